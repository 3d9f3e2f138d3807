"""Measured beside another library: the same things counted on both sides, in one run."""

import json
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from stockpile._interpreted import is_compiled
from stockpile.cli.commands import bench_engine as bench
from stockpile.cli.commands import bench_libraries
from tests.support.terminal import run

PROJECT = tomllib.loads(Path(__file__).parents[2].joinpath("pyproject.toml").read_text())
RESEARCH = [Requirement(each) for each in PROJECT["project"]["optional-dependencies"]["research"]]
HAS_WHEEL = any(each.name == "open_spiel" and each.marker and each.marker.evaluate() for each in RESEARCH)
with_openspiel = pytest.mark.skipif(not HAS_WHEEL, reason="OpenSpiel has no wheel for this platform")


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GOES", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)


def test_the_library_is_here_where_it_has_a_wheel() -> None:
    assert (find_spec("pyspiel") is not None) is HAS_WHEEL


@with_openspiel
def test_json_compares_like_with_like(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "--beside", "openspiel", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    ours = [("stockpile", "first-game", is_compiled()), ("stockpile", "epic", is_compiled())]
    kinds = [("hearts-python", None, None), ("hearts-cpp", None, None), *ours]
    found = [(line["start"], (line["what"], line["preset"], line["compiled"])) for line in lines]
    assert found == [(start, kind) for start in ("whole", "dealt") for kind in kinds]
    rates = {(line["what"], line["start"]): line["decisions_per_second"] for line in lines}
    for line in lines:
        rate = line["decisions_per_second"]
        assert rate > 0 and line["players"] == 4
        assert line["times_python"] == pytest.approx(rate / rates["hearts-python", line["start"]], rel=0.001, abs=0.001)
        assert line["times_cpp"] == pytest.approx(rate / rates["hearts-cpp", line["start"]], rel=0.001, abs=0.001)


@with_openspiel
def test_the_table_fits_and_says_what_was_counted(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "--beside", "openspiel", "--players", "3", "--preset", "classic")
    assert result.stdout.count("OpenSpiel: hearts, all in C++") == result.stdout.count("classic, 3 players") == 2
    assert "epic" not in result.stdout
    assert "what players decide is counted" in result.stdout
    assert "…" not in result.stdout


@with_openspiel
def test_only_decisions_of_players_are_counted() -> None:
    """Of 13 cards each, all are played, and 3 passed before in three of four games; the 52 dealt do not count."""
    hearts = bench_libraries.Hearts()
    counted = {(way.name, way.start): {way.play() for _ in range(bench_libraries.DEALS)} for way in hearts.ways()}
    games = {4 * 13, 4 * 13 + 4 * 3}
    for way, decisions in counted.items():
        together = bench_libraries.ROLLOUTS if way == ("hearts-cpp", "dealt") else 1
        assert decisions == {together * game for game in games}, way


@with_openspiel
def test_a_search_of_one_simulation_only_plays_the_position_out() -> None:
    hearts = bench_libraries.Hearts()
    root = hearts.search(next(hearts.deals)[0])
    assert (root.explore_count, list(root.children)) == (1, [])
    assert (root.total_reward * bench_libraries.ROLLOUTS).is_integer()


def test_without_the_library_one_line_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    result = run(tmp_path, "bench", "--beside", "openspiel")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "stockpile: OpenSpiel is not here to measure beside. Install it: pip install open_spiel\n"


def test_other_libraries_are_not_known(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "--beside", "chess")
    assert (result.returncode, result.stdout) == (2, "")
    assert "Use --beside with one of: openspiel." in result.stderr
