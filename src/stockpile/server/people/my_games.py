"""A guest's own games, running and finished, with results, and what the coach learned from them."""

import asyncio
import json
from collections import defaultdict
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from stockpile.lab.study import study
from stockpile.server import protocol
from stockpile.server.coach.analysis import Judged, MyStudy, StudiedGame
from stockpile.server.db import schema
from stockpile.server.db.rows import GuestRow, SeatRow, TableRow
from stockpile.server.db.store import Store
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.people.messages import Counted, MyGame, MyGames
from stockpile.server.server import Server
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.live import write_results

MAX_LISTED_GAMES: Final = 100  # games
MAX_STUDIED_GAMES: Final = 50  # analyses that are read for a study
MAX_CAUGHT_UP_GAMES: Final = 20  # games without places, of an old version, that get them at once
MAX_COUNTED_GAMES: Final = 1000  # of one guest, for the statistics; the newest


async def my_games(server: Server, lobby: Lobby, guest: GuestRow) -> MyGames:
    sat = await _tables_played(server, guest)
    await _catch_up(server, [row for row in sat if row.stage == "over" and row.ended is None][:MAX_CAUGHT_UP_GAMES])
    infos = {info.id: info for info in await lobby.table_infos(sat, guest) if info.stage != "damaged"}
    judged = await server.coach.analyses.judged([*infos])
    games = [_game(row, infos[row.id], guest, judged.get(row.id, [])) for row in sat if row.id in infos]
    return MyGames(games, count_games(await _finished(server.store, guest.id)))


async def my_study(server: Server, guest: GuestRow) -> MyStudy:
    """Of finished games in which one seat was mine, where somebody had them analysed."""
    rows = [
        row for row in await _tables_played(server, guest) if row.stage == "over" and len(_seats_of(row, guest)) == 1
    ]
    rows.sort(key=_when, reverse=True)
    analyses = await server.coach.analyses.newest([row.id for row in rows], MAX_STUDIED_GAMES)
    mine = {row.id: _seats_of(row, guest)[0].seat for row in rows}
    looked_at = [row for row in reversed(rows) if row.id in analyses and analyses[row.id].seats[mine[row.id]].is_graded]
    found = await asyncio.to_thread(study, [(analyses[row.id], mine[row.id]) for row in looked_at])
    return MyStudy(
        games=[
            StudiedGame(row.id, _when(row), game.grade, game.luck, game.skill, game.result, game.stand_in)
            for row, game in zip(looked_at, found.games, strict=True)
        ],
        most=MAX_STUDIED_GAMES,
        quick=any(analyses[row.id].quick for row in looked_at),
        grade=found.grade,
        slope=found.trend.slope,
        habits=found.habits,
    )


async def _tables_played(server: Server, guest: GuestRow) -> list[TableRow]:
    """Tables at which a guest has a seat, the newest first. Lessons do not count."""
    rows = [row for row in await server.store.tables_of(guest.id, MAX_LISTED_GAMES) if isinstance(row, TableRow)]
    return [row for row in rows if not row.lesson and _seats_of(row, guest)]


def _seats_of(row: TableRow, guest: GuestRow) -> list[SeatRow]:
    return [seat for seat in row.seats if seat.guest == guest.id]


def _when(row: TableRow) -> float:
    return row.ended or row.created


def _game(row: TableRow, info: protocol.TableInfo, guest: GuestRow, judged: list[Judged]) -> MyGame:
    mine = _seats_of(row, guest)
    best = min(mine, key=lambda seat: seat.place or 0)
    return MyGame(
        id=row.id,
        stage=row.stage,
        preset=info.preset,
        modules=info.modules,
        players=info.players,
        at=_when(row),
        opponents=[seat.name for seat in row.seats if seat.guest != guest.id],
        turn=info.turn,
        place=best.place,
        money=best.money,
        judged=next((each for each in judged if [seat.seat for seat in mine] == [each.seat]), None),
    )


async def _catch_up(server: Server, rows: list[TableRow]) -> None:
    """Write down how games ended that were over before anybody did."""
    for row in rows:
        if server.tables.live(row.id) is not None or server.tables.is_unplayable(row.id):
            continue
        try:
            given = await server.store.answers(row.id)
            assert row.chance is not None
            log = await asyncio.to_thread(GameLog, row.config, server.tables.figures(row), row.chance, given)
            write_results(row, log.game, await _last_answer(server.store, row.id) or row.created)
        except SQLAlchemyError:
            raise
        except Exception as error:  # a damaged table: the lists say so from now on, and it is not tried again
            server.tables.unplayable(row.id, error)
            continue
        await server.store.save_table(row)


async def _finished(store: Store, guest: str) -> list[Any]:
    """Table, players and place of every seat of a guest in games whose end is written down."""
    tables, seats = schema.tables.c, schema.seats.c
    query = (
        select(seats.table_id, seats.place, tables.config)
        .join(schema.tables, tables.id == seats.table_id)
        .where(seats.guest == guest, seats.place.is_not(None), tables.lesson == "")
        .order_by(tables.created.desc())
        .limit(MAX_COUNTED_GAMES)
    )
    return await store.rows(query)


async def _last_answer(store: Store, table: str) -> float | None:
    """When the last answer of a table was given."""
    columns = schema.answers.c
    query = select(columns.at).where(columns.table_id == table).order_by(columns.number.desc()).limit(1)
    rows = await store.rows(query)
    return float(rows[0]["at"]) if rows else None


def count_games(rows: list[Any]) -> list[Counted]:
    """Games, wins and places by number of players.

    >>> four = '{"players": 4}'
    >>> ends = [("a", 1), ("b", 4), ("c", 1), ("c", 2)]
    >>> count_games([{"table_id": table, "place": place, "config": four} for table, place in ends])
    [Counted(players=4, games=2, wins=1, places=5)]
    """
    places: defaultdict[tuple[str, int], list[int]] = defaultdict(list)
    for row in rows:
        places[row["table_id"], json.loads(row["config"])["players"]].append(row["place"])
    found: defaultdict[int, list[int]] = defaultdict(list)
    for (_, players), of_table in places.items():
        if len(of_table) == 1:
            found[players] += of_table
    return [Counted(players, len(each), each.count(1), sum(each)) for players, each in sorted(found.items())]
