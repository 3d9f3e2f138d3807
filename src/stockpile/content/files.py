"""Reading the TOML files, ours and a user's folder laid over them, and figures on one sheet of text.

A sheet has a line for each figure: the key that it has in our files, and the value as JSON.

>>> print(write_sheet({"bidding.spaces": [0, 1, 3], "investors.ana.name": "Agile Ana"}), end="")
bidding.spaces = [0, 1, 3]
investors.ana.name = "Agile Ana"
>>> read_sheet('investors.ana.money = 17   \\n# a comment, and a blank line\\n\\n')
{'investors.ana.money': 17}
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from stockpile.content.entry import ContentError, Entry
from stockpile.errors import system_reason

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
_KEY = re.compile(r"^\[([a-z-]+)\]$", re.MULTILINE)  # the heading of a table
_PLACE = re.compile(r"\(at line (\d+), column (\d+)\)$")


def card_keys(stem: str) -> list[str]:
    """The keys of our own investors or strategies, in the order that gives them their numbers.

    >>> card_keys("investors")[:3], card_keys("strategies")[-1]
    (['ana', 'barack', 'bill'], 'stock-buyback')
    """
    return _KEY.findall(FOLDER.joinpath(f"{stem}.toml").read_text(encoding="utf-8"))


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


SHEET = "figures"  # what a sheet is called where something on it is refused
MAX_LINE = 1000  # characters
_LINE = re.compile(r"([a-z0-9_-]+(?:\.[a-z0-9_-]+){1,3}) = (.*)")


def write_sheet(entries: Mapping[str, Any]) -> str:
    return "".join(f"{key} = {json.dumps(value, ensure_ascii=False)}\n" for key, value in entries.items())


def read_sheet(text: str) -> dict[str, Any]:
    """The figures of a text by key, in their order; whether they can be so is for the builders to say."""
    entries: dict[str, Any] = {}
    for line in text.splitlines():
        if line.strip() and not line.startswith("#"):
            key, value = read_line(line)
            if key in entries:
                raise ContentError(SHEET, key, "twice")
            entries[key] = value
    return entries


def read_line(line: str) -> tuple[str, Any]:
    """One figure.

    >>> read_line("bidding.spaces = everything")
    Traceback (most recent call last):
    stockpile.content.entry.ContentError: figures: bidding.spaces: must be a number, a text or a list of them, as JSON
    """
    found = _LINE.fullmatch(line[:MAX_LINE].strip())
    if found is None or len(line) > MAX_LINE:
        raise ContentError(SHEET, "", "no-line", line=repr(line[:40]))
    key, text = found.groups()
    try:
        value = json.loads(text)
    except (ValueError, RecursionError):
        value = None
    if value is None or isinstance(value, dict):
        raise ContentError(SHEET, key, "not-json")
    return key, value


def by_stem(entries: Mapping[str, Any]) -> dict[str, Tree]:
    """Figures by key as the tables of files.

    >>> by_stem({"investors.ana.money": 17, "bonds.supply": 40})
    {'investors': {'ana': {'money': 17}}, 'bonds': {'supply': 40}}
    """
    files: dict[str, Tree] = {}
    for key, value in entries.items():
        *path, name = key.split(".")
        table = files
        for part in path:
            table = table.setdefault(part, {})
            if not isinstance(table, dict):
                raise ContentError(SHEET, key, "part-is-figure", part=repr(part))
        if name in table:
            raise ContentError(SHEET, key, "no-figure")
        table[name] = value
    return files
