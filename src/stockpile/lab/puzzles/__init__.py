"""Puzzles: moments of games where one answer is clearly best and the obvious one is not.

`Hunt` and `search` find them, a `Puzzle` is one, `read` and `written` are its file.
"""

from stockpile.lab.puzzles.finding import (
    USUAL_EFFORT,
    SearchEffort,
    SearchCounts,
    GameOrigin,
    SearchStage,
    fault_in,
    puzzles_in,
    reason_in,
)
from stockpile.lab.puzzles.search import SearchResult, GamePuzzles, PuzzleSearch, puzzles_of, search
from stockpile.lab.puzzles.puzzle import SearchCheck, Puzzle, PuzzleError, EvaluatedPlay, read, write
from stockpile.lab.puzzles.plays import meaning, naive_play, obvious_play, plays_in

__all__ = [
    "USUAL_EFFORT",
    "SearchEffort",
    "SearchResult",
    "SearchCheck",
    "SearchCounts",
    "GamePuzzles",
    "PuzzleSearch",
    "GameOrigin",
    "Puzzle",
    "PuzzleError",
    "SearchStage",
    "EvaluatedPlay",
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
    "write",
]
