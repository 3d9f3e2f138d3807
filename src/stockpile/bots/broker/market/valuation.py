"""What market cards and piles are worth: to the observer, and to the market, which knows only what is public."""

from stockpile.bots.broker.market.hints import Hints
from stockpile.bots.broker.market.outlook import public_outlook
from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.modules.sets import add_worths, add_worths_to_others
from stockpile.rules.cards import (
    BOOM,
    BUST,
    DOWN,
    FEE,
    FEES,
    FIRST_PLAYER_CARD,
    KINDS,
    STOCKS,
    UNKNOWN,
    pile_of,
    side_of,
)
from stockpile.rules.vecs import i64, vec


class Appraisal:
    """By kind, what one more card is worth: stocks, Boom and Bust, fees, commerce cards, First Player Card.

    And what a market card is worth that nobody has seen.

    >>> from stockpile.bots.broker.style import Style
    >>> from stockpile.rules.game import Game
    >>> appraisal = Appraisal(Position(Game.new(seed=1).view(2), Style()))
    >>> list(appraisal.ours)[8:11]
    [-1.0, -2.0, -3.0]
    """

    def __init__(self, position: Position) -> None:
        self.ours: vec[float] = vec[float]([0.0] * (FIRST_PLAYER_CARD + 1))
        self.market: vec[float] = vec[float]([0.0] * (FIRST_PLAYER_CARD + 1))
        self._stocks(position)
        self._actions(position)
        self._fees(position)
        self.ours_unseen: float = _average(self.ours, position.pool)
        self.market_unseen: float = _average(self.market, position.pool)
        add_worths(self.ours, position.view, position.me)
        add_worths_to_others(self.market, position.view)

    def _stocks(self, position: Position) -> None:
        outlook, public = position.outlook, public_outlook(position.view)
        for company in range(STOCKS):
            at = outlook.at[company]
            self.ours[company] = outlook.of[company].regular[at] + position.majority_gain(company, 1)
            self.market[company] = public.of[company].regular[at]

    def _actions(self, position: Position) -> None:
        """What they do to the prices; and with strategies in play, what they may pay for."""
        payment = position.style.barter * float(position.outlook.left) if position.tables.strategies else 0.0
        for card in range(BOOM, BUST + 1):
            self.market[card] = position.best_swing(card)
            self.ours[card] = self.market[card] + payment

    def _fees(self, position: Position) -> None:
        """What each fee brings us, and the others on average: a cost, or money (R-INV-BERNIE)."""
        own = 1.0 if position.in_play.paid_fees[position.me] else -1.0
        others = 0.0
        for seat in position.rivals:
            others += 1.0 if position.in_play.paid_fees[seat] else -1.0
        others /= float(len(position.rivals))
        for fee in range(FEES):
            value = float(position.tables.fees[fee])
            self.ours[FEE + fee] = value * own
            self.market[FEE + fee] = value * others


def _average(worth: vec[float], pool: vec[i64]) -> float:
    """Of the cards that the observer has not seen."""
    total, cards = 0.0, 0.0
    for kind in range(KINDS):
        total += worth[kind] * float(pool[kind])
        cards += float(pool[kind])
    return total / cards if cards > 0.0 else 0.0


def pile_worths(position: Position, appraisal: Appraisal, table: vec[i64]) -> vec[float]:
    """What each pile of a table is worth to the observer, who knows the own face-down cards."""
    hidden = appraisal.ours_unseen - position.style.suspicion
    hints = Hints(position.view, position.style)
    total = vec[float]([0.0] * position.tables.piles)
    for card in table:
        kind = card & UNKNOWN
        total[pile_of(card)] += hidden + hints.about(card) if kind == UNKNOWN else appraisal.ours[kind]
    return total


def seeming_worths(position: Position, appraisal: Appraisal, table: vec[i64]) -> vec[float]:
    """What each pile of a table looks like to somebody who knows what everybody knows."""
    total = vec[float]([0.0] * position.tables.piles)
    for card in table:
        hidden = side_of(card) == DOWN
        total[pile_of(card)] += appraisal.market_unseen if hidden else appraisal.market[card & UNKNOWN]
    return total
