"""The console: what tables and help are printed on, and the log as coloured lines."""

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.console import Console, ConsoleOptions, RenderableType
from rich.segment import Segment
from rich.text import Text

from stockpile.display import signs
from stockpile.display.names import Names
from stockpile.rules.cards import STOCKS


class WrappingConsole(Console):
    """Words that are longer than their column continue in the next line.

    Rich cuts such words off, with "…" for the rest. And it does so where nothing is too long: `Text.rstrip_end` counts
    characters where it should count cells, so a line of wide ones that fills its column keeps the space after it, is
    one cell too long, and loses a syllable. What may fold loses only that space. Columns that never wrap are cut still.

    >>> from rich.table import Table
    >>> table = Table(box=None, show_header=False, padding=0)
    >>> table.add_row("주식 가격 예측 카드")
    >>> WrappingConsole(width=9).print(table)
    주식 가격
    예측 카드
    """

    def render_lines(
        self, renderable: RenderableType, options: ConsoleOptions | None = None, **settings: Any
    ) -> list[list[Segment]]:
        if options is not None and options.overflow == "ellipsis" and not options.no_wrap:
            options = options.update(overflow="fold")
        return super().render_lines(renderable, options, **settings)


def stdout_console() -> Console:
    """Standard output. Colours as the terminal can and NO_COLOR allows; nothing is highlighted by guess."""
    return WrappingConsole(highlight=False, markup=False, emoji=False)


def coloured(names: Names, line: str) -> Text:
    """A line of the log with the companies in their colours."""
    text = Text(line)
    for company in range(STOCKS):
        text.highlight_words([names.company(company)], signs.COLOUR[company])
    return text


def print_lines(out: Console, names: Names, lines: Sequence[str]) -> None:
    for line in lines:
        out.print(coloured(names, line))


def last_lines(out: Console, lines: list[str], room: int) -> list[str]:
    """As many of the last lines as have room on this many lines of the screen; long ones take more than one."""
    first = len(lines)
    while first and (room := room - -(-cell_len(lines[first - 1]) // out.width)) >= 0:
        first -= 1
    return lines[first:]
