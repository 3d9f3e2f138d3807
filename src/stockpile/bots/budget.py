"""How long a bot may think: milliseconds of its own CPU time, or a number of playouts; and when its answer is shown.

Playouts give the same answer on every machine; milliseconds are what people at a table wait for.

The pause is fixed before the thinking starts and is longer than thinking should take. An answer that is still late, on
a busy machine, waits for the next of a few fixed moments, so that its time says nothing.

>>> shown_at(asked=10.0, pause=0.8, now=10.1), shown_at(asked=10.0, pause=0.8, now=10.9)
(10.8, 11.3)
"""

import re
from dataclasses import dataclass
from math import ceil, inf
from typing import Final

from stockpile.bots.errors import BadBot

_WRITTEN: Final = re.compile(r"(?P<number>[1-9]\d{0,6})(?P<unit>ms|s|)")
_MILLISECONDS: Final = {"ms": 1, "s": 1000}


class BadBudget(BadBot):
    """Not a budget; the text says how one is written."""

    def __init__(self, text: str) -> None:
        super().__init__("bad-budget", text=text)


@dataclass(frozen=True)
class Budget:
    """For one answer. The limit that is reached first ends the thinking; None is no limit.

    >>> Budget.read("100ms"), Budget.read("1s"), Budget.read("400")
    (Budget(milliseconds=100, playouts=None), Budget(milliseconds=1000, playouts=None), \
Budget(milliseconds=None, playouts=400))
    """

    milliseconds: float | None = None
    playouts: int | None = None

    @property
    def is_sound(self) -> bool:
        """Whether it ends: at least one of the two is a number, and every number is above 0.

        >>> Budget(milliseconds=100).is_sound, Budget(playouts=0).is_sound, Budget().is_sound
        (True, False, False)
        """
        numbers: list[object] = [number for number in (self.milliseconds, self.playouts) if number is not None]
        return bool(numbers) and all(isinstance(number, int | float) and 0 < number < inf for number in numbers)

    @classmethod
    def read(cls, text: str) -> "Budget":
        """A budget as it is written after a bot's name."""
        found = _WRITTEN.fullmatch(text)
        if found is None:
            raise BadBudget(text)
        number = int(found["number"])
        if found["unit"]:
            return cls(milliseconds=number * _MILLISECONDS[found["unit"]])
        return cls(playouts=number)

    def at_most(self, milliseconds: float) -> "Budget":
        """This budget, but with no more milliseconds than given.

        >>> Budget(milliseconds=100).at_most(40)
        Budget(milliseconds=40, playouts=None)
        """
        if self.milliseconds is None or self.milliseconds <= milliseconds:
            return self if self.milliseconds is not None else Budget(milliseconds, self.playouts)
        return Budget(milliseconds, self.playouts)

    def __str__(self) -> str:
        """As it is written.

        >>> str(Budget(milliseconds=100)), str(Budget(playouts=400))
        ('100ms', '400')
        """
        return f"{self.milliseconds:g}ms" if self.playouts is None else str(self.playouts)


STEP: Final = 0.5  # seconds between the moments at which late answers are shown
SLACK: Final = 1.25  # thoughts are measured in time of the processor, people wait by the clock
ROAD: Final = 0.1  # seconds to the bot's process and back


def least_pause(milliseconds: float) -> float:
    """Seconds that hide a thought of this many milliseconds, whether or not it was broken off early.

    >>> least_pause(100)
    0.225
    """
    return SLACK * milliseconds / 1000 + ROAD


def shown_at(asked: float, pause: float, now: float) -> float:
    """The first moment from `asked + pause` on, in steps, that is not over yet."""
    planned = asked + pause
    return planned if now <= planned else planned + STEP * ceil((now - planned) / STEP)
