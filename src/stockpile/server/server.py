"""The house: all tables, live or stored, and everybody who works for them."""

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from random import Random
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.bots.thinking import Thinking
from stockpile.content import Content, ContentError
from stockpile.server.archive.game_cache import GameCache
from stockpile.server.cluster_sync import ClusterSync
from stockpile.server.coach.coach import Analyses, Coach
from stockpile.server.complaints import Complaints, reason
from stockpile.server.guests.guests import Guests
from stockpile.server.lessons.lesson import lesson
from stockpile.server.limits import Rates
from stockpile.server.messages.protocol import GoingDown
from stockpile.server.recent import Recent
from stockpile.server.refusals import Refusal, conflict, no_bot, not_found
from stockpile.server.settings import Settings
from stockpile.server.store.colleagues import Colleagues
from stockpile.server.store.contents import Contents
from stockpile.server.store.database import Store, TooManyTables
from stockpile.server.store.deals import Deals
from stockpile.server.store.people import People
from stockpile.server.store.rows import DamagedRow, TableRow
from stockpile.server.store.sweeping import Broom
from stockpile.server.table.bots import drive
from stockpile.server.table.clock import Pauses, WallClock
from stockpile.server.table.deal import (
    check_ready,
    deal_known_cards,
    has_known_cards,
    resume_deal,
    run_deal,
    start_game,
)
from stockpile.server.table.hints import TableHints
from stockpile.server.table.live import LiveTable, TableServices
from stockpile.server.table.state import Chat
from stockpile.server.table.thinkers import Thinkers
from stockpile.server.watch.access import Access
from stockpile.server.watch.heartbeat import Heart
from stockpile.server.watch.meters import Meters

LOG: Final = logging.getLogger(__name__)
DAMAGED: Final = 1000  # tables of which is remembered that they cannot be opened
TIDYING: Final = 60.0  # seconds between looks for what nobody needs, and that a table is kept in memory unused


def colleagues_at(store: Store, complaints: Complaints) -> Colleagues:
    """The other workers at a database; where there can be none, what only PostgreSQL needs is not loaded."""
    if not store.shared:
        return Colleagues()
    from stockpile.server.store.flock import Flock

    return Flock(store, complaints)


