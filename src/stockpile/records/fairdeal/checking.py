"""What a client keeps of a deal, and whether a record's cards are those that its deal gives.

A file alone is consistent at best: its author could have tried many secrets. What a client kept of the deal while
it was made says that the secret was fixed before the client's share was known. That is called proven. It does not say
that the server used every share: it sees them before it deals, and one that it leaves out looks like one withheld.

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
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final, Literal

from stockpile.records.fairdeal.dealing import Decks, dealt
from stockpile.records.fairdeal.transcript import (
    Transcript,
    drawn_share,
    is_hex,
    read_transcript,
    seat_commitment,
    server_commitment,
)
from stockpile.records.record import Record
from stockpile.records.sections import sections_of

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
class KeptDeal:
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


def read_kept(text: str) -> KeptDeal:
    """What `text` wrote, or the page of a browser.

    >>> read_kept("[]")
    Traceback (most recent call last):
        ...
    stockpile.records.fairdeal.checking.KeptError: not what a client keeps of a deal
    """
    try:
        facts = json.loads(text)
        if facts["version"] != VERSION:
            raise KeptError(facts["version"])
        mine = _by_seat(facts["mine"], "share")
        kept = KeptDeal(
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
        self.kept: KeptDeal | None = None

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

    def _begun(self, deal: Message) -> KeptDeal:
        table = deal["statement"].split("\n")[1].removeprefix("table ")
        mine = {seat: drawn_share() for seat in self._seats}
        return KeptDeal(table, deal["start"], deal["statement"], deal["commitment"], mine)


def _missing(deal: Message, kind: str, key: str, given: Mapping[int, str]) -> list[Message]:
    """What is given and not shown yet."""
    shown = _column(deal, key)
    return [
        {"type": kind, "start": deal["start"], "seat": seat, key: value}
        for seat, value in given.items()
        if shown.get(seat) is None
    ]


def _seen(kept: KeptDeal, deal: Message) -> KeptDeal:
    """The commitments are published. A seat under which stands another one proves nothing to this client: another page
    of the same guest was quicker, or there is cheating."""
    seen = _column(deal, "commitment")
    mine = {
        seat: share
        for seat, share in kept.mine.items()
        if seen.get(seat) == seat_commitment(kept.commitment, seat, share)
    }
    return replace(kept, seen=seen, mine=mine)


def _column(deal: Message, key: str) -> dict[int, str | None]:
    return {each["seat"]: each[key] for each in deal["seats"]}


Finding = Literal["none", "broken", "consistent", "proven"]


@dataclass(frozen=True)
class DealFault:
    """One thing that does not fit: its kind, and the facts for a sentence."""

    kind: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """What a record says about its deal; without a deal in it, nothing."""

    finding: Finding
    transcript: Transcript | None = None
    faults: tuple[DealFault, ...] = ()
    own: tuple[int, ...] = ()  # seats whose shares are in the deal, and which the client that kept it drew


def judged(record: Record, kept: KeptDeal | None = None) -> Verdict:
    """Recompute everything.

    >>> from stockpile.records import Session
    >>> judged(Session.new(seed=1).record).finding
    'none'
    """
    if not record.deal:
        return Verdict("none")
    transcript = read_transcript(record.deal)
    faults = (*_misstated(record, transcript), *_not_committed(transcript), *_other_cards(record, transcript))
    if kept is not None:
        faults = (*faults, *_not_as_kept(transcript, kept))
    own = _shares_in(transcript, kept) if kept is not None else ()
    if faults:
        return Verdict("broken", transcript, faults, own)
    return Verdict("proven" if own else "consistent", transcript, (), own)


def _misstated(record: Record, transcript: Transcript) -> Iterator[DealFault]:
    """What the statement says of the game, and the record says otherwise."""
    statement = transcript.statement
    if statement.config != record.config:
        yield DealFault("config")
    if statement.figures != record.content.version:
        yield DealFault("figures", {"stated": statement.figures, "played": record.content.version})


def _not_committed(transcript: Transcript) -> Iterator[DealFault]:
    """Secrets and shares that are not those that were committed to."""
    if server_commitment(transcript.statement.text(), transcript.secret) != transcript.commitment:
        yield DealFault("server")
    for part in transcript.parts:
        if part.share is None:
            continue
        if part.commitment is None:
            yield DealFault("uncommitted", {"seat": part.seat})
        elif seat_commitment(transcript.commitment, part.seat, part.share) != part.commitment:
            yield DealFault("share", {"seat": part.seat})


def _other_cards(record: Record, transcript: Transcript) -> Iterator[DealFault]:
    """Decks in another order than the transcript gives them, each with the first place where it differs."""
    if transcript.statement.config != record.config:
        return
    chance = dealt(record.deal, Decks.of(record.figures()), transcript.statement.first)
    for section in sections_of(record.config):
        given, drawn = section.rows(record.chance), section.rows(chance)
        differing = (place for place, rows in enumerate(zip(given, drawn, strict=True)) if rows[0] != rows[1])
        row = next(differing, None)
        if row is not None:
            pairs = zip(given[row], drawn[row], strict=True)
            place = next(place for place, words in enumerate(pairs) if words[0] != words[1])
            facts: dict[str, str | int] = {
                "part": section.key,
                "round": row + 1 if section.shape.numbered else 0,
                "place": place + 1,
                "played": given[row][place],
                "drawn": drawn[row][place],
            }
            yield DealFault("cards", facts)


def _not_as_kept(transcript: Transcript, kept: KeptDeal) -> Iterator[DealFault]:
    """What a client drew or was shown, and the record says otherwise."""
    statement = transcript.statement
    if kept.table != statement.table:
        yield DealFault("kept-table", {"kept": kept.table, "stated": statement.table})
        return  # of another game: nothing else can fit
    if kept.start != statement.start:
        yield DealFault("kept-start", {"kept": kept.start, "stated": statement.start})
        return
    if kept.statement != statement.text():
        yield DealFault("kept-statement")
    if kept.commitment != transcript.commitment:
        yield DealFault("kept-server")
    parts = {part.seat: part for part in transcript.parts}
    for seat, commitment in kept.seen.items():
        if seat not in parts or parts[seat].commitment != commitment:
            yield DealFault("kept-commitment", {"seat": seat})
    for seat, share in kept.reveals.items():
        if seat not in parts or parts[seat].share != share:
            yield DealFault("kept-reveal", {"seat": seat})
    for seat, share in kept.mine.items():
        if seat not in parts or parts[seat].share not in (None, share):
            yield DealFault("kept-mine", {"seat": seat})


def _shares_in(transcript: Transcript, kept: KeptDeal) -> tuple[int, ...]:
    """The client's own seats whose shares the cards follow from, and whose commitments it saw published."""
    return tuple(
        part.seat
        for part in transcript.parts
        if part.share is not None
        and part.share == kept.mine.get(part.seat)
        and part.commitment == kept.seen.get(part.seat)
    )
