"""What a client keeps of a deal while it is made, to compare it at the end; and a client's whole part in it.

A program that takes part gives every `deal` message of the server to a `Partaker`, sends what that returns, and writes
`kept.text()` to a file: `stockpile verify RECORD --kept FILE` does the rest.

>>> partaker = Partaker([0])
>>> deal = {"type": "deal", "start": 0, "step": "commit", "commitment": "c0" * 32, "seconds": 4.0,
...         "statement": "stockpile deal 1\\ntable 00112233\\nstart 0\\n",
...         "seats": [{"seat": 0, "who": "ada", "commitment": None, "share": None, "state": "waiting"}]}
>>> (commit,) = partaker.hear(deal)
>>> commit["type"], commit["seat"], partaker.hear(deal) == [commit]
('commit', 0, True)
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from stockpile.records.deal.commitments import drawn_share, is_hex, seat_commitment

VERSION: Final = 1
Message = dict[str, Any]


class KeptError(ValueError):
    """A file that is not what a client keeps of a deal: nothing of the kind, or of another version than ours."""

    def __init__(self, version: object = None) -> None:
        super().__init__(
            "not what a client keeps of a deal"
            if version is None
            else f"written in version {version}; this program reads version {VERSION}"
        )
        self.version = version


@dataclass(frozen=True)
class Kept:
    """What a client drew, and what it was shown."""

    table: str
    start: int
    statement: str
    commitment: str  # of the server
    mine: Mapping[int, str] = field(default_factory=dict)  # shares, by seat
    seen: Mapping[int, str | None] = field(default_factory=dict)  # commitments, as they were published
    reveals: Mapping[int, str | None] = field(default_factory=dict)  # shares, when the cards were dealt

    def text(self) -> str:
        """As JSON, for a file."""
        facts = {
            "version": VERSION,
            "table": self.table,
            "start": self.start,
            "statement": self.statement,
            "commitment": self.commitment,
            "mine": [{"seat": seat, "share": share} for seat, share in self.mine.items()],
            "seen": [{"seat": seat, "commitment": commitment} for seat, commitment in self.seen.items()],
            "reveals": [{"seat": seat, "share": share} for seat, share in self.reveals.items()],
        }
        return json.dumps(facts, indent=1) + "\n"


def read_kept(text: str) -> Kept:
    """What `text` wrote, or the page of a browser.

    >>> read_kept("[]")
    Traceback (most recent call last):
        ...
    stockpile.records.deal.keeping.KeptError: not what a client keeps of a deal
    """
    try:
        facts = json.loads(text)
        if facts["version"] != VERSION:
            raise KeptError(facts["version"])
        mine = _by_seat(facts["mine"], "share")
        kept = Kept(
            _text(facts["table"]),
            _number(facts["start"]),
            _text(facts["statement"]),
            _hex(facts["commitment"]),
            {seat: _hex(share) for seat, share in mine.items()},
            _by_seat(facts["seen"], "commitment"),
            _by_seat(facts["reveals"], "share"),
        )
    except (KeyError, TypeError, ValueError, RecursionError) as error:
        raise error if isinstance(error, KeptError) else KeptError() from error
    return kept


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise TypeError
    return value


def _number(value: object) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise TypeError
    return value


def _hex(value: object) -> str:
    if not is_hex(value):
        raise TypeError
    return _text(value)


def _by_seat(entries: Iterable[Mapping[str, object]], key: str) -> dict[int, str | None]:
    return {_number(each["seat"]): None if each[key] is None else _hex(each[key]) for each in entries}


class Partaker:
    """A client's part in the deals of one table: for each start one `Kept`.

    It reveals only what it committed to under this very statement, and only after it saw its commitments published.
    What a message does not show yet is sent again with it, because a connection may have broken before.
    """

    def __init__(self, seats: Iterable[int]) -> None:
        self._seats = list(seats)
        self.kept: Kept | None = None

    def hear(self, deal: Message) -> list[Message]:
        """What to send after this message of the server."""
        if self.kept is not None and deal["start"] < self.kept.start:
            return []  # a start that was broken off cannot be taken up again: the number of starts would tell nothing
        if self.kept is None or self.kept.start != deal["start"]:
            if deal["step"] != "commit":
                return []  # too late to take part; what is shown now proves nothing to this client
            self.kept = self._begun(deal)
        kept = self.kept
        if (kept.statement, kept.commitment) != (deal["statement"], deal["commitment"]):
            return []  # not what was committed to: nothing more is told, and the comparison will say so
        if deal["step"] == "commit":
            given = {seat: seat_commitment(kept.commitment, seat, share) for seat, share in kept.mine.items()}
            return _missing(deal, "commit", "commitment", given)
        if not kept.seen:
            kept = self.kept = _seen(kept, deal)
        if deal["step"] == "dealt":
            self.kept = replace(kept, reveals=_column(deal, "share"))
            return []
        return _missing(deal, "reveal", "share", kept.mine)

    def _begun(self, deal: Message) -> Kept:
        table = deal["statement"].split("\n")[1].removeprefix("table ")
        mine = {seat: drawn_share() for seat in self._seats}
        return Kept(table, deal["start"], deal["statement"], deal["commitment"], mine)


def _missing(deal: Message, kind: str, key: str, given: Mapping[int, str]) -> list[Message]:
    """What is given and not shown yet."""
    shown = _column(deal, key)
    return [
        {"type": kind, "start": deal["start"], "seat": seat, key: value}
        for seat, value in given.items()
        if shown.get(seat) is None
    ]


def _seen(kept: Kept, deal: Message) -> Kept:
    """The commitments are published. A seat under which stands another one proves nothing to this client: another page
    of the same guest was quicker, or somebody cheats."""
    seen = _column(deal, "commitment")
    mine = {
        seat: share
        for seat, share in kept.mine.items()
        if seen.get(seat) == seat_commitment(kept.commitment, seat, share)
    }
    return replace(kept, seen=seen, mine=mine)


def _column(deal: Message, key: str) -> dict[int, str | None]:
    return {each["seat"]: each[key] for each in deal["seats"]}
