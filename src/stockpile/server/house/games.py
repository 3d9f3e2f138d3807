"""A guest's own games: those that run, those that are over, and how they went."""

import asyncio
import json
from collections import defaultdict
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.house.house import House
from stockpile.server.house.lobby import Lobby
from stockpile.server.messages import protocol
from stockpile.server.messages.coach import Judged
from stockpile.server.messages.people import Counted, MyGame, MyGames
from stockpile.server.store.rows import GuestRow, TableRow
from stockpile.server.table.course import Course
from stockpile.server.table.results import write_results

LISTED: Final = 100  # games
CAUGHT_UP: Final = 20  # games that ended before places were written down: so many are made up for at once


async def my_games(house: House, lobby: Lobby, guest: GuestRow) -> MyGames:
    rows = [row for row in await house.store.tables_of(guest.id, LISTED) if isinstance(row, TableRow)]
    sat = [row for row in rows if not row.lesson and any(seat.guest == guest.id for seat in row.seats)]
    await _catch_up(house, [row for row in sat if row.stage == "over" and row.ended is None][:CAUGHT_UP])
    infos = {info.id: info for info in await lobby.infos(sat, guest) if info.stage != "damaged"}
    judged = await house.coach.analyses.judged([*infos])
    games = [_game(row, infos[row.id], guest, judged.get(row.id, [])) for row in sat if row.id in infos]
    return MyGames(games, counted(await house.people.finished(guest.id)))


def _game(row: TableRow, info: protocol.Table, guest: GuestRow, judged: list[Judged]) -> MyGame:
    mine = [seat for seat in row.seats if seat.guest == guest.id]
    best = min(mine, key=lambda seat: seat.place or 0)
    return MyGame(
        id=row.id,
        stage=row.stage,
        preset=info.preset,
        modules=info.modules,
        players=info.players,
        at=row.ended or row.created,
        opponents=[seat.name for seat in row.seats if seat.guest != guest.id],
        turn=info.turn,
        place=best.place,
        money=best.money,
        judged=next((each for each in judged if [seat.seat for seat in mine] == [each.seat]), None),
    )


async def _catch_up(house: House, rows: list[TableRow]) -> None:
    """Write down how games ended that were over before anybody did."""
    for row in rows:
        if house.live(row.id) is not None or house.is_unplayable(row.id):
            continue
        try:
            given = await house.store.answers(row.id)
            assert row.chance is not None
            course = await asyncio.to_thread(Course, row.config, house.figures(row), row.chance, given)
            write_results(row, course.game, await house.people.last_answer(row.id) or row.created)
        except SQLAlchemyError:
            raise
        except Exception as error:  # a damaged table: the lists say so from now on, and it is not tried again
            house.unplayable(row.id, error)
            continue
        await house.store.save_table(row)


def counted(rows: list[Any]) -> list[Counted]:
    """Games, wins and places by number of players.

    >>> four = '{"players": 4}'
    >>> ends = [("a", 1), ("b", 4), ("c", 1), ("c", 2)]
    >>> counted([{"table_id": table, "place": place, "config": four} for table, place in ends])
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
