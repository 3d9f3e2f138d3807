"""A finished game as a file of the archive: written, brought to the disk and read back. Runs in a reader's process.

Whoever may read the folder may read every game, also of tables that were closed: so it is the operator's alone.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from stockpile.records import Record, save_text, verify, write

OURS: Final = 0o077  # nobody else may do anything with what is made


class ArchiveFileError(Exception):
    """What was written is not what should be there."""


def place_of(folder: Path, table: str, ended: float) -> Path:
    """The file of a table's game: by month, named by day and table.

    >>> place_of(Path("archive"), "00ff00ff00ff00ff", 1_700_000_000)
    PosixPath('archive/2023-11/2023-11-14-00ff00ff00ff00ff.txt')
    """
    day = datetime.fromtimestamp(ended, UTC)
    return folder / f"{day:%Y-%m}" / f"{day:%Y-%m-%d}-{table}.txt"


def put_away(record: Record, file: Path) -> None:
    """Write a game that is over; when this returns, it is on disk and can be read."""
    text = write(record)
    with _for_us_alone():
        made = _folders(file.parent)
        save_text(text, file)
    for folder in {file.parent, *made}:
        _bring_to_disk(folder)
    found = file.read_bytes().decode()
    if found != text or not verify(found, record.content).over:
        raise ArchiveFileError(f"{file} is not the game that was written")


def _folders(wanted: Path) -> list[Path]:
    """Make the folders that are missing; gives those that have got a new one."""
    missing = [each for each in (wanted, *wanted.parents) if not each.exists()]
    wanted.mkdir(parents=True, exist_ok=True)
    return [each.parent for each in missing]


@contextmanager
def _for_us_alone() -> Iterator[None]:
    before = os.umask(OURS)
    try:
        yield
    finally:
        os.umask(before)


def _bring_to_disk(folder: Path) -> None:
    """A new name in a folder survives a power cut only when the folder is written, too."""
    if os.name == "nt":  # there a folder cannot be opened
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
