"""What a share is worth with some movements still to come, for every space of every track.

Worked out once for a config, backwards from the end of the game: the holder may sell before each movement, has seen
the company's forecast by then or not, and otherwise keeps the share through whatever comes.

>>> from stockpile.rules.config import Config
>>> from stockpile.rules.tables import tables_for
>>> figures = prospects_for(tables_for(Config(players=4)))
>>> figures.regular[0][4], figures.split[0][4]  # the game is over: what the fifth space shows, and twice that
(5.0, 10.0)
>>> round(figures.regular[1][9], 2)  # one movement to come on the last space: a rise would split
12.11
"""

from dataclasses import dataclass
from typing import Final

from stockpile.content.forecasts import DIVIDEND
from stockpile.rules.cards import STOCKS
from stockpile.rules.config import Config
from stockpile.rules.tables import ROW, Tables

FALSIFIED: Final = 100  # added to a dividend's code for each Falsified Earnings on it


@dataclass(frozen=True, slots=True)
class Stride:
    """Where a move ends, and what one regular card and one split card earn on the way."""

    space: int
    splits: int = 0
    bankrupt: bool = False
    regular_pay: int = 0
    split_pay: int = 0


def stride(tables: Tables, company: int, space: int, steps: int) -> Stride:
    """What a move does to a company's holders (R-MOV-3, R-MOV-4, R-MOV-6).

    >>> from stockpile.rules.tables import tables_for
    >>> stride(tables_for(Config()), company=0, space=8, steps=4)
    Stride(space=7, splits=1, bankrupt=False, regular_pay=0, split_pay=10)
    """
    if steps < 0:
        fallen = space + steps
        return Stride(fallen) if fallen >= 0 else Stride(tables.start[company], bankrupt=True)
    splits = regular_pay = split_pay = 0
    end = tables.last[company]
    dollars = tables.dollars
    for _ in range(steps):
        if space < end:
            space += 1
            paid = dollars[company * ROW + space]
            split_pay += 2 * paid
            regular_pay += 2 * paid if splits else paid
        else:
            space = tables.after_split[company]
            split_pay += tables.split_bonus
            regular_pay += tables.split_bonus if splits else 0
            splits += 1
    return Stride(space, splits, False, regular_pay, split_pay)


def meet(tables: Tables, company: int, space: int, forecast: int) -> Stride:
    """What a forecast does to a company's holders."""
    if forecast <= DIVIDEND:
        return stride(tables, company, space, forecast)
    copies, dividend = divmod(forecast, FALSIFIED)
    paid = dividend - DIVIDEND
    met = Stride(space)
    for _ in range(copies):
        met = stride(tables, company, met.space, -tables.figures["falsified-earnings.steps"])
        if met.bankrupt:
            break
    return Stride(met.space, 0, met.bankrupt, paid, 2 * paid)


def falsify(tables: Tables, forecast: int, copies: int) -> int:
    """What a forecast becomes under so many Falsified Earnings (R-STR-8): a move, or a dividend that is marked.

    >>> from stockpile.rules.tables import tables_for
    >>> falsify(tables_for(Config(modules=("strategies",))), forecast=1, copies=2)
    -5
    """
    if not copies:
        return forecast
    if forecast > DIVIDEND:
        return copies * FALSIFIED + forecast
    against = copies * tables.figures["falsified-earnings.steps"]
    return forecast - against if forecast > 0 else forecast + against


def usual_forecasts(tables: Tables) -> list[int]:
    """What a company may get in a round nobody knows anything about yet, all alike likely (R-DIC-1)."""
    if tables.dice:
        return [face for die in tables.faces for face in die]
    return tables.forecasts


Grid = list[float]  # by company * ROW + space


class Prospects:
    """Worth of one card by movements to come.

    `regular` and `split` before a sale; `regular_after` and `split_after` when kept through a known forecast, which
    `after` works out for any.
    """

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.regular: list[Grid] = [[float(value) for value in tables.values]]
        self.split: list[Grid] = [[2.0 * value for value in tables.values]]
        self.regular_after: list[dict[int, Grid]] = [{}]
        self.split_after: list[dict[int, Grid]] = [{}]
        for _ in range(tables.rounds):
            self._one_more()

    def _one_more(self) -> None:
        """Put one more movement in front of those worked out so far."""
        tables = self.tables
        self.regular_after.append({})
        self.split_after.append({})
        kept = [self.after(len(self.regular), code) for code in usual_forecasts(tables)]
        chance_to_know = _share_of_forecasts_seen(tables)
        once = [float(value) for value in tables.values]
        twice = [2.0 * value for value in tables.values]
        self.regular.append(_best(once, [regular for regular, _ in kept], chance_to_know))
        self.split.append(_best(twice, [split for _, split in kept], chance_to_know))

    def after(self, left: int, code: int) -> tuple[Grid, Grid]:
        """A regular and a split card kept through a forecast, the first of so many movements to come."""
        if code not in self.regular_after[left]:
            self._go_through(left, code)
        return self.regular_after[left][code], self.split_after[left][code]

    def _go_through(self, left: int, code: int) -> None:
        tables = self.tables
        regular, split = [0.0] * len(tables.values), [0.0] * len(tables.values)
        for company in range(STOCKS):
            for space in range(tables.last[company] + 1):
                at = company * ROW + space
                regular[at], split[at] = self._worth_after(left - 1, company, meet(tables, company, space, code))
        self.regular_after[left][code], self.split_after[left][code] = regular, split

    def _worth_after(self, left: int, company: int, met: Stride) -> tuple[float, float]:
        if met.bankrupt:
            return float(met.regular_pay), float(met.split_pay)
        at = company * ROW + met.space
        split = self.split[left][at]
        regular = split if met.splits else self.regular[left][at]
        return met.regular_pay + regular, met.split_pay + split


def _share_of_forecasts_seen(tables: Tables) -> float:
    """How likely a player knows a company's forecast before selling: the own pairs and the public one."""
    public = 1 if tables.players > 2 else 0
    return (len(tables.pairs_of(0)) + public) / STOCKS


def _best(sold: Grid, kept: list[Grid], chance_to_know: float) -> Grid:
    """Sell or keep, whichever is worth more, with the forecast known or not."""
    worth: Grid = []
    for at, price in enumerate(sold):
        keeping = [grid[at] for grid in kept]
        knowing = sum([max(price, each) for each in keeping]) / len(keeping)
        guessing = max(price, sum(keeping) / len(keeping))
        worth.append(chance_to_know * knowing + (1 - chance_to_know) * guessing)
    return worth


_MADE: Final[dict[tuple[str, Config], Prospects]] = {}


def prospects_for(tables: Tables) -> Prospects:
    """The prospects of a config and its content, worked out once."""
    key = (tables.content.version, tables.config)
    found = _MADE.get(key)
    if found is None:
        found = _MADE[key] = Prospects(tables)
    return found
