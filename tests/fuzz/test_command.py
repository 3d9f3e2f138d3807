"""`python -m fuzz`: what it prints, for people and for programs."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from fuzz import __main__ as command
from fuzz import fuzzer
from fuzz.fuzzer import FuzzedGame
from fuzz.invariants import BrokenInvariant
from tests.support.terminal import run

Captured = pytest.CaptureFixture[str]


def test_json_is_a_summary(capsys: Captured) -> None:
    assert command.main(["--games", "3", "--seed", "1", "--json"]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    summary = json.loads(printed.out)
    assert (summary["games"], summary["failures"], summary["leaks"], summary["seed"]) == (3, 0, 0, 1)
    assert summary["decisions"] > 300
    assert summary["reports"] == []


def test_people_read_what_was_checked(capsys: Captured) -> None:
    assert command.main(["--games", "2", "--seed", "1"]) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("Every check holds.\n2 games with ")
    assert "--seed 1" in printed


def test_minutes_end_it(capsys: Captured) -> None:
    command.main(["--minutes", "0.01", "--json"])
    assert json.loads(capsys.readouterr().out)["games"] > 0


def test_a_failure_is_shown_with_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    """The record, the command that shows it and the one that plays the game again; and the exit code says so."""

    def find_fault(*_: object) -> None:
        raise BrokenInvariant("memory is wrong")

    monkeypatch.setattr(fuzzer, "check_memories", find_fault)
    folder = tmp_path / "found"
    options = ["--games", "1", "--start", "7", "--seed", "2", "--folder", str(folder)]
    assert command.main(options) == command.FAILED
    printed = capsys.readouterr()
    assert printed.out.startswith("Not every check holds.\n")
    assert printed.err.splitlines() == [
        "Game 7 breaks a rule: BrokenInvariant: memory is wrong",
        f"It is recorded: stockpile replay {folder / 'fuzz-2-7.txt'}",
        "Once more: python -m fuzz --seed 2 --start 7 --games 1",
    ]
    assert run(tmp_path, "replay", str(folder / "fuzz-2-7.txt")).returncode == 0
    assert command.main([*options, "--json"]) == command.FAILED
    (report,) = json.loads(capsys.readouterr().out)["reports"]
    assert (report["game"], report["kind"]) == (7, "broken")


def test_ctrl_c_keeps_what_was_found(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(FuzzedGame, "run", interrupted)
    assert command.main(["--games", "5", "--seed", "1"]) == command.INTERRUPTED
    assert "Stopped by hand." in capsys.readouterr().out


def test_without_a_terminal_there_is_a_line_now_and_then(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setattr(command, "SECONDS_BETWEEN_LINES", 0)
    command.main(["--games", "2", "--seed", "1", "--json"])
    lines = capsys.readouterr().err.splitlines()
    assert [line.partition(",")[0] for line in lines] == ["1 games", "2 games"]
    assert all(line.endswith("0 failures, 0 leaks") for line in lines)
