"""Weights for the shark's value, fitted by least squares to finished games of sound players."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from stockpile.bots.broker.style import BROKER_1
from stockpile.bots.broker.thinking import Sound
from stockpile.bots.shark.shark import table_of
from stockpile.bots.shark.value import PROPERTY, properties
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game
from stockpile.rules.playing import finish_round

__all__ = ["Fitted", "fit", "write_weights"]

GUESS_WEIGHT: Final = 0.3  # how much a guess weighs, as a share of the observations


class NormalEquations:
    """Least squares for a handful of unknowns, drawn towards a guess. Observations are added up one at a time.

    >>> sums = NormalEquations(guess=[1.0, 1.0])
    >>> for x in range(-50, 51):
    ...     sums.add([x, x * x], 3.0 * x + 0.5 * x * x)
    >>> [round(weight, 2) for weight in sums.weights()], sums.spread(sums.weights()) < 0.1
    ([3.0, 0.5], True)
    """

    def __init__(self, guess: Sequence[float]) -> None:
        size = len(guess)
        self.guess = guess
        self.count = 0
        self.products = [[0.0] * size for _ in range(size)]
        self.targets = [0.0] * size
        self.square = 0.0

    def add(self, observed: Sequence[float], target: float) -> None:
        """One observation: what was there, and what came of it."""
        self.count += 1
        self.square += target * target
        for row, value, at in zip(self.products, observed, range(len(observed)), strict=True):
            if value:
                self.targets[at] += value * target
                for column, other in enumerate(observed):
                    row[column] += value * other

    def weights(self) -> list[float]:
        """What each unknown is worth; none is worth less than nothing."""
        fixed: set[int] = set()
        while True:
            found = self._solve(fixed)
            negative = {at for at, weight in enumerate(found) if weight < 0}
            if not negative:
                return found
            fixed |= negative

    def _solve(self, fixed: set[int]) -> list[float]:
        """Gauss and Jordan, with those that are fixed at nothing left out."""
        free = [at for at in range(len(self.guess)) if at not in fixed]
        pull = GUESS_WEIGHT * self.count + 1e-9
        rows = [
            [self.products[at][other] + (pull if at == other else 0.0) for other in free]
            + [self.targets[at] + pull * self.guess[at]]
            for at in free
        ]
        for step, row in enumerate(rows):
            scale = row[step]  # never nothing: the matrix is positive definite by the pull
            row[:] = [value / scale for value in row]
            for other in rows:
                if other is not row and other[step]:
                    other[:] = [theirs - other[step] * ours for theirs, ours in zip(other, row, strict=True)]
        found = [0.0] * len(self.guess)
        for at, row in zip(free, rows, strict=True):
            found[at] = row[-1]
        return found

    def spread(self, weights: Sequence[float]) -> float:
        """The standard deviation of what the weights leave unexplained."""
        explained = sum(weight * target for weight, target in zip(weights, self.targets, strict=True))
        crossed = sum(
            weight * other * self.products[at][column]
            for at, weight in enumerate(weights)
            for column, other in enumerate(weights)
        )
        return sqrt(max(0.0, self.square - 2 * explained + crossed) / max(1, self.count))


FITTED_PLAYERS: Final = (2, 3, 4, 5)
# What a dollar of each kind of property is taken to be worth as long as games do not say otherwise.
GUESSED_WEIGHTS: Final = {name: 0.5 if name == "purse" else 1.0 for name in PROPERTY}


class Fitted(NamedTuple):
    """The weights for one kind of table: a row for one round to come, for two, and so on, and how far each is off."""

    table: str
    rows: list[list[float]]
    spreads: list[float]


def fitted_configs() -> list[Config]:
    """The kinds of tables: every number of players, without modules and with those of the Epic Edition."""
    return [Config(players) for players in FITTED_PLAYERS] + [preset("epic", players) for players in FITTED_PLAYERS]


def fit(games: int, seed: int, progress: Callable[[int], None]) -> Iterator[Fitted]:
    """The weights of one table after the other; told after each game how many there were."""
    done = 0
    for config in fitted_configs():
        table = table_of(config.players, bool(config.modules))
        sums: dict[int, NormalEquations] = {}
        rng = Random(f"{seed}/{table}")
        for _ in range(games):
            _observe(Game.new(config, seed=rng.getrandbits(64)), sums)
            done += 1
            progress(done)
        yield _fitted(table, sums)


def _observe(game: Game, sums: dict[int, NormalEquations]) -> None:
    """One game. What counts is what a seat has beyond the average of the table, then and in the end."""
    policy = Sound(BROKER_1)
    ends: list[tuple[int, list[list[float]]]] = []
    while not game.over:
        finish_round(game, policy)
        if not game.over:
            had = [list(properties(game, seat)) for seat in range(game.players)]
            ends.append((game.figures.rounds - game.round, _beyond_average(had)))
    finals = _beyond_average([[float(each["total"])] for each in game.standing])
    for left, had in ends:
        found = sums.setdefault(left, NormalEquations([GUESSED_WEIGHTS[name] for name in PROPERTY]))
        for observed, (final,) in zip(had, finals, strict=True):
            found.add(observed, final)


def _beyond_average(rows: list[list[float]]) -> list[list[float]]:
    """
    >>> _beyond_average([[1.0, 4.0], [3.0, 0.0]])
    [[-1.0, 2.0], [1.0, -2.0]]
    """
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def _fitted(table: str, sums: dict[int, NormalEquations]) -> Fitted:
    found = [sums[left] for left in sorted(sums)]
    rows = [each.weights() for each in found]
    return Fitted(table, rows, [each.spread(row) for each, row in zip(found, rows, strict=True)])


WEIGHT_DIGITS: Final = 3


def write_weights(path: Path, tables: Iterable[Fitted], date: str, command: str) -> None:
    """Write all tables, or those there are; the file says when and how they were made."""
    lines = [
        "# What property at the end of a round is worth in the final count, by rounds to come (the first row is one).",
        "# `spread` is the standard deviation of what that leaves open.",
        f"# Fitted on {date}: {command}",
    ]
    for fitted in tables:
        lines += ["", f"{fitted.table} = ["]
        for row, spread in zip(fitted.rows, fitted.spreads, strict=True):
            figures = [f"{name} = {weight:.{WEIGHT_DIGITS}f}" for name, weight in zip(PROPERTY, row, strict=True)]
            lines.append(f"    {{ {', '.join([*figures, f'spread = {spread:.1f}'])} }},")
        lines.append("]")
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
