"""The log of one game: its state, every answer with the seat and kind of player that gave it, and the events of each.

A log changes in one way only. Answers are tried on a copy (`PendingAnswers`), stored, and then appended.

>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=1)
>>> log = GameLog(game.config, game.figures.content, game.chance)
>>> pending = log.pending()
>>> pending.play(pending.game.decision.answers[0], "player")
>>> log.number, pending.number
(0, 1)
>>> log.append(pending)
>>> log.number, log.by
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


class GameLog:
    """A game and how it got there. `events[n]` is what answer n caused, `opening` what happened before the first."""

    def __init__(self, config: Config, content: Content, chance: Chance, given: Iterable[tuple[int, By]] = ()) -> None:
        heard: list[Event] = []
        self.game = Game.new(config, content=content, chance=chance, events=heard)
        self.opening = tuple(heard)
        self.answers: list[int] = []
        self.by: list[By] = []
        self.seats: list[int] = []  # that answered
        self.events: list[tuple[Event, ...]] = []
        pending = self.pending()
        for number, by in given:
            pending.play(ANSWERS[number], by)
        self.append(pending)

    @property
    def number(self) -> int:
        """How many answers there are."""
        return len(self.answers)

    def events_for(self, seat: int) -> list[Event]:
        """Every event that a seat has seen so far, in order."""
        return [event for events in (self.opening, *self.events) for event in events if event.seen_by(seat)]

    def pending(self) -> "PendingAnswers":
        return PendingAnswers(self)

    def append(self, pending: "PendingAnswers") -> None:
        """Take over answers that are stored by now."""
        pending.game.events = None
        self.game = pending.game
        self.answers += [answer for answer, _ in pending.given]
        self.by += [by for _, by in pending.given]
        self.seats += pending.seats
        self.events += pending.events


class PendingAnswers:
    """Answers played on a copy of the game and not stored yet. `since` is the number of the first of them."""

    def __init__(self, log: GameLog) -> None:
        self.since = log.number
        self.game = log.game.copy()
        self._heard = self.game.record_events()
        self.given: list[tuple[int, By]] = []
        self.seats: list[int] = []
        self.events: list[tuple[Event, ...]] = []

    @property
    def number(self) -> int:
        return self.since + len(self.given)

    def play(self, answer: Answer, by: By) -> None:
        """Answer the open question. IllegalAnswer and GameOver are raised as the game raises them."""
        seat = self.game.asked
        self.game.play(answer)
        self.given.append((answer.number, by))
        self.seats.append(seat)
        self.events.append(tuple(self._heard))
        self._heard.clear()
