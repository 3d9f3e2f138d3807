"""What Typer says by itself is said in the language of the terminal: the frame of help, and mistakes in a command."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from stockpile.cli.usage import FRAME, MISTAKES, VALUES
from stockpile.words import languages, said_in

COMMAND = str(Path(sys.executable).with_name("stockpile"))
OTHERS = [language for language in languages() if language != "en"]
# Of Typer, and of the library that reads values for it.
FOREIGN = re.compile(
    r"Usage|Options\b|OPTIONS|COMMAND|ARGS|Commands|Arguments|default|required|Show this|No such|Missing|Invalid"
    r"|Got unexpected|Input should|Possible|requires|does not|Try '|Error|Help\b",
)


def run(language: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {"LANGUAGE": language, "COLUMNS": "200", "PYTHONUTF8": "1"}
    return subprocess.run([COMMAND, *arguments], env=env, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("command", [(), ("play",), ("serve",), ("replay",), ("lab",), ("lab", "coach")], ids=" ".join)
def test_help_has_no_word_of_typers_own(language: str, command: tuple[str, ...]) -> None:
    shown = run(language, *command, "--help")
    assert (shown.returncode, shown.stderr) == (0, "")
    assert said_in(language, "usage-usage") in shown.stdout and said_in(language, "usage-help") in shown.stdout
    assert not FOREIGN.search(shown.stdout), FOREIGN.findall(shown.stdout)


MISTAKEN = {
    "usage-no-option": ("watch", "--quick"),
    "usage-no-option-but": ("watch", "--playrs", "3"),
    "usage-no-command": ("gamble",),
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
@pytest.mark.parametrize("key", MISTAKEN)
def test_a_mistake_is_told_in_the_language_of_the_terminal(language: str, key: str) -> None:
    told = run(language, *MISTAKEN[key])
    assert (told.returncode, told.stdout) == (2, "")
    facts = dict.fromkeys(("option", "others", "name", "words", "given", "limit"), "\0")
    frame = said_in(language, "error-usage", reason=said_in(language, key, **facts), command="\0")
    assert re.fullmatch(".+".join(map(re.escape, frame.split("\0"))), told.stderr.strip())
    assert language == "en" or not FOREIGN.search(told.stderr)


def test_nothing_is_told_that_nobody_could_do() -> None:
    """No command here has a required option, and a superuser may read every file."""
    keys = {*MISTAKES.values(), *(key for key, _ in VALUES.values())}
    assert keys - {*MISTAKEN} == {"usage-option-missing", "usage-unreadable"}
    assert not {*FRAME.values()} & keys


def test_a_record_and_a_folder_are_refused_in_the_language_of_the_terminal(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_text("stockpile record 1\nplayers 6\n")
    for language in OTHERS:
        told = run(language, "replay", str(tmp_path / "game.txt")).stderr
        inner = said_in(language, "wrong-config-players", players=6)
        assert told.strip().endswith(said_in(language, "wrong-record-at", line="2", reason=inner))
        told = run(language, "watch", "--content", str(tmp_path / "nowhere")).stderr
        assert said_in(language, "wrong-figure-no-folder", names="\0").partition("\0")[0] in told
