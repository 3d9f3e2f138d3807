"""The levels below the broker: its thinking, with the mistakes that beginners make.

A mistake is a way to answer. It sees the view of the seat and the style of the bot, as all thinking does.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import ClassVar, Final

from stockpile.bots.bot import NotAsked
from stockpile.bots.broker.broker import StyledBot
from stockpile.bots.broker.style import BROKER_1, Style
from stockpile.bots.broker.thinking import think
from stockpile.rules.answers import ANSWERS, BID, PASS_NUMBER, Answer
from stockpile.rules.cards import PILES, SPACES, pile_of
from stockpile.rules.game import View, view_from_json


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
    """What the board says that a bid costs."""
    return view.figures.bidding[(number - BID) % SPACES]


class Mistake(ABC):
    """One way to answer that beginners have."""

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
    says = "Bids for the pile with most cards, fees counted, as if each card were worth five dollars."
    questions = ("bid",)

    DOLLARS_PER_CARD: Final = 5

    def answer(self, view: View, style: Style) -> int | None:
        cards = [0] * PILES
        for card in view.pile_cards:
            cards[pile_of(card)] += 1
        worth_it = [
            bid for bid in cheapest_bids(view) if cost_of(view, bid) <= self.DOLLARS_PER_CARD * cards[pile_of_bid(bid)]
        ]
        return max(worth_it, key=lambda bid: (cards[pile_of_bid(bid)], -cost_of(view, bid)), default=None)


class HoldsOn(Mistake):
    name = "holds-on"
    says = "Sells nothing, whatever it knows: what it holds may still rise."
    questions = ("sell",)

    def answer(self, view: View, style: Style) -> int | None:
        return PASS_NUMBER


class ForgetsTheTip(Mistake):
    name = "forgets-the-tip"
    says = "Forgets the pair that it has looked at and plays as if it knew only what everybody knows."
    questions = ("place", "bid", "action", "sell")

    def answer(self, view: View, style: Style) -> int | None:
        return think(with_public_pairs(view), style)


# In the order in which they come up: of two that are possible the first is made.
MISTAKES: Final[dict[str, Mistake]] = {
    mistake.name: mistake for mistake in (WantsItBack(), CountsCards(), HoldsOn(), ForgetsTheTip())
}


def with_public_pairs(view: View) -> View:
    """The view without what the seat has looked at: only forecasts that lie open are known."""
    data = view.to_json()
    known = [mask if mask >> view.players & 1 else 0 for mask in view.pair_known]
    data["pair_known"] = known
    data["pairs"] = [number if known[at // 2] else -1 for at, number in enumerate(view.pairs)]
    return view_from_json(data, view.figures.content)


class Beginner(StyledBot):
    """Thinks as the first broker did and sometimes makes a mistake, which follows from the seed and the view.

    The first broker never changes, so a level stays as strong as it is, however good the broker becomes.
    """

    usual: ClassVar[Style] = BROKER_1
    mistakes: ClassVar[Mapping[str, float]]  # by name: how likely it is made where it can be made

    def decide(self, view: View) -> Answer:
        if not view.legal_numbers:
            raise NotAsked(view)
        for mistake in self.slips(view):
            answer = mistake.answer(view, self.style)
            if answer is not None:
                return ANSWERS[answer]
        return ANSWERS[think(view, self.style)]

    def slips(self, view: View) -> list[Mistake]:
        """The mistakes that come up now; the first that is possible is made."""
        chance = Random(f"{self.seed}/{moment(view)}")
        drawn = [MISTAKES[name] for name, odds in self.mistakes.items() if chance.random() < odds]
        return [mistake for mistake in drawn if view.question in mistake.questions]


def moment(view: View) -> str:
    """What tells the questions to a seat apart. A bot with one seed for a whole game draws again at each of them, and a
    bot that is made for a single answer draws the same."""
    return f"{view.round}/{view.agenda[-1]}/{len(view.bids_placed)}/{view.legal_numbers}"


class Intern(Beginner):
    """Makes all mistakes, most of the time. The odds are set so that the naive player of the laboratory wins half of
    its games against three interns."""

    name: ClassVar[str] = "intern"
    mistakes: ClassVar[Mapping[str, float]] = dict.fromkeys(MISTAKES, 0.85)


class Clerk(Beginner):
    """Remembers what it has seen, and makes the other mistakes about half as often."""

    name: ClassVar[str] = "clerk"
    mistakes: ClassVar[Mapping[str, float]] = {"wants-it-back": 0.3, "counts-cards": 0.4, "holds-on": 0.6}