class Server:
    """Everything that a server holds."""

    def __init__(self, settings: Settings, store: Store, contents: Contents, meters: Meters) -> None:
        self.settings = settings
        self.store = store
        self.contents = contents
        self.meters = meters
        self.access = Access(settings.watching)
        self.farewell = Shutdown()
        self.guests = Guests(store)
        self.people = People(store)
        self.deals = Deals(store)
        self.complaints = Complaints()
        self.rates = Rates()
        self.library = GameCache(settings.limits)
        thinkers = Thinkers(settings.workers, self.complaints, self._note_thought)
        self.heart = Heart(meters, lambda: thinkers.waiting)
        store.on_written(meters.written)
        pauses, wall = Pauses(settings.pause), WallClock(settings.pace)
        colleagues = colleagues_at(store, self.complaints)
        self.services = TableServices(
            store, contents, thinkers, pauses, self.complaints, drive, run_deal, meters, colleagues, wall
        )
        self._liaison = ClusterSync(self, colleagues)
        self.hints = TableHints(thinkers, pauses)
        self.coach = Coach(Analyses(store), thinkers.ours.crew, self.complaints, settings.limits, settings.cares)
        self._seeds = Random(settings.seed) if settings.seed is not None else None
        self._live: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}  # when somebody last asked for a live table
        self._damaged: Recent[str] = Recent(DAMAGED)  # why tables cannot be read, as it was told
        self._unplayable: Recent[str] = Recent(DAMAGED)  # tables whose answers make no game
        self._broom = Broom(store, settings.keeping)
        self._loading = asyncio.Lock()
        self.writing = asyncio.Lock()  # of rules
        self._closing = asyncio.Event()
        self._timekeeper = Timekeeper(store, self.complaints, self._live.values)
        self._chores: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings, meters: Meters | None = None) -> "Server":
        store = await Store.open(settings.database)
        contents = await Contents.open(settings.content, store)
        house = cls(settings, store, contents, meters or Meters(settings.worker))
        await house._liaison.open()
        chores = (house._tidy(), house._keep_times(), house.heart.beat(house._closing))
        house._chores = [asyncio.create_task(chore) for chore in chores]
        return house

    async def close(self) -> None:
        self._closing.set()
        await asyncio.gather(*self._chores, return_exceptions=True)  # not broken off: they may be at the database
        for table in self._live.values():
            table.stop()
        await self._timekeeper.keep()
        await self._liaison.close()
        await self.coach.close()
        self.library.close()
        self.services.thinkers.close()
        await self.store.close()

    # Tidying.

    async def _tidy(self) -> None:
        while not await self._closed_within(TIDYING):
            for table in list(self._live.values()):
                if table.idle and self._used[table.row.id] < monotonic() - TIDYING:
                    await self._put_away(table)
            self.library.uploads.clear_older(self.settings.keeping.records)
            try:
                if self.is_first:
                    await self._sweep()
            except (SQLAlchemyError, OSError) as error:
                self.complaints.tell("what is not needed any more cannot be removed: %s", error)

    async def _keep_times(self) -> None:
        while not await self._closed_within(EVERY):
            await self._timekeeper.keep()

    async def _closed_within(self, seconds: float) -> bool:
        try:
            await asyncio.wait_for(self._closing.wait(), seconds)
        except TimeoutError:
            return False
        return True

    async def _sweep(self) -> None:
        """Remove a little of what nobody will come back to."""
        await self._broom.sweep_chat()
        async with self._loading:  # no table is opened that is just being removed
            await self._broom.sweep_tables(self._live)
        await self._broom.sweep_guests(self.guests.known)
        await self._broom.sweep_codes()

    async def _put_away(self, table: LiveTable) -> None:
        """Nobody needs it in memory: whoever asks for it next reads it again, here or elsewhere."""
        table.stop()
        self._forget(table)
        with suppress(SQLAlchemyError, OSError):
            await table.lease.release()

    def _forget(self, table: LiveTable) -> None:
        self._live.pop(table.row.id, None)
        self._used.pop(table.row.id, None)

    # Tables.

    def live(self, key: str) -> LiveTable | None:
        """A table that is in memory, as it is stored."""
        table = self._live.get(key)
        return table if table is not None and not table.stale else None

    def in_memory(self, key: str) -> LiveTable | None:
        return self._live.get(key)

    def all_in_memory(self) -> list[LiveTable]:
        """Tables that are in memory now."""
        return list(self._live.values())

    async def all_live(self) -> list[LiveTable]:
        """All tables in memory, also those that are just being read."""
        async with self._loading:
            return list(self._live.values())

    def is_unplayable(self, key: str) -> bool:
        """Whether a table's answers made no game the last time somebody opened it."""
        return key in self._unplayable

    async def table(self, key: str) -> LiveTable:
        """A table by its id, read from the store if need be."""
        if key not in self._live:
            async with self._loading:
                if key not in self._live:
                    await self._load(key)
        self._used[key] = monotonic()
        table = self._live[key]
        await table.ensure_fresh()
        table.check_there()
        return table

    async def _load(self, key: str) -> None:
        row = await self.store.table(key)
        if row is None:
            raise not_found("server-no-such-table")
        if isinstance(row, DamagedRow):
            raise self.damaged(key, row.why)
        self._expect_bots(row)
        await self.contents.look_for(row.content)
        try:
            self._live[key] = await self._restored(row)
        except (SQLAlchemyError, Refusal):
            raise
        except Exception as error:  # answers that no game can have
            raise self.unplayable(key, error) from error
        for remembered in (self._damaged, self._unplayable):
            remembered.pop(key, None)

    async def _restored(self, row: TableRow) -> LiveTable:
        if row.stage != "waiting" and row.chance is None:
            raise ValueError("its cards are missing")
        muted, removed = await self.people.restricted(row.id)
        table = LiveTable(row, self.services, Chat(row.id, await self.store.chat(row.id), muted), removed)
        table.elsewhere = (await self.services.colleagues.elsewhere([row.id])).get(row.id, ())
        await resume_deal(table)
        if row.chance is not None:
            await table.resume(self.figures(row))
        return table

    def figures(self, row: TableRow) -> Content:
        """The figures that a table's game was begun with."""
        try:
            return self.contents.of(row.content)
        except ContentError as error:
            raise self.damaged(row.id, str(error)) from None

    def damaged(self, key: str, why: str) -> Refusal:
        """One table is damaged: the others go on. It is told once, not whenever somebody looks."""
        if key not in self._damaged:
            self._damaged[key] = why
            LOG.error("table %s is damaged: %s", key, why)
        return conflict("server-damaged-table")

    def unplayable(self, key: str, error: Exception) -> Refusal:
        """A table is damaged in a way that shows only when its game is played again."""
        self._unplayable[key] = key
        return self.damaged(key, reason(error))

    async def set_up(self, row: TableRow, start: bool, fair: bool = False) -> LiveTable:
        """A new table; with `start` its game begins at once, or, if it is `fair`, when its host has taken part."""
        figures = lesson(row.lesson).content if row.lesson else None
        log, seed = None, self.seed() if start else None
        if start:
            content = await self.contents.keep(figures)
            check_ready(row, content)
            log = deal_known_cards(row, seed, content) if has_known_cards(row, seed) else None
        self._expect_bots(row)
        await self._add(row)
        if log is not None and log.answers:
            await self.store.append(row.id, 0, list(zip(log.answers, log.by, strict=True)))
        table = self._live[row.id] = LiveTable(row, self.services)
        self._used[row.id] = monotonic()
        if log is not None:
            table.drive(log)
        elif start:
            async with table.lock:
                await start_game(table, seed, content, fair)
        return table

    async def _add(self, row: TableRow) -> None:
        most = self.settings.limits.tables_of_guest
        try:
            await self.store.add_table(row, most)
        except TooManyTables:
            raise conflict("server-too-many-tables", most=most) from None

    async def remove(self, table: LiveTable) -> None:
        """Nobody sits at a table any more, and its game has not begun: it is gone for good."""
        await self.store.remove_table(table.row.id)
        self.lose(table.row.id)

    def lose(self, key: str) -> None:
        """A table is gone for good: whoever is there is told."""
        self.library.forget_game(key)
        table = self._live.get(key)
        if table is not None:
            self._forget(table)
            table.stop()
            table.dissolve()

    async def remove_finished(self, key: str, names: Sequence[str]) -> bool:
        """Take a table out of the database whose game is in a file, with these names.

        False if somebody has opened it in the meantime, or wished to be forgotten: then the file has to be made again.
        """
        async with self._loading:  # no table is opened that is just being removed
            row = await self.store.table(key) if key not in self._live else None
            if not isinstance(row, TableRow) or row.stage != "over" or [seat.name for seat in row.seats] != [*names]:
                return False
            if (await self.services.colleagues.elsewhere([key])).get(key):
                return False
            await self._broom.remove_finished(key)
            self.library.forget_game(key)
            return True

    @property
    def colleagues(self) -> Colleagues:
        """The other workers at the same database."""
        return self.services.colleagues

    @property
    def is_first(self) -> bool:
        """Whether it is this worker that does what is to be done now and then for all."""
        return self.services.colleagues.first

    def _expect_bots(self, row: TableRow) -> None:
        """Workers take a moment to start: begin when bots sit down or may stand in, not when the first is asked."""
        bots = row.clock is not None or row.away is not None or any(seat.kind == "bot" for seat in row.seats)
        if row.stage != "over" and bots:
            self.services.thinkers.wake()

    async def check_bot(self, text: str) -> None:
        """Refuse a bot of somebody else that cannot play. It is loaded for that, in its own process."""
        facts = await self.services.thinkers.meet(text)
        if facts.problem is not None:
            self.complaints.tell("a bot is refused: %s", facts.problem)
            raise no_bot(facts.problem, 409)

    def _note_thought(self, thinking: Thinking) -> None:
        self.meters.thought(thinking)
        if self.settings.on_thought is not None:
            self.settings.on_thought(thinking)

    def seed(self) -> int | None:
        """What the next table is dealt from; None leaves it to chance."""
        return self._seeds.getrandbits(64) if self._seeds is not None else None


