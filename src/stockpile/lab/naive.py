"""The naive player: five rules that a person might make after reading the rulebook once (docs/bots.md).

The level `intern` is measured against it. Where the five rules say nothing, it does as the first broker would, as if a
friend at the table had given advice. The first broker never changes, so this yardstick does not either.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from stockpile.bots import Bot, NotAsked
from stockpile.bots.broker.style import BROKER_1
from stockpile.bots.broker.thinking import think
from stockpile.bots.levels import cheapest_bids, cost_of, pile_of_bid
from stockpile.content.model import DIVIDEND
from stockpile.rules.answers import ANSWERS, PASS_NUMBER, Answer
from stockpile.rules.cards import DOWN, FEE, STOCKS, UNKNOWN, kind_of, pile_of
from stockpile.rules.game import View

MONEY_PER_DOLLAR_BID: Final = 2  # it bids at most its money divided by this
VALUE_OF_ACTION_CARD: Final = 3  # dollars that a Boom or Bust seems to be good for


class Naive(Bot):
    """Follows its rules, and where they say nothing, advice."""

    name: ClassVar[str] = "naive"

    def decide(self, view: View) -> Answer:
        if not view.legal_numbers:
            raise NotAsked(view)
        found = RULES.get(view.question, _nothing)(view)
        return ANSWERS[think(view, BROKER_1)] if found is None else found


def _nothing(view: View) -> Answer | None:
    return None


def place(view: View) -> Answer | None:
    """Rule 1: good cards on the pile I like best, the best of them face-down; fees on the next best."""
    piles = worth_of_piles(view)
    mine, other, *_ = sorted(range(len(piles)), key=lambda pile: -piles[pile])
    kind = max(view.hand, key=lambda each: worth(view, each))
    pile = mine if worth(view, kind) > 0 else other
    fitting = [answer for answer in view.answers if (answer.a, answer.c) == (kind, pile)]
    return max(fitting, key=lambda answer: answer.b == DOWN, default=None)


def bid(view: View) -> Answer | None:
    """Rules 2 and 3: the best bargain by what I see, then one more on that pile, within half of my money.

    Where that is not enough, whatever is cheapest.
    """
    piles = worth_of_piles(view)
    offers = cheapest_bids(view)
    lost = [mine.pile for mine in view.bids if mine.seat == view.observer and mine.outbid]
    wanted = [
        offer
        for offer in offers
        if cost_of(view, offer) <= view.money[view.observer] // MONEY_PER_DOLLAR_BID
        and (not lost or pile_of_bid(offer) == lost[-1])
    ]
    if wanted:
        return ANSWERS[max(wanted, key=lambda offer: piles[pile_of_bid(offer)] - cost_of(view, offer))]
    cheapest = min(offers, key=lambda offer: (cost_of(view, offer), -piles[pile_of_bid(offer)]), default=None)
    return None if cheapest is None else ANSWERS[cheapest]


def act(view: View) -> Answer | None:
    """Rule 4: Boom what I have most of; Bust what I have least of, and of that the most expensive."""
    booms = [answer for answer in view.answers if answer.name == "boom"]
    busts = [answer for answer in view.answers if answer.name == "bust"]
    if booms:
        return max(booms, key=lambda answer: (shares(view, answer.a), view.value(answer.a)))
    return min(busts, key=lambda answer: (shares(view, answer.a), -view.value(answer.a)), default=None)


def sell(view: View) -> Answer | None:
    """Rule 5: what I know will fall, all of it."""
    sales = [answer for answer in view.answers if answer.name == "sell"]
    return next((sale for sale in sales if view.forecast(sale.b) < 0), ANSWERS[PASS_NUMBER])


RULES: Final[dict[str, Callable[[View], Answer | None]]] = {"place": place, "bid": bid, "action": act, "sell": sell}


def worth(view: View, kind: int) -> int:
    """What a card seems to be worth: a share its price, with what I know will come to it, a fee what it costs."""
    if kind < STOCKS:
        code = view.forecast(kind)
        return view.value(kind) + (code - DIVIDEND if code > DIVIDEND else code)
    return -view.figures.fees[kind - FEE] if FEE <= kind < FEE + len(view.figures.fees) else VALUE_OF_ACTION_CARD


def worth_of_piles(view: View) -> list[int]:
    """What lies there that I have seen."""
    piles = [0] * view.figures.piles
    for card in view.pile_cards:
        if kind_of(card) != UNKNOWN:
            piles[pile_of(card)] += worth(view, kind_of(card))
    return piles


def shares(view: View, company: int) -> int:
    """How many of a company I have."""
    return view.regular[company] + 2 * view.split[view.observer * STOCKS + company]
