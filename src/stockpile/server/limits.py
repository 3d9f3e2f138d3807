"""How often somebody may do something: token buckets."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

PARTS: Final = 10  # of a burst: who has taken one of them is worth a word to other workers
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
        self.untold = 0  # what was taken here and other workers have not heard of

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
        self.untold += amount
        return True

    def charge(self, amount: int) -> None:
        """So much was taken at another worker: at the worst it takes as long to make up for as a burst."""
        self._left = max(-self.rate.burst, min(self.left, self._left) - amount)

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

    def tell(self) -> Iterator[tuple[str, int]]:
        """Who has taken enough since it was told last that other workers should know."""
        for client, bucket in self._buckets.items():
            if bucket.untold >= max(1.0, self.rate.burst / PARTS):
                yield client, bucket.untold
                bucket.untold = 0


class Rates:
    """All buckets of a worker by name, for workers who keep the same count.

    >>> here, there = Rates(), Rates()
    >>> ours, theirs = Buckets(Rate(0.001, 10)), Buckets(Rate(0.001, 10))
    >>> here.add("chat", ours), there.add("chat", theirs)
    (None, None)
    >>> [ours.take("ada") for _ in range(6)][-1], list(here.tell())
    (True, [('chat', 'ada', 6)])
    >>> there.hear("chat", "ada", 6), theirs.of("ada").left
    (None, 4)
    """

    def __init__(self) -> None:
        self._buckets: dict[str, Buckets] = {}

    def add(self, name: str, buckets: Buckets) -> None:
        self._buckets[name] = buckets

    def tell(self) -> Iterator[tuple[str, str, int]]:
        for name, buckets in self._buckets.items():
            for client, amount in buckets.tell():
                yield name, client, amount

    def hear(self, name: str, client: str, amount: int) -> None:
        if name in self._buckets:
            self._buckets[name].of(client).charge(amount)
