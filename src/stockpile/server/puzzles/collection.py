"""The puzzles that are checked in: by key, and the one of a day.

>>> from datetime import date
>>> keys = list(collection())
>>> of_day(date(2026, 11, 18)) in keys, of_day(date(2026, 11, 18)) == of_day(date(2026, 11, 19))
(True, False)
"""

from datetime import date
from functools import cache
from pathlib import Path
from random import Random
from types import MappingProxyType
from typing import Final

from stockpile.lab.puzzles import Puzzle, puzzles_of

FOLDER: Final = Path(__file__).parent / "data"
ORDER: Final = 12  # of the days


@cache
def collection() -> MappingProxyType[str, Puzzle]:
    """All of them by key, in the order in which they are offered."""
    return MappingProxyType({puzzle.key: puzzle for puzzle in puzzles_of(FOLDER)})


def of_day(day: date) -> str:
    """The puzzle of a day, the same for everybody. None comes again before all others had their day."""
    keys = list(collection())
    Random(ORDER).shuffle(keys)  # neighbours in the list are of one game, or of one kind
    return keys[day.toordinal() % len(keys)]
