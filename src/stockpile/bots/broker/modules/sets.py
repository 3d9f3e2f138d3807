"""What commerce cards and the First Player Card are worth (R-COM-3, R-FPC-1).

The next commodity of a set is worth more than the last one, and the next tax costs more. What a card is worth now is
therefore what it will be worth in the set that its owner is likely to have in the end.
"""

from typing import Final

from stockpile.rules.cards import COMMERCE_KINDS, COMMODITIES, COMMODITY, FIRST_PLAYER_CARD, TAX
from stockpile.rules.in_play import in_play
from stockpile.rules.vecs import i64, vec
from stockpile.rules.view import View

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
        tables = view.tables
        self.counts: vec[i64] = view.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + SORTS]
        self.taxes: i64 = view.commerce[seat * COMMERCE_KINDS + SORTS]
        self.to_come: i64 = tables.rounds - view.round - 1  # rounds after this one
        self.sets: vec[i64] = tables.set_values
        self.costs: vec[i64] = tables.tax_costs
        self.each_round: i64 = 0
        if "dangote" in in_play(view).keys[seat]:
            self.each_round = tables.figures["dangote.each"]

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
    if view.tables.commodities:
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
