"""Supply: which cards to put where (R-SUP-2, R-COM-1, R-FPC-1, R-INV-ROBINS).

Among people who see the same and can pay, the price of a pile rises until none is a better buy than the poorest one.
What is left to win is a difference: a pile worth more to us than it seems, or a good one the others cannot pay. So
good cards go face-down on the pile we want, with shares of a company whose rise only we know; fees and doomed shares
go where the others will buy.
"""

from stockpile.bots.broker.bidding import LEAST
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.valuation import Appraisal, pile_worths, seeming_worths
from stockpile.rules.answers import COMMERCE, FIRST_PLAYER, PLACE, SEAT
from stockpile.rules.cards import COMMODITY, DOWN, FIRST_PLAYER_CARD, PILES, UP
from stockpile.rules.game import View
from stockpile.rules.numbers import in_order
from stockpile.rules.vecs import append, i64, remove, vec


class Layout:
    """The piles as they would lie: what each seems to be worth, and how much more it is worth to us."""

    def __init__(self, position: Position, appraisal: Appraisal, table: vec[i64]) -> None:
        self.appraisal: Appraisal = appraisal
        self.piles: i64 = position.figures.piles
        self.money: float = float(position.money)
        self.seeming: vec[float] = seeming_worths(position, appraisal, table)
        self.edge: vec[float] = pile_worths(position, appraisal, table)
        for pile in range(self.piles):
            self.edge[pile] -= self.seeming[pile]
        self.envy: float = position.style.envy / float(self.piles - 1)
        self.prices: vec[float] = _prices_to_beat(position)
        self._order: vec[i64] = vec[i64]([0] * self.piles)

    def seems(self, kind: i64, side: i64) -> float:
        """What a card of ours adds to how a pile seems."""
        return self.appraisal.market[kind] if side == UP else self.appraisal.market_unseen

    def add(self, pile: i64, kind: i64, side: i64) -> None:
        """A card of ours on a pile."""
        self.shift(pile, self.seems(kind, side), self.appraisal.ours[kind])

    def take(self, pile: i64, kind: i64, side: i64) -> None:
        """The card away again."""
        self.shift(pile, -self.seems(kind, side), -self.appraisal.ours[kind])

    def shift(self, pile: i64, seeming: float, ours: float) -> None:
        """More of how a pile seems, and of what it is worth to us."""
        self.seeming[pile] += seeming
        self.edge[pile] += ours - seeming

    def score(self) -> float:
        """The best buy we can hope for, with envy of what the others find in their piles beyond what they see."""
        self._rank()
        poorest = self.seeming[self._order[self.piles - 1]]
        keen = 1.0 + self.envy
        best, edges = LEAST, 0.0
        for rank in range(self.piles):
            pile = self._order[rank]
            edges += self.edge[pile]
            price = min(self.seeming[pile] - poorest, self.prices[rank])
            if price <= self.money:
                best = max(best, self.seeming[pile] - price + keen * self.edge[pile])
        return best - self.envy * edges

    def _rank(self) -> None:
        """The piles, those that seem best first; of two that seem alike the one that is better for us."""
        order = self._order
        for pile in range(self.piles):
            at: i64 = pile
            while at > 0 and self._before(pile, order[at - 1]):
                order[at] = order[at - 1]
                at -= 1
            order[at] = pile

    def _before(self, pile: i64, other: i64) -> bool:
        if self.seeming[pile] != self.seeming[other]:
            return self.seeming[pile] > self.seeming[other]
        return self.edge[pile] > self.edge[other]


def layout_of(position: Position) -> Layout:
    """As the piles lie now."""
    return Layout(position, Appraisal(position), position.view.pile_cards)


def _prices_to_beat(position: Position) -> vec[float]:
    """For the best pile, the second best ...: the bid that the richest rival, the second richest ... cannot top.

    Nobody has to be beaten for the last.
    """
    figures = position.figures
    purses = vec[i64]()
    for seat in position.rivals:
        for _meeple in range(figures.meeples):
            purses = append(purses, position.view.money[seat])
    purses = in_order(purses)
    prices = vec[float]([0.0] * figures.piles)
    for rank in range(min(len(purses), figures.piles)):
        prices[rank] = float(_beyond(figures.bidding, purses[len(purses) - 1 - rank]))
    return prices


