"""Which pile to bid for, and how much (R-DEM-1 to R-DEM-9).

A bid is good if it leaves much and is likely to stand. A cheap one that is outbid costs nothing but the turn, a jump
to where the others give up ends the matter; how far that is follows from what the piles seem to be worth to them and
from their money, which is public.
"""

from typing import Final

from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.valuation import Appraisal, pile_worths, seeming_worths
from stockpile.rules.answers import BID, PASS_NUMBER
from stockpile.rules.cards import SPACES
from stockpile.rules.game import View
from stockpile.rules.numbers import zeros
from stockpile.rules.vecs import i64, vec

LEAST: Final = -1e30  # below anything that a thought can be worth


def choose_bid(view: View, style: Style) -> i64:
    """The bid that promises most."""
    return Bids(Position(view, style)).best()


class Bids:
    """The bids we may make, and what each promises."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        appraisal = Appraisal(position)
        self.worth: vec[float] = pile_worths(position, appraisal, position.view.pile_cards)
        self.rivals: Rivals = Rivals(position, appraisal)
        self.lowest: vec[i64] = cheapest_spaces(position.legal, position.figures.piles)
        self.highest: vec[i64] = dearest_spaces(position.legal, position.figures.piles)

    def best(self) -> i64:
        """The bid that promises most."""
        best, choice = LEAST, PASS_NUMBER
        for pile in range(self.position.figures.piles):
            if self.lowest[pile] < SPACES:
                elsewhere = self._elsewhere(pile) - self.position.style.decay
                promise, space = self.rivals.best_bid(
                    pile, self.lowest[pile], self.highest[pile], self.worth[pile], elsewhere
                )
                if promise > best:
                    best, choice = promise, BID + pile * SPACES + space
        return choice

    def promise(self, pile: i64, space: i64) -> float:
        """Of one bid, if one turns elsewhere when outbid."""
        stands = self.rivals.odds_to_stand(pile, space)
        elsewhere = self._elsewhere(pile) - self.position.style.decay
        return stands * self.left(pile, space) + (1.0 - stands) * (elsewhere - self.position.style.lag)

    def left(self, pile: i64, space: i64) -> float:
        """What a pile leaves us at the price of a space."""
        return self.worth[pile] - self.rivals.own_price(space)

    def _elsewhere(self, pile: i64) -> float:
        """What the best of the other piles would leave us at its lowest bid."""
        best = LEAST
        for other in range(self.position.figures.piles):
            if other != pile and self.lowest[other] < SPACES:
                best = max(best, self.left(other, self.lowest[other]))
        return best if best > LEAST else 0.0


def cheapest_spaces(legal: vec[i64], piles: i64) -> vec[i64]:
    """By pile: the lowest space we may bid on, SPACES if there is none."""
    lowest = vec[i64]([SPACES] * piles)
    for number in legal:
        if BID <= number < BID + piles * SPACES:
            pile, space = (number - BID) // SPACES, (number - BID) % SPACES
            lowest[pile] = min(lowest[pile], space)
    return lowest


def dearest_spaces(legal: vec[i64], piles: i64) -> vec[i64]:
    """By pile: the highest space we may bid on. Those between are open too: costs rise from space to space."""
    highest = zeros(piles)
    for number in legal:
        if BID <= number < BID + piles * SPACES:
            pile, space = (number - BID) // SPACES, (number - BID) % SPACES
            highest[pile] = max(highest[pile], space)
    return highest


class Rivals:
    """What the others can and want to bid."""

    def __init__(self, position: Position, appraisal: Appraisal) -> None:
        self.seats: vec[i64] = position.rivals
        self._track: vec[i64] = position.in_play.track
        self._me: i64 = position.me
        self._gap: i64 = position.in_play.gaps[position.me]
        self._doubt: float = position.style.doubt
        self._lag: float = position.style.lag
        self._dollar: float = _worth_of_a_dollar(position)
        self.seeming: vec[float] = seeming_worths(position, appraisal, position.view.pile_cards)
        self._elsewhere: vec[float] = _best_elsewhere(self.seeming, position)
        self._money: vec[i64] = zeros(len(self.seats))
        self._active: vec[float] = vec[float]([0.0] * len(self.seats))
        self._look_at_purses(position)

    def own_cost(self, space: i64) -> i64:
        """What a bid of ours costs."""
        return self._track[self._me * SPACES + space]

    def own_price(self, space: i64) -> float:
        """The same in dollars of the final count."""
        return self._dollar * float(self.own_cost(space))

    def _look_at_purses(self, position: Position) -> None:
        """What each rival can still bid, and whether a meeple is in hand for it (R-DEM-2, R-DEM-9)."""
        view, figures = position.view, position.figures
        for rival in range(len(self.seats)):
            seat = self.seats[rival]
            bound: i64 = 0
            placed: i64 = 0
            for pile in range(figures.piles):
                if view.meeple_seat[pile] == seat:
                    placed += 1
                    bound += max(0, self._track[seat * SPACES + view.meeple_space[pile]])
            self._money[rival] = view.money[seat] - (bound if figures.meeples > 1 else 0)
            self._active[rival] = 1.0 if placed < figures.meeples else position.style.unrest

    def best_bid(self, pile: i64, lowest: i64, highest: i64, worth: float, elsewhere: float) -> tuple[float, i64]:
        """What a pile promises and on which space, if one can turn elsewhere when outbid.

        Worked out from the highest bid down: after a bid that does not stand comes one at least two spaces higher.
        """
        later = vec[float]([elsewhere] * (SPACES + 2))
        best, choice = LEAST, lowest
        for space in range(highest, lowest - 1, -1):
            promise = self.promise(pile, space, worth, later)
            if promise >= best:
                best, choice = promise, space
        return best, choice

    def promise(self, pile: i64, space: i64, worth: float, later: vec[float]) -> float:
        """What one bid promises, if `later` has what the higher ones promise; this one is put there too."""
        stands = self.odds_to_stand(pile, space)
        left = worth - self.own_price(space)
        promise = stands * left + (1.0 - stands) * (later[space + 2] - self._lag)
        later[space] = max(promise, later[space + 1])
        return promise

    def odds_to_stand(self, pile: i64, space: i64) -> float:
        """How likely nobody will go higher than a bid of ours."""
        if space + self._gap >= SPACES:
            return 1.0  # R-DEM-4, R-INV-CARLOS
        odds = 1.0
        for rival in range(len(self.seats)):
            cost = self._track[self.seats[rival] * SPACES + space + self._gap]
            keen = 0.5 + (self.seeming[pile] - float(cost) - self._elsewhere[pile]) / (2.0 * self._doubt)
            if self._money[rival] >= cost and keen > 0.0:
                odds *= 1.0 - min(keen, 1.0) * self._active[rival]
        return odds


def _worth_of_a_dollar(position: Position) -> float:
    """What is not spent today buys better piles in the rounds to come. With bonds to buy it seldom lasts so long."""
    if position.figures.bonds:
        return 1.0
    return 1.0 + position.style.thrift * float(position.outlook.left - 1)


def _best_elsewhere(seeming: vec[float], position: Position) -> vec[float]:
    """By pile: what the best of the other piles would leave a seat that outbids there."""
    view, track = position.view, position.figures.bidding
    best = vec[float]([LEAST] * len(seeming))
    for pile in range(len(seeming)):
        space = min(view.meeple_space[pile] + 1, SPACES - 1) if view.meeple_seat[pile] >= 0 else 0
        left = seeming[pile] - float(track[space])
        for other in range(len(seeming)):
            if other != pile and left > best[other]:
                best[other] = left
    return best
