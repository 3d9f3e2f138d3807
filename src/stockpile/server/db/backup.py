"""A copy of the database, made while a server uses it, whole or not at all.

It is made under another name beside the file that is wanted, looked at, and gets its name when all is well: whatever
breaks it off, nothing half is left, and nothing that was there is written over. A copy has all secrets of the
database, so it is its owner's alone.
"""

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from sqlalchemy.engine import URL, make_url

from stockpile.errors import Message, UserError, system_reason
from stockpile.server.db.engine import database_file, database_reason, is_shared, own_words

PAGES_PER_STEP: Final = 2000  # of SQLite, copied between two looks at the progress
PROGRESS_SECONDS: Final = 0.2  # seconds between two looks at what pg_dump has written
LIBPQ_VARIABLES: Final = {  # by part of the database address
    "host": "PGHOST",
    "port": "PGPORT",
    "username": "PGUSER",
    "user": "PGUSER",
    "password": "PGPASSWORD",
    "database": "PGDATABASE",
    "dbname": "PGDATABASE",
    "ssl": "PGSSLMODE",
    "sslmode": "PGSSLMODE",
}

Progress = Callable[[int, int | None], None]  # how much is done, of how much if that is known


class BackupProblem(UserError):
    """Why there is no copy."""

    prefix = "error-backup"


def back_up(url: str, target: Path, progress: Progress = lambda *_: None) -> None:
    """Copy a database into a new file."""
    if target.exists():
        raise BackupProblem("exists", file=str(target))
    with _draft_of(target) as draft:
        if is_shared(url):
            _dump_postgres(make_url(url), draft, progress)
        else:
            _copy_sqlite(database_file(url), draft, progress)


@contextmanager
def _draft_of(target: Path) -> Iterator[Path]:
    """A new file that gets the name `target` at the end, unless something goes wrong."""
    draft = target.with_name(f".stockpile-{token_hex(8)}")
    try:
        os.close(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
        yield draft
        with draft.open("rb+") as written:
            os.fsync(written.fileno())
        _publish(draft, target)
    except FileExistsError as error:
        raise BackupProblem("exists", file=str(target)) from error
    except OSError as error:
        raise BackupProblem("file", file=str(target), reason=system_reason(error)) from error
    finally:
        for each in (draft, *(draft.with_name(draft.name + end) for end in ("-journal", "-wal", "-shm"))):
            with suppress(OSError):
                each.unlink()


def _publish(draft: Path, target: Path) -> None:
    """Unlike renaming, a link never takes the place of another file; not every disk knows links."""
    try:
        os.link(draft, target)
    except FileExistsError:
        raise
    except OSError:
        if target.exists():
            raise FileExistsError from None
        draft.rename(target)


def _copy_sqlite(source: Path | None, draft: Path, progress: Progress) -> None:
    if source is None or not source.is_file():
        raise BackupProblem("missing", file=str(source or ":memory:"))
    try:
        with closing(sqlite3.connect(source.resolve().as_uri() + "?mode=ro", uri=True)) as old:
            old.execute("BEGIN")  # one state of it: otherwise each write starts the copy again
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
            with closing(sqlite3.connect(draft)) as new:
                old.backup(new, pages=PAGES_PER_STEP, progress=lambda _, left, total: progress(total - left, total))
                new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
                found = new.execute("PRAGMA integrity_check").fetchone()[0]
    except sqlite3.Error as error:
        raise BackupProblem("failed", reason=database_reason(error)) from error
    if found != "ok":
        raise BackupProblem("failed", reason=Message("wrong-database-damaged"))


def _dump_postgres(url: URL, draft: Path, progress: Progress) -> None:
    """With PostgreSQL's own tool. The password goes through the environment, which other users cannot read."""
    tool = shutil.which("pg_dump")
    if tool is None:
        raise BackupProblem("no-pg-dump")
    command = [tool, "--format=custom", "--no-password", f"--file={draft}"]
    with subprocess.Popen(command, env=_environment(url), stderr=subprocess.PIPE, text=True) as dumping:
        try:
            said = _watched(dumping, draft, progress)
        except BaseException:
            dumping.kill()
            raise
    if dumping.returncode:
        raise BackupProblem("failed", reason=own_words(said.strip() or "pg_dump"))
    if (reader := shutil.which("pg_restore")) is not None:
        listed = subprocess.run([reader, "--list", str(draft)], capture_output=True, text=True, check=False)
        if listed.returncode:
            raise BackupProblem("failed", reason=own_words(listed.stderr.strip() or "pg_restore"))


def _watched(dumping: "subprocess.Popen[str]", draft: Path, progress: Progress) -> str:
    """What it says of failures, in the end."""
    while True:
        try:
            return dumping.communicate(timeout=PROGRESS_SECONDS)[1]
        except subprocess.TimeoutExpired:
            progress(draft.stat().st_size, None)


def _environment(url: URL) -> dict[str, str]:
    """How to reach a database, for tools of PostgreSQL.

    >>> there = _environment(make_url("postgresql+asyncpg://ada:s3cret@db:5433/stockpile?ssl=require"))
    >>> [there[name] for name in ("PGHOST", "PGPORT", "PGUSER", "PGPASSWORD", "PGDATABASE", "PGSSLMODE")]
    ['db', '5433', 'ada', 's3cret', 'stockpile', 'require']
    >>> _environment(make_url("postgresql://db/stockpile?user=ada&password=s3cret"))["PGPASSWORD"]
    's3cret'
    """
    parts = {**url.translate_connect_args(), **url.query}
    given = {LIBPQ_VARIABLES[part]: str(value) for part, value in parts.items() if part in LIBPQ_VARIABLES}
    return {**os.environ, **given}


def restore_instructions(url: str, copy: Path) -> tuple[str, dict[str, str]]:
    """How the copy becomes the database again: the kind, and the names that are needed."""
    parsed = make_url(url)
    if parsed.get_backend_name() == "sqlite":
        return "sqlite", {"file": str(database_file(url)), "copy": str(copy)}
    return "postgresql", {"database": parsed.database or "", "copy": str(copy)}
