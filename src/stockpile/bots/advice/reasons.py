"""Why an answer is a good one: the reason that the broker's numbers give first, as a kind with facts.

A sentence for each kind is in the catalogues, under `advice-` and the kind. Money is in thousands of dollars, odds are
in hundredths; a pile, a card, a company stand for themselves.
"""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from stockpile.bots.advice.numbers import majority_odds, price_of
from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.strides import stride
from stockpile.bots.broker.market.valuation import Appraisal
from stockpile.bots.broker.round.actions import action_steps
from stockpile.bots.broker.round.bidding import Bids
from stockpile.bots.broker.style import USUAL
from stockpile.bots.shark.candidates import is_searched
from stockpile.content.forecasts import DIVIDEND
from stockpile.rules.answers import Answer
from stockpile.rules.cards import BOOM, BUST, COMMODITY, DOWN, SHARE, SPACES, STOCKS, UP
from stockpile.rules.view import View

GOOD: Final = 0.5  # dollars (in thousands) that are worth naming
AHEAD: Final = 1.5  # what a majority has to lose by a sale to be the reason for keeping

# All kinds, each with the facts of its sentence.
REASONS: Final[dict[str, tuple[str, ...]]] = {
    "only": (),
    "tried": (),
    "usual": (),
    "bid-best": ("pile", "worth", "cost"),
    "bid-calm": ("pile", "worth", "cost", "other"),
    "bid-least": ("pile", "worth", "cost"),
    "look": (),
    "hide-good": ("card", "pile", "worth"),
    "hide-bad": ("card", "pile"),
    "show-good": ("card", "pile", "worth"),
    "show-bad": ("card", "pile"),
    "boom-splits": ("company", "shares"),
    "boom-own": ("company", "shares", "steps"),
    "boom-else": ("company",),
    "bust-bankrupt": ("company",),
    "bust-rivals": ("company", "steps"),
    "bust-else": ("company",),
    "action-none": (),
    "sell-falls": ("company", "price", "steps"),
    "sell-dear": ("company", "price", "kept"),
    "sell-cash": ("company", "price"),
    "keep-rises": ("company", "steps"),
    "keep-majority": ("company", "odds"),
    "keep-all": (),
    "show-all": (),
    "bonds-buy": ("rounds",),
    "bonds-none": ("money",),
}


class Reason(NamedTuple):
    kind: str
    facts: dict[str, int]


def _because(kind: str, *facts: float) -> Reason:
    return Reason(kind, dict(zip(REASONS[kind], map(round, facts), strict=True)))


def reason_for(view: View, answers: Sequence[Answer]) -> Reason:
    """For the first of some answers that go together; of cards that are placed, for the one that is hidden."""
    if len(view.answers) == 1:
        return _because("only")
    hidden = [answer for answer in answers if answer.name == "place" and answer.args[1] == DOWN]
    answer = (hidden or answers)[0]
    why = _WHY.get((view.question, answer.name))
    reason = why(Position(view, USUAL), answer) if why is not None else None
    return reason or _because("tried" if is_searched(view.question) else "usual")


# Supply.


def _of_placing(position: Position, answer: Answer) -> Reason:
    card, side, pile = answer.args
    return _of_card(position, card, side, pile)


def _of_commerce(position: Position, answer: Answer) -> Reason:
    return _of_card(position, COMMODITY + answer.args[0], UP, answer.args[1])


def _of_card(position: Position, card: int, side: int, pile: int) -> Reason:
    worth = list(Appraisal(position).ours)[card]
    if side == DOWN:
        return _because("hide-good", card, pile, worth) if worth > GOOD else _because("hide-bad", card, pile)
    return _because("show-good", card, pile, worth) if worth > GOOD else _because("show-bad", card, pile)


# Demand.


