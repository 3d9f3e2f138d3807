"""`stockpile bench idle`: what tables and connections cost at which nothing happens, and how soon a server is there."""

import asyncio
import json
import tempfile
from dataclasses import asdict
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from stockpile.cli.commands.trial_database import checked, faults_in_words
from stockpile.cli.problem import Problem
from stockpile.cli.terminal.showing import screen
from stockpile.server.store.opening import file_url
from stockpile.trials.idle import Idle, measure
from stockpile.trials.postgres import database_or_own
from stockpile.trials.vitals import readable
from stockpile.words import say


def run(database: str | None, tables: int, connections: int, stored: int, as_json: bool) -> None:
    """Measure and print."""
    if not readable():
        raise Problem(say("error-idle-linux"))
    checked(database, 1)
    with tempfile.TemporaryDirectory(prefix="stockpile-idle-") as folder, faults_in_words():
        kept_in = database or file_url(Path(folder) / "idle.sqlite")
        with database_or_own(kept_in, "idle") as (address, _):
            idle = _measured(address, tables, connections, stored)
    if as_json:
        print(json.dumps({"bench": "idle"} | asdict(idle)), flush=True)
    else:
        screen.console().print(say("idle-line", **asdict(idle)))


def _measured(address: str, tables: int, connections: int, stored: int) -> Idle:
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    totals = {"stored": max(tables, stored), "tables": tables, "connections": connections}
    with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
        tasks = {what: bar.add_task(say(f"idle-{what}"), total=total) for what, total in totals.items()}
        return asyncio.run(
            measure(address, tables, connections, stored, lambda what, more: bar.advance(tasks[what], more))
        )
