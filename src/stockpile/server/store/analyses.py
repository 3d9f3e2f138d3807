"""What the coach said of finished games, one row a table. Nobody's name is in it: seats are numbers.

What an older form wrote and today's readers would misread counts as not there.
"""

import zlib
from collections.abc import Sequence
from time import time

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
        row = {
            "table_id": table,
            "form": analysis.form,
            "quick": int(analysis.quick),
            "made": time(),
            "seats": msgspec.json.encode(judged_in(analysis)).decode(),
            "analysis": zlib.compress(written(analysis)),
        }
        here = schema.analyses.c.table_id == table
        await self._store.change(delete(schema.analyses).where(here), insert(schema.analyses).values(row))

    async def look(self, table: str) -> Look | None:
        """With which care a game was looked at."""
        rows = await self._store.rows(
            select(schema.analyses.c.quick).where(_readable(schema.analyses.c.table_id == table))
        )
        return ("quick" if rows[0]["quick"] else "full") if rows else None

    async def of(self, table: str, names: Sequence[str]) -> GameAnalysis | None:
        """The analysis of a game, with the names that its seats have by now."""
        rows = await self._store.rows(
            select(schema.analyses.c.analysis).where(_readable(schema.analyses.c.table_id == table))
        )
        if not rows:
            return None
        found = _READER.decode(zlib.decompress(rows[0]["analysis"]))
        seats = [msgspec.structs.replace(seat, name=names[seat.seat]) for seat in found.seats]
        return msgspec.structs.replace(found, seats=seats, named=_answers_in(found))

    async def judged(self, tables: Sequence[str]) -> dict[str, list[Judged]]:
        """Luck, skill and grades of those of some games that were analysed, by seat."""
        columns = schema.analyses.c
        query = select(columns.table_id, columns.seats).where(_readable(columns.table_id.in_(tables)))
        return {row["table_id"]: _SEATS.decode(row["seats"]) for row in await self._store.rows(query)}


def _readable(where: ColumnElement[bool]) -> ColumnElement[bool]:
    return where & (schema.analyses.c.form == FORM)


def _answers_in(analysis: Analysis) -> dict[str, AnswerChoice]:
    decisions = [each for seat in analysis.seats for each in seat.decisions]
    texts = {text for each in decisions for text in (*each.played, *each.best)}
    return {text: AnswerChoice.of(parse(text)) for text in sorted(texts)}


def judged_in(analysis: Analysis) -> list[Judged]:
    return [
        Judged(seat.seat, seat.grade, seat.luck, seat.skill, seat.result, analysis.quick) for seat in analysis.seats
    ]
