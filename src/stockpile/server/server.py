"""The server: its tables, and every service that they and the features use. It opens and closes them together."""

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.bots.thinking import Thinking
from stockpile.server.archive.reader import GameCache
from stockpile.server.cluster_sync import ClusterSync
from stockpile.server.coach.coach import Analyses, Coach
from stockpile.server.db.cluster import Cluster
from stockpile.server.db.contents import Contents
from stockpile.server.db.deals import Deals
from stockpile.server.db.store import Store
from stockpile.server.guests.guests import Guests
from stockpile.server.log import ThrottledLog
from stockpile.server.metrics import LoopMonitor, Metrics, OperatorAccess
from stockpile.server.protocol import GoingDown
from stockpile.server.registry import TableRegistry
from stockpile.server.settings import Settings
from stockpile.server.table.bot_workers import BotWorkers
from stockpile.server.table.bots import drive
from stockpile.server.table.clock import Pauses, WallClock
from stockpile.server.table.deal import run_deal
from stockpile.server.table.hints import TableHints
from stockpile.server.table.live import TableServices
from stockpile.server.token_buckets import SharedRates

SECONDS_BETWEEN_CLEANUPS: Final = 60.0
SECONDS_BETWEEN_STORED_TIMES: Final = 5.0  # one transaction for all tables, so a killed server gives nobody back more
DRAIN_SECONDS: Final = 2.0  # that a server that goes down waits for answers that are being stored
DRAIN_POLL_SECONDS: Final = 0.02


def cluster_of(store: Store, throttled_log: ThrottledLog) -> Cluster:
    """The other workers at a database. With SQLite there are none, and the code for PostgreSQL is not loaded."""
    if not store.shared:
        return Cluster()
    from stockpile.server.db.cluster import PostgresCluster

    return PostgresCluster(store, throttled_log)


class Server:
    """Everything that one worker of a server holds."""

    def __init__(self, settings: Settings, store: Store, contents: Contents, metrics: Metrics) -> None:
        self.settings = settings
        self.store = store
        self.contents = contents
        self.metrics = metrics
        self.throttled_log = ThrottledLog()
        self.rates = SharedRates()
        self.access = OperatorAccess(settings.monitoring)
        self.shutdown = Shutdown()
        self.guests = Guests(store)
        self.deals = Deals(store)
        self.games = GameCache(settings.limits)
        self.cluster = cluster_of(store, self.throttled_log)
        bot_workers = BotWorkers(settings.workers, self.throttled_log, self._note_thought)
        pauses, wall = Pauses(settings.pause), WallClock(settings.pace)
        services = TableServices(
            store, contents, bot_workers, pauses, self.throttled_log, drive, run_deal, metrics, self.cluster, wall
        )
        self.tables = TableRegistry(settings, services, self.games)
        self.hints = TableHints(bot_workers, pauses)
        self.coach = Coach(
            Analyses(store), bot_workers.ours.queue, self.throttled_log, settings.limits, settings.efforts
        )
        self.loop_monitor = LoopMonitor(metrics, lambda: bot_workers.waiting)
        store.on_written(metrics.written)
        self._cluster_sync = ClusterSync(self.tables, self.guests, self.games, self.rates)
        self.manual_lock = asyncio.Lock()  # one manual is written at a time
        self._closing = asyncio.Event()
        self._background: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings, metrics: Metrics | None = None) -> "Server":
        store = await Store.open(settings.database)
        contents = await Contents.open(settings.content, store)
        server = cls(settings, store, contents, metrics or Metrics(settings.worker))
        await server._cluster_sync.open()
        for work in (
            server._every(SECONDS_BETWEEN_CLEANUPS, server._clean_up),
            server._every(SECONDS_BETWEEN_STORED_TIMES, server.tables.store_times),
            server.loop_monitor.beat(server._closing),
        ):
            server._background.append(asyncio.create_task(work))
        return server

    async def close(self) -> None:
        self._closing.set()
        await asyncio.gather(*self._background, return_exceptions=True)  # not cancelled: they may be at the database
        self.tables.stop()
        await self.tables.store_times()
        await self._cluster_sync.close()
        await self.coach.close()
        self.games.close()
        self.tables.services.bot_workers.close()
        await self.store.close()

    @property
    def is_first(self) -> bool:
        """Whether this worker does the work that one worker does for all."""
        return self.cluster.is_first

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while not self._closing.is_set():
            try:
                await asyncio.wait_for(self._closing.wait(), seconds)
            except TimeoutError:
                await work()

    async def _clean_up(self) -> None:
        await self.tables.put_away_unused()
        self.games.uploads.clear_older(self.settings.retention.records)
        try:
            if self.is_first:
                await self.tables.clean_up(self.guests.known)
        except (SQLAlchemyError, OSError) as error:
            self.throttled_log.error("what is not needed any more cannot be removed: %s", error)

    def _note_thought(self, thinking: Thinking) -> None:
        self.metrics.thought(thinking)
        if self.settings.on_thought is not None:
            self.settings.on_thought(thinking)


class Shutdown:
    """Counts the answers that are being stored, so that a server that goes down loses none.

    What a player has prepared is in their browser, and waits there until the server is back.
    """

    def __init__(self) -> None:
        self.started = False
        self.under_way = 0  # answers that were received and not yet confirmed or refused

    @contextmanager
    def answering(self) -> Iterator[None]:
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    async def drain(self, tables: TableRegistry, is_hurried: Callable[[], bool]) -> None:
        """Tell everybody, then wait for a short time until every answer is confirmed and every message is sent."""
        self.started = True
        live = await tables.all_live()
        for table in live:
            table.send_all(GoingDown())
        loop = asyncio.get_running_loop()
        end = loop.time() + DRAIN_SECONDS
        while loop.time() < end and not is_hurried():
            await asyncio.sleep(DRAIN_POLL_SECONDS)  # also once after the last message was taken, so that it goes out
            if not self.under_way and not any(each.unsent for table in live for each in table.listeners):
                return
