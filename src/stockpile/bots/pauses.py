"""When an answer is shown: at a moment that says nothing of how long the bot thought.

The pause is fixed before the thinking begins and is longer than it should take. An answer that comes later all the
same, on a machine with too much to do, waits for the next of a few moments, and not for its own.

>>> shown_at(asked=10.0, pause=0.8, now=10.1), shown_at(asked=10.0, pause=0.8, now=10.9)
(10.8, 11.3)
"""

from math import ceil
from typing import Final

STEP: Final = 0.5  # seconds between the moments at which late answers are shown
SLACK: Final = 1.25  # thoughts are measured in time of the processor, people wait by the clock
ROAD: Final = 0.1  # seconds to the bot's process and back


def least_pause(milliseconds: float) -> float:
    """Seconds that hide a thought of so many milliseconds, whether or not it was broken off early.

    >>> least_pause(100)
    0.225
    """
    return SLACK * milliseconds / 1000 + ROAD


def shown_at(asked: float, pause: float, now: float) -> float:
    """The first moment from `asked + pause` on, in steps, that is not over yet."""
    planned = asked + pause
    return planned if now <= planned else planned + STEP * ceil((now - planned) / STEP)
