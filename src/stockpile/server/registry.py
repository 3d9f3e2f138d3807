"""All tables of a server: those in memory, and those that are read from the database when somebody asks for one."""

import asyncio
import logging
from collections.abc import Collection, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.content import Content, ContentError
from stockpile.server.archive.reader import GameCache
from stockpile.server.cache import LruCache
from stockpile.server.db.cleanup import Cleanup
from stockpile.server.db.rows import DamagedRow, TableRow
from stockpile.server.db.store import TooManyTables
from stockpile.server.lessons import load_lesson
from stockpile.server.log import in_one_line
from stockpile.server.refusals import Refusal, conflict, no_bot, not_found
from stockpile.server.settings import Settings
from stockpile.server.table.deal import check_ready, deal_known_cards, has_known_cards, resume_deal, start_game
from stockpile.server.table.live import LiveTable, TableServices
from stockpile.server.table.state import Chat

LOG: Final = logging.getLogger(__name__)
DAMAGED_KEPT: Final = 1000  # damaged tables that are remembered, so that each is logged once
UNUSED_SECONDS: Final = 60.0  # that a table stays in memory although nobody uses it


class TableRegistry:
    """Opens, creates and removes tables."""

    def __init__(self, settings: Settings, services: TableServices, games: GameCache) -> None:
        self.services = services
        self._settings = settings
        self._store = services.store
        self._contents = services.contents
        self._throttled_log = services.throttled_log
        self._games = games
        self._cleanup = Cleanup(services.store, settings.retention)
        self._seeds = Random(settings.seed) if settings.seed is not None else None
        self._live: dict[str, LiveTable] = {}
        self._used: dict[str, float] = {}  # when somebody last asked for a live table
        self._damaged: LruCache[str] = LruCache(DAMAGED_KEPT)  # why tables cannot be read, as it was logged
        self._unplayable: LruCache[str] = LruCache(DAMAGED_KEPT)  # tables whose answers make no game
        self._loading = asyncio.Lock()

    # Tables in memory.

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

    async def open(self, key: str) -> LiveTable:
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

    # Reading a table.

    async def _load(self, key: str) -> None:
        row = await self._store.table(key)
        if row is None:
            raise not_found("server-no-such-table")
        if isinstance(row, DamagedRow):
            raise self.damaged(key, row.why)
        self._expect_bots(row)
        await self._contents.look_for(row.content)
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
        muted, removed = await self._store.restricted(row.id)
        table = LiveTable(row, self.services, Chat(row.id, await self._store.chat(row.id), muted), removed)
        table.elsewhere = (await self.services.cluster.connected_elsewhere([row.id])).get(row.id, ())
        await resume_deal(table)
        if row.chance is not None:
            await table.resume(self.figures(row))
        return table

    def figures(self, row: TableRow) -> Content:
        """The figures that a table's game started with."""
        try:
            return self._contents.of(row.content)
        except ContentError as error:
            raise self.damaged(row.id, str(error)) from None

    def damaged(self, key: str, why: str) -> Refusal:
        """One table is damaged: the others continue. It is logged once, not whenever somebody looks."""
        if key not in self._damaged:
            self._damaged[key] = why
            LOG.error("table %s is damaged: %s", key, why)
        return conflict("server-damaged-table")

    def unplayable(self, key: str, error: Exception) -> Refusal:
        """A table is damaged in a way that shows only when its game is played again."""
        self._unplayable[key] = key
        return self.damaged(key, in_one_line(error))

    # Creating and removing tables.

    async def set_up(self, row: TableRow, start: bool, fair: bool = False) -> LiveTable:
        """A new table; with `start` its game starts at once, or, if it is `fair`, when its host has taken part."""
        figures = load_lesson(row.lesson).content if row.lesson else None
        log, seed = None, self.seed() if start else None
        if start:
            content = await self._contents.keep(figures)
            check_ready(row, content)
            log = deal_known_cards(row, seed, content) if has_known_cards(row, seed) else None
        self._expect_bots(row)
        await self._add(row)
        if log is not None and log.answers:
            await self._store.append(row.id, 0, list(zip(log.answers, log.by, strict=True)))
        table = self._live[row.id] = LiveTable(row, self.services)
        self._used[row.id] = monotonic()
        if log is not None:
            table.drive(log)
        elif start:
            async with table.lock:
                await start_game(table, seed, content, fair)
        return table

    async def _add(self, row: TableRow) -> None:
        most = self._settings.limits.tables_of_guest
        try:
            await self._store.add_table(row, most)
        except TooManyTables:
            raise conflict("server-too-many-tables", most=most) from None

    async def remove(self, table: LiveTable) -> None:
        """Nobody sits at a table any more, and its game has not started: it is gone for good."""
        await self._store.remove_table(table.row.id)
        self.lose(table.row.id)

    def lose(self, key: str) -> None:
        """A table is gone for good. Everybody there is told."""
        self._games.forget_game(key)
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
            row = await self._store.table(key) if key not in self._live else None
            if not isinstance(row, TableRow) or row.stage != "over" or [seat.name for seat in row.seats] != [*names]:
                return False
            if (await self.services.cluster.connected_elsewhere([key])).get(key):
                return False
            await self._cleanup.remove_finished(key)
            self._games.forget_game(key)
            return True

    # Keeping order.

    async def put_away_unused(self) -> None:
        """Drop tables from memory that nobody uses. They are read again on demand, here or at another worker."""
        for table in self.all_in_memory():
            if table.idle and self._used[table.row.id] < monotonic() - UNUSED_SECONDS:
                table.stop()
                self._forget(table)
                with suppress(SQLAlchemyError, OSError):
                    await table.lease.release()

    async def clean_up(self, known_guests: Collection[str]) -> None:
        """Remove some rows that nobody will come back to."""
        await self._cleanup.remove_old_chat()
        async with self._loading:  # no table is opened while it is removed
            await self._cleanup.remove_old_tables(self._live)
        await self._cleanup.remove_old_guests(known_guests)
        await self._cleanup.remove_old_codes()

    async def store_times(self) -> None:
        """Store the time that players have used since the last call. What fails is stored the next time."""
        due = [(table, time) for table in self.all_in_memory() if (time := table.time_to_store()) is not None]
        if not due:
            return
        try:
            await self._store.keep_times([time for _, time in due])
        except (SQLAlchemyError, OSError) as error:
            self._throttled_log.error("the time of %s tables cannot be stored: %s", len(due), error)
            return
        for table, time in due:
            time.into(table.row)

    def stop(self) -> None:
        """The server ends."""
        for table in self._live.values():
            table.stop()

    def _forget(self, table: LiveTable) -> None:
        self._live.pop(table.row.id, None)
        self._used.pop(table.row.id, None)

    # Bots and seeds.

    def _expect_bots(self, row: TableRow) -> None:
        """Workers take a moment to start, so they start when bots sit down or may stand in."""
        bots = row.clock is not None or row.away is not None or any(seat.kind == "bot" for seat in row.seats)
        if row.stage != "over" and bots:
            self.services.bot_workers.wake()

    async def check_bot(self, text: str) -> None:
        """Refuse a bot from another package that cannot play. It is loaded for that, in its own process."""
        facts = await self.services.bot_workers.meet(text)
        if facts.problem is not None:
            self._throttled_log.error("a bot is refused: %s", facts.problem)
            raise no_bot(facts.problem, 409)

    def seed(self) -> int | None:
        """What the next table is dealt from; None leaves it to chance."""
        return self._seeds.getrandbits(64) if self._seeds is not None else None
