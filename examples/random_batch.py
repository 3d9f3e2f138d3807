"""Random play in batches: hundreds of games side by side, NumPy arrays in and out, for whoever needs millions.

It shows the whole interface: `masks` says what is legal in each game, `step` takes one action for each, and where a
game has ended (`dones`) its rewards are there and the next one has begun. The arrays are made once and written anew.

    python examples/random_batch.py               # 5,000 games
    python examples/random_batch.py 100000
"""

import sys
from time import perf_counter

import numpy as np

from stockpile.envs.batch import Batch, any_legal

SIDE_BY_SIDE = 256


def main(games: int = 5_000) -> None:
    batch = Batch(min(games, SIDE_BY_SIDE), players=4, seed=1, rewards="win")
    random = np.random.default_rng(1)
    ended, decisions = 0, 0
    won = np.zeros(4)
    began = perf_counter()
    while ended < games:
        turn = batch.step(any_legal(batch.masks, random))
        decisions += len(batch)
        ended += int(turn.dones.sum())
        won += turn.rewards.sum(axis=0)  # 0 in games that go on
    seconds = perf_counter() - began
    print(f"{ended} games ended; won by seat, in %: {(100 * won / ended).round(1).tolist()}")
    print(f"{decisions} decisions, each with an observation: {decisions / seconds:,.0f} a second")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
