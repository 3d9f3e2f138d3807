"""`stockpile bench server` and `stockpile soak`, briefly."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest

COMMAND = [sys.executable, "-c", "from stockpile.cli import main; main()"]


def lines_of(*arguments: str) -> list[dict[str, float]]:
    result = subprocess.run([*COMMAND, *arguments], capture_output=True, text=True, timeout=120)
    assert result.returncode == 0, result.stderr
    return [json.loads(line) for line in result.stdout.splitlines()]


def test_bench_server_offers_answers_at_a_rate() -> None:
    (line,) = lines_of("bench", "server", "--tables", "3", "--rate", "20", "--seconds", "2", "--json")
    assert line["tables"] == 3 and line["refused"] == 0
    assert 10 < line["answers_per_second"] <= 21
    assert 0 < line["p50_ms"] <= line["p99_ms"]


@pytest.mark.parametrize(("bot", "wanted", "least", "seconds"), [("broker", 2, 5, 2), ("shark", 100, 0, 6)])
def test_bench_server_tells_how_long_bots_take(bot: str, wanted: float, least: float, seconds: int) -> None:
    (line,) = lines_of("bench", "server", "--bots", bot, "--tables", "2", "--seconds", str(seconds), "--json")
    assert line["tables"] == 2 and (line["faults"], line["without_thinking"]) == (0, 0)
    assert line["answers_per_second"] > least and 0 < line["p50_ms"] <= line["p99_ms"]
    assert 0 < line["granted_ms"] <= line["wanted_ms"] == wanted


def test_bench_server_searches_the_rate_that_is_too_much() -> None:
    *runs, found = lines_of("bench", "server", "--tables", "40", "--rate", "9000", "--seconds", "1", "--find", "--json")
    assert [run["offered_per_second"] for run in runs] == [9000] * 3, "a rate is given up after three tries"
    assert (found["fast_up_to"], found["slow_from"]) == (0, 9000)


def test_soak_reports_kills_and_losses() -> None:
    (line,) = lines_of("soak", "--minutes", "0.05", "--json")
    assert line["kills"] >= 1 and line["answers_confirmed"] > 0
    assert (line["answers_lost"], line["answers_foreign"], line["baskets_torn"]) == (0, 0, 0)


def test_bench_refuses_what_it_does_not_know() -> None:
    result = subprocess.run([*COMMAND, "bench", "weather"], capture_output=True, text=True, timeout=60)
    assert result.returncode == 2 and "engine, server" in result.stderr
