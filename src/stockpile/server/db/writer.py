"""Writing: one transaction after the other through one connection, committed when the call returns.

Answers of many tables that arrive at the same time share one transaction, because most of a server's time goes into
commits that wait for the disk.

A PostgreSQL that restarts breaks the connection, and then it is unknown whether the last commit succeeded. It is simply
done again: whatever is there by then was ours.

A notification of a stored change goes out with its transaction (`pg_notify` inside), so no worker hears of anything
that is not stored. A worker that hears one reads the store. What is never stored, such as that a player has seen a
question, is sent on its own.

>>> sent = [Notification(7, "answers", "4f2a", 12), Notification(7, "row", "4f2a", 3)]
>>> [batch] = batches(sent)
>>> batch
'[[7,"answers","4f2a",12,null],[7,"row","4f2a",3,null]]'
>>> read_batch(batch) == sent
True
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, perf_counter
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import func, insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stockpile.server.db import schema
from stockpile.server.db.engine import is_away

CHANNEL: Final = "stockpile"
MOST_BATCH_BYTES: Final = 7900  # PostgreSQL takes no more than 8000
EVERYBODY: Final = 0  # instead of a worker's number: meant for the sender too
AWAY_SECONDS: Final = 8.0  # that a database may be gone before a call fails
RETRY_SECONDS: Final = 0.1
MOST_ROWS: Final = 400  # of one transaction, so that nobody waits long for others


NotificationKind = Literal[
    "answers",  # of a table, up to a number
    "row",  # a table's row and seats, of a revision
    "chat",  # lines of a table, new or gone
    "deal",  # how a table is being dealt
    "people",  # what the host has forbidden to whom
    "gone",  # a table that is no more
    "presence",  # who is at a table
    "free",  # nobody drives a table any more
    "guest",  # renamed, forgotten or signed out
    "clock",  # how a table's time stands, as its driver has it
    "clock?",  # somebody would like to know that
    "seen",  # a player can see the open question
    "back",  # a player is here again
    "nudge",  # a player is called
    "spent",  # what somebody has used of a rate
]


class Notification(msgspec.Struct, array_like=True):
    """A change that a worker reports. `number` and `more` depend on the kind."""

    worker: int
    kind: NotificationKind
    table: str = ""
    number: int = 0
    more: Any = None


_BATCH: Final = msgspec.json.Decoder(list[msgspec.Raw])
_NOTIFICATION: Final = msgspec.json.Decoder(Notification)


def read_batch(batch: str) -> list[Notification]:
    """The notifications in a batch. Kinds that this version does not know are left out."""
    found = []
    for each in _BATCH.decode(batch):
        with suppress(msgspec.ValidationError):
            found.append(_NOTIFICATION.decode(each))
    return found


def batches(notifications: Iterable[Notification]) -> Iterator[str]:
    """Pack notifications into as few texts as possible."""
    parts: list[str] = []
    size = 2
    for each in notifications:
        part = msgspec.json.encode(each)
        if parts and size + len(part) + 1 > MOST_BATCH_BYTES:
            yield f"[{','.join(parts)}]"
            parts, size = [], 2
        parts.append(part.decode())
        size += len(part) + 1
    if parts:
        yield f"[{','.join(parts)}]"


Work = Callable[[AsyncConnection], Awaitable[None]]


class AlreadyAnswered(Exception):
    """Another worker has stored an answer with this number."""


async def retry_while_away(work: Callable[[], Awaitable[Any]]) -> Any:
    """Do something, and again if the database is gone for a moment."""
    end = monotonic() + AWAY_SECONDS
    while True:
        try:
            return await work()
        except Exception as error:
            if not is_away(error) or monotonic() > end:
                raise
        await asyncio.sleep(RETRY_SECONDS)


class Writer:
    """The one connection of a store that writes."""

    def __init__(self, engine: AsyncEngine, connection: AsyncConnection) -> None:
        self._engine = engine
        self._connection = connection
        self._lock = asyncio.Lock()
        self.on_written: Callable[[float], None] = lambda _: None  # told how long each transaction took
        self._notifies = engine.dialect.name == "postgresql"

    async def close(self) -> None:
        async with self._lock:
            await self._connection.close()

    async def write(self, work: Work, notifications: Iterable[Notification] = (), unique: bool = False) -> None:
        """Do `work` in one transaction, with its notifications.

        An earlier attempt may have come through although nobody said so: what is there already is taken for ours, but
        where it must be `unique`, the caller has to look.
        """
        texts = list(batches(notifications)) if self._notifies else []
        again = False

        async def attempt() -> None:
            nonlocal again
            async with self._lock:
                await self._reconnect()
                began = perf_counter()
                try:
                    async with self._connection.begin():
                        await work(self._connection)
                        for batch in texts:
                            await self._connection.execute(select(func.pg_notify(CHANNEL, batch)))
                    self.on_written(perf_counter() - began)
                except IntegrityError:
                    if unique or not again:
                        raise
                except Exception:
                    again = True
                    raise

        await retry_while_away(attempt)

    async def rows(self, query: Any) -> list[Any]:
        """Reading uses other connections."""

        async def read() -> list[Any]:
            async with self._engine.connect() as connection:
                return list((await connection.execute(query)).mappings().all())

        found: list[Any] = await retry_while_away(read)
        return found

    async def _reconnect(self) -> None:
        if self._connection.invalidated or self._connection.closed:
            await self._connection.close()
            self._connection = await self._engine.connect()


@dataclass
class _PendingAppend:
    rows: list[dict[str, Any]]
    done: "asyncio.Future[None]"


class Appender:
    """Stores answers, those of many tables at once."""

    def __init__(self, writer: Writer, worker: int) -> None:
        self._writer = writer
        self._worker = worker
        self._queue: asyncio.Queue[_PendingAppend] = asyncio.Queue()
        self._task = asyncio.create_task(self._append_all())

    async def close(self) -> None:
        """Wait for what is being written."""
        await self._queue.join()
        self._task.cancel()

    async def append(self, rows: list[dict[str, Any]]) -> None:
        """Answers of one table: all of them or none. Returns once they are on disk."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_PendingAppend(rows, done))
        await done

    async def _append_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and sum(len(each.rows) for each in batch) < MOST_ROWS:
                batch.append(self._queue.get_nowait())
            try:
                await self._insert(batch)
            except Exception:
                await self._insert_apart(batch)
            else:
                _resolve(batch)
            for _ in batch:
                self._queue.task_done()

    async def _insert(self, batch: Sequence[_PendingAppend]) -> None:
        """Always in the same order: two workers with answers to the same questions do not wait for each other."""
        rows = sorted((row for each in batch for row in each.rows), key=lambda row: (row["table_id"], row["number"]))
        notifications = [
            Notification(self._worker, "answers", each.rows[0]["table_id"], each.rows[-1]["number"] + 1)
            for each in batch
        ]

        async def work(connection: AsyncConnection) -> None:
            await connection.execute(insert(schema.answers), rows)

        await self._writer.write(work, notifications, unique=True)

    async def _insert_apart(self, batch: list[_PendingAppend]) -> None:
        """One that cannot be stored must not take the others with it."""
        for each in batch:
            try:
                await self._insert([each])
            except IntegrityError:
                await self._settle(each)
            except Exception as error:
                _fail(each, error)
            else:
                _resolve([each])

    async def _settle(self, append: _PendingAppend) -> None:
        """There are answers with these numbers: ours, or another worker's."""
        try:
            if await self._is_there(append):
                _resolve([append])
            else:
                _fail(append, AlreadyAnswered(append.rows[0]["table_id"]))
        except Exception as error:
            _fail(append, error)

    async def _is_there(self, append: _PendingAppend) -> bool:
        """Whether these very answers are stored: the connection broke before anybody could say so."""
        table, columns = append.rows[0]["table_id"], schema.answers.c
        numbers = [row["number"] for row in append.rows]
        query = select(schema.answers).where(columns.table_id == table, columns.number.in_(numbers))
        found = [dict(row) for row in await self._writer.rows(query.order_by(columns.number))]
        return found == append.rows


def _resolve(batch: Iterable[_PendingAppend]) -> None:
    for each in batch:
        if not each.done.done():
            each.done.set_result(None)


def _fail(append: _PendingAppend, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(error)
