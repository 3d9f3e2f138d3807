"""The coach: what luck gave, what skill took, and which decisions cost most, of one finished game."""

from stockpile.lab.coach.analysis import FULL, QUICK, AnalysisEffort, AnalysisTask, analyse, assemble
from stockpile.lab.coach.decisions import VERDICTS, AnswerTester, Judgement, SearchDepth, judge
from stockpile.lab.coach.faults import FAULTS
from stockpile.lab.coach.history import KINDS, GameHistory, Unfinished
from stockpile.lab.coach.model import Analysis, read, write

__all__ = [
    "FAULTS",
    "FULL",
    "KINDS",
    "QUICK",
    "VERDICTS",
    "Analysis",
    "AnalysisEffort",
    "AnalysisTask",
    "AnswerTester",
    "GameHistory",
    "Judgement",
    "SearchDepth",
    "Unfinished",
    "analyse",
    "assemble",
    "judge",
    "read",
    "write",
]
