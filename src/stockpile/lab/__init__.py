"""Many games at once: let bots play, and count.

>>> from stockpile.lab import simulate
>>> from stockpile.rules.config import Config
>>> summary = simulate(Config(players=2), ["broker", "random"], games=10, seed=1)
>>> [(entry.bot, entry.wins) for entry in summary.entries]
[('broker', 10.0), ('random', 0.0)]
"""

from stockpile.lab.simulate import BotSummary, SimulationError, Summary, simulate

__all__ = ["BotSummary", "SimulationError", "Summary", "simulate"]
