"""Random play through Gymnasium: one learner, who learns nothing yet, at a table of bots.

It shows the loop of Gymnasium: the bots answer for their seats until the learner is asked again, and the reward (here
the share of the win) comes with the last step. Brokers know what they do, so random play hardly ever wins a game.

    python examples/random_gymnasium.py           # 10 games
    python examples/random_gymnasium.py 100
"""

import sys

import gymnasium
import numpy as np

import stockpile.envs.gymnasium  # noqa: F401 - importing it registers the environments


def main(games: int = 10) -> None:
    env = gymnasium.make("stockpile/Base-v0", players=4, opponents=["broker", "random", "random"], rewards="win")
    random = np.random.default_rng(0)
    won = 0.0
    for seed in range(games):
        _, info = env.reset(seed=seed)
        terminated = False
        while not terminated:
            legal = np.flatnonzero(env.get_wrapper_attr("action_masks")())
            _, reward, terminated, _, info = env.step(random.choice(legal))
        won += float(reward)
        print(f"game {seed}: {info['money'][info['seat']]} thousand dollars for the learner, by seat {info['money']}")
    print(f"the learner won {won:g} of {games} games")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
