"""`stockpile lab fit`: weights for the shark's value, from finished games."""

from datetime import date
from pathlib import Path

from typer import Exit

from stockpile.cli.commands.simulate import INTERRUPTED, progress_bar
from stockpile.cli.problem import Problem
from stockpile.cli.terminal.showing import screen
from stockpile.lab.fit import Fitted, fit, write_weights
from stockpile.lab.fit.fitting import configs
from stockpile.words import say


def fit_weights(games: int, seed: int, file: Path) -> None:
    """Play, fit and write; Ctrl-C ends it, and the tables that are done are written."""
    if not file.parent.is_dir():
        raise Problem(say("error-no-folder", folder=str(file.parent)))
    found: list[Fitted] = []
    interrupted = False
    with progress_bar() as bar:
        task = bar.add_task(say("fit-playing"), total=games * len(configs()))
        try:
            for fitted in fit(games, seed, lambda done: bar.update(task, completed=done)):
                found.append(fitted)
        except KeyboardInterrupt:
            interrupted = True
    command = f"stockpile lab fit --games {games} --seed {seed}"
    if found:
        write_weights(file, found, date.today().isoformat(), command)
    screen.console().print(say("fit-written", tables=len(found), all=len(configs()), file=str(file)))
    if interrupted:
        raise Exit(INTERRUPTED)
