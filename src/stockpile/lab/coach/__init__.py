"""The coach: what luck gave, what skill took, and which decisions cost most, of one finished game."""

from stockpile.lab.coach.analysis import FULL, QUICK, Care, Task, analyse, assembled
from stockpile.lab.coach.choices import Court, Depth, Judgement, judge
from stockpile.lab.coach.faults import FAULTS
from stockpile.lab.coach.fortunes import KINDS
from stockpile.lab.coach.grades import VERDICTS
from stockpile.lab.coach.model import Analysis, read, written
from stockpile.lab.coach.moments import Course, Unfinished

__all__ = [
    "FAULTS",
    "FULL",
    "KINDS",
    "QUICK",
    "VERDICTS",
    "Analysis",
    "Care",
    "Course",
    "Court",
    "Depth",
    "Judgement",
    "Task",
    "Unfinished",
    "analyse",
    "assembled",
    "judge",
    "read",
    "written",
]
