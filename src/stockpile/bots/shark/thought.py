"""One question, thought through: the sound player's answer, what else there is, and the search between them."""

from random import Random
from typing import Final

from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import think
from stockpile.bots.shark.beliefs.auction import Auction
from stockpile.bots.shark.beliefs.beliefs import WORLDS, Beliefs
from stockpile.bots.shark.beliefs.evidence import Evidence, Lens
from stockpile.bots.shark.candidates import candidates, is_searched
from stockpile.bots.shark.search import Limit, Search
from stockpile.bots.shark.value import Weights
from stockpile.bots.shark.worlds import Worlds
from stockpile.rules.vecs import i64
from stockpile.rules.view import View

HURRY: Final = 0.05  # seconds: who has less to think looks at the others in fewer worlds
BRIEF: Final[i64] = 1


class Thought:
    """A view, the auction as it is remembered, and all that does not change from question to question."""

    def __init__(
        self,
        view: View,
        auction: Auction | None,
        style: Style,
        lenses: list[Lens],
        weights: Weights,
        rng: Random,
    ) -> None:
        self.view: View = view
        self.auction: Auction | None = auction
        self.style: Style = style
        self.lenses: list[Lens] = lenses  # how the others may think
        self.weights: Weights = weights
        self.random: Random = rng

    def answer(self, limit: Limit) -> i64:
        """The number of the answer; found at once where there is nothing to search for."""
        view = self.view
        if len(view.legal_numbers) == 1:
            return view.legal_numbers[0]
        default = think(view, self.style)
        if not is_searched(view.question):
            return default
        found = candidates(view, self.style, default)
        worlds = Worlds(
            view, self.beliefs(BRIEF if limit.seconds < HURRY else WORLDS), self.lenses, self.style, self.random
        )
        return Search(worlds, found, self.weights, limit).best().first

    def beliefs(self, worlds: i64 = WORLDS) -> Beliefs | None:
        """What the others seem to hide, looked at in so many worlds; None as long as they have done nothing."""
        auction = self.auction
        if auction is None:
            return None
        found = Beliefs(Evidence(self.view, auction, self.lenses), self.random, worlds)
        return found if len(found.suspects) > 0 else None
