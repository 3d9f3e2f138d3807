"""The broker's thinking: a table of questions, each with the piece of thinking that answers it by a number."""

from collections.abc import Callable
from typing import Final

from stockpile.bots.broker.modules.bonds import choose_bonds
from stockpile.bots.broker.modules.commerce import (
    choose_commerce,
    choose_first_player_pile,
    choose_next_first,
    choose_opening,
)
from stockpile.bots.broker.modules.investors import (
    choose_ability,
    choose_bid_or_look,
    choose_for_investor,
    choose_sale_or_short,
)
from stockpile.bots.broker.modules.setup import choose_discard, choose_investor, choose_lot
from stockpile.bots.broker.modules.strategies import choose_few_to_sell, choose_for_strategy, choose_in_action_turn
from stockpile.bots.broker.round.placing import choose_placing
from stockpile.bots.broker.style import Style
from stockpile.rules.numbers import most
from stockpile.rules.vecs import i64
from stockpile.rules.view import View


def show_all(view: View, style: Style) -> i64:
    """Every share shown is paid (R-MOV-2), and what the others learn is worth less than that."""
    return most(view.legal_numbers)


THINKING: Final[dict[str, Callable[[View, Style], int]]] = {
    "choose-investor": choose_investor,
    "bid-investor": choose_lot,
    "discard": choose_discard,
    "bonds": choose_bonds,
    "ability": choose_ability,
    "investor": choose_for_investor,
    "open": choose_opening,
    "place": choose_placing,
    "commerce": choose_commerce,
    "first-player-card": choose_first_player_pile,
    "bid": choose_bid_or_look,
    "hand-over": choose_next_first,
    "action": choose_in_action_turn,
    "strategy": choose_for_strategy,
    "sell-some": choose_few_to_sell,
    "sell": choose_sale_or_short,
    "dividend": show_all,
}


def think(view: View, style: Style) -> i64:
    """The number of the answer to what the observer of a view is asked."""
    return THINKING[view.question](view, style)
