"""`python -m loadtest load`, `idle` and `soak`, briefly."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Awaitable, Callable

import pytest

from loadtest import load
from loadtest.__main__ import main
from loadtest.load import LoadPlan, LoadResult
from loadtest.processes import readable
from tests.support.databases import Databases

COMMAND = [sys.executable, "-m", "loadtest"]


def lines_of(*arguments: str) -> list[dict[str, float]]:
    result = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=300)
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


@pytest.mark.release
def test_load_offers_answers_at_a_rate() -> None:
    (line,) = lines_of("load", "--tables", "3", "--rate", "20", "--seconds", "2", "--json")
    assert line["tables"] == 3 and line["refused"] == 0
    assert 10 < line["answers_per_second"] <= 21
    assert 0 < line["p50_ms"] <= line["p99_ms"]
    assert (line["server_cpu_ms"] > 0) == readable() and line["database_cpu_ms"] == 0


@pytest.mark.release
@pytest.mark.skipif(not readable(), reason="needs Linux: workers are found in /proc")
def test_load_with_workers_tells_what_an_answer_costs(postgresql: Databases) -> None:
    options = ("--workers", "2", "--tables", "3", "--rate", "20", "--seconds", "2", "--json")
    (line,) = lines_of("load", *options)
    assert line["refused"] == 0 and 10 < line["answers_per_second"] <= 21
    assert line["server_cpu_ms"] > 0 < line["database_cpu_ms"]


@pytest.mark.release
@pytest.mark.parametrize(("bot", "wanted"), [("broker", 2), ("shark", 100)])
def test_load_tells_how_long_bots_take(bot: str, wanted: float) -> None:
    """On a busy machine the players hear of many answers at once, and half of those seem to take no time."""
    (line,) = lines_of("load", "--bots", bot, "--tables", "2", "--seconds", "3", "--json")
    assert line["tables"] == 2 and (line["faults"], line["without_thinking"]) == (0, 0)
    assert line["answers_per_second"] > 0 <= line["p50_ms"] <= line["p99_ms"] > 0
    assert 0 < line["granted_ms"] <= line["wanted_ms"] == wanted


def loads(*delays: float) -> Callable[..., Awaitable[LoadResult]]:
    """Runs that nobody waits for: how long the slow answers take in each."""
    left = iter(delays)

    async def done(bench: LoadPlan, rate: float) -> LoadResult:
        return LoadResult(bench.tables, rate, rate, 1.0, next(left), 0, 0)

    return done


@pytest.mark.parametrize(
    ("delays", "offered", "fast", "slow"),
    [
        ((900, 900, 900), [800] * 3, 0, 800),
        ((20, 900, 30, 900, 900, 900), [800, 1000, 1000, 1250, 1250, 1250], 1000, 1250),
    ],
)
def test_load_searches_the_rate_that_is_too_much(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    delays: tuple[float, ...],
    offered: list[float],
    fast: float,
    slow: float,
) -> None:
    """A rate is given up after three tries; one that is fast is followed by a higher one."""
    monkeypatch.setattr(load, "_run", loads(*delays))
    assert main(["load", "--rate", "800", "--find", "--json"]) == 0
    *runs, found = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [each["offered_per_second"] for each in runs] == offered
    assert (found["fast_up_to"], found["slow_from"]) == (fast, slow)


@pytest.mark.release
@pytest.mark.skipif(not readable(), reason="needs Linux: memory is read from /proc")
def test_idle_tells_what_tables_and_connections_cost() -> None:
    options = ("--tables", "60", "--connections", "30", "--stored", "200", "--json")
    (line,) = lines_of("idle", *options)
    assert (line["tables"], line["connections"], line["stored"]) == (60, 30, 200)
    assert 0 < line["empty_mb"] <= line["tables_mb"] < line["connections_mb"] and line["connection_kb"] > 1
    assert 0 < line["start_seconds"] < 60


@pytest.mark.release
@pytest.mark.long
def test_load_finds_out_what_is_too_much_for_a_real_one() -> None:
    *runs, found = lines_of("load", "--tables", "40", "--rate", "9000", "--seconds", "1", "--find", "--json")
    assert [run["offered_per_second"] for run in runs] == [9000] * 3, "a rate is given up after three tries"
    assert (found["fast_up_to"], found["slow_from"]) == (0, 9000)


@pytest.mark.release
def test_soak_reports_kills_and_losses() -> None:
    (line,) = lines_of("soak", "--minutes", "0.05", "--json")
    assert line["kills"] >= 1 and line["answers_confirmed"] > 0
    assert (line["answers_lost"], line["answers_foreign"], line["baskets_torn"]) == (0, 0, 0)


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("shark@400", "the server decides how long a bot thinks"),
        ("broker@400", "takes no budget"),
        ("shark,broker", "one name, not 'shark,broker'"),
        (" ", "one name, not ' '"),
    ],
)
def test_bots_that_a_table_cannot_have_are_refused_in_one_line(
    bot: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["load", "--bots", bot]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert reason in line