EVERY: Final = 5.0  # seconds; all tables share one transaction, so it costs the same for one and for many


class Timekeeper:
    """Keeps the time of all tables in memory."""

    def __init__(self, store: Store, complaints: Complaints, tables: Callable[[], Iterable[LiveTable]]) -> None:
        self._store = store
        self._complaints = complaints
        self._tables = tables

    async def keep(self) -> None:
        """Write down what has changed. What cannot be stored now will be the next time."""
        due = [(table, kept) for table in self._tables() if (kept := table.time_to_store()) is not None]
        if not due:
            return
        try:
            await self._store.keep_times([kept for _, kept in due])
        except (SQLAlchemyError, OSError) as error:
            self._complaints.tell("the time of %s tables cannot be stored: %s", len(due), error)
            return
        for table, kept in due:
            kept.into(table.row)


LONGEST: Final = 2.0  # seconds that answers under way are waited for
LOOK: Final = 0.02  # seconds between two looks


class Shutdown:
    """Knows which answers are under way, and whether the server goes down."""

    def __init__(self) -> None:
        self.begun = False
        self.under_way = 0  # answers that were received and not yet confirmed or refused

    @contextmanager
    def answering(self) -> Iterator[None]:
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    async def say(self, house: "Server", hurry: Callable[[], bool]) -> None:
        """Tell everybody, then wait until nothing is under way; not for long, and not if somebody is in a hurry."""
        self.begun = True
        tables = await house.all_live()
        for table in tables:
            table.send_all(GoingDown())
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST
        while loop.time() < end and not hurry():
            await asyncio.sleep(LOOK)  # also once more after the last message was taken: it goes out meanwhile
            if not self.under_way and not any(each.unsent for table in tables for each in table.listeners):
                return
