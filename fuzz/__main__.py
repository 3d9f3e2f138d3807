"""`python -m fuzz`: its options, failures as they are found, and a summary at the end."""

import json
import sys
from argparse import ArgumentDefaultsHelpFormatter, ArgumentParser, Namespace
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import SystemRandom
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

from fuzz.fuzzer import USUAL_GAMES, FuzzReport, FuzzSummary, fuzz
from stockpile.rules.config import PRESETS

GOOD, BAD, FAINT = "green", "red", "dim"
FAILED, INTERRUPTED = 1, 130  # exit codes
SECONDS_BETWEEN_LINES: Final = 30  # of progress, where there is no terminal
FINDINGS: Final = {"broken": "breaks a rule", "leak": "gives something away", "crash": "ends in an error"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Play, check and print what was found; gives the exit code. Ctrl-C ends the run, and what was found counts."""
    options = parser().parse_args(arguments)
    games = USUAL_GAMES if options.games is None and options.minutes is None else options.games
    seed = SystemRandom().randrange(1_000_000) if options.seed is None else options.seed
    with _Progress.shown(games, options.minutes) as progress:
        summary = _fuzz(options, games, seed, progress)
    if options.json:
        print(json.dumps(summary.to_json()))
    else:
        print_summary(summary, Console(highlight=False))
    if summary.interrupted:
        return INTERRUPTED
    return 0 if summary.passed else FAILED


def _fuzz(options: Namespace, games: int | None, seed: int, progress: "_Progress") -> FuzzSummary:
    return fuzz(
        games, options.minutes, seed, options.jobs, progress.update, options.folder, options.start, options.preset
    )


def parser() -> ArgumentParser:
    """All options."""
    text = "Play random games of every kind and check that all rules and secrets hold."
    made = ArgumentParser(prog="python -m fuzz", description=text, formatter_class=ArgumentDefaultsHelpFormatter)
    made.add_argument("-n", "--games", type=int, help=f"how many games; without it and --minutes, {USUAL_GAMES}")
    made.add_argument("--minutes", type=float, help="how long to play")
    made.add_argument("--seed", type=int, help="the same seed gives the same games; without it, a random one")
    made.add_argument("--jobs", type=int, default=1, help="processes")
    made.add_argument("--start", type=int, default=0, help="number of the first game; a game follows from the two")
    made.add_argument("--folder", type=Path, default=Path(), help="where records of games that fail are written")
    made.add_argument("--preset", choices=tuple(PRESETS), help="what every game is; without it, modules are random")
    made.add_argument("--json", action="store_true", help="print JSON")
    return made


class _Progress:
    """How far the run is, on standard error: a bar at a terminal, a line every half minute elsewhere."""

    def __init__(self, bar: Progress, games: int | None, minutes: float | None) -> None:
        self.bar = bar
        self.by_games = games is not None
        total = games if games is not None else 60 * (minutes or 0)
        self.task = bar.add_task("Checking", total=total, found="")
        self.printed_reports = 0
        self.printed_at = 0.0

    @classmethod
    @contextmanager
    def shown(cls, games: int | None, minutes: float | None) -> Iterator["_Progress"]:
        errors = Console(stderr=True, highlight=False, markup=False, emoji=False)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(),
            TimeRemainingColumn(),
            TextColumn("{task.fields[found]}"),
        )
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
            yield cls(bar, games, minutes)

    def update(self, summary: FuzzSummary) -> None:
        out = self.bar.console
        for report in summary.reports[self.printed_reports :]:
            print_report(report, out)
        self.printed_reports = len(summary.reports)
        played = f"{summary.games} games, {summary.decisions} decisions"
        found = f"{played}, {summary.failures} failures, {summary.leaks} leaks"
        self.bar.update(self.task, completed=summary.games if self.by_games else summary.seconds, found=found)
        if not out.is_terminal and summary.seconds - self.printed_at >= SECONDS_BETWEEN_LINES:
            self.printed_at = summary.seconds
            out.print(found)


def print_report(report: FuzzReport, out: Console) -> None:
    """One failure, its records, and the command that plays the game again."""
    failure = report.failure
    out.print(f"Game {failure.number} {FINDINGS[failure.kind]}: {failure.message.splitlines()[0]}", style=BAD)
    for file in report.files:
        out.print(f"It is recorded: stockpile replay {file}", soft_wrap=True)
    out.print(f"Once more: {report.again}", soft_wrap=True)


def print_summary(summary: FuzzSummary, out: Console) -> None:
    """Whether every check holds, and how much was checked."""
    passed = summary.passed
    out.print("Every check holds." if passed else "Not every check holds.", style=GOOD if passed else BAD)
    rate = round(summary.games / max(summary.seconds, 0.001))
    out.print(
        f"{summary.games} games with {summary.decisions} decisions, {rate} games a second; two games were compared "
        f"{summary.compared.total()} times. The same games again: --seed {summary.seed}",
        style=FAINT,
    )
    if summary.interrupted:
        out.print("Stopped by hand.", style=BAD)


if __name__ == "__main__":
    sys.exit(main())
