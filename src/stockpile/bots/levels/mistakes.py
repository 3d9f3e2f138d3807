"""Mistakes of beginners. Each has a name, a sentence that says what goes wrong, and the questions it can happen at.

A mistake is a way to answer. It sees the view of the seat and the style of the bot, as all thinking does.
"""

from abc import ABC, abstractmethod
from typing import ClassVar, Final

from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import think
from stockpile.bots.levels.bids import cheapest_bids, cost_of, pile_of_bid
from stockpile.rules.answers import PASS_NUMBER
from stockpile.rules.cards import PILES, pile_of
from stockpile.rules.view import View, view_from_json


class Mistake(ABC):
    """One kind of them."""

    name: ClassVar[str]
    says: ClassVar[str]
    questions: ClassVar[tuple[str, ...]]

    @abstractmethod
    def answer(self, view: View, style: Style) -> int | None:
        """The number of the answer that is given by mistake; None where this mistake cannot be made."""


class WantsItBack(Mistake):
    name = "wants-it-back"
    says = "Outbid, it goes one space further on the same pile, whatever that costs."
    questions = ("bid",)

    def answer(self, view: View, style: Style) -> int | None:
        lost = [bid.pile for bid in view.bids if bid.seat == view.observer and bid.outbid]
        return next((bid for bid in cheapest_bids(view) if lost and pile_of_bid(bid) == lost[-1]), None)


class CountsCards(Mistake):
    name = "counts-cards"
    says = "A card is a card: bids for the pile with most of them, fees counted, as if each were worth five dollars."
    questions = ("bid",)

    A_CARD: Final = 5

    def answer(self, view: View, style: Style) -> int | None:
        cards = [0] * PILES
        for card in view.table:
            cards[pile_of(card)] += 1
        worth_it = [bid for bid in cheapest_bids(view) if cost_of(view, bid) <= self.A_CARD * cards[pile_of_bid(bid)]]
        return max(worth_it, key=lambda bid: (cards[pile_of_bid(bid)], -cost_of(view, bid)), default=None)


class HoldsOn(Mistake):
    name = "holds-on"
    says = "Sells nothing: what it holds may rise yet, whatever it knows."
    questions = ("sell",)

    def answer(self, view: View, style: Style) -> int | None:
        return PASS_NUMBER


class ForgetsTheTip(Mistake):
    name = "forgets-the-tip"
    says = "Does not think of the pair that it has looked at, and plays as if it knew what everybody knows."
    questions = ("place", "bid", "action", "sell")

    def answer(self, view: View, style: Style) -> int | None:
        return think(with_public_pairs(view), style)


# In the order in which they come to mind: of two that could be made the first is.
MISTAKES: Final[dict[str, Mistake]] = {
    mistake.name: mistake for mistake in (WantsItBack(), CountsCards(), HoldsOn(), ForgetsTheTip())
}


def with_public_pairs(view: View) -> View:
    """The view of somebody who has not looked at a pair: of forecasts only what lies open is known."""
    data = view.to_json()
    known = [mask if mask >> view.players & 1 else 0 for mask in view.pair_known]
    data["pair_known"] = known
    data["pairs"] = [number if known[at // 2] else -1 for at, number in enumerate(view.pairs)]
    return view_from_json(data, view.tables.content)
