"""The house: all tables, live or stored, and what guests may do with them before a game begins."""

import asyncio
import hmac
import secrets
from collections.abc import Sequence
from dataclasses import replace
from random import Random
from time import time
from typing import Final

from stockpile.bots import BOTS
from stockpile.content import Content, ContentError
from stockpile.records import Record
from stockpile.rules.config import Config, ConfigError, preset
from stockpile.rules.tables import tables_for
from stockpile.server.guests import Guests, checked_name
from stockpile.server.messages import protocol
from stockpile.server.messages.refusals import Refusal, conflict, forbidden, not_found
from stockpile.server.recent import Recent
from stockpile.server.settings import Settings
from stockpile.server.store.contents import Contents
from stockpile.server.store.database import Store
from stockpile.server.store.rows import GuestRow, SeatRow, TableRow
from stockpile.server.table.info import figures_changed, table_info
from stockpile.server.table.live import LiveTable, deal
from stockpile.server.table.thinkers import STAND_IN, Thinkers
from stockpile.words import english

LISTED: Final = 50  # tables in a list
RECORDS: Final = 50  # uploaded records kept at hand
NEWS: Final = 24 * 3600.0  # seconds for which a table that waits for players is shown to all
TIDYING: Final = 60.0  # seconds between looks for tables that nobody needs in memory


