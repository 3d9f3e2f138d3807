"""What a client keeps of a deal while it is made, to compare it at the end; and a client's whole part in it.

A program that takes part gives every `deal` message of the server to a `Partaker`, sends what that returns, and writes
`kept.text()` to a file: `stockpile verify RECORD --kept FILE` does the rest.

>>> partaker = Partaker([0])
>>> deal = {"type": "deal", "start": 0, "step": "commit", "commitment": "c0" * 32, "seconds": 4.0,
...         "statement": "stockpile deal 1\\ntable 00112233\\nstart 0\\n",
...         "seats": [{"seat": 0, "who": "ada", "commitment": None, "share": None, "state": "waiting"}]}
>>> (commit,) = partaker.hear(deal)
>>> commit["type"], commit["seat"], partaker.hear(deal)
('commit', 0, [])
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final

from stockpile.records.deal.commitments import drawn_share, is_hex, seat_commitment

VERSION: Final = 1
Message = dict[str, Any]


class KeptError(ValueError):
    """A file that is not what a client keeps of a deal; the text says why."""


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
            raise KeptError(f"written in version {facts['version']}; this program reads version {VERSION}")
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
        raise error if isinstance(error, KeptError) else KeptError("not what a client keeps of a deal") from error
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
    """

    def __init__(self, seats: Iterable[int]) -> None:
        self._seats = list(seats)
        self.kept: Kept | None = None
        self._revealed = False

    def hear(self, deal: Message) -> list[Message]:
        """What to send after this message of the server."""
        if self.kept is None or self.kept.start != deal["start"]:
            if deal["step"] != "commit":
                return []  # too late to take part; what is shown now proves nothing to this client
            return self._commit(deal)
        if (self.kept.statement, self.kept.commitment) != (deal["statement"], deal["commitment"]):
            return []  # not what was committed to: nothing more is told, and the comparison will say so
        if deal["step"] == "commit":
            return []
        if not self.kept.seen:
            self.kept = replace(self.kept, seen=_column(deal, "commitment"))
        if deal["step"] == "dealt":
            self.kept = replace(self.kept, reveals=_column(deal, "share"))
            return []
        return self._reveal()

    def _commit(self, deal: Message) -> list[Message]:
        start, commitment = deal["start"], deal["commitment"]
        mine = {seat: drawn_share() for seat in self._seats}
        table = deal["statement"].split("\n")[1].removeprefix("table ")
        self.kept, self._revealed = Kept(table, start, deal["statement"], commitment, mine), False
        return [
            {
                "type": "commit",
                "start": start,
                "seat": seat,
                "commitment": seat_commitment(commitment, seat, share),
            }
            for seat, share in mine.items()
        ]

    def _reveal(self) -> list[Message]:
        kept = self.kept
        if kept is None or self._revealed:
            return []
        self._revealed = True
        return [
            {"type": "reveal", "start": kept.start, "seat": seat, "share": share}
            for seat, share in kept.mine.items()
            if kept.seen.get(seat) == seat_commitment(kept.commitment, seat, share)
        ]


def _column(deal: Message, key: str) -> dict[int, str | None]:
    return {each["seat"]: each[key] for each in deal["seats"]}
