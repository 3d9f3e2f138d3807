"""Many games of bots: a bar while they are played, a table or JSON at the end."""

import json
from pathlib import Path
from random import SystemRandom

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text
from typer import Exit

from stockpile.cli.faults import faults_in_words
from stockpile.cli.options import TableOptions
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.names import game_in_words
from stockpile.display.numbers import decimal, percent
from stockpile.i18n import say
from stockpile.lab import BotSummary, Summary, simulate
from stockpile.lab.players import PLAYERS

INTERRUPTED = 130  # the exit code of a command that was stopped by Ctrl-C


def simulate_games(options: TableOptions, games: int, jobs: int, as_json: bool, records: Path | None) -> None:
    """Play, and print what came of it; Ctrl-C ends the playing, and what was played counts."""
    config = options.config()
    bots, first = options.bots_for(config.players, PLAYERS), options.first_of(config.players)
    seed = options.seed if options.seed is not None else SystemRandom().randrange(1_000_000)
    with progress_bar() as bar:
        task = bar.add_task(say("simulate-playing"), total=games)
        summary = simulate(
            config,
            bots,
            games,
            seed,
            jobs,
            options.content_folder,
            first,
            progress=lambda done: bar.update(task, completed=done),
            records=records,
        )
    if as_json:
        print(json.dumps(summary.results(), allow_nan=False))
    else:
        out = stdout_console()
        _print(summary, options.same_again(seed), out)
        tell_where(records, out)
    if summary.interrupted:
        raise Exit(INTERRUPTED)


def progress_bar() -> Progress:
    """A progress bar on standard error, where it is in nobody's way; it goes when the playing ends."""
    errors = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=errors, transient=True, disable=not errors.is_terminal)


def tell_where(records: Path | None, out: Console) -> None:
    """Where the games are, if they are kept."""
    if records is not None:
        out.print(say("keeping-folder", folder=str(records)), style=signs.FAINT, soft_wrap=True)


def _print(summary: Summary, again: str, out: Console) -> None:
    out.print(_table(summary))
    config = summary.task.config
    out.print(
        say(
            "simulate-games",
            games=summary.games,
            players=config.players,
            board=say(f"board-{config.board}"),
            rounds=summary.rounds,
            decisions=round(summary.decisions),
            rate=round(summary.games_per_second),
            again=again,
        ),
        style=signs.FAINT,
    )
    if config.modules:
        out.print(game_in_words(config), style=signs.FAINT)
    for line in faults_in_words((entry.bot, entry.faults) for entry in summary.entries):
        out.print(line, style=signs.BAD)
    if summary.interrupted:
        out.print(say("simulate-interrupted", games=summary.games, asked=summary.asked), style=signs.BAD)


def _table(summary: Summary) -> Table:
    made = Table(box=None, padding=(0, 3, 0, 0), header_style=signs.FAINT)
    made.add_column(say("simulate-bot"))
    for key in ("simulate-wins", "simulate-rate", "simulate-interval", "simulate-money", "simulate-place"):
        made.add_column(say(key), justify="right")
    best = max(entry.wins for entry in summary.entries)
    for entry in summary.entries:
        made.add_row(*_row(entry, best))
    return made


def _row(entry: BotSummary, best: float) -> list[Text]:
    low, high = entry.interval
    cells = (
        entry.bot,
        decimal(entry.wins),
        percent(entry.win_rate, 1),
        f"{percent(low, 1)} – {percent(high, 1)}",
        decimal(entry.money),
        decimal(entry.place, 2),
    )
    return [Text(cell, signs.STRONG if entry.wins == best else "") for cell in cells]
