"""What goes wrong is logged in one line, and what goes wrong again and again is counted: a log has an end too.

>>> heard = []
>>> complaints = Complaints(lambda text, exc_info=None: heard.append(text))
>>> for table in ("a", "b", "c"):
...     complaints.tell("answers of table %s cannot be stored: %s", table, OSError("disk full"))
>>> heard
['answers of table a cannot be stored: OSError: disk full']
"""

import logging
from dataclasses import dataclass
from time import monotonic
from typing import Final, Protocol

from stockpile.server.recent import Recent

SILENCE: Final = 60.0  # seconds before the same is told again, with how often it happened
LONGEST: Final = 300  # signs of what an error says
KINDS: Final = 500  # that are kept in mind

_LOG: Final = logging.getLogger(__name__)


def reason(error: BaseException) -> str:
    """An error in one line.

    >>> reason(ValueError("one\\ntwo"))
    'ValueError: one two'
    """
    return f"{type(error).__name__}: {' '.join(str(error).split())[:LONGEST]}"


class Said(str):
    """What is told, and the sentence it was made from: that is the same whenever the same goes wrong."""

    event: str

    @classmethod
    def of(cls, text: str, event: str) -> "Said":
        said = cls(text)
        said.event = event
        return said


class Telling(Protocol):
    """How a line gets into the log, with a traceback if there is an error to trace."""

    def __call__(self, text: str, /, *, exc_info: BaseException | None = None) -> None: ...


@dataclass
class Told:
    """When something was told, and how often it has happened since."""

    at: float
    since: int = 0


class Complaints:
    """One for a server. A kind of complaint is a sentence of ours and, where it matters, of whom it is told.

    What was told longest ago is forgotten when there are many: guests can bring up names without end.
    """

    def __init__(self, tell: Telling = _LOG.error) -> None:
        self._tell = tell
        self._told: Recent[Told] = Recent(KINDS)

    def tell(self, sentence: str, *about: object, of: str = "", trace: BaseException | None = None) -> None:
        """Log a sentence about a table or an error, or count it if that was said a moment ago of the same.

        What should never happen is traced; a disk that is full is not worth a traceback.
        """
        kind, now = f"{of} {sentence}", monotonic()
        told: Told | None = self._told.get(kind)
        if told is not None and now < told.at + SILENCE:
            told.since += 1
            return
        more = told.since if told is not None else 0
        self._told[kind] = Told(now)
        words = [reason(each) if isinstance(each, BaseException) else each for each in about]
        again = f" ({more} times more since this was last told)" if more else ""
        self._tell(Said.of(sentence % tuple(words) + again, sentence), exc_info=trace)
