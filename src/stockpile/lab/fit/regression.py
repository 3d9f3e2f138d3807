"""Least squares, as small as it is needed here: a handful of unknowns, drawn towards what one would guess.

>>> sums = Sums(guess=[1.0, 1.0])
>>> for x in range(-50, 51):
...     sums.add([x, x * x], 3.0 * x + 0.5 * x * x)
>>> [round(weight, 2) for weight in sums.weights()], sums.spread(sums.weights()) < 0.1
([3.0, 0.5], True)
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final

PULL: Final = 0.3  # how much a guess weighs, as a share of the observations


class Sums:
    """The normal equations, added up one observation at a time."""

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
        pull = PULL * self.count + 1e-9
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
