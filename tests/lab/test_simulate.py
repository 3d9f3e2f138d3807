"""Simulations: the same with any number of jobs, fair to every seat, and broken off without loss."""

import json
import os
import signal
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

from stockpile.bots import UnknownBot, make_bot, play_out
from stockpile.content import ContentError, load
from stockpile.lab import SimulationError, Summary, simulate
from stockpile.lab.games import WHOLE_WIN
from stockpile.lab.simulate import Simulation
from stockpile.rules.config import Config
from stockpile.rules.game import Game

RANDOM = ["random"] * 4


def results(summary: Summary) -> str:
    return json.dumps(summary.results())


@pytest.mark.parametrize("jobs", [2, 3])
def test_the_same_results_with_any_number_of_jobs(jobs: int) -> None:
    bots = ["broker", "random", "random"]
    alone = simulate(Config(3), bots, games=65, seed=9)
    together = simulate(Config(3), bots, games=65, seed=9, jobs=jobs)
    assert results(alone) == results(together)
    assert together.jobs == jobs


def test_the_same_seed_gives_the_same_results_and_another_others() -> None:
    first, again, other = (results(simulate(Config(), RANDOM, games=30, seed=seed)) for seed in (4, 4, 5))
    assert first == again != other


def test_a_game_is_the_same_however_many_are_played() -> None:
    """The first 25 of 40 games sum up to what 25 games sum up to."""
    task = Simulation(Config(), tuple(RANDOM), 3, load())
    outcomes = [task.play(number) for number in reversed(range(40))][-25:]
    summary = simulate(Config(), RANDOM, games=25, seed=3)
    for entry, bot in enumerate(summary.entries):
        assert bot.money == pytest.approx(sum(outcome.money[entry] for outcome in outcomes) / 25)


def test_everybody_moves_one_seat_on_from_game_to_game() -> None:
    """The only broker of a task sits in seat n in game n, and the outcome is told as its own."""
    task = Simulation(Config(3), ("broker", "random", "random"), 1, load())
    for number in range(6):
        outcome = task.play(number)
        assert outcome.number == number
        assert outcome.money[0] == max(outcome.money), "a broker among random bots has most"
        assert outcome.wins == (WHOLE_WIN, 0, 0)
        assert outcome.places[0] == 1


def test_seats_are_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[list[str]] = []

    def witness(game: Game, bots: list[object], asking: object) -> int:
        seen.append([repr(bot) for bot in bots])
        return play_out(game, [make_bot("random", seat) for seat in range(game.players)])

    monkeypatch.setattr(import_module("stockpile.lab.simulate"), "play_out", witness)
    simulate(Config(3), ["broker", "random", "random"], games=4, seed=1)
    assert [row.index("<bot broker>") for row in seen] == [0, 1, 2, 0]


def test_a_bot_takes_the_first_turn_along_from_seat_to_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    begins: list[int] = []

    def witness(game: Game, bots: list[object], asking: object) -> int:
        begins.append(game.first)
        return play_out(game, [make_bot("random", seat) for seat in range(game.players)])

    monkeypatch.setattr(import_module("stockpile.lab.simulate"), "play_out", witness)
    summary = simulate(Config(3), ["broker", "random", "random"], games=4, seed=1, first=1)
    assert begins == [1, 2, 0, 1]
    assert summary.results()["first"] == 1


def test_wins_add_up_to_the_games_and_places_to_their_mean() -> None:
    summary = simulate(Config(5), ["random"] * 5, games=40, seed=2)
    assert sum(entry.wins for entry in summary.entries) == pytest.approx(40)
    assert all(0 <= entry.interval[0] <= entry.win_rate <= entry.interval[1] <= 1 for entry in summary.entries)
    assert all(1 <= entry.place <= 5 and entry.games == 40 for entry in summary.entries)


def test_json_keeps_timing_apart_from_results() -> None:
    data = simulate(Config(2), ["broker", "random"], games=3, seed=2).to_json()
    assert set(data) == {"results", "timing"}
    assert json.loads(json.dumps(data))["timing"]["jobs"] == 1
    text = json.dumps(data["results"])
    assert "second" not in text
    assert "jobs" not in text


