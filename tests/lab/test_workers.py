"""Games spread over processes: chunks as long as they should be, and a game at hand that is given up."""

import os
import signal
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from stockpile.lab.workers import CHUNK_SECONDS, Chunk, Pace, play_all
from stockpile.processes import WorkLost


@dataclass(frozen=True)
class Naps:
    """Games in which nothing happens for a while."""

    seconds: float

    def play(self, number: int) -> int:
        until = time.monotonic() + self.seconds
        while time.monotonic() < until:
            time.sleep(0.001)
        return number


@dataclass(frozen=True)
class Failing:
    """The third game cannot be played."""

    def play(self, number: int) -> int:
        if number == 3:
            raise ZeroDivisionError("game three")
        return number


@dataclass(frozen=True)
class AllFailing:
    """Only the first games can be played."""

    def play(self, number: int) -> int:
        if number > 3:
            raise OSError(28, "the disk is full")
        return number


def collected(into: list[int]) -> Callable[[list[int]], None]:
    return into.extend


@pytest.mark.parametrize("jobs", [1, 2])
def test_every_number_is_played_once(jobs: int) -> None:
    done: list[int] = []
    play_all(Naps(0), [5, 3, 8, *range(100, 160)], jobs, collected(done))
    assert sorted(done) == [3, 5, 8, *range(100, 160)]


@pytest.mark.parametrize("jobs", [1, 2])
def test_the_error_of_a_game_comes_through(jobs: int) -> None:
    done: list[int] = []
    with pytest.raises(ZeroDivisionError, match="game three"):
        play_all(Failing(), range(1000), jobs, collected(done))
    assert 3 not in done


def test_errors_of_all_workers_at_once_end_it() -> None:
    """A worker with an error at hand is not stopped in the middle of handing it over: the others wait for that."""
    for _ in range(3):
        with pytest.raises(OSError, match="the disk is full"):
            play_all(AllFailing(), range(1000), 2, collected([]))


@dataclass(frozen=True)
class Killed:
    """Over game 30 the process is killed: once, or each time."""

    once: Path | None = None

    def play(self, number: int) -> int:
        if number == 30 and (self.once is None or not self.once.exists()):
            if self.once is not None:
                self.once.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return number


def test_a_killed_process_is_replaced_and_no_game_is_lost(tmp_path: Path) -> None:
    done: list[int] = []
    play_all(Killed(tmp_path / "killed"), range(60), 2, collected(done))
    assert sorted(done) == [*range(60)]


def test_a_game_that_kills_every_process_is_an_error_that_says_so() -> None:
    done: list[int] = []
    with pytest.raises(WorkLost, match="too little memory"):
        play_all(Killed(), range(60), 2, collected(done))
    assert 30 not in done and len(done) == len(set(done))


def test_no_game_is_reported_twice_when_a_report_breaks_it_off() -> None:
    done: list[int] = []

    def stop_soon(results: list[int]) -> None:
        done.extend(results)
        if len(done) >= 20:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_all(Naps(0.005), range(1000), 2, stop_soon)
    assert len(done) == len(set(done)) >= 20


def test_a_long_game_is_given_up_when_playing_is_broken_off() -> None:
    """Game 0 is over at once and reported; the others would take minutes."""

    def stop(results: list[int]) -> None:
        raise KeyboardInterrupt

    began = time.monotonic()
    with pytest.raises(KeyboardInterrupt):
        play_all(OneQuick(), range(6), 2, stop)
    assert time.monotonic() - began < 120


@dataclass(frozen=True)
class OneQuick:
    def play(self, number: int) -> int:
        return Naps(0 if number == 0 else 300).play(number)


def test_chunks_grow_until_they_take_their_time() -> None:
    pace = Pace(range(1000))
    sizes = []
    for _ in range(12):
        chunk = pace.next()
        sizes.append(len(chunk))
        pace.learn(Chunk([*chunk], len(chunk) * CHUNK_SECONDS / 40))
    assert sizes == [1, 2, 4, 8, 16, 32, 40, 40, 40, 40, 40, 40]
    assert chunk == range(263, 303)


def test_long_games_are_played_one_by_one() -> None:
    pace = Pace(range(3))
    for number in range(3):
        assert pace.next() == range(number, number + 1)
        pace.learn(Chunk([number], 60.0))
    assert not pace.next()
