"""Many games of one player: grades over time, luck and skill, and habits with what they cost.

`study` makes a study of analyses that somebody has; `Shelf` looks at all records of a folder and keeps the analyses.
"""

from .folder import Player, Shelf, Skipped, Studied, players_in
from .model import Estimate, Habit, Outcome, Phase, Study, Trend
from .study import study

__all__ = [
    "Estimate",
    "Habit",
    "Outcome",
    "Phase",
    "Player",
    "Shelf",
    "Skipped",
    "Studied",
    "Study",
    "Trend",
    "players_in",
    "study",
]
