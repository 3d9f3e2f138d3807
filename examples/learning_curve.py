"""How a policy gets better: measured in games against rivals who do not learn, and drawn over time. `learn.py` uses it;
there is nothing to run here.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from matplotlib import pyplot

from stockpile.envs.batch.vector import StockpileVectorEnv


class CurvePoint(NamedTuple):
    """After so many minutes, in how many of 100 games the policy beats three rivals of a kind."""

    minutes: float
    random: float
    brokers: float


def measured(minutes: float, model: Any, games: int = 1000) -> CurvePoint:
    return CurvePoint(minutes, wins(model, "random", games), wins(model, "broker", games))


def wins(model: Any, opponents: str, games: int) -> float:
    """In percent; a shared win is a part of one. So many games are played side by side, each to its first end."""
    env = StockpileVectorEnv(games, seat="turns", opponents=opponents, rewards="win")
    (seen, infos), won, going = env.reset(seed=2026), 0.0, np.ones(games, np.bool_)
    while going.any():
        actions, _ = model.predict(seen, action_masks=infos["action_mask"], deterministic=True)
        seen, rewards, dones, _, infos = env.step(actions)
        won += rewards[going].sum()
        going &= ~dones
    return 100 * won / games


def draw(curve: Sequence[CurvePoint], path: Path) -> None:
    minutes, random, brokers = zip(*curve, strict=True)
    figure, axes = pyplot.subplots(figsize=(8, 4.5), layout="constrained")
    for won, name, colour in ((random, "random players", "#1f6f54"), (brokers, "brokers", "#b4532a")):
        axes.plot(minutes, won, color=colour, linewidth=2, marker="o", markersize=4)
        axes.annotate(f"against three {name}: {won[-1]:.1f} %", (minutes[-1], won[-1]), (0, 9), color=colour,
                      textcoords="offset points", horizontalalignment="right")  # fmt: skip
    axes.axhline(25, color="#888888", linewidth=1, linestyle="--")
    axes.annotate("25 %: as good as the others", (0, 25), (6, 4), color="#666666", textcoords="offset points")
    axes.set(xlabel="minutes of learning, on one core", ylabel="games won, in %", ylim=(-2, 110), xlim=(0, None))
    axes.set_title("MaskablePPO learns against three brokers (base game)", loc="left")
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(path, dpi=150)
