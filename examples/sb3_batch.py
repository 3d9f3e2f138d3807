"""Many games at once for Stable-Baselines3: our vector environment as its `VecEnv`, with the masks that MaskablePPO
asks for. `learn.py` learns with it; there is nothing to run here.
"""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray
from stable_baselines3.common.vec_env import VecEnv

from stockpile.envs.batch.vector import StockpileVectorEnv


class BatchedGames(VecEnv):
    """The same games, rewards divided by `scale`. What SB3 asks of one game after the other is answered for all."""

    def __init__(self, games: StockpileVectorEnv, scale: float = 1.0) -> None:
        self.games = games
        self.scale = scale
        self.actions: NDArray[Any] = np.zeros(games.num_envs, np.int64)
        super().__init__(games.num_envs, games.single_observation_space, games.single_action_space)

    def reset(self) -> NDArray[Any]:
        return self.games.reset()[0]

    def step_async(self, actions: NDArray[Any]) -> None:
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[Any], NDArray[Any], NDArray[Any], list[dict[str, Any]]]:
        """A game that ends is followed by the next in the same step, as SB3 wants it."""
        observations, rewards, dones, _, _ = self.games.step(self.actions)
        return observations, rewards / self.scale, dones, [{} for _ in dones]

    def env_method(self, name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        """MaskablePPO calls `action_masks`: a row for each game."""
        return list(getattr(self.games, name)(*args, **kwargs))

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        return [getattr(self.games, name)] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        setattr(self.games, name, value)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: Any = None) -> Sequence[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.games.close()
