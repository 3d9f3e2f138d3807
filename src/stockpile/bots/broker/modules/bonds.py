"""How many bonds to buy (R-BND-1): money that would lie idle bears interest instead."""

from typing import Final

from stockpile.bots.broker.style import Style
from stockpile.rules.answers import BUY_BONDS
from stockpile.rules.cards import SPACES
from stockpile.rules.in_play import in_play
from stockpile.rules.vecs import i64
from stockpile.rules.view import View

SECOND_MEEPLE: Final = 1.5  # what stays in hand for it, compared with the first


def choose_bonds(view: View, style: Style) -> i64:
    """As many as leave enough to bid with: more than the richest rival can pay is never needed."""
    tables = view.tables
    idle = view.money[view.observer] - min(_reserve(view, style), _enough(view) * tables.meeples)
    return BUY_BONDS + min(max(0, idle) // tables.bond_price, len(view.legal_numbers) - 1)


def _reserve(view: View, style: Style) -> i64:
    """What to keep for the auctions to come."""
    return i64(style.reserve * (1.0 + SECOND_MEEPLE * float(view.tables.meeples - 1)))


def _enough(view: View) -> i64:
    """The lowest bid of ours that costs more than any rival has; the highest, if none does."""
    richest: i64 = 0
    for seat in range(view.players):
        if seat != view.observer:
            richest = max(richest, view.money[seat])
    costs = in_play(view).track[view.observer * SPACES : (view.observer + 1) * SPACES]
    for cost in costs:
        if cost > richest:
            return cost
    return costs[SPACES - 1]
