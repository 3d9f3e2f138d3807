"""Players who are shown the game itself: for measuring only."""

from abc import abstractmethod
from typing import final

from stockpile.bots import Bot
from stockpile.rules.answers import Answer
from stockpile.rules.game import Game
from stockpile.rules.view import View


class Seer(Bot):
    """A player who is shown the game itself, with every secret: what nobody could know bounds what can be won."""

    @abstractmethod
    def decide_seeing(self, game: Game) -> Answer:
        """One of the legal answers of the seat that is asked. The game is a copy, to try things on."""

    @final
    def decide(self, view: View) -> Answer:
        raise TypeError(f"{self.name} sees games, not views: it plays in the laboratory only")
