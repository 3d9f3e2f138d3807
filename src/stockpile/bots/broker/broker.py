"""The broker bot: a table of questions, each with the piece of thinking that answers it."""

from collections.abc import Callable
from typing import ClassVar, Final

from stockpile.bots.bot import Bot, NotAsked, Seed
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
from stockpile.rules.answers import Answer
from stockpile.rules.view import View


def show_all(view: View, style: Style) -> Answer:
    """Every share shown is paid (R-MOV-2), and what the others learn is worth less than that."""
    return max(view.answers, key=lambda answer: answer.number)


THINKING: Final[dict[str, Callable[[View, Style], Answer]]] = {
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


class Broker(Bot):
    """Values what it sees, bids up to a margin, sells what will fall and keeps what may split."""

    name: ClassVar[str] = "broker"

    def __init__(self, seed: Seed = 0, style: Style | None = None) -> None:
        super().__init__(seed)
        self.style = style if style is not None else Style()

    def decide(self, view: View) -> Answer:
        if not view.legal:
            raise NotAsked(view)
        return THINKING[view.question](view, self.style)
