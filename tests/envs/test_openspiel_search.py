"""OpenSpiel's own search plays the game, and its playthrough generator shows it."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from stockpile import Config
from stockpile.rules.config import preset
from tests.support.spiel import dealt, load
from tools import spiel_playthrough

from open_spiel.python import rl_environment  # isort: skip
from open_spiel.python.algorithms import ismcts, mcts  # isort: skip


def search(game: Any, seed: int, simulations: int, **more: Any) -> Any:
    state = np.random.RandomState(seed)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=state)
    return ismcts.ISMCTSBot(game, evaluator, uct_c=1.0, max_simulations=simulations, random_state=state, **more)


@pytest.mark.parametrize("config", [Config(2), Config(4), preset("epic", 2), preset("epic", 4)], ids=str)
def test_the_search_plays_whole_games(config: Config) -> None:
    """One seat searches by observations, the others answer at random."""
    game = load(config)
    bot = search(game, 1, 4, use_observation_string=True)
    rng = Random(1)
    state = dealt(game, 3)
    searched = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        action = bot.step(state) if state.current_player() == 0 else rng.choice(legal)
        searched += state.current_player() == 0 and len(legal) > 1
        assert action in legal
        state.apply_action(action)
    assert searched > 10
    assert sum(state.returns()) == pytest.approx(1)


@pytest.mark.parametrize("by_observation", [True, False])
@pytest.mark.parametrize("worlds", [-1, 3])
def test_the_search_goes_deep_in_worlds_that_it_draws(by_observation: bool, worlds: int) -> None:
    """The tree holds questions of other seats, found again in other worlds; with either kind of key."""
    game = load(Config(3))
    bot = search(game, 2, 250, use_observation_string=by_observation, max_world_samples=worlds)
    state = dealt(game, 4)
    for _ in range(6):  # the placing is over, the auction begins
        state.apply_action(state.legal_actions()[0])
    policy = dict(bot.run_search(state))
    assert sum(policy.values()) == pytest.approx(1)
    assert set(policy) == set(state.legal_actions())
    players = {player for player, _ in bot._nodes}
    if worlds < 0:  # every simulation draws another world, in which others are seldom met where they were before
        assert len(players) > 1
    else:
        assert players == {0, 1, 2}
        others = [node.total_visits for (player, _), node in bot._nodes.items() if player != state.current_player()]
        assert max(others) > 2


def test_the_environment_of_the_suite_takes_it() -> None:
    env = rl_environment.Environment(load(Config(3)), observation_type=rl_environment.ObservationType.OBSERVATION)
    env.seed(7)
    step = env.reset()
    rng = Random(7)
    while not step.last():
        step = env.step([rng.choice(step.observations["legal_actions"][step.current_player()])])
    assert sum(step.rewards) == pytest.approx(1)


@pytest.mark.parametrize("game", spiel_playthrough.GAMES)
def test_the_playthrough_of_the_suite_is_as_it_was(game: str) -> None:
    """`make playthroughs` writes it anew; read what changed."""
    kept = spiel_playthrough.file_of(game).read_text(encoding="utf-8")
    now = spiel_playthrough.playthrough(game)
    assert now.splitlines() == kept.splitlines()
    assert len(kept.encode()) < 300_000
    assert "Returns() = [" in kept and "GameType.utility = Utility.CONSTANT_SUM" in kept
