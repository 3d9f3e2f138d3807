"""What beliefs are drawn from, and through which glasses it is looked at."""

from typing import Final

from stockpile.bots.broker.style import Style
from stockpile.bots.shark.beliefs.auction import Auction
from stockpile.rules.view import View

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
