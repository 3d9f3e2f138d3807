"""Bids as beginners look at them: the lowest one for each pile."""

from stockpile.rules.answers import BID
from stockpile.rules.cards import PILES, SPACES
from stockpile.rules.view import View


def cheapest_bids(view: View) -> list[int]:
    """The lowest bid that may be made on each pile, as numbers of answers."""
    lowest: dict[int, int] = {}
    for number in view.legal_numbers:
        if BID <= number < BID + PILES * SPACES:
            lowest.setdefault(pile_of_bid(number), number)
    return list(lowest.values())


def pile_of_bid(number: int) -> int:
    return (number - BID) // SPACES


def cost_of(view: View, number: int) -> int:
    """What a bid costs by the board."""
    return view.tables.bidding[(number - BID) % SPACES]
