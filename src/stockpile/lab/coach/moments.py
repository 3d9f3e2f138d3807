"""A recorded game taken apart: every question with the game as it stood, and what chance did after each answer.

>>> from stockpile.records import Session
>>> session = Session.new(seed=3)
>>> while not session.game.over:
...     session.play(session.game.decision.answers[0])
>>> course = Course.of(session.record)
>>> len(course.moments) == len(session.record.answers), [step.kind for step in course.opening][:4]
(True, ['first', 'shares', 'pairs', 'opening'])
"""

from dataclasses import dataclass, replace
from functools import cached_property
from hashlib import sha256

from stockpile.lab.coach.fortunes import Step, steps_in
from stockpile.records import Record, Replay, write
from stockpile.records.record import SETTING_UP
from stockpile.records.replay import round_of
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.rules.redraw import Dealt
from stockpile.rules.step import PLACE_TURN, STEPS, step_of


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
    then: list[Step]  # what chance decided before the next question
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
class Course:
    """A finished game. `seed` is what the analysis draws its chance from: it follows from everything in the record that
    matters to the game."""

    record: Record
    seed: str
    opening: list[Step]  # what chance decided before the first question
    moments: list[Moment]
    events: list[Event]
    end: Game

    @classmethod
    def of(cls, record: Record) -> "Course":
        """Play a record again and look at everything."""
        play = Replay(record)
        events = [*play.opening]
        opening, dealt = steps_in(play.opening, Dealt(), begins=True)
        moments: list[Moment] = []
        before = play.game.copy()
        for played in play:
            heard = len(events)
            events += played.events
            then, dealt = steps_in(played.events, dealt)
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
