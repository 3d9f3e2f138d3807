"""Keeps the tables of this worker up to date with what other workers store, many tables at once."""

import asyncio
from collections.abc import Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.archive.reader import GameCache
from stockpile.server.db.cluster import ClusterEvents
from stockpile.server.db.writer import Notification, NotificationKind
from stockpile.server.guests.guests import Guests
from stockpile.server.refusals import Refusal, forbidden
from stockpile.server.registry import TableRegistry
from stockpile.server.table.live import STORED, LiveTable
from stockpile.server.table.state import dismiss
from stockpile.server.token_buckets import SharedRates

SECONDS_BETWEEN_RATES: Final = 1.0  # between two notes to other workers about used rates
ADOPTION_TRIES: Final = 5
RETRY_SECONDS: Final = 0.5


class ClusterSync:
    """Between the other workers and the tables of this one.

    It reads again what others stored, disconnects devices that are signed out, and takes over tables of workers that
    are gone.
    """

    def __init__(self, tables: TableRegistry, guests: Guests, games: GameCache, rates: SharedRates) -> None:
        self._tables = tables
        self._guests = guests
        self._games = games
        self._rates = rates
        self._store = tables.services.store
        self._throttled_log = tables.services.throttled_log
        self._cluster = tables.services.cluster
        self._due: dict[str, set[NotificationKind]] = {}
        self._wake = asyncio.Event()
        self._tasks: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._cluster.open(ClusterEvents(self.hear, self.catch_up, self.adopt))
        self._start(self._attend())
        if self._store.shared:
            self._start(self._tell_spending())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._cluster.close()

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Hearing.

    def hear(self, news: Notification) -> None:
        """What is stored is read soon, with all else that is due by then."""
        table = self._tables.in_memory(news.table)
        if news.kind == "guest":
            self._start(self._look_at_guests([str(news.more)]))
        elif news.kind == "spent":
            self._rates.hear(*news.more)
        elif news.kind == "gone":
            self._tables.lose(news.table)
        elif table is None:
            return
        elif news.kind == "presence":
            self._put(news.table, "presence")
        elif news.kind not in STORED:
            table.hear(news)
        elif table.listeners or table.lease.held:
            if not (news.kind == "answers" and news.number <= table.number):
                self._put(news.table, news.kind)
        else:
            table.stale = True

    def _put(self, key: str, *kinds: NotificationKind) -> None:
        self._due.setdefault(key, set()).update(kinds)
        self._wake.set()

    async def _attend(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            due, self._due = self._due, {}
            tables = {key: table for key in due if (table := self._tables.in_memory(key)) is not None}
            try:
                await self._bring(tables, due)
            except Exception as error:  # whatever it is: a worker that stops listening is lost
                self._throttled_log.error("what other workers stored cannot be read: %s", error)
                await asyncio.sleep(RETRY_SECONDS)
                for key in tables:
                    self._put(key, *due[key])

    async def _tell_spending(self) -> None:
        """Rates are of all workers together, as far as each knows by now: who changes workers gains a burst at most."""
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_RATES)
            news = [self._store.notification("spent", more=spent) for spent in self._rates.tell()]
            self._cluster.notify(*news)

    async def _bring(self, tables: dict[str, LiveTable], due: dict[str, set[NotificationKind]]) -> None:
        """Ask once for all, then let each take over its part: one that is busy keeps no other waiting."""
        answered = {key: table.number for key, table in tables.items() if due[key] == {"answers"}}
        given = await self._cluster.answers(answered) if answered else {}
        moved = [key for key in tables if "presence" in due[key]]
        there = await self._cluster.connected_elsewhere(moved) if moved else {}
        for key, table in tables.items():
            kinds = due[key] & STORED
            if kinds:
                self._start(self._guarded(table, table.catch_up(kinds, answered.get(key, 0), given.get(key))))
            if key in there:
                table.set_elsewhere(there[key])
                if there[key] and table.lease.held and not table.listeners:
                    self._start(self._guarded(table, table.lease.release()))

    async def _guarded(self, table: LiveTable, work: Coroutine[Any, Any, None]) -> None:
        try:
            await work
        except (SQLAlchemyError, OSError, Refusal) as error:
            self._throttled_log.error("table %s cannot keep up: %s", table.row.id, error)
            await asyncio.sleep(RETRY_SECONDS)
            self._put(table.row.id, *STORED)
        except Exception as error:  # answers that no game can have
            self._tables.unplayable(table.row.id, error)
            self._tables.lose(table.row.id)

    async def _look_at_guests(self, guests: Sequence[str]) -> None:
        """Renamed, forgotten, or a device was signed out."""
        self._games.forget_games()
        for guest in guests:
            self._guests.known.pop(guest, None)
            while not await self._looked_again(guest):
                await asyncio.sleep(RETRY_SECONDS)
            for table in self._tables.all_in_memory():
                if table.row.host == guest or table.seats_of(guest):
                    self._put(table.row.id, "row")

    async def _looked_again(self, guest: str) -> bool:
        try:
            await dismiss_signed_out(self._tables, self._guests, guest)
        except (SQLAlchemyError, OSError) as error:
            self._throttled_log.error("the devices of a guest cannot be read: %s", error)
            return False
        return True

    # The line was broken, or somebody is gone.

    async def catch_up(self) -> None:
        """Anything may have happened: read everything that is open here, and see what is ours to drive still."""
        for table in self._tables.all_in_memory():
            table.stale = True
        held = await self._cluster.leases()
        for table in self._tables.all_in_memory():
            if held is not None and table.log is not None:
                table.lease.set_held(table.row.id in held)
                table.lease.set_free()
            self._put(table.row.id, *STORED, "presence")
        self._guests.known.clear()
        here = {each.guest for table in self._tables.all_in_memory() for each in table.listeners}
        self._start(self._look_at_guests([guest for guest in here if guest is not None]))

    def adopt(self, tables: Iterable[str]) -> None:
        """Drive what a worker drove that is gone."""
        for key in tables:
            self._start(self._adopt(key))

    async def _adopt(self, key: str) -> None:
        """Others believe that it is driven here: so it is, or somebody else may."""
        for _ in range(ADOPTION_TRIES):
            try:
                table = await self._tables.open(key)
                table.lease.set_held(True)
                await table.catch_up()
                await table.end_if_over()
                return
            except Refusal:  # damaged, or gone meanwhile
                break
            except Exception as error:
                self._throttled_log.error("table %s cannot be taken over: %s", key, error)
                await asyncio.sleep(RETRY_SECONDS)
        with suppress(SQLAlchemyError, OSError):
            await self._cluster.release_leases(key)


async def dismiss_signed_out(tables: TableRegistry, guests: Guests, guest: str) -> None:
    """Disconnect the devices of a guest that are signed out, here or at another worker."""
    guests.forget_devices(guest)
    live = await tables.all_live()
    here = {each.id for each in await guests.devices.of(guest)}
    known = await tables.services.store.guest(guest) is not None
    why = forbidden("server-signed-out" if known else "server-forgotten").problem
    for table in live:
        dismiss(table.listeners, lambda each: each.guest == guest and each.device not in here, why)
