"""The broker bot: a table of questions, each with the piece of thinking that answers it."""

from collections.abc import Callable
from typing import ClassVar, Final

from stockpile.bots.bot import Bot, NotAsked, Seed
from stockpile.bots.broker.actions import choose_action
from stockpile.bots.broker.bidding import choose_bid
from stockpile.bots.broker.placing import choose_placing
from stockpile.bots.broker.selling import choose_sale
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import Answer
from stockpile.rules.view import View


def show_all(view: View, style: Style) -> Answer:
    """Every share shown is paid (R-MOV-2), and what the others learn is worth less than that."""
    return max(view.answers, key=lambda answer: answer.number)


THINKING: Final[dict[str, Callable[[View, Style], Answer]]] = {
    "place": choose_placing,
    "bid": choose_bid,
    "action": choose_action,
    "sell": choose_sale,
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
