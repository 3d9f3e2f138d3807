"""The games that environments are tried with: every preset with every number of players, and random answers."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest

from stockpile import Config, Game
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import PRESETS, preset

CASES = [(players, name) for name in PRESETS for players in (2, 3, 4, 5)]
# In the short form every preset with two numbers of players, and every number of players with two presets.
half_of_games = pytest.mark.parametrize(
    ("players", "name"),
    [
        pytest.param(*each, marks=pytest.mark.long if (number + number // 4) % 2 else ())
        for number, each in enumerate(CASES)
    ],
)


def how_many_games(long: bool) -> int:
    """How many games are played through each interface."""
    return 1000 if long else 10 * len(CASES)


def case(number: int) -> tuple[int, str]:
    """Preset and players of one of many games: all of them in turn."""
    return CASES[number % len(CASES)]


def played(config: Config, seed: int, answers: Sequence[int]) -> Game:
    """The engine's own game with these answers."""
    game = Game.new(config, seed=seed)
    for number in answers:
        game.play(ANSWERS[number])
    return game


def at_a_moment(players: int, name: str, seed: int, answers: int) -> Game:
    """A game after so many random answers, or at its end."""
    rng = Random(seed)
    game = Game.new(preset(name, players), seed=seed)
    for _ in range(answers):
        if not game.over:
            game.play(ANSWERS[rng.choice(game.legal)])
    return game
