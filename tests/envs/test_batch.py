"""Games side by side are the games they would be alone: the same observations, masks and rewards, to the byte."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from stockpile import Config, Game, preset
from stockpile._interpreted import VARIABLE
from stockpile.bots.broker.style import USUAL
from stockpile.bots.broker.thinking import Sound
from stockpile.envs.batch import Batch, IllegalActions, ProcessLost, any_legal
from stockpile.envs.interface import REWARDS, rewards_of
from stockpile.envs.observation import FORMS, mask_of
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import PRESETS
from tests.support.batch_digest import WAYS

ROOT = Path(__file__).resolve().parents[2]
CONFIGS = [preset(name, players) for name in PRESETS for players in (2, 3, 4, 5)]
every_config = pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.preset}-{config.players}")


@every_config
def test_a_batch_is_so_many_single_games(config: Config, long: bool) -> None:
    """Over a thousand games in all, 320 in the short form: the engine gives the same with their seeds and answers."""
    form = "small" if config.players % 2 else "full"
    kind = list(REWARDS)[config.players % 3]
    count = 32 if long else 10
    batch = Batch(count, config.players, config.preset, seed=config.players, observation=form, rewards=kind)
    singles = [Game.new(config, seed=int(seed)) for seed in batch.seeds]
    random = np.random.default_rng(1)
    ended = 0
    while ended < 2 * count:
        for number, game in enumerate(singles):
            assert batch.seats[number] == game.asked
            assert batch.masks[number].tobytes() == mask_of(game.legal).tobytes()
            assert batch.observations[number].tobytes() == FORMS[form].encode(game.view(game.asked)).tobytes()
        actions = any_legal(batch.masks, random)
        batch.step(actions)
        for number, action in enumerate(actions):
            singles[number].play(ANSWERS[action])
            assert batch.dones[number] == singles[number].over
            expected = rewards_of(singles[number], kind) if singles[number].over else [0.0] * config.players
            assert batch.rewards[number].tolist() == expected
            if singles[number].over:
                singles[number] = Game.new(config, seed=int(batch.seeds[number]))
                ended += 1


@pytest.mark.parametrize("learner", [1, "turns"])
def test_rivals_play_the_other_seats(learner: int | str) -> None:
    """Who learns is the only one asked, and brokers answer in between as they would in a single game."""
    batch = Batch(6, 3, "classic", seed=2, seat=learner, opponents="broker", rewards="win")
    singles = [Game.new(batch.task.config, seed=int(seed)) for seed in batch.seeds]
    learners = batch.seats.tolist()
    assert learners == ([1] * 6 if learner == 1 else [0, 1, 2, 0, 1, 2])
    brokers = Sound(USUAL)
    random = np.random.default_rng(2)
    ended = 0

    def on_to(number: int) -> None:
        game = singles[number]
        while not game.over and game.asked != learners[number]:
            game.play(ANSWERS[brokers.choose(game)])

    for number in range(6):
        on_to(number)
    while ended < 12:
        actions = any_legal(batch.masks, random)
        for number, game in enumerate(singles):
            assert batch.observations[number].tobytes() == FORMS["small"].encode_game(game, game.asked).tobytes()
        batch.step(actions)
        for number, action in enumerate(actions):
            singles[number].play(ANSWERS[action])
            on_to(number)
            assert batch.dones[number] == singles[number].over
            if singles[number].over:
                assert batch.rewards[number].tolist() == rewards_of(singles[number], "win")
                learners[number] = learners[number] if learner == 1 else (learners[number] + 1) % 3
                singles[number] = Game.new(batch.task.config, seed=int(batch.seeds[number]))
                on_to(number)
                ended += 1
            assert batch.seats[number] == learners[number]


@pytest.mark.parametrize(
    "way", [pytest.param(way, marks=pytest.mark.long if at % 2 else ()) for at, way in enumerate(WAYS)], ids=str
)
def test_one_process_and_many_show_the_same(way: dict[str, Any]) -> None:
    random = np.random.default_rng(3)
    with Batch(7, seed=9, **way) as one, Batch(7, seed=9, processes=3, **way) as many:
        for _ in range(60):
            assert all_of(one) == all_of(many)
            actions = any_legal(one.masks, random)
            one.step(actions)
            many.step(actions)


def test_compiled_and_interpreted_show_the_same() -> None:
    def lines(interpreted: bool) -> list[str]:
        settings = os.environ | {VARIABLE: "1" if interpreted else "0"}
        command = [sys.executable, "-m", "tests.support.batch_digest"]
        run = subprocess.run(command, cwd=ROOT, env=settings, capture_output=True, text=True, check=False)
        assert run.returncode == 0, run.stderr
        return run.stdout.splitlines()[1:]

    compiled = lines(interpreted=False)
    assert compiled == lines(interpreted=True)
    assert len(set(compiled)) == len(WAYS) + 2


@pytest.mark.parametrize("processes", [0, 2])
def test_arrays_are_made_once_and_cannot_be_written_to(processes: int) -> None:
    batch = Batch(5, seed=1, processes=processes)
    before = [(array.ctypes.data, array.dtype, array.shape) for array in batch.turn]
    random = np.random.default_rng(1)
    for _ in range(400):
        assert batch.step(any_legal(batch.masks, random)) is batch.turn
    assert [(array.ctypes.data, array.dtype, array.shape) for array in batch.turn] == before
    for array in batch.turn:
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1
    batch.close()


def test_a_step_leaves_no_objects_behind() -> None:
    """Numbers are written without an object each: what is allocated while stepping is given back."""
    batch = Batch(64, seed=1)
    random = np.random.default_rng(1)
    for _ in range(600):
        batch.step(any_legal(batch.masks, random))
    before = sys.getallocatedblocks()
    for _ in range(600):
        batch.step(any_legal(batch.masks, random))
    assert sys.getallocatedblocks() - before < 2000


def test_seeds_repeat_and_differ() -> None:
    assert (Batch(8, seed=4).seeds == Batch(8, seed=4).seeds).all()
    assert not set(Batch(8, seed=4).seeds.tolist()) & set(Batch(8, seed=5).seeds.tolist())
    assert (Batch(8, seed=4).seeds[:3] == Batch(3, seed=4).seeds).all()
    assert not (Batch(8).seeds == Batch(8).seeds).all()
    assert Batch(8, seed=4).seeds.max() < 2**32


@pytest.mark.parametrize("processes", [0, 2])
def test_games_begin_anew(processes: int) -> None:
    with Batch(4, seed=1, processes=processes) as batch:
        before = all_of(batch)
        for _ in range(300):
            batch.step(batch.masks.argmax(axis=1))
        batch.reset(1)
        assert all_of(batch) == before
        batch.reset()
        assert all_of(batch) != before and not batch.dones.any() and not batch.rewards.any()


def test_whole_numbers_of_any_kind_are_taken() -> None:
    numbers: Any = np.array([2, 3, 5, 1])
    batch = Batch(numbers[0], numbers[1], seed=numbers[2].astype(np.uint8), seat=numbers[3])
    assert all_of(batch) == all_of(Batch(2, 3, seed=5, seat=1))
    with pytest.raises(TypeError):
        Batch(2.5)  # type: ignore[arg-type]  # refused on purpose


@pytest.mark.parametrize("processes", [0, 2])
def test_ctrl_c_waits_for_the_step(processes: int) -> None:
    """Wherever it comes, all games have moved or none, and the batch plays on."""
    random = np.random.default_rng(1)
    moved, waiting = 0, 0
    earlier = signal.signal(signal.SIGALRM, lambda *_: os.kill(os.getpid(), signal.SIGINT))
    with Batch(64, seed=3, processes=processes) as batch, Batch(64, seed=3) as other:
        for number in range(40):
            before = all_of(batch)
            actions = any_legal(other.masks, random)
            other.step(actions)
            try:
                signal.setitimer(signal.ITIMER_REAL, 0.00002 * (number % 20 + 1))
                batch.step(actions)
                time.sleep(5)  # until it comes, if it has not yet
            except KeyboardInterrupt:
                moved += all_of(batch) == all_of(other)
                waiting += all_of(batch) == before
            if all_of(batch) == before:
                batch.step(actions)
            assert all_of(batch) == all_of(other)
    signal.signal(signal.SIGALRM, earlier)
    assert moved + waiting == 40


def test_a_batch_is_not_copied_and_survives_the_attempt() -> None:
    with Batch(4, seed=1, processes=2) as batch:
        for attempt in (copy.copy, copy.deepcopy, pickle.dumps):
            with pytest.raises(TypeError, match="cannot be copied or pickled"):
                attempt(batch)
        batch.step(batch.masks.argmax(axis=1))


def test_a_forked_process_leaves_the_batch_alone() -> None:
    with Batch(4, seed=1, processes=2) as batch:
        child = os.fork()
        if child == 0:
            batch.close()
            os._exit(0)
        assert os.waitpid(child, 0)[1] == 0
        batch.step(batch.masks.argmax(axis=1))


def test_errors_travel() -> None:
    error = pickle.loads(pickle.dumps(IllegalActions([3], [7])))
    assert (error.games, error.actions, str(error)) == ([3], [7], str(IllegalActions([3], [7])))


def test_any_legal_answer() -> None:
    masks = Batch(5, seed=1).masks
    for kind in (np.int8, np.bool_, np.int64, np.float32):
        actions = any_legal(masks.astype(kind), np.random.default_rng(1))
        assert masks[np.arange(5), actions].all()
    with pytest.raises(ValueError, match="game 1 has no legal answer"):
        any_legal(np.array([[1, 0], [0, 0]]), np.random.default_rng(1))


def all_of(batch: Batch) -> list[bytes]:
    return [array.tobytes() for array in batch.turn]


@pytest.mark.parametrize("processes", [0, 2])
def test_a_wrong_answer_is_refused_and_no_game_moves(processes: int) -> None:
    with Batch(4, seed=1, processes=processes) as batch:
        before = all_of(batch)
        right = batch.masks.argmax(axis=1)
        for number, wrong in ((2, 0), (1, 9999), (3, -1)):
            actions = right.copy()
            actions[number] = wrong
            with pytest.raises(IllegalActions, match=f"not legal in game {number}") as refused:
                batch.step(actions)
            assert (list(refused.value.games), list(refused.value.actions)) == ([number], [wrong])
            assert all_of(batch) == before
        for shape in (right[:3], right.astype(float), right.reshape(2, 2), int(right[0]), ["bid"] * 4):
            with pytest.raises(ValueError, match="one whole number for each of 4 games"):
                batch.step(shape)
        assert all_of(batch) == before
        batch.step(right)
        assert all_of(batch) != before
    with pytest.raises(ValueError, match="closed"):
        batch.step(right)
    batch.close()
    assert batch.seats.shape == (4,)


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"games": 0}, "at least one game"),
        ({"games": 2, "processes": 3}, "up to 2 processes"),
        ({"games": 2, "players": 6}, "2 to 5 players"),
        ({"games": 2, "preset": "poker"}, "no preset is called 'poker'"),
        ({"games": 2, "modules": ["poker"]}, "no module is called 'poker'"),
        ({"games": 2, "observation": "tiny"}, "there are: small, full"),
        ({"games": 2, "rewards": "fame"}, "there are: money, win, margin"),
        ({"games": 2, "seat": 4}, "seat is 0 to 3, 'turns' or None"),
        ({"games": 2, "opponents": "random"}, "with opponents one seat is asked"),
        ({"games": 2, "modules": "dice"}, "modules are several names"),
        ({"games": 2, "investor_sets": ["Z"]}, "no investor set is called 'Z'"),
        ({"games": 2, "preset": "poker", "modules": []}, "no preset is called 'poker'"),
        ({"games": 2, "seat": 0, "opponents": ["broker"]}, "there are: random, broker"),
        ({"games": 2, "seat": 0, "opponents": "shark"}, "there are: random, broker"),
    ],
)
def test_what_cannot_be_played_is_said(options: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        Batch(**options)


def test_a_lost_process_is_noticed_and_nothing_is_left_running() -> None:
    batch = Batch(4, seed=1, processes=2)
    processes = batch._host._processes  # type: ignore[attr-defined]  # its processes are private
    os.kill(processes[0].pid, signal.SIGKILL)
    processes[0].join()
    with pytest.raises(ProcessLost, match="begin another"):
        batch.step(batch.masks.argmax(axis=1))
    batch.close()
    until = time.monotonic() + 120
    while any(process.is_alive() for process in processes) and time.monotonic() < until:
        time.sleep(0.05)
    assert not any(process.is_alive() for process in processes)
    assert np.isfinite(batch.rewards).all()
