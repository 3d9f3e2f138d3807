"""The terminal: a console, and the log as coloured lines."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from stockpile.envs.drawing.names import Names
from stockpile.envs.drawing.text import signs
from stockpile.envs.paper import Paper
from stockpile.rules.cards import STOCKS


def console() -> Console:
    """Standard output. Colours as the terminal can and NO_COLOR allows; nothing is highlighted by guess."""
    return Paper(highlight=False, markup=False, emoji=False)


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
    """As many of the last lines as have room on so many lines of the screen; long ones take more than one."""
    first = len(lines)
    while first and (room := room - -(-cell_len(lines[first - 1]) // out.width)) >= 0:
        first -= 1
    return lines[first:]
