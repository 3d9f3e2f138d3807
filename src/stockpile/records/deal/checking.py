"""Whether a record's cards are those that its deal gives: *consistent*, *proven*, or what does not fit.

A file alone is consistent at best: whoever wrote it could have tried many secrets. What a client kept of the deal while
it was made says that the secret was fixed before the client's share was known. That is called proven. It does not say
that the server used every share: it sees them before it deals, and one that it leaves out looks like one withheld.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal

from stockpile.records.deal.commitments import seat_commitment, server_commitment
from stockpile.records.deal.dealing import Decks, dealt
from stockpile.records.deal.keeping import Kept
from stockpile.records.deal.transcript import Transcript, read_transcript
from stockpile.records.record import Record
from stockpile.records.sections import sections_of

Finding = Literal["none", "broken", "consistent", "proven"]


@dataclass(frozen=True)
class Fault:
    """One thing that does not fit: its kind, and the facts for a sentence."""

    kind: str
    facts: dict[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True)
class Verdict:
    """What a record says about its deal; without a deal in it, nothing."""

    finding: Finding
    transcript: Transcript | None = None
    faults: tuple[Fault, ...] = ()
    own: tuple[int, ...] = ()  # seats whose shares are in the deal, and which the client that kept it drew


def judged(record: Record, kept: Kept | None = None) -> Verdict:
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


def _misstated(record: Record, transcript: Transcript) -> Iterator[Fault]:
    """What the statement says of the game, and the record says otherwise."""
    statement = transcript.statement
    if statement.config != record.config:
        yield Fault("config")
    if statement.figures != record.content.version:
        yield Fault("figures", {"stated": statement.figures, "played": record.content.version})


def _not_committed(transcript: Transcript) -> Iterator[Fault]:
    """Secrets and shares that are not those that were committed to."""
    if server_commitment(transcript.statement.text(), transcript.secret) != transcript.commitment:
        yield Fault("server")
    for part in transcript.parts:
        if part.share is None:
            continue
        if part.commitment is None:
            yield Fault("uncommitted", {"seat": part.seat})
        elif seat_commitment(transcript.commitment, part.seat, part.share) != part.commitment:
            yield Fault("share", {"seat": part.seat})


def _other_cards(record: Record, transcript: Transcript) -> Iterator[Fault]:
    """Decks in another order than the transcript gives them, each with the first place where it differs."""
    if transcript.statement.config != record.config:
        return
    chance = dealt(record.deal, Decks.of(record.tables()), transcript.statement.first)
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
            yield Fault("cards", facts)


def _not_as_kept(transcript: Transcript, kept: Kept) -> Iterator[Fault]:
    """What a client drew or was shown, and the record says otherwise."""
    statement = transcript.statement
    if kept.table != statement.table:
        yield Fault("kept-table", {"kept": kept.table, "stated": statement.table})
        return  # of another game: nothing else can fit
    if kept.start != statement.start:
        yield Fault("kept-start", {"kept": kept.start, "stated": statement.start})
        return
    if kept.statement != statement.text():
        yield Fault("kept-statement")
    if kept.commitment != transcript.commitment:
        yield Fault("kept-server")
    parts = {part.seat: part for part in transcript.parts}
    for seat, commitment in kept.seen.items():
        if seat not in parts or parts[seat].commitment != commitment:
            yield Fault("kept-commitment", {"seat": seat})
    for seat, share in kept.reveals.items():
        if seat not in parts or parts[seat].share != share:
            yield Fault("kept-reveal", {"seat": seat})
    for seat, share in kept.mine.items():
        if seat not in parts or parts[seat].share not in (None, share):
            yield Fault("kept-mine", {"seat": seat})


def _shares_in(transcript: Transcript, kept: Kept) -> tuple[int, ...]:
    """The client's own seats whose shares the cards follow from, and whose commitments it saw published."""
    return tuple(
        part.seat
        for part in transcript.parts
        if part.share is not None
        and part.share == kept.mine.get(part.seat)
        and part.commitment == kept.seen.get(part.seat)
    )
