"""The environments measured beside the games of the suites that they are made for, in one run."""

import json
from pathlib import Path

import pytest

from stockpile._interpreted import is_compiled
from stockpile.cli.commands import bench_engine as bench
from stockpile.cli.commands import bench_libraries
from stockpile.cli.commands.bench_libraries import HEARTS, HEARTS_TENSOR, POKER, WANTED, MeasuredSuite, SuitePlay
from stockpile.errors import UserError
from tests.support.terminal import run

from .test_bench_beside import with_openspiel

WHATS = {
    "pettingzoo": [POKER, "stockpile", "stockpile"],
    "openspiel": [HEARTS, HEARTS_TENSOR, *["stockpile", "stockpile-tensor", "engine"] * 2],
    "batch": ["small", "full"] * 2,
}


@pytest.fixture(autouse=True)
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GOES", 1)
    monkeypatch.setattr(bench, "SECONDS", 0.001)


@with_openspiel
def test_json_has_a_line_for_each_and_compares_it_with_its_yardstick(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "research", "--json")
    assert (result.returncode, result.stderr) == (0, "")
    lines = [json.loads(line) for line in result.stdout.splitlines()]
    assert {name: [line["what"] for line in lines if line["bench"] == name] for name in WHATS} == WHATS
    rates = {line["what"]: line["decisions_per_second"] for line in lines if line["preset"] is None}
    for line in lines:
        rate = line["decisions_per_second"]
        assert line["times"] == pytest.approx(rate / rates[line["yardstick"]], rel=0.001, abs=0.001)
        assert line["compiled"] == (is_compiled() if line["preset"] else None)
        wanted = WANTED.get((line["bench"], line["what"], line["preset"] or ""))
        assert (line["wanted_times"], line["wanted_decisions_per_second"] or 0) == (wanted[1:] if wanted else (None, 0))


@with_openspiel
def test_the_table_fits_a_terminal(tmp_path: Path) -> None:
    result = run(tmp_path, "bench", "research")
    assert result.returncode == 0
    assert "texas_holdem_v4, raw" in result.stdout and result.stdout.count("small observation") == 2
    assert all(len(line) <= 80 for line in result.stdout.splitlines()) and "…" not in result.stdout


def test_what_is_wanted_is_a_rate_and_a_multiple() -> None:
    way = SuitePlay("batch", "small", HEARTS_TENSOR, lambda: 1, bench.USUAL)
    assert MeasuredSuite(way, 600_000, 21).reached
    assert not MeasuredSuite(way, 400_000, 60).reached and not MeasuredSuite(way, 600_000, 19).reached
    assert MeasuredSuite(SuitePlay("batch", "full", HEARTS_TENSOR, lambda: 1, bench.USUAL), 1, 0.1).reached


def test_who_lacks_a_library_is_told_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_libraries, "RESEARCH_LIBRARIES", ("no_such_library",))
    with pytest.raises(UserError, match=r"no_such_library is needed.*pip install '\.\[research,beside\]'"):
        bench_libraries.run_research(interpreted=False, as_json=True)
