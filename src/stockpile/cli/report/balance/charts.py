"""Intervals under one another over one axis, and tables with captions."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final

from stockpile.cli.report import svg
from stockpile.cli.report.markup import scrolling, tag
from stockpile.cli.report.svg import Axis
from stockpile.lab.intervals import Mean

THIN: Final = 26  # height of a line with one interval
TWICE: Final = 40  # of one with two


@dataclass(frozen=True)
class Line:
    """One thing: its name, its figure as text, what the picture says in words, and one interval or two."""

    name: str
    value: str
    label: str
    means: tuple[Mean, ...]


def axis_around(lines: Sequence[Line], *others: float) -> Axis:
    """Wide enough for all intervals and what else must be seen."""
    ends = [end for line in lines for mean in line.means for end in mean if end is not None]
    return svg.amounts_axis([*ends, *others])


def chart(lines: Sequence[Line], axis: Axis, guides: Iterable[float]) -> str:
    """A line for each, over one axis. The guides are what they are compared with."""
    marked = [*guides]
    rows = "".join(_row(line, axis, marked) for line in lines)
    return tag("div", rows + tag("div", axis.drawn(), class_="line"), class_="chart")


def _row(line: Line, axis: Axis, guides: Sequence[float]) -> str:
    height = THIN if len(line.means) == 1 else TWICE
    parts = [axis.grid(height), *[svg.upright(axis.at(guide), "fair", height) for guide in guides]]
    for at, mean in enumerate(line.means):
        y = height / 2 if len(line.means) == 1 else height * (1 + 2 * at) / 4
        parts.append(_interval(mean, axis, y, last=at > 0))
    picture = svg.lane(line.label, *parts, height=height)
    return tag("div", tag("b", escape(line.name)) + picture + tag("span", escape(line.value)), class_="line")


def _interval(mean: Mean, axis: Axis, y: float, last: bool) -> str:
    """A dot with its interval, where there is one; the second of two is a square."""
    if mean.mean is None:
        return ""
    low, high = mean.low if mean.low is not None else mean.mean, mean.high if mean.high is not None else mean.mean
    drawn = svg.whisker(axis.at(low), axis.at(mean.mean), axis.at(high), y)
    mark = svg.square(axis.at(mean.mean), y) if last else ""
    return tag("g", drawn + mark, class_="second" if last else "only")


def table(caption: str, head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """The first of every row is its name."""
    top = tag("tr", "".join(tag("th", escape(text), scope="col") for text in head))
    body = "".join(
        tag("tr", tag("th", escape(first), scope="row") + "".join(tag("td", escape(cell)) for cell in cells))
        for first, *cells in rows
    )
    whole = tag("caption", escape(caption)) + tag("thead", top) + tag("tbody", body)
    return scrolling(tag("table", whole), caption)


def prose(*texts: str) -> str:
    return "".join(tag("p", escape(text)) for text in texts if text)


def note(text: str) -> str:
    return tag("p", escape(text), class_="note")


def folded(title: str, inner: str) -> str:
    """More, for whoever wants it."""
    return tag("details", tag("summary", escape(title)) + inner)
