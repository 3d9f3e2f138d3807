"""Plays beside each other: all of them in some worlds, the leading ones in many more. All see the same worlds."""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from stockpile.bots.shark.value import SLOPE
from stockpile.lab.coach.decisions import AnswerTester
from stockpile.lab.coach.model import Score
from stockpile.lab.puzzles.plays import Play

LEADING: Final = 3  # plays that are looked at longest, besides those that were asked for


class Length(NamedTuple):
    """How long is looked: in so many worlds at every play, and in so many more at the leading ones and those that are
    kept. Without worlds for every play only those that are kept are looked at."""

    every: int
    leading: int


class Lead(NamedTuple):
    """By how much one play is ahead of another in the worlds that both saw, and the standard error of the chance."""

    win: float
    money: float
    error: float

    def is_clear(self, least: float, errors: float) -> bool:
        return self.win >= least and self.win >= errors * self.error


class Contest:
    """The plays of one question. `scores` has for each play what it came to, world by world."""

    def __init__(self, court: AnswerTester, plays: Sequence[Play]) -> None:
        self.court = court
        self.plays = plays
        self.scores: list[list[Score]] = [[] for _ in plays]
        self._numbers = [[answer.number for answer in play] for play in plays]

    def hold(self, length: Length, kept: Iterable[int], least: float | None = None) -> None:
        """Those to be kept are looked at as long as the leading ones; they are the first of them.

        With `least`, whoever is ahead of the first by less after the worlds for all is not looked at further.
        """
        wanted = list(dict.fromkeys(kept))
        leading: list[int] = []
        if length.every:
            self._try(range(len(self.plays)), length.every)
            leading = self.ranked()[:LEADING]
            if least is not None and self.lead(leading[0], wanted[0]).win < least:
                return
        self._try(sorted({*wanted, *leading}), length.leading)

    def _try(self, alive: Iterable[int], worlds: int) -> None:
        plays = list(alive)
        for _ in range(worlds):
            world = self.court.worlds.draw()
            for at in plays:
                self.scores[at].append(self.court.outcome(world, self._numbers[at]))

    def ranked(self) -> list[int]:
        """All that were looked at longest, the best first: by chances to win, and where these are the same by money."""
        most = max(map(len, self.scores))
        alive = [at for at, scores in enumerate(self.scores) if len(scores) == most]
        return sorted(alive, key=lambda at: (-sum(each.win + SLOPE * each.money for each in self.scores[at]), at))

    def mean(self, at: int) -> Score:
        count = len(self.scores[at])
        total = sum(self.scores[at], Score())
        return Score(total.win / count, total.money / count)

    def lead(self, one: int, other: int) -> Lead:
        """Of one play over another."""
        gains = [mine - theirs for mine, theirs in zip(self.scores[one], self.scores[other], strict=False)]
        count = len(gains)
        total = sum(gains, Score())
        mean = total.win / count
        square = sum((gain.win - mean) ** 2 for gain in gains)
        return Lead(mean, total.money / count, sqrt(square / count / max(1, count - 1)))
