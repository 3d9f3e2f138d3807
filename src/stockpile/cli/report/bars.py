"""Gains and losses as bars to both sides of nothing."""

from collections.abc import Iterable
from html import escape

from stockpile.cli.report.markup import tag
from stockpile.cli.report.svg import percent as place
from stockpile.display import signs


def most_of(amounts: Iterable[float]) -> float:
    """What the longest bar stands for."""
    return max([abs(amount) for amount in amounts], default=0.0) or 1.0


def bar(amount: float, most: float, high: float = 14) -> str:
    """One bar from the middle; for the eye alone, the figure stands beside it."""
    half = 0.5 * min(abs(amount) / most, 1.0)
    left = 0.5 - half if amount < 0 else 0.5
    kind = "loss" if amount < 0 else "gain"
    parts = tag("rect", x=place(left), width=place(half), y=1, height=high - 2, class_=kind)
    parts += tag("line", x1="50%", x2="50%", y1=0, y2=high, class_="nought")
    return tag("svg", parts, class_="both", height=high, aria_hidden="true")


def cost(low: float, middle: float, high: float, most: float) -> str:
    """A bar from the left with its interval; what is below nothing is not drawn."""
    begin, end, until = (place(min(max(amount / most, 0.0), 1.0)) for amount in (low, high, middle))
    parts = tag("rect", x=0, width=until, y=2, height=8, class_="loss")
    parts += tag("line", x1=begin, x2=end, y1=6, y2=6, class_="ranging")
    return tag("svg", parts, class_="both", height=12, aria_hidden="true")


def cell(amount: float, text: str, most: float) -> str:
    """A cell of a table: the figure, and its bar below; nothing is a dot."""
    if not amount:
        return tag("td", escape(signs.NONE), class_="barred")
    return tag("td", escape(text) + bar(amount, most, 8), class_="barred")