class House:
    """Everything that a server holds."""

    def __init__(self, settings: Settings, store: Store, contents: Contents) -> None:
        self.settings = settings
        self.store = store
        self.guests = Guests(store)
        self.contents = contents
        self.thinkers = Thinkers(settings.workers)
        self.records: Recent[Record] = Recent(RECORDS)
        self._seeds = Random(settings.seed) if settings.seed is not None else None
        self._live: dict[str, LiveTable] = {}
        self._loading = asyncio.Lock()
        self._tidying: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, settings: Settings) -> "House":
        store = await Store.open(settings.database)
        house = cls(settings, store, await Contents.open(settings.content, store))
        house._tidying = asyncio.create_task(house._tidy())
        return house

    async def close(self) -> None:
        if self._tidying is not None:
            self._tidying.cancel()
        for table in list(self._live.values()):
            table.stop()
        self.thinkers.close()
        await self.store.close()

    async def _tidy(self) -> None:
        while True:
            await asyncio.sleep(TIDYING)
            for key, table in list(self._live.items()):
                if table.idle:
                    table.stop()
                    del self._live[key]

    async def table(self, key: str) -> LiveTable:
        """A table by its id, read from the store if need be."""
        found = self._live.get(key)
        if found is not None:
            return found
        async with self._loading:
            return self._live.get(key) or await self._load(key)

    async def _load(self, key: str) -> LiveTable:
        row = await self.store.table(key)
        if row is None:
            raise not_found("server-no-such-table")
        self._expect_bots(row)
        table = LiveTable(row, self.store, self.contents, self.thinkers, await self.store.chat(key))
        if row.chance is not None:
            await table.resume(self._figures(row))
        self._live[key] = table
        return table

    def _figures(self, row: TableRow) -> Content:
        try:
            return self.contents.of(row.content)
        except ContentError:
            raise conflict("server-other-figures") from None

    def _expect_bots(self, row: TableRow) -> None:
        """Workers take a moment to start: begin when bots sit down, not when the first is asked."""
        if row.stage != "over" and any(seat.kind == "bot" for seat in row.seats):
            self.thinkers.wake()

    # The lobby.

    async def lists(self, guest: GuestRow | None) -> protocol.Tables:
        """Tables with open seats, and those of a guest."""
        mine = await self.store.tables_of(guest.id, LISTED) if guest is not None else []
        taken = {row.id for row in mine}
        free = await self.store.open_to_all(time() - NEWS, LISTED)
        others = [row for row in free if row.id not in taken]
        return protocol.Tables(await self._infos(others, guest), await self._infos(mine, guest))

    async def _infos(self, rows: Sequence[TableRow], guest: GuestRow | None) -> list[protocol.Table]:
        numbers = await self.store.numbers([row.id for row in rows if row.id not in self._live])
        infos = []
        who = guest.id if guest is not None else None
        for row in rows:
            table = self._live.get(row.id)
            infos.append(
                table.info(who)
                if table is not None
                else table_info(row, who, numbers.get(row.id, 0), figures_changed(row, self.contents))
            )
        return infos

    async def create(self, guest: GuestRow, wanted: protocol.NewTable) -> LiveTable:
        """A new table; its host is the guest."""
        seats = [self._seat(number, plan, guest) for number, plan in enumerate(wanted.seats)]
        row = _new_row(guest, _config(wanted, self.contents.own), seats, wanted.clock, wanted.away)
        return await self._set_up(row, wanted.start)

    async def _set_up(self, row: TableRow, start: bool) -> LiveTable:
        course = deal(row, self._seed(), await self.contents.keep()) if start else None
        self._expect_bots(row)
        await self.store.add_table(row)
        table = self._live[row.id] = LiveTable(row, self.store, self.contents, self.thinkers, [])
        if course is not None:
            table.drive(course)
        return table

    async def again(self, table: LiveTable, guest: GuestRow) -> LiveTable:
        """Another game for the same people. Who asks first is the host; seats are kept for the others."""
        async with table.lock:
            mine = table.seats_of(guest.id)
            if not mine:
                raise forbidden("server-not-your-seat")
            if table.row.stage != "over":
                raise conflict("server-not-over")
            following = await self._following(table)
            if following is None:
                seats = [_kept_for(seat, guest) for seat in table.row.seats]
                row = _new_row(guest, table.row.config, seats, table.row.clock, table.row.away)
                following = await self._set_up(row, start=not row.free)
                async with table.changing() as old:
                    old.again = row.id
                table.tell_seats()
        if not following.seats_of(guest.id) and following.row.stage == "waiting":
            for seat in mine[: following.row.free]:
                name = table.row.seats[seat].name
                await self.join(following, guest, protocol.Join(following.row.code, None, name))
        return following

    async def _following(self, table: LiveTable) -> LiveTable | None:
        """The next game of a table's people, unless there is none or they have all left it before it began."""
        if table.row.again is None or await self.store.table(table.row.again) is None:
            return None
        return await self.table(table.row.again)

    def _seat(self, number: int, plan: protocol.SeatPlan, guest: GuestRow) -> SeatRow:
        if plan.kind == "me":
            return SeatRow(number, "human", guest.id, checked_name(plan.name) if plan.name else guest.name)
        name = checked_name(plan.name) if plan.name else ""
        return SeatRow(number, plan.kind, name=name, bot=_bot(plan.bot) if plan.kind == "bot" else "")

    async def join(self, table: LiveTable, guest: GuestRow, wanted: protocol.Join) -> None:
        """Take a seat."""
        async with table.lock:
            if table.seats_of(guest.id) and wanted.seat is None and not wanted.name:
                return
            if table.row.stage != "waiting":
                raise conflict("server-has-begun")
            async with table.changing() as row:
                seat = _free_seat(row, wanted)
                seat.kind, seat.guest, seat.bot = "human", guest.id, ""
                seat.name = checked_name(wanted.name) if wanted.name else guest.name
                _name_seats(row.seats)
            table.tell_seats()

    async def leave(self, table: LiveTable, guest: GuestRow, seat: int | None) -> None:
        """Give seats up: before the game they are open again, in a game bots play on."""
        async with table.lock:
            left = [each for each in table.seats_of(guest.id) if seat in (None, each)]
            if not left:
                raise forbidden("server-not-your-seat")
            if table.row.stage == "over":
                raise conflict("server-game-over")
            async with table.changing() as row:
                for each in left:
                    _vacate(row.seats[each], playing=row.stage == "playing")
                row.host = _next_host(row)
            for each in left:
                table.clocks.stand_ins[each] = ""
            table.tell_seats()
            if table.row.stage == "waiting" and not any(each.guest for each in table.row.seats):
                await self.store.remove_table(table.row.id)
                self._live.pop(table.row.id, None)
                table.dissolve()

    async def change_seat(self, table: LiveTable, guest: GuestRow, seat: int, wanted: protocol.SeatChange) -> None:
        """The host makes a seat open, reserved or a bot's."""
        async with table.lock:
            if guest.id != table.row.host:
                raise forbidden("server-not-the-host")
            if table.row.stage != "waiting":
                raise conflict("server-has-begun")
            if seat >= len(table.row.seats):
                raise not_found("server-no-such-seat")
            if table.row.seats[seat].guest == guest.id:
                raise conflict("server-seat-taken")
            async with table.changing() as row:
                changed = row.seats[seat]
                changed.kind, changed.guest, changed.name = wanted.kind, None, ""
                changed.bot = _bot(wanted.bot) if wanted.kind == "bot" else ""
                _name_seats(row.seats)
            table.tell_seats()

    async def start(self, table: LiveTable, guest: GuestRow) -> None:
        async with table.lock:
            if guest.id != table.row.host:
                raise forbidden("server-not-the-host")
            await table.begin(self._seed(), await self.contents.keep())

    def _seed(self) -> int | None:
        """What the next table is dealt from; None leaves it to chance."""
        return self._seeds.getrandbits(64) if self._seeds is not None else None


