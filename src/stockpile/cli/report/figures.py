"""Figures that may be missing, as text: for the terminal and for the page."""

from typing import Final

from stockpile.display.numbers import written
from stockpile.lab.intervals import Mean
from stockpile.lab.tournament import TournamentRow

NONE: Final = "–"


def number(figure: float | None, form: str) -> str:
    """
    >>> number(0.25, ".1%"), number(None, ".1%")
    ('25.0%', '–')
    """
    return NONE if figure is None else written(figure, form)


def interval(mean: Mean, form: str) -> str:
    """
    >>> interval(Mean(1.0, 0.5, 1.5), ".1f")
    '0.5 – 1.5'
    """
    return NONE if mean.low is None else f"{number(mean.low, form)} – {number(mean.high, form)}"


def texts(row: TournamentRow, timings: bool) -> tuple[str, ...]:
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
