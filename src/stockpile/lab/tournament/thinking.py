"""How long a bot thought: kept as a histogram, which is small and can be added to others."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from math import ceil, log
from typing import Final

STEP: Final = 1.05  # each bin is so many times the one before, so a quantile is off by a fortieth at most
LAST_BIN: Final = 1000  # far beyond any time that somebody waits for
NANOSECONDS: Final = 1e6  # in a millisecond


@dataclass
class Thinking:
    """Time over a number of decisions.

    >>> thinking = Thinking()
    >>> for milliseconds in range(1, 101):
    ...     thinking.add(milliseconds * 1_000_000)
    >>> thinking.mean, round(thinking.quantile(0.95))
    (50.5, 95)
    """

    nanoseconds: int = 0
    bins: Counter[int] = field(default_factory=Counter)

    def add(self, nanoseconds: int) -> None:
        self.nanoseconds += nanoseconds
        self.bins[int(log(max(nanoseconds, 1), STEP))] += 1

    @classmethod
    def together(cls, parts: Iterable["Thinking"]) -> "Thinking":
        """All of them as one."""
        whole = cls()
        for part in parts:
            whole.nanoseconds += part.nanoseconds
            whole.bins.update(part.bins)
        return whole

    @property
    def mean(self) -> float | None:
        """In milliseconds; of nothing there is none."""
        decisions = self.bins.total()
        return self.nanoseconds / decisions / NANOSECONDS if decisions else None

    @property
    def milliseconds(self) -> list[tuple[float, int]]:
        """The middle of each bin, and how many decisions are in it."""
        return [(STEP ** (step + 0.5) / NANOSECONDS, self.bins[step]) for step in sorted(self.bins)]

    def quantile(self, share: float) -> float:
        """The milliseconds in which this share of all decisions was made."""
        needed = ceil(share * self.bins.total())
        for milliseconds, count in self.milliseconds:
            needed -= count
            if needed <= 0:
                return milliseconds
        raise ValueError("no decision was timed")
