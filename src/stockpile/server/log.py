"""The server's log: errors in one line each, repeated ones counted instead of logged, and JSON for programs.

>>> lines = []
>>> log = ThrottledLog(lambda text, exc_info=None: lines.append(text))
>>> for table in ("a", "b", "c"):
...     log.error("answers of table %s cannot be stored: %s", table, OSError("disk full"))
>>> lines
['answers of table a cannot be stored: OSError: disk full']
"""

import json
import logging
from dataclasses import dataclass
from datetime import UTC, datetime
from time import monotonic
from typing import Any, Final, Protocol

from stockpile.server.cache import LruCache

SECONDS_BETWEEN_REPEATS: Final = 60.0  # of the same error, with how often it happened
MOST_ERROR_CHARACTERS: Final = 300  # of its text
MOST_KINDS: Final = 500  # of errors that are remembered

_LOG: Final = logging.getLogger(__name__)


def in_one_line(error: BaseException) -> str:
    """An error in one line.

    >>> in_one_line(ValueError("one\\ntwo"))
    'ValueError: one two'
    """
    return f"{type(error).__name__}: {' '.join(str(error).split())[:MOST_ERROR_CHARACTERS]}"


class LogLine(str):
    """A line of the log, and the sentence it was made from, which is the same for every error of this kind."""

    event: str

    @classmethod
    def of(cls, text: str, event: str) -> "LogLine":
        said = cls(text)
        said.event = event
        return said


class LogFunction(Protocol):
    """Writes a line into the log, with a traceback if there is an error to trace."""

    def __call__(self, text: str, /, *, exc_info: BaseException | None = None) -> None: ...


@dataclass
class Repeated:
    """When an error was logged last, and how often it has happened since."""

    at: float
    since: int = 0


class ThrottledLog:
    """Logs an error once per minute and kind. A kind is a sentence and, where it matters, whom it is about (`of`).

    The kinds logged longest ago are forgotten when there are many: guests can bring up names without end.
    """

    def __init__(self, log: LogFunction = _LOG.error) -> None:
        self._log = log
        self._last: LruCache[Repeated] = LruCache(MOST_KINDS)

    def error(self, sentence: str, *about: object, of: str = "", trace: BaseException | None = None) -> None:
        """Log a sentence with its facts, or only count it if the same was logged a moment ago.

        What should never happen is traced; a disk that is full is not worth a traceback.
        """
        kind, now = f"{of} {sentence}", monotonic()
        last: Repeated | None = self._last.get(kind)
        if last is not None and now < last.at + SECONDS_BETWEEN_REPEATS:
            last.since += 1
            return
        more = last.since if last is not None else 0
        self._last[kind] = Repeated(now)
        words = [in_one_line(each) if isinstance(each, BaseException) else each for each in about]
        again = f" ({more} times more since this was last told)" if more else ""
        self._log(LogLine.of(sentence % tuple(words) + again, sentence), exc_info=trace)


class JsonFormatter(logging.Formatter):
    """One JSON object a line. `event` is the same for all events of a kind, `text` has the facts of this one.

    >>> record = logging.makeLogRecord({"name": "stockpile.server", "levelname": "ERROR", "msg": "table %s is damaged"})
    >>> record.args, record.created = ("ab12",), 0.0
    >>> print(JsonFormatter(worker=1).format(record))
    {"time":"1970-01-01T00:00:00.000+00:00","level":"error","worker":1,"logger":"stockpile.server",\
"event":"table %s is damaged","text":"table ab12 is damaged"}
    """

    def __init__(self, worker: int) -> None:
        super().__init__()
        self._worker = worker

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "worker": self._worker,
            "logger": record.name,
            "event": str(getattr(record.msg, "event", record.msg)),
            "text": record.getMessage(),
        }
        fields = getattr(record, "fields", None)
        if fields:
            line["fields"] = fields
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, separators=(",", ":"), default=str)


def logging_as_json(worker: int) -> dict[str, Any]:
    """How to set up `logging` for JSON: ours from INFO on, others from WARNING on."""
    quiet = {"level": "WARNING", "handlers": [], "propagate": True}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonFormatter, "worker": worker}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "stockpile": {"level": "INFO"},
            **dict.fromkeys(("uvicorn", "uvicorn.error", "uvicorn.access"), quiet),
        },
    }
