"""Which seat, investor, card and module gives how much: measured over many games, with intervals.

>>> from stockpile.content import load
>>> from stockpile.lab.balance import Plan, Way, measure
>>> found = measure(Plan(load(), seed=1, parts=("seats",), deals=2), Way())
>>> [row.key for row in found.parts["seats"].rows][:3]
[(2, 'epic', 1), (2, 'epic', 2), (2, 'first-game', 1)]
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
