"""The shark: the bot that searches."""

from random import Random
from typing import ClassVar, Final

from stockpile.bots.bot import Bot, NotAsked, Seed
from stockpile.bots.broker.policy import Sound
from stockpile.bots.broker.style import Style
from stockpile.bots.budget import Budget
from stockpile.bots.shark.auction import auction_in
from stockpile.bots.shark.memory import remembered
from stockpile.bots.shark.thought import Thought
from stockpile.bots.shark.value import PROPERTY, Weights
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.view import View

WS = {
    "a": Weights([[1.0, 0.3, 0.95, 1.0, 1.0, 1.2, 1.2, 3.0, 1.0]] * 7, [9.0 * (n + 1) ** 0.5 for n in range(7)]),
    "b": Weights(
        [
            [1.03, 0.37, 1.05, 0.64, 1, 1.1, 1.1, 3, 1],
            [1.15, 0.35, 1.13, 0.34, 1, 1.1, 1.1, 3, 1],
            [1.1, 0.6, 1.22, 0.06, 1, 1.1, 1.1, 3, 1],
            [1.2, 0.9, 1.35, 0, 1, 1.1, 1.1, 3, 1],
            [1.3, 1.2, 1.44, 0, 1, 1.1, 1.1, 3, 1],
            [1.3, 1.2, 1.44, 0, 1, 1.1, 1.1, 3, 1],
        ],
        [15, 20, 24, 27, 30, 30],
    ),
    "c": Weights(
        [
            [1.03, 0.37, 1.05, 0.64, 1, 1.1, 1.1, 3, 1],
            [1.15, 0.35, 1.13, 0.34, 1, 1.1, 1.1, 3, 1],
            [1.1, 0.6, 1.22, 0.06, 1, 1.1, 1.1, 3, 1],
            [1.2, 0.9, 1.35, 0, 1, 1.1, 1.1, 3, 1],
            [1.3, 1.2, 1.44, 0, 1, 1.1, 1.1, 3, 1],
            [1.3, 1.2, 1.44, 0, 1, 1.1, 1.1, 3, 1],
        ],
        [10, 13, 16, 18, 20, 20],
    ),
}


class Shark(Bot):
    name: ClassVar[str] = "shark"
    hears: ClassVar[bool] = True
    thinks: ClassVar[Budget | None] = Budget(milliseconds=100)

    def __init__(self, seed: Seed = 0) -> None:
        super().__init__(seed)
        self.style = Style()
        self.doubt = 0.7
        self.trust = True
        self.late = True
        self.w = "b"

    def decide(self, view: View) -> Answer:
        if not view.legal:
            raise NotAsked(view)
        b = self.budget
        auction = None
        if self.trust:
            if len(view.table) > 0 and not view.phase_name == "action":
                auction = auction_in(view)
            elif self.late:
                auction = remembered(view, self.heard)
        ms = b.milliseconds / 1000 if b.milliseconds else 1e30
        po = float(b.playouts) if b.playouts else 1e30
        return ANSWERS[Thought(view, self.style, WS[self.w], self.random, self.doubt, auction).answer(po, ms)]
