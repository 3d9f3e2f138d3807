"""The database: guests, tables, seats, and the answers of every game, append-only.

Whatever is written is committed when the call returns. Answers of many tables that come in at the same time share one
transaction, because a commit that waits for the disk is what a server spends its time on.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import asdict, dataclass
from functools import partial
from pathlib import Path
from time import time
from typing import Any, Final, get_args

from sqlalchemy import Connection, Executable, case, delete, event, func, insert, inspect, select, text, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from stockpile.server.messages.protocol import By
from stockpile.server.store import schema
from stockpile.server.store.rows import (
    ChatRow,
    DamagedRow,
    GuestRow,
    KeptTime,
    TableRow,
    columns_of,
    seat_columns,
    table_row,
)

CHAT_KEPT: Final = 100  # lines of a table; who comes in gets them all
PATIENCE: Final = 2000  # milliseconds for another program that holds the database
GAP: Final = -1  # instead of a number of answers: one is missing
BATCH: Final = 400  # rows of one transaction, so that nobody waits long for others


class NewerSchema(Exception):
    """The tables of the database are of a version that this Stockpile does not know."""


class DamagedAnswers(Exception):
    """The answers of a table are not those of a game."""


class AlreadyAnswered(Exception):
    """Another server has stored an answer with this number."""


@dataclass
class _Append:
    rows: list[dict[str, Any]]
    done: "asyncio.Future[None]"


def file_url(path: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """An answer that was confirmed survives a power cut: FULL waits for the disk at every commit.

    Text that is none is read as far as it can be: refused, one damaged row would take all with it that are read beside.
    """
    connection.driver_connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _version(connection: Connection) -> str | None:
    """The schema's version in a database. Alembic is asked only if it is not ours: loading it takes a while."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    return connection.execute(text("SELECT version_num FROM alembic_version")).scalar()


