"""What a bot is: somebody who answers a question from a view, and sees nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from random import Random
from typing import ClassVar

from stockpile.bots.budget import Budget
from stockpile.bots.trouble import BadStyle, Fault
from stockpile.rules.answers import Answer
from stockpile.rules.events import Event
from stockpile.rules.game import Game, View

Seed = int | str


class NotAsked(ValueError):
    """A bot was shown a view of somebody who has nothing to decide."""

    def __init__(self, view: View) -> None:
        super().__init__(f"observer {view.observer} is not asked anything")


class Bot(ABC):
    """A player. Equal views, in the same order, get equal answers from bots of one seed.

    A bot may keep what it likes between questions, but everything it may know is in each view, memory included: it can
    be made anew for every answer, and at a table it is. Whoever lets it play may set its budget, and if it `hears`,
    gives it all events of the game so far that its seat was told.
    """

    name: ClassVar[str]
    hears: ClassVar[bool] = False  # whether it wants the seat's events
    styles: ClassVar[tuple[str, ...]] = ()  # that it can wear
    thinks: ClassVar[Budget | None] = None  # its usual budget; None for a bot that does not take longer when it may

    def __init__(self, seed: Seed = 0) -> None:
        self.random = Random(seed)
        self.budget = self.thinks
        self.heard: Sequence[Event] = ()
        self.faults: list[Fault] = []  # answers that somebody else had to give for it

    @abstractmethod
    def decide(self, view: View) -> Answer:
        """One of the view's answers."""

    def wear(self, style: str) -> None:
        """Play in a style; a bot without temper refuses all of them."""
        raise BadStyle(self.name, style)

    def __repr__(self) -> str:
        return f"<bot {getattr(self, 'name', type(self).__name__)}>"


Asking = Callable[[Bot, Game, int], Answer]  # how the bot of a seat is asked


def ask(bot: Bot, game: Game, seat: int) -> Answer:
    """What a bot says when it is shown its seat's view."""
    return bot.decide(game.view(seat))


def play_out(game: Game, bots: Sequence[Bot], asking: Asking = ask) -> int:
    """Let bots, one for each seat, answer every question until the game is over; returns how many there were.

    A bot that hears is told what happened since somebody listens to the game, or from now on. Whoever wants to know
    more of the answers, how long they took for example, asks in a way of their own.

    >>> from stockpile.bots import make_bot
    >>> from stockpile.rules.config import Config
    >>> game = Game.new(Config(players=2), seed=1)
    >>> play_out(game, [make_bot("random", 1), make_bot("broker", 2)]) > 0
    True
    >>> game.winners
    [1]
    """
    told = game.events
    if told is None and any(bot.hears for bot in bots):
        told = game.record_events()
    count = 0
    while not game.over:
        seat = game.asked
        if bots[seat].hears and told is not None:
            bots[seat].heard = [event for event in told if event.seen_by(seat)]
        game.play(asking(bots[seat], game, seat))
        count += 1
    return count
