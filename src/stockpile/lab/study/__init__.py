"""Many games of one player: grades over time, luck and skill, and habits with what they cost.

`study` makes a study of analyses that somebody has; `Shelf` looks at all records of a folder and keeps the analyses.
"""

from stockpile.lab.study.folder import PlayerStudy, StudyFolder, SkippedFile, FolderStudy, players_in
from stockpile.lab.study.study import Estimate, Habit, GameSummary, PhaseSummary, Study, Trend
from .study import study

__all__ = [
    "Estimate",
    "Habit",
    "GameSummary",
    "PhaseSummary",
    "PlayerStudy",
    "StudyFolder",
    "SkippedFile",
    "FolderStudy",
    "Study",
    "Trend",
    "players_in",
    "study",
]
