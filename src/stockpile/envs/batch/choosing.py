"""Random play of batches."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


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
