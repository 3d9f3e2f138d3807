"""Move a server's data: all rows of one database into another, empty one, of either kind.

Everything is read once and written in portions, in one transaction: it arrives whole and checked, or the new database
is as empty as before. What arrived is read again and compared: the number of rows of each table, and a sum over their
digests, because the two kinds do not agree on the order of texts.
"""

from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager, contextmanager
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Table, func, insert, inspect, select, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from stockpile.errors import UserError, system_reason
from stockpile.server.db import schema
from stockpile.server.db.engine import (
    DRIVERS,
    DatabaseBusy,
    NewerSchema,
    bring_up_to_date,
    database_file,
    database_reason,
    hold_file,
    make_engine,
    with_driver,
)

PORTION: Final = 500  # rows that are in memory at once
PASSING_TABLES: Final = (schema.leases, schema.presence)  # of workers that run; none does
MOVED_TABLES: Final = tuple(table for table in schema.metadata.sorted_tables if table not in PASSING_TABLES)
OTHERS: Final = text(
    "SELECT count(*) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)
DIGEST_MODULUS: Final = 2**256

OnRows = Callable[[str, int], None]  # gets a table and how many more of its rows arrived


class CannotMove(UserError):
    """Why not; nothing was changed but perhaps the version of the schema."""

    prefix = "error-move"


@dataclass
class TableDigest:
    """Rows of a table: how many, and the sum of their digests, whatever order they come in."""

    rows: int = 0
    digest: int = 0

    def add(self, table: Table, row: Mapping[str, Any]) -> None:
        """
        >>> one, other = TableDigest(), TableDigest()
        >>> for version in "ab": one.add(schema.contents, {"version": version, "sheet": "{}"})
        >>> for version in "ba": other.add(schema.contents, {"version": version, "sheet": "{}"})
        >>> one == other, one.rows
        (True, 2)
        """
        facts = [row[column.name] for column in table.columns]
        self.rows += 1
        self.digest = (self.digest + int.from_bytes(sha256(msgspec.msgpack.encode(facts)).digest())) % DIGEST_MODULUS


def without_password(url: str) -> str:
    """An address for people: without a password, and without options, where one may be as well.

    >>> without_password("postgresql://ada:secret@localhost/stockpile?password=secret")
    'postgresql://ada:***@localhost/stockpile'
    """
    return make_url(url).set(query={}).render_as_string(hide_password=True)


async def move(source: str, target: str, count: Callable[[int], None], on_rows: OnRows) -> int:
    """Move everything; gives the number of rows. `count` gets it before the move, `on_rows` each portion."""
    _check(source, target)
    with _nothing_half(database_file(target)), _holding(source, target):
        async with AsyncExitStack() as opened:
            old = await opened.enter_async_context(_opened(source))
            await _expect_tables(old, source)
            new = await opened.enter_async_context(_opened(target))
            await _expect_nothing(new, target)
            for connection, url in ((old, source), (new, target)):
                await _bring_up_to_date(connection, url)
            return await _copy(old, new, count, on_rows)


def _check(source: str, target: str) -> None:
    for url in (source, target):
        try:
            kind = make_url(url).drivername.partition("+")[0]
        except ArgumentError:
            raise CannotMove("address") from None
        if kind not in DRIVERS or (kind == "sqlite" and database_file(url) is None):
            raise CannotMove("kind", url=without_password(url))
    file, other = database_file(source), database_file(target)
    if file is not None and not file.exists():
        raise CannotMove("missing", url=without_password(source))
    if source == target or (file is not None and other is not None and file.resolve() == other.resolve()):
        raise CannotMove("same")


@contextmanager
def _nothing_half(file: Path | None) -> Iterator[None]:
    """A file that was made for the house goes again if the house does not move in."""
    is_new = file is not None and not file.exists()
    try:
        yield
    except BaseException:
        for end in ("", "-wal", "-shm") if is_new else ():
            Path(f"{file}{end}").unlink(missing_ok=True)
        raise


@contextmanager
def _holding(*urls: str) -> Iterator[None]:
    """No server may use a file meanwhile."""
    with ExitStack() as holding:
        for url in urls:
            if (file := database_file(url)) is not None:
                try:
                    holding.enter_context(hold_file(file))
                except DatabaseBusy:
                    raise CannotMove("busy", url=without_password(url)) from None
                except OSError as error:
                    raise CannotMove("opening", url=without_password(url), reason=system_reason(error)) from error
        yield


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[AsyncConnection]:
    """One connection, alone, that sees everything as of one moment."""
    try:
        engine = make_engine(with_driver(url))
        connection = await engine.connect()
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise CannotMove("opening", url=without_password(url), reason=database_reason(error)) from error
    try:
        if engine.dialect.name == "postgresql":
            await connection.execution_options(isolation_level="REPEATABLE READ")
            if (await connection.execute(OTHERS)).scalar_one():
                raise CannotMove("busy", url=without_password(url))
            await connection.rollback()
        yield connection
    finally:
        await connection.close()
        await engine.dispose()


async def _expect_tables(connection: AsyncConnection, url: str) -> None:
    """A database that has our tables."""
    if "alembic_version" not in await connection.run_sync(_tables):
        raise CannotMove("missing", url=without_password(url))
    await connection.rollback()


async def _expect_nothing(connection: AsyncConnection, url: str) -> None:
    """A database without a row, ours or anybody's."""
    found = await connection.run_sync(_tables)
    ours = {table.name for table in schema.metadata.sorted_tables}
    filled = [name for name in found & ours if await _count(connection, schema.metadata.tables[name])]
    if filled or found - ours - {"alembic_version"}:
        raise CannotMove("filled", url=without_password(url))
    await connection.rollback()


def _tables(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


async def _bring_up_to_date(connection: AsyncConnection, url: str) -> None:
    try:
        await bring_up_to_date(connection.engine)
    except NewerSchema:
        raise CannotMove("newer", url=without_password(url)) from None


async def _copy(old: AsyncConnection, new: AsyncConnection, count: Callable[[int], None], on_rows: OnRows) -> int:
    async with old.begin(), new.begin():
        for each in (old, new):
            await _begin(each)
        count(sum([await _count(old, table) for table in MOVED_TABLES]))
        sent = {table: await _send(old, new, table, on_rows) for table in MOVED_TABLES}
        for table in MOVED_TABLES:
            if await _arrived(new, table) != sent[table]:
                raise CannotMove("different", table=table.name)
    return sum(each.rows for each in sent.values())


async def _begin(connection: AsyncConnection) -> None:
    """Its driver starts a transaction of SQLite late, which a savepoint would do without, and commit by itself."""
    if connection.dialect.name == "sqlite":
        await connection.exec_driver_sql("BEGIN")


async def _count(connection: AsyncConnection, table: Table) -> int:
    return int((await connection.execute(select(func.count()).select_from(table))).scalar_one())


async def _send(old: AsyncConnection, new: AsyncConnection, table: Table, on_rows: OnRows) -> TableDigest:
    found = TableDigest()
    async for rows in _portions(old, table):
        for row in rows:
            found.add(table, row)
        await _store(new, table, rows)
        on_rows(table.name, len(rows))
    return found


async def _arrived(new: AsyncConnection, table: Table) -> TableDigest:
    found = TableDigest()
    async for rows in _portions(new, table):
        for row in rows:
            found.add(table, row)
    return found


async def _portions(connection: AsyncConnection, table: Table) -> AsyncIterator[Sequence[Mapping[str, Any]]]:
    result = await connection.stream(select(table).execution_options(yield_per=PORTION))
    async for rows in result.mappings().partitions():
        yield [dict(row) for row in rows]


async def _store(new: AsyncConnection, table: Table, rows: Sequence[Mapping[str, Any]]) -> None:
    """A file of SQLite can hold anything in any column; what does not fit is named, so that it can be mended."""
    try:
        async with new.begin_nested():
            await new.execute(insert(table), rows)
    except DBAPIError:
        for row in rows:
            try:
                await new.execute(insert(table), [row])
            except DBAPIError as error:
                key = ", ".join(str(row[column.name]) for column in table.primary_key)
                raise CannotMove("row", table=table.name, key=key, reason=database_reason(error)) from error
