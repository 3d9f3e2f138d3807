"""One entry of a content file: its place, so that an error can name it, its limits, and where its figures come from.

The action space and the figures of the rules have a fixed size: what they make room for is the limit here.

`Provenance` says where each figure comes from, and how many independent sources report it.

A table's `provenance` is a mark for everything in it, or a table of marks for single entries. `sources`, in the same
two forms, counts the sources of what is `reported`. An entry without one takes the one of the table around it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise
from typing import Any, Generic, TypeVar

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


COMPANY_KEYS = ("cosmic", "bank", "labs", "auto", "steel", "electric")
COMMODITY_KEYS = ("gold", "platinum", "oil", "gas", "corn", "cattle")
BOARDS = ("standard", "advanced")
MODULES = ("bonds", "commodities", "strategies")
INVESTOR_SETS = ("B", "CC", "II", "PP")
REPORTED = "reported"
MARKS = ("printed", REPORTED, "house")
OWN = "own"

PLAYER_COUNTS = (2, 3, 4, 5)
BID_SPACES = 8
FEE_KINDS = 3
DICE = 6
DIE_FACES = 6
MIN_TRACK = 3
MAX_TRACK = 12

MAX_TEXT = 80
MAX_SOURCES = 99
MAX_ROUNDS = 12
MAX_STOCK_CARDS = 20
MAX_COPIES = 20
MAX_STEPS = 12
MAX_PRICE = 99
MAX_MONEY = 999
MAX_BONDS = 99
MAX_BONDS_A_ROUND = 9
MAX_COMMODITY_COPIES = 9
MAX_TAXES = 20

# Investors dealt to each player (R-INV-1), and strategies dealt beyond one a round (R-STR-1).
INVESTORS_DEALT = 2
INVESTORS_DEALT_TWO = 4
STRATEGIES_EXTRA = 3

# Figures of cards may be 0 to MAX_PRICE, these excepted: nothing can be counted in parts of 0, and there are
# six companies with one pair each.
FIGURE_RANGES = {
    "per": (1, MAX_PRICE),
    "companies": (1, 6),
    "pairs": (0, 6),
    "steps": (0, MAX_STEPS),
    "up": (0, MAX_STEPS),
    "down": (0, MAX_STEPS),
}


class Entry:
    """A value read from TOML that knows its file and key.

    >>> Entry("players.toml", "3.money", "x").whole(0, 99)
    Traceback (most recent call last):
    stockpile.content.entry.ContentError: players.toml: 3.money: must be a whole number from 0 to 99, not 'x'
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


Note = TypeVar("Note", str, int)


class Provenance:
    """The marks of the figures of one file, and the numbers of sources of those that are reported, by key."""

    def __init__(self, ours: Entry) -> None:
        self.marks: dict[str, str] = {}
        for entry, mark in _MARKS.of_figures(ours, ours, None):
            if mark is None:
                raise entry.error("unmarked", marks=", ".join(MARKS))
            self.marks[entry.key] = mark
        self.sources: dict[str, int] = {}
        for entry, count in _SOURCES.of_figures(ours, ours, None):
            if self.marks[entry.key] == REPORTED:
                if count is None:
                    raise entry.error("no-sources")
                self.sources[entry.key] = count

    def lay_over(self, ours: Entry, theirs: Entry) -> None:
        """Take over what a user's file says. A changed figure without a mark is the user's own."""
        old = {entry.key: entry.value for entry, _ in _MARKS.of_figures(ours, ours, None)}
        said = _MARKS.of_named(ours, theirs)
        for entry, mark in _MARKS.of_figures(ours, theirs, None):
            if mark is not None:
                said[entry.key] = mark
            elif entry.value != old[entry.key]:
                said[entry.key] = OWN
        counted = _SOURCES.of_named(ours, theirs)
        counted |= {entry.key: count for entry, count in _SOURCES.of_figures(ours, theirs, None) if count is not None}
        for key in said:
            self.sources.pop(key, None)
        self.marks |= said
        self.sources |= {key: count for key, count in counted.items() if self.marks[key] == REPORTED}


class _Notes(Generic[Note]):
    """What tables say of their figures under one key, for all of them or for single ones."""

    def __init__(self, key: str, read: Callable[[Entry], Note]) -> None:
        self._key = key
        self._read_note: Callable[[Entry], Note] = read

    def of_figures(self, ours: Entry, table: Entry, around: Note | None) -> Iterator[tuple[Entry, Note | None]]:
        """Every figure in a table and below, with what is said of it, if anything."""
        whole, single = self._read(ours, table)
        for key, entry in table.entries():
            note = single.get(key, around if whole is None else whole)
            if isinstance(entry.value, dict):
                yield from self.of_figures(ours.get(key), entry, note)
            else:
                yield entry, note

    def of_named(self, ours: Entry, theirs: Entry) -> dict[str, Note]:
        """What a user says of figures of ours without writing the figures again."""
        notes: dict[str, Note] = {}
        _, single = self._read(ours, theirs)
        for key, note in single.items():
            entry = ours.get(key)
            below = entry.figures() if isinstance(entry.value, dict) else [entry]
            notes |= {figure.key: note for figure in below}
        for key, table in theirs.entries():
            if isinstance(table.value, dict):
                notes |= self.of_named(ours.get(key), table)
        return notes

    def _read(self, ours: Entry, table: Entry) -> tuple[Note | None, dict[str, Note]]:
        """What is said of a whole table, and of single entries of it."""
        value: Any = table.table().get(self._key)
        if value is None:
            return None, {}
        entry = table.get(self._key)
        if not isinstance(value, dict):
            return self._read_note(entry), {}
        known = [key for key, _ in ours.entries()]
        for key in value:
            if key not in known:
                raise entry.below(key, None).unknown(known)
        return None, {key: self._read_note(entry.get(key)) for key in value}


_MARKS = _Notes("provenance", lambda entry: entry.one_of(MARKS))
_SOURCES = _Notes("sources", lambda entry: entry.whole(1, MAX_SOURCES))
