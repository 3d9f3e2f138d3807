"""Puzzles: moments of games where one answer is clearly best and the obvious one is not.

`Hunt` and `search` find them, a `Puzzle` is one, `read` and `written` are its file.
"""

from stockpile.lab.puzzles.finding import USUAL_CARE, Care, Counts, Origin, Stage, fault_in, puzzles_in, reason_in
from stockpile.lab.puzzles.hunt import Caught, Found, Hunt, puzzles_of, search
from stockpile.lab.puzzles.model import Check, Puzzle, PuzzleError, Tried, read, written
from stockpile.lab.puzzles.plays import meaning, naive_play, obvious_play, plays_in

__all__ = [
    "USUAL_CARE",
    "Care",
    "Caught",
    "Check",
    "Counts",
    "Found",
    "Hunt",
    "Origin",
    "Puzzle",
    "PuzzleError",
    "Stage",
    "Tried",
    "fault_in",
    "meaning",
    "naive_play",
    "obvious_play",
    "plays_in",
    "puzzles_in",
    "puzzles_of",
    "read",
    "reason_in",
    "search",
    "written",
]
