"""What a batch plays, as plain data that another process can be given."""

from dataclasses import dataclass, replace
from typing import Final

import numpy as np

from stockpile.envs.core.game_batch import ALL_SEATS, IN_TURN, BrokerOpponents, GameBatch, Opponents
from stockpile.envs.interface import reward_called
from stockpile.envs.observation import Observation, form_called
from stockpile.rules.config import Config
from stockpile.rules.figures import figures_for

OPPONENTS: Final[dict[str, type[Opponents]]] = {"random": Opponents, "broker": BrokerOpponents}
# What a batch shows, by name: the arrays of its games, and their kinds.
ARRAYS: Final[dict[str, type[np.generic]]] = {
    "observations": np.int16,
    "masks": np.int8,
    "rewards": np.float64,
    "dones": np.bool_,
    "seats": np.int64,
    "seeds": np.int64,
}
USUAL_OPPONENTS: Final = "broker"
TURNS: Final = "turns"  # another seat learns in every game


@dataclass(frozen=True)
class BatchTask:
    """This many games of one kind, from the one with the number `first` on."""

    config: Config
    games: int
    form: str = "small"
    rewards: str = "money"
    seat: int | str | None = None
    opponents: str | None = None
    first: int = 0

    @property
    def observation(self) -> Observation:
        return form_called(self.form)

    def check(self) -> None:
        """ValueError, if that cannot be played.

        >>> BatchTask(Config(), games=8, seat=0, opponents="oracle").check()
        Traceback (most recent call last):
            ...
        ValueError: no opponents are called 'oracle'; there are: random, broker
        """
        if self.games < 1:
            raise ValueError(f"a batch has at least one game, not {self.games}")
        if self.opponents is not None and self.seat is None:
            raise ValueError("with opponents one seat is asked: name it, or 'turns' for another one in every game")
        if self.opponents not in (None, *OPPONENTS):
            raise ValueError(f"no opponents are called {self.opponents!r}; there are: {', '.join(OPPONENTS)}")
        seats = range(self.config.players)
        if not (self.seat in (None, TURNS) or (isinstance(self.seat, int) and self.seat in seats)):
            raise ValueError(f"seat is 0 to {seats[-1]}, {TURNS!r} or None, not {self.seat!r}")
        form_called(self.form)
        reward_called(self.rewards)

    def split(self, parts: int) -> "list[BatchTask]":
        """The same games in as many parts, as equal as can be.

        >>> [(part.first, part.games) for part in BatchTask(Config(), games=10).split(3)]
        [(0, 4), (4, 3), (7, 3)]
        """
        sizes = [self.games // parts + (number < self.games % parts) for number in range(parts)]
        firsts = [self.first + sum(sizes[:number]) for number in range(parts)]
        return [replace(self, first=first, games=size) for first, size in zip(firsts, sizes, strict=True)]

    @property
    def _learner(self) -> int:
        if isinstance(self.seat, int):
            return self.seat
        return ALL_SEATS if self.seat is None else IN_TURN

    def game_batch(self) -> GameBatch:
        """The games themselves, not started yet."""
        return GameBatch(
            figures_for(self.config),
            self.observation.encoder(),
            self.first,
            self.games,
            reward_called(self.rewards),
            self._learner,
            OPPONENTS[self.opponents or USUAL_OPPONENTS](),
        )
