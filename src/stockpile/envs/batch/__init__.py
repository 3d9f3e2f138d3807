"""Many games side by side, in NumPy arrays: for anyone who learns from millions of decisions."""

from stockpile.envs.batch.batch import Batch, IllegalActions, Turn, any_legal
from stockpile.envs.batch.processes import ProcessLost

__all__ = ["Batch", "IllegalActions", "ProcessLost", "Turn", "any_legal"]
