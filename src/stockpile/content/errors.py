"""The one error of this package."""

from __future__ import annotations

from stockpile.errors import Fact, Message, UserError


class ContentError(UserError):
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

    prefix = "wrong-figure"

    def __init__(self, file: str, key: str, kind: str, /, **facts: Fact) -> None:
        super().__init__(kind, **facts)
        self.file = file
        self.key = key

    @property
    def message(self) -> Message:
        if self.key:
            return self.message_for("at", file=self.file, key=self.key, reason=self.reason)
        return self.message_for("in-file", file=self.file, reason=self.reason)
