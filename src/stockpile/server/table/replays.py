"""Games that are over, and records that somebody opens: the game after any answer. Runs in a reader's process.

A whole game is shown with all cards open, and with the proof of its deal. A record that one seat saw (`SeenRecord`) is
shown as that seat saw it. Each is gone through once. The result goes to clients as it is: the server encodes nothing.
"""

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from stockpile.records import (
    Glance,
    NotWhole,
    Played,
    Record,
    RecordError,
    Replay,
    Said,
    SeenRecord,
    read,
    read_seen,
    redacted,
    seen_by_all,
    write,
)
from stockpile.records.fairdeal import Decks, read_transcript
from stockpile.records.lines import HIDDEN
from stockpile.rules.answers import parse
from stockpile.rules.events import Event
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game
from stockpile.server import protocol
from stockpile.server.protocol import By, DealSeat, Proof, ProofChance, ProofDecks
from stockpile.server.table.views import figures, table_view
from stockpile.server.view_messages import TableView, message_of

PROOF_VERSION: Final = 1


@dataclass(frozen=True)
class GameReplay:
    """A whole game, read: `history`, `record` and `proof` as they go out; every moment, compressed after the first."""

    history: bytes
    record: bytes
    proof: bytes  # of its deal; empty where there is none
    pattern: bytes  # the first moment, which all others resemble
    moments: tuple[bytes, ...]

    @property
    def size(self) -> int:
        """Bytes in memory, roughly."""
        return sum(map(len, (self.history, self.record, self.proof, self.pattern, *self.moments)))

    @property
    def last(self) -> int:
        return len(self.moments) - 1

    def moment(self, number: int) -> bytes:
        """The game after this many answers."""
        return zlib.decompressobj(zdict=self.pattern).decompress(self.moments[number])


def read_game(key: str, record: Record, by: Sequence[By] = ()) -> GameReplay:
    """Play a record again and write down everything that can be asked of it.

    A record by itself says of an answer only whether a bot gave it for a person.
    """
    play, last = Replay(record), len(record.answers)
    moments = [_moment(open_view(play.game), 0, last)]
    opening = [message_of(event) for event in seen_by_all(play.opening)]
    given: list[protocol.RecordedAnswer] = []
    worth = [play.game.worth] if _begins_round(play.opening) else []
    for each in play:
        given.append(_given(each, by[each.number] if by else "stand-in" if each.stand_in else "player"))
        moments.append(_moment(open_view(play.game), each.number + 1, last))
        if _begins_round(each.events) or play.game.over:
            worth.append(play.game.worth)
    names = [record.name(seat) for seat in range(record.config.players)]
    proof = proof_of(record) if play.game.over else None
    history = protocol.History(
        key, names, figures(play.game.figures), opening, given, worth, play.game.over, dealt=proof is not None
    )
    return _reading(history, write(record), moments, msgspec.json.encode(proof) if proof is not None else b"")


def read_text(key: str, text: str) -> GameReplay:
    """The same for the text of a record, whole or as one seat saw it; RecordError says what is wrong with it."""
    try:
        return read_game(key, read(text))
    except NotWhole:
        seen = read_seen(text)
    moments = [_moment(view, number, len(seen.answers)) for number, view in enumerate(_seen_views(seen))]
    return _reading(_seen_history(key, seen), text, moments)


def _reading(history: protocol.History, text: str, moments: list[bytes], proof: bytes = b"") -> GameReplay:
    pattern = moments[0]
    squeezed = tuple(_compressed(moment, pattern) for moment in moments)
    return GameReplay(msgspec.json.encode(history), text.encode(), proof, pattern, squeezed)


def redact_record(record: Record, seat: int) -> bytes:
    """The record of a running game, as a seat saw it."""
    return redacted(record, seat).encode()


def open_view(game: Game) -> TableView:
    """The spectator's view with every card turned over."""
    view = game.view()
    view.pile_cards = game.pile_cards.copy()
    view.pairs = game.pairs.copy()
    view.known = game.regular.copy()
    return table_view(view)


def _moment(view: TableView, number: int, last: int) -> bytes:
    return msgspec.json.encode(protocol.ReplayMoment(number, last, view))


def _compressed(moment: bytes, pattern: bytes) -> bytes:
    squeeze = zlib.compressobj(zdict=pattern)
    return squeeze.compress(moment) + squeeze.flush()


def _given(played: Played, by: By) -> protocol.RecordedAnswer:
    decision = played.decision
    return protocol.RecordedAnswer(
        number=played.number,
        round=played.round,
        seat=decision.seat,
        question=decision.question,
        subject=decision.subject,
        answer=played.answer.number,
        text=str(played.answer),
        by=by,
        events=[message_of(event) for event in seen_by_all(played.events)],
    )


def _begins_round(events: Sequence[Event]) -> bool:
    return any(event.name == "round-started" for event in events)


# Of a record that one seat saw.


def _seen_views(seen: SeenRecord) -> list[TableView]:
    """The view at every moment. The file may have been written by anybody, so it may hold what no seat can see."""
    if not seen.glances:
        raise RecordError("no-table")
    try:
        return [table_view(glance.view) for glance in seen.glances]
    except (ArithmeticError, AssertionError, LookupError, TypeError, ValueError) as error:
        raise RecordError("never-seen") from error


def _seen_history(key: str, seen: SeenRecord) -> protocol.History:
    """The answers and the events that were seen. Only a whole game knows what everybody is worth."""
    names = [seen.name(seat) for seat in range(seen.config.players)]
    opening = [message_of(event) for event in seen.glances[0].events]
    printed = figures(figures_for(seen.config, seen.content))
    return protocol.History(
        key, names, printed, opening, list(_seen_answers(seen)), [], finished=False, seen_by=seen.observer
    )


def _seen_answers(seen: SeenRecord) -> Iterator[protocol.RecordedAnswer]:
    for number, (said, asked, after) in enumerate(zip(seen.answers, seen.glances, seen.glances[1:], strict=False)):
        yield protocol.RecordedAnswer(
            number=number,
            round=said.round,
            seat=said.seat,
            question=said.question,
            subject=_subject(asked),
            answer=_number(said),
            text=said.text,
            by="stand-in" if said.stand_in else "player",
            events=[message_of(event) for event in after.events],
        )


def _subject(asked: Glance) -> dict[str, int]:
    decision = asked.view.decision
    return decision.subject if decision is not None else {}


def _number(said: Said) -> int | None:
    return None if HIDDEN in said.text.split() else parse(said.text).number


# The proof of a deal.


def proof_of(record: Record) -> Proof | None:
    """All that is needed to shuffle a finished game's decks again without our rules. None if there is nothing to prove.

    The record of a game that is over holds the server's secret.
    """
    if not record.deal:
        return None
    transcript = read_transcript(record.deal)
    statement, decks = transcript.statement, Decks.of(record.figures())
    who = {sitting.seat: sitting.who for sitting in statement.people}
    return Proof(
        version=PROOF_VERSION,
        table=statement.table,
        start=statement.start,
        transcript=record.deal,
        statement=statement.text(),
        commitment=transcript.commitment,
        secret=transcript.secret,
        seats=[
            DealSeat(each.seat, who[each.seat], each.commitment, each.share, each.state) for each in transcript.parts
        ],
        players=decks.players,
        rounds=decks.rounds,
        first=statement.first,
        chance=msgspec.convert(record.chance.to_json(), ProofChance),
        decks=ProofDecks(list(decks.market), list(decks.commerce), list(decks.investors), list(decks.strategies)),
        faces=[list(faces) for faces in decks.faces],
        forecasts=list(decks.forecasts),
    )
