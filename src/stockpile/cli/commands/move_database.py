"""`stockpile move-database`: a house from one database into another."""

import asyncio

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.server.store.moving import move, shown


def move_database(source: str, target: str) -> None:
    """Copy, check, and say so in one sentence."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal) as bar:
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
        raise UserError("error-move-stopped", url=shown(target)) from None
    print(say("moved-whole", rows=rows, source=shown(source), target=shown(target)))
