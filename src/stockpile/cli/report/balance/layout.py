"""What sections of the balance page are made of: names, verdicts, intervals over one axis, and tables with captions."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from html import escape
from typing import Final

from stockpile.cli.report import svg
from stockpile.cli.report.figures import verdict
from stockpile.cli.report.markup import scrolling, tag
from stockpile.cli.report.svg import Axis
from stockpile.content import Content
from stockpile.display.names import Names, listed
from stockpile.i18n import say
from stockpile.lab.balance.survey import BASE_GAME, EPIC_GAME
from stockpile.lab.intervals import Mean
from stockpile.rules.config import preset
from stockpile.rules.figures import figures_for


@dataclass(frozen=True)
class ReportSection:
    """Its key is where links lead; the summary is one sentence that also stands at the top of the page."""

    key: str
    title: str
    summary: str
    body: str


def clear_verdicts(found: Iterable[tuple[str, Mean]], low: float, high: float) -> str:
    """Who is above or below a range whatever the noise, by name; or that nobody is."""
    means = [*found]
    said = []
    for kind, key in (("above", "balance-surely-strong"), ("below", "balance-surely-weak")):
        names = [name for name, mean in means if verdict(mean, low, high) == kind]
        if names:
            said.append(say(key, names=listed(names)))
    return " ".join(said) or say("balance-surely-none")


class BalanceNames:
    """Names for one set of figures."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._names = Names(figures_for(preset(EPIC_GAME), content), ())

    @cached_property
    def investors(self) -> dict[str, str]:
        return _by_key([card.key for card in self._content.investors], self._names.investor)

    @cached_property
    def cards(self) -> dict[str, str]:
        return _by_key([card.key for card in self._content.strategies], self._names.strategy)


def _by_key(keys: Sequence[str], name: Callable[[int], str]) -> dict[str, str]:
    return {key: name(number) for number, key in enumerate(keys)}


def name_of_game(game: str) -> str:
    """The base game, a module, or everything."""
    named = {BASE_GAME: "balance-base", EPIC_GAME: "balance-epic"}
    return say(named.get(game, f"module-{game.replace('_', '-')}"))


LINE_HEIGHT: Final = 26  # height of a line with one interval
DOUBLE_LINE_HEIGHT: Final = 40  # of one with two


@dataclass(frozen=True)
class ChartLine:
    """One thing: its name, its figure as text, what the picture says in words, and one interval or two."""

    name: str
    value: str
    label: str
    means: tuple[Mean, ...]


def axis_around(lines: Sequence[ChartLine], *others: float) -> Axis:
    """Wide enough for all intervals and what else must be seen."""
    ends = [end for line in lines for mean in line.means for end in mean if end is not None]
    return svg.amounts_axis([*ends, *others])


def chart(lines: Sequence[ChartLine], axis: Axis, guides: Iterable[float]) -> str:
    """A line for each, over one axis. The guides are what they are compared with."""
    marked = [*guides]
    rows = "".join(_row(line, axis, marked) for line in lines)
    return tag("div", rows + tag("div", axis.drawn(), class_="line"), class_="chart")


def _row(line: ChartLine, axis: Axis, guides: Sequence[float]) -> str:
    height = LINE_HEIGHT if len(line.means) == 1 else DOUBLE_LINE_HEIGHT
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
