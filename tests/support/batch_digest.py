"""Prints what batches show with fixed seeds, as digests: run once compiled and once not, the lines are equal.

python -m tests.support.batch_digest
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import numpy as np

from stockpile import Config, preset
from stockpile._interpreted import is_compiled
from stockpile.envs.batch import Batch, any_legal
from stockpile.envs.observation import EVERYTHING
from stockpile.rules.game import Game

STEPS = 120
GAMES = 4
WAYS: list[dict[str, Any]] = [
    {"players": 4},
    {"players": 2, "observation": "full"},
    {"players": 5, "preset": "epic", "observation": "full", "rewards": "margin"},
    {"players": 3, "preset": "classic", "rewards": "win"},
    {"players": 4, "seat": "turns", "opponents": "random", "rewards": "win"},
    {"players": 4, "preset": "epic", "seat": 2, "opponents": "broker"},
]


def main() -> None:
    print(json.dumps({"compiled": is_compiled()}))
    for way in WAYS:
        print(json.dumps(way), digest(Batch(GAMES, seed=11, **way)))
    for config in (Config(4), preset("epic", 5)):
        game = Game.new(config, seed=5)
        print(config.preset, hashlib.sha256(EVERYTHING.encode_game(game).tobytes()).hexdigest())


def digest(batch: Batch) -> str:
    """All that a batch shows, step after step."""
    told = hashlib.sha256()
    random = np.random.default_rng(1)
    for _ in range(STEPS):
        for array in batch.turn:
            told.update(np.ascontiguousarray(array).tobytes())
        batch.step(any_legal(batch.masks, random))
    return told.hexdigest()


if __name__ == "__main__":
    main()
