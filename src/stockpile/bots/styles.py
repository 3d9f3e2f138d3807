"""Styles: tempers by name, which every bot that thinks with the broker's numbers can wear.

>>> sorted(STYLES)
['bluffer', 'bold', 'careful', 'hoarder']
>>> style_called("bold").lag - USUAL.lag
3.0
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from stockpile.bots.bot import Bot, Seed
from stockpile.bots.broker.style import USUAL, Style
from stockpile.bots.trouble import BadStyle

# What is added to the usual numbers. A style names only what makes it: all else stays as the broker has it, and
# follows when the broker gets better.
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"lag": 3.0, "unrest": 0.25},  # hates to be outbid, and expects it: bids high at once
    "careful": {"lag": -0.8, "liquidity": 0.3},  # bids as little as may do, and likes cash better than shares
    "hoarder": {"liquidity": -1.0},  # cash is there to be spent: sells late, and little
    "bluffer": {"envy": 2.0, "suspicion": 1.0},  # shows what is good, hides what is bad, and expects it of others
}


def style_called(name: str, usual: Style = USUAL) -> Style:
    """A style by its name, for somebody whose usual numbers are these.

    >>> style_called("bluffer").envy > USUAL.envy
    True
    """
    numbers = numbers_of(usual)
    return Style(**numbers | {number: numbers[number] + more for number, more in STYLES[name].items()})


def numbers_of(style: Style) -> dict[str, float]:
    """The numbers of a style by their names."""
    return {name: number for name in dir(style) if isinstance(number := getattr(style, name), float)}


class Tempered(Bot):
    """A bot whose thinking has a style: the usual one, until it wears another."""

    styles: ClassVar[tuple[str, ...]] = tuple(STYLES)
    usual: ClassVar[Style] = USUAL

    def __init__(self, seed: Seed = 0, style: Style | None = None) -> None:
        super().__init__(seed)
        self.seed = seed
        self.style = style if style is not None else self.usual

    def wear(self, style: str) -> None:
        if style not in self.styles:
            raise BadStyle(self.name, style, self.styles)
        self.style = style_called(style, self.usual)
