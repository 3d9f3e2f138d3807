"""`stockpile lab puzzles` from the command line."""

import json
from functools import partial
from pathlib import Path

import pytest

from stockpile.cli.commands import puzzles
from stockpile.lab.puzzles import PuzzleSearch
from tests.support.terminal import run

from ..lab.test_puzzles import TINY


def test_puzzles_are_found_written_and_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(puzzles, "PuzzleSearch", partial(PuzzleSearch, effort=TINY))
    arguments = ("lab", "puzzles", "--games", "2", "--seed", "7", "--preset", "first-game", "--players", "3")
    folder = tmp_path / "found"
    first = run(tmp_path, *arguments, "--out", str(folder), "--json")
    assert (first.returncode, first.stderr) == (0, "")
    (line,) = first.stdout.splitlines()
    told = json.loads(line)
    assert told["games"] == 2 and told["command"] == "stockpile lab puzzles --seed 7 --preset first-game --players 3"
    keys = sorted(path.stem for path in folder.glob("*.toml"))
    assert [puzzle["key"] for puzzle in told["puzzles"]] == keys != []
    again = run(tmp_path, *arguments, "--out", str(folder))
    assert again.returncode == 0 and "2 games searched" in again.stdout and all(key in again.stdout for key in keys)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--preset", "chess"), "There is no kind of game called chess; there are: first-game, classic"),
        (("--players", "6"), "6 cannot play: 2 to 5 can."),
        (("--out", "/dev/null"), "/dev/null"),
    ],
)
def test_what_cannot_be_is_said_in_one_line(tmp_path: Path, arguments: tuple[str, ...], said: str) -> None:
    result = run(tmp_path, "lab", "puzzles", "--games", "1", "--out", str(tmp_path / "found"), *arguments)
    assert result.returncode != 0 and result.stdout == ""
    assert said in result.stderr and len(result.stderr.splitlines()) == 1
