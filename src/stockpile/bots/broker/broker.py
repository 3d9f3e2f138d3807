"""The broker bot: the broker's thinking, in a seat."""

from typing import ClassVar

from stockpile.bots.bot import Bot, NotAsked, Seed
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import think
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.view import View


class Broker(Bot):
    """Values what it sees, bids up to a margin, sells what will fall and keeps what may split."""

    name: ClassVar[str] = "broker"

    def __init__(self, seed: Seed = 0, style: Style | None = None) -> None:
        super().__init__(seed)
        self.style = style if style is not None else Style()

    def decide(self, view: View) -> Answer:
        if not view.legal_numbers:
            raise NotAsked(view)
        return ANSWERS[think(view, self.style)]
