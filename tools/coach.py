"""Put the coach to the test and print what came of it (docs/lab/coach.md).

    python tools/coach.py luck      --games 400 --jobs 2    is luck 0 on average, for every seat?
    python tools/coach.py grades    --games 100 --jobs 2    do grades rank intern, broker and shark?
    python tools/coach.py worst     --games 20 --jobs 2     does a search of ten times the budget agree?

Games are of four players in the base game unless --preset says otherwise. Ctrl-C ends it; what is done counts.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

from stockpile.content import load
from stockpile.lab.coach import FULL, QUICK
from stockpile.lab.coach.analysis import MAX_WORST_DECISIONS, AnalysisEffort, AnalysisTask, assemble
from stockpile.lab.coach.decisions import Judgement, SearchDepth, gravity, judge, unit_of, verdict_on
from stockpile.lab.coach.history import Moment
from stockpile.lab.coach.luck import GameLedger, Leg
from stockpile.lab.coach.model import Score
from stockpile.lab.games import WHOLE_WIN, GameResult
from stockpile.lab.intervals import mean_of_amounts
from stockpile.lab.simulate import Simulation
from stockpile.lab.simulate import Simulation as Games
from stockpile.lab.workers import play_all
from stockpile.rules.config import preset

LONGER: Final = 10  # times the budget that checks a verdict


class Lucky(NamedTuple):
    """The luck of every seat of a game, and what it should leave: the result."""

    number: int
    names: list[str]
    luck: list[Score]
    result: list[Score]


@dataclass(frozen=True)
class LuckTrial:
    """Luck alone, of many games."""

    games: Games
    effort: AnalysisEffort

    def play(self, number: int) -> Lucky:
        task = AnalysisTask(self.games.recorded(number)[1], self.effort)
        legs = [leg for part in range(task.legs) if isinstance(leg := task.play(part)[1], Leg)]
        ledger = GameLedger.of(task.history, legs)
        seats = range(ledger.players)
        ending = GameResult.of(task.history.end)
        mean = sum(ending.money) / ledger.players
        return Lucky(
            number,
            list(task.record.names),
            [ledger.luck_of(seat) for seat in seats],
            [Score(ending.wins[seat] / WHOLE_WIN - 1 / ledger.players, ending.money[seat] - mean) for seat in seats],
        )


class Graded(NamedTuple):
    """Who sat where, with which grade, and what was lost."""

    number: int
    names: list[str]
    grades: list[int]
    losses: list[Score]


@dataclass(frozen=True)
class GradeTrial:
    """Whole analyses of many games: of each seat the grade."""

    games: Games
    effort: AnalysisEffort

    def play(self, number: int) -> Graded:
        task = AnalysisTask(self.games.recorded(number)[1], self.effort)
        analysis = assemble(task, [task.play(part)[1] for part in range(task.parts)])
        return Graded(
            number,
            list(task.record.names),
            [seat.grade for seat in analysis.seats],
            [seat.loss for seat in analysis.seats],
        )


class Checked(NamedTuple):
    """One of the worst decisions of a game: what it lost by the coach, and by a longer search. They agree if that
    search finds it at least inaccurate too, be it beside another answer."""

    name: str
    question: str
    loss: Score
    longer: Score
    verdict: str
    agrees: bool


class Agreed(NamedTuple):
    number: int
    checked: list[Checked]


@dataclass(frozen=True)
class WorstTrial:
    """The worst decisions of a game, looked at again with ten times the budget and other worlds."""

    games: Games
    effort: AnalysisEffort

    def play(self, number: int) -> Agreed:
        task = AnalysisTask(self.games.recorded(number)[1], self.effort)
        names = list(task.record.names)
        unit = unit_of(task.history.end.figures)
        judged: list[tuple[Moment, Judgement]] = [
            (moment, found)
            for at, moment in enumerate(task.history.choices)
            if isinstance(found := task.play(task.legs + at)[1], Judgement)
        ]
        bad = [each for each in judged if verdict_on(each[1].loss, unit) != "good"]
        bad.sort(key=lambda each: -gravity(each[1].loss, unit))
        return Agreed(
            number, [self._checked(task, names[each[0].seat], *each, unit) for each in bad[:MAX_WORST_DECISIONS]]
        )

    def _checked(self, task: AnalysisTask, name: str, moment: Moment, found: Judgement, unit: float) -> Checked:
        depth = self.effort.depth
        longer = SearchDepth(depth.playouts * LONGER, depth.worlds * LONGER, close=True)
        view = moment.game.view(moment.seat)
        number = moment.number + len(task.history.moments)  # other worlds than those the coach looked at
        again = judge(view, task.history.heard_by(moment), task.history.answers_of(moment), number, longer)
        verdict = verdict_on(again.loss, unit)
        return Checked(name, view.question, found.loss, again.loss, verdict, verdict != "good")


BOTS: Final = "shark@100,broker,intern,broker"


def tell_luck(games: Sequence[Lucky]) -> None:
    """By seat, and the worst that luck and skill miss the result by: nothing, but for rounding."""
    for seat in range(len(games[0].luck)):
        _tell(f"seat {seat}", [game.luck[seat] for game in games])
    by_bot: dict[str, list[Score]] = defaultdict(list)
    for game in games:
        for name, luck in zip(game.names, game.luck, strict=True):
            by_bot[name].append(luck)
    for name, lucks in by_bot.items():
        _tell(name, lucks)


def _tell(name: str, scores: Sequence[Score]) -> None:
    win, money = mean_of_amounts([each.win for each in scores]), mean_of_amounts([each.money for each in scores])
    print(
        f"{name:12} luck {win.mean:+.4f} ({win.low:+.4f} to {win.high:+.4f}) of a win, "
        f"{money.mean:+.2f} ({money.low:+.2f} to {money.high:+.2f}) dollars; {len(scores)}"
    )


def tell_grades(games: Sequence[Graded]) -> None:
    by_bot: dict[str, list[tuple[int, Score]]] = defaultdict(list)
    for game in games:
        for name, grade, loss in zip(game.names, game.grades, game.losses, strict=True):
            by_bot[name].append((grade, loss))
    for name, rows in by_bot.items():
        grades, lost = mean_of_amounts([row[0] for row in rows]), mean_of_amounts([row[1].money for row in rows])
        print(
            f"{name:12} grade {grades.mean:.1f} ({grades.low:.1f} to {grades.high:.1f}), "
            f"lost {lost.mean:.1f} dollars a game ({lost.low:.1f} to {lost.high:.1f}); {len(rows)}"
        )


def tell_worst(games: Sequence[Agreed]) -> None:
    """How many of the worst decisions are bad for the longer search too."""
    checked = [each for game in games for each in game.checked]
    agreed = sum(each.agrees for each in checked)
    print(f"{agreed} of {len(checked)} agreed, {agreed / max(len(checked), 1):.1%}; {len(games)} games")
    for name in sorted({each.name for each in checked}):
        own = [each for each in checked if each.name == name]
        print(f"{name:12} {sum(each.agrees for each in own)} of {len(own)}")


TRIALS: Final[dict[str, tuple[Callable[..., Any], Callable[[Any], None]]]] = {
    "luck": (LuckTrial, tell_luck),
    "grades": (GradeTrial, tell_grades),
    "worst": (WorstTrial, tell_worst),
}


def main(words: Sequence[str] | None = None) -> int:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("trial", choices=TRIALS)
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--bots", default=BOTS)
    asked.add_argument("--preset", default="first-game")
    asked.add_argument("--effort", choices=("quick", "full"), default="quick")
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--jobs", type=int, default=1)
    wanted = asked.parse_args(words)
    bots = tuple(wanted.bots.split(","))
    games = Simulation(preset(wanted.preset, players=len(bots)), bots, wanted.seed, load())
    trial, tell = TRIALS[wanted.trial]
    done: list[Any] = []

    def report(results: list[Any]) -> None:
        done.extend(results)
        print(f"\r{len(done)} of {wanted.games} ", end="", file=sys.stderr, flush=True)

    with suppress(KeyboardInterrupt):
        play_all(trial(games, FULL if wanted.effort == "full" else QUICK), range(wanted.games), wanted.jobs, report)
    print(file=sys.stderr)
    if done:
        tell(sorted(done, key=lambda each: each.number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
