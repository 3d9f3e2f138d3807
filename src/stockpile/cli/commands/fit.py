"""`stockpile lab fit`: weights for the shark's value, from finished games."""

from datetime import date
from pathlib import Path
from typing import Annotated

from typer import Exit, Option

from stockpile.cli.long_runs import INTERRUPTED, check_folder, check_writable, explained, progress_bar
from stockpile.display.console import stdout_console
from stockpile.i18n import say
from stockpile.lab.fit import Fitted, fit, fitted_configs, write_weights


def fit_weights(
    games: Annotated[int, Option("--games", "-n", help=say("option-fit-games"), min=10)] = 4000,
    seed: Annotated[int, Option("--seed", "-s", help=say("option-fit-seed"))] = 1,
    file: Annotated[Path, Option("--file", help=say("option-fit-file"), metavar="FILE")] = Path("weights.toml"),
) -> None:
    """Play, fit and write. Ctrl-C ends it: what is done then is written beside the file, which stays as it was."""
    with explained():
        check_folder(file)
        check_writable(file)
    found, interrupted = _fitted(games, seed)
    target = _beside(file) if interrupted else file
    if found:
        with explained():
            write_weights(target, found, date.today().isoformat(), f"stockpile lab fit --games {games} --seed {seed}")
    told = "fit-nothing" if not found else "fit-partial" if interrupted else "fit-written"
    stdout_console().print(say(told, tables=len(found), all=len(fitted_configs()), file=str(target)))
    if interrupted:
        raise Exit(INTERRUPTED)


def _fitted(games: int, seed: int) -> tuple[list[Fitted], bool]:
    """The tables, all or those that were done at Ctrl-C, and whether it was pressed."""
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
