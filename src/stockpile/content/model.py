"""What is printed on boards and cards, as data. Money is in thousands of dollars."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from .sheet import write_sheet


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

    Forecasts are numbers as in `stockpile.content.forecasts`. An investor's number, and a strategy's, is its
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

    def __reduce__(self) -> tuple[Any, ...]:
        """To another process ours go by their version, others as a sheet: what arrives twice is made once."""
        from .released import figures_for_travel

        return figures_for_travel(self)
