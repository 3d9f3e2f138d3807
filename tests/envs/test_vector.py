"""Batches behind Gymnasium's vector interface."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

import stockpile.envs.gymnasium  # noqa: F401 - it registers the games
from stockpile import preset
from stockpile.envs.batch import Batch, any_legal
from stockpile.envs.batch.vector import StockpileVectorEnv


def test_it_is_the_batch() -> None:
    games = StockpileVectorEnv(5, scaled=False, preset="classic", seat="turns", opponents="random", rewards="win")
    batch = Batch(5, 4, "classic", seed=3, seat="turns", opponents="random", rewards="win")
    observations, infos = games.reset(seed=3)
    random = np.random.default_rng(1)
    ended = 0
    while ended < 10:
        assert observations.tobytes() == batch.observations.tobytes()
        assert infos["action_mask"].tobytes() == batch.masks.tobytes() == games.action_masks().tobytes()
        actions = any_legal(infos["action_mask"], random)
        learned = batch.seats.copy()
        batch.step(actions)
        observations, rewards, ends, cuts, infos = games.step(actions)
        assert rewards.tolist() == [row[seat] for row, seat in zip(batch.rewards, learned, strict=True)]
        assert ends.tolist() == batch.dones.tolist() and not cuts.any()
        ended += int(ends.sum())


def test_games_begin_with_a_reset_and_end_with_close() -> None:
    games = StockpileVectorEnv(2, opponents="random")
    with pytest.raises(ResetNeeded):
        games.step(np.array([0, 0]))
    games.reset()
    games.close()
    with pytest.raises(ValueError, match="closed"):
        games.reset()


def test_gymnasium_makes_it_by_name() -> None:
    games = gymnasium.make_vec("stockpile/Epic-v0", num_envs=3, vectorization_mode="vector_entry_point", seat=1)
    assert isinstance(games, StockpileVectorEnv)
    games.reset(seed=2)
    assert games.batch.task.config == preset("epic", 4) and games.batch.seats.tolist() == [1, 1, 1]
    games.close()


@pytest.mark.parametrize("scaled", [False, True])
def test_spaces_and_seeds(scaled: bool) -> None:
    games = StockpileVectorEnv(3, scaled=scaled, observation="full", opponents="random")
    first, infos = games.reset(seed=8)
    assert first in games.observation_space and first.dtype == games.single_observation_space.dtype
    assert games.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    other, _infos = games.reset()
    neighbour, _infos = games.reset(seed=9)
    again, _infos = games.reset(seed=8)
    assert (first == again).all() and not (first == other).all() and not (other == neighbour).all()
    later, infos = games.reset()
    assert (later == other).all()
    assert games.step(infos["action_mask"].argmax(axis=1))[0] in games.observation_space
    games.close()


def test_what_is_returned_is_the_callers_own_unless_it_is_not_wanted() -> None:
    for copied in (True, False):
        games = StockpileVectorEnv(2, copy=copied, scaled=False, opponents="random")
        kept, infos = games.reset(seed=1)
        before = kept.copy()
        games.step(infos["action_mask"].argmax(axis=1))
        assert (kept == before).all() is np.bool_(copied)


def test_a_wrong_answer_is_refused_and_the_wrappers_of_gymnasium_fit() -> None:
    games = RecordEpisodeStatistics(StockpileVectorEnv(2, opponents="random", players=2))
    _seen, infos = games.reset(seed=1)
    with pytest.raises(InvalidAction, match="not legal in game 1"):
        games.step(np.array([infos["action_mask"][0].argmax(), 0]))
    random = np.random.default_rng(1)
    for _ in range(200):
        *_rest, infos = games.step(any_legal(infos["action_mask"], random))
        if "episode" in infos:
            break
    assert infos["episode"]["r"].max() > 0
