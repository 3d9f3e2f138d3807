"""The lobby: lists of tables, and what guests do with a table before its game starts and after it is over.

The host may close a table to spectators, remove somebody and mute somebody.
"""

import asyncio
from collections.abc import Mapping, Sequence
from time import time
from typing import Final

from msgspec.structs import replace
from sqlalchemy.exc import SQLAlchemyError

from stockpile.content import Content
from stockpile.server import protocol
from stockpile.server.cache import LruCache
from stockpile.server.db.rows import DamagedRow, GuestRow, TableRow
from stockpile.server.db.store import GAP
from stockpile.server.lobby.seats import (
    checked_bot,
    checked_config,
    close_own_seats,
    name_seats,
    new_row,
    next_host,
    planned_seat,
    seat_for_rematch,
    take_seat,
    vacate,
)
from stockpile.server.protocol import By
from stockpile.server.refusals import Refusal, conflict, forbidden, not_found
from stockpile.server.server import Server
from stockpile.server.table.deal import start_game
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.live import LiveTable
from stockpile.server.table.views import damaged_info, public_id, table_info

MAX_REMEMBERED_TURNS: Final = 2000
NOBODY: Final = -1  # is asked
MAX_LISTED_TABLES: Final = 50  # tables in a list
LISTED_SECONDS: Final = 24 * 3600.0  # that a table that waits for players is listed for everybody


