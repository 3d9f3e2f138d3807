"""How long bots let people wait: as long as is pleasant, and never as long as they thought.

What a pause is drawn from is nobody's secret, and what it may depend on lies open: which bot answers, and whether the
same seat has just answered. That a bot has no choice is not among it: it takes its time then too.
"""

import asyncio
from random import SystemRandom
from time import monotonic
from typing import Final

from stockpile.bots.pauses import least_pause, shown_at

AGAIN: Final = 0.5  # of a pause, for who answers once more: a second card, another sale
SPREAD: Final = (2 / 3, 4 / 3)  # of the usual pause: the shortest and the longest
_CHANCE: Final = SystemRandom()


class Pauses:
    """The pauses of all tables of a server, around so many seconds; with 0 bots answer as soon as they can."""

    def __init__(self, usual: float) -> None:
        self._shortest, self._longest = (part * usual for part in SPREAD)

    def drawn(self, milliseconds: float, again: bool = False) -> float:
        """Seconds for a bot that may think so many milliseconds. All of them are long enough to hide that."""
        if not self._longest:
            return 0.0
        part = AGAIN if again else 1.0
        shift = max(0.0, least_pause(milliseconds) - part * self._shortest)
        return shift + part * _CHANCE.uniform(self._shortest, self._longest)

    async def wait_out(self, asked: float, pause: float) -> None:
        """Wait for the moment at which an answer to a question that was asked then is shown."""
        if pause:
            await asyncio.sleep(shown_at(asked, pause, now := monotonic()) - now)
