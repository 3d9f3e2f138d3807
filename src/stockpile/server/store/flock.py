"""Several workers at one PostgreSQL database.

Each has one connection besides those of its store. It holds a lock there that ends with the connection: whose lock is
gone, is gone, and the others take over what it drove and forget who was connected to it. On the same connection it
listens. When that breaks, the worker comes again and catches up from the store with all it may have missed.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import astuple, dataclass
from time import monotonic
from typing import Any, Final

import asyncpg
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from stockpile.server.complaints import Complaints
from stockpile.server.messages.protocol import By
from stockpile.server.store.colleagues import Colleagues, Ears, Present
from stockpile.server.store.database import Store
from stockpile.server.store.news import CHANNEL, EVERYBODY, News, letters, read
from stockpile.server.store.writing import patiently

WORKERS: Final = 0x53746F01  # the kind of lock that says that a worker is there
CLAIMS: Final = 0x53746F02  # the kind of lock that a table has while it is changed
EVERY: Final = 1.0  # seconds between two looks at who is there
GRACE: Final = 2.5  # seconds that others get to come again when the database was gone
SLOW: Final = 5.0  # seconds after which the connection is taken for broken
REST: Final = 0.2  # seconds before the next attempt to connect
CLAIMED: Final = 4  # tables that are claimed at once, so that connections are left for reading
ADOPTED: Final = 50  # tables that are taken over at once
NOT_OURS: Final = ("async_creator_fn", "prepared_statement_cache_size", "prepared_statement_name_func")
NOBODY: Final = ""  # the guest who is nobody in particular

THERE: Final = (
    "SELECT objid::bigint FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2"
    f" AND classid = {WORKERS} AND database = (SELECT oid FROM pg_database WHERE datname = current_database())"
)
TAKE: Final = (
    "INSERT INTO leases (table_id, worker) VALUES (:table, :worker) ON CONFLICT (table_id) DO UPDATE"
    f" SET worker = :worker WHERE leases.worker = :worker OR leases.worker NOT IN ({THERE}) RETURNING worker"
)
LET_GO: Final = "DELETE FROM leases WHERE worker = :worker AND table_id = ANY(:tables)"
ADOPT: Final = (
    "UPDATE leases SET worker = $1 WHERE table_id IN"
    f" (SELECT table_id FROM leases WHERE worker NOT IN ({THERE}) LIMIT $2 FOR UPDATE SKIP LOCKED) RETURNING table_id"
)
CLEAR: Final = f"DELETE FROM presence WHERE worker NOT IN ({THERE}) RETURNING table_id"
COME: Final = (
    "INSERT INTO presence (table_id, worker, guest, name, count, deals) VALUES ($1, $2, $3, $4, $5, $6)"
    " ON CONFLICT (table_id, worker, guest) DO UPDATE SET name = $4, count = $5, deals = $6"
)
GO: Final = "DELETE FROM presence WHERE table_id = $1 AND worker = $2 AND guest = $3"
ELSEWHERE: Final = (
    "SELECT table_id, guest, max(name) AS name, sum(count)::int AS count, sum(deals)::int AS deals FROM presence"
    " WHERE table_id = ANY(:tables) AND worker <> :worker GROUP BY table_id, guest ORDER BY guest"
)
ANSWERS: Final = (
    "SELECT answers.table_id, answers.number, answers.answer, answers.by"
    " FROM unnest($1::varchar[], $2::int[]) AS wanted (id, since)"
    " JOIN answers ON answers.table_id = wanted.id AND answers.number >= wanted.since ORDER BY 1, 2"
)
NOTIFY: Final = "SELECT pg_notify($1, letter) FROM unnest($2::text[]) AS letter"
BROKEN: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, TimeoutError)


Line = Any  # a connection of asyncpg, which has no types


@dataclass(frozen=True)
class Here:
    """Somebody who is connected to a table here: how often, and how often to take part in deals."""

    name: str
    count: int = 0
    deals: int = 0


class Flock(Colleagues):
    """The workers at a database, as one of them sees it."""

    def __init__(self, store: Store, complaints: Complaints) -> None:
        self.first = self.hears = False
        self._heard = 0  # news of others
        self._broken = 0  # times that the line broke
        self._store = store
        self._worker = store.worker
        self._complaints = complaints
        self._there: dict[tuple[str, str], Here] = {}  # by table and guest
        self._stirred: set[tuple[str, str]] = set()  # of those, whose change is not written yet
        self._news: list[News] = []
        self._wake = asyncio.Event()
        self._line: Line | None = None
        self._using = asyncio.Lock()
        self._connected = asyncio.Event()
        self._claims = asyncio.Semaphore(CLAIMED)
        self._task: asyncio.Task[None] | None = None

    def tallies(self) -> dict[str, float]:
        return {"heard": self._heard, "broken": self._broken, "hears": self.hears, "first": self.first}

    async def open(self, ears: Ears) -> None:
        self._ears = ears
        self._task = asyncio.create_task(self._stay())
        await asyncio.wait_for(self._connected.wait(), SLOW)

    async def close(self) -> None:
        left = [News(self._worker, "presence", table) for table in {table for table, _ in self._there}]
        with suppress(SQLAlchemyError, OSError):
            gone = text("DELETE FROM presence WHERE worker = :me").bindparams(me=self._worker)
            await self._store.change(gone, news=left)
            await self.let_go(*(await self.held()))
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._hang_up()

    # The line.

    async def _stay(self) -> None:
        """Be there, whatever breaks."""
        while True:
            try:
                await self._connect()
                await self._attend()
            except BROKEN as error:
                self._broken += 1
                self._complaints.tell("the line to the other workers is broken: %s", error)
            except Exception as error:  # whatever it is: without a line others would not know that we are there
                self._complaints.tell("the line to the other workers has failed: %s", error, trace=error)
            self.hears = False
            self._connected.clear()
            await self._hang_up()
            await asyncio.sleep(REST)

    async def _connect(self) -> None:
        _, options = self._store.engine.dialect.create_connect_args(self._store.engine.url)
        ours = {name: value for name, value in options.items() if name not in NOT_OURS}
        keeping = {"tcp_keepalives_idle": "5", "tcp_keepalives_interval": "2", "tcp_keepalives_count": "3"}
        line = await asyncpg.connect(**ours, timeout=SLOW, command_timeout=SLOW, server_settings=keeping)
        try:
            await self._introduce(line)
        except BaseException:
            line.terminate()
            raise
        self._line = line
        await self._ears.catch_up()
        self.hears = True
        self._connected.set()

    async def _introduce(self, line: Line) -> None:
        """Be there for the others, and listen."""
        if not await line.fetchval("SELECT pg_try_advisory_lock($1, $2)", WORKERS, self._worker):
            raise TimeoutError("the database believes in the old line still")
        await line.add_listener(CHANNEL, self._hear)
        line.add_termination_listener(lambda _: self._wake.set())
        await line.execute("DELETE FROM presence WHERE worker = $1", self._worker)
        self._stirred = set(self._there)

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            line.terminate()

    async def _attend(self) -> None:
        """Send what there is to send, and look after the others now and then."""
        look = adopt = monotonic()
        adopt += GRACE
        while True:
            self._wake.clear()
            await self._send()
            if monotonic() >= look:
                await self._look_after(monotonic() >= adopt)
                look = monotonic() + EVERY
            with suppress(TimeoutError):  # `wait_for` of Python 3.11 can lose the word that it is time to go
                async with asyncio.timeout(max(0.0, look - monotonic())):
                    await self._wake.wait()

    async def _use(self, work: Callable[[Line], Awaitable[Any]]) -> Any:
        """One thing at a time goes over a line."""
        async with self._using:
            if self._line is None or self._line.is_closed():
                raise ConnectionError("there is no line to the database")
            try:
                return await work(self._line)
            except (asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                raise ConnectionError(f"the line to the database: {error}") from error

    async def _send(self) -> None:
        stirred, self._stirred = self._stirred, set()
        news, self._news = self._news, []
        if not stirred and not news:
            return
        news += [News(self._worker, "presence", table) for table in {table for table, _ in stirred}]

        async def send(line: Line) -> None:
            async with line.transaction():
                here = [(key, self._there[key]) for key in stirred if key in self._there]
                if here:
                    rows = [(table, self._worker, guest, *astuple(facts)) for (table, guest), facts in here]
                    await line.executemany(COME, rows)
                left = [(table, self._worker, guest) for table, guest in stirred - self._there.keys()]
                if left:
                    await line.executemany(GO, left)
                await line.execute(NOTIFY, CHANNEL, list(letters(news)))

        await self._use(send)

    async def _look_after(self, adopts: bool) -> None:
        """Who is gone was nowhere; what they drove, somebody else drives."""

        async def look(line: Line) -> list[str]:
            there = [row[0] for row in await line.fetch(THERE)]
            self.first = self._worker == min(there, default=self._worker)
            if not adopts:
                return []
            left = {row[0] for row in await line.fetch(CLEAR)}
            if left:
                news = [News(EVERYBODY, "presence", table) for table in left]
                await line.execute(NOTIFY, CHANNEL, list(letters(news)))
            return [row[0] for row in await line.fetch(ADOPT, self._worker, ADOPTED)]

        self._ears.adopt(await self._use(look))

    def _hear(self, _: Any, __: int, ___: str, letter: object) -> None:
        for news in read(str(letter)):
            if news.worker != self._worker:
                self._heard += 1
                self._ears.hear(news)

    def tell(self, *news: News) -> None:
        self._news += news
        self._wake.set()

    # What must happen once.

    @asynccontextmanager
    async def claim(self, table: str) -> AsyncIterator[None]:
        async with self._claims:
            connection: AsyncConnection = await patiently(lambda: self._locked(table))
            try:
                yield
            finally:
                with suppress(SQLAlchemyError, OSError):  # with the connection the lock is gone
                    await connection.close()

    async def _locked(self, table: str) -> AsyncConnection:
        """A connection with a table's lock, until it is closed."""
        connection = await self._store.engine.connect()
        try:
            await connection.execute(text(f"SET LOCAL lock_timeout = {int(1000 * SLOW)}"))
            lock = text("SELECT pg_advisory_xact_lock(:kind, hashtext(:table))")
            await connection.execute(lock, {"kind": CLAIMS, "table": table})
        except BaseException:
            with suppress(SQLAlchemyError, OSError):
                await connection.close()
            raise
        return connection

    async def take(self, table: str) -> bool:
        await self._connected.wait()
        return bool(await self._write(TAKE, table=table, worker=self._worker))

    async def let_go(self, *tables: str) -> None:
        left = text(LET_GO).bindparams(tables=list(tables), worker=self._worker)
        await self._store.change(left, news=[News(self._worker, "free", table) for table in tables])

    async def held(self) -> set[str]:
        query = text("SELECT table_id FROM leases WHERE worker = :worker").bindparams(worker=self._worker)
        return {row["table_id"] for row in await self._store.rows(query)}

    async def _write(self, statement: str, **facts: Any) -> list[Any]:
        """Beside the store's own writing: nobody's answer waits for it."""

        async def write() -> list[Any]:
            async with self._store.engine.begin() as connection:
                result = await connection.execute(text(statement), facts)
                return list(result.all()) if result.returns_rows else []

        found: list[Any] = await patiently(write)
        return found

    # Who is where.

    def came(self, table: str, guest: str | None, name: str, deals: bool) -> None:
        key = (table, guest or NOBODY)
        before = self._there.get(key, Here(name))
        self._there[key] = Here(name, before.count + 1, before.deals + deals)
        self._stir(key)

    def went(self, table: str, guest: str | None, deals: bool) -> None:
        key = (table, guest or NOBODY)
        before = self._there.pop(key)
        if before.count > 1:
            self._there[key] = Here(before.name, before.count - 1, before.deals - deals)
        self._stir(key)

    def _stir(self, key: tuple[str, str]) -> None:
        self._stirred.add(key)
        self._wake.set()

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, list[Present]]:
        found: dict[str, list[Present]] = {table: [] for table in tables}
        query = text(ELSEWHERE).bindparams(tables=list(tables), worker=self._worker)
        for row in await self._store.rows(query):
            found[row["table_id"]].append(Present(row["guest"] or None, row["name"], row["count"], row["deals"]))
        return found

    async def answers(self, numbers: Mapping[str, int]) -> dict[str, list[tuple[int, By]]]:
        """Asked for all tables at once, which costs little more than for one."""
        found: dict[str, list[tuple[int, By]]] = {table: [] for table in numbers}
        if numbers:
            rows = await self._use(lambda line: line.fetch(ANSWERS, list(numbers), list(numbers.values())))
            for table, _, answer, by in rows:
                found[table].append((answer, by))
        return found