class Lobby:
    """Each change holds the table's lock, and is stored before it takes effect."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._asked: LruCache[int] = LruCache(MAX_REMEMBERED_TURNS)  # the seat, by table and number of answers

    async def tables_for(self, guest: GuestRow | None) -> protocol.TableLists:
        """Tables with open seats, and those of a guest."""
        store = self._server.store
        mine = await store.tables_of(guest.id, MAX_LISTED_TABLES) if guest is not None else []
        taken = {row.id for row in mine}
        free = await store.open_to_all(time() - LISTED_SECONDS, MAX_LISTED_TABLES)
        others = [row for row in free if row.id not in taken]
        return protocol.TableLists(await self.table_infos(others, guest), await self.table_infos(mine, guest))

    async def table_infos(
        self, rows: Sequence[TableRow | DamagedRow], guest: GuestRow | None
    ) -> list[protocol.TableInfo]:
        numbers = await self._server.store.numbers([row.id for row in rows if self._server.tables.live(row.id) is None])
        who = guest.id if guest is not None else None
        infos = [self._info(row, who, numbers.get(row.id, 0)) for row in rows]
        asked = await self._asked_seats([row for row in rows if isinstance(row, TableRow)], numbers)
        return [replace(info, turn=True) if _is_mine(info, asked.get(info.id)) else info for info in infos]

    def _info(self, row: TableRow | DamagedRow, guest: str | None, number: int) -> protocol.TableInfo:
        table = self._server.tables.live(row.id)
        if table is not None and not (isinstance(row, TableRow) and row.revision > table.row.revision):
            return table.info(guest)
        why = self._damage(row, number)
        if why:
            self._server.tables.damaged(row.id, why)
        if isinstance(row, DamagedRow) or why or self._server.tables.is_unplayable(row.id):
            return damaged_info(row)
        return table_info(row, guest, number, self._server.contents.changed_figures(row))

    def _damage(self, row: TableRow | DamagedRow, number: int) -> str:
        """What is wrong with a stored table, as far as it shows without taking up its game."""
        if isinstance(row, DamagedRow):
            return row.why
        if number == GAP:
            return "an answer is missing"
        return self._server.contents.lost(row.content) if row.chance is not None else ""

    async def table_info(self, key: str, guest: GuestRow | None) -> protocol.TableInfo:
        """One table. Its game need not be taken up for that."""
        row = table.row if (table := self._server.tables.live(key)) else await self._server.store.table(key)
        if row is None:
            raise not_found("server-no-such-table")
        (info,) = await self.table_infos([row], guest)
        if info.stage == "damaged":
            raise conflict("server-damaged-table")
        return info

    async def create(self, guest: GuestRow, wanted: protocol.NewTable) -> LiveTable:
        """A new table; its host is the guest."""
        seats = [planned_seat(number, plan, guest) for number, plan in enumerate(wanted.seats)]
        for bot in {seat.bot for seat in seats if seat.kind == "bot"}:
            await self._server.tables.check_bot(bot)
        row = new_row(guest, checked_config(wanted, self._server.contents.own), seats, wanted)
        return await self._server.tables.set_up(row, wanted.start, wanted.fair)

    async def rematch(self, table: LiveTable, guest: GuestRow, fair: bool = False) -> LiveTable:
        """Another game for the same people. The first to ask is the host. Seats are kept for the others."""
        async with table.alone():
            mine = table.seats_of(guest.id)
            if not mine:
                raise forbidden("server-not-your-seat")
            if table.row.stage != "over":
                raise conflict("server-not-over")
            following = await self._next_game(table)
            if following is None:
                seats = [seat_for_rematch(seat, guest) for seat in table.row.seats]
                row = new_row(guest, table.row.config, seats, table.row)
                following = await self._server.tables.set_up(row, start=not row.free, fair=fair)
                async with table.changing() as old:
                    old.again = row.id
                table.send_seats()
        if not following.seats_of(guest.id) and following.row.stage == "waiting":
            for seat in mine[: following.row.free]:
                name = table.row.seats[seat].name
                await self.join(following, guest, protocol.Join(following.row.code, None, name))
        return following

    async def _next_game(self, table: LiveTable) -> LiveTable | None:
        """The next game of a table's people, unless there is none any more: all have left it, or it is damaged."""
        if table.row.again is None:
            return None
        try:
            return await self._server.tables.open(table.row.again)
        except Refusal:
            return None

    async def join(self, table: LiveTable, guest: GuestRow, wanted: protocol.Join) -> None:
        """Take a seat."""
        async with table.alone():
            table.check_there()
            if table.seats_of(guest.id) and wanted.seat is None and not wanted.name:
                return
            if table.row.stage != "waiting":
                raise conflict("server-has-begun")
            table.check_seats_can_change()
            if guest.id in table.removed:
                raise forbidden("server-removed")
            async with table.changing() as row:
                take_seat(row, guest, wanted)
            table.send_seats()

    async def leave(self, table: LiveTable, guest: GuestRow, seat: int | None) -> None:
        """Give seats up: before the game they are free again, in a game bots play on."""
        async with table.alone():
            table.check_there()
            left = [each for each in table.seats_of(guest.id) if seat in (None, each)]
            if not left:
                raise forbidden("server-not-your-seat")
            if table.row.stage == "over":
                raise conflict("server-game-over")
            table.check_seats_can_change()
            async with table.changing() as row:
                for each in left:
                    vacate(row.seats[each], playing=row.stage == "playing")
                name_seats(row.seats)
                row.host = next_host(row, guest.id)
            table.end_stand_ins(left)
            table.send_seats()
            table.dismiss_watchers_if_closed()
            if table.row.stage == "waiting" and not any(each.guest for each in table.row.seats):
                await self._server.tables.remove(table)

    async def change_seat(self, table: LiveTable, guest: GuestRow, seat: int, wanted: protocol.SeatChange) -> None:
        """The host makes a seat open, reserved or a bot's."""
        bot = checked_bot(wanted.bot) if wanted.kind == "bot" else ""
        if bot:
            await self._server.tables.check_bot(bot)
        async with table.alone():
            check_host(table, guest)
            if table.row.stage != "waiting":
                raise conflict("server-has-begun")
            table.check_seats_can_change()
            if seat >= len(table.row.seats):
                raise not_found("server-no-such-seat")
            if table.row.seats[seat].guest == guest.id:
                raise conflict("server-seat-taken")
            async with table.changing() as row:
                changed = row.seats[seat]
                vacate(changed, playing=False)
                changed.kind = wanted.kind
                changed.bot = bot
                name_seats(row.seats)
                close_own_seats(row)
            table.send_seats()
            table.dismiss_watchers_if_closed()

    async def start(self, table: LiveTable, guest: GuestRow) -> None:
        async with table.alone():
            check_host(table, guest)
            await start_game(table, self._server.tables.seed(), await self._server.contents.keep())

    # Whose turn it is.

    async def _asked_seats(self, rows: Sequence[TableRow], numbers: Mapping[str, int]) -> dict[str, int]:
        """The seat that is asked, or NOBODY, for each running game that is not in memory.

        It follows from public facts, so everybody who sees a table may know it. Each game is replayed once an answer.
        """
        found = {}
        for row in rows:
            if row.stage == "playing" and self._server.tables.live(row.id) is None:
                found[row.id] = await self._asked_seat(row, numbers.get(row.id, 0))
        return found

    async def _asked_seat(self, row: TableRow, number: int) -> int:
        key = f"{row.id}/{number}"
        if key not in self._asked:
            try:
                given = await self._server.store.answers(row.id)
                self._asked[key] = await asyncio.to_thread(_replayed_seat, row, self._server.tables.figures(row), given)
            except SQLAlchemyError:
                raise
            except Exception:  # a damaged table; opening it says why
                self._asked[key] = NOBODY
        seat: int = self._asked.get(key)
        return seat


