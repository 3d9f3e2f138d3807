"""Random play of batches."""

import numpy as np
from numpy.typing import NDArray


def any_legal(masks: NDArray[np.int8], random: np.random.Generator) -> NDArray[np.int64]:
    """A legal answer for every game, each as likely as the others.

    >>> masks = np.array([[0, 1, 0, 0], [1, 0, 1, 1]], np.int8)
    >>> sorted({tuple(any_legal(masks, np.random.default_rng(seed)).tolist()) for seed in range(50)})
    [(1, 0), (1, 2), (1, 3)]
    """
    width = masks.shape[1]
    legal = np.flatnonzero(masks.view(np.bool_))
    games = legal // width
    first = np.searchsorted(games, np.arange(len(masks) + 1))
    chosen = first[:-1] + (random.random(len(masks)) * np.diff(first)).astype(np.int64)
    return np.asarray(legal[chosen] % width, np.int64)
