"""Where a move of a stock ends, and what its holders earn on the way: by the rules, worked out without a game."""

from typing import Final

from stockpile.content.forecasts import DIVIDEND
from stockpile.rules.tables import ROW, Tables
from stockpile.rules.vecs import i64

FALSIFIED: Final[i64] = 100  # added to a dividend's code for each Falsified Earnings on it


class Stride:
    """Where a move ends, and what one regular card and one split card earn on the way."""

    def __init__(self, space: i64, splits: i64, bankrupt: bool, regular_pay: i64, split_pay: i64) -> None:
        self.space: Final[i64] = space
        self.splits: Final[i64] = splits
        self.bankrupt: Final[bool] = bankrupt
        self.regular_pay: Final[i64] = regular_pay
        self.split_pay: Final[i64] = split_pay


def stride(tables: Tables, company: i64, space: i64, steps: i64) -> Stride:
    """What a move does to a company's holders (R-MOV-3, R-MOV-4, R-MOV-6).

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.tables import tables_for
    >>> far = stride(tables_for(Config()), company=0, space=8, steps=4)
    >>> far.space, far.splits, far.bankrupt, far.regular_pay, far.split_pay
    (7, 1, False, 0, 10)
    """
    if steps < 0:
        fallen = space + steps
        return Stride(fallen, 0, False, 0, 0) if fallen >= 0 else Stride(tables.start[company], 0, True, 0, 0)
    splits: i64 = 0
    regular_pay: i64 = 0
    split_pay: i64 = 0
    for _step in range(steps):
        if space < tables.last[company]:
            space += 1
            paid = tables.dollars[company * ROW + space]
            split_pay += 2 * paid
            regular_pay += 2 * paid if splits > 0 else paid
        else:
            space = tables.after_split[company]
            split_pay += tables.split_bonus
            if splits > 0:
                regular_pay += tables.split_bonus
            splits += 1
    return Stride(space, splits, False, regular_pay, split_pay)


def meet(tables: Tables, company: i64, space: i64, forecast: i64) -> Stride:
    """What a forecast does to a company's holders."""
    if forecast <= DIVIDEND:
        return stride(tables, company, space, forecast)
    copies, paid = forecast // FALSIFIED, forecast % FALSIFIED - DIVIDEND
    bankrupt = False
    for _copy in range(copies):
        met = stride(tables, company, space, -i64(tables.figures["falsified-earnings.steps"]))
        space, bankrupt = met.space, met.bankrupt
        if bankrupt:
            break
    return Stride(space, 0, bankrupt, paid, 2 * paid)


def falsify(tables: Tables, forecast: i64, copies: i64) -> i64:
    """What a forecast becomes under so many Falsified Earnings (R-STR-8): a move, or a dividend that is marked.

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.tables import tables_for
    >>> falsify(tables_for(Config(modules=("strategies",))), forecast=1, copies=2)
    -5
    """
    if copies == 0:
        return forecast
    if forecast > DIVIDEND:
        return copies * FALSIFIED + forecast
    against = copies * i64(tables.figures["falsified-earnings.steps"])
    return forecast - against if forecast > 0 else forecast + against
