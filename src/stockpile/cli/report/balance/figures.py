"""Figures of this page as text: points, dollars, and what an interval says."""

from typing import Final

from stockpile.cli.report.figures import NONE
from stockpile.lab.tournament.intervals import Mean

FAIR_WITHIN: Final = 0.03  # what we call fair: so far from the fair share of wins
CHEAP, DEAR = 0.0, 8.0  # what a strategy card should be worth, played well


def signed(number: float, sign: str) -> str:
    """With one digit and a real minus; nothing is neither above nor below.

    >>> signed(-0.04, "+"), signed(-1.0, "+"), signed(1.0, "")
    ('0.0', '−1.0', '1.0')
    """
    text = format(number, f"{sign}.1f")
    return text.lstrip("+-") if float(text) == 0 else text.replace("-", "−")


def dollars(amount: float | None, sign: str = "") -> str:
    """
    >>> dollars(-3.25), dollars(2.0, "+"), dollars(None)
    ('−3.2', '+2.0', '–')
    """
    return NONE if amount is None else signed(amount, sign)


def points(share: float | None, sign: str = "+") -> str:
    """A difference of shares, in points of a hundred.

    >>> points(-0.0325), points(0.1)
    ('−3.2', '+10.0')
    """
    return NONE if share is None else signed(100 * share, sign)


def percent(share: float | None) -> str:
    return NONE if share is None else f"{share:.1%}"


def in_points(mean: Mean) -> Mean:
    """Shares as points of a hundred."""
    return Mean(*[None if each is None else 100 * each for each in mean])


def verdict(mean: Mean, low: float, high: float) -> str:
    """What an interval says of a range: surely above it, surely below it, surely inside, or it cannot be said.

    >>> [verdict(Mean(0, *ends), -3, 3) for ends in ((4, 9), (-9, -4), (-1, 2), (1, 5))]
    ['above', 'below', 'inside', 'open']
    """
    if mean.low is None or mean.high is None:
        return "open"
    if mean.low > high:
        return "above"
    if mean.high < low:
        return "below"
    return "inside" if low <= mean.low and mean.high <= high else "open"
