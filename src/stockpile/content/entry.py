"""One entry of a content file with its place, so that whatever is wrong with it can be said precisely."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Any

from stockpile.errors import Fact

from .errors import ContentError
from .limits import MAX_TEXT


class Entry:
    """A value read from TOML that knows its file and key.

    >>> Entry("players.toml", "3.money", "x").whole(0, 99)
    Traceback (most recent call last):
    stockpile.content.errors.ContentError: players.toml: 3.money: must be a whole number from 0 to 99, not 'x'
    """

    def __init__(self, file: str, key: str, value: Any) -> None:
        self.file = file
        self.key = key
        self.value = value

    def error(self, kind: str, **facts: Fact) -> ContentError:
        return ContentError(self.file, self.key, kind, **facts)

    def wrong(self, kind: str, **facts: Fact) -> ContentError:
        """The same, beside what it must be, with what it is."""
        return self.error(kind, value=repr(self.value), **facts)

    def unknown(self, known: Iterable[str]) -> ContentError:
        return self.error("unknown", known=", ".join(known))

    def below(self, key: str, value: Any) -> Entry:
        return Entry(self.file, f"{self.key}.{key}" if self.key else key, value)

    # Tables.

    def table(self) -> dict[str, Any]:
        if not isinstance(self.value, dict):
            raise self.wrong("table")
        return self.value

    def get(self, key: str) -> Entry:
        """The entry below that must be there."""
        table = self.table()
        if key not in table:
            raise self.below(key, None).error("missing")
        return self.below(key, table[key])

    def entries(self) -> Iterator[tuple[str, Entry]]:
        """The entries below in their order; notes on where they come from are not figures."""
        for key, value in self.table().items():
            if key not in ("provenance", "sources"):
                yield key, self.below(key, value)

    def figures(self) -> Iterator[Entry]:
        """Every figure in this table and below, in their order."""
        for _, entry in self.entries():
            if isinstance(entry.value, dict):
                yield from entry.figures()
            else:
                yield entry

    def only(self, keys: Iterable[str]) -> Entry:
        """This table, which has these entries and no other."""
        known = tuple(keys)
        for key in known:
            self.get(key)
        for key, entry in self.entries():
            if key not in known:
                raise entry.unknown(known)
        return self

    # Single values.

    def text(self) -> str:
        if not isinstance(self.value, str) or not self.value.strip():
            raise self.wrong("text")
        if len(self.value) > MAX_TEXT or not self.value.isprintable():
            raise self.error("long-text", most=MAX_TEXT)
        return self.value

    def truth(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("truth")
        return self.value

    def one_of(self, choices: Iterable[str]) -> str:
        known = tuple(choices)
        if self.value not in known:
            raise self.wrong("one-of", known=", ".join(known))
        return str(self.value)

    def whole(self, low: int, high: int) -> int:
        # True is a whole number to Python, not to us.
        if type(self.value) is not int or not low <= self.value <= high:
            raise self.wrong("exactly", exactly=low) if low == high else self.wrong("whole", low=low, high=high)
        return self.value

    # Lists.

    def items(self, shortest: int, longest: int | None = None) -> list[Entry]:
        longest = shortest if longest is None else longest
        one_size = shortest == longest
        size: dict[str, Fact] = {"size": shortest} if one_size else {"shortest": shortest, "longest": longest}
        if not isinstance(self.value, list):
            raise self.wrong("list" if one_size else "list-between", **size)
        if not shortest <= len(self.value) <= longest:
            raise self.error("size" if one_size else "size-between", found=len(self.value), **size)
        return [Entry(self.file, f"{self.key}[{place}]", value) for place, value in enumerate(self.value, 1)]

    def wholes(self, size: int, low: int, high: int) -> tuple[int, ...]:
        return tuple(item.whole(low, high) for item in self.items(size))

    def ascending(self, size: int, low: int, high: int) -> tuple[int, ...]:
        values = self.wholes(size, low, high)
        if any(left >= right for left, right in pairwise(values)):
            raise self.error("rise", values=str(list(values)))
        return values
