"""What commands have in common that look at records for a while and then write a page."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from typer import Exit

from stockpile.cli.commands.simulate import INTERRUPTED
from stockpile.cli.problem import file_problem
from stockpile.errors import UserError

MOST_JOBS: Final = 4


def usual_jobs() -> int:
    """As many processes as there are cores for us, up to a few."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_JOBS)


@contextmanager
def stopped_by_ctrl_c(said: Callable[[], str]) -> Iterator[None]:
    """Ctrl-C ends the command, with a sentence that says how far it has come."""
    try:
        yield
    except KeyboardInterrupt:
        print(said(), file=sys.stderr)
        raise Exit(INTERRUPTED) from None


def check_page(page: Path, records: Iterable[Path]) -> None:
    """What would fail after minutes of work is said before. Nothing is left of the trial."""
    if not page.parent.is_dir():
        raise UserError("error-no-folder", folder=str(page.parent))
    if page.exists() and any(page.samefile(record) for record in records):
        raise UserError("error-page-over-record", file=str(page))
    is_new = not page.exists()
    try:
        page.open("ab").close()
        if is_new:
            page.unlink()
    except OSError as error:
        raise file_problem(error) from None
