"""What a bot is: somebody who answers a question from a view, and sees nothing else."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from random import Random
from typing import ClassVar

from stockpile.rules.answers import Answer
from stockpile.rules.game import Game
from stockpile.rules.view import View

Seed = int | str


class NotAsked(ValueError):
    """A bot was shown a view of somebody who has nothing to decide."""

    def __init__(self, view: View) -> None:
        super().__init__(f"observer {view.observer} is not asked anything")


class Bot(ABC):
    """A player. Equal views, in the same order, get equal answers from bots of one seed.

    A bot may keep what it likes between questions, but everything it may know is in each view, memory included.
    """

    name: ClassVar[str]

    def __init__(self, seed: Seed = 0) -> None:
        self.random = Random(seed)

    @abstractmethod
    def decide(self, view: View) -> Answer:
        """One of the view's answers."""

    def __repr__(self) -> str:
        return f"<bot {self.name}>"


def play_out(game: Game, bots: Sequence[Bot]) -> int:
    """Let bots, one for each seat, answer every question until the game is over; returns how many there were.

    >>> from stockpile.bots import make_bot
    >>> from stockpile.rules.config import Config
    >>> game = Game.new(Config(players=2), seed=1)
    >>> play_out(game, [make_bot("random", 1), make_bot("broker", 2)]) > 0
    True
    >>> game.winners
    [1]
    """
    count = 0
    while not game.over:
        seat = game.asked
        game.play(bots[seat].decide(game.view(seat)))
        count += 1
    return count
