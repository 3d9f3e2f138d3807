"""The broker bot: the broker's thinking, in a seat."""

from typing import ClassVar

from stockpile.bots.bot import NotAsked
from stockpile.bots.broker.thinking import think
from stockpile.bots.styles import Tempered
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import View


class Broker(Tempered):
    """Values what it sees, bids up to a margin, sells what will fall and keeps what may split."""

    name: ClassVar[str] = "broker"

    def decide(self, view: View) -> Answer:
        if not view.legal_numbers:
            raise NotAsked(view)
        return ANSWERS[think(view, self.style)]