def _beyond(track: vec[i64], money: i64) -> i64:
    """The lowest bid that costs more than a seat has; the highest, if none does."""
    for cost in track:
        if cost > money:
            return cost
    return track[len(track) - 1]


def choose_placing(view: View, style: Style) -> i64:
    """The first card of the best way to place what is in hand."""
    return Placing(Position(view, style)).best()


class Placing:
    """The ways to place what is in hand."""

    def __init__(self, position: Position) -> None:
        self.position: Position = position
        self.layout: Layout = layout_of(position)
        self.hand: vec[i64] = position.view.hand
        self.hides_both: bool = position.in_play.hides_both[position.me]

    def best(self) -> i64:
        """The first card of the best way."""
        best = LEAST
        choice: i64 = 0
        for number in self.first_cards():
            score = self.score(number)
            if score > best:
                best, choice = score, number
        return choice

    def first_cards(self) -> vec[i64]:
        """With two cards in hand it does not matter which goes first, so only half of the answers are thought about."""
        if len(self.hand) == 1 or self.hides_both:
            return self.position.legal
        return vec[i64]([number for number in self.position.legal if (number - PLACE) // 5 % 2 == UP])

    def score(self, number: i64) -> float:
        """Of one answer, once the other card in hand lies as well as it can, on its other side."""
        kind, side, pile = (number - PLACE) // 10, (number - PLACE) // 5 % 2, (number - PLACE) % 5
        layout = self.layout
        layout.add(pile, kind, side)
        if len(self.hand) == 1:
            score = layout.score()
        else:
            other = remove(self.hand[:], kind)[0]
            score = self._best_with(other, DOWN)
            if side == DOWN:  # DOWN twice: R-INV-STUART
                score = max(score, self._best_with(other, UP))
        layout.take(pile, kind, side)
        return score

    def _best_with(self, kind: i64, side: i64) -> float:
        best = LEAST
        for pile in range(self.layout.piles):
            self.layout.add(pile, kind, side)
            best = max(best, self.layout.score())
            self.layout.take(pile, kind, side)
        return best


def choose_commerce(view: View, style: Style) -> i64:
    """Commodities where we mean to buy, taxes where the others will."""
    return _best_place(view, style, COMMERCE, COMMODITY)


def choose_first_player_pile(view: View, style: Style) -> i64:
    """Where it helps us most, if only by a little."""
    return _best_place(view, style, FIRST_PLAYER, FIRST_PLAYER_CARD)


def _best_place(view: View, style: Style, family: i64, kind: i64) -> i64:
    """The answer, of a family that starts with a kind of card, that puts one face-up where it serves us best."""
    layout = layout_of(Position(view, style))
    best = LEAST
    choice: i64 = 0
    for number in view.legal_numbers:
        card, pile = kind + (number - family) // PILES, (number - family) % PILES
        layout.add(pile, card, UP)
        score = layout.score()
        layout.take(pile, card, UP)
        if score > best:
            best, choice = score, number
    return choice


def choose_opening(view: View, style: Style) -> i64:
    """The card that is worth most to us lies face-down: nobody else will know where it is."""
    worth = Appraisal(Position(view, style)).ours
    best = LEAST
    choice: i64 = 0
    hidden = False
    for number in view.legal_numbers:
        kind, down = (number - PLACE) // (2 * PILES), (number - PLACE) // PILES % 2 == DOWN
        if (down and not hidden) or (down == hidden and worth[kind] > best):
            best, choice, hidden = worth[kind], number, down
    return choice


def choose_next_first(view: View, style: Style) -> i64:
    """Our neighbour to the left, so that we are last: who places and bids after the others knows more."""
    return SEAT + (view.observer + 1) % view.players
