"""How a database is opened: SQLite or PostgreSQL, with the schema brought up to date.

What others say about a database that is lost for a moment is gathered here too: a PostgreSQL that is started again
breaks every connection, and whoever asks again a moment later is answered.
"""

from functools import partial
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stockpile.server.store import schema
from stockpile.server.store.holding import create_private, database_file

PATIENCE: Final = 2000  # milliseconds for another program that holds the file
READERS: Final = 12  # connections to PostgreSQL besides the one that writes
MIGRATING: Final = 0x53746F63  # the lock that whoever changes the schema of a PostgreSQL database holds
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# Classes of SQLSTATE: the connection is broken, or the server is going down or not up yet.
AWAY: Final = ("08", "57P")


class NewerSchema(Exception):
    """The tables of the database are of a version that this Stockpile does not know."""


def file_url(path: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite+aiosqlite:///{path}"


def with_driver(url: str) -> str:
    """An address as people write it, with the driver that we use.

    >>> with_driver("sqlite:////srv/tables.sqlite"), with_driver("postgresql://localhost/stockpile")
    ('sqlite+aiosqlite:////srv/tables.sqlite', 'postgresql+asyncpg://localhost/stockpile')
    """
    scheme, colon, rest = url.partition(":")
    return f"{DRIVERS.get(scheme, scheme)}{colon}{rest}"


def is_shared(url: str) -> bool:
    """Whether several workers can use a database at once.

    >>> is_shared("postgresql://localhost/stockpile"), is_shared("sqlite:///tables.sqlite")
    (True, False)
    """
    return make_url(url).get_backend_name() == "postgresql"


def make_engine(url: str) -> AsyncEngine:
    """Answers are secrets: no error names what was asked for."""
    if is_shared(url):
        return create_async_engine(
            _spelled(url), hide_parameters=True, pool_size=READERS, max_overflow=0, pool_recycle=3600
        )
    file = database_file(url)
    if file is not None:
        create_private(file)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    return engine


def _spelled(url: str) -> URL:
    """What libpq calls `sslmode` our driver calls `ssl`."""
    parsed = make_url(url)
    mode = parsed.query.get("sslmode")
    return parsed.difference_update_query(["sslmode"]).update_query_dict({"ssl": str(mode)}) if mode else parsed


def _set_up_sqlite(connection: Any, _: Any) -> None:
    """An answer that was confirmed survives a power cut: FULL waits for the disk at every commit.

    Text that is none is read as far as it can be: refused, one damaged row would take all with it that are read beside.
    """
    connection.driver_connection.text_factory = partial(str, encoding="utf-8", errors="replace")
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={PATIENCE}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Migrate, if there is anything to do. Of several who come at once to PostgreSQL one does it, the others wait."""
    async with engine.begin() as connection:
        if await connection.run_sync(_version) == schema.VERSION:
            return
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
        await connection.run_sync(_migrate)


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


def is_away(error: BaseException) -> bool:
    """Whether an error says that PostgreSQL is gone for the moment, not that something is wrong with what we ask."""
    if isinstance(error, DBAPIError):
        state = getattr(error.orig, "sqlstate", None) or ""
        return error.connection_invalidated or state.startswith(AWAY)
    return isinstance(error, OSError)
