"""What commands that run for minutes share: a progress bar, Ctrl-C, bots that failed, and files to be written."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn
from typer import Exit

from stockpile.bots.errors import Fault
from stockpile.cli.problem import file_problem
from stockpile.display import signs
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab import on_ray
from stockpile.lab.games import BotFaults
from stockpile.lab.tournament.hold import NoParquet

INTERRUPTED: Final = 130  # the exit code of a command that was stopped by Ctrl-C
MOST_JOBS: Final = 4


def progress_bar(*more: ProgressColumn) -> Progress:
    """A progress bar on standard error, where it is in nobody's way. It disappears at the end."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), *more)
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


@contextmanager
def stopped_by_ctrl_c(said: Callable[[], str]) -> Iterator[None]:
    """Ctrl-C ends the command, with a sentence that says how far it has come."""
    try:
        yield
    except KeyboardInterrupt:
        print(said(), file=sys.stderr)
        raise Exit(INTERRUPTED) from None


def usual_jobs() -> int:
    """As many processes as there are cores for us, up to a few."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(cores, MOST_JOBS)


def check_on(on: str, known: Iterable[str]) -> None:
    """Refuse a place to play that does not exist, or a cluster without its library."""
    if on not in known:
        raise UserError("error-on", on=on, known=" | ".join(known))


@contextmanager
def explained() -> Iterator[None]:
    """A file, library or cluster that is missing or cannot be used: something that the user can put right."""
    try:
        yield
    except NoParquet:
        raise UserError("error-no-parquet") from None
    except on_ray.NoRay:
        raise UserError("error-no-ray") from None
    except on_ray.NoCluster as error:
        raise UserError("error-no-cluster", address=error.address) from None
    except OSError as error:
        raise file_problem(error) from None


def check_writable(file: Path) -> None:
    """Raise OSError for a file that cannot be written. The check leaves nothing behind."""
    is_new = not file.exists()
    file.open("ab").close()
    if is_new:
        file.unlink()


def check_folder(file: Path) -> None:
    """Refuse a file whose folder does not exist."""
    if not file.parent.is_dir():
        raise UserError("error-no-folder", folder=str(file.parent))


def show_records_folder(records: Path | None, out: Console) -> None:
    """Where the games are, if they are kept."""
    if records is not None:
        out.print(say("keeping-folder", folder=str(records)), style=signs.FAINT, soft_wrap=True)


def faults_in_words(bots: Iterable[tuple[str, BotFaults]]) -> list[str]:
    """A line for each bot for which the broker had to answer: how often, and why the first time."""
    return [
        say("simulate-faults", bot=bot, count=faults.total, first=_in_full(faults.first))
        for bot, faults in bots
        if faults.first is not None
    ]


def _in_full(fault: Fault) -> str:
    """What happened, and what an error said: for anyone who studies the bot."""
    what = say(f"fault-{fault.kind}", **fault.facts)
    return f"{what}: {fault.said}" if fault.said else what
