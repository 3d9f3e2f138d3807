"""What goes wrong is logged in one line, and what goes wrong again and again is counted: a log has an end too.

>>> heard = []
>>> complaints = Complaints(lambda text, exc_info=None: heard.append(text))
>>> for table in ("a", "b", "c"):
...     complaints.tell("answers of table %s cannot be stored: %s", table, OSError("disk full"))
>>> heard
['answers of table a cannot be stored: OSError: disk full']
"""

import logging
from time import monotonic
from typing import Final, Protocol

SILENCE: Final = 60.0  # seconds before the same is told again, with how often it happened
LONGEST: Final = 300  # signs of what an error says

_LOG: Final = logging.getLogger(__name__)


def reason(error: BaseException) -> str:
    """An error in one line.

    >>> reason(ValueError("one\\ntwo"))
    'ValueError: one two'
    """
    return f"{type(error).__name__}: {' '.join(str(error).split())[:LONGEST]}"


class Telling(Protocol):
    """How a line gets into the log, with a traceback if there is an error to trace."""

    def __call__(self, text: str, /, *, exc_info: BaseException | None = None) -> None: ...


class Complaints:
    """One for a server. Kinds of complaints are sentences of ours, so there are few of them."""

    def __init__(self, tell: Telling = _LOG.error) -> None:
        self._tell = tell
        self._told: dict[str, float] = {}
        self._since: dict[str, int] = {}

    def tell(self, sentence: str, *about: object, trace: BaseException | None = None) -> None:
        """Log a sentence about a table or an error, or count it if that was said a moment ago.

        What should never happen is traced; a disk that is full is not worth a traceback.
        """
        now = monotonic()
        if now < self._told.get(sentence, -SILENCE) + SILENCE:
            self._since[sentence] = self._since.get(sentence, 0) + 1
            return
        more = self._since.pop(sentence, 0)
        self._told[sentence] = now
        words = [reason(each) if isinstance(each, BaseException) else each for each in about]
        again = f" ({more} times more since this was last told)" if more else ""
        self._tell(sentence % tuple(words) + again, exc_info=trace)
