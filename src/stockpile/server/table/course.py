"""The course of one game: its state, every answer with who gave it, and what each made happen.

A course changes only by adopting a trial: answers are tried on a copy, stored, and adopted once they are on disk.

>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=1)
>>> course = Course(game.config, game.tables.content, game.chance)
>>> trial = course.trial()
>>> trial.play(trial.game.decision.answers[0], "player")
>>> course.number, trial.number
(0, 1)
>>> course.adopt(trial)
>>> course.number, course.by
(1, ['player'])
"""

from collections.abc import Iterable

from stockpile.content import Content
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config
from stockpile.rules.events import Event
from stockpile.rules.game import Game
from stockpile.server.messages.protocol import By


class Course:
    """A game and how it got there. `log[n]` is what answer n made happen, `opening` what happened before."""

    def __init__(self, config: Config, content: Content, chance: Chance, given: Iterable[tuple[int, By]] = ()) -> None:
        heard: list[Event] = []
        self.game = Game.new(config, content=content, chance=chance, heard=heard)
        self.opening = tuple(heard)
        self.answers: list[int] = []
        self.by: list[By] = []
        self.seats: list[int] = []  # who answered
        self.log: list[tuple[Event, ...]] = []
        trial = self.trial()
        for number, by in given:
            trial.play(ANSWERS[number], by)
        self.adopt(trial)

    @property
    def number(self) -> int:
        """How many answers there are."""
        return len(self.answers)

    def heard_by(self, seat: int) -> list[Event]:
        """Everything that a seat was told so far, in order."""
        return [event for events in (self.opening, *self.log) for event in events if event.seen_by(seat)]

    def trial(self) -> "Trial":
        return Trial(self)

    def adopt(self, trial: "Trial") -> None:
        """Take over what a trial played."""
        trial.game.heard = None
        self.game = trial.game
        self.answers += [answer for answer, _ in trial.given]
        self.by += [by for _, by in trial.given]
        self.seats += trial.seats
        self.log += trial.log


class Trial:
    """Answers played on a copy of the game."""

    def __init__(self, course: Course) -> None:
        self.first = course.number
        self.game = course.game.copy()
        self._heard = self.game.listen()
        self.given: list[tuple[int, By]] = []
        self.seats: list[int] = []
        self.log: list[tuple[Event, ...]] = []

    @property
    def number(self) -> int:
        return self.first + len(self.given)

    def play(self, answer: Answer, by: By) -> None:
        """Answer the open question; IllegalAnswer and GameOver are raised as the game raises them."""
        seat = self.game.asked
        self.game.play(answer)
        self.given.append((answer.number, by))
        self.seats.append(seat)
        self.log.append(tuple(self._heard))
        self._heard.clear()
