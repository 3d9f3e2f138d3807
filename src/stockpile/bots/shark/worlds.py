"""Worlds to think in: whole games that could be the real one, as likely as beliefs make them."""

from random import Random

from stockpile.bots.broker.policy import Sound
from stockpile.bots.broker.style import Style
from stockpile.bots.shark.beliefs.beliefs import Beliefs, Guess
from stockpile.bots.shark.beliefs.evidence import Lens
from stockpile.rules.game import Game
from stockpile.rules.given import ImpossibleWorld
from stockpile.rules.playing import Policy
from stockpile.rules.sample import sample
from stockpile.rules.vecs import i64
from stockpile.rules.view import View


class World:
    """A game that could be the real one, and how everybody goes on to play in it."""

    def __init__(self, game: Game, policy: Policy) -> None:
        self.game: Game = game
        self.policy: Policy = policy


class Worlds:
    """Drawn one after the other from a view. What a rival would hardly have done is seldom what the rival had."""

    def __init__(self, view: View, beliefs: Beliefs | None, lenses: list[Lens], style: Style, rng: Random) -> None:
        self.view: View = view
        self.beliefs: Beliefs | None = beliefs
        self.lenses: list[Lens] = lenses  # how the others may think
        self.style: Style = style  # how we go on
        self.random: Random = rng

    def draw(self) -> World:
        """One more world."""
        beliefs = self.beliefs
        if beliefs is not None:
            for _try in range(20):
                guess = beliefs.draw(self.random)
                try:
                    game = sample(self.view, self.random, guess.pairs, guess.cards)
                except ImpossibleWorld:
                    continue
                return World(game, self._policy(guess))
        return World(sample(self.view, self.random), self._policy(None))

    def _policy(self, guess: Guess | None) -> Sound:
        """Everybody plays on as it was guessed that they think; of whom nothing is known, as is likely beforehand."""
        policy = Sound(self.style)
        for seat in range(self.view.players):
            if seat != self.view.observer:
                lens = guess.lenses[seat] if guess is not None else -1
                policy.styles[seat] = self.lenses[lens if lens >= 0 else self._any_lens()].style
        return policy

    def _any_lens(self) -> i64:
        left = self.random.random()
        for at in range(len(self.lenses)):
            left -= self.lenses[at].odds
            if left < 0.0:
                return at
        return len(self.lenses) - 1
