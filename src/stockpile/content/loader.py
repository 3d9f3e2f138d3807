"""From a folder to the game's content."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any

from .audit import audit
from .build import BUILDERS
from .entry import Entry
from .files import Tree, lay_over, read_folder, read_ours
from .model import Content
from .provenance import marks_of_ours, marks_of_theirs

NOT_FIGURES = ("name", "names", "provenance", "version")


def load(folder: str | Path | None = None) -> Content:
    """The figures of the game: ours, with those of a user's folder laid over them.

    >>> content = load()
    >>> content.bidding
    (0, 1, 3, 6, 10, 15, 20, 25)
    >>> content.investors[0].name, content.investors[0].figures["each"]
    ('Agile Ana', 1)
    >>> content.provenance["investors.ana.money"]
    'house'

    A folder has files named as ours, with only what differs in them. A folder is read anew each time,
    so that a change in it counts at once; ours are read once.
    """
    if folder is None:
        return _ours()
    return assemble(read_ours(), read_folder(Path(folder)))


@cache
def _ours() -> Content:
    return assemble(read_ours(), {})


def assemble(ours: Mapping[str, Tree], theirs: Mapping[str, Tree]) -> Content:
    """Content from files that have been read, by stem."""
    files: dict[str, Entry] = {}
    provenance: dict[str, str] = {}
    parts: dict[str, Any] = {}
    for stem, build in BUILDERS.items():
        file, marks = _merge(_root(stem, ours[stem]), _root(stem, theirs.get(stem, {})))
        files[stem] = file
        provenance |= {f"{stem}.{key}": mark for key, mark in marks.items()}
        parts |= build(file)
    content = Content(**parts, provenance=provenance, version="")
    audit(content, files)
    return replace(content, version=_digest(content))


def _root(stem: str, tree: Tree) -> Entry:
    return Entry(f"{stem}.toml", "", tree)


def _merge(ours: Entry, theirs: Entry) -> tuple[Entry, dict[str, str]]:
    """A file of ours with the user's laid over, and the marks of its figures."""
    marks = marks_of_ours(ours)
    if not theirs.value:
        return ours, marks
    merged = Entry(ours.file, "", lay_over(ours, theirs))
    return merged, marks_of_theirs(ours, theirs, marks)


def _digest(content: Content) -> str:
    """A short fingerprint of all figures. Names and marks of provenance do not count."""
    return hashlib.sha256(_canonical(content).encode()).hexdigest()[:12]


def _canonical(value: Any) -> str:
    """A text that is the same for equal figures on every machine and every Python."""
    if is_dataclass(value):
        kept = (field.name for field in fields(value) if field.name not in NOT_FIGURES)
        return "{" + ",".join(f"{name}:{_canonical(getattr(value, name))}" for name in kept) + "}"
    if isinstance(value, Mapping):
        return "{" + ",".join(sorted(f"{key}:{_canonical(item)}" for key, item in value.items())) + "}"
    if isinstance(value, tuple):
        return "[" + ",".join(map(_canonical, value)) + "]"
    return str(value)
