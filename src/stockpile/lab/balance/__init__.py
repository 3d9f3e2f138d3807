"""Which seat, investor, card and module gives how much: measured over many games, with intervals.

>>> from stockpile.content import load
>>> from stockpile.lab.balance import Plan, Way, measure
>>> plan = Plan(load(), seed=1, parts=("held",), quick=True)
>>> plan.bot_of("held"), plan.deals_of("held"), plan.survey("held").part.cells
('broker', 6, ((3, 'epic'), (4, 'epic'), (5, 'epic')))

`measure(plan, Way(jobs=2))` plays it and gives a `Balance`: rows with intervals, `to_json()`, `write_csv`.
"""

from .report import MONEY, PARTS, Balance, BalanceError, MoneyLine, Plan, measure, money_lines, write_csv
from .survey import Way

__all__ = [
    "MONEY",
    "PARTS",
    "Balance",
    "BalanceError",
    "MoneyLine",
    "Plan",
    "Way",
    "measure",
    "money_lines",
    "write_csv",
]
