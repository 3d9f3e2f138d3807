"""Which steps lead to an answer of each question, and what Enter alone answers."""

from collections.abc import Callable
from typing import Final

from stockpile.cli.terminal.asking import choices, picks
from stockpile.cli.terminal.asking.choices import Step
from stockpile.rules.answers import PASS, SEAT, Answer, numbered
from stockpile.rules.view import View

# By question: what is asked first, second and third. The words name the step in a prompt.
STEPS: Final[dict[str, tuple[tuple[str, Step], ...]]] = {
    "place": (("card", choices.cards), ("side", choices.sides), ("pile", choices.piles_to_place_on)),
    "open": (("card", choices.cards), ("side", choices.sides), ("pile", choices.piles_to_place_on)),
    "bid": (("bid", picks.bids), ("price", picks.prices_or_pairs)),
    "action": (("action", picks.plays), ("company", choices.companies)),
    "sell": (("sale", choices.sales),),
    "sell-some": (("sale", choices.sales),),
    "dividend": (("shown", choices.counts),),
    "choose-investor": (("investor", picks.singles),),
    "bid-investor": (("bid", picks.investors_to_bid_on), ("price", choices.prices)),
    "discard": (("discard", picks.singles),),
    "bonds": (("bonds", choices.counts),),
    "commerce": (("card", picks.commerce), ("pile", picks.piles_for_commerce)),
    "first-player-card": (("pile", choices.piles),),
    "hand-over": (("player", picks.singles),),
    "ability": (("ability", picks.singles),),
    "investor": (("choice", picks.card_questions), ("choice", picks.card_questions_go_on)),
    "strategy": (("choice", picks.card_questions), ("choice", picks.card_questions_go_on)),
}


def _pass(view: View) -> Answer | None:
    return PASS if PASS in view.answers else None


# By question: the answer that Enter alone gives, if there is one.
DEFAULTS: Final[dict[str, Callable[[View], Answer | None]]] = {
    "sell": _pass,
    "sell-some": _pass,
    "action": _pass,
    "investor": _pass,
    "strategy": _pass,
    "dividend": lambda view: view.answers[-1],
    "bonds": lambda view: view.answers[0],
    "hand-over": lambda view: numbered(SEAT + view.observer),
}
