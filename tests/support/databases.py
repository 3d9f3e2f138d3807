"""Databases for tests: SQLite in a folder, and PostgreSQL from a cluster that every worker has for itself."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any

from sqlalchemy import make_url, text

from loadtest.postgres import MissingPostgres, OwnPostgres, PostgresFailed, find_binaries
from stockpile.server.db import schema
from stockpile.server.db.engine import file_url, make_engine, with_driver
from stockpile.server.db.store import Store
from tests.support.packages import do_without, found_or_installed

# Whoever is still connected is sent away first, so that nobody is waited for.
EMPTY = ";".join(
    (
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        "AND pid <> pg_backend_pid()",
        *(f"DELETE FROM {table.name}" for table in reversed(schema.metadata.sorted_tables)),
    )
)


class Databases:
    """Databases of one PostgreSQL. They stay until the whole of it goes: that is quicker than to drop each."""

    def __init__(self, cluster: OwnPostgres) -> None:
        self.cluster = cluster
        self._numbers = count(1)
        self._free: list[str] = []

    def bare(self) -> str:
        """The address of one with nothing in it, not even the schema."""
        return with_driver(self.cluster.create(f"bare{next(self._numbers)}"))

    @contextmanager
    def lent(self) -> Iterator[str]:
        """The address of one with the schema and no rows. Who is next gets it emptied: making one takes far longer."""
        name = self._free.pop() if self._free else self._made()
        try:
            yield with_driver(self.cluster.url(name))
        finally:
            with suppress(PostgresFailed):  # somebody is in the middle of something there: it is not lent again
                self.cluster.execute(EMPTY, name)
                self._free.append(name)

    def _made(self) -> str:
        name = f"house{next(self._numbers)}"
        asyncio.run(_prepared(with_driver(self.cluster.create(name))))
        return name


async def _prepared(url: str) -> None:
    await (await Store.open(url)).close()


@contextmanager
def postgresql() -> Iterator[Databases]:
    """A cluster; without PostgreSQL a line says what to install."""
    if found_or_installed(find_binaries, "postgresql") is None:
        do_without(str(MissingPostgres()))
    with OwnPostgres(durable=False) as cluster:
        yield Databases(cluster)


def sqlite(folder: Path) -> str:
    return file_url(folder / "tables.sqlite")


def kind_of(url: str) -> str:
    return make_url(url).get_backend_name()


def ask(url: str, statement: str, **values: Any) -> list[tuple[Any, ...]]:
    """One statement, past the store; gives the rows that it selects."""
    return asyncio.run(_asked(url, [(statement, values)]))


def change(url: str, *statements: tuple[str, dict[str, Any]]) -> None:
    """Some statements, with their values, in one transaction."""
    asyncio.run(_asked(url, statements))


async def _asked(url: str, statements: Sequence[tuple[str, dict[str, Any]]]) -> list[tuple[Any, ...]]:
    engine = make_engine(url)
    try:
        async with engine.begin() as connection:
            results = [await connection.execute(text(statement), values) for statement, values in statements]
            return [tuple(row) for row in results[-1].all()] if results[-1].returns_rows else []
    finally:
        await engine.dispose()
