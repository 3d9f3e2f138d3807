"""Games that are over, and records that somebody opens: everything is shown, to any point. Runs in a reader's process.

A game is gone through once. What comes out goes to clients as it is: the server itself encodes nothing of it.
"""

import zlib
from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from stockpile.records import NotWhole, Played, Record, Replay, read, redacted, seen_by_all, write
from stockpile.records import read_seen as read_export
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.server.messages import protocol
from stockpile.server.messages.display import TableView
from stockpile.server.messages.happened import message_of
from stockpile.server.messages.protocol import By
from stockpile.server.table.exports import history_of, views_of
from stockpile.server.table.present import figures, present
from stockpile.server.table.proofs import proof_of


@dataclass(frozen=True)
class Reading:
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
        """The game after so many answers."""
        return zlib.decompressobj(zdict=self.pattern).decompress(self.moments[number])


def read_game(key: str, record: Record, by: Sequence[By] = ()) -> Reading:
    """Play a record again and write down everything that can be asked of it.

    A record by itself says of an answer only whether a bot gave it for a person.
    """
    play, last = Replay(record), len(record.answers)
    moments = [_moment(open_view(play.game), 0, last)]
    opening = [message_of(event) for event in seen_by_all(play.opening)]
    given: list[protocol.Given] = []
    worth = [play.game.worth] if _begins_round(play.opening) else []
    for each in play:
        given.append(_given(each, by[each.number] if by else "stand-in" if each.stand_in else "player"))
        moments.append(_moment(open_view(play.game), each.number + 1, last))
        if _begins_round(each.events) or play.game.over:
            worth.append(play.game.worth)
    names = [record.name(seat) for seat in range(record.config.players)]
    proof = proof_of(record) if play.game.over else None
    told = protocol.History(
        key, names, figures(play.game.tables), opening, given, worth, play.game.over, dealt=proof is not None
    )
    return _reading(told, write(record), moments, msgspec.json.encode(proof) if proof is not None else b"")


def read_text(key: str, text: str) -> Reading:
    """The same for the text of a record, whole or as one seat saw it; RecordError says what is wrong with it."""
    try:
        return read_game(key, read(text))
    except NotWhole:
        seen = read_export(text)
    moments = [_moment(view, number, len(seen.answers)) for number, view in enumerate(views_of(seen))]
    return _reading(history_of(key, seen), text, moments)


def _reading(told: protocol.History, text: str, moments: list[bytes], proof: bytes = b"") -> Reading:
    pattern = moments[0]
    squeezed = tuple(_compressed(moment, pattern) for moment in moments)
    return Reading(msgspec.json.encode(told), text.encode(), proof, pattern, squeezed)


def read_seen(record: Record, seat: int) -> bytes:
    """The record of a game that goes on, as a seat saw it."""
    return redacted(record, seat).encode()


def open_view(game: Game) -> TableView:
    """The spectator's view with every card turned over."""
    view = game.view()
    view.table = game.table.copy()
    view.pairs = game.pairs.copy()
    view.known = game.regular.copy()
    return present(view)


def _moment(view: TableView, number: int, last: int) -> bytes:
    return msgspec.json.encode(protocol.Moment(number, last, view))


def _compressed(moment: bytes, pattern: bytes) -> bytes:
    squeeze = zlib.compressobj(zdict=pattern)
    return squeeze.compress(moment) + squeeze.flush()


def _given(played: Played, by: By) -> protocol.Given:
    decision = played.decision
    return protocol.Given(
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
