"""A bid that a rival made, against all others that it could have made."""

from math import exp, log

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.valuation import Appraisal
from stockpile.bots.broker.round.bidding import LEAST, Rivals
from stockpile.rules.cards import SPACES
from stockpile.rules.numbers import zeros
from stockpile.rules.vecs import append, i64, vec


class PastBid:
    """What the rival saw when it made the bid. `worth` has the piles without its own face-down card."""

    def __init__(self, position: Position, appraisal: Appraisal, worth: vec[float], made: i64) -> None:
        self.pile: i64 = made >> 4 & 15
        self.space: i64 = made & 15
        self.worth: vec[float] = worth
        self.rivals: Rivals = Rivals(position, appraisal)
        self.position: Position = position
        self.lowest: vec[i64] = zeros(position.tables.piles)
        self.money: i64 = position.money
        view = position.view
        for pile in range(position.tables.piles):
            if view.meeple_seat[pile] == position.me:  # R-DEM-9
                self.lowest[pile] = SPACES
                self.money -= max(0, self.rivals.own_cost(view.meeple_space[pile]))
            elif view.meeple_seat[pile] >= 0:
                gap = i64(position.in_play.gaps[view.meeple_seat[pile]])
                self.lowest[pile] = view.meeple_space[pile] + gap

    def credit(self, hidden: i64, more: float, doubt: float) -> float:
        """The logarithm of how likely it is, if a card on a pile (-1: on none) is worth so much to who bids."""
        worth = self.worth[:]
        if hidden >= 0:
            worth[hidden] += more
        promises = vec[float]()
        made = LEAST
        for pile in range(len(worth)):
            elsewhere = self._elsewhere(worth, pile) - self.position.style.decay
            later = vec[float]([elsewhere] * (SPACES + 2))
            for space in range(SPACES - 1, self.lowest[pile] - 1, -1):
                if self.rivals.own_cost(space) > self.money:
                    continue
                promise = self.rivals.promise(pile, space, worth[pile], later)
                promises = append(promises, promise)
                if pile == self.pile and space == self.space:
                    made = promise
        total = 0.0
        for promise in promises:
            total += exp(min((promise - made) / doubt, 50.0))
        return -log(total) if made > LEAST else 0.0

    def _elsewhere(self, worth: vec[float], pile: i64) -> float:
        best = LEAST
        for other in range(len(worth)):
            if other != pile and self.lowest[other] < SPACES:
                best = max(best, worth[other] - self.rivals.own_price(self.lowest[other]))
        return best if best > LEAST else 0.0
