"""The auction of the round as one seat saw it: the piles, what everybody had, and where prices stood.

While it goes on all of that is in the view. Afterwards the piles are gone, and whoever wants to conclude something
from the bids needs to remember them: memory.py does, from the events that the seat was told.
"""

from stockpile.rules.vecs import i64, vec
from stockpile.rules.view import View


class Auction:
    """What lies on the piles (unknown faces as UNKNOWN), money by seat and prices by company."""

    def __init__(self, table: list[int], money: list[int], prices: list[int], moved: bool, lasts: bool) -> None:
        self.table: vec[i64] = vec[i64](table)
        self.money: vec[i64] = vec[i64](money)
        self.prices: vec[i64] = vec[i64](prices)
        self.moved: bool = moved  # whether the last card was put elsewhere than its placer put it (R-INV-MARK)
        self.lasts: bool = lasts  # whether the piles still lie there


def auction_in(view: View, moved: bool) -> Auction:
    """The auction that is going on."""
    return Auction(list(view.table), list(view.money), list(view.prices), moved, True)
