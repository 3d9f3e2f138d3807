"""`stockpile backup`: a copy of the database while the server runs."""

import sys
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from stockpile.cli.commands.serve import database_url
from stockpile.i18n import say
from stockpile.server.store.backup import back_up, restore_instructions

MEGABYTE = 1_000_000


def make_backup(database: str | None, file: Path) -> None:
    """Copy, and say how the copy is brought back."""
    url = database_url(database)
    try:
        with _Bar() as bar:
            back_up(url, file, bar.show)
    except KeyboardInterrupt:
        print(say("backup-stopped"), file=sys.stderr)
        sys.exit(130)
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
