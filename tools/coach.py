"""Put the coach to the test and print what came of it (docs/lab/coach.md).

    python tools/coach.py luck      --games 400 --jobs 2    is luck 0 in the mean, for every seat?
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
from typing import Any, Final

from stockpile.content import load
from stockpile.lab.coach import FULL, QUICK
from stockpile.lab.coach.model import Score
from stockpile.lab.coach.trials import Agreed, Graded, GradeTrial, LuckTrial, Lucky, WorstTrial
from stockpile.lab.intervals import mean_of_amounts
from stockpile.lab.simulate import Simulation
from stockpile.lab.workers import play_all
from stockpile.rules.config import preset

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
    asked.add_argument("--care", choices=("quick", "full"), default="quick")
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
        play_all(trial(games, FULL if wanted.care == "full" else QUICK), range(wanted.games), wanted.jobs, report)
    print(file=sys.stderr)
    if done:
        tell(sorted(done, key=lambda each: each.number))
    return 0


if __name__ == "__main__":
    sys.exit(main())
