"""Where each figure comes from, and how many independent sources report it.

A table's `provenance` is a mark for everything in it, or a table of marks for single entries. `sources`, in the same
two forms, counts the sources of what is `reported`. An entry without one takes the one of the table around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Generic, TypeVar

from .entry import Entry
from .limits import MARKS, MAX_SOURCES, OWN, REPORTED

Note = TypeVar("Note", str, int)


class Provenance:
    """The marks of the figures of one file, and the numbers of sources of those that are reported, by key."""

    def __init__(self, ours: Entry) -> None:
        self.marks: dict[str, str] = {}
        for entry, mark in _MARKS.of_figures(ours, ours, None):
            if mark is None:
                raise entry.error("unmarked", marks=", ".join(MARKS))
            self.marks[entry.key] = mark
        self.sources: dict[str, int] = {}
        for entry, count in _SOURCES.of_figures(ours, ours, None):
            if self.marks[entry.key] == REPORTED:
                if count is None:
                    raise entry.error("no-sources")
                self.sources[entry.key] = count

    def lay_over(self, ours: Entry, theirs: Entry) -> None:
        """Take over what a user's file says. A changed figure without a mark is the user's own."""
        old = {entry.key: entry.value for entry, _ in _MARKS.of_figures(ours, ours, None)}
        said = _MARKS.of_named(ours, theirs)
        for entry, mark in _MARKS.of_figures(ours, theirs, None):
            if mark is not None:
                said[entry.key] = mark
            elif entry.value != old[entry.key]:
                said[entry.key] = OWN
        counted = _SOURCES.of_named(ours, theirs)
        counted |= {entry.key: count for entry, count in _SOURCES.of_figures(ours, theirs, None) if count is not None}
        for key in said:
            self.sources.pop(key, None)
        self.marks |= said
        self.sources |= {key: count for key, count in counted.items() if self.marks[key] == REPORTED}


class _Notes(Generic[Note]):
    """What tables say of their figures under one key, for all of them or for single ones."""

    def __init__(self, key: str, read: Callable[[Entry], Note]) -> None:
        self._key = key
        self._read_note: Callable[[Entry], Note] = read

    def of_figures(self, ours: Entry, table: Entry, around: Note | None) -> Iterator[tuple[Entry, Note | None]]:
        """Every figure in a table and below, with what is said of it, if anything."""
        whole, single = self._read(ours, table)
        for key, entry in table.entries():
            note = single.get(key, around if whole is None else whole)
            if isinstance(entry.value, dict):
                yield from self.of_figures(ours.get(key), entry, note)
            else:
                yield entry, note

    def of_named(self, ours: Entry, theirs: Entry) -> dict[str, Note]:
        """What a user says of figures of ours without writing the figures again."""
        notes: dict[str, Note] = {}
        _, single = self._read(ours, theirs)
        for key, note in single.items():
            entry = ours.get(key)
            below = entry.figures() if isinstance(entry.value, dict) else [entry]
            notes |= {figure.key: note for figure in below}
        for key, table in theirs.entries():
            if isinstance(table.value, dict):
                notes |= self.of_named(ours.get(key), table)
        return notes

    def _read(self, ours: Entry, table: Entry) -> tuple[Note | None, dict[str, Note]]:
        """What is said of a whole table, and of single entries of it."""
        value: Any = table.table().get(self._key)
        if value is None:
            return None, {}
        entry = table.get(self._key)
        if not isinstance(value, dict):
            return self._read_note(entry), {}
        known = [key for key, _ in ours.entries()]
        for key in value:
            if key not in known:
                raise entry.below(key, None).unknown(known)
        return None, {key: self._read_note(entry.get(key)) for key in value}


_MARKS = _Notes("provenance", lambda entry: entry.one_of(MARKS))
_SOURCES = _Notes("sources", lambda entry: entry.whole(1, MAX_SOURCES))
