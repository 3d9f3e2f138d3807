"""Stockpile: the board game of insider trading, complete and fast, for people, bots and research."""

from stockpile import _interpreted

_interpreted.obey_environment()

__version__ = "0.1.0"

__all__ = ["__version__"]
