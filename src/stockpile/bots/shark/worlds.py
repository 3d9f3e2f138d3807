"""Worlds to think in: whole games that could be the real one, as likely as beliefs make them."""

from random import Random

from stockpile.bots.shark.beliefs.beliefs import Beliefs
from stockpile.rules.game import Game
from stockpile.rules.given import ImpossibleWorld
from stockpile.rules.sample import sample
from stockpile.rules.view import View


class Worlds:
    """Drawn one after the other from a view. What a rival would hardly have done is seldom what the rival had."""

    def __init__(self, view: View, beliefs: Beliefs | None, rng: Random) -> None:
        self.view: View = view
        self.beliefs: Beliefs | None = beliefs
        self.random: Random = rng

    def draw(self) -> Game:
        """One more world."""
        beliefs = self.beliefs
        if beliefs is None:
            return sample(self.view, self.random)
        for _try in range(20):
            guess = beliefs.draw(self.random)
            try:
                return sample(self.view, self.random, guess.pairs, guess.cards)
            except ImpossibleWorld:
                continue
        return sample(self.view, self.random)
