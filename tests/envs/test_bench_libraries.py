"""Measured beside other libraries: the same things counted on both sides, in one run."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec

import pytest

from stockpile._interpreted import is_compiled
from stockpile.cli.commands import bench
from tests.support.packages import HAS_OPENSPIEL, with_openspiel
from tools import bench_libraries
from tools.bench_libraries import HEARTS, HEARTS_TENSOR, POKER, WANTED, MeasuredPlay, RandomPlay

Captured = pytest.CaptureFixture[str]
WHATS = {
    "pettingzoo": [POKER, "stockpile", "stockpile"],
    "openspiel": [HEARTS, HEARTS_TENSOR, *["stockpile", "stockpile-tensor", "engine"] * 2],
    "batch": ["small", "full"] * 2,
}


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GOES", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)
    monkeypatch.setenv("COLUMNS", "80")


def test_the_library_is_here_where_it_has_a_wheel() -> None:
    assert (find_spec("pyspiel") is not None) is HAS_OPENSPIEL


@with_openspiel
def test_json_compares_like_with_like(capsys: Captured) -> None:
    assert bench_libraries.main(["openspiel", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
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
def test_the_table_fits_and_says_what_was_counted(capsys: Captured) -> None:
    assert bench_libraries.main(["openspiel", "--players", "3", "--preset", "classic"]) == 0
    printed = capsys.readouterr().out
    assert printed.count("OpenSpiel: hearts, all in C++") == printed.count("classic, 3 players") == 2
    assert "epic" not in printed
    assert "what players decide is" in printed
    assert "…" not in printed


@with_openspiel
def test_only_decisions_of_players_are_counted() -> None:
    """Of 13 cards each, all are played, and 3 passed before in three of four games; the 52 dealt do not count."""
    hearts = bench_libraries.Hearts()
    counted = {(way.what, way.group): {way.play() for _ in range(bench_libraries.DEALS)} for way in hearts.ways()}
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


@with_openspiel
def test_environments_have_a_line_each_beside_their_yardstick(capsys: Captured) -> None:
    assert bench_libraries.main(["research", "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {name: [line["what"] for line in lines if line["bench"] == name] for name in WHATS} == WHATS
    rates = {line["what"]: line["decisions_per_second"] for line in lines if line["preset"] is None}
    for line in lines:
        rate = line["decisions_per_second"]
        assert line["times"] == pytest.approx(rate / rates[line["yardstick"]], rel=0.001, abs=0.001)
        assert line["compiled"] == (is_compiled() if line["preset"] else None)
        wanted = WANTED.get((line["bench"], line["what"], line["preset"] or ""))
        assert (line["wanted_times"], line["wanted_decisions_per_second"] or 0) == (wanted[1:] if wanted else (None, 0))


@with_openspiel
def test_the_table_of_environments_fits_a_terminal(capsys: Captured) -> None:
    assert bench_libraries.main(["research"]) == 0
    printed = capsys.readouterr().out
    assert "texas_holdem_v4, raw" in printed and printed.count("small observation") == 2
    assert all(len(line) <= 80 for line in printed.splitlines()) and "…" not in printed


def test_what_is_wanted_is_a_rate_and_a_multiple() -> None:
    def reached(what: str, rate: float, times: float) -> bool:
        way = RandomPlay(what, "batch", lambda: 1, bench.USUAL, HEARTS_TENSOR)
        return MeasuredPlay(way, rate, {HEARTS_TENSOR: times}).reached

    assert reached("small", 600_000, 21)
    assert not reached("small", 400_000, 60) and not reached("small", 600_000, 19)
    assert reached("full", 1, 0.1)


def test_without_a_library_one_line_says_what_to_install(monkeypatch: pytest.MonkeyPatch, capsys: Captured) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    assert bench_libraries.main(["openspiel"]) == 2
    advice = "pyspiel is not installed. In a clone of Stockpile: pip install '.[research,beside]'\n"
    assert capsys.readouterr().err == advice
