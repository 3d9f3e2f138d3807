"""The broker bot, and the styles that it and every bot that thinks with its numbers can play in.

>>> sorted(STYLES)
['bluffer', 'bold', 'careful', 'hoarder']
>>> style_called("bold").lag - USUAL.lag
3.0
"""

from collections.abc import Mapping
from typing import ClassVar, Final

from stockpile.bots.bot import Bot, NotAsked, Seed
from stockpile.bots.broker.style import USUAL, Style
from stockpile.bots.broker.thinking import think
from stockpile.bots.errors import BadStyle
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import View

# What a style adds to the usual numbers. All others stay as the broker has them, and follow when the broker improves.
STYLES: Final[Mapping[str, Mapping[str, float]]] = {
    "bold": {"lag": 3.0, "unrest": 0.25},  # avoids being outbid, and expects it: bids high at once
    "careful": {"lag": -0.8, "liquidity": 0.3},  # bids as little as it can, and prefers cash to shares
    "hoarder": {"liquidity": -1.0},  # spends its cash: sells late, and little
    "bluffer": {"envy": 2.0, "suspicion": 1.0},  # shows what is good, hides what is bad, and expects others to
}


def style_called(name: str, usual: Style = USUAL) -> Style:
    """A style by its name, for a bot whose usual numbers are given.

    >>> style_called("bluffer").envy > USUAL.envy
    True
    """
    numbers = numbers_of(usual)
    return Style(**numbers | {number: numbers[number] + more for number, more in STYLES[name].items()})


def numbers_of(style: Style) -> dict[str, float]:
    """The numbers of a style by their names."""
    return {name: number for name in dir(style) if isinstance(number := getattr(style, name), float)}


class StyledBot(Bot):
    """A bot whose thinking has a style: the usual one until another is chosen."""

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


class Broker(StyledBot):
    """Values what it sees, bids up to a margin, sells what will fall and keeps what may split."""

    name: ClassVar[str] = "broker"

    def decide(self, view: View) -> Answer:
        if not view.legal_numbers:
            raise NotAsked(view)
        return ANSWERS[think(view, self.style)]
