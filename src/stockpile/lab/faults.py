"""Answers that somebody else had to give for a bot: whoever measures a bot must know how many are not its own."""

from collections.abc import Iterable
from typing import NamedTuple

from stockpile.bots import Bot
from stockpile.bots.trouble import Fault


class Faults(NamedTuple):
    """How many there were, and how the first came about.

    >>> both = Faults.together([Faults(), Faults(2, Fault("too-long")), Faults(1, Fault("ended"))])
    >>> both.total, str(both.first)
    (3, 'took too long')
    """

    total: int = 0
    first: Fault | None = None

    @classmethod
    def of(cls, bot: Bot) -> "Faults":
        return cls(len(bot.faults), bot.faults[0] if bot.faults else None)

    @classmethod
    def together(cls, parts: Iterable["Faults"]) -> "Faults":
        """All of them, in this order."""
        failed = [part for part in parts if part.total]
        return cls(sum([part.total for part in failed]), failed[0].first if failed else None)
