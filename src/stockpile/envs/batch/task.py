"""What a batch plays, as plain data that another process can be given."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from stockpile.envs.config import config_of
from stockpile.envs.core.floor import ALL_SEATS, IN_TURN, Brokers, Floor, Rivals
from stockpile.envs.observation import FORMS, Observation, form_called
from stockpile.envs.rewards import reward_called
from stockpile.rules.config import Config
from stockpile.rules.tables import tables_for

RIVALS: Final[dict[str, type[Rivals]]] = {"random": Rivals, "broker": Brokers}
TURNS: Final = "turns"  # another seat learns in every game


@dataclass(frozen=True)
class Task:
    """So many games of one kind, from the one with the number `first` on."""

    config: Config
    games: int
    seed: int
    form: str
    rewards: str
    learner: int | str | None
    rivals: str
    first: int = 0

    @property
    def observation(self) -> Observation:
        return FORMS[self.form]

    def split(self, parts: int) -> "list[Task]":
        """The same games in as many parts, as equal as can be.

        >>> [(part.first, part.games) for part in task(10).split(3)]
        [(0, 4), (4, 3), (7, 3)]
        """
        sizes = [self.games // parts + (number < self.games % parts) for number in range(parts)]
        firsts = [self.first + sum(sizes[:number]) for number in range(parts)]
        return [replace(self, first=first, games=size) for first, size in zip(firsts, sizes, strict=True)]

    def floor(self) -> Floor:
        """The games themselves, not begun yet."""
        learner = {None: ALL_SEATS, TURNS: IN_TURN}.get(self.learner, self.learner)
        return Floor(
            tables_for(self.config),
            self.observation.encoder(),
            self.seed,
            self.first,
            self.games,
            reward_called(self.rewards),
            learner,
            RIVALS[self.rivals](),
        )


def task(
    games: int,
    players: int = 4,
    preset: str | None = None,
    modules: Sequence[str] | None = None,
    investor_sets: Sequence[str] | None = None,
    *,
    seed: int = 0,
    observation: str = "small",
    rewards: str = "money",
    learner: int | str | None = None,
    rivals: str = "broker",
) -> Task:
    """What is to be played; ValueError where that cannot be.

    >>> task(8, rivals="oracle")
    Traceback (most recent call last):
        ...
    ValueError: no rivals are called 'oracle'; there are: random, broker
    """
    if games < 1:
        raise ValueError(f"a batch has at least one game, not {games}")
    if rivals not in RIVALS:
        raise ValueError(f"no rivals are called {rivals!r}; there are: {', '.join(RIVALS)}")
    config = config_of(players, preset, modules, investor_sets)
    if not (learner is None or learner == TURNS or (isinstance(learner, int) and 0 <= learner < players)):
        raise ValueError(f"who learns is a seat from 0 to {players - 1}, {TURNS!r} or None, not {learner!r}")
    reward_called(rewards)
    return Task(config, games, seed, form_called(observation).name, rewards, learner, rivals)
