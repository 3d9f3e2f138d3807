"""`stockpile soak --workers N`: several workers and their database, killed while people play."""

import json
import tempfile
from pathlib import Path

from rich.console import Console
from typer import Exit

from stockpile.cli.commands.trial_database import checked, faults_in_words
from stockpile.cli.terminal.showing import screen
from stockpile.envs.drawing.text import signs
from stockpile.trials.fleet.soak import WITHIN, FleetPlan, FleetReport, soak_fleet
from stockpile.words import say


def run(plan: FleetPlan, as_json: bool) -> None:
    """Soak and report; anything lost, and anybody who waited too long, is an error."""
    checked(plan.database, plan.workers)
    errors = Console(stderr=True)
    with (
        tempfile.TemporaryDirectory(prefix="stockpile-soak-") as folder,
        faults_in_words(),
        errors.status(say("fleet-running", workers=plan.workers)) as status,
    ):
        report = soak_fleet(plan, Path(folder), lambda kills: status.update(say("fleet-so-far", kills=kills)))
    if as_json:
        print(json.dumps(report.to_json()), flush=True)
    else:
        out = screen.console()
        for line in lines(report):
            out.print(line, style=signs.GOOD if report.good else signs.BAD)
    if not report.good:
        raise Exit(1)


def lines(report: FleetReport) -> list[str]:
    kinds = {kind: report.kinds.get(kind, 0) for kind in ("worker", "all", "database")}
    return [
        say("fleet-kills", count=report.kills, **kinds),
        say("fleet-database", how=report.database),
        say("fleet-players", tables=report.tables, connections=report.connections),
        say("soak-confirmed", count=report.answers_confirmed),
        say("soak-lost", lost=report.answers_lost, foreign=report.answers_foreign, torn=report.baskets_torn),
        say("fleet-late", count=report.told_late),
        say("fleet-silence", seconds=report.longest_silence_seconds, within=WITHIN),
        say("soak-restart", seconds=report.slowest_restart_seconds),
        *[say("soak-problem", problem=problem) for problem in report.problems[:10]],
        *([say("fleet-interrupted")] if report.interrupted else []),
    ]
