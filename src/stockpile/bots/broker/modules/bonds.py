"""How many bonds to buy (R-BND-1): money that would lie idle bears interest instead."""

from typing import Final

from stockpile.bots.broker.style import Style
from stockpile.rules.answers import ANSWERS, BUY_BONDS, Answer
from stockpile.rules.in_play import in_play
from stockpile.rules.view import View

RESERVE: Final = {1: 12, 2: 30}  # what stays in hand to bid with, by meeples


def choose_bonds(view: View, style: Style) -> Answer:
    """As many as leave enough to bid with: more than the richest rival can pay is never needed."""
    tables = view.tables
    me = view.observer
    rivals = max([money for seat, money in enumerate(view.money) if seat != me])
    costs = in_play(view).costs[me]
    enough = min([cost for cost in costs if cost > rivals], default=costs[-1]) * tables.meeples
    idle = view.money[me] - min(RESERVE[tables.meeples], enough)
    count = min(max(0, idle) // tables.bond_price, len(view.legal or []) - 1)
    return ANSWERS[BUY_BONDS + count]