def _config(wanted: protocol.NewTable, content: Content) -> Config:
    try:
        if wanted.preset:
            config = preset(wanted.preset, len(wanted.seats))
        else:
            sets = {"investor_sets": tuple(wanted.investor_sets)} if wanted.investor_sets else {}
            config = Config(len(wanted.seats), tuple(wanted.modules), **sets)
        tables_for(config, content)
    except ConfigError as error:
        raise Refusal("server-bad-config", reason=str(error)) from None
    return config


def _new_row(host: GuestRow, config: Config, seats: list[SeatRow], clock: int | None, away: int | None) -> TableRow:
    _name_seats(seats)
    return TableRow(
        id=secrets.token_hex(8),
        host=host.id,
        code=secrets.token_hex(5),
        stage="waiting",
        config=config,
        content="",  # until the game begins
        clock=clock,
        away=away,
        seats=seats,
    )


def _kept_for(seat: SeatRow, guest: GuestRow) -> SeatRow:
    """A seat of another game: a bot's is a bot's, mine is mine, the others are kept for who sat there."""
    if seat.kind == "human" and seat.guest != guest.id:
        return SeatRow(seat.seat, "reserved")
    return replace(seat, ask=False)


def _bot(name: str) -> str:
    if name not in BOTS:
        raise Refusal("server-no-such-bot", name=name, names=", ".join(BOTS))
    return name


def _free_seat(row: TableRow, wanted: protocol.Join) -> SeatRow:
    """The seat asked for, or the first one that this guest may have."""
    invited = hmac.compare_digest(wanted.code.encode(), row.code.encode())
    kinds = ("open", "reserved") if invited else ("open",)
    if wanted.seat is None:
        free = [seat for seat in row.seats if seat.kind in kinds]
        if not free:
            raise conflict("server-no-free-seat")
        return free[0]
    if wanted.seat >= len(row.seats):
        raise not_found("server-no-such-seat")
    seat = row.seats[wanted.seat]
    if seat.kind == "reserved" and not invited:
        raise forbidden("server-invited-only")
    if seat.kind not in kinds:
        raise conflict("server-seat-taken")
    return seat


def _vacate(seat: SeatRow, playing: bool) -> None:
    """Before the game a seat is open again, in a game a bot plays on under the same name."""
    seat.guest = None
    if playing:
        seat.kind, seat.bot = "bot", STAND_IN
    else:
        seat.kind, seat.bot, seat.name = "open", "", ""


def _next_host(row: TableRow) -> str:
    """A host who leaves hands the table on to who sits there still."""
    guests = [seat.guest for seat in row.seats if seat.guest is not None]
    return row.host if row.host in guests or not guests else guests[0]


def _name_seats(seats: list[SeatRow]) -> None:
    """No two people at a table have one name, and every bot has one that nobody else has."""
    taken: set[str] = set()
    for seat in seats:
        if seat.kind == "human":
            name, count = seat.name, 1
            while seat.name in taken:
                count += 1
                seat.name = f"{name[:22]} {count}"
            taken.add(seat.name)
    for seat in seats:
        if seat.kind == "bot" and (not seat.name or seat.name in taken):
            names = [english(f"seat-bot-{number}") for number in range(1, 6)]
            seat.name = next((name for name in names if name not in taken), f"{names[0]} {seat.seat + 1}")
        taken.add(seat.name)
