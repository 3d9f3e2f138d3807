"""Weights for the shark's value, fitted to finished games of sound players."""

from .file import write_weights
from .fitting import Fitted, fit

__all__ = ["Fitted", "fit", "write_weights"]
