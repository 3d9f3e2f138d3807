"""`stockpile lab fit`: weights for the shark's value, from finished games."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path

from typer import Exit

from stockpile.cli.commands.simulate import INTERRUPTED, progress_bar
from stockpile.cli.problem import file_problem
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab.fit import Fitted, fit, fitted_configs, write_weights


def fit_weights(games: int, seed: int, file: Path) -> None:
    """Play, fit and write. Ctrl-C ends it: what is done then is written beside the file, which stays as it was."""
    with _explained():
        _check(file)
    found, interrupted = _fitted(games, seed)
    target = _beside(file) if interrupted else file
    if found:
        with _explained():
            write_weights(target, found, date.today().isoformat(), f"stockpile lab fit --games {games} --seed {seed}")
    told = "fit-nothing" if not found else "fit-partial" if interrupted else "fit-written"
    stdout_console().print(say(told, tables=len(found), all=len(fitted_configs()), file=str(target)))
    if interrupted:
        raise Exit(INTERRUPTED)


def _fitted(games: int, seed: int) -> tuple[list[Fitted], bool]:
    """The tables, all or those that were done when somebody pressed Ctrl-C, and whether somebody did."""
    found: list[Fitted] = []
    with progress_bar() as bar:
        task = bar.add_task(say("fit-playing"), total=games * len(fitted_configs()))
        try:
            for fitted in fit(games, seed, lambda done: bar.update(task, completed=done)):
                found.append(fitted)
        except KeyboardInterrupt:
            return found, True
    return found, False


def _beside(file: Path) -> Path:
    """Where a part of the tables goes: it must not be taken for all of them, nor replace them."""
    return file.with_name(f"{file.stem}-partial{file.suffix}")


def _check(file: Path) -> None:
    """What would fail after an hour of playing is said before. Nothing is left of the trial."""
    if not file.parent.is_dir():
        raise UserError("error-no-folder", folder=str(file.parent))
    is_new = not file.exists()
    file.open("ab").close()
    if is_new:
        file.unlink()


@contextmanager
def _explained() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise file_problem(error) from None
