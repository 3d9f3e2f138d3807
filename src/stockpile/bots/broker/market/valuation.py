"""What market cards and piles are worth: to the observer, and to the market, which knows only what is public."""

from stockpile.bots.broker.market.outlook import public_outlook
from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.modules import sets
from stockpile.rules.cards import BOOM, BUST, DOWN, STOCKS, UNKNOWN, pile_of, side_of


class Appraisal:
    """By kind, what one more card is worth: stocks, Boom and Bust, fees, commerce cards, First Player Card.

    And what a market card is worth that nobody has seen.

    >>> from stockpile.bots.broker.style import Style
    >>> from stockpile.rules.game import Game
    >>> appraisal = Appraisal(Position(Game.new(seed=1).view(2), Style()))
    >>> appraisal.ours[8:11]
    [-1.0, -2.0, -3.0]
    """

    def __init__(self, position: Position) -> None:
        of, at = position.outlook.of, position.outlook.at
        public = public_outlook(position.view).of
        stakes = position.stakes()
        others = [max(position.swings(BOOM, stakes)), max(position.swings(BUST, stakes))]
        self.ours = [of[company].regular[at[company]] + position.majority_gain(company, 1) for company in range(STOCKS)]
        self.market = [public[company].regular[at[company]] for company in range(STOCKS)]
        self.ours += others + _fees(position, [position.view.observer])
        self.market += others + _fees(position, position.rivals)
        self.ours_unseen = _average(self.ours, position.pool)
        self.market_unseen = _average(self.market, position.pool)
        self.ours += sets.worths(position.view, position.view.observer)
        self.market += sets.worths_to_others(position.view)


def _fees(position: Position, seats: list[int]) -> list[float]:
    """What each fee brings these seats on average: a cost, or money (R-INV-BERNIE)."""
    signs = [1 if position.in_play.paid_fees[seat] else -1 for seat in seats]
    return [fee * sum(signs) / len(signs) for fee in position.tables.fees]


def _average(worth: list[float], pool: list[int]) -> float:
    """Of the cards that the observer has not seen."""
    total = 0.0
    for each, count in zip(worth, pool, strict=True):
        total += each * count
    return total / (sum(pool) or 1)


def pile_worths(position: Position, appraisal: Appraisal) -> list[float]:
    """What each pile is worth to the observer, who knows the own face-down cards."""
    hidden = appraisal.ours_unseen - position.style.suspicion
    total = [0.0] * position.tables.piles
    for card in position.view.table:
        kind = card & UNKNOWN
        total[pile_of(card)] += hidden if kind == UNKNOWN else appraisal.ours[kind]
    return total


def seeming_worths(position: Position, appraisal: Appraisal) -> list[float]:
    """What each pile looks like to somebody who knows what everybody knows."""
    total = [0.0] * position.tables.piles
    for card in position.view.table:
        hidden = side_of(card) == DOWN
        total[pile_of(card)] += appraisal.market_unseen if hidden else appraisal.market[card & UNKNOWN]
    return total
