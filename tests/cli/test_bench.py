"""The measurements: all of them, in the form that other programs read."""

import json
import subprocess
from pathlib import Path

import pytest

from stockpile._interpreted import VARIABLE, is_compiled
from stockpile.cli.commands import bench
from stockpile.rules.config import Config
from tests.support.terminal import run


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GOES", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)


def test_json_has_every_measurement(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert all(line["compiled"] == is_compiled() for line in lines)
    games = {
        (line["bench"], line["players"], line["board"], line["preset"]) for line in lines if line["games_per_second"]
    }
    tables = (("standard", "first-game"), ("advanced", "first-game"), ("advanced", "epic"))
    assert games == {("random", players, *table) for players in (2, 3, 4, 5) for table in tables} | {
        ("simulate", 4, "standard", "first-game")
    }
    rates = [(line["games_per_second"], line["decisions_per_second"]) for line in lines]
    assert all(games is decisions is None or 0 < games < decisions for games, decisions in rates)
    times = {(line["bench"], line["preset"]): line["microseconds"] for line in lines if "microseconds" in line}
    calls = {(bench, preset) for bench in ("copy", "view", "sample", "playout") for preset in ("first-game", "epic")}
    assert times.keys() == calls | {("content", "first-game")}
    assert min(times.values()) > 0


def test_one_game_can_be_measured_alone(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "--json", "--players", "3", "--preset", "classic", "--module", "dice")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert [line["bench"] for line in lines] == ["random", "copy", "view", "sample", "playout"]
    assert {(line["players"], line["board"], line["preset"]) for line in lines} == {(3, "standard", "custom")}


def test_the_table_says_what_is_wanted_and_what_runs(tmp_path: Path) -> None:
    result = run(tmp_path, "bench")
    assert ("The rules run compiled." in result.stdout) == is_compiled()
    for wanted in ("12,000", "4,500") if is_compiled() else ("740", "320"):
        assert wanted in result.stdout
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
    fast = bench.MeasuredEngine("random", bench.USUAL, True, games_per_second=12_000.0)
    slow = bench.MeasuredEngine("copy", bench.USUAL, True, microseconds=1.3)
    other = bench.MeasuredEngine("random", Config(5), True, games_per_second=1.0)
    epic = bench.MeasuredEngine("view", bench.EPIC, True, microseconds=1.9)
    assert (fast.reached, slow.reached, other.wanted, epic.reached) == (True, False, None, True)
    assert bench.MeasuredEngine("random", bench.EPIC, False, games_per_second=249.0).reached is False
