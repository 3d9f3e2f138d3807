"""What is printed on boards and cards, as data, and the facts that texts read from it.

Money is in thousands of dollars. A forecast is a number: a move of m spaces is m, a dividend of d is DIVIDEND + d.

>>> [parse_forecast(text) for text in ("+4", "-3", "$", "$$")]
[4, -3, 11, 12]
>>> [forecast_text(code) for code in (4, -3, 11, 12)]
['+4', '-3', '$', '$$']

A message never repeats a figure. It names the fact, `{ $majority }`, and is given the facts of the game on the table.
Figures of a card start with the card's key: `{ $value_investing_receive }`.

>>> from stockpile.content import load
>>> facts = facts_of(load(), players=4)
>>> facts.money["majority"], facts.money["value_investing_at_most"], facts.counts["rounds"]
(10, 3, 6)
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from stockpile.content.files import write_sheet


@dataclass(frozen=True)
class Company:
    key: str
    name: str


@dataclass(frozen=True)
class Fee:
    """A kind of trading fee: what it costs, and how many cards of it there are."""

    value: int
    count: int


@dataclass(frozen=True)
class Market:
    """The market deck. `stock_cards` are for each company, `fees` cheapest first."""

    stock_cards: int
    fees: tuple[Fee, ...]
    booms: int
    busts: int
    boom_steps: int
    bust_steps: int


@dataclass(frozen=True)
class PlayerCount:
    """What depends on the number of players."""

    players: int
    rounds: int
    money: int
    piles: int
    bond_price: int


@dataclass(frozen=True)
class Track:
    """A price track. Spaces are counted from 0; `dollars` marks those that pay when entered going up."""

    values: tuple[int, ...]
    dollars: tuple[bool, ...]
    start: int
    after_split: int


@dataclass(frozen=True)
class Payouts:
    split_bonus: int
    majority: int
    majority_tied: int


@dataclass(frozen=True)
class Bonds:
    """`supply` counts the bond cards in the box. It limits purchases only where `Rulings` says that bonds run out."""

    supply: int
    interest: int
    limit: int


@dataclass(frozen=True)
class Commerce:
    """Commodities and taxes. `set_values` and `tax_costs` are for 1, 2, 3 ... cards."""

    commodities: tuple[str, ...]
    names: tuple[str, ...]
    copies: int
    taxes: int
    set_values: tuple[int, ...]
    tax_costs: tuple[int, ...]


@dataclass(frozen=True)
class InvestorCard:
    """An investor. `needs` names a module; `figures` are all numbers of the ability, by name."""

    key: str
    name: str
    set: str
    money: int
    money_two: int
    needs: str | None
    figures: Mapping[str, int | tuple[int, ...]] = field(hash=False)


@dataclass(frozen=True)
class StrategyCard:
    """A strategy. Without the module it `needs`, the card `replaced_by` is in the deck instead."""

    key: str
    name: str
    copies: int
    needs: str | None
    replaced_by: str | None
    cost: int
    figures: Mapping[str, int] = field(hash=False)


@dataclass(frozen=True)
class Rulings:
    """Rulings that have changed. The first release played by the defaults, and its games still do."""

    fees_from_spare_money: bool = False  # R-DEM-7: old fees fall due while bids stand, from money that none needs
    bonds_never_run_out: bool = False  # R-BND-1: before, `Bonds.supply` was all there were
    falsified_pairs_stay_hidden: bool = False  # R-STR-9: Data Broker shows no pair with a Falsified Earnings on it


@dataclass(frozen=True)
class Content:
    """Every figure of the game, where each comes from, and a version that changes when a figure does.

    Forecasts are numbers as in `stockpile.content.model`. An investor's number, and a strategy's, is its
    place in the tuple. `entries` are the figures as they stand in the files, by the same keys as their provenance.

    What a later release adds gets a default, the value by which games were played before: with it the figures
    keep the version that they had.
    """

    companies: tuple[Company, ...]
    market: Market
    tables: Mapping[int, PlayerCount] = field(hash=False)
    bidding: tuple[int, ...]
    forecasts: tuple[int, ...]
    dice: tuple[tuple[int, ...], ...]
    forecast_cards: Mapping[int, int] = field(hash=False)
    boards: Mapping[str, tuple[Track, ...]] = field(hash=False)
    payouts: Payouts
    bonds: Bonds
    commerce: Commerce
    investors: tuple[InvestorCard, ...]
    strategies: tuple[StrategyCard, ...]
    provenance: Mapping[str, str] = field(compare=False)
    sources: Mapping[str, int] = field(compare=False)  # how many independent ones there are for what is reported
    entries: Mapping[str, Any] = field(compare=False, repr=False)
    version: str
    rulings: Rulings = Rulings()

    @cached_property
    def sheet(self) -> str:
        """All figures as text; `from_sheet` reads it."""
        return write_sheet(self.entries)


DIVIDEND = 10
MAX_MOVE = 6
MAX_DIVIDEND = 5

_TEXTS: dict[int, str] = {
    **{move: f"{move:+d}" for move in range(-MAX_MOVE, MAX_MOVE + 1) if move != 0},
    **{DIVIDEND + paid: "$" * paid for paid in range(1, MAX_DIVIDEND + 1)},
}
_CODES: dict[str, int] = {text: code for code, text in _TEXTS.items()}


def parse_forecast(text: str) -> int:
    """The number of a forecast written as on its card.

    >>> parse_forecast("$$$")
    13
    >>> parse_forecast("4")
    Traceback (most recent call last):
    ValueError: '4' is not a forecast: write +1 to +6, -1 to -6, or $ to $$$$$
    """
    if text not in _CODES:
        known = f"+1 to +{MAX_MOVE}, -1 to -{MAX_MOVE}, or $ to {'$' * MAX_DIVIDEND}"
        raise ValueError(f"{text!r} is not a forecast: write {known}")
    return _CODES[text]


def forecast_text(code: int) -> str:
    """A forecast as it stands on its card.

    >>> forecast_text(-1)
    '-1'
    >>> forecast_text(0)
    Traceback (most recent call last):
    ValueError: 0 is not the number of a forecast
    """
    if code not in _TEXTS:
        raise ValueError(f"{code} is not the number of a forecast")
    return _TEXTS[code]


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
    """The numbers of abilities and effects, sums or all others. A track of a card's own is no single number."""
    cards: tuple[InvestorCard | StrategyCard, ...] = (*content.investors, *content.strategies)
    return {
        f"{card.key}_{name}".replace("-", "_"): figure
        for card in cards
        for name, figure in card.figures.items()
        if isinstance(figure, int) and (name in SUMS) == sums
    }
