"""Means over deals, and where the true mean lies in 95 of 100 such tournaments.

The games of one deal are not independent of each other: they have the same cards. So a deal is one observation, the
mean over its games.
"""

from collections.abc import Sequence
from math import sqrt
from statistics import fmean, variance
from typing import Final, NamedTuple

NORMAL_95: Final = 1.959964
# Student's t for 1, 2, 3 ... degrees of freedom; beyond, a series is exact enough.
STUDENT_95: Final = (
    *(12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281),
    *(2.2010, 2.1788, 2.1604, 2.1448, 2.1314, 2.1199, 2.1098, 2.1009, 2.0930, 2.0860),
    *(2.0796, 2.0739, 2.0687, 2.0639, 2.0595, 2.0555, 2.0518, 2.0484, 2.0452, 2.0423),
)
DIGITS: Final = 4


class Mean(NamedTuple):
    """A mean with its interval. What cannot be said is None."""

    mean: float | None = None
    low: float | None = None
    high: float | None = None


def student_t(freedom: int) -> float:
    """How many standard errors either way 95 % are, if the error itself was measured with this much freedom.

    >>> [round(student_t(freedom), 2) for freedom in (1, 30, 31, 1000)]
    [12.71, 2.04, 2.04, 1.96]
    """
    if freedom <= len(STUDENT_95):
        return STUDENT_95[freedom - 1]
    z = NORMAL_95
    return z + (z**3 + z) / (4 * freedom) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)


def mean_of_amounts(deals: Sequence[float]) -> Mean:
    """Student's interval. One deal says nothing of how much deals differ.

    >>> mean_of_amounts([100, 110, 120])
    Mean(mean=110.0, low=85.1583, high=134.8417)
    >>> mean_of_amounts([100.0])
    Mean(mean=100.0, low=None, high=None)
    """
    if len(deals) < 2:
        return Mean(*[round(each, DIGITS) for each in deals])
    middle = fmean(deals)
    half = student_t(len(deals) - 1) * sqrt(variance(deals, middle) / len(deals))
    return Mean(round(middle, DIGITS), round(middle - half, DIGITS), round(middle + half, DIGITS))


def mean_of_shares(deals: Sequence[float], step: float) -> Mean:
    """Wilson's interval, for as many independent games as the deals are worth, with Student's t.

    How many that is follows from how much the shares of deals differ. They come in steps, and less than a step hides
    cannot be seen: they are taken to differ at least as much as rounding to steps would make them. Where a bot wins
    all games or none, a deal counts as one game, which is the least that it can be worth.

    >>> mean_of_shares([1.0] * 100, 0.25)
    Mean(mean=1.0, low=0.9621, high=1.0)
    >>> mean_of_shares([0.5, 0.75, 0.5, 1.0, 0.25] * 20, 0.25)
    Mean(mean=0.6, low=0.5484, high=0.6495)
    >>> mean_of_shares([1.0], 0.25)
    Mean(mean=1.0, low=0.0062, high=1.0)
    """
    if not deals:
        return Mean()
    share, count = fmean(deals), len(deals)
    worth = float(count)
    if count > 1 and 0 < share < 1:
        worth *= share * (1 - share) / max(variance(deals, share), step**2 / 12)
    square = student_t(max(count - 1, 1)) ** 2 / worth
    middle = (share + square / 2) / (1 + square)
    half = sqrt(square * share * (1 - share) + square**2 / 4) / (1 + square)
    return Mean(round(share, DIGITS), round(max(middle - half, 0.0), DIGITS), round(min(middle + half, 1.0), DIGITS))
