"""`stockpile fuzz`: what it prints, for people and for programs."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

import pytest

from stockpile.cli.commands import fuzz as command
from stockpile.cli.long_runs import INTERRUPTED
from stockpile.lab.checks import Broken
from stockpile.lab.fuzz import FuzzedGame
from tests.support.terminal import run


def test_json_is_a_summary(tmp_path: Path) -> None:
    result = run(tmp_path, "fuzz", "--games", "3", "--seed", "1", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    summary = json.loads(result.stdout)
    assert (summary["games"], summary["failures"], summary["leaks"], summary["seed"]) == (3, 0, 0, 1)
    assert summary["decisions"] > 300
    assert summary["reports"] == []


def test_people_read_what_was_checked(tmp_path: Path) -> None:
    result = run(tmp_path, "fuzz", "--games", "2", "--seed", "1")
    assert result.returncode == 0
    assert result.stdout.startswith("Every check holds.\n2 games with ")
    assert "--seed 1" in result.stdout


def test_minutes_end_it(tmp_path: Path) -> None:
    result = run(tmp_path, "fuzz", "--minutes", "0.01", "--json")
    assert json.loads(result.stdout)["games"] > 0


def test_a_failure_is_shown_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The record, the command that shows it and the one that plays the game again; and the exit code says so."""

    def find_fault(*_: object) -> None:
        raise Broken("memory is wrong")

    monkeypatch.setattr(import_module("stockpile.lab.fuzz"), "check_memories", find_fault)
    folder = tmp_path / "found"
    result = run(tmp_path, "fuzz", "--games", "1", "--start", "7", "--seed", "2", "--folder", str(folder))
    assert result.returncode == 1
    assert result.stdout.startswith("Not every check holds.\n")
    assert result.stderr.splitlines() == [
        "Game 7 breaks a rule: Broken: memory is wrong",
        f"It is recorded: stockpile replay {folder / 'fuzz-2-7.txt'}",
        "Once more: stockpile fuzz --seed 2 --start 7 --games 1",
    ]
    shown = run(tmp_path, "replay", str(folder / "fuzz-2-7.txt"))
    assert shown.returncode == 0
    as_json = run(tmp_path, "fuzz", "--games", "1", "--start", "7", "--seed", "2", "--folder", str(folder), "--json")
    (report,) = json.loads(as_json.stdout)["reports"]
    assert (as_json.returncode, report["game"], report["kind"]) == (1, 7, "broken")


def test_ctrl_c_keeps_what_was_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(FuzzedGame, "run", interrupted)
    result = run(tmp_path, "fuzz", "--games", "5", "--seed", "1")
    assert result.returncode == INTERRUPTED
    assert "Stopped by hand." in result.stdout


def test_progress_is_said_now_and_then_without_a_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "SECONDS", 0)
    result = run(tmp_path, "fuzz", "--games", "2", "--seed", "1", "--json")
    lines = result.stderr.splitlines()
    assert [line.partition(",")[0] for line in lines] == ["1 games", "2 games"]
    assert all(line.endswith("0 failures, 0 leaks") for line in lines)
