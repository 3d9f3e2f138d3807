"""`stockpile simulate`: many games of bots: a bar while they are played, a table or JSON at the end."""

import json
from typing import Annotated

from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer import Exit, Option

from stockpile.cli.long_runs import INTERRUPTED, faults_in_words, progress_bar, show_records_folder
from stockpile.cli.options import (
    ContentFolder,
    First,
    GameOptions,
    Jobs,
    Json,
    LabBots,
    Records,
    Seed,
    TableOptions,
    any_seed,
)
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.names import game_in_words
from stockpile.display.numbers import decimal, percent
from stockpile.i18n import say
from stockpile.lab import BotSummary, Summary, simulate
from stockpile.lab.players import PLAYERS


def simulate_games(
    game: GameOptions,
    bots: LabBots = "random",
    games: Annotated[int, Option("--games", "-n", help=say("option-games"), min=1)] = 1000,
    seed: Seed = None,
    first: First = None,
    jobs: Jobs = 1,
    records: Records = None,
    as_json: Json = False,
    content: ContentFolder = None,
) -> None:
    """Play, and print the result. Ctrl-C ends the playing, and what was played counts."""
    options = TableOptions(game, bots=bots, seed=seed, first=first, content_folder=content)
    config = options.config()
    by_seat, starts = options.bots_for(config.players, PLAYERS), options.first_of(config.players)
    seed = any_seed(seed)
    with progress_bar() as bar:
        task = bar.add_task(say("simulate-playing"), total=games)
        summary = simulate(
            config,
            by_seat,
            games,
            seed,
            jobs,
            content,
            starts,
            progress=lambda done: bar.update(task, completed=done),
            records=records,
        )
    if as_json:
        print(json.dumps(summary.results(), allow_nan=False))
    else:
        out = stdout_console()
        _print(summary, options.same_again(seed), out)
        show_records_folder(records, out)
    if summary.interrupted:
        raise Exit(INTERRUPTED)


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
