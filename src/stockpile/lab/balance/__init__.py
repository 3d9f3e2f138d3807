"""Which seat, investor, card and module gives how much: measured over many games, with intervals.

>>> from stockpile.content import load
>>> from stockpile.lab.balance import BalancePlan, RunOptions, measure
>>> plan = BalancePlan(load(), seed=1, parts=("held",), quick=True)
>>> plan.bot_of("held"), plan.deals_of("held"), plan.survey("held").part.cells
('broker', 6, ((3, 'epic'), (4, 'epic'), (5, 'epic')))

`measure(plan, RunOptions(jobs=2))` plays it and gives a `Balance`: rows with intervals, `to_json()`, `write_csv`.
"""

from stockpile.lab.balance.report import (
    MONEY,
    PARTS,
    Balance,
    BalanceError,
    BalancePlan,
    MoneyLine,
    measure,
    money_lines,
    write_csv,
)
from stockpile.lab.balance.survey import RunOptions

__all__ = [
    "MONEY",
    "PARTS",
    "Balance",
    "BalanceError",
    "BalancePlan",
    "MoneyLine",
    "RunOptions",
    "measure",
    "money_lines",
    "write_csv",
]
