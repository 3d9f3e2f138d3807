"""How often somebody may do something: token buckets."""

from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

KEPT: Final = 10_000  # buckets; more clients than that at once are forgotten, the oldest first


@dataclass(frozen=True)
class Rate:
    """So many a second in the long run, and a burst at once."""

    a_second: float
    burst: float


class Bucket:
    """Fills with time, up to a burst.

    >>> bucket = Bucket(Rate(a_second=0.001, burst=2))
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = monotonic()

    @property
    def left(self) -> int:
        """How much can be taken now."""
        now = monotonic()
        self._left = min(self.rate.burst, self._left + (now - self._at) * self.rate.a_second)
        self._at = now
        return int(self._left)

    def take(self, amount: int = 1) -> bool:
        """Take so much, if there is that much."""
        if self.left < amount:
            return False
        self._left -= amount
        return True

    @property
    def wait(self) -> int:
        """Seconds until one more can be taken, rounded up."""
        return 0 if self.left >= 1 else ceil((1 - self._left) / self.rate.a_second)

    def empty(self) -> None:
        """Whoever asked for far too much has had all there was."""
        self._left = 0


class Buckets:
    """One bucket for each client."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, Bucket] = {}

    def of(self, client: str) -> Bucket:
        bucket = self._buckets.pop(client, None) or Bucket(self.rate)
        self._buckets[client] = bucket  # last in the order, so the first is the one not seen for longest
        if len(self._buckets) > KEPT:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def take(self, client: str) -> bool:
        return self.of(client).take()
