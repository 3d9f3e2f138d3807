"""Some of many puzzles: as different from each other as they can be, and of those the ones that explain themselves."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from stockpile.lab.puzzles.model import Puzzle

# What puzzles may have in common, and how much of a pity each other one with the same is.
_ALIKE: Final = {"question": 3.0, "preset": 2.0, "players": 2.0, "round": 1.0, "fault": 2.0, "game": 4.0}
_WORDLESS: Final = ("tried", "usual", "other", "strategy-use", "ability-use")  # reasons and faults that say little
_PLAIN: Final = 3.0  # what a reason or a fault costs that says little
_CROWD: Final = 0.05  # what each play costs that there is to look over


def picked(puzzles: Iterable[Puzzle], most: int | None = None) -> list[Puzzle]:
    """At most so many, in the order of their keys; without a number, all."""
    left = sorted(puzzles, key=lambda puzzle: puzzle.key)
    chosen: list[Puzzle] = []
    seen: Counter[tuple[str, object]] = Counter()
    while left and (most is None or len(chosen) < most):
        best = min(left, key=lambda puzzle: (_pity(puzzle, seen), puzzle.key))
        left.remove(best)
        chosen.append(best)
        seen.update(_traits(best))
    return sorted(chosen, key=lambda puzzle: puzzle.key)


def _traits(puzzle: Puzzle) -> Sequence[tuple[str, object]]:
    return [
        ("question", puzzle.question),
        ("preset", puzzle.preset),
        ("players", puzzle.players),
        ("round", puzzle.round - puzzle.rounds),
        ("fault", puzzle.fault.kind),
        ("game", puzzle.key.partition("-")[0]),
    ]


def _pity(puzzle: Puzzle, seen: Counter[tuple[str, object]]) -> float:
    common = sum(_ALIKE[trait[0]] * seen[trait] for trait in _traits(puzzle))
    plain = sum(kind in _WORDLESS for kind in (puzzle.reason.kind, puzzle.fault.kind))
    return common + _PLAIN * plain + _CROWD * len(puzzle.tried)
