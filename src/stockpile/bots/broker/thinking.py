"""The broker's thinking: a table of questions, each with the function that answers it; and a policy that uses it."""

from collections.abc import Callable
from typing import Final

from stockpile.bots.broker.investors import (
    choose_ability,
    choose_bid_or_look,
    choose_for_investor,
    choose_investor,
    choose_lot,
    choose_sale_or_short,
)
from stockpile.bots.broker.placing import (
    choose_commerce,
    choose_first_player_pile,
    choose_next_first,
    choose_opening,
    choose_placing,
)
from stockpile.bots.broker.strategies import (
    choose_discard,
    choose_few_to_sell,
    choose_for_strategy,
    choose_in_action_turn,
)
from stockpile.bots.broker.style import Style
from stockpile.bots.broker.trading import choose_bonds
from stockpile.rules.cards import SEATS
from stockpile.rules.game import Game, View, view_of
from stockpile.rules.numbers import most
from stockpile.rules.playing import Policy
from stockpile.rules.step import seat_of
from stockpile.rules.vecs import i64


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


class Sound(Policy):
    """Brokers in all seats. They see views of the game, as brokers at a table do.

    All have the same style until a caller changes `styles`.
    """

    def __init__(self, style: Style) -> None:
        self.styles: list[Style] = [style] * SEATS  # by seat

    def choose(self, game: Game) -> i64:
        legal = game.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        seat = seat_of(game.agenda[-1])
        return think(view_of(game, seat, legal), self.styles[seat])
