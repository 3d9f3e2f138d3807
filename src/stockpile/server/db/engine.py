"""Open a database: lock an SQLite file or connect to PostgreSQL, and bring the schema up to date.

An SQLite file holds every secret of the tables, so only its owner may read it, and only one server may use it: two
servers with the same tables would disagree about them. On Linux the file itself is locked (`flock`), not one beside
it. So it does not matter by which name it is reached, and there is nothing that could be deleted. SQLite locks with
`fcntl`, which on Linux is independent of `flock`; but closing a file releases every `fcntl` lock of the process on it,
so our file is closed after SQLite is done. Elsewhere the two kinds of locks are one and SQLite would be locked out:
there a file beside the real one is locked.

A PostgreSQL that restarts breaks every connection for a moment: `is_away` recognises that, so that callers can retry.

`database_reason` says why a database refuses something: messages of ours for what happens to people, and its own words
for the rest. Drivers are not loaded for it: SQLite's errors have the name of their code, PostgreSQL's have SQLSTATE.
"""

import os
import re
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from functools import partial
from pathlib import Path
from typing import IO, Any, Final
from urllib.parse import unquote

from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from stockpile.errors import Message, system_reason
from stockpile.server.db import schema

LOCKS_FILE_ITSELF: Final = sys.platform == "linux"
PRIVATE: Final = 0o600  # only the owner may read and write
OTHERS: Final = 0o077  # the bits of a mode for others
SIDE_FILES: Final = ("-wal", "-shm", "-journal")  # that SQLite puts beside a database; they get its mode


class DatabaseBusy(Exception):
    """Another server has this database file open."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


def database_file(url: str) -> Path | None:
    """The file of an SQLite database, if it is one.

    >>> database_file("sqlite:////srv/tables.sqlite"), database_file("sqlite:///file:tables.sqlite?uri=true")
    (PosixPath('/srv/tables.sqlite'), PosixPath('tables.sqlite'))
    >>> database_file("sqlite://"), database_file("postgresql+asyncpg://localhost/tables")
    (None, None)
    """
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    name = parsed.database or ""
    return Path(unquote(name.removeprefix("file:").partition("?")[0]) if name.startswith("file:") else name)


def create_private(file: Path) -> None:
    """Create a database file for its owner alone, whatever the umask says. One that is there already stays as it is."""
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE)
    except OSError:  # it is there, or cannot be made: opening it says why
        return
    with os.fdopen(made, "wb"):
        if hasattr(os, "fchmod"):  # not on Windows, where a mode says nothing about others
            os.fchmod(made, PRIVATE)


def files_open_to_others(file: Path) -> list[Path]:
    """The files of a database that others than their owner may read or write."""
    if os.name != "posix":
        return []
    real, found = file.resolve(), []
    for each in (real, *(real.with_name(real.name + end) for end in SIDE_FILES)):
        with suppress(OSError):
            if each.stat().st_mode & OTHERS:
                found.append(each)
    return found


@contextmanager
def hold_file(file: Path) -> Iterator[None]:
    """Lock a database file. OSError: it cannot be opened. DatabaseBusy: another server has it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    real = file.resolve()
    create_private(real)
    with (real if LOCKS_FILE_ITSELF else real.with_name(real.name + ".lock")).open("ab") as lock:
        if not _lock(lock):
            raise DatabaseBusy(str(file))
        yield


def _lock(file: IO[bytes]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows: an open file cannot be locked this way, and the unique answers still hold
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


BUSY_TIMEOUT: Final = 2000  # milliseconds to wait for another program that holds the file
READ_CONNECTIONS: Final = 12  # to PostgreSQL, in addition to the one that writes
MIGRATION_LOCK: Final = 0x53746F63  # held while the schema of a PostgreSQL database changes
DRIVERS: Final = {"sqlite": "sqlite+aiosqlite", "postgresql": "postgresql+asyncpg", "postgres": "postgresql+asyncpg"}
# Classes of SQLSTATE: the connection is broken, or the server is going down or not up yet.
AWAY_STATES: Final = ("08", "57P")


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
            _spelled(url), hide_parameters=True, pool_size=READ_CONNECTIONS, max_overflow=0, pool_recycle=3600
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
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={BUSY_TIMEOUT}"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Migrate if needed. Of several workers that start at once at PostgreSQL one migrates and the others wait."""
    async with engine.begin() as connection:
        if await connection.run_sync(_version) == schema.VERSION:
            return
        if engine.dialect.name == "postgresql":
            await connection.execute(text(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})"))
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
        return error.connection_invalidated or state.startswith(AWAY_STATES)
    return isinstance(error, OSError)


_SQLITE: Final[Mapping[str, str]] = {
    "NOTADB": "none",
    "BUSY": "locked",
    "LOCKED": "locked",
    "CANTOPEN": "closed",
    "CORRUPT": "damaged",
    "READONLY": "read-only",
    "FULL": "full",
}
_POSTGRES: Final[Mapping[str, str]] = {
    "28P01": "password",
    "3D000": "unknown",
    "53300": "crowded",
    "57P03": "starting",
}
_NO_USER: Final = re.compile(r'role ".*" does not exist')  # SQLSTATE has one number for this and other refusals


def database_reason(error: BaseException) -> Message:
    """Why a database refuses something, or the system on the way to it.

    >>> database_reason(ConnectionRefusedError(111, "Connect call failed ('127.0.0.1', 1)")).key
    'wrong-system-nobody'
    >>> print(database_reason(ValueError("<class 'asyncpg.Some'>: no such table.")), database_reason(ValueError()))
    no such table ValueError
    """
    original = getattr(error, "orig", None) or error
    for each in _chain(original):
        if isinstance(each, OSError):
            return system_reason(_numbered(each))
        kind = _kind(each)
        if kind:
            return Message(f"wrong-database-{kind}")
    return own_words(str(original) or type(original).__name__)


def own_words(words: str) -> Message:
    """What a database or one of its tools said: the first line, without the names of drivers before it."""
    return Message("wrong-database-other", {"words": words.strip().splitlines()[0].rpartition(">: ")[2].rstrip(".")})


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error, and what it was raised for."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _kind(error: BaseException) -> str:
    code = getattr(error, "sqlite_errorname", "").split("_")  # SQLITE_CANTOPEN_ISDIR
    if len(code) > 1:
        return _SQLITE.get(code[1], "")
    return "user" if _NO_USER.search(str(error)) else _POSTGRES.get(getattr(error, "sqlstate", None) or "", "")


def _numbered(error: OSError) -> OSError:
    """Several addresses of a host that refuse for the same reason are told as one error, with no number of its own.

    >>> _numbered(OSError("Multiple exceptions: [Errno 111] failed ('::1'), [Errno 111] failed ('127.0.0.1')")).errno
    111
    """
    numbers = {*re.findall(r"\[Errno (\d+)\]", str(error))}
    return OSError(int(numbers.pop()), str(error)) if error.errno is None and len(numbers) == 1 else error
