"""Many games side by side, in NumPy arrays: for whoever learns from millions of decisions."""

from stockpile.envs.batch.batch import Batch, IllegalActions, Turn

__all__ = ["Batch", "IllegalActions", "Turn"]