def _of_bid(position: Position, answer: Answer) -> Reason:
    """What a bid leaves, if it stands. Whether it will is not said: what the broker thinks of that is too rough."""
    pile, space = answer.args
    bids = Bids(position)
    worth, cost = bids.worth[pile], bids.rivals.own_cost(space)
    if worth - cost < GOOD:
        return _because("bid-least", pile, worth, cost)
    open_to_us = [other for other in range(position.tables.piles) if bids.lowest[other] < SPACES]
    best = max(open_to_us, key=lambda other: bids.left(other, bids.lowest[other]))
    if best == pile or bids.left(pile, space) >= bids.left(best, bids.lowest[best]):
        return _because("bid-best", pile, worth, cost)
    return _because("bid-calm", pile, worth, cost, best)


def _of_look(position: Position, answer: Answer) -> Reason:
    return _because("look")


# Action.


def _of_action(position: Position, answer: Answer) -> Reason:
    card, company = (BOOM if answer.name == "boom" else BUST), answer.args[0]
    met = stride(position.tables, company, position.view.prices[company], action_steps(position.tables, card))
    shares, steps = position.holdings.shares(company), abs(action_steps(position.tables, card))
    if card == BOOM:
        return _of_boom(company, shares, steps, met.splits > 0)
    if met.bankrupt:
        return _because("bust-bankrupt", company)
    return _because("bust-rivals", company, steps) if shares == 0 else _because("bust-else", company)


def _of_boom(company: int, shares: int, steps: int, splits: bool) -> Reason:
    if shares == 0:
        return _because("boom-else", company)
    return _because("boom-splits", company, shares) if splits else _because("boom-own", company, shares, steps)


def _of_no_action(position: Position, answer: Answer) -> Reason:
    return _because("action-none")


# Selling.


def _of_sale(position: Position, answer: Answer) -> Reason | None:
    """What will fall and is known to; what today's price is more than can be hoped for; else the money is wanted."""
    form, company = answer.args
    outlook, price = position.outlook, price_of(position, company)
    code = _known_move(position, company)
    if code < 0:
        return _because("sell-falls", company, price, -code)
    kept = outlook.of[company].keep_regular[outlook.at[company]]
    if form == SHARE and kept < price - GOOD / 2:
        return _because("sell-dear", company, price, kept)
    return _because("sell-cash", company, price) if outlook.left > 1 else None


def _of_keeping(position: Position, answer: Answer) -> Reason:
    held = [company for company in range(STOCKS) if position.holdings.shares(company) > 0]
    rising = [company for company in held if _known_move(position, company) > 0]
    if rising:
        best = max(rising, key=position.holdings.shares)
        return _because("keep-rises", best, _known_move(position, best))
    leading = [company for company in held if -position.majority_gain(company, -1) > AHEAD]
    if leading:
        best = max(leading, key=lambda company: -position.majority_gain(company, -1))
        return _because("keep-majority", best, 100 * majority_odds(position, best))
    return _because("keep-all")


def _known_move(position: Position, company: int) -> int:
    """The move of a company, if this seat knows it; 0 for a dividend."""
    codes = set(position.outlook.forecasts[company])
    code = codes.pop() if len(codes) == 1 else 0
    return code if code <= DIVIDEND else 0


# Movement, and the round's beginning.


def _of_showing(position: Position, answer: Answer) -> Reason | None:
    return _because("show-all") if answer.number == max(position.view.legal_numbers) else None


def _of_bonds(position: Position, answer: Answer) -> Reason:
    if answer.args[0] == 0:
        return _because("bonds-none", position.money)
    return _because("bonds-buy", position.outlook.left)


Why = Callable[[Position, Answer], Reason | None]
_WHY: Final[dict[tuple[str, str], Why]] = {
    ("place", "place"): _of_placing,
    ("open", "place"): _of_placing,
    ("commerce", "commerce"): _of_commerce,
    ("bid", "bid"): _of_bid,
    ("bid", "pair"): _of_look,
    ("action", "boom"): _of_action,
    ("action", "bust"): _of_action,
    ("action", "pass"): _of_no_action,
    ("sell", "sell"): _of_sale,
    ("sell", "pass"): _of_keeping,
    ("dividend", "show"): _of_showing,
    ("bonds", "bonds"): _of_bonds,
}
