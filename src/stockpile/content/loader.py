"""The game's content: ours, a user's folder laid over it, or any version that we ever released.

A game continues with the figures it was started with. So every version is kept as a sheet of text in `released/`,
written by `make figures` when figures change and never changed after that.
"""

from __future__ import annotations

import copyreg
import hashlib
from collections.abc import Mapping
from dataclasses import Field, asdict, fields, is_dataclass, replace
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from stockpile.content.build import BUILDERS, audit
from stockpile.content.entry import OWN, ContentError, Entry, Provenance
from stockpile.content.files import SHEET, STEMS, Tree, by_stem, lay_over, read_folder, read_ours, read_sheet
from stockpile.content.model import Content, Rulings

NOT_FIGURES = ("name", "names", "provenance", "sources", "entries", "version")


def load(folder: str | Path | None = None) -> Content:
    """The figures of the game: ours, with those of a user's folder laid over them.

    >>> content = load()
    >>> content.bidding
    (0, 1, 3, 6, 10, 15, 20, 25)
    >>> content.investors[0].name, content.investors[0].figures["each"]
    ('Agile Ana', 1)
    >>> content.provenance["investors.ana.money"]
    'house'

    A folder has files named as ours, with only what differs in them. It is read at every call, so that a change in it
    counts at once; ours are read once.
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
    marks: dict[str, str] = {}
    sources: dict[str, int] = {}
    for stem in STEMS:
        files[stem], provenance = _merge(_root(stem, ours[stem]), _root(stem, theirs.get(stem, {})))
        marks |= {f"{stem}.{key}": mark for key, mark in provenance.marks.items()}
        sources |= {f"{stem}.{key}": count for key, count in provenance.sources.items()}
    return _content(files, marks, sources)


def from_sheet(text: str) -> Content:
    """Content from a text with every figure. Where they come from was not kept: it is no part of a game.

    >>> from_sheet(load().sheet) == load()
    True
    """
    trees = by_stem(read_sheet(text))
    unknown_stems = [stem for stem in trees if stem not in STEMS]
    if unknown_stems:
        raise ContentError(SHEET, unknown_stems[0], "unknown", known=", ".join(STEMS))
    # A sheet from before a ruling changed does not mention it: its games are played by the old one.
    trees["rulings"] = {**asdict(Rulings()), **trees.get("rulings", {})}
    return _content({stem: _root(stem, trees.get(stem, {})) for stem in STEMS}, {}, {})


def lay_over_content(base: Content, entries: Mapping[str, Any]) -> Content:
    """Content with other figures in the place of some, by key.

    >>> theirs = lay_over_content(load(), {"investors.ana.money": 17})
    >>> theirs.investors[0].money, theirs.provenance["investors.ana.money"]
    (17, 'own')
    """
    ours, theirs = by_stem(base.entries), by_stem(entries)
    merged = lay_over(Entry(SHEET, "", ours), Entry(SHEET, "", theirs))
    files = {stem: _root(stem, merged.get(stem, {})) for stem in STEMS}
    sources = {key: count for key, count in base.sources.items() if key not in entries}
    return _content(files, {**base.provenance, **dict.fromkeys(entries, OWN)}, sources)


def _content(files: Mapping[str, Entry], provenance: dict[str, str], sources: dict[str, int]) -> Content:
    parts: dict[str, Any] = {}
    for stem, build in BUILDERS.items():
        parts |= build(files[stem])
    entries = {f"{stem}.{entry.key}": entry.value for stem in files for entry in files[stem].figures()}
    content = Content(**parts, provenance=provenance, sources=sources, entries=entries, version="")
    audit(content, files)
    return replace(content, version=_digest(content))


def _root(stem: str, tree: Tree) -> Entry:
    return Entry(f"{stem}.toml", "", tree)


def _merge(ours: Entry, theirs: Entry) -> tuple[Entry, Provenance]:
    """A file of ours with the user's laid over, and where its figures come from."""
    provenance = Provenance(ours)
    if not theirs.value:
        return ours, provenance
    merged = Entry(ours.file, "", lay_over(ours, theirs))
    provenance.lay_over(ours, theirs)
    return merged, provenance


def _digest(content: Content) -> str:
    """A short fingerprint of all figures. Names, and where figures come from, do not count."""
    return hashlib.sha256(_canonical(content).encode()).hexdigest()[:12]


def _counts(value: Any, field: Field[Any]) -> bool:
    """Whether a field is a figure, and not one that was added later and stands as games were played before."""
    return field.name not in NOT_FIGURES and getattr(value, field.name) != field.default


def _canonical(value: Any) -> str:
    """A text that is equal for equal figures on every machine and every Python."""
    if is_dataclass(value):
        kept = {field.name: getattr(value, field.name) for field in fields(value) if _counts(value, field)}
        return "{" + ",".join(f"{name}:{_canonical(item)}" for name, item in kept.items()) + "}"
    if isinstance(value, Mapping):
        return "{" + ",".join(sorted(f"{key}:{_canonical(item)}" for key, item in value.items())) + "}"
    if isinstance(value, tuple):
        return "[" + ",".join(map(_canonical, value)) + "]"
    return str(value)


FOLDER = Path(__file__).parent / "released"


@cache
def sheets() -> dict[str, Path]:
    """The sheets of all versions."""
    return {path.stem: path for path in sorted(FOLDER.glob("*.txt"))}


def load_version(version: str) -> Content:
    """Our figures of a version, today's or earlier ones.

    >>> load_version("5255aedceaeb").rulings.fees_from_spare_money
    False
    >>> load_version("no-such")
    Traceback (most recent call last):
    stockpile.content.entry.ContentError: no-such: is no version of our figures
    """
    return load() if version == load().version else _earlier(version)


def is_ours(version: str) -> bool:
    """Whether this was ever a version of our figures.

    >>> is_ours("5255aedceaeb"), is_ours("no-such")
    (True, False)
    """
    return version == load().version or version in sheets()


@cache
def _earlier(version: str) -> Content:
    found = sheets().get(version)
    if found is None:
        raise ContentError(version[:40], "", "no-version")
    return from_sheet(found.read_text(encoding="utf-8"))


def _reduced(content: Content) -> tuple[Any, tuple[str]]:
    """To another process ours go by their version, others as a sheet: what arrives twice is made once."""
    if is_ours(content.version) and load_version(content.version) is content:
        return load_version, (content.version,)
    return _from_sheet, (content.sheet,)


copyreg.pickle(Content, _reduced)


@lru_cache(maxsize=16)
def _from_sheet(sheet: str) -> Content:
    return from_sheet(sheet)


def nearest(content: Content) -> Content | None:
    """Our version from which the fewest figures differ; None if ours never had the same cards."""
    ours = [load(), *(load_version(version) for version in sheets())]
    alike = [each for each in ours if each.entries.keys() == content.entries.keys()]
    return min(alike, key=lambda each: len(differences(each, content)), default=None)


def differences(base: Content, content: Content) -> dict[str, Any]:
    """What differs from a base that has the same cards, by key.

    >>> from .loader import lay_over_content
    >>> differences(load(), lay_over_content(load(), {"bonds.supply": 38}))
    {'bonds.supply': 38}
    """
    return {key: value for key, value in content.entries.items() if value != base.entries[key]}
