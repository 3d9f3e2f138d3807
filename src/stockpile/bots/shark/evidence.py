"""What beliefs are drawn from: the auction as one seat saw it, secrets that rivals may have, and how they may think.

While it goes on all of that is in the view. Afterwards the piles are gone, and whoever wants to conclude something
from the bids needs to remember them: memory.py does, from the events that the seat was told.
"""

from random import Random
from typing import Final

from stockpile.bots.broker.style import Style
from stockpile.rules.cards import HELD, STOCKS, UNKNOWN, knowers_of, pile_of
from stockpile.rules.game import View
from stockpile.rules.vecs import i64, vec


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
    return Auction(list(view.pile_cards), list(view.money), list(view.prices), moved, True)


class Secret:
    """What a rival may hide: a pair, the kind of a face-down card, and how it thinks (the number of a lens)."""

    def __init__(self, company: i64, forecast: i64, kind: i64, lens: i64, weight: float) -> None:
        self.company: Final[i64] = company
        self.forecast: Final[i64] = forecast
        self.kind: Final[i64] = kind
        self.lens: Final[i64] = lens
        self.weight: float = weight


class Suspect:
    """A rival, or one of its hands: a pair and a face-down card that we have not seen, and how likely each secret."""

    def __init__(self, seat: i64, pair: i64, place: i64, lies_hidden: bool) -> None:
        self.seat: Final[i64] = seat
        self.pair: Final[i64] = pair  # -1: nothing to find out
        self.place: Final[i64] = place  # of a face-down card in the table of the auction; -1: there is none
        self.lies_hidden: Final[bool] = lies_hidden  # whether that card lies there still, and we have not seen it
        self.secrets: list[Secret] = []

    def draw(self, rng: Random) -> Secret:
        """One of the secrets, as likely as we believe."""
        at = rng.random()
        for secret in self.secrets:
            at -= secret.weight
            if at < 0.0:
                return secret
        return self.secrets[len(self.secrets) - 1]


FADED: Final = 2.5  # how much less is read into an auction that is only remembered: not all is as it was then
BLURRED: Final = 20.0  # and with two players: who has two pairs acts on both, and each is looked at alone


class Lens:
    """One way in which the others may think: a style, how likely it is, and by how many dollars they may be off it."""

    def __init__(self, style: Style, odds: float, placing: float, bidding: float) -> None:
        self.style: Final[Style] = style
        self.odds: Final[float] = odds  # before a rival has done anything
        self.placing: Final[float] = placing  # on where to put a card
        self.bidding: Final[float] = bidding  # and on what a bid promises

    def blurred(self, times: float) -> "Lens":
        """The same, with so many times the doubt."""
        return Lens(self.style, self.odds, times * self.placing, times * self.bidding)


class Evidence:
    """A view, the auction of the round, and how the others may think."""

    def __init__(self, view: View, auction: Auction, lenses: list[Lens]) -> None:
        self.view: View = view
        self.auction: Auction = auction
        less = (1.0 if auction.lasts else FADED) * (BLURRED if view.players == 2 else 1.0)
        self.lenses: list[Lens] = [lens.blurred(less) for lens in lenses]


def go_back(seen: View, auction: Auction) -> None:
    """To the auction: a rival's view as it was then, with what we have seen of the piles."""
    seen.pile_cards = auction.table[:]
    seen.money = auction.money[:]
    seen.prices = auction.prices[:]
    for card in auction.table:
        if card & UNKNOWN < STOCKS:
            _give_back(seen, _winner(seen, pile_of(card)), card & UNKNOWN)
    for at in range(len(seen.pile_cards)):
        if not knowers_of(seen.pile_cards[at]) >> seen.observer & 1:
            seen.pile_cards[at] |= UNKNOWN


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
