"""Pictures without fixed widths: places are percentages, so that they fit every screen and letters keep their size."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor, log10
from typing import Final

from stockpile.cli.report.markup import tag
from stockpile.display.numbers import written

LANE: Final = 44  # height of one bot's strip
AXIS: Final = 22  # height of the strip with the numbers
STEPS: Final = (1, 2, 2.5, 5, 10)  # how far apart ticks may be, times a power of ten
TICKS: Final = 5  # at most, or letters would touch on a phone


def percent(share: float) -> str:
    return f"{100 * share:.2f}%"


@dataclass(frozen=True)
class Axis:
    """From values to places between 0 and 1."""

    low: float
    high: float
    ticks: tuple[tuple[float, str], ...]
    bend: Callable[[float], float] = float

    def at(self, value: float) -> float:
        low, high = self.bend(self.low), self.bend(self.high)
        return min(max((self.bend(value) - low) / (high - low), 0.0), 1.0)

    def drawn(self) -> str:
        """The numbers below."""
        return tag("svg", "".join(map(self._tick, self.ticks)), class_="axis", height=AXIS, aria_hidden="true")

    def _tick(self, tick: tuple[float, str]) -> str:
        value, text = tick
        place = self.at(value)
        anchor = "start" if place < 0.05 else "end" if place > 0.95 else "middle"
        return tag("text", escape(text), x=percent(place), y=16, text_anchor=anchor)

    def grid(self, height: float = LANE) -> str:
        lines = [percent(self.at(value)) for value, _ in self.ticks]
        return "".join(tag("line", x1=x, x2=x, y1=0, y2=height, class_="grid") for x in lines)


def shares_axis() -> Axis:
    """From nothing to everything."""
    return Axis(0, 1, tuple((quarter / 4, written(quarter / 4, ".0%")) for quarter in range(5)))


def amounts_axis(amounts: Iterable[float]) -> Axis:
    """Round numbers around what there is.

    >>> [text for _, text in amounts_axis([12, 188]).ticks]
    ['0', '50', '100', '150', '200']
    """
    found = [*amounts] or [0.0, 1.0]
    low, high = min(found), max(found)
    rough = max(high - low, 1.0) / (TICKS - 1)
    power = 10.0 ** floor(log10(rough))
    step = next(each * power for each in STEPS if each * power >= rough)
    first, last = floor(low / step), max(ceil(high / step), floor(low / step) + 1)
    return Axis(first * step, last * step, tuple((n * step, written(n * step, "g")) for n in range(first, last + 1)))


def times_axis(times: Iterable[float]) -> Axis:
    """Powers of ten around what there is.

    >>> [text for _, text in times_axis([0.02, 30]).ticks]
    ['0.01', '0.1', '1', '10', '100']
    """
    found = [*times] or [1.0]
    first, last = floor(log10(min(found))), max(ceil(log10(max(found))), floor(log10(min(found))) + 1)
    every = ceil((last - first) / TICKS)
    ticks = tuple((10.0**power, written(10.0**power, "g")) for power in range(first, last + 1, every))
    return Axis(10.0**first, 10.0**last, ticks, log10)


def lane(label: str, *parts: str, height: float = LANE) -> str:
    """One strip; the label says in words what it shows."""
    return tag("svg", "".join(parts), class_="lane", height=height, role="img", aria_label=label)


def upright(place: float, kind: str, height: float = LANE) -> str:
    x = percent(place)
    return tag("line", x1=x, x2=x, y1=4, y2=height - 4, class_=kind)


def whisker(low: float, middle: float, high: float, y: float = LANE / 2) -> str:
    """A dot with its interval."""
    bar = tag("line", x1=percent(low), x2=percent(high), y1=y, y2=y, class_="whisker")
    ends = [tag("line", x1=percent(end), x2=percent(end), y1=y - 6, y2=y + 6, class_="whisker") for end in (low, high)]
    return bar + "".join(ends) + tag("circle", cx=percent(middle), cy=y, r=6, class_="dot")


def square(place: float, y: float) -> str:
    """A mark that is told from a dot without its colour."""
    moved = tag("rect", x=-5, y=y - 5, width=10, height=10, class_="mark")
    return tag("svg", moved, x=percent(place), overflow="visible")


def bars(heights: Sequence[float]) -> str:
    """A histogram over the whole width; 1 is as high as the strip."""
    wide = 1 / len(heights)
    return "".join(
        tag(
            "rect",
            x=percent(number * wide),
            width=percent(wide * 0.92),
            y=LANE * (1 - height),
            height=LANE * height,
            class_="bar",
        )
        for number, height in enumerate(heights)
        if height
    )
