"""Recorded games played again: to any point, or answer by answer with everything that happened."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from random import Random

from stockpile.records.errors import RecordError, reason_of
from stockpile.records.record import SETTING_UP, Record
from stockpile.records.sections import sections_of
from stockpile.rules import step
from stockpile.rules.answers import Answer
from stockpile.rules.chance import draw
from stockpile.rules.decision import Decision, GameOver, IllegalAnswer
from stockpile.rules.events import Event
from stockpile.rules.game import Game, set_up


def replay(record: Record, to: int | None = None) -> Game:
    """The game after the first `to` answers, or after all.

    >>> from stockpile.records.session import Session
    >>> session = Session.new(seed=3)
    >>> for _ in range(20):
    ...     session.play(session.game.decision.answers[0])
    >>> replay(session.record) == session.game
    True
    >>> replay(session.record, to=0) == Game.new(seed=3)
    True
    """
    wanted = record.up_to(to)
    game = set_up(wanted.figures(), wanted.chance)
    for number, answer in enumerate(wanted.answers):
        with _numbered(number):
            game.play(answer)
    return game


def round_of(game: Game) -> int:
    """The round that is played, or SETTING_UP before the first.

    >>> from stockpile.rules.config import Config
    >>> round_of(Game.new(Config(), seed=1)), round_of(Game.new(Config(modules=("strategies",)), seed=1))
    (0, -1)
    """
    return SETTING_UP if game.phase == step.SET_UP else game.round


@contextmanager
def _numbered(number: int) -> Iterator[None]:
    """Whatever the game refuses in here is the answer with this number, from 0."""
    try:
        yield
    except (IllegalAnswer, GameOver) as error:
        raise RecordError("answer", number=number + 1, reason=reason_of(error)) from error


@dataclass(frozen=True)
class Played:
    """One answer of a recorded game: the question it answers, and what happened then."""

    number: int  # of the answer, from 0
    round: int  # from 0, or SETTING_UP
    decision: Decision
    answer: Answer
    events: tuple[Event, ...]
    stand_in: bool = False  # a bot gave it for a person


class Replay:
    """Goes through a recorded game answer by answer. `game` is always the game after the last one given.

    >>> from stockpile.records.session import Session
    >>> session = Session.new(seed=3)
    >>> for _ in range(2):
    ...     session.play(session.game.decision.answers[0])
    >>> play = Replay(session.record)
    >>> [event.name for event in play.opening if event.seen_by(1)][8:10]
    ['round-started', 'pair-dealt']
    >>> for played in play:
    ...     print(played.decision, "->", played.answer, [event.name for event in played.events])
    <seat 0: place, 16 answers> -> place cosmic up A ['card-placed']
    <seat 0: place, 4 answers> -> place bust down A ['card-placed', 'card-placed']
    >>> play.game == session.game
    True
    """

    def __init__(self, record: Record, to: int | None = None) -> None:
        self.record = record.up_to(to)
        self._heard: list[Event] = []
        self.game = set_up(self.record.figures(), record.chance, self._heard)
        self.opening = self._news()  # what happened before the first question
        self._next = 0

    def __iter__(self) -> "Replay":
        return self

    def __next__(self) -> Played:
        if self._next == len(self.record.answers):
            raise StopIteration
        number, answer = self._next, self.record.answers[self._next]
        with _numbered(number):
            current, decision = round_of(self.game), self.game.decision
            self.game.play(answer)
        self._next += 1
        return Played(number, current, decision, answer, self._news(), number in self.record.stand_ins)

    def _news(self) -> tuple[Event, ...]:
        news = tuple(self._heard)
        self._heard.clear()
        return news


def redrawn(record: Record, seed: int | None = None) -> Record:
    """The same game so far with another future: cards not dealt yet and dice not rolled yet are drawn again.

    >>> from stockpile.records.session import Session
    >>> record = Session.new(seed=3).record
    >>> other = redrawn(record, seed=8)
    >>> other.chance.pairs[0] == record.chance.pairs[0], other.chance.pairs[1] == record.chance.pairs[1]
    (True, False)
    """
    game = replay(record)
    past = {section.key: section.dealt(game) for section in sections_of(record.config)}
    return replace(record, chance=draw(game.figures, Random(seed), **past), deal="")