def _migrate(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config as AlembicConfig
    from alembic.util import CommandError

    config = AlembicConfig(attributes={"connection": connection})
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("version_path_separator", "os")
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise NewerSchema(str(error)) from error


class Store:
    """An open database. All writing goes through one connection, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, writer: AsyncConnection) -> None:
        self._engine = engine
        self._writer = writer
        self._lock = asyncio.Lock()
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._task = asyncio.create_task(self._append_all())

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, and bring the schema up to date."""
        engine = create_async_engine(url, hide_parameters=True)  # answers are secrets: no error names them
        if engine.dialect.name == "sqlite":
            event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        try:
            async with engine.begin() as connection:
                if await connection.run_sync(_version) != schema.VERSION:
                    await connection.run_sync(_migrate)
            return cls(engine, await engine.connect())
        except Exception:
            await engine.dispose()
            await asyncio.sleep(0.1)  # the driver's thread has a last word; it needs the loop for that
            raise

    async def close(self) -> None:
        """Wait for what is being written, then let go of the database."""
        await self._queue.join()
        self._task.cancel()
        async with self._lock:
            await self._writer.close()
            await self._engine.dispose()

    @asynccontextmanager
    async def _writing(self) -> AsyncIterator[AsyncConnection]:
        async with self._lock, self._writer.begin():
            yield self._writer

    async def rows(self, query: Any) -> list[Any]:
        async with self._engine.connect() as connection:
            return list((await connection.execute(query)).mappings().all())

    async def change(self, *statements: Executable) -> None:
        """All of them in one transaction."""
        async with self._writing() as connection:
            for statement in statements:
                await connection.execute(statement)

    async def write(self, work: Callable[[AsyncConnection], Awaitable[None]]) -> None:
        """Whatever `work` does, in one transaction."""
        async with self._writing() as connection:
            await work(connection)

    # Guests.

    async def add_guest(self, guest: GuestRow) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(schema.guests), asdict(guest))

    async def rename_guest(self, guest: str, name: str) -> None:
        async with self._writing() as connection:
            await connection.execute(update(schema.guests).where(schema.guests.c.id == guest), {"name": name})

    async def guest(self, guest: str) -> GuestRow | None:
        rows = await self.rows(select(schema.guests).where(schema.guests.c.id == guest))
        return GuestRow(**rows[0]) if rows else None

    # Tables and seats.

    async def add_table(self, table: TableRow) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(schema.tables), columns_of(table))
            await connection.execute(insert(schema.seats), [seat_columns(table, seat) for seat in table.seats])

    async def save_table(self, table: TableRow) -> None:
        """Its stage, chance and seats as they are now."""
        async with self._writing() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == table.id), columns_of(table))
            for seat in table.seats:
                where = (schema.seats.c.table_id == table.id, schema.seats.c.seat == seat.seat)
                await connection.execute(update(schema.seats).where(*where), seat_columns(table, seat))

    async def keep_times(self, kept: Sequence[KeptTime]) -> None:
        """How much of the time for questions, and of the banks, is used up, at any number of tables at once."""
        columns, seats = schema.tables.c, schema.seats.c
        await self.change(
            *[
                update(schema.tables)
                .where(columns.id == each.table)
                .values(clock_number=each.number, clock_used=each.used)
                for each in kept
            ],
            *[
                update(schema.seats).where(seats.table_id == each.table, seats.seat == seat).values(bank_used=used)
                for each in kept
                for seat, used in enumerate(each.banks)
                if used
            ],
        )

    async def remove_table(self, table: str) -> None:
        """A table at which nobody sits and no game has begun."""
        await self.change(
            *[delete(each).where(each.c.table_id == table) for each in schema.OF_WAITING],
            delete(schema.tables).where(schema.tables.c.id == table),
        )

    async def table(self, table: str) -> TableRow | DamagedRow | None:
        rows = await self._tables(schema.tables.c.id == table, 1)
        return rows[0] if rows else None

    async def open_to_all(self, since: float, count: int) -> list[TableRow | DamagedRow]:
        """Tables that were set up since then and have open seats, the newest first."""
        columns = schema.tables.c
        return await self._tables((columns.listed == 1) & (columns.created >= since), count)

    async def tables_of(self, guest: str, count: int) -> list[TableRow | DamagedRow]:
        """Tables where a guest sits or is the host, the newest first."""
        seated = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        hosted = select(schema.tables.c.id).where(schema.tables.c.host == guest)
        return await self._tables(schema.tables.c.id.in_(union(seated, hosted)), count)

    async def _tables(self, where: Any, count: int) -> list[TableRow | DamagedRow]:
        newest = schema.tables.c.created.desc()
        rows = await self.rows(select(schema.tables).where(where).order_by(newest).limit(count))
        seats: dict[str, list[Any]] = {row["id"]: [] for row in rows}
        sitting = select(schema.seats).where(schema.seats.c.table_id.in_(seats)).order_by(schema.seats.c.seat)
        for seat in await self.rows(sitting):
            seats[seat["table_id"]].append(seat)
        return [table_row(row, seats[row["id"]]) for row in rows]

    # Figures.

    async def keep_sheet(self, version: str, sheet: str) -> None:
        """Figures that a game is begun with. Two games may begin at once: one sheet of a version is enough."""
        with suppress(IntegrityError):
            async with self._writing() as connection:
                await connection.execute(insert(schema.contents), {"version": version, "sheet": sheet})

    async def sheets(self) -> dict[str, str]:
        """All figures that games were begun with, by version."""
        return {row["version"]: str(row["sheet"]) for row in await self.rows(select(schema.contents))}

    # Answers.

    async def append(self, table: str, first: int, given: Sequence[tuple[int, By]]) -> None:
        """Answers (each with who gave it) from a number on: all of them or none. Returns once they are on disk."""
        now = time()
        rows = [
            {"table_id": table, "number": first + place, "answer": answer, "by": by, "at": now}
            for place, (answer, by) in enumerate(given)
        ]
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append(rows, done))
        await done

    async def _append_all(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while not self._queue.empty() and sum(len(each.rows) for each in batch) < BATCH:
                batch.append(self._queue.get_nowait())
            try:
                await self._insert([row for each in batch for row in each.rows])
            except Exception:
                await self._insert_apart(batch)
            else:
                _resolve(batch)
            for _ in batch:
                self._queue.task_done()

    async def _insert(self, rows: list[dict[str, Any]]) -> None:
        async with self._writing() as connection:
            await connection.execute(insert(schema.answers), rows)

    async def _insert_apart(self, batch: list[_Append]) -> None:
        """One that cannot be stored must not take the others with it."""
        for each in batch:
            try:
                await self._insert(each.rows)
            except IntegrityError as error:
                _fail(each, AlreadyAnswered(str(error)))
            except Exception as error:
                _fail(each, error)
            else:
                _resolve([each])

    async def answers(self, table: str) -> list[tuple[int, By]]:
        query = select(schema.answers).where(schema.answers.c.table_id == table).order_by(schema.answers.c.number)
        rows = await self.rows(query)
        for number, row in enumerate(rows):
            if row["number"] != number:
                raise DamagedAnswers(f"answer {number} is missing")
            if row["by"] not in get_args(By):
                raise DamagedAnswers(f"answer {number} was given by {row['by']!r}")
            if not isinstance(row["answer"], int):
                raise DamagedAnswers(f"answer {number} is no number")
        return [(row["answer"], row["by"]) for row in rows]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers each of some tables has; GAP where one is missing."""
        columns = schema.answers.c
        whole = func.max(columns.number) == func.count() - 1
        query = (
            select(columns.table_id, case((whole, func.count()), else_=GAP).label("count"))
            .where(columns.table_id.in_(tables))
            .group_by(columns.table_id)
        )
        return {row["table_id"]: row["count"] for row in await self.rows(query)}

    # Chat.

    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Keep a line; what nobody would be sent any more goes."""
        columns = schema.chat.c
        await self.change(
            insert(schema.chat).values(asdict(line) | {"table_id": table}),
            delete(schema.chat).where(columns.table_id == table, columns.number <= line.number - CHAT_KEPT),
        )

    async def chat(self, table: str) -> list[ChatRow]:
        """The last lines, the oldest first."""
        columns = schema.chat.c
        query = select(schema.chat).where(columns.table_id == table).order_by(columns.number.desc()).limit(CHAT_KEPT)
        rows = [{name: row[name] for name in row if name != "table_id"} for row in await self.rows(query)]
        return [ChatRow(**row) for row in reversed(rows)]


def _resolve(batch: list[_Append]) -> None:
    for each in batch:
        if not each.done.done():
            each.done.set_result(None)


def _fail(append: _Append, error: Exception) -> None:
    if not append.done.done():
        append.done.set_exception(error)
