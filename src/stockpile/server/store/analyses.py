"""What the coach said of finished games, one row a table. Nobody's name is in it: seats are numbers.

What an older form wrote and today's readers would misread counts as not there. Everything here can be made anew, so
what is damaged is thrown away.
"""

import asyncio
import zlib
from collections.abc import Mapping, Sequence
from contextlib import suppress
from time import time
from typing import Any

import msgspec
from sqlalchemy import delete, insert, select
from sqlalchemy.sql import ColumnElement

from stockpile.lab.coach import Analysis, written
from stockpile.lab.coach.model import FORM
from stockpile.rules.answers import parse
from stockpile.server.messages.coach import GameAnalysis, Judged, Look
from stockpile.server.messages.display import AnswerChoice
from stockpile.server.store import schema
from stockpile.server.store.database import Store

_READER = msgspec.json.Decoder(GameAnalysis)
_SEATS = msgspec.json.Decoder(list[Judged])


class Analyses:
    """Beside the store: the analyses of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def keep(self, table: str, analysis: Analysis) -> None:
        """In the place of what there was."""
        here = schema.analyses.c.table_id == table
        row = {
            "table_id": table,
            "form": analysis.form,
            "quick": int(analysis.quick),
            "made": time(),
            "seats": msgspec.json.encode(judged_in(analysis)).decode(),
            "analysis": zlib.compress(written(analysis)),
        }
        await self._store.change(delete(schema.analyses).where(here), insert(schema.analyses).values(row))

    async def look(self, table: str) -> Look | None:
        """With which care a game was looked at."""
        rows = await self._rows([table], schema.analyses.c.quick)
        return ("quick" if rows[0]["quick"] else "full") if rows else None

    async def of(self, table: str, names: Sequence[str]) -> GameAnalysis | None:
        """The analysis of a game, with the names that its seats have by now."""
        rows = await self._rows([table], schema.analyses.c.analysis)
        try:
            return _read(rows[0]["analysis"], names) if rows else None
        except Exception:  # whatever is wrong with what is written there
            await self._store.change(delete(schema.analyses).where(schema.analyses.c.table_id == table))
            return None

    async def judged(self, tables: Sequence[str]) -> dict[str, list[Judged]]:
        """Luck, skill and grades of those of some games that were analysed, by seat."""
        found: dict[str, list[Judged]] = {}
        for row in await self._rows(tables, schema.analyses.c.table_id, schema.analyses.c.seats):
            with suppress(msgspec.MsgspecError):
                found[row["table_id"]] = _SEATS.decode(row["seats"])
        return found

    async def newest(self, tables: Sequence[str], most: int) -> dict[str, Analysis]:
        """Whole analyses, of the first of these games that have one. They are large: they are read aside."""
        there = {row["table_id"] for row in await self._rows(tables, schema.analyses.c.table_id)}
        wanted = [table for table in tables if table in there][:most]
        rows = await self._rows(wanted, schema.analyses.c.table_id, schema.analyses.c.analysis)
        return await asyncio.to_thread(_readable, {row["table_id"]: row["analysis"] for row in rows})

    async def _rows(self, tables: Sequence[str], *columns: ColumnElement[Any]) -> list[Any]:
        here = schema.analyses.c.table_id.in_(tables) & (schema.analyses.c.form == FORM)
        return await self._store.rows(select(*columns).where(here))


def _read(packed: bytes, names: Sequence[str]) -> GameAnalysis:
    found = _READER.decode(zlib.decompress(packed))
    seats = [msgspec.structs.replace(seat, name=names[seat.seat]) for seat in found.seats]
    return msgspec.structs.replace(found, seats=seats, named=_answers_in(found))


def _readable(packed: Mapping[str, bytes]) -> dict[str, Analysis]:
    found: dict[str, Analysis] = {}
    for table, each in packed.items():
        with suppress(zlib.error, msgspec.MsgspecError):
            found[table] = _READER.decode(zlib.decompress(each))
    return found


def _answers_in(analysis: Analysis) -> dict[str, AnswerChoice]:
    decisions = [each for seat in analysis.seats for each in seat.decisions]
    texts = {text for each in decisions for text in (*each.played, *each.best)}
    return {text: AnswerChoice.of(parse(text)) for text in sorted(texts)}


def judged_in(analysis: Analysis) -> list[Judged]:
    return [
        Judged(
            seat.seat,
            seat.grade,
            seat.luck,
            seat.skill,
            seat.result,
            analysis.quick,
            seat.stand_in.answers if seat.stand_in is not None else 0,
            seat.is_graded,
        )
        for seat in analysis.seats
    ]
