"""What the tests of the OpenSpiel game have in common. They run wherever OpenSpiel has a wheel."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from stockpile import Config, Game
from stockpile.rules.config import PRESETS, preset
from tests.support.packages import HAS_OPENSPIEL

if not HAS_OPENSPIEL:
    pytest.skip("OpenSpiel has no wheel for this platform", allow_module_level=True)

import pyspiel

from stockpile.envs.openspiel import NAME, StockpileState, deal_digits
from stockpile.envs.openspiel.history import PlayStage, start_of

COUNTS = (2, 3, 4, 5)
CONFIGS = [preset(name, players) for name in PRESETS for players in COUNTS]
every_config = pytest.mark.parametrize("config", CONFIGS, ids=lambda config: f"{config.players}-{config.preset}")


def load(config: Config, **more: str) -> Any:
    """The game of a config, whatever its modules are."""
    names = {"modules": ",".join(config.modules), "investor_sets": ",".join(config.investor_sets)}
    return pyspiel.load_game(NAME, {"players": config.players, **names, **more})


def dealt(game: Any, number: int) -> StockpileState:
    """The first question of a deal."""
    state: StockpileState = game.new_initial_state()
    for digit in deal_digits(number):
        state.apply_action(digit)
    return state


def state_of(game: Any, played: Game) -> StockpileState:
    """A state that begins with a game of ours, however it was dealt."""
    state: StockpileState = game.new_initial_state()
    state.stage = PlayStage(played.copy(), start_of(played))
    return state


def play_on(state: StockpileState, rng: Random, count: int = 10_000) -> None:
    """So many random answers, or to the end."""
    while count and not state.is_terminal():
        state.apply_action(rng.choice(state.legal_actions()))
        count -= 1


def game_in(state: StockpileState) -> Game:
    assert isinstance(state.stage, PlayStage)
    return state.stage.game


def sampler(seed: int) -> Any:
    return pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)