def _replayed_seat(row: TableRow, content: Content, given: Sequence[tuple[int, By]]) -> int:
    assert row.chance is not None
    game = GameLog(row.config, content, row.chance, given).game
    return NOBODY if game.over else game.asked


def _is_mine(info: protocol.TableInfo, seat: int | None) -> bool:
    return seat is not None and 0 <= seat < len(info.seats) and info.seats[seat].mine


def check_host(table: LiveTable, guest: GuestRow) -> None:
    table.check_there()
    if guest.id != table.row.host:
        raise forbidden("server-not-the-host")


async def set_closed(table: LiveTable, guest: GuestRow, closed: bool) -> None:
    """Only players may see a closed table; everybody who knows its address may see an open one."""
    async with table.alone():
        check_host(table, guest)
        async with table.changing() as row:
            row.closed = closed
        table.dismiss_watchers_if_closed()
        table.send_seats()


async def set_muted(server: Server, table: LiveTable, guest: GuestRow, who: str, muted: bool) -> None:
    """Forbid somebody to chat here, or allow it again."""
    async with table.alone():
        check_host(table, guest)
        meant = _guest_called(table, who)
        if meant == guest.id:
            raise conflict("server-not-yourself")
        await server.store.restrict(table.row.id, meant, muted, meant in table.removed)
        (table.chat.muted.add if muted else table.chat.muted.discard)(meant)
        table.send_seats()


async def remove_person(server: Server, table: LiveTable, guest: GuestRow, who: str) -> None:
    """Remove somebody before the game. Their seats are free again, but not for them."""
    async with table.alone():
        check_host(table, guest)
        if table.row.stage != "waiting":
            raise conflict("server-has-begun")
        table.check_seats_can_change()
        meant = _guest_called(table, who)
        if meant == guest.id:
            raise conflict("server-not-yourself")
        await server.store.restrict(table.row.id, meant, meant in table.chat.muted, True)
        table.removed.add(meant)
        async with table.changing() as row:
            for seat in row.seats:
                if seat.guest == meant:
                    vacate(seat, playing=False)
            name_seats(row.seats)
        if table.row.closed:
            table.dismiss_watchers(forbidden("server-removed"))
        table.send_seats()
        table.send_watchers()


def _guest_called(table: LiveTable, who: str) -> str:
    """The guest behind a public name: somebody who sits, watches or has chatted here."""
    guests = [
        *(seat.guest for seat in table.row.seats),
        *(listener.guest for listener in table.listeners),
        *(line.guest for line in table.chat.lines),
        *table.chat.muted,
    ]
    for guest in guests:
        if guest is not None and public_id(table.row.id, guest) == who:
            return guest
    raise not_found("server-no-such-person")
