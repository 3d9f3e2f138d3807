"""What may be chosen together before anything is sent: cards for the piles, shares to sell, cards for the box.

A page may hold several answers to one question back until all are chosen. The question says how many belong together,
and how much there is of what they use up; the page only counts. The game judges each answer when it comes.

>>> from stockpile.rules.game import Game
>>> view = Game.new(seed=3).view(0)
>>> basket = basket_of(view)
>>> basket.least, basket.most, basket.stock
(2, 2, {'up': 1, 'down': 1})
>>> view.answers[0], taken_by(view.answers[0])
(place cosmic up A, {'up': 1, 'A': 1})
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cache
from typing import Final

from stockpile.rules.abilities import in_play
from stockpile.rules.answers import FAMILY, PILE_NAMES, Answer
from stockpile.rules.cards import COMPANIES, DOWN, HALF, SHARE, SHARES_IN, SIDES, STOCKS, UP
from stockpile.rules.game import View
from stockpile.rules.phases.setup import TO_BOX


@dataclass(frozen=True)
class Basket:
    """How many answers a seat gives to a question, and what there is of what they take."""

    least: int = 1
    most: int | None = 1  # None: any number
    stock: dict[str, int] = field(default_factory=dict)


@cache  # an answer always takes the same, and a view has dozens of them
def taken_by(answer: Answer) -> dict[str, int]:
    """What an answer takes of the stock; less than nothing is given back. What the stock lacks never runs out."""
    if FAMILY[answer.name].money == "sale":
        return _sold(answer)
    words = dict(zip(FAMILY[answer.name].roles, str(answer).split()[1:], strict=True))
    return {words[role]: 1 for role in ("side", "pile") if role in words}


def _sold(answer: Answer) -> dict[str, int]:
    """A card leaves a portfolio; half of a split card comes back to the regular one (R-SEL-1)."""
    sold, company = answer.args
    form = (SHARE, HALF)[sold] if answer.name == "short" else sold
    name = COMPANIES[company]
    cards = {f"regular {name}": 1} if form == SHARE else {f"split {name}": 1}
    back = {f"regular {name}": -1} if form == HALF else {}
    return cards | back | {"shares": SHARES_IN[form]} | ({"short": 1} if answer.name == "short" else {})


def basket_of(view: View) -> Basket:
    """What belongs together in answer to the question that the observer is asked."""
    made = _BASKETS.get(view.question) if view.asked == view.observer else None
    return made(view) if made else Basket()


def _hand(view: View) -> Basket:
    """Each side once (R-SUP-2); a seat that may hide both cards may (R-INV-STUART)."""
    sides = {answer.args[1] for answer in view.answers}
    down = len(view.hand) if in_play(view).hides_both[view.observer] else 1
    stock = {SIDES[side]: count if side in sides else 0 for side, count in ((UP, 1), (DOWN, down))}
    return Basket(len(view.hand), len(view.hand), stock)


def _opening(view: View) -> Basket:
    """On different piles, one of them face-down (R-SUP-1, R-INV-ROBINS)."""
    down = int(any(answer.args[1] == DOWN for answer in view.answers))
    cards = len(view.hand)
    return Basket(cards, cards, {SIDES[UP]: cards - down, SIDES[DOWN]: down} | _piles(view, 2))


def _commerce(view: View) -> Basket:
    """On different piles (R-COM-1)."""
    return Basket(len(view.commerce_hand), len(view.commerce_hand), _piles(view, 1))


def _piles(view: View, argument: int) -> dict[str, int]:
    return {PILE_NAMES[answer.args[argument]]: 1 for answer in view.answers}


def _sale(view: View) -> Basket:
    """What is held, as far as it may be sold, and one share at an investor's price (R-INV-SOROS)."""
    split = view.split[view.observer * STOCKS : view.observer * STOCKS + STOCKS]
    stock = {"short": 1}
    for company, name in enumerate(COMPANIES):
        stock |= {f"regular {name}": view.regular[company], f"split {name}": split[company]}
    decision = view.decision
    if decision is not None and "shares" in decision.subject:
        stock["shares"] = decision.subject["shares"]  # R-STR-5
    return Basket(0, None, stock)


def _box(view: View) -> Basket:
    left = int(TO_BOX) - len(view.strategies_boxed)
    return Basket(left, left)


def _investors(view: View) -> Basket:
    left = view.figures.investors_kept - len(view.picked)
    return Basket(left, left)


# How much of what there is, not whether answers may come together (`Step.together`): investors are chosen one by one.
_BASKETS: Final[dict[str, Callable[[View], Basket]]] = {
    "place": _hand,
    "open": _opening,
    "commerce": _commerce,
    "sell": _sale,
    "sell-some": _sale,
    "discard": _box,
    "choose-investor": _investors,
}
