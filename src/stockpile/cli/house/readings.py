"""What servers tell at `/metrics`, read and added up.

>>> told = "# TYPE stockpile_answer_seconds histogram\\n"
>>> for most, count in (("0.1", 50), ("0.2", 100), ("+Inf", 100)):
...     told += f'stockpile_answer_seconds_bucket{{le="{most}"}} {count}\\n'
>>> reading = Reading.of(told, at=0)
>>> reading.quantile("stockpile_answer_seconds", 0.5), reading.quantile("stockpile_answer_seconds", 0.75)
(0.1, 0.15000000000000002)
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from http.client import HTTPException
from math import inf
from time import monotonic
from typing import Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from prometheus_client.parser import text_string_to_metric_families

from stockpile.errors import UserError, system_reason

PATIENCE: Final = 3.0  # seconds for a server to answer
LONGEST: Final = 4_000_000  # bytes; ours are a few thousand
IGNORED: Final = ("worker", "le")


class NoReading(UserError):
    """A server tells nothing; the text says why."""

    prefix = "error-house"


@dataclass(frozen=True)
class Reading:
    """The numbers of one moment, by name and label; of histograms how many were at most so long."""

    at: float
    numbers: Counter[tuple[str, str]] = field(default_factory=Counter)
    buckets: Counter[tuple[str, float]] = field(default_factory=Counter)

    @classmethod
    def of(cls, text: str, at: float) -> "Reading":
        reading = cls(at)
        for family in text_string_to_metric_families(text):
            for sample in family.samples:
                if "le" in sample.labels:
                    reading.buckets[family.name, float(sample.labels["le"])] += sample.value  # type: ignore[assignment]
                else:
                    label = next((value for name, value in sample.labels.items() if name not in IGNORED), "")
                    reading.numbers[sample.name, label] += sample.value  # type: ignore[assignment]
        return reading

    def number(self, name: str, label: str = "") -> float:
        return self.numbers[name, label]

    def total(self, name: str) -> float:
        """Over all labels."""
        return sum(value for (each, _), value in self.numbers.items() if each == name)

    def since(self, earlier: "Reading | None") -> "Reading":
        """What was added since then. A server that was started anew has counted from nothing again."""
        if earlier is None or self.total("process_start_time_seconds") != earlier.total("process_start_time_seconds"):
            return self
        numbers, buckets = Counter(self.numbers), Counter(self.buckets)
        numbers.subtract(earlier.numbers)
        buckets.subtract(earlier.buckets)
        return Reading(self.at - earlier.at, numbers, buckets)

    def quantile(self, name: str, part: float) -> float | None:
        """How long so many took at most, as far as buckets tell; None if there were none."""
        counted = sorted((bound, count) for (each, bound), count in self.buckets.items() if each == name)
        if not counted or counted[-1][1] <= 0:
            return None
        wanted, below, before = part * counted[-1][1], 0.0, 0.0
        for bound, count in counted:
            if count >= wanted and count > before:
                return below if bound == inf else below + (bound - below) * (wanted - before) / (count - before)
            below, before = bound, count
        return below


def together(readings: Sequence[Reading]) -> Reading:
    """Several servers as if they were one."""
    numbers: Counter[tuple[str, str]] = Counter()
    buckets: Counter[tuple[str, float]] = Counter()
    for reading in readings:
        numbers.update(reading.numbers)
        buckets.update(reading.buckets)
    return Reading(max((reading.at for reading in readings), default=0.0), numbers, buckets)


def read(url: str, token: str) -> Reading:
    """Ask a server."""
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    try:
        with urlopen(Request(f"{url.rstrip('/')}/metrics", headers=headers), timeout=PATIENCE) as answer:
            text = answer.read(LONGEST).decode("utf-8", "replace")
    except HTTPError as error:
        error.close()
        raise NoReading("denied" if error.code in (401, 403) else "other", url=url, status=str(error.code)) from error
    except (URLError, OSError, HTTPException, ValueError) as error:
        reason = getattr(error, "reason", error)
        if not isinstance(reason, OSError):
            raise NoReading("other", url=url, status=type(error).__name__) from error
        raise NoReading("silent", url=url, reason=system_reason(reason)) from error
    try:
        reading = Reading.of(text, monotonic())
    except ValueError:
        reading = Reading(0.0)
    if not reading.total("stockpile_info"):
        raise NoReading("other", url=url, status="200")
    return reading
