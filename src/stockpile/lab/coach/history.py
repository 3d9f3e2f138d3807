"""A recorded game taken apart: every question with the game as it stood, and what chance decided after each answer.

Everything that is dealt is an event, hidden cards too. Each kind of event moves a cursor of `Dealt` on. Between two
positions of the cursors lies one thing that chance decided.

>>> from stockpile.records import Session
>>> session = Session.new(seed=3)
>>> while not session.game.over:
...     session.play(session.game.decision.answers[0])
>>> history = GameHistory.of(session.record)
>>> len(history.moments) == len(session.record.answers), [step.kind for step in history.opening][:4]
(True, ['first', 'shares', 'pairs', 'opening'])
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256
from typing import Any, Final

from stockpile.records import Record, Replay, write
from stockpile.records.record import SETTING_UP
from stockpile.records.replay import round_of
from stockpile.rules import events
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.rules.redraw import Dealt
from stockpile.rules.step import PLACE_TURN, STEPS, step_of

# All kinds, each with the phase in which chance does it.
KINDS: Final = {
    "first": "set-up",  # the first player
    "strategies": "set-up",
    "investors": "set-up",
    "shares": "set-up",
    "dice": "round-beginning",
    "pairs": "information",
    "opening": "supply",  # the first card of every pile
    "hand": "supply",  # a seat's cards
    "commerce": "supply",
}


@dataclass(frozen=True)
class ChanceStep:
    """One thing that chance decided: the cursors before it and after it."""

    kind: str
    seat: int | None
    before: Dealt
    after: Dealt


@dataclass(frozen=True)
class _EventReading:
    """How an event is read: its kind, which cursor it moves and by how much, and whether its seat matters.

    `joins`: follows the one before it if that was of the same kind. The cards of a pile, or the six pairs, are dealt
    together, and nobody could act in between.
    """

    kind: str
    cursor: str
    cards: Callable[[Any], int]
    is_face: Callable[[Any], bool]  # told with its face; others are told of its back
    of_a_seat: bool = False
    joins: bool = False


_READ: Final[dict[type[Event], _EventReading]] = {
    events.StrategiesDealt: _EventReading(
        "strategies", "strategies", lambda e: len(e.strategies), lambda e: None not in e.strategies, of_a_seat=True
    ),
    events.InvestorsDealt: _EventReading(
        "investors", "investors", lambda e: len(e.investors), lambda e: None not in e.investors, of_a_seat=True
    ),
    events.ShareDealt: _EventReading(
        "shares", "shares", lambda e: int(e.seat == 0), lambda e: e.company is not None, joins=True
    ),
    events.DiceRolled: _EventReading("dice", "dice", lambda e: 1, lambda e: True),
    events.PairDealt: _EventReading(
        "pairs", "pairs", lambda e: int(e.pair == 0), lambda e: e.company is not None, joins=True
    ),
    events.CardPlaced: _EventReading("opening", "market", lambda e: 1, lambda e: e.seat is None, joins=True),
    events.HandDealt: _EventReading(
        "hand", "market", lambda e: len(e.cards), lambda e: None not in e.cards, of_a_seat=True
    ),
    events.CommerceDrawn: _EventReading(
        "commerce", "commerce", lambda e: 1, lambda e: e.commerce is not None, of_a_seat=True
    ),
}


def chance_steps_in(happened: Sequence[Event], dealt: Dealt, begins: bool = False) -> tuple[list[ChanceStep], Dealt]:
    """What chance decided while this happened, and how far it has come then. A game starts with the lot (R-SET-1)."""
    steps: list[ChanceStep] = []
    if begins:
        after = dealt.copy()
        after.first = 1
        steps.append(ChanceStep("first", None, dealt, after))
        dealt = after
    for event in happened:
        reading = _READ.get(type(event))
        if reading is None or not reading.is_face(event):
            continue
        after = dealt.copy()
        setattr(after, reading.cursor, getattr(after, reading.cursor) + reading.cards(event))
        seat = event.seat if reading.of_a_seat else None  # type: ignore[attr-defined]  # `of_a_seat` says that it has one
        if reading.joins and steps and steps[-1].kind == reading.kind:
            steps[-1] = ChanceStep(reading.kind, seat, steps[-1].before, after)
        else:
            steps.append(ChanceStep(reading.kind, seat, dealt, after))
        dealt = after
    return steps, dealt


class Unfinished(ValueError):
    """A game that is not over: what is hidden in it stays hidden, so it is not analysed."""

    def __init__(self, answers: int) -> None:
        super().__init__(f"the game is not over after {answers} answers")
        self.answers = answers


@dataclass(frozen=True)
class Moment:
    """A question and its answer. `game` stood so before the answer; `heard` is how many events there were by then."""

    number: int
    round: int
    phase: str
    game: Game
    seat: int
    answer: Answer
    heard: int
    then: list[ChanceStep]  # what chance decided before the next question
    stand_in: bool = False  # a bot answered for the player

    @cached_property
    def is_choice(self) -> bool:
        return len(self.game.legal) > 1

    @property
    def has_two_cards(self) -> bool:
        """Whether this is the first of two cards that are placed together (R-SUP-2)."""
        game = self.game
        return step_of(game.agenda[-1]) == PLACE_TURN and sum(card >> 4 == self.seat for card in game.hand) == 2


@dataclass(frozen=True)
class GameHistory:
    """A finished game. `seed` is what the analysis draws its chance from: it follows from everything in the record that
    matters to the game."""

    record: Record
    seed: str
    opening: list[ChanceStep]  # what chance decided before the first question
    moments: list[Moment]
    events: list[Event]
    end: Game

    @classmethod
    def of(cls, record: Record) -> "GameHistory":
        """Play a record again and look at everything."""
        play = Replay(record)
        events = [*play.opening]
        opening, dealt = chance_steps_in(play.opening, Dealt(), begins=True)
        moments: list[Moment] = []
        before = play.game.copy()
        for played in play:
            heard = len(events)
            events += played.events
            then, dealt = chance_steps_in(played.events, dealt)
            phase = STEPS[before.phase].name
            seat = played.decision.seat
            number, round_, answer = played.number, round_of(before), played.answer
            moments.append(Moment(number, round_, phase, before, seat, answer, heard, then, played.stand_in))
            before = play.game.copy()
        if not before.over:
            raise Unfinished(len(moments))
        # Names, how the cards were dealt, and whether a person or a bot answered change no chance.
        bare = write(replace(record, names=(), deal="", stand_ins=frozenset()))
        return cls(record, sha256(bare.encode()).hexdigest(), opening, moments, events, before)

    def heard_by(self, moment: Moment) -> list[Event]:
        """All that the seat which is asked was told so far."""
        return [event for event in self.events[: moment.heard] if event.seen_by(moment.seat)]

    @cached_property
    def choices(self) -> list[Moment]:
        """The real decisions of players. Two cards that are placed together are one; a bot that stands in has none."""
        found: list[Moment] = []
        second = False
        for moment in self.moments:
            if second:
                second = False
                continue
            second = moment.has_two_cards
            if moment.is_choice and not any(each.stand_in for each in self._given_at(moment)):
                found.append(moment)
        return found

    def answers_of(self, moment: Moment) -> list[Answer]:
        """What was played at a real decision: one answer, or both placings."""
        return [each.answer for each in self._given_at(moment)]

    def _given_at(self, moment: Moment) -> list[Moment]:
        count = 2 if moment.has_two_cards else 1
        return self.moments[moment.number : moment.number + count]


def round_in(game: Game) -> int:
    """The round of a game as it is counted here: set-up belongs to the first."""
    return max(round_of(game), SETTING_UP + 1)
