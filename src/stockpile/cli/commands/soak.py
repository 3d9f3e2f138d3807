"""`stockpile soak`: durability for as long as wanted."""

import json
import tempfile
from pathlib import Path

from typer import Exit

from stockpile.cli.terminal.showing import screen
from stockpile.envs.drawing.text import signs
from stockpile.trials.soak import Report, soak
from stockpile.words import say


def run(minutes: float, seed: int, as_json: bool) -> None:
    """Soak and report; anything lost is an error."""
    with tempfile.TemporaryDirectory(prefix="stockpile-soak-") as folder:
        if as_json:
            report = soak(Path(folder), minutes=minutes, seed=seed)
            print(json.dumps(report.to_json()), flush=True)
        else:
            out = screen.console()
            with out.status(say("soak-running", minutes=minutes)):
                report = soak(Path(folder), minutes=minutes, seed=seed)
            for line in _lines(report):
                out.print(line, style=signs.GOOD if report.clean else signs.BAD)
    if not report.clean:
        raise Exit(1)


def _lines(report: Report) -> list[str]:
    return [
        say("soak-kills", count=report.kills, tables=report.tables),
        say("soak-confirmed", count=report.answers_confirmed),
        say("soak-lost", lost=report.answers_lost, foreign=report.answers_foreign, torn=report.baskets_torn),
        say("soak-restart", seconds=report.slowest_restart_seconds),
        *[say("soak-problem", problem=problem) for problem in report.problems[:10]],
    ]
