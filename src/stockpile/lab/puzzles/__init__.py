"""Puzzles: moments of games where one answer is clearly best and the obvious one is not.

`PuzzleSearch` and `search` find them, a `Puzzle` is one, `read` and `write` are its file.
"""

from stockpile.lab.puzzles.finding import (
    USUAL_EFFORT,
    GameOrigin,
    SearchCounts,
    SearchEffort,
    SearchStage,
    fault_in,
    puzzles_in,
    reason_in,
)
from stockpile.lab.puzzles.puzzle import (
    EvaluatedPlay,
    Puzzle,
    PuzzleError,
    SearchCheck,
    meaning,
    naive_play,
    obvious_play,
    plays_in,
    read,
    write,
)
from stockpile.lab.puzzles.search import GamePuzzles, PuzzleSearch, SearchResult, puzzles_of, search

__all__ = [
    "USUAL_EFFORT",
    "EvaluatedPlay",
    "GameOrigin",
    "GamePuzzles",
    "Puzzle",
    "PuzzleError",
    "PuzzleSearch",
    "SearchCheck",
    "SearchCounts",
    "SearchEffort",
    "SearchResult",
    "SearchStage",
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
