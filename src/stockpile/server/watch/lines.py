"""The log as JSON, one line an event, for programs that collect lines.

>>> record = logging.makeLogRecord({"name": "stockpile.server", "levelname": "ERROR", "msg": "table %s is damaged"})
>>> record.args, record.created = ("ab12",), 0.0
>>> print(JsonLines(worker=1).format(record))
{"time":"1970-01-01T00:00:00.000+00:00","level":"error","worker":1,"logger":"stockpile.server",\
"event":"table %s is damaged","text":"table ab12 is damaged"}
"""

import json
import logging
from datetime import UTC, datetime
from typing import Any


class JsonLines(logging.Formatter):
    """`event` is the same for all events of a kind, `text` is what is said of this one."""

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
    """How to set up `logging` for that: ours from info on, of all others what is amiss."""
    quiet = {"level": "WARNING", "handlers": [], "propagate": True}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines, "worker": worker}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "stockpile": {"level": "INFO"},
            **dict.fromkeys(("uvicorn", "uvicorn.error", "uvicorn.access"), quiet),
        },
    }
