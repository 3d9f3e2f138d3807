"""The measurements: all of them, in the form that other programs read."""

import json
import subprocess
from pathlib import Path

import pytest

from stockpile._interpreted import VARIABLE, is_compiled
from stockpile.cli import bench

from .terminal import run


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GOES", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)


def test_json_has_every_measurement(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert all(line["preset"] == "first-game" and line["compiled"] == is_compiled() for line in lines)
    games = {(line["bench"], line["players"], line["board"]) for line in lines if line["games_per_second"]}
    boards = ("standard", "advanced")
    assert games == {("random", players, board) for players in (2, 3, 4, 5) for board in boards} | {
        ("simulate", 4, "standard")
    }
    rates = [(line["games_per_second"], line["decisions_per_second"]) for line in lines]
    assert all(games is decisions is None or 0 < games < decisions for games, decisions in rates)
    times = {line["bench"]: line["microseconds"] for line in lines if "microseconds" in line}
    assert times.keys() == {"copy", "view", "sample", "content"}
    assert min(times.values()) > 0


def test_the_table_says_what_is_wanted_and_what_runs(tmp_path: Path) -> None:
    result = run(tmp_path, "bench")
    assert ("The rules run compiled." in result.stdout) == is_compiled()
    assert ("5,000" if is_compiled() else "800") in result.stdout
    assert "…" not in result.stdout


def test_the_sources_can_be_measured_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another Python is started, told not to take the compiled rules."""
    started: list[tuple[list[str], str]] = []

    class Ended:
        returncode = 0

    def start(command: list[str], env: dict[str, str]) -> Ended:
        started.append((command, env[VARIABLE]))
        return Ended()

    monkeypatch.setattr(bench, "is_compiled", lambda: True)
    monkeypatch.setattr(subprocess, "run", start)
    assert run(tmp_path, "bench", "--interpreted", "--json").returncode == 0
    ((command, variable),) = started
    assert command[-2:] == ["bench", "--json"] and variable == "1"


def test_what_is_reached() -> None:
    fast = bench.Measured("random", 4, "standard", "first-game", True, games_per_second=5000.0)
    slow = bench.Measured("copy", 4, "standard", "first-game", True, microseconds=5.1)
    other = bench.Measured("random", 5, "standard", "first-game", True, games_per_second=1.0)
    assert (fast.reached, slow.reached, other.wanted) == (True, False, None)
