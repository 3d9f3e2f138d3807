"""How often someone may do something: token buckets, one per client, shared between workers."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from time import monotonic
from typing import Final

SHARES_OF_BURST: Final = 10  # a client that has taken one of these shares is reported to other workers
MOST_CLIENTS: Final = 10_000  # at once; the ones not seen for longest are forgotten


@dataclass(frozen=True)
class Rate:
    """A rate per second in the long run, and a burst at once."""

    a_second: float
    burst: float


class TokenBucket:
    """Fills with time, up to a burst.

    >>> bucket = TokenBucket(Rate(a_second=0.001, burst=2))
    >>> bucket.take(), bucket.take(), bucket.take()
    (True, True, False)
    """

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._left = rate.burst
        self._at = monotonic()
        self.unreported = 0  # taken here and not reported to other workers yet

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
        self.unreported += amount
        return True

    def charge(self, amount: int) -> None:
        """Subtract what was taken at another worker: at worst it takes as long to refill as a burst."""
        self._left = max(-self.rate.burst, min(self.left, self._left) - amount)

    @property
    def wait(self) -> int:
        """Seconds until one more can be taken, rounded up."""
        return 0 if self.left >= 1 else ceil((1 - self._left) / self.rate.a_second)

    def empty(self) -> None:
        """Take everything: the client asked for far too much."""
        self._left = 0


class ClientBuckets:
    """One bucket for each client."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: dict[str, TokenBucket] = {}

    def of(self, client: str) -> TokenBucket:
        bucket = self._buckets.pop(client, None) or TokenBucket(self.rate)
        self._buckets[client] = bucket  # last in the order, so the first is the one not seen for longest
        if len(self._buckets) > MOST_CLIENTS:
            del self._buckets[next(iter(self._buckets))]
        return bucket

    def take(self, client: str) -> bool:
        return self.of(client).take()

    def tell(self) -> Iterator[tuple[str, int]]:
        """Report the clients that have taken enough since the last report."""
        for client, bucket in self._buckets.items():
            if bucket.unreported >= max(1.0, self.rate.burst / SHARES_OF_BURST):
                yield client, bucket.unreported
                bucket.unreported = 0


class SharedRates:
    """All rate limits of a worker by name, to keep the same count at all workers.

    >>> here, there = SharedRates(), SharedRates()
    >>> ours, theirs = (ClientBuckets(Rate(0.001, 10)) for _ in range(2))
    >>> here.add("chat", ours), there.add("chat", theirs)
    (None, None)
    >>> [ours.take("ada") for _ in range(6)][-1], list(here.tell())
    (True, [('chat', 'ada', 6)])
    >>> there.hear("chat", "ada", 6), theirs.of("ada").left
    (None, 4)
    """

    def __init__(self) -> None:
        self._buckets: dict[str, ClientBuckets] = {}

    def add(self, name: str, buckets: ClientBuckets) -> None:
        self._buckets[name] = buckets

    def tell(self) -> Iterator[tuple[str, str, int]]:
        for name, buckets in self._buckets.items():
            for client, amount in buckets.tell():
                yield name, client, amount

    def hear(self, name: str, client: str, amount: int) -> None:
        if name in self._buckets:
            self._buckets[name].of(client).charge(amount)