@pytest.mark.parametrize("jobs", [1, 2])
def test_progress_is_told_up_to_the_last_game(jobs: int) -> None:
    told: list[int] = []
    simulate(Config(), RANDOM, games=45, seed=1, jobs=jobs, progress=told.append)
    assert told == sorted(set(told))
    assert told[-1] == 45
    assert len(told) >= 3


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_users_own_figures_reach_every_worker(tmp_path: Path, jobs: int) -> None:
    (tmp_path / "players.toml").write_text("[4]\nrounds = 2\nmoney = 90\n", encoding="utf-8")
    summary = simulate(Config(), RANDOM, games=24, seed=1, jobs=jobs, content_folder=tmp_path)
    assert summary.rounds == 2
    assert summary.task.content.version != load().version
    assert all(entry.money > 60 for entry in summary.entries)
    assert results(summary) == results(simulate(Config(), RANDOM, 24, 1, content_folder=tmp_path))


def test_wrong_figures_are_refused_before_anything_is_played(tmp_path: Path) -> None:
    (tmp_path / "players.toml").write_text("[4]\nrounds = 0\n", encoding="utf-8")
    with pytest.raises(ContentError):
        simulate(Config(), RANDOM, games=5, seed=1, jobs=2, content_folder=tmp_path)


@pytest.mark.parametrize(
    ("bots", "games", "jobs", "reason"),
    [
        (["random"] * 3, 1, 1, "4 players need 4 bots, not 3"),
        (RANDOM, 0, 1, "at least one game is needed, not 0"),
        (RANDOM, 1, 0, "at least one job is needed, not 0"),
    ],
)
def test_what_cannot_be_played_is_refused(bots: list[str], games: int, jobs: int, reason: str) -> None:
    with pytest.raises(SimulationError, match=reason):
        simulate(Config(), bots, games, seed=1, jobs=jobs)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="there are: random, "):
        simulate(Config(), ["nobody", *RANDOM[1:]], games=1, seed=1)


# Broken off


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupt_keeps_what_is_done(jobs: int) -> None:
    def stop_soon(done: int) -> None:
        if done >= 30:
            raise KeyboardInterrupt

    summary = simulate(Config(), RANDOM, games=5000, seed=1, jobs=jobs, progress=stop_soon)
    assert summary.interrupted
    assert 30 <= summary.games < 5000
    assert summary.results()["interrupted"] is True
    assert sum(entry.wins for entry in summary.entries) == pytest.approx(summary.games)


def test_an_error_of_the_caller_ends_the_workers_and_comes_through() -> None:
    def fail(done: int) -> None:
        raise OSError("the disk is full")

    with pytest.raises(OSError, match="the disk is full"):
        simulate(Config(), RANDOM, games=5000, seed=1, jobs=2, progress=fail)


# "begin" is said when the first process of a worker has just started, or in the first game where there are none.
SCRIPT = """
import json
from multiprocessing.process import BaseProcess
from stockpile.lab import simulate
from stockpile.lab.simulate import Simulation
from stockpile.rules.config import Config

start, play = BaseProcess.start, Simulation.play

def start_and_tell(process):
    start(process)
    print("begin", flush=True)

def tell_and_play(task, number):
    if number == 0:
        print("begin", flush=True)
    return play(task, number)

if __name__ == "__main__":
    BaseProcess.start, Simulation.play = start_and_tell, tell_and_play
    told = lambda done: print("done", done, flush=True)
    print(json.dumps(simulate(Config(), ["broker"] * 4, 100_000, 1, jobs={jobs}, progress=told).results()))
"""


@pytest.mark.parametrize("jobs", [1, 2])
@pytest.mark.parametrize("moment", ["begin", "done"])
def test_ctrl_c_is_answered_at_once(tmp_path: Path, jobs: int, moment: str) -> None:
    """At a terminal the signal goes to the workers too: nobody may answer it with a traceback."""
    script = tmp_path / "long.py"
    script.write_text(SCRIPT.format(jobs=jobs), encoding="utf-8")
    process = subprocess.Popen(
        [sys.executable, script],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert process.stdout is not None
    while moment not in process.stdout.readline():
        pass
    os.killpg(process.pid, signal.SIGINT)
    asked = time.monotonic()
    output, errors = process.communicate(timeout=300)
    assert time.monotonic() - asked < 60  # all of the games would take many minutes
    summary = json.loads(output.splitlines()[-1])
    assert summary["interrupted"]
    assert summary["games"] >= (1 if moment == "done" else 0)
    assert errors == ""
