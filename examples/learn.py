"""MaskablePPO learns the game against three brokers, in a few minutes of one core.

It plays 256 games at once (`sb3_batch.py`), and its reward is the money that it ends with: a beginner wins no game
against brokers, and would learn nothing from wins. It saves the policy (`policy.npz`, which `trained_bot/` plays) and
its learning curve (`learning-curve.png`). Ctrl-C ends it early and keeps what it has.

    pip install '.[learn]'                        # sb3-contrib, which brings torch, and matplotlib
    python examples/learn.py 5 learned            # minutes of CPU time, and the folder to save in
"""

import sys
from pathlib import Path
from time import process_time
from typing import Any

try:
    import numpy as np
    import torch
    from sb3_contrib import MaskablePPO

    from learning_curve import draw, measured
    from sb3_batch import BatchedGames
    from stockpile.envs.batch.vector import StockpileVectorEnv
except ModuleNotFoundError as missing:
    sys.exit(f"{missing.name} is not installed; in a clone of Stockpile: pip install '.[learn]'")

GAMES, STEPS = 256, 64  # side by side, and answers of each between two lessons


def save(policy: Any, path: Path) -> None:
    """The network that chooses, without the one that judges: three layers, half as exact as they were learned."""
    layers = [*policy.mlp_extractor.policy_net[::2], policy.action_net]
    arrays = {f"{name}_{place}": array for place, each in enumerate(layers) for name, array in each.named_parameters()}
    np.savez_compressed(path, **{name: array.detach().numpy().astype(np.float16) for name, array in arrays.items()})


def main(minutes: str = "5", folder: str = "learned") -> None:
    torch.set_num_threads(1)
    games = BatchedGames(StockpileVectorEnv(GAMES, seat="turns", opponents="broker", rewards="money"), scale=100)
    model = MaskablePPO("MlpPolicy", games, n_steps=STEPS, batch_size=2048, n_epochs=3, learning_rate=1e-3, gamma=1,
                        gae_lambda=0.97, ent_coef=0.01, policy_kwargs={"net_arch": [64, 64]}, seed=1)  # fmt: skip
    seconds, curve = 0.0, [measured(0.0, model)]
    try:
        while seconds < 60 * float(minutes):
            began = process_time()
            model.learn(5 * GAMES * STEPS, reset_num_timesteps=False)
            seconds += process_time() - began
            curve.append(measured(seconds / 60, model))
            print("{:.1f} minutes: wins {:.1f} % against random, {:.1f} % against brokers".format(*curve[-1]))
    except KeyboardInterrupt:
        print("that is enough")
    Path(folder).mkdir(parents=True, exist_ok=True)
    save(model.policy, Path(folder, "policy.npz"))
    draw(curve, Path(folder, "learning-curve.png"))


if __name__ == "__main__":
    main(*sys.argv[1:])
