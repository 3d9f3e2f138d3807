"""Files of the archive: a finished game is written, synced to disk and read back. Runs in the reader's process.

The folder belongs to the operator alone, because it holds every game, also of closed tables.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from stockpile.records import Record, save_text, verify, write

OTHERS_PERMISSIONS: Final = 0o077  # permissions that others lack for what is made


class ArchiveFileError(Exception):
    """The file does not hold the game that was written."""


def archive_file(folder: Path, table: str, ended: float) -> Path:
    """The file of a table's game: by month, named by day and table.

    >>> archive_file(Path("archive"), "00ff00ff00ff00ff", 1_700_000_000)
    PosixPath('archive/2023-11/2023-11-14-00ff00ff00ff00ff.txt')
    """
    day = datetime.fromtimestamp(ended, UTC)
    return folder / f"{day:%Y-%m}" / f"{day:%Y-%m-%d}-{table}.txt"


def write_archive_file(record: Record, file: Path) -> None:
    """Write a game that is over; when this returns, it is on disk and can be read."""
    text = write(record)
    with _private_files():
        made = _folders(file.parent)
        save_text(text, file)
    for folder in {file.parent, *made}:
        _sync_folder(folder)
    found = file.read_bytes().decode()
    if found != text or not verify(found, record.content).over:
        raise ArchiveFileError(f"{file} is not the game that was written")


def _folders(wanted: Path) -> list[Path]:
    """Make the folders that are missing; gives those that have got a new one."""
    missing = [each for each in (wanted, *wanted.parents) if not each.exists()]
    wanted.mkdir(parents=True, exist_ok=True)
    return [each.parent for each in missing]


@contextmanager
def _private_files() -> Iterator[None]:
    before = os.umask(OTHERS_PERMISSIONS)
    try:
        yield
    finally:
        os.umask(before)


def _sync_folder(folder: Path) -> None:
    """A new name in a folder survives a power cut only when the folder is written, too."""
    if os.name == "nt":  # there a folder cannot be opened
        return
    opened = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(opened)
    finally:
        os.close(opened)
