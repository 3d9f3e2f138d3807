"""The figures of a house as a table: a column for each server, or one for all where there is no room."""

from collections.abc import Callable, Sequence
from typing import Final

from rich import box
from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderResult
from rich.table import Table
from rich.text import Text

from stockpile.cli.house.figures import Figures
from stockpile.display import signs
from stockpile.display.numbers import percent
from stockpile.i18n import say

COLUMN: Final = 13  # cells that the figures of a server need
GAP: Final = 3  # cells between two columns
NOTHING: Final = "–"


def _whole(number: float) -> str:
    return say("house-number", number=round(number))


def _rate(number: float) -> str:
    return say("house-a-second", number=round(number, 1))


def _milliseconds(seconds: float) -> float:
    """Three digits are enough, and what is long needs no fractions."""
    milliseconds = 1000 * seconds
    return round(milliseconds, 1) if milliseconds < 10 else round(milliseconds)


def _time(seconds: float | None) -> str:
    return NOTHING if seconds is None else say("house-milliseconds", number=_milliseconds(seconds))


def _pair(first: float | None, second: float | None) -> str:
    if first is None or second is None:
        return NOTHING
    return say("house-two-times", first=_milliseconds(first), second=_milliseconds(second))


def _part(part: float | None) -> str:
    return NOTHING if part is None else percent(part)


ROWS: Final[tuple[tuple[str, Callable[[Figures], str]], ...]] = (
    ("house-playing", lambda each: _whole(each.playing)),
    ("house-waiting", lambda each: _whole(each.waiting)),
    ("house-over", lambda each: _whole(each.over)),
    ("house-guests", lambda each: _whole(each.guests)),
    ("house-players", lambda each: _whole(each.players)),
    ("house-watchers", lambda each: _whole(each.watchers)),
    ("house-connections", lambda each: _whole(each.connections)),
    ("house-answers", lambda each: _rate(each.answers_a_second)),
    ("house-bot-answers", lambda each: _rate(each.bot_answers_a_second)),
    ("house-refusals", lambda each: _rate(each.refusals_a_second)),
    ("house-answer-time", lambda each: _pair(each.answer_p50, each.answer_p99)),
    ("house-store-time", lambda each: _pair(each.store_p50, each.store_p99)),
    ("house-lag", lambda each: _time(each.lag_p99)),
    ("house-thoughts", lambda each: _whole(each.thoughts_waiting)),
    ("house-thought-time", lambda each: _pair(each.thought_p50, each.thought_p99)),
    ("house-granted", lambda each: _part(each.thought_granted)),
    ("house-memory", lambda each: say("house-megabytes", number=round(each.megabytes))),
    ("house-processor", lambda each: _part(each.processor)),
)


class Panel:
    """Fits whatever width the terminal has when it is drawn."""

    def __init__(self, servers: Sequence[tuple[str, Figures | None]], all_of_them: Figures | None) -> None:
        self._servers = servers
        self._all = all_of_them

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        columns = [*self._servers]
        if len(columns) > 1:
            columns.append((say("house-together"), self._all))
            if _width([name for name, _ in columns]) > options.max_width:
                columns = columns[-1:]
        yield _table(columns)
        for name, figures in self._servers:
            if figures is None:
                yield Text(say("house-silent", server=name), style=signs.BAD)
            elif figures.going_down:
                yield Text(say("house-going-down", server=name), style=signs.BAD)


def _width(names: Sequence[str]) -> int:
    figures = max(cell_len(say(key)) for key, _ in ROWS)
    return figures + sum(GAP + max(COLUMN, cell_len(name)) for name in names) + GAP


def _table(columns: Sequence[tuple[str, Figures | None]]) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(say("house-title"), no_wrap=True)
    for name, _ in columns:
        table.add_column(name, justify="right", no_wrap=True)
    for key, cell in ROWS:
        table.add_row(say(key), *[cell(each) if each is not None else NOTHING for _, each in columns])
    return table
