"""What was wrong with an answer, beside the better one: a kind with facts.

A sentence for each kind is in the catalogues, under `coach-` and the kind; over many games kinds are habits. Money is
in thousands of dollars; a pile, a card, a company, an investor and a strategy stand for themselves.
"""

from collections.abc import Callable, Sequence
from typing import Final

from stockpile.bots.advice import price_of
from stockpile.bots.broker.bidding import Bids
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import USUAL
from stockpile.lab.coach.model import Remark
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.cards import BOOM, BUST, DOWN
from stockpile.rules.game import View

_BIDS: Final = ("pile", "cost", "worth", "better", "better_cost", "better_worth")
# All kinds, each with the facts of its sentence.
FAULTS: Final[dict[str, tuple[str, ...]]] = {
    "bid-dear": _BIDS,  # for more than the pile was worth
    "bid-pile": _BIDS,
    "bid-auction": ("pile", "cost", "better", "better_cost"),  # which looks worse, and did better
    "bid-high": ("pile", "cost", "better_cost", "worth"),
    "bid-low-first": ("pile", "cost", "better_cost", "worth"),  # with the first bid of the round
    "bid-low": ("pile", "cost", "better_cost", "worth"),
    "look-missed": (),
    "look-wasted": (),
    "hide-other": ("card", "better"),
    "hide-pile": ("card", "pile", "better"),
    "show-pile": ("card", "pile", "better"),
    "open-other": ("card", "pile"),
    "commerce-pile": ("pile", "better"),
    "first-card-pile": ("pile", "better"),
    "action-company": ("card", "company", "better"),
    "strategy-missed": ("better",),
    "strategy-wasted": ("strategy",),
    "strategy-other": ("strategy", "better"),
    "strategy-use": (),
    "ability-missed": ("better",),
    "ability-wasted": ("investor",),
    "ability-use": (),
    "sold-early": ("company", "price"),
    "kept-long": ("company", "price"),
    "sold-other": ("company", "better"),
    "show-few": (),
    "bonds-few": ("count", "better"),
    "bonds-many": ("count", "better"),
    "investor-choice": ("investor", "better"),
    "investor-bid": (),
    "discard-other": ("strategy", "better"),
    "hand-over": ("seat", "better"),
    "other": (),
}
# What the better answer of a kind is, where it is no plain number.
KIND_OF_BETTER: Final = {
    "bid-dear": "pile",
    "bid-pile": "pile",
    "bid-auction": "pile",
    "hide-other": "card",
    "hide-pile": "pile",
    "show-pile": "pile",
    "commerce-pile": "pile",
    "first-card-pile": "pile",
    "action-company": "company",
    "strategy-missed": "strategy",
    "strategy-other": "strategy",
    "ability-missed": "investor",
    "sold-other": "company",
    "investor-choice": "investor",
    "discard-other": "strategy",
    "hand-over": "seat",
}


def _fault(kind: str, *facts: float) -> Remark:
    return Remark(kind, dict(zip(FAULTS[kind], map(round, facts), strict=True)))


def fault_of(view: View, played: Sequence[Answer], best: Sequence[Answer]) -> Remark:
    """What was wrong with what was played, where the best is something else."""
    if len(played) == 2:
        return _of_placings(played, best)
    one, other = played[0], best[0]
    found = _BY_QUESTION.get(view.question, _of_anything)
    return found(view, one, other)


# Supply.


def _of_placings(played: Sequence[Answer], best: Sequence[Answer]) -> Remark:
    """Two cards: which of them was hidden, and if that was right, where each of them lies."""
    mine, better = sorted(_sides(played)), sorted(_sides(best))
    hidden, right = [card for side, card, _ in mine if side == DOWN], [card for side, card, _ in better if side == DOWN]
    if hidden != right:
        return _fault("hide-other", hidden[-1], right[-1])
    for (side, card, pile), (_, _, wanted) in zip(reversed(mine), reversed(better), strict=True):
        if pile != wanted:
            return _fault("hide-pile" if side == DOWN else "show-pile", card, pile, wanted)
    return _fault("other")


def _sides(answers: Sequence[Answer]) -> list[tuple[int, int, int]]:
    return [(answer.args[1], answer.args[0], answer.args[2]) for answer in answers]


def _of_placing(view: View, played: Answer, best: Answer) -> Remark:
    (card, side, pile), (other, _, wanted) = played.args, best.args
    if card == other and pile != wanted:
        return _fault("hide-pile" if side == DOWN else "show-pile", card, pile, wanted)
    return _fault("open-other", card, pile) if card != other else _fault("other")


