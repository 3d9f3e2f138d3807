"""One question, thought through: the sound player's answer, what else there is, and the search between them."""

from random import Random

from stockpile.bots.broker.policy import Sound
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import think
from stockpile.bots.shark.auction import Auction
from stockpile.bots.shark.beliefs import Beliefs
from stockpile.bots.shark.candidates import candidates
from stockpile.bots.shark.search import Limit, Search
from stockpile.bots.shark.value import Weights
from stockpile.bots.shark.worlds import Worlds
from stockpile.rules.step import DIVIDEND, step_of
from stockpile.rules.vecs import i64
from stockpile.rules.view import View


class Thought:
    def __init__(
        self, view: View, style: Style, weights: Weights, rng: Random, doubt: float, auction: Auction | None
    ) -> None:
        self.view: View = view
        self.style: Style = style
        self.weights: Weights = weights
        self.random: Random = rng
        self.doubt: float = doubt
        self.auction: Auction | None = auction

    def answer(self, playouts: float, seconds: float) -> i64:
        view = self.view
        legal = view.legal_numbers
        if len(legal) == 1:
            return legal[0]
        default = think(view, self.style)
        if step_of(view.agenda[-1]) == DIVIDEND:
            return default
        limit = Limit(playouts, seconds)
        tries = candidates(view, self.style, default)
        if len(tries) == 1:
            return default
        beliefs: Beliefs | None = None
        auction = self.auction
        if auction is not None:
            beliefs = Beliefs(view, auction, self.random, self.style)
            if len(beliefs.suspects) == 0:
                beliefs = None
        worlds = Worlds(view, beliefs, self.random)
        policy = Sound(self.style)
        return Search(worlds, tries, policy, self.weights, limit, self.doubt).best().first
