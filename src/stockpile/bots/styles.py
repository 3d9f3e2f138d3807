"""Styles: tempers that any level which thinks as the broker does can wear, by name.

>>> sorted(STYLES)
['bluffer', 'bold', 'careful', 'hoarder']
>>> style_called("bold").lag > Style().lag
True
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from stockpile.bots.bot import BadStyle, Bot, Seed
from stockpile.bots.broker.style import Style

# What each has other than usual. Whatever a style does not name stays as the broker has it.
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"lag": 3.0, "decay": 6.0, "unrest": 0.6, "suspicion": 0.5},
    "careful": {"liquidity": 0.7, "lag": 0.0, "decay": 2.0, "suspicion": 2.5},
    "hoarder": {"liquidity": 0.1, "churn": 0.5},
    "bluffer": {"envy": 2.0},
}


def style_called(name: str) -> Style:
    return Style(**STYLES[name])


class Tempered(Bot):
    """A bot whose thinking has a style: the usual one, until it wears another."""

    styles: ClassVar[tuple[str, ...]] = tuple(STYLES)

    def __init__(self, seed: Seed = 0, style: Style | None = None) -> None:
        super().__init__(seed)
        self.style = style if style is not None else Style()

    def wear(self, style: str) -> None:
        if style not in self.styles:
            raise BadStyle(self.name, style, self.styles)
        self.style = style_called(style)
