"""`stockpile fuzz`: random games with every check. What fails is shown as it fails, a summary at the end."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from typer import Exit, Option

from stockpile.cli.long_runs import INTERRUPTED
from stockpile.cli.options import Jobs, Json, Seed, any_seed
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.i18n import say
from stockpile.lab import FuzzReport, FuzzSummary, fuzz
from stockpile.lab.fuzz import USUAL_GAMES
from stockpile.rules.config import preset

FAILED: Final = 1  # the exit code when not every check holds
SECONDS: Final = 30  # between two lines of progress where there is no terminal


def fuzz_games(
    games: Annotated[
        int | None, Option("--games", "-n", help=say("option-fuzz-games"), min=1, show_default=False)
    ] = None,
    minutes: Annotated[float | None, Option("--minutes", help=say("option-minutes"), min=0, show_default=False)] = None,
    seed: Seed = None,
    jobs: Jobs = 1,
    start: Annotated[int, Option("--start", help=say("option-start"), min=0)] = 0,
    folder: Annotated[Path, Option("--folder", help=say("option-folder"), metavar="FOLDER")] = Path(),
    name: Annotated[
        str | None, Option("--preset", help=say("option-fuzz-preset"), metavar="PRESET", show_default=False)
    ] = None,
    as_json: Json = False,
) -> None:
    """Play, check, and print what was found; Ctrl-C ends it, and what was found counts."""
    if name is not None:
        preset(name)  # one that does not exist is refused before anything starts
    seed = any_seed(seed)
    games = USUAL_GAMES if games is None and minutes is None else games
    with _Progress.shown(games, minutes) as progress:
        summary = fuzz(games, minutes, seed, jobs, progress.update, folder, start, name)
    if as_json:
        print(json.dumps(summary.to_json()))
    else:
        _print(summary, stdout_console())
    if summary.interrupted:
        raise Exit(INTERRUPTED)
    if not summary.passed:
        raise Exit(FAILED)


class _Progress:
    """How far it is, on standard error: a bar at a terminal, a line now and then elsewhere."""

    def __init__(self, bar: Progress, games: int | None, minutes: float | None) -> None:
        self.bar = bar
        self.by_games = games is not None
        total = games if games is not None else 60 * (minutes or 0)
        self.task = bar.add_task(say("fuzz-checking"), total=total, found="")
        self.reported = 0
        self.said = 0.0

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
        for report in summary.reports[self.reported :]:
            _print_report(report, out)
        self.reported = len(summary.reports)
        found = say(
            "fuzz-so-far",
            games=summary.games,
            decisions=summary.decisions,
            failures=summary.failures,
            leaks=summary.leaks,
        )
        self.bar.update(self.task, completed=summary.games if self.by_games else summary.seconds, found=found)
        if not out.is_terminal and summary.seconds - self.said >= SECONDS:
            self.said = summary.seconds
            out.print(found)


def _print_report(report: FuzzReport, out: Console) -> None:
    message = report.failure.message.splitlines()[0]
    out.print(say(f"fuzz-{report.failure.kind}", game=str(report.failure.number), message=message), style=signs.BAD)
    for file in report.files:
        out.print(say("fuzz-record", file=str(file)), soft_wrap=True)
    out.print(say("fuzz-again", command=report.again), soft_wrap=True)


def _print(summary: FuzzSummary, out: Console) -> None:
    good = say("fuzz-passed"), signs.GOOD
    bad = say("fuzz-failed"), signs.BAD
    text, style = good if summary.passed else bad
    out.print(text, style=style)
    out.print(
        say(
            "fuzz-result",
            games=summary.games,
            decisions=summary.decisions,
            rate=round(summary.games / max(summary.seconds, 0.001)),
            compared=summary.compared.total(),
            seed=str(summary.seed),
        ),
        style=signs.FAINT,
    )
    if summary.interrupted:
        out.print(say("fuzz-interrupted"), style=signs.BAD)
