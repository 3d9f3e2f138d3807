"""`stockpile backup` and `stockpile move-database`: the database of a server, copied or moved to another."""

import asyncio
import sys
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn
from typer import Argument, Option

from stockpile.cli.commands.serve import database_url
from stockpile.cli.long_runs import INTERRUPTED, progress_bar
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.server.db.backup import back_up, restore_instructions
from stockpile.server.db.move import move, without_password

MEGABYTE = 1_000_000


def make_backup(
    file: Annotated[Path, Argument(help=say("option-backup-file"), metavar="FILE", show_default=False)],
    database: Annotated[
        str | None, Option("--database", help=say("option-backup-database"), show_default=False)
    ] = None,
) -> None:
    """Copy, and say how the copy is brought back."""
    url = database_url(database)
    try:
        with _Bar() as bar:
            back_up(url, file, bar.show)
    except KeyboardInterrupt:
        print(say("backup-stopped"), file=sys.stderr)
        sys.exit(INTERRUPTED)
    print(say("backup-done", file=str(file), size=_megabytes(file.stat().st_size)))
    kind, facts = restore_instructions(url, file)
    print(say(f"backup-restore-{kind}", **facts))


def _megabytes(size: int) -> float:
    return round(size / MEGABYTE, 1)


class _Bar:
    """How far it is, on a terminal."""

    def __init__(self) -> None:
        errors = Console(stderr=True)
        columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[size]}"))
        self._bar = Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)

    def __enter__(self) -> "_Bar":
        self._bar.start()
        self._task = self._bar.add_task(say("backup-running"), total=None, size="")
        return self

    def __exit__(self, *_: object) -> None:
        self._bar.stop()

    def show(self, done: int, of: int | None) -> None:
        size = "" if of is not None else say("backup-size", size=_megabytes(done))
        self._bar.update(self._task, completed=done, total=of, size=size)


def move_database(
    source: Annotated[str, Argument(help=say("option-move-source"), metavar="FROM", show_default=False)],
    target: Annotated[str, Argument(help=say("option-move-target"), metavar="TO", show_default=False)],
) -> None:
    """Copy, check, and say so in one sentence."""
    try:
        with progress_bar() as bar:
            task = bar.add_task("", total=None)
            rows = asyncio.run(
                move(
                    source,
                    target,
                    lambda total: bar.update(task, total=total),
                    lambda table, more: bar.update(task, description=table, advance=more),
                )
            )
    except KeyboardInterrupt:
        raise UserError("error-move-stopped", url=without_password(target)) from None
    print(say("moved-whole", rows=rows, source=without_password(source), target=without_password(target)))
