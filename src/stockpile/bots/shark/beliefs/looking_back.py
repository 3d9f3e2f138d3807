"""Back to an auction that is over: a rival's view as it was then, as far as we remember."""

from stockpile.bots.shark.beliefs.auction import Auction
from stockpile.rules.cards import HELD, STOCKS, UNKNOWN, knowers_of, pile_of
from stockpile.rules.vecs import i64
from stockpile.rules.view import View


def go_back(seen: View, auction: Auction) -> None:
    """To the auction: a rival's view as it was then, with what we have seen of the piles."""
    seen.table = auction.table[:]
    seen.money = auction.money[:]
    seen.prices = auction.prices[:]
    for card in auction.table:
        if card & UNKNOWN < STOCKS:
            _give_back(seen, _winner(seen, pile_of(card)), card & UNKNOWN)
    for at in range(len(seen.table)):
        if not knowers_of(seen.table[at]) >> seen.observer & 1:
            seen.table[at] |= UNKNOWN


def _winner(seen: View, pile: i64) -> i64:
    """Who made the last bid on a pile."""
    winner: i64 = -1
    for made in seen.bids_placed:
        if made >> 4 & 15 == pile:
            winner = made >> 8
    return winner


def _give_back(seen: View, seat: i64, company: i64) -> None:
    """A share that was in a pile is not in a portfolio yet."""
    if seat == seen.observer:
        seen.regular[company] = max(0, seen.regular[company] - 1)
    elif seat >= 0:
        at = seat * HELD + company
        seen.known[at] = max(0, seen.known[at] - 1)
