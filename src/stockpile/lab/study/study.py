"""What many games say about one player, made from the coach's analyses. Nothing is played here.

Chances to win are shares of a win, money is in thousands of dollars, as in the analyses.
"""

from collections.abc import Callable, Sequence
from math import sqrt
from statistics import fmean
from typing import Final

from msgspec import Struct

from stockpile.lab.coach.analysis import PHASES
from stockpile.lab.coach.model import Analysis, PhaseScore, Score, SeatAnalysis
from stockpile.lab.intervals import DIGITS, Mean, mean_of_amounts, mean_of_shares, student_t

STUDY_VERSION: Final = 1  # of the data; a number more when old readers would misread it


class Estimate(Struct, frozen=True):
    """A mean, and where the true one lies in 95 of 100 such studies. What cannot be said is None."""

    mean: float | None = None
    low: float | None = None
    high: float | None = None

    @classmethod
    def of(cls, mean: Mean) -> "Estimate":
        return cls(*mean)


class GameSummary(Struct, frozen=True):
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


class PhaseSummary(Struct, frozen=True):
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
    games: list[GameSummary]
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
    phases: list[PhaseSummary]


Played = tuple[Analysis, int]  # a game and the seat in it
HALF_A_WIN: Final = 0.5  # the step in which wins mostly come when they are shared
MIN_TREND_GAMES: Final = 3  # games that say something of a trend


def study(analyses_of_one_player: Sequence[Played]) -> Study:
    """What the games of one player say, in the order in which they were played.

    A game is one observation. Whoever sat at two seats of a game has two. Games in which a bot made all decisions for
    the player say nothing of them: leave them out (`Seat.is_graded`).
    """
    seats = [analysis.seats[seat] for analysis, seat in analyses_of_one_player]
    games = [_outcome(analysis, seat) for (analysis, _), seat in zip(analyses_of_one_player, seats, strict=True)]
    return Study(
        form=STUDY_VERSION,
        games=games,
        fair=round(fmean([1 / game.players for game in games]), DIGITS) if games else 0.0,
        wins=Estimate.of(mean_of_shares([game.share for game in games], HALF_A_WIN)),
        grade=_mean(games, lambda game: game.grade),
        trend=trend_of([float(game.grade) for game in games]),
        luck=_mean(games, lambda game: game.luck.win),
        skill=_mean(games, lambda game: game.skill.win),
        luck_money=_mean(games, lambda game: game.luck.money),
        skill_money=_mean(games, lambda game: game.skill.money),
        loss_money=_mean(games, lambda game: game.loss.money),
        habits=habits_of(seats),
        phases=phases_of(seats),
    )


def _outcome(analysis: Analysis, seat: SeatAnalysis) -> GameSummary:
    return GameSummary(
        players=analysis.players,
        place=seat.place,
        money=seat.money,
        share=round(seat.result.win + 1 / analysis.players, DIGITS - 1) + 0.0,
        result=seat.result,
        luck=seat.luck,
        skill=seat.skill,
        loss=seat.loss,
        grade=seat.grade,
        decisions=len(seat.decisions),
        verdicts=seat.verdicts,
        stand_in=seat.stand_in.answers if seat.stand_in is not None else 0,
    )


def _mean(games: Sequence[GameSummary], of: Callable[[GameSummary], float]) -> Estimate:
    return Estimate.of(mean_of_amounts([float(of(game)) for game in games]))


def habits_of(seats: Sequence[SeatAnalysis]) -> list[Habit]:
    """Every kind of fault that there was, the dearest first. Games without it count with nothing."""
    kinds = sorted({each.fault.kind for seat in seats for each in seat.decisions if each.fault is not None})
    habits = [_habit(kind, seats) for kind in kinds]
    return sorted(habits, key=lambda habit: -(habit.money.mean or 0.0))


def _habit(kind: str, seats: Sequence[SeatAnalysis]) -> Habit:
    losses = [
        [each.loss for each in seat.decisions if each.fault is not None and each.fault.kind == kind] for seat in seats
    ]
    sums = [sum(each, Score()) for each in losses]
    return Habit(
        kind=kind,
        count=sum(map(len, losses)),
        games=sum(map(bool, losses)),
        money=Estimate.of(mean_of_amounts([each.money for each in sums])),
        win=Estimate.of(mean_of_amounts([each.win for each in sums])),
    )


def phases_of(seats: Sequence[SeatAnalysis]) -> list[PhaseSummary]:
    """The phases in which anything happened, in the order of a round."""
    found = {each.phase for seat in seats for each in seat.phases}
    return [_phase(name, seats) for name in PHASES if name in found]


def _phase(name: str, seats: Sequence[SeatAnalysis]) -> PhaseSummary:
    nothing = PhaseScore(name, Score(), Score(), Score())
    scores = [next((each for each in seat.phases if each.phase == name), nothing) for seat in seats]
    return PhaseSummary(
        phase=name,
        luck=Estimate.of(mean_of_amounts([each.luck.win for each in scores])),
        skill=Estimate.of(mean_of_amounts([each.skill.win for each in scores])),
        loss=Estimate.of(mean_of_amounts([each.loss.win for each in scores])),
        loss_money=Estimate.of(mean_of_amounts([each.loss.money for each in scores])),
    )


def trend_of(grades: Sequence[float]) -> Trend:
    """The line of least squares, with Student's intervals.

    >>> trend_of([50.0, 60.0, 70.0, 80.0]).slope
    Estimate(mean=10.0, low=10.0, high=10.0)
    >>> trend_of([50.0, 60.0])
    Trend(slope=Estimate(mean=None, low=None, high=None), line=[])
    """
    count = len(grades)
    if count < MIN_TREND_GAMES:
        return Trend()
    places = range(count)
    middle, level = (count - 1) / 2, fmean(grades)
    spread = sum((at - middle) ** 2 for at in places)
    slope = sum((at - middle) * grade for at, grade in enumerate(grades)) / spread
    missed = sum((grade - level - slope * (at - middle)) ** 2 for at, grade in enumerate(grades))
    error = student_t(count - 2) * sqrt(missed / (count - 2))
    line = [
        _around(level + slope * (at - middle), error * sqrt(1 / count + (at - middle) ** 2 / spread)) for at in places
    ]
    return Trend(_around(slope, error / sqrt(spread)), line)


def _around(middle: float, half: float) -> Estimate:
    return Estimate(*[round(each, DIGITS) + 0.0 for each in (middle, middle - half, middle + half)])
