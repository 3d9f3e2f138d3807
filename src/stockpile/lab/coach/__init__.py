"""The coach: what luck gave, what skill took, and which decisions cost most, of one finished game."""

from stockpile.lab.coach.analysis import FULL, QUICK, AnalysisEffort, AnalysisTask, analyse, assemble
from stockpile.lab.coach.decisions import AnswerTester, SearchDepth, Judgement, judge
from stockpile.lab.coach.faults import FAULTS
from stockpile.lab.coach.history import KINDS
from stockpile.lab.coach.decisions import VERDICTS
from stockpile.lab.coach.model import Analysis, read, write
from stockpile.lab.coach.history import GameHistory, Unfinished

__all__ = [
    "FAULTS",
    "FULL",
    "KINDS",
    "QUICK",
    "VERDICTS",
    "Analysis",
    "AnalysisEffort",
    "GameHistory",
    "AnswerTester",
    "SearchDepth",
    "Judgement",
    "AnalysisTask",
    "Unfinished",
    "analyse",
    "assemble",
    "judge",
    "read",
    "write",
]
