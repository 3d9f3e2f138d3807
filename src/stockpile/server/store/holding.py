"""The file of a database is its owner's alone, and one server at a time has it.

It holds every secret of the tables, so nobody else on the machine may read it.

Two servers with the same tables would disagree about them.

On Linux the file itself is locked (`flock`), not one beside it. So it does not matter by which name it is reached, and
there is nothing that could be deleted. SQLite locks with `fcntl`, which on Linux knows nothing of `flock`; but closing
a file lets go of every `fcntl` lock that the process has on it, so ours is closed after SQLite is done.

Elsewhere the two kinds of locks are one, and SQLite would be locked out: there a file beside the real one is locked.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import IO, Final
from urllib.parse import unquote

from sqlalchemy.engine import make_url

ITSELF: Final = sys.platform == "linux"
PRIVATE: Final = 0o600  # the mode of a file that its owner alone may read and write
OTHERS: Final = 0o077  # what a mode allows to others
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
    except OSError:  # it is there, or cannot be made: whoever opens it says why
        return
    with os.fdopen(made, "wb"):
        if hasattr(os, "fchmod"):  # not on Windows, where a mode says nothing about others
            os.fchmod(made, PRIVATE)


def open_to_others(file: Path) -> list[Path]:
    """Which files of a database somebody besides their owner may read or write."""
    if os.name != "posix":
        return []
    real, found = file.resolve(), []
    for each in (real, *(real.with_name(real.name + end) for end in SIDE_FILES)):
        with suppress(OSError):
            if each.stat().st_mode & OTHERS:
                found.append(each)
    return found


@contextmanager
def held(file: Path) -> Iterator[None]:
    """Hold a database file; OSError if it cannot be opened, DatabaseBusy if another server has it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    real = file.resolve()
    create_private(real)
    with (real if ITSELF else real.with_name(real.name + ".lock")).open("ab") as lock:
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
