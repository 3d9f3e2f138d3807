"""How grave a loss is, and how well somebody played: in figures that mean the same in every game.

Chances to win say little of a player who is far behind or ahead: nothing can be lost there. Money says nothing of when
it matters. A loss is as grave as the graver of the two says. Money is measured by how far the last round scatters it
in games of this kind, since epic games are played for twice as much.
"""

from collections.abc import Sequence
from statistics import fmean
from typing import Final

from stockpile.bots.shark.weights import weights_for
from stockpile.lab.coach.model import Decision, Score
from stockpile.rules.tables import Tables

# From the gravest: the least loss that is one, as a chance to win.
VERDICTS: Final = {"blunder": 0.1, "mistake": 0.05, "inaccuracy": 0.02, "good": 0.0}
SPREADS: Final = 10.0  # of the last round: so much money counts like a whole win
HALF: Final = 0.1  # of that spread: who loses so much with every decision gets half of the best grade
BEST: Final = 100


def unit_of(tables: Tables) -> float:
    """How far the last round scatters the money of a seat."""
    return float(weights_for(tables).spread(1))


def gravity(loss: Score, unit: float) -> float:
    """A loss in both measures as a chance to win.

    >>> gravity(Score(0.04, 3.0), 15.0), gravity(Score(0.0, 9.0), 15.0)
    (0.04, 0.06)
    """
    return max(loss.win, loss.money / (SPREADS * unit))


def verdict_on(loss: Score, unit: float) -> str:
    """The gravest name that fits.

    >>> verdict_on(Score(0.12, 0.0), 15.0), verdict_on(Score(0.03, 2.0), 15.0), verdict_on(Score(0.001, 1.0), 15.0)
    ('blunder', 'inaccuracy', 'good')
    """
    grave = gravity(loss, unit)
    return next(name for name, least in VERDICTS.items() if grave >= least)


def grade(losses: Sequence[Score], unit: float) -> int:
    """0 to 100, by what a decision lost in the mean. Nobody who had nothing to decide did anything wrong.

    >>> grade([Score(0.0, 1.5)] * 10, 15.0), grade([Score(0.0, 0.0), Score(0.1, 0.6)], 15.0), grade([], 15.0)
    (50, 87, 100)
    """
    if not losses:
        return BEST
    mean = fmean([loss.money for loss in losses])
    return round(BEST * float(0.5 ** (mean / (HALF * unit))))


def worst_of(decisions: Sequence[Decision], unit: float, most: int) -> list[int]:
    """The places of the gravest, from the gravest; what was good is not among them."""
    bad = [at for at, each in enumerate(decisions) if each.verdict != "good"]
    return sorted(bad, key=lambda at: -gravity(decisions[at].loss, unit))[:most]
