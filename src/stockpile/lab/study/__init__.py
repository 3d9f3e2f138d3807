"""Many games of one player: grades over time, luck and skill, and habits with what they cost.

`study` makes a study of analyses. `StudyFolder` analyses all records of a folder and keeps the analyses.
"""

from stockpile.lab.study.folder import FolderStudy, PlayerStudy, SkippedFile, StudyFolder, players_in
from stockpile.lab.study.study import Estimate, GameSummary, Habit, PhaseSummary, Study, Trend, study

__all__ = [
    "Estimate",
    "FolderStudy",
    "GameSummary",
    "Habit",
    "PhaseSummary",
    "PlayerStudy",
    "SkippedFile",
    "Study",
    "StudyFolder",
    "Trend",
    "players_in",
    "study",
]
