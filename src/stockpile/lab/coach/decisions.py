"""How good a decision was, with what its seat knew then, and how much a loss weighs.

The shark's search looks for the best answer in worlds that could be the real one, drawn from the seat's view and what
it heard. Then the played and the best answer are compared in other worlds: an answer that was chosen because it looked
best in some worlds looks too good in them. Questions whose answers work beyond the round, which the shark leaves to
experience, are played on as far as they reach.

Chances to win say little about a player who is far behind or far ahead: nothing can be lost there. Money says nothing
about when it matters. A loss is as grave as the graver of the two says. Money is measured by how far the last round
scatters it in games of this kind, since epic games are played for twice as much.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import fmean
from typing import Final

from stockpile.bots.broker.style import USUAL
from stockpile.bots.broker.thinking import think
from stockpile.bots.shark.beliefs import WORLDS
from stockpile.bots.shark.memory import remembered
from stockpile.bots.shark.search import (
    BRIEF,
    FOREVER,
    Candidate,
    Limit,
    Search,
    SharkThought,
    World,
    Worlds,
    candidates,
)
from stockpile.bots.shark.shark import LENSES, weights_for
from stockpile.bots.shark.value import SLOPE, expectations
from stockpile.lab.coach.luck import ability_values
from stockpile.lab.coach.model import JudgedDecision, Score
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.events import Event
from stockpile.rules.figures import Figures
from stockpile.rules.game import Game, View, play_known
from stockpile.rules.playing import finish_round
from stockpile.rules.step import SET_UP

# From the gravest: the least loss that is one, as a chance to win.
VERDICTS: Final = {"blunder": 0.1, "mistake": 0.05, "inaccuracy": 0.02, "good": 0.0}
SPREADS_PER_WIN: Final = 10.0  # spreads of the last round's money that count like a whole win
HALF_GRADE_LOSS: Final = 0.1  # part of that spread: a seat that loses it with every decision gets half the best grade
BEST_GRADE: Final = 100


def unit_of(figures: Figures) -> float:
    """How far the last round scatters the money of a seat."""
    return float(weights_for(figures).spread(1))


def gravity(loss: Score, unit: float) -> float:
    """A loss in both measures as a chance to win.

    >>> gravity(Score(0.04, 3.0), 15.0), gravity(Score(0.0, 9.0), 15.0)
    (0.04, 0.06)
    """
    return max(loss.win, loss.money / (SPREADS_PER_WIN * unit))


def verdict_on(loss: Score, unit: float) -> str:
    """The gravest name that fits.

    >>> verdict_on(Score(0.12, 0.0), 15.0), verdict_on(Score(0.03, 2.0), 15.0), verdict_on(Score(0.001, 1.0), 15.0)
    ('blunder', 'inaccuracy', 'good')
    """
    grave = gravity(loss, unit)
    return next(name for name, least in VERDICTS.items() if grave >= least)


def grade(losses: Sequence[Score], unit: float) -> int:
    """0 to 100, by what a decision lost on average. Nobody who had nothing to decide did anything wrong.

    >>> grade([Score(0.0, 1.5)] * 10, 15.0), grade([Score(0.0, 0.0), Score(0.1, 0.6)], 15.0), grade([], 15.0)
    (50, 87, 100)
    """
    if not losses:
        return BEST_GRADE
    mean = fmean([loss.money for loss in losses])
    return round(BEST_GRADE * float(0.5 ** (mean / (HALF_GRADE_LOSS * unit))))


def worst_of(decisions: Sequence[JudgedDecision], unit: float, most: int) -> list[int]:
    """The places of the gravest, from the gravest; what was good is not among them."""
    bad = [at for at, each in enumerate(decisions) if each.verdict != "good"]
    return sorted(bad, key=lambda at: -gravity(decisions[at].loss, unit))[:most]


ALL_ROUNDS: Final = 100
ROUNDS_BEYOND: Final = {"hand-over": 1}  # that are played on after this one, because an answer works beyond it
CLEAR_LEAD_ERRORS: Final = (
    2.0  # standard errors by which the best must be ahead, or what was played is taken to be as good
)
NEGLIGIBLE_WIN: Final = 0.004  # a chance to win so small that no more worlds are looked at for it
EARLY_STOP_CHECKS: Final = 4  # how often that is asked


@dataclass(frozen=True)
class SearchDepth:
    """How much is thought about a decision: playouts of the search, worlds of the comparison, and whether rivals are
    looked at closely."""

    playouts: int
    worlds: int
    close: bool


@dataclass(frozen=True)
class Judgement:
    """What was played and the best of what there was."""

    played: Score
    best: Score
    answers: tuple[Answer, ...]  # the best
    error: float  # standard error of the loss in chances to win

    @property
    def loss(self) -> Score:
        """Never below 0: where the best wins more often with less money, it is not the money that was lost."""
        lost = self.best - self.played
        return Score(max(lost.win, 0.0), max(lost.money, 0.0))


def judge(view: View, heard: Sequence[Event], played: Sequence[Answer], number: int, depth: SearchDepth) -> Judgement:
    """Judge what the seat of a view played. Nothing goes in that the seat did not know, chance does not either:
    it is drawn from the number of answers before."""
    return _Judge(view, heard, f"coach/{number}", depth).judge(played)


def rounds_beyond(view: View) -> int:
    """How many rounds are played on after this one: what is chosen before the first works in all of them."""
    return ALL_ROUNDS if view.phase == SET_UP else ROUNDS_BEYOND.get(view.question, 0)


class AnswerTester:
    """Tries answers to a seat's question in worlds that could be the real one. They are played on to the end of the
    round, or for as many rounds more as is said."""

    def __init__(self, view: View, heard: Sequence[Event], seed: str, close: bool, reach: int | None = None) -> None:
        self.view = view
        self.weights = weights_for(view.figures)
        self.abilities = ability_values(view.figures, self.weights)
        self.reach = rounds_beyond(view) if reach is None else reach
        rng = Random(sha256(seed.encode()).hexdigest())
        thought = SharkThought(view, remembered(view, heard), USUAL, LENSES, self.weights, rng)
        self.worlds = Worlds(view, thought.beliefs(WORLDS if close else BRIEF), LENSES, USUAL, rng)

    def outcome(self, world: World, answers: Sequence[int]) -> Score:
        """What answers, by their numbers, come to in a world."""
        game: Game = world.game.copy()
        for answer in answers:
            play_known(game, ANSWERS[answer])
        until = world.game.round + self.reach
        while not game.over and game.round <= until:
            finish_round(game, world.policy)
        seat = self.view.observer
        return Score(*expectations(game, self.weights, self.abilities)[2 * seat : 2 * seat + 2])


class _Judge(AnswerTester):
    def __init__(self, view: View, heard: Sequence[Event], seed: str, depth: SearchDepth) -> None:
        super().__init__(view, heard, seed, depth.close)
        self.depth = depth

    def judge(self, played: Sequence[Answer]) -> Judgement:
        numbers = [answer.number for answer in played]
        ours = Candidate(numbers[0], numbers[1] if len(numbers) > 1 else -1, 0.0)
        found = self._candidates(ours)
        best = self._searched(found) if not self.reach else self._tried(found)
        return self._compared(ours, best)

    def _candidates(self, ours: Candidate) -> list[Candidate]:
        """Those worth trying, and what was played, whatever it is."""
        found = candidates(self.view, USUAL, think(self.view, USUAL))
        return found if any(_same(each, ours) for each in found) else [*found, ours]

    def _searched(self, found: list[Candidate]) -> Candidate:
        return Search(self.worlds, found, self.weights, Limit(float(self.depth.playouts), FOREVER)).best()

    def _tried(self, found: list[Candidate]) -> Candidate:
        """The best over some worlds, each played on as far as the answer reaches; half of the answers drop out at a
        time."""
        alive = dict.fromkeys(range(len(found)), 0.0)
        while len(alive) > 1:
            for _ in range(max(4, self.depth.playouts // (8 * len(alive)))):
                world = self.worlds.draw()
                for at in alive:
                    alive[at] += self._merit(self._outcome(world, found[at]))
            ranked = sorted(alive, key=lambda at: (-alive[at], at))
            alive = {at: alive[at] for at in ranked[: len(ranked) // 2]}
        return found[next(iter(alive))]

    def _compared(self, ours: Candidate, best: Candidate) -> Judgement:
        """In worlds that neither was chosen for."""
        same = _same(ours, best)
        total, other = Score(), Score()
        gains: list[float] = []
        worlds = self.depth.worlds // (2 if self.reach else 1)  # a whole game takes twice as long
        share = max(1, worlds // EARLY_STOP_CHECKS)
        for count in range(1, worlds + 1):
            world = self.worlds.draw()
            mine = self._outcome(world, ours)
            theirs = mine if same else self._outcome(world, best)
            total, other = total + mine, other + theirs
            gains.append(self._merit(theirs) - self._merit(mine))
            if count % share == 0 and (same or _mean(gains) + 2 * _error(gains) < NEGLIGIBLE_WIN):
                break
        counted = len(gains)
        played, found = _divided(total, counted), _divided(other, counted)
        if same or _mean(gains) <= CLEAR_LEAD_ERRORS * _error(gains):
            return Judgement(played, played, _answers(ours), 0.0)
        return Judgement(played, found, _answers(best), _error(gains))

    def _outcome(self, world: World, candidate: Candidate) -> Score:
        return self.outcome(world, _numbers(candidate))

    def _merit(self, score: Score) -> float:
        """What is searched for: a win, and where that says nothing, money."""
        return score.win + SLOPE * score.money


def _same(one: Candidate, other: Candidate) -> bool:
    """The same cards on the same piles are the same, whichever was placed first."""
    return sorted((one.first, one.second)) == sorted((other.first, other.second))


def _answers(candidate: Candidate) -> tuple[Answer, ...]:
    return tuple([ANSWERS[number] for number in _numbers(candidate)])


def _numbers(candidate: Candidate) -> list[int]:
    return [number for number in (candidate.first, candidate.second) if number >= 0]


def _divided(score: Score, by: int) -> Score:
    return Score(score.win / by, score.money / by)


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers)


def _error(numbers: Sequence[float]) -> float:
    """The standard error of the mean."""
    if len(numbers) < 2:
        return 1.0
    mean = _mean(numbers)
    return sqrt(sum((each - mean) ** 2 for each in numbers) / (len(numbers) - 1) / len(numbers))
