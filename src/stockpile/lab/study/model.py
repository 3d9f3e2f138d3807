"""What many games say of one player, as plain data: pages, terminals and programs read it.

Chances to win are shares of a win, money is in thousands of dollars, as in the coach's analyses.
"""

from typing import Final

from msgspec import Struct

from stockpile.lab.coach.model import Score
from stockpile.lab.intervals import Mean

FORM: Final = 1  # of the data; a number more when old readers would misread it


class Estimate(Struct, frozen=True):
    """A mean, and where the true one lies in 95 of 100 such studies. What cannot be said is None."""

    mean: float | None = None
    low: float | None = None
    high: float | None = None

    @classmethod
    def of(cls, mean: Mean) -> "Estimate":
        return cls(*mean)


class Outcome(Struct, frozen=True):
    """One game of the player. `share` is the share of the win, 1 for a win that is not shared. `stand_in` answers were
    given by a bot for the player: grade, decisions and verdicts leave them out, luck and skill do not."""

    players: int
    place: int
    money: int
    share: float
    result: Score
    luck: Score
    skill: Score
    loss: Score
    grade: int
    decisions: int
    verdicts: dict[str, int]
    stand_in: int = 0


class Habit(Struct, frozen=True):
    """One kind of fault over all games: how often it came, in how many games, and what it costs a game."""

    kind: str  # of FAULTS in lab/coach/faults.py
    count: int
    games: int
    money: Estimate
    win: Estimate


class Phase(Struct, frozen=True):
    """What a phase of all rounds is worth in a game: luck, own decisions, and what better ones would have added."""

    phase: str
    luck: Estimate
    skill: Estimate
    loss: Estimate
    loss_money: Estimate


class Trend(Struct, frozen=True):
    """A straight line through the grades in the order of the games. `slope` is the change from game to game, `line` is
    where the line runs, game by game. Nothing is known of it before the third game."""

    slope: Estimate = Estimate()
    line: list[Estimate] = []


class Study(Struct, frozen=True):
    """A player."""

    form: int
    games: list[Outcome]
    fair: float  # the mean of the fair shares
    wins: Estimate  # share of the wins
    grade: Estimate
    trend: Trend
    luck: Estimate
    skill: Estimate
    luck_money: Estimate
    skill_money: Estimate
    loss_money: Estimate
    habits: list[Habit]  # the dearest first
    phases: list[Phase]