def _of_commerce(view: View, played: Answer, best: Answer) -> Remark:
    """With two cards in hand it may have been the card, not the pile."""
    return _fault("commerce-pile", played.args[1], best.args[1]) if played.args[0] == best.args[0] else _fault("other")


def _of_first_card(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("first-card-pile", played.args[0], best.args[0])


# Demand.


def _of_bid(view: View, played: Answer, best: Answer) -> Remark:
    if "bid" not in (played.name, best.name):
        return _fault("ability-use")
    if played.name != best.name:
        return _fault("look-missed" if played.name == "bid" else "look-wasted")
    bids = Bids(Position(view, USUAL))
    (pile, space), (better, other) = played.args, best.args
    cost, better_cost = bids.rivals.own_cost(space), bids.rivals.own_cost(other)
    worth = bids.worth[pile]
    if pile != better:
        return _of_other_pile(pile, cost, worth, better, better_cost, bids.worth[better])
    if space > other:
        return _fault("bid-high", pile, cost, better_cost, worth)
    has_bid = any(bid[0] == view.observer for bid in view.bids)
    return _fault("bid-low" if has_bid else "bid-low-first", pile, cost, better_cost, worth)


def _of_other_pile(pile: int, cost: int, worth: float, better: int, better_cost: int, better_worth: float) -> Remark:
    """What a bid leaves speaks for the other pile only if that is more. Else it is how the auction will continue."""
    if better_worth - better_cost <= worth - cost:
        return _fault("bid-auction", pile, cost, better, better_cost)
    return _fault("bid-dear" if cost > worth else "bid-pile", pile, cost, worth, better, better_cost, better_worth)


# Action.


def _of_action(view: View, played: Answer, best: Answer) -> Remark:
    mine, better = _ACTIONS.get(played.name, ""), _ACTIONS.get(best.name, "")
    if played.name == best.name and mine == "card":
        return _fault("action-company", BOOM if played.name == "boom" else BUST, played.args[0], best.args[0])
    if mine == better == "strategy":
        return _fault("strategy-other", played.args[0], best.args[0])
    if better in ("strategy", "ability"):
        return _fault(f"{better}-missed", best.args[0])
    if mine in ("strategy", "ability"):
        return _fault(f"{mine}-wasted", played.args[0])
    return _fault("other")


_ACTIONS: Final = {"boom": "card", "bust": "card", "strategy": "strategy", "ability": "ability"}


def _of_strategy(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("strategy-use")


def _of_ability(view: View, played: Answer, best: Answer) -> Remark:
    if best.name == "ability":
        return _fault("ability-missed", best.args[0])
    return _fault("ability-wasted", played.args[0]) if played.name == "ability" else _fault("ability-use")


# Selling and Movement.


def _of_sale(view: View, played: Answer, best: Answer) -> Remark:
    position = Position(view, USUAL)
    if played is PASS:
        return _fault("kept-long", best.args[-1], price_of(position, best.args[-1]))
    if best is PASS:
        return _fault("sold-early", played.args[-1], price_of(position, played.args[-1]))
    if played.args[-1] == best.args[-1]:  # a whole split card or half of it
        return _fault("other")
    return _fault("sold-other", played.args[-1], best.args[-1])


def _of_showing(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("show-few" if played.number < best.number else "other")


# Set-up and the round's beginning.


def _of_bonds(view: View, played: Answer, best: Answer) -> Remark:
    count, better = played.args[0], best.args[0]
    return _fault("bonds-few" if count < better else "bonds-many", count, better)


def _of_investor(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("investor-choice", played.args[0], best.args[0])


def _of_lot(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("investor-bid")


def _of_discard(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("discard-other", played.args[0], best.args[0])


def _of_hand_over(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("hand-over", played.args[0], best.args[0])


def _of_anything(view: View, played: Answer, best: Answer) -> Remark:
    return _fault("other")


Finding = Callable[[View, Answer, Answer], Remark]
_BY_QUESTION: Final[dict[str, Finding]] = {
    "choose-investor": _of_investor,
    "bid-investor": _of_lot,
    "discard": _of_discard,
    "bonds": _of_bonds,
    "open": _of_placing,
    "place": _of_placing,
    "commerce": _of_commerce,
    "first-player-card": _of_first_card,
    "bid": _of_bid,
    "hand-over": _of_hand_over,
    "action": _of_action,
    "strategy": _of_strategy,
    "ability": _of_ability,
    "investor": _of_ability,
    "sell": _of_sale,
    "sell-some": _of_sale,
    "dividend": _of_showing,
}
