"""What Typer says by itself is said in the language of the terminal: the frame of help, and mistakes in a command."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest
from rich.cells import cell_len

from stockpile.cli.app import FRAME, MISTAKES, VALUES
from stockpile.i18n import languages, said_in
from tests.support.terminal import Result, letters, run_many

OTHERS = [language for language in languages() if language != "en"]
# Of Typer, and of the library that reads values for it.
FOREIGN = re.compile(
    r"Usage|Options\b|OPTIONS|COMMAND|ARGS|Commands|Arguments|default|required|Show this|No such|Missing|Invalid"
    r"|Got unexpected|Input should|Possible|requires|does not|Did you|Try '|Error|Help\b",
)


def run(language: str, *commands: Sequence[str]) -> list[Result]:
    return run_many({"LANGUAGE": language, "COLUMNS": "200", "PYTHONUTF8": "1"}, *commands)


HELPED = [(), ("play",), ("serve",), ("replay",), ("lab",), ("lab", "coach")]


@pytest.mark.parametrize("language", OTHERS)
def test_help_has_no_word_of_typers_own(language: str) -> None:
    for command, shown in zip(HELPED, run(language, *[(*command, "--help") for command in HELPED]), strict=True):
        assert (shown.returncode, shown.stderr) == (0, ""), command
        assert said_in(language, "usage-usage") in shown.stdout and said_in(language, "usage-help") in shown.stdout
        assert not FOREIGN.search(shown.stdout), (command, FOREIGN.findall(shown.stdout))


# All pages of help at some widths, in one process: the words are loaded once.
EVERY_HELP = """
import os
from typer.main import get_command
from stockpile.cli.app import app

def pages(command, parent=None, name="stockpile"):
    context = command.make_context(name, [], parent, resilient_parsing=True)
    command.get_help(context)
    for name, below in getattr(command, "commands", {}).items():
        pages(below, context, name)

for columns in (400, 80, 60):
    os.environ["COLUMNS"] = str(columns)
    pages(get_command(app))
    print(chr(12))
"""


@pytest.mark.parametrize("language", languages())
def test_narrow_terminals_lose_no_letter_of_help(language: str) -> None:
    env = {"LANGUAGE": language, "PYTHONUTF8": "1"}
    made = subprocess.run(
        [sys.executable, "-c", EVERY_HELP], env=env, capture_output=True, text=True, timeout=300, check=True
    )
    *pages, _ = made.stdout.split("\f")
    assert pages[0].count(said_in(language, "usage-help")) > 15
    assert "…" not in made.stdout
    assert letters(pages[0]) == letters(pages[1]) == letters(pages[2])
    lines = [set(map(cell_len, page.splitlines())) - {0} for page in pages]
    assert lines == [{400}, {80}, {60}]


MISTAKEN = {
    "usage-no-option": ("watch", "--quick"),
    "usage-no-option-but": ("watch", "--playrs", "3"),
    "usage-no-command": ("gamble",),
    "usage-no-command-but": ("plya",),
    "usage-no-argument": ("replay",),
    "usage-extra": ("replay", "a.txt", "b.txt"),
    "usage-value-missing": ("watch", "--preset"),
    "usage-value-extra": ("play", "--resume=3"),
    "usage-whole": ("watch", "--players", "six"),
    "usage-number": ("watch", "--delay", "soon"),
    "usage-least": ("simulate", "--games", "0"),
    "usage-most": ("serve", "--port", "99999"),
}


@pytest.mark.parametrize("language", languages())
def test_a_mistake_is_told_in_the_language_of_the_terminal(language: str) -> None:
    facts = dict.fromkeys(("option", "others", "name", "words", "given", "limit"), "\0")
    for key, told in zip(MISTAKEN, run(language, *MISTAKEN.values()), strict=True):
        assert (told.returncode, told.stdout) == (2, ""), key
        frame = said_in(language, "error-usage", reason=said_in(language, key, **facts), command="\0")
        assert re.fullmatch(".+".join(map(re.escape, frame.split("\0"))), told.stderr.strip()), key
        assert language == "en" or not FOREIGN.search(told.stderr), key


def test_nothing_is_told_that_nobody_could_do() -> None:
    """No command here has a required option, and a superuser may read every file."""
    keys = {*MISTAKES.values(), *(key for key, _ in VALUES.values())}
    assert keys - {*MISTAKEN} == {"usage-option-missing", "usage-unreadable"}
    assert not {*FRAME.values()} & keys


def test_a_record_and_a_folder_are_refused_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("stockpile record 1\nplayers 6\n")
    for language in OTHERS:
        record, folder = run(
            language, ("replay", str(tmp_path / "game.txt")), ("watch", "--content", str(tmp_path / "nowhere"))
        )
        inner = said_in(language, "wrong-config-players", players=6)
        assert record.stderr.strip().endswith(said_in(language, "wrong-record-at", line="2", reason=inner))
        assert said_in(language, "wrong-figure-no-folder", names="\0").partition("\0")[0] in folder.stderr
