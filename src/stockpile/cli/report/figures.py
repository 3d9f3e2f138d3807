"""Figures of reports as text: numbers that may be missing, points, dollars, intervals."""

from typing import Final

from stockpile.display.numbers import NO_FIGURE, written
from stockpile.lab.intervals import Mean
from stockpile.lab.tournament import TournamentRow


def number(figure: float | None, form: str) -> str:
    """
    >>> number(0.25, ".1%"), number(None, ".1%")
    ('25.0%', '–')
    """
    return NO_FIGURE if figure is None else written(figure, form)


def interval(mean: Mean, form: str) -> str:
    """
    >>> interval(Mean(1.0, 0.5, 1.5), ".1f")
    '0.5 – 1.5'
    """
    return NO_FIGURE if mean.low is None else f"{number(mean.low, form)} – {number(mean.high, form)}"


def row_texts(row: TournamentRow, timings: bool) -> tuple[str, ...]:
    """Wins and money with their intervals, the times if they are wanted, and the rating."""
    times = (number(row.ms_mean, ".3g"), number(row.ms_p95, ".3g"))
    return (
        number(row.win_share.mean, ".1%"),
        interval(row.win_share, ".1%"),
        number(row.money.mean, ".1f"),
        interval(row.money, ".1f"),
        *(times if timings else ()),
        number(row.rating, ".1f"),
    )


FAIR_WITHIN: Final = 0.03  # what we call fair: so far from the fair share of wins
LEAST_CARD_WORTH, MOST_CARD_WORTH = 0.0, 8.0  # what a strategy card should be worth, played well


def dollars(amount: float | None, sign: str = "") -> str:
    """
    >>> dollars(-3.25), dollars(2.0, "+"), dollars(None)
    ('−3.2', '+2.0', '–')
    """
    return number(amount, f"{sign}.1f")


def points(share: float | None, sign: str = "+") -> str:
    """A difference of shares, in points of a hundred.

    >>> points(-0.0325), points(0.1)
    ('−3.2', '+10.0')
    """
    return NO_FIGURE if share is None else written(100 * share, f"{sign}.1f")


def percent(share: float | None) -> str:
    return number(share, ".1%")


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
