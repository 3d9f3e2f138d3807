"""The other workers at the same database: hear what they store, and agree on which of them does what must happen once.

`Cluster` is a single worker alone, at an SQLite file. `PostgresCluster` is one of several workers at PostgreSQL: each
has one connection in addition to those of its store. On it the worker holds an advisory lock and listens. When the lock
disappears the worker is dead: the others take over its tables and forget who was connected to it. When the connection
breaks, the worker reconnects and reads from the store what it may have missed.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import astuple, dataclass
from time import monotonic
from typing import Any, Final

from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from stockpile.server.db.store import Store
from stockpile.server.db.writer import CHANNEL, EVERYBODY, Notification, batches, read_batch, retry_while_away
from stockpile.server.log import ThrottledLog
from stockpile.server.protocol import By


@dataclass(frozen=True)
class Presence:
    """A guest who is connected to a table at another worker. `guest` is None for spectators without a name."""

    guest: str | None
    name: str
    count: int
    deals: int = 0  # how many of these connections take part in deals


@dataclass(frozen=True)
class ClusterEvents:
    """What to do when something is heard from other workers."""

    hear: Callable[[Notification], None]
    catch_up: Callable[[], Awaitable[None]]  # after a broken connection: anything may have happened
    adopt: Callable[[Iterable[str]], None]  # drive these tables, whose worker is dead


class Cluster:
    """A single worker: nobody else is at the database."""

    is_up_to_date = True  # whether everything that others store is heard of
    is_first = True  # whether this worker does the chores that one of all workers has to do

    def counts(self) -> dict[str, float]:
        """Numbers about the connection to the others, for the operator."""
        return {}

    async def open(self, events: ClusterEvents) -> None:
        """Start to listen to the others."""

    async def close(self) -> None:
        """Release everything that this worker holds."""

    def notify(self, *notifications: Notification) -> None:
        """Send the others what is never stored. It may get lost when a worker dies."""

    @asynccontextmanager
    async def lock_table(self, table: str) -> AsyncIterator[None]:
        """No other worker changes the table inside this block."""
        yield

    # Leases: the worker that holds a table's lease drives its bots, clocks and automatic answers.

    async def take_lease(self, table: str) -> bool:
        """Try to drive a table; False if another living worker does."""
        return True

    async def release_leases(self, *tables: str) -> None:
        """Stop driving some tables."""

    async def leases(self) -> set[str] | None:
        """The tables whose leases this worker holds. None: it is alone and drives any."""
        return None

    # Presence.

    def connected(self, table: str, guest: str | None, name: str, deals: bool) -> None:
        """Somebody has connected to a table at this worker."""

    def disconnected(self, table: str, guest: str | None, deals: bool) -> None:
        """Somebody has disconnected."""

    async def connected_elsewhere(self, tables: Sequence[str]) -> dict[str, list[Presence]]:
        """Who is at some tables, connected to other workers."""
        return {}

    async def answers(self, numbers: Mapping[str, int]) -> dict[str, list[tuple[int, By]]]:
        """For each table, the stored answers from the given number on."""
        return {}


WORKER_LOCK: Final = 0x53746F01  # the class of advisory locks that living workers hold
TABLE_LOCK: Final = 0x53746F02  # the class of advisory locks that a table has while it is changed
SECONDS_BETWEEN_LOOKS: Final = 1.0  # at which workers are alive
RECONNECT_GRACE: Final = 2.5  # seconds that others get to reconnect after the database was gone
CONNECTION_TIMEOUT: Final = 5.0  # seconds
SECONDS_BEFORE_RECONNECT: Final = 0.2
MOST_TABLES_LOCKED: Final = 4  # at once, so that connections are left for reading
MOST_TABLES_ADOPTED: Final = 50  # at once
NOT_OURS: Final = ("async_creator_fn", "prepared_statement_cache_size", "prepared_statement_name_func")
NOBODY: Final = ""  # the guest column of spectators without a name

ALIVE: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    f" AND classid = {WORKER_LOCK} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
TAKE_LEASE: Final = (
    "INSERT INTO leases (table_id, worker) VALUES (:table, :worker) ON CONFLICT (table_id) DO UPDATE"
    f" SET worker = :worker WHERE leases.worker = :worker OR leases.worker NOT IN ({ALIVE}) RETURNING worker"
)
RELEASE_LEASES: Final = "DELETE FROM leases WHERE worker = :worker AND table_id = ANY(:tables)"
ADOPT_LEASES: Final = (
    "UPDATE leases SET worker = $1 WHERE table_id IN"
    f" (SELECT table_id FROM leases WHERE worker NOT IN ({ALIVE}) LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING table_id"
)
CLEAR_PRESENCE: Final = f"DELETE FROM presence WHERE worker NOT IN ({ALIVE}) RETURNING table_id"
SET_PRESENCE: Final = (
    "INSERT INTO presence (table_id, worker, guest, name, count, deals) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id, worker, guest) DO UPDATE SET name = $4, count = $5, deals = $6"
)
REMOVE_PRESENCE: Final = "DELETE FROM presence WHERE table_id = $1 AND worker = $2 AND guest = $3"
PRESENT_ELSEWHERE: Final = (
    "SELECT table_id, guest, max(name) AS name, sum(count)::int AS count, sum(deals)::int AS deals FROM presence"
    " WHERE table_id = ANY(:tables) AND worker <> :worker GROUP BY table_id, guest ORDER BY guest"
)
ANSWERS: Final = (
    "SELECT answers.table_id, answers.number, answers.answer, answers.by"
    " FROM unnest($1::varchar[], $2::int[]) AS wanted (id, since)"
    " JOIN answers ON answers.table_id = wanted.id AND answers.number >= wanted.since ORDER BY 1, 2"
)
NOTIFY: Final = "SELECT pg_notify($1, batch) FROM unnest($2::text[]) AS batch"

Connection = Any  # of asyncpg, which has no types


def _postgres_errors() -> tuple[type[Exception], ...]:
    """asyncpg is an extra, which SQLite does not need, so it is imported late."""
    import asyncpg

    return asyncpg.PostgresError, asyncpg.InterfaceError


def _connection_errors() -> tuple[type[Exception], ...]:
    return OSError, *_postgres_errors()


@dataclass(frozen=True)
class LocalPresence:
    """Somebody who is connected to a table here: how often, and how often to take part in deals."""

    name: str
    count: int = 0
    deals: int = 0


class PostgresCluster(Cluster):
    """One of several workers at a PostgreSQL database."""

    def __init__(self, store: Store, throttled_log: ThrottledLog) -> None:
        self.is_first = self.is_up_to_date = False
        self._notifications_heard = 0  # from others
        self._times_broken = 0
        self._store = store
        self._worker = store.worker
        self._throttled_log = throttled_log
        self._present: dict[tuple[str, str], LocalPresence] = {}  # by table and guest
        self._changed: set[tuple[str, str]] = set()  # whose presence is not written yet
        self._outbox: list[Notification] = []
        self._wake = asyncio.Event()
        self._connection: Connection | None = None
        self._in_use = asyncio.Lock()
        self._connected = asyncio.Event()
        self._table_locks = asyncio.Semaphore(MOST_TABLES_LOCKED)
        self._task: asyncio.Task[None] | None = None

    def counts(self) -> dict[str, float]:
        heard, broken = self._notifications_heard, self._times_broken
        return {"heard": heard, "broken": broken, "hears": self.is_up_to_date, "first": self.is_first}

    async def open(self, events: ClusterEvents) -> None:
        self._events = events
        self._task = asyncio.create_task(self._run())
        await asyncio.wait_for(self._connected.wait(), CONNECTION_TIMEOUT)

    async def close(self) -> None:
        left = [Notification(self._worker, "presence", table) for table in {table for table, _ in self._present}]
        with suppress(SQLAlchemyError, OSError):
            gone = text("DELETE FROM presence WHERE worker = :me").bindparams(me=self._worker)
            await self._store.change(gone, notifications=left)
            await self.release_leases(*(await self.leases()))
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._disconnect()

    # The connection.

    async def _run(self) -> None:
        """Stay connected, whatever breaks."""
        while True:
            try:
                await self._connect()
                await self._send_and_look()
            except _connection_errors() as error:
                self._times_broken += 1
                self._throttled_log.error("the connection to the other workers is broken: %s", error)
            except Exception as error:  # whatever it is: without a connection others take this worker for dead
                self._throttled_log.error("the connection to the other workers has failed: %s", error, trace=error)
            self.is_up_to_date = False
            self._connected.clear()
            await self._disconnect()
            await asyncio.sleep(SECONDS_BEFORE_RECONNECT)

    async def _connect(self) -> None:
        import asyncpg

        _, options = self._store.engine.dialect.create_connect_args(self._store.engine.url)
        ours = {name: value for name, value in options.items() if name not in NOT_OURS}
        keeping = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
        timeouts = {"timeout": CONNECTION_TIMEOUT, "command_timeout": CONNECTION_TIMEOUT}
        connection = await asyncpg.connect(**ours, **timeouts, server_settings=keeping)
        try:
            await self._take_place(connection)
        except BaseException:
            connection.terminate()
            raise
        self._connection = connection
        await self._events.catch_up()
        self.is_up_to_date = True
        self._connected.set()

    async def _take_place(self, connection: Connection) -> None:
        """Take the worker's lock, and listen."""
        if not await connection.fetchval("SELECT pg_try_advisory_lock($1, $2)", WORKER_LOCK, self._worker):
            raise TimeoutError("the database still holds the lock of the old connection")
        await connection.add_listener(CHANNEL, self._hear)
        connection.add_termination_listener(lambda _: self._wake.set())
        await connection.execute("DELETE FROM presence WHERE worker = $1", self._worker)
        self._changed = set(self._present)

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()

    async def _send_and_look(self) -> None:
        """Send what is waiting, and look for dead workers now and then."""
        look = adopt = monotonic()
        adopt += RECONNECT_GRACE
        while True:
            self._wake.clear()
            await self._send()
            if monotonic() >= look:
                await self._adopt_from_dead(monotonic() >= adopt)
                look = monotonic() + SECONDS_BETWEEN_LOOKS
            with suppress(TimeoutError):  # `wait_for` of Python 3.11 can swallow a cancellation
                async with asyncio.timeout(max(0.0, look - monotonic())):
                    await self._wake.wait()

    async def _use(self, work: Callable[[Connection], Awaitable[Any]]) -> Any:
        """Use the connection, one caller at a time."""
        async with self._in_use:
            if self._connection is None or self._connection.is_closed():
                raise ConnectionError("there is no connection to the database")
            try:
                return await work(self._connection)
            except _postgres_errors() as error:
                raise ConnectionError(f"the connection to the database: {error}") from error

    async def _send(self) -> None:
        changed, self._changed = self._changed, set()
        notifications, self._outbox = self._outbox, []
        if not changed and not notifications:
            return
        notifications += [Notification(self._worker, "presence", table) for table in {table for table, _ in changed}]

        async def send(connection: Connection) -> None:
            async with connection.transaction():
                here = [(key, self._present[key]) for key in changed if key in self._present]
                if here:
                    rows = [(table, self._worker, guest, *astuple(facts)) for (table, guest), facts in here]
                    await connection.executemany(SET_PRESENCE, rows)
                left = [(table, self._worker, guest) for table, guest in changed - self._present.keys()]
                if left:
                    await connection.executemany(REMOVE_PRESENCE, left)
                await connection.execute(NOTIFY, CHANNEL, list(batches(notifications)))

        await self._use(send)

    async def _adopt_from_dead(self, adopts: bool) -> None:
        """Clear the presence of dead workers and take over their tables."""

        async def look(connection: Connection) -> list[str]:
            there = [row[0] for row in await connection.fetch(ALIVE)]
            self.is_first = self._worker == min(there, default=self._worker)
            if not adopts:
                return []
            left = {row[0] for row in await connection.fetch(CLEAR_PRESENCE)}
            if left:
                notifications = [Notification(EVERYBODY, "presence", table) for table in left]
                await connection.execute(NOTIFY, CHANNEL, list(batches(notifications)))
            return [row[0] for row in await connection.fetch(ADOPT_LEASES, self._worker, MOST_TABLES_ADOPTED)]

        self._events.adopt(await self._use(look))

    def _hear(self, _: Any, __: int, ___: str, batch: object) -> None:
        for notification in read_batch(str(batch)):
            if notification.worker != self._worker:
                self._notifications_heard += 1
                self._events.hear(notification)

    def notify(self, *notifications: Notification) -> None:
        self._outbox += notifications
        self._wake.set()

    # What must happen once.

    @asynccontextmanager
    async def lock_table(self, table: str) -> AsyncIterator[None]:
        async with self._table_locks:
            connection: AsyncConnection = await retry_while_away(lambda: self._connection_with_lock(table))
            try:
                yield
            finally:
                with suppress(SQLAlchemyError, OSError):  # with the connection the lock is gone
                    await connection.close()

    async def _connection_with_lock(self, table: str) -> AsyncConnection:
        """A connection with a table's lock, until it is closed."""
        connection = await self._store.engine.connect()
        try:
            await connection.execute(text(f"SET LOCAL lock_timeout = {int(1000 * CONNECTION_TIMEOUT)}"))
            lock = text("SELECT pg_advisory_xact_lock(:kind, hashtext(:table))")
            await connection.execute(lock, {"kind": TABLE_LOCK, "table": table})
        except BaseException:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()
            raise
        return connection

    async def take_lease(self, table: str) -> bool:
        await self._connected.wait()
        return bool(await self._write(TAKE_LEASE, table=table, worker=self._worker))

    async def release_leases(self, *tables: str) -> None:
        left = text(RELEASE_LEASES).bindparams(tables=list(tables), worker=self._worker)
        await self._store.change(left, notifications=[Notification(self._worker, "free", table) for table in tables])

    async def leases(self) -> set[str]:
        query = text("SELECT table_id FROM leases WHERE worker = :worker").bindparams(worker=self._worker)
        return {row["table_id"] for row in await self._store.rows(query)}

    async def _write(self, statement: str, **facts: Any) -> list[Any]:
        """Beside the store's own writing: nobody's answer waits for it."""

        async def write() -> list[Any]:
            async with self._store.engine.begin() as connection:
                result = await connection.execute(text(statement), facts)
                return list(result.all()) if result.returns_rows else []

        found: list[Any] = await retry_while_away(write)
        return found

    # Who is where.

    def connected(self, table: str, guest: str | None, name: str, deals: bool) -> None:
        key = (table, guest or NOBODY)
        before = self._present.get(key, LocalPresence(name))
        self._present[key] = LocalPresence(name, before.count + 1, before.deals + deals)
        self._mark_changed(key)

    def disconnected(self, table: str, guest: str | None, deals: bool) -> None:
        key = (table, guest or NOBODY)
        before = self._present.pop(key)
        if before.count > 1:
            self._present[key] = LocalPresence(before.name, before.count - 1, before.deals - deals)
        self._mark_changed(key)

    def _mark_changed(self, key: tuple[str, str]) -> None:
        self._changed.add(key)
        self._wake.set()

    async def connected_elsewhere(self, tables: Sequence[str]) -> dict[str, list[Presence]]:
        found: dict[str, list[Presence]] = {table: [] for table in tables}
        query = text(PRESENT_ELSEWHERE).bindparams(tables=list(tables), worker=self._worker)
        for row in await self._store.rows(query):
            found[row["table_id"]].append(Presence(row["guest"] or None, row["name"], row["count"], row["deals"]))
        return found

    async def answers(self, numbers: Mapping[str, int]) -> dict[str, list[tuple[int, By]]]:
        """Asked for all tables at once, which costs little more than for one."""
        found: dict[str, list[tuple[int, By]]] = {table: [] for table in numbers}
        if numbers:
            rows = await self._use(lambda connection: connection.fetch(ANSWERS, list(numbers), list(numbers.values())))
            for table, _, answer, by in rows:
                found[table].append((answer, by))
        return found
