"""The figures of one game under the names that texts call them by: the facts of messages.

A message never repeats a figure. It names the fact, `{ $majority }`, and is given the facts of the game on the table.
Figures of a card begin with the card's key: `{ $value_investing_receive }`.

>>> from stockpile.content import load
>>> facts = facts_of(load(), players=4)
>>> facts.money["majority"], facts.money["value_investing_at_most"], facts.counts["rounds"]
(10, 3, 6)
"""

from collections.abc import Iterable
from dataclasses import dataclass

from .forecasts import MAX_DIVIDEND
from .model import Content, InvestorCard, StrategyCard

# Figures of cards that are sums of money; the others count spaces, cards and shares.
SUMS = frozenset(
    "each discount dividend extra bonus outbid interest gift price take keep receive at_least at_most".split()
)


@dataclass(frozen=True)
class Facts:
    """Sums of money, which a page writes out, and all other numbers."""

    money: dict[str, int]
    counts: dict[str, int]


def facts_of(content: Content, players: int) -> Facts:
    """What texts may name of these figures, with this number of players."""
    table = content.tables[players]
    money = {
        "starting_money": table.money,
        "bond_price": table.bond_price,
        "interest": content.bonds.interest,
        "bonus": content.payouts.split_bonus,
        "majority": content.payouts.majority,
        "tied": content.payouts.majority_tied,
        **_numbered("space", content.bidding),
        **_numbered("set", content.commerce.set_values),
        **_numbered("tax", content.commerce.tax_costs),
        **_numbered("dividend", range(1, MAX_DIVIDEND + 1)),  # what $, $$ and $$$ pay for each share
        **_of_cards(content, sums=True),
    }
    counts = {
        "players": players,
        "rounds": table.rounds,
        "piles": table.piles,
        "boom": content.market.boom_steps,
        "bust": content.market.bust_steps,
        "limit": content.bonds.limit,
        "forecast_dice": len(content.dice),
        **_of_cards(content, sums=False),
    }
    return Facts(money, counts)


def _numbered(name: str, figures: Iterable[int]) -> dict[str, int]:
    """The figures of a track or a scale, counted from 1: `space_1` is the first."""
    return {f"{name}_{number}": figure for number, figure in enumerate(figures, 1)}


def _of_cards(content: Content, sums: bool) -> dict[str, int]:
    """The numbers of abilities and effects, sums or all others. A track of one's own is no single number."""
    cards: tuple[InvestorCard | StrategyCard, ...] = (*content.investors, *content.strategies)
    return {
        f"{card.key}_{name}".replace("-", "_"): figure
        for card in cards
        for name, figure in card.figures.items()
        if isinstance(figure, int) and (name in SUMS) == sums
    }
