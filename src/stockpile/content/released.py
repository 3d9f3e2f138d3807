"""Every version of our figures that there was: a game goes on with those it was begun with.

A version is a sheet of text, written by `make figures` when figures change, and never changed after that.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from stockpile.content.errors import ContentError
from stockpile.content.loader import from_sheet, load
from stockpile.content.model import Content

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
    stockpile.content.errors.ContentError: no-such: is no version of our figures
    """
    return load() if version == load().version else _earlier(version)


def is_ours(version: str) -> bool:
    """Whether there ever was such a version of our figures.

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


def figures_for_travel(content: Content) -> tuple[Any, tuple[str]]:
    """How content is made anew in another process."""
    if is_ours(content.version) and load_version(content.version) is content:
        return load_version, (content.version,)
    return _from_sheet, (content.sheet,)


@lru_cache(maxsize=16)
def _from_sheet(sheet: str) -> Content:
    return from_sheet(sheet)


def nearest(content: Content) -> Content | None:
    """Those of our figures from which the fewest differ; none if ours never had the same cards."""
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
