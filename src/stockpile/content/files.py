"""Reading the TOML files: ours, and a user's folder laid over them."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from .entry import Entry, unknown
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


def read_ours() -> dict[str, Tree]:
    """Every file of the package, by stem."""
    return {stem: read(FOLDER / f"{stem}.toml") for stem in STEMS}


def read_folder(folder: Path) -> dict[str, Tree]:
    """The files of a user's folder, by stem; only those that are there."""
    names = ", ".join(f"{stem}.toml" for stem in STEMS)
    if not folder.is_dir():
        raise ContentError(str(folder), "", f"is not a folder; make it and put your own figures there, in {names}")
    paths = sorted(folder.glob("*.toml"))
    if not paths:
        raise ContentError(str(folder), "", f"has no content file; put your own figures there, in {names}")
    for path in paths:
        if path.stem not in STEMS:
            raise ContentError(path.name, "", f"is not one of our files: {names}")
    return {path.stem: read(path) for path in paths}


def read(path: Path) -> Tree:
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise ContentError(path.name, "", f"is not UTF-8 text: {error.reason} at byte {error.start}") from error
    except (ValueError, RecursionError) as error:
        # Beside its own errors the parser lets pass those of numbers too long and lists nested too deep.
        raise ContentError(path.name, "", f"is not valid TOML: {error}") from error
    except OSError as error:
        raise ContentError(path.name, "", f"cannot be read: {error.strerror}") from error


def lay_over(ours: Entry, theirs: Entry) -> Tree:
    """Our table with a user's entries in place of ours. Neither is changed.

    Our files are the measure of what exists: an entry that is not in them is refused.
    """
    merged = dict(ours.table())
    for key, entry in theirs.entries():
        if key not in merged:
            raise entry.error(unknown(known for known, _ in ours.entries()))
        below = ours.get(key)
        if key == "needs" and entry.value != below.value:
            raise entry.error("belongs to how the card works and cannot be changed")
        if isinstance(below.value, dict):
            merged[key] = lay_over(below, entry)
        elif isinstance(entry.value, dict):
            raise entry.error("is a figure, not a table")
        else:
            merged[key] = entry.value
    return merged
