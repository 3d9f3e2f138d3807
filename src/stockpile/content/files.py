"""Reading the TOML files: ours, and a user's folder laid over them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from stockpile.errors import system_reason

from .entry import Entry
from .errors import ContentError

Tree = dict[str, Any]

STEMS = (
    "companies",
    "market",
    "players",
    "bidding",
    "forecasts",
    "boards",
    "payouts",
    "bonds",
    "commerce",
    "investors",
    "strategies",
    "rulings",
)
FOLDER = Path(__file__).parent / "data"
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


def read_ours() -> dict[str, Tree]:
    """Every file of the package, by stem."""
    return {stem: read(FOLDER / f"{stem}.toml") for stem in STEMS}


def read_folder(folder: Path) -> dict[str, Tree]:
    """The files of a user's folder, by stem; only those that are there."""
    names = ", ".join(f"{stem}.toml" for stem in STEMS)
    if not folder.is_dir():
        raise ContentError(str(folder), "", "no-folder", names=names)
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        raise ContentError(str(folder), "", "no-files", names=names)
    for path in paths:
        if path.stem not in STEMS:
            raise ContentError(path.name, "", "not-ours", names=names)
    return {path.stem: read(path) for path in paths}


def read(path: Path) -> Tree:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise ContentError(path.name, "", "not-utf8", byte=error.start) from error
    except (ValueError, RecursionError) as error:
        raise _not_toml(path, error) from error
    except OSError as error:
        raise ContentError(path.name, "", "unread", reason=system_reason(error)) from error


def _not_toml(path: Path, error: Exception) -> ContentError:
    """Where the parser stopped: its own words are English. Errors of numbers and of nesting it lets pass."""
    if not isinstance(error, tomllib.TOMLDecodeError):
        return ContentError(path.name, "", "not-toml-deep")
    place = _PLACE.search(str(error))
    if place is None:
        return ContentError(path.name, "", "not-toml-end")
    return ContentError(path.name, "", "not-toml", line=place[1], column=place[2])


def lay_over(ours: Entry, theirs: Entry) -> Tree:
    """Our table with a user's entries in place of ours. Neither is changed.

    Our files are the measure of what exists: an entry that is not in them is refused.
    """
    merged = dict(ours.table())
    for key, entry in theirs.entries():
        if key not in merged:
            raise entry.unknown(known for known, _ in ours.entries())
        below = ours.get(key)
        if key == "needs" and entry.value != below.value:
            raise entry.error("fixed")
        if isinstance(below.value, dict):
            merged[key] = lay_over(below, entry)
        elif isinstance(entry.value, dict):
            raise entry.error("no-table")
        else:
            merged[key] = entry.value
    return merged
