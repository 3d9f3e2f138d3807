"""A round at a real terminal in every language: prompts and words to type as it has them, and columns in line."""

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from stockpile.i18n import languages, said_in
from stockpile.rules.cards import COMPANIES
from tests.support.terminal import Terminal

WIDTH = 80
TRACK = re.compile(r"(.*?✗).*»\s+\S")  # of a company: here its track begins
HOLDING = re.compile(r"(.*»\s+)\S")  # and here what one holds
MONEY = re.compile(r"([► ] .+? \d+)\s")  # of a player: here the money ends


def ends(lines: list[str], column: re.Pattern[str]) -> list[int]:
    """Where a column ends, in cells, on every line that has it."""
    found = [column.match(line) for line in lines]
    return [cell_len(match[1]) for match in found if match]


def players(lines: list[str], heading: str) -> list[str]:
    """The lines of the players: those after their heading."""
    at = next(number for number, line in enumerate(lines) if line.startswith(heading))
    return lines[at + 1 : at + 4]


@pytest.mark.parametrize("language", languages())
def test_one_round_is_played_in_every_language(tmp_path: Path, language: str) -> None:
    arguments = ("play", "--players", "3", "--preset", "epic", "--seed", "1")
    terminal = Terminal(tmp_path, *arguments, LANGUAGE=language)
    prompt, asked = terminal.wait(), set()
    while prompt != "next round":
        asked.add(prompt)
        for shown in (terminal.shown, look_again(terminal)):
            lines = [line.rstrip() for line in shown.splitlines()]
            assert max(map(cell_len, lines)) <= WIDTH, shown
            for column in (TRACK, HOLDING):
                places = ends(lines, column)
                assert len(places) % len(COMPANIES) == 0 and len(set(places)) <= 1, shown
        at = ends(players(lines, said_in(language, "table-player")), MONEY)
        assert len(at) == 3 and len(set(at)) == 1, shown
        prompt = terminal.type(terminal.simplest(prompt))
    assert {"Investor", "Discard", "Card", "Pile", "Bid"} <= asked


def look_again(terminal: Terminal) -> str:
    """The table, which is there at every question."""
    menu = terminal.raw
    terminal.type("t")
    table = terminal.shown
    terminal.raw = menu
    return table
