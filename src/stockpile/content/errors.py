"""The one error of this package."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from stockpile.reasons import Fact, Reason, Told


class ContentError(Told):
    """A figure, a file or a folder that cannot be used, and why.

    >>> error = ContentError("investors.toml", "ana.money", "whole", low=0, high=999, value="'x'")
    >>> print(error)
    investors.toml: ana.money: must be a whole number from 0 to 999, not 'x'
    >>> error.file, error.key
    ('investors.toml', 'ana.money')

    The key is empty when the whole file (or folder) is meant.

    >>> print(ContentError("extra.toml", "", "not-ours", names="bonds.toml"))
    extra.toml: is not one of our files: bonds.toml
    """

    room = "figure"
    kinds: ClassVar[Mapping[str, str]] = {
        # The place, around everything else.
        "in-file": "{file}: {reason}",
        "at": "{file}: {key}: {reason}",
        # Files and folders.
        "no-folder": "is not a folder; make it and put your own figures there, in {names}",
        "no-files": "has no content file; put your own figures there, in {names}",
        "not-ours": "is not one of our files: {names}",
        "not-utf8": "is not UTF-8 text: see byte {byte}",
        "not-toml": "is not valid TOML: see line {line}, column {column}",
        "not-toml-end": "is not valid TOML: it breaks off at the end",
        "not-toml-deep": "is not valid TOML: a number in it is too long, or it is nested too deep",
        "unread": "cannot be read: {reason}",
        "no-version": "is no version of our figures",
        "other-version": "is what the database says of the figures {version}",
        # Single figures.
        "missing": "is missing",
        "unknown": "is not known here; known are {known}",
        "table": "must be a table, not {value}",
        "text": "must be a text, not {value}",
        "long-text": "must be a text of one line, of at most {most} characters",
        "truth": "must be true or false, not {value}",
        "one-of": "must be one of {known}, not {value}",
        "exactly": "must be {exactly}, not {value}",
        "whole": "must be a whole number from {low} to {high}, not {value}",
        "list": "must be a list of {size}, not {value}",
        "list-between": "must be a list of {shortest} to {longest}, not {value}",
        "size": "must be a list of {size}, not of {found}",
        "size-between": "must be a list of {shortest} to {longest}, not of {found}",
        "rise": "must rise from each to the next, not {values}",
        "fall": "must not fall from one to the next, but does: {values}",
        "begin": "must begin with 0, not {first}",
        "begin-free": "must begin with 0 or less, not {first}",
        "forecast": "must be a forecast in quotes, like '+2', '-1' or '$$', not {value}",
        "space": "must be a whole number, or one with a dollar in quotes, like '2$', not {value}",
        "free-strategy": "must be the key of a strategy that needs no module, not {value}",
        "fixed": "belongs to how the card works and cannot be changed",
        "no-table": "is a figure, not a table",
        "no-figure": "is a table, not a figure",
        "part-is-figure": "{part} is a figure, not a table",
        "no-sources": "is reported, but not by how many independent sources",
        "unmarked": "has no provenance; mark it as one of {marks}",
        # A sheet of figures.
        "twice": "is given a second time",
        "no-line": "a figure is expected, as in 'investors.ana.money = 17', not {line}",
        "not-json": "must be a number, a text or a list of them, as JSON",
        # How they fit together.
        "order": "the companies must stand in the order {order}",
        "short-deck": "{rounds} rounds need {needed} cards, but the deck of {deck}.toml has {found}",
        "few-for-dice": "has {found} of {forecast}, but the dice can show {needed}",
        "few-for-base": "has {found} of {forecast}, but the base six have {needed}",
        "few-investors": "has {free} investors that need no module, but {players} players are dealt {needed}",
    }

    def __init__(self, file: str, key: str, kind: str, /, **facts: Fact) -> None:
        super().__init__(kind, **facts)
        self.file = file
        self.key = key

    @property
    def why(self) -> Reason:
        if self.key:
            return self.told("at", file=self.file, key=self.key, reason=self.reason)
        return self.told("in-file", file=self.file, reason=self.reason)
