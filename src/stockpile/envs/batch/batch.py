"""N games side by side: answers go in as one array, and the next questions lie in arrays that are made once.

>>> batch = Batch(games=3, seed=7)
>>> batch.observations.shape, batch.masks.shape, batch.seats.tolist()
((3, 628), (3, 735), [3, 2, 3])
>>> turn = batch.step(batch.masks.argmax(axis=1))  # everybody gives the first legal answer
>>> turn.dones.tolist(), turn.observations is batch.observations
([False, False, False], True)
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import index
from secrets import randbits
from types import TracebackType
from typing import Any, Final, NamedTuple, Protocol, Self, SupportsIndex

import numpy as np
from numpy.typing import ArrayLike, NDArray

from stockpile.envs.batch.processes import ProcessHost, interrupts_wait
from stockpile.envs.batch.task import ARRAYS, BatchTask
from stockpile.envs.core.game_batch import SEED_BITS, GameBatch
from stockpile.envs.interface import config_of
from stockpile.envs.observation import ACTIONS
from stockpile.rules.answers import ANSWERS


def any_legal(masks: NDArray[Any], random: np.random.Generator) -> NDArray[np.int64]:
    """A legal answer for every game, each as likely as the others.

    >>> masks = np.array([[0, 1, 0, 0], [1, 0, 1, 1]], np.int8)
    >>> sorted({tuple(any_legal(masks, np.random.default_rng(seed)).tolist()) for seed in range(50)})
    [(1, 0), (1, 2), (1, 3)]
    """
    width = masks.shape[1]
    legal = np.flatnonzero(masks.view(np.bool_) if masks.itemsize == 1 else masks)
    games = legal // width
    first = np.searchsorted(games, np.arange(len(masks) + 1))
    counts = np.diff(first)
    if not counts.all():
        raise ValueError(f"game {int(counts.argmin())} has no legal answer")
    chosen = first[:-1] + (random.random(len(masks)) * counts).astype(np.int64)
    return np.asarray(legal[chosen] % width, np.int64)


CLOSED: Final = "this batch is closed"


class Turn(NamedTuple):
    """What every game shows: always the same arrays, which change with every step and cannot be written to."""

    observations: NDArray[np.int16]  # of the seat that is asked
    masks: NDArray[np.int8]  # its legal answers
    rewards: NDArray[np.float64]  # by seat, of the game that has just ended; 0 while one continues
    dones: NDArray[np.bool_]  # whether a game has just ended; what is seen is the next one already
    seats: NDArray[np.int64]  # who is asked
    seeds: NDArray[np.int64]  # from which each game was dealt: Game.new(config, seed=...) is the same game, secrets too


class IllegalActions(ValueError):
    """Answers that are not legal in their games. No game has moved."""

    def __init__(self, games: Sequence[int], actions: Sequence[int]) -> None:
        answer = ANSWERS[actions[0]] if 0 <= actions[0] < ACTIONS else "no answer"
        more = f" (and in {len(games) - 1} others)" if len(games) > 1 else ""
        super().__init__(f"action {actions[0]} ({answer}) is not legal in game {games[0]}{more}: see its mask")
        self.games: Final = games
        self.actions: Final = actions

    def __reduce__(self) -> tuple[object, ...]:
        return (IllegalActions, (self.games, self.actions))


class BatchHost(Protocol):
    """Where the games are: in this process, or spread over several."""

    def arrays(self) -> dict[str, NDArray[Any]]: ...
    def begin(self, seed: int) -> None: ...
    def step(self, actions: NDArray[np.int64]) -> None: ...
    def close(self) -> None: ...


class LocalHost:
    """The games of a task in this process."""

    def __init__(self, task: BatchTask) -> None:
        self._batch: Final[GameBatch] = task.game_batch()

    def arrays(self) -> dict[str, NDArray[Any]]:
        return {name: _look(getattr(self._batch, name), kind) for name, kind in ARRAYS.items()}

    def begin(self, seed: int) -> None:
        self._batch.begin(seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        self._batch.step(actions.tolist())

    def close(self) -> None:
        """There is nothing to give back."""


def _look(buffer: Any, kind: type[np.generic]) -> NDArray[Any]:
    array = np.frombuffer(buffer, kind)
    array.setflags(write=False)
    return array


class Batch:
    """This many games of one kind. Every seat is asked in its turn, or with `seat` one of each game.

    `players`, `preset`, `modules`, `investor_sets`: what is played. `seed`: of all games, each has one of its own that
    follows from it; without one they are others each time. `observation` is "small" or "full"; `rewards` "money", "win"
    or "margin". With `seat` (or "turns" for another one in every game) that seat alone is asked, and `opponents` play
    the others: "broker" or "random". With `processes` the games are spread over this many, and nothing else changes.
    """

    def __init__(
        self,
        games: int,
        players: int = 4,
        preset: str | None = None,
        modules: Sequence[str] | None = None,
        investor_sets: Sequence[str] | None = None,
        *,
        seed: int | None = None,
        observation: str = "small",
        rewards: str = "money",
        seat: int | str | None = None,
        opponents: str | None = None,
        processes: int = 0,
    ) -> None:
        config = config_of(players, preset, modules, investor_sets)
        games, processes = index(games), index(processes)
        seat = seat if seat is None or isinstance(seat, str) else index(seat)
        self.task: Final = BatchTask(config, games, observation, rewards, seat, opponents)
        self.task.check()
        if not 0 <= processes <= games:
            raise ValueError(f"{games} games can be spread over up to {games} processes, not {processes}")
        self._host: Final[BatchHost] = (
            ProcessHost(self.task, processes, LocalHost) if processes else LocalHost(self.task)
        )
        arrays = {name: array.reshape(games, -1) for name, array in self._host.arrays().items()}
        for name in ("dones", "seats", "seeds"):
            arrays[name] = arrays[name][:, 0]
        self.turn: Final = Turn(**arrays)
        self._numbers: Final = np.arange(games)
        self._trouble = ""  # why it cannot continue
        self.reset(seed)

    @property
    def observations(self) -> NDArray[np.int16]:
        return self.turn.observations

    @property
    def masks(self) -> NDArray[np.int8]:
        return self.turn.masks

    @property
    def rewards(self) -> NDArray[np.float64]:
        return self.turn.rewards

    @property
    def dones(self) -> NDArray[np.bool_]:
        return self.turn.dones

    @property
    def seats(self) -> NDArray[np.int64]:
        return self.turn.seats

    @property
    def seeds(self) -> NDArray[np.int64]:
        return self.turn.seeds

    def __len__(self) -> int:
        return self.task.games

    def reset(self, seed: int | None = None) -> Turn:
        """Start all games again: from this seed, or from any."""
        self._check_open()
        seed = randbits(SEED_BITS) if seed is None else index(seed)
        with self._whole():
            self._host.begin(seed)
        return self.turn

    def step(self, actions: ArrayLike) -> Turn:
        """Answer every game at once. IllegalActions, and nothing has changed, if one of them is not legal."""
        self._check_open()
        chosen = np.asarray(actions)
        if chosen.shape != (len(self),) or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"one whole number for each of {len(self)} games, not {chosen.dtype} of {chosen.shape}")
        self._check(chosen)
        with self._whole():
            self._host.step(chosen.astype(np.int64, copy=False))
        return self.turn

    def _check_open(self) -> None:
        if self._trouble:
            raise ValueError(f"{self._trouble}: make another batch")

    @contextmanager
    def _whole(self) -> Iterator[None]:
        """Ctrl-C waits until all games have moved. If anything else breaks in, some have and some have not."""
        with interrupts_wait():
            self._trouble = "this batch was broken off in the middle of a step"
            yield
            self._trouble = ""

    def _check(self, actions: NDArray[Any]) -> None:
        inside = (actions >= 0) & (actions < ACTIONS)
        legal = inside & (self.masks[self._numbers, np.where(inside, actions, 0)] == 1)
        if not legal.all():
            wrong = np.flatnonzero(~legal)
            raise IllegalActions(wrong.tolist(), actions[wrong].tolist())

    def close(self) -> None:
        """Let the processes go. What was seen last stays readable."""
        if self._trouble != CLOSED:
            self._trouble = CLOSED
            self._host.close()

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        raise TypeError("a batch cannot be copied or pickled; make another one with the same seed")

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()
