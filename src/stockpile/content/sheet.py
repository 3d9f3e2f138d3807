"""Figures on one sheet of text: a line each, with the key that it has in our files and the value as JSON.

>>> print(write_sheet({"bidding.spaces": [0, 1, 3], "investors.ana.name": "Agile Ana"}), end="")
bidding.spaces = [0, 1, 3]
investors.ana.name = "Agile Ana"
>>> read_sheet('investors.ana.money = 17   \\n# a comment, and a blank line\\n\\n')
{'investors.ana.money': 17}
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any

from .errors import ContentError
from .files import Tree

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
    stockpile.content.errors.ContentError: figures: bidding.spaces: must be a number, a text or a list of them, as JSON
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
