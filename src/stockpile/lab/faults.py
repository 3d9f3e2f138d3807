"""Answers that somebody else had to give for a bot: whoever measures a bot must know how many are not its own."""

from collections.abc import Iterable
from typing import NamedTuple

from stockpile.bots import Bot


class Faults(NamedTuple):
    """How many there were, and how the first came about.

    >>> Faults.together([Faults(), Faults(2, "took too long"), Faults(1, "ended its process")])
    Faults(total=3, first='took too long')
    """

    total: int = 0
    first: str = ""

    @classmethod
    def of(cls, bot: Bot) -> "Faults":
        return cls(len(bot.faults), str(bot.faults[0]) if bot.faults else "")

    @classmethod
    def together(cls, parts: Iterable["Faults"]) -> "Faults":
        """All of them, in this order."""
        failed = [part for part in parts if part.total]
        return cls(sum([part.total for part in failed]), failed[0].first if failed else "")
