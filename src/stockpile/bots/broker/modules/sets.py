"""What commerce cards and the First Player Card are worth (R-COM-3, R-FPC-1).

The next commodity of a set is worth more than the last one, and the next tax costs more. What a card is worth now is
therefore what it will be worth in the set that its owner is likely to have in the end.
"""

from typing import Final

from stockpile.rules.cards import COMMERCE_KINDS, COMMODITIES
from stockpile.rules.in_play import in_play
from stockpile.rules.view import View

GROWTH: Final = (0.5, 0.12)  # how many different commodities a round adds to a first set, and to any further one
TAX_GROWTH: Final = 0.25  # how many taxes a round adds
TOKEN: Final = 0.3  # what deciding who is first is worth


def step_at(totals: list[int], size: float) -> float:
    """How much more a collection is worth with one more card, between whole sizes in proportion.

    >>> step_at([3, 8, 15], 0.0), step_at([3, 8, 15], 1.5), step_at([3, 8, 15], 9.0)
    (3.0, 6.0, 7.0)
    """
    size = min(size, len(totals) - 1.0)
    whole = min(int(size), len(totals) - 2)
    first = totals[whole] - (totals[whole - 1] if whole else 0)
    second = totals[whole + 1] - totals[whole]
    return first + (size - whole) * (second - first)


class CommerceCards:
    """One seat's commerce cards, and what one more or less of each kind does for it."""

    def __init__(self, view: View, seat: int) -> None:
        tables = view.tables
        self.counts = view.commerce[seat * COMMERCE_KINDS : seat * COMMERCE_KINDS + len(COMMODITIES)]
        self.taxes = view.commerce[seat * COMMERCE_KINDS + len(COMMODITIES)]
        self.to_come = tables.rounds - view.round - 1  # rounds after this one
        self.sets = tables.set_values
        self.costs = tables.tax_costs
        self.each_round = tables.figures["dangote.each"] if "dangote" in in_play(view).keys[seat] else 0

    def gain(self, kind: int) -> float:
        """Of one more commodity."""
        return self._worth(kind, self.counts[kind] + 1)

    def loss(self, kind: int) -> float:
        """Of one commodity less: the last of its kind goes."""
        return self._worth(kind, self.counts[kind])

    def _worth(self, kind: int, copy: int) -> float:
        """Of a commodity as the first, second ... copy of its kind, which belongs to the first, second ... set."""
        others = len([1 for each, count in enumerate(self.counts) if each != kind and count >= copy])
        growth = GROWTH[min(copy, len(GROWTH)) - 1] * self.to_come
        return step_at(self.sets, min(others + growth, len(COMMODITIES) - 1)) + self.each_round * (self.to_come + 1)

    def tax(self) -> float:
        """What one more tax card costs."""
        return step_at(self.costs, self.taxes + TAX_GROWTH * self.to_come)

    def relief(self) -> float:
        """What one tax card less saves."""
        return step_at(self.costs, self.taxes - 1 + TAX_GROWTH * self.to_come)


def worths(view: View, seat: int) -> list[float]:
    """By kind of card after the market cards: the six commodities, tax, First Player Card."""
    if not view.tables.commodities:
        return [0.0] * COMMERCE_KINDS + [TOKEN]
    cards = CommerceCards(view, seat)
    return [cards.gain(kind) for kind in range(len(COMMODITIES))] + [-cards.tax(), TOKEN]


def worths_to_others(view: View) -> list[float]:
    """The same, on average over the observer's rivals."""
    rows = [worths(view, seat) for seat in range(view.players) if seat != view.observer]
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
