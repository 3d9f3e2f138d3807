"""Folders of records, read one after the other."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from stockpile.content import Content
from stockpile.records import Record, RecordError, load

NUMBERS: Final = re.compile(r"(\d+)")


def record_files(folder: Path) -> list[Path]:
    """The files of a folder that may be records, in the order of their names, numbers by their size.

    They end with `.txt`; those whose names begin with a dot are somebody's drafts.
    """
    try:
        found = [path for path in folder.iterdir() if path.suffix == ".txt" and not path.name.startswith(".")]
    except OSError as error:
        raise RecordError("no-folder").replace(file=str(folder)) from error
    return sorted(found, key=_in_order)


def records_in(folder: Path, content: Content | None = None) -> Iterator[tuple[Path, Record | RecordError]]:
    """The records of a folder, each with its file, as they are read; for one that is damaged, what is wrong with it.

    A folder that cannot be looked into is refused at the first of them.
    """
    for path in record_files(folder):
        yield path, _read(path, content)


def _read(path: Path, content: Content | None) -> Record | RecordError:
    try:
        return load(path, content)
    except RecordError as error:
        return error


def _in_order(path: Path) -> tuple[list[tuple[int, str]], str]:
    """Names part by part: what is no number by its letters, numbers by their size."""
    parts = NUMBERS.split(path.name)
    return [(int(part) if place % 2 else 0, part) for place, part in enumerate(parts)], path.name
