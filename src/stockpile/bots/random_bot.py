"""The bot that does not think."""

from typing import ClassVar

from stockpile.bots.bot import Bot, NotAsked
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import View


class RandomBot(Bot):
    """Picks any legal answer, each as likely as the others."""

    name: ClassVar[str] = "random"

    def decide(self, view: View) -> Answer:
        legal = view.legal
        if not legal:
            raise NotAsked(view)
        return ANSWERS[legal[int(self.random.random() * len(legal))]]
