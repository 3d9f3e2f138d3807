"""Batches behind Gymnasium's vector interface: one learner in each game, brokers or random players in the other seats.

A game that ends is followed by the next in the same step (`AutoresetMode.SAME_STEP`): the reward is of the old game,
the observation of the new one. The legal answers are `infos["action_mask"]`, where the learner sits `infos["seat"]`.

>>> games = StockpileVectorEnv(num_envs=2, opponents="random")
>>> observations, infos = games.reset(seed=3)
>>> observations.shape, infos["action_mask"].shape
((2, 628), (2, 735))
>>> observations, rewards, terminations, truncations, infos = games.step(infos["action_mask"].argmax(axis=1))
>>> rewards.tolist(), terminations.tolist()
([0.0, 0.0], [False, False])
"""

from collections.abc import Sequence
from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from stockpile.envs.batch.batch import Batch, IllegalActions
from stockpile.envs.core.game_batch import SEED_BITS
from stockpile.envs.observation import ACTIONS, form_called

Infos = dict[str, Any]
Array = NDArray[Any]


class StockpileVectorEnv(VectorEnv[Array, Array, Array]):
    """One learner in each of `num_envs` games, at `seat`, or with "turns" at another one in every game.

    `opponents` are "broker" or "random"; the other options are those of `Batch`. An observation is an array of float32,
    as networks like it; with `scaled=False` of whole numbers (int16). What is returned is the caller's own, unless
    `copy` is off: then masks, and observations that are not scaled, change with the next step.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (so it is in Gymnasium)

    def __init__(
        self,
        num_envs: int = 1,
        players: int = 4,
        preset: str | None = None,
        modules: Sequence[str] | None = None,
        investor_sets: Sequence[str] | None = None,
        *,
        seat: int | str = 0,
        opponents: str = "broker",
        rewards: str = "money",
        observation: str = "small",
        scaled: bool = True,
        copy: bool = True,
        processes: int = 0,
    ) -> None:
        self.num_envs = num_envs
        self._form: Final = form_called(observation)
        self._scaled: Final = scaled
        self._copy: Final = copy
        kind: Any = np.float32 if scaled else np.int16
        low, high = (self._form.scaled(limit) if scaled else limit for limit in (self._form.low, self._form.high))
        self.single_observation_space = spaces.Box(low, high, dtype=kind)
        self.single_action_space = spaces.Discrete(ACTIONS)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._numbers: Final = np.arange(num_envs)
        self._begun = False
        self.batch: Final = Batch(
            num_envs,
            players,
            preset,
            modules,
            investor_sets,
            observation=observation,
            rewards=rewards,
            seat=seat,
            opponents=opponents,
            processes=processes,
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, Infos]:
        """Start all games again: from this seed, or without one from another that follows from the last one given."""
        super().reset(seed=None if seed is None else index(seed))
        self.batch.reset(int(self.np_random.integers(1 << SEED_BITS)) if seed is None else seed)
        self._begun = True
        return self._seen(), self._infos()

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, Infos]:
        if not self._begun:
            raise ResetNeeded("the games have not begun: call reset() first")
        learned = self.batch.seats.copy()  # the learners of the games that may end now
        try:
            turn = self.batch.step(actions)
        except IllegalActions as error:
            raise InvalidAction(str(error)) from error
        rewards = turn.rewards[self._numbers, learned]
        return self._seen(), rewards, self._mine(turn.dones), np.zeros(self.num_envs, np.bool_), self._infos()

    def action_masks(self) -> NDArray[np.bool_]:
        """The legal answers, as sb3-contrib's MaskablePPO asks for them."""
        return self._mine(self.batch.masks.view(np.bool_))

    def _seen(self) -> Array:
        seen = self.batch.observations
        return self._form.scaled(seen) if self._scaled else self._mine(seen)

    def _infos(self) -> Infos:
        """The legal answers, and where each learner sits."""
        return {"action_mask": self._mine(self.batch.masks), "seat": self._mine(self.batch.seats)}

    def _mine(self, array: Array) -> Array:
        return array.copy() if self._copy else array

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
