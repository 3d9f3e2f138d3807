"""Games of bots that are kept as records, from the command line."""

import json
from pathlib import Path

import pytest

from stockpile.records import load, replay
from tests.support.terminal import Terminal, run

WATCH = ("watch", "--bots", "broker,random,random", "--seed", "3")
SIMULATE = ("simulate", "--bots", "broker,random,random", "--games", "4", "--seed", "9")
TOURNAMENT = ("tournament", "--bots", "broker,random,random", "--deals", "2", "--seed", "9", "--no-timings")


def test_a_watched_game_is_kept_and_watched_as_ever(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    kept, plain = run(tmp_path, *WATCH, "--record", str(file)), run(tmp_path, *WATCH)
    assert (kept.returncode, kept.stderr) == (0, "")
    assert kept.stdout == f"{plain.stdout}The game is kept: {file}\n"
    record = load(file)
    assert record.names == ("broker", "random", "random")
    money = [str(row["total"]) for row in replay(record).standing]
    assert {line.split()[-1] for line in plain.stdout.splitlines()[-3:]} == {*money}


def test_bots_with_the_same_name_are_told_apart_when_the_game_is_shown(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(tmp_path, *WATCH, "--record", str(file))
    shown = run(tmp_path, "replay", str(file))
    assert (shown.returncode, shown.stderr) == (0, "")
    for name in ("broker", "random #1", "random #2"):
        assert f"{name} bid " in shown.stdout
    assert "random bid " not in shown.stdout


def test_a_watched_game_that_was_broken_off_is_kept_so_far(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    person = Terminal(tmp_path, *WATCH, "--delay", "0.2", "--record", str(file))
    person.child.expect("placed")
    person.child.send("\x03")
    assert person.wait() == ""
    assert person.child.exitstatus == 130
    assert "The game is kept as far as it went: " in person.shown and "Traceback" not in person.shown
    record = load(file)
    assert 1 <= len(record.answers) < 20
    assert run(tmp_path, "replay", str(file)).returncode == 0


@pytest.mark.parametrize("command", [SIMULATE, TOURNAMENT])
def test_kept_games_are_told_of_and_shown(tmp_path: Path, command: tuple[str, ...]) -> None:
    folder = tmp_path / "new" / "folder"
    result = run(tmp_path, *command, "--records", str(folder))
    assert (result.returncode, result.stderr) == (0, "")
    assert f"The games are kept in {folder}, a file each. To see one: stockpile replay FILE" in result.stdout
    assert "--records" not in result.stdout
    for file in folder.iterdir():
        assert "1 broker" in run(tmp_path, "replay", str(file)).stdout


@pytest.mark.parametrize("command", [SIMULATE, TOURNAMENT])
def test_json_is_the_same_whether_games_are_kept_or_not(tmp_path: Path, command: tuple[str, ...]) -> None:
    plain, kept = run(tmp_path, *command, "--json"), run(tmp_path, *command, "--json", "--records", str(tmp_path))
    assert json.loads(plain.stdout) == json.loads(kept.stdout)


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate --games", "tournament --deals"])
def test_ctrl_c_keeps_the_records_of_what_was_played(tmp_path: Path, command: str, jobs: str) -> None:
    folder = tmp_path / "kept"
    many = (*command.split(), "100000", "--bots", "broker", "--players", "3", "--jobs", jobs, "--seed", "1")
    person = Terminal(tmp_path, *many, "--records", str(folder))
    person.child.expect(r" [1-9]\d*/100000")  # the bar moves
    person.child.send("\x03")
    assert person.wait() == ""
    assert person.child.exitstatus == 130
    assert "Stopped after" in person.shown and "The games are kept in" in person.shown
    assert "Traceback" not in person.shown
    kept = sorted(folder.iterdir())
    assert kept and all(file.name.startswith("game-") for file in kept), "no drafts are left"
    assert all(replay(load(file)).over for file in kept)


def test_what_cannot_be_kept_is_said_in_one_line(tmp_path: Path) -> None:
    there = tmp_path / "there.txt"
    there.write_text("a letter")
    kept = tmp_path / "kept"
    kept.mkdir()
    (kept / "game-00002.txt").write_text("a letter")
    for command, reason in (
        ((*WATCH, "--record", str(there)), f"{there} is there already, and nothing is written over. Name a new file."),
        ((*WATCH, "--record", str(tmp_path)), f"{tmp_path} is there already"),
        ((*WATCH, "--record", str(tmp_path / "no" / "game.txt")), f"There is no folder {tmp_path / 'no'}."),
        ((*SIMULATE, "--records", str(there)), f"Games cannot be kept in {there}: File exists."),
        ((*TOURNAMENT, "--records", str(there / "below")), f"Games cannot be kept in {there / 'below'}: "),
        ((*SIMULATE, "--records", str(kept)), f"{kept / 'game-00002.txt'} is there already and is not the whole"),
    ):
        result = run(tmp_path, *command)
        assert (result.returncode, result.stdout) == (2, "")
        (line,) = result.stderr.splitlines()
        assert reason in line
    assert there.read_text() == "a letter"
    assert [*kept.iterdir()] == [kept / "game-00002.txt"]
