"""Where each figure comes from.

A table's `provenance` is a mark for everything in it, or a table of marks for single entries.
An entry without a mark of its own takes the one of the table around it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .entry import Entry
from .limits import MARKS, OWN


def marks_of_ours(root: Entry) -> dict[str, str]:
    """The mark of every figure in one of our files, by key."""
    marks: dict[str, str] = {}
    for entry, mark in _figures(root, root, None):
        if mark is None:
            raise entry.error("unmarked", marks=", ".join(MARKS))
        marks[entry.key] = mark
    return marks


def marks_of_theirs(ours: Entry, theirs: Entry, before: dict[str, str]) -> dict[str, str]:
    """The marks after a user's file is laid over ours. A changed figure without a mark is the user's own."""
    old = {entry.key: entry.value for entry, _ in _figures(ours, ours, None)}
    marks = before | _confirmed(ours, theirs)
    for entry, mark in _figures(ours, theirs, None):
        if mark is not None:
            marks[entry.key] = mark
        elif entry.value != old[entry.key]:
            marks[entry.key] = OWN
    return marks


def _figures(ours: Entry, table: Entry, around: str | None) -> Iterator[tuple[Entry, str | None]]:
    """Every figure in a table and below, with its mark if it has one."""
    whole, single = _read_marks(ours, table)
    for key, entry in table.entries():
        mark = single.get(key, whole or around)
        if isinstance(entry.value, dict):
            yield from _figures(ours.get(key), entry, mark)
        else:
            yield entry, mark


def _confirmed(ours: Entry, theirs: Entry) -> dict[str, str]:
    """Marks a user gives to figures of ours without writing the figures again."""
    marks: dict[str, str] = {}
    _, single = _read_marks(ours, theirs)
    for key, mark in single.items():
        entry = ours.get(key)
        if isinstance(entry.value, dict):
            marks |= {below.key: mark for below, _ in _figures(entry, entry, None)}
        else:
            marks[entry.key] = mark
    for key, below in theirs.entries():
        if isinstance(below.value, dict):
            marks |= _confirmed(ours.get(key), below)
    return marks


def _read_marks(ours: Entry, table: Entry) -> tuple[str | None, dict[str, str]]:
    """The mark for a whole table, and those for single entries of it."""
    value: Any = table.table().get("provenance")
    if value is None:
        return None, {}
    entry = table.get("provenance")
    if not isinstance(value, dict):
        return entry.one_of(MARKS), {}
    known = [key for key, _ in ours.entries()]
    for key in value:
        if key not in known:
            raise entry.below(key, None).unknown(known)
    return None, {key: entry.get(key).one_of(MARKS) for key in value}
