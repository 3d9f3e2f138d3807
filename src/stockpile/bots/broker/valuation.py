"""What cards and piles are worth: to the observer, and to the market, which knows only what is public.

What the bids of a round tell about the cards that lie face-down.

The player who hid a card knows it. If that player then bids for the pile, the card is on average four dollars better
than one that nobody has seen; if the player bids, and never for that pile, it is six dollars worse: a fee, or a doomed
share. A card that another seat hid is expected to be two dollars worse at first (`suspicion`), so trust is more than
four and distrust less than six.

What commerce cards and the First Player Card are worth (R-COM-3, R-FPC-1).

The next commodity of a set is worth more than the last one, and the next tax costs more. What a card is worth now is
therefore what it will be worth in the set that its owner is likely to have in the end.
"""

from typing import Final

from stockpile.bots.broker.position import Position, public_outlook
from stockpile.bots.broker.style import Style
from stockpile.rules.abilities import in_play
from stockpile.rules.cards import (
    BOOM,
    BUST,
    COMMERCE_KINDS,
    COMMODITIES,
    COMMODITY,
    DOWN,
    FEE,
    FEES,
    FIRST_PLAYER_CARD,
    KINDS,
    NOBODY,
    STOCKS,
    TAX,
    UNKNOWN,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.game import View
from stockpile.rules.numbers import zeros
from stockpile.rules.vecs import i64, vec


class Hints:
    """By seat, the piles that it has bid for this round, as a mask.

    >>> from stockpile.rules.game import Game
    >>> hints = Hints(Game.new(seed=1).view(0), Style())
    >>> hints.about(0)  # nobody has bid yet
    0.0
    """

    def __init__(self, view: View, style: Style) -> None:
        self.style: Style = style
        self.wanted: vec[i64] = zeros(NOBODY + 1)
        for bid in view.bids_placed:
            self.wanted[bid >> 8] |= 1 << (bid >> 4 & 15)

    def about(self, card: i64) -> float:
        """How much better a hidden card is than if its placer had not bid yet."""
        wanted = self.wanted[placer_of(card)]
        if wanted == 0:
            return 0.0
        return self.style.trust if wanted >> pile_of(card) & 1 else -self.style.distrust


SORTS: Final[i64] = len(COMMODITIES)
FIRST_SET: Final = 0.5  # how many different commodities a round adds to a first set
LATER_SETS: Final = 0.12  # and to any further one
TAX_GROWTH: Final = 0.25  # how many taxes a round adds
TOKEN: Final = 0.3  # what deciding who is first is worth


def step_at(totals: vec[i64], size: float) -> float:
    """How much more a collection is worth with one more card, between whole sizes in proportion.

    >>> totals = vec[i64]([3, 8, 15])
    >>> step_at(totals, 0.0), step_at(totals, 1.5), step_at(totals, 9.0)
    (3.0, 6.0, 7.0)
    """
    size = min(size, float(len(totals)) - 1.0)
    whole = min(i64(size), len(totals) - 2)
    first = float(totals[whole] - (totals[whole - 1] if whole > 0 else 0))
    second = float(totals[whole + 1] - totals[whole])
    return first + (size - float(whole)) * (second - first)


class CommerceCards:
    """One seat's commerce cards, and what one more or less of each kind does for it."""

    def __init__(self, view: View, seat: i64) -> None:
        figures = view.figures
        self.counts: vec[i64] = view.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + SORTS]
        self.taxes: i64 = view.commerce[seat * COMMERCE_KINDS + SORTS]
        self.to_come: i64 = figures.rounds - view.round - 1  # rounds after this one
        self.sets: vec[i64] = figures.set_values
        self.costs: vec[i64] = figures.tax_costs
        self.each_round: i64 = 0
        if "dangote" in in_play(view).keys[seat]:
            self.each_round = figures.of_cards["dangote.each"]

    def gain(self, kind: i64) -> float:
        """Of one more commodity."""
        return self._worth(kind, self.counts[kind] + 1)

    def loss(self, kind: i64) -> float:
        """Of one commodity less: the last of its kind goes."""
        return self._worth(kind, self.counts[kind])

    def _worth(self, kind: i64, copy: i64) -> float:
        """Of a commodity as the first, second ... copy of its kind, which belongs to the first, second ... set."""
        others: i64 = 0
        for each in range(SORTS):
            if each != kind and self.counts[each] >= copy:
                others += 1
        growth = (FIRST_SET if copy <= 1 else LATER_SETS) * float(self.to_come)
        size = min(float(others) + growth, float(SORTS) - 1.0)
        return step_at(self.sets, size) + float(self.each_round * (self.to_come + 1))

    def tax(self) -> float:
        """What one more tax card costs."""
        return step_at(self.costs, float(self.taxes) + TAX_GROWTH * float(self.to_come))

    def relief(self) -> float:
        """What one tax card less saves."""
        return step_at(self.costs, float(self.taxes) - 1.0 + TAX_GROWTH * float(self.to_come))


def add_worths(worth: vec[float], view: View, seat: i64, share: float = 1.0) -> None:
    """Add, by kind of card, what commerce cards and the First Player Card are worth to a seat."""
    worth[FIRST_PLAYER_CARD] += share * TOKEN
    if view.figures.commodities:
        cards = CommerceCards(view, seat)
        for kind in range(SORTS):
            worth[COMMODITY + kind] += share * cards.gain(kind)
        worth[TAX] -= share * cards.tax()


def add_worths_to_others(worth: vec[float], view: View) -> None:
    """The same, on average over the observer's rivals."""
    share = 1.0 / float(view.players - 1)
    for seat in range(view.players):
        if seat != view.observer:
            add_worths(worth, view, seat, share)


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
        payment = position.style.barter * float(position.outlook.left) if position.figures.strategies else 0.0
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
            value = float(position.figures.fees[fee])
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
    total = vec[float]([0.0] * position.figures.piles)
    for card in table:
        kind = card & UNKNOWN
        total[pile_of(card)] += hidden + hints.about(card) if kind == UNKNOWN else appraisal.ours[kind]
    return total


def seeming_worths(position: Position, appraisal: Appraisal, table: vec[i64]) -> vec[float]:
    """What each pile of a table is worth to a seat that knows only what everybody knows."""
    total = vec[float]([0.0] * position.figures.piles)
    for card in table:
        hidden = side_of(card) == DOWN
        total[pile_of(card)] += appraisal.market_unseen if hidden else appraisal.market[card & UNKNOWN]
    return total
