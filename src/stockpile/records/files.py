"""Records in files."""

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from secrets import token_hex
from typing import Final

from stockpile.content import Content
from stockpile.errors import system_reason
from stockpile.records.errors import RecordError
from stockpile.records.record import Record
from stockpile.records.seen import SeenRecord, read_seen
from stockpile.records.text import read, write

# What people are told when the system refuses; for the rest its own words do.
_REFUSALS: Final[dict[type[OSError], str]] = {
    FileNotFoundError: "no-file",
    NotADirectoryError: "no-file",
    IsADirectoryError: "folder",
    PermissionError: "closed",
}


def save(record: Record, path: str | Path) -> None:
    """Write a record to a file, whole or not at all: what was there stays until the new text is on the disk.

    >>> from tempfile import TemporaryDirectory
    >>> from stockpile.records.session import Session
    >>> record = Session.new(seed=4).record
    >>> with TemporaryDirectory() as folder:
    ...     save(record, Path(folder, "game.txt"))
    ...     load(Path(folder, "game.txt")) == record
    True
    """
    save_text(write(record), path)


def save_text(text: str, path: str | Path) -> None:
    """The same with a record that is already a text. If it is interrupted, no draft is left beside the file."""
    target = Path(os.path.realpath(path))  # a link stays a link
    draft = target.with_name(f".stockpile-{token_hex(8)}")
    try:
        with draft.open("xb") as file:
            file.write(text.encode())
            file.flush()
            os.fsync(file.fileno())
        draft.replace(target)
    except OSError as error:
        raise RecordError("unwritten", reason=system_reason(error)).replace(file=str(path)) from error
    finally:
        with suppress(OSError):
            draft.unlink()


def load(path: str | Path, content: Content | None = None) -> Record:
    """Read a record from a file.

    >>> load("no-such-game.txt")
    Traceback (most recent call last):
        ...
    stockpile.records.errors.RecordError: no-such-game.txt: there is no such file
    """
    with _named(path):
        return read(_text_of(path), content)


def load_seen(path: str | Path, content: Content | None = None) -> SeenRecord:
    """Read from a file what one observer saw of a game."""
    with _named(path):
        return read_seen(_text_of(path), content)


@contextmanager
def _named(path: str | Path) -> Iterator[None]:
    """Whatever is refused in here is refused with the file's name."""
    try:
        yield
    except RecordError as error:
        raise error.replace(file=str(path)) from error


def _text_of(path: str | Path) -> str:
    try:
        data = Path(path).read_bytes()
    except OSError as error:
        kind = _REFUSALS.get(type(error))
        raise (RecordError(kind) if kind else RecordError("unread", reason=system_reason(error))) from error
    try:
        return data.decode("utf-8-sig")  # some editors put a mark before the text
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise RecordError("not-utf8").replace(line=line) from error
