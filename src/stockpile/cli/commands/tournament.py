"""`stockpile tournament`: bots in every seating of every deal; a bar while they play, a table or JSON at the end."""

import json
import shlex
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.table import Table
from rich.text import Text
from typer import Exit, Option

from stockpile.cli.long_runs import (
    INTERRUPTED,
    check_on,
    explained,
    faults_in_words,
    progress_bar,
    show_records_folder,
)
from stockpile.cli.options import (
    USUAL_PLAYERS,
    ContentFolder,
    GameOptions,
    Jobs,
    Json,
    On,
    Records,
    Seed,
    TableOptions,
    any_seed,
)
from stockpile.cli.reports import Report, template
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.names import game_in_words
from stockpile.display.numbers import NO_FIGURE, percent, written
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab import on_ray
from stockpile.lab.intervals import Mean
from stockpile.lab.players import PLAYERS
from stockpile.lab.tournament import BACKENDS, SEATINGS, Match, TournamentResult, TournamentRow, hold
from stockpile.lab.tournament.hold import Progress, check_parquet, details_of, write_csv, write_parquet
from stockpile.lab.tournament.journal import seed_in_journal


@dataclass(frozen=True)
class TournamentOptions:
    """What is asked for besides the bots and the game."""

    deals: Annotated[int, Option("--deals", "-n", help=say("option-deals"), min=1)] = 100
    seatings: Annotated[str, Option("--seatings", help=say("option-seatings"), metavar="all|rotations")] = "all"
    seed: Seed = None
    jobs: Jobs = 1
    on: On = "processes"
    timings: Annotated[bool, Option("--timings/--no-timings", help=say("option-timings"))] = True
    journal: Annotated[
        Path | None, Option("--journal", help=say("option-journal"), metavar="FILE", show_default=False)
    ] = None
    records: Records = None
    csv: Annotated[Path | None, Option("--csv", help=say("option-csv"), metavar="FILE", show_default=False)] = None
    parquet: Annotated[
        Path | None, Option("--parquet", help=say("option-parquet"), metavar="FILE", show_default=False)
    ] = None
    html: Annotated[Path | None, Option("--html", help=say("option-html"), metavar="FILE", show_default=False)] = None
    as_json: Json = False


def usual_bots(players: int | None) -> str:
    """The bots if none are named: a broker, and random players in all other seats.

    >>> usual_bots(3)
    'broker,random,random'
    """
    return ",".join(["broker", *["random"] * ((players or USUAL_PLAYERS) - 1)])


def hold_tournament(
    *,
    bots: Annotated[
        str | None,
        Option("--bots", "-b", help=say("option-lab-bots"), metavar="NAMES", show_default=say("option-usual-bots")),
    ] = None,
    game: GameOptions,
    plan: TournamentOptions,
    content: ContentFolder = None,
) -> None:
    """Play, write, and print the result. Ctrl-C ends the playing, and whole deals count."""
    options = TableOptions(game, bots=bots or usual_bots(game.players), seed=plan.seed, content_folder=content)
    match = _match(options, plan)
    with explained():
        _check_needs(plan)
    with explained(), _progress(plan.deals * len(match.seatings)) as progress:
        held = hold(match, plan.deals, plan.jobs, plan.journal, plan.timings, progress, plan.on, plan.records)
    again = command(options, plan, held)
    with explained():
        _write(held, plan, again)
    if plan.as_json:
        print(json.dumps({**held.to_json(), "command": again}, allow_nan=False))
    else:
        out = stdout_console()
        _print(held, again, out)
        show_records_folder(plan.records, out)
    if held.interrupted:
        raise Exit(INTERRUPTED)


def _match(options: TableOptions, plan: TournamentOptions) -> Match:
    config = options.config()
    if plan.seatings not in SEATINGS:
        raise UserError("error-seatings", seatings=plan.seatings, known=" | ".join(SEATINGS))
    check_on(plan.on, BACKENDS)
    bots = options.bots_for(config.players, PLAYERS)
    return Match(config, bots, _seed(plan), options.content(), plan.seatings)


def _seed(plan: TournamentOptions) -> int:
    """As named, else that of the journal that is continued, and without one a random seed."""
    started = None
    if plan.seed is None and plan.journal is not None:
        with explained():
            started = seed_in_journal(plan.journal)
    return any_seed(plan.seed if plan.seed is not None else started)


def _check_needs(plan: TournamentOptions) -> None:
    """What would fail after hours of playing is said before."""
    if plan.on == "ray":
        on_ray.library()
    if plan.parquet is not None:
        check_parquet()
    if plan.html is not None:
        template()
    for file in (plan.csv, plan.parquet, plan.html):
        if file is not None:
            file.open("ab").close()


def _write(held: TournamentResult, plan: TournamentOptions, again: str) -> None:
    if plan.csv is not None:
        write_csv(held, plan.csv)
    if plan.parquet is not None:
        write_parquet(held, plan.parquet)
    if plan.html is not None:
        plan.html.write_text(tournament_report(held, again).page(), encoding="utf-8")


@contextmanager
def _progress(games: int) -> Iterator[Progress]:
    """A bar that starts with what a journal has already, so that the time left is that of the rest."""
    with progress_bar() as bar:
        task = bar.add_task(say("simulate-playing"), total=games, start=False)

        def told(done: int) -> None:
            if not bar.tasks[0].started:
                bar.reset(task, completed=done)
            bar.update(task, completed=done)

        yield told


def command(options: TableOptions, plan: TournamentOptions, held: TournamentResult) -> str:
    """What to type to get the same result again. How it is played and shown is not in it."""
    words = ["stockpile", "tournament", "--bots", ",".join(held.match.bots), *options.table_words()]
    words += ["--deals", str(plan.deals), "--seed", str(held.match.seed)]
    words += ["--seatings", plan.seatings] if plan.seatings != "all" else []
    words += [] if plan.timings else ["--no-timings"]
    return shlex.join(words)


def tournament_report(held: TournamentResult, command: str) -> Report:
    """The page: the table, and how wins, money, times and seats spread."""
    config = held.match.config
    games = say(
        "report-games-line",
        games=len(held.games),
        players=config.players,
        board=say(f"board-{config.board}"),
        deals=held.deals,
        seatings=len(held.match.seatings),
    )
    details = [details_of(held, bot) for bot in range(len(held.rows))]
    return Report(
        kind="tournament",
        title=say("report-title", bots=", ".join(held.match.different)),
        headline=say("report-heading"),
        warnings=tuple(_warnings(held)),
        facts=tuple(filter(None, [games, game_in_words(config)])),
        command=command,
        data={
            "rows": [
                {
                    **row.to_json(),
                    "seats": each.seats,
                    "amounts": sorted(Counter(each.money).items()),
                    "times": each.thinking.milliseconds,
                }
                for row, each in zip(held.rows, details, strict=True)
            ],
            "players": config.players,
            "played": bool(held.games),
            "timed": held.timings,
            "visitors": len(held.match.plugin_bots),
        },
    )


def _warnings(held: TournamentResult) -> list[str]:
    """What counts against the result: bots that failed, and that it was stopped."""
    stopped = [say("tournament-interrupted", deals=held.deals, asked=held.asked)] if held.interrupted else []
    return faults_in_words((row.bot, row.faults) for row in held.rows) + stopped


def _print(held: TournamentResult, again: str, out: Console) -> None:
    out.print(_table(held))
    config = held.match.config
    out.print(
        say(
            "tournament-games",
            games=len(held.games),
            deals=held.deals,
            seatings=len(held.match.seatings),
            players=config.players,
            board=say(f"board-{config.board}"),
            fair=percent(1 / config.players),
            again=again,
        ),
        style=signs.FAINT,
    )
    if held.timings:
        out.print(say("tournament-times", visitors=len(held.match.plugin_bots)), style=signs.FAINT)
    if config.modules:
        out.print(game_in_words(config), style=signs.FAINT)
    for line in _warnings(held):
        out.print(line, style=signs.BAD)


def _table(held: TournamentResult) -> Table:
    made = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=signs.FAINT)
    made.add_column(say("simulate-bot"))
    times = ("tournament-ms", "tournament-p95") if held.timings else ()
    money = ("simulate-money", "simulate-interval")
    for key in ("tournament-wins", "simulate-interval", *money, *times, "tournament-rating"):
        made.add_column(say(key), justify="right")
    best = max([row.win_share.mean or 0.0 for row in held.rows])
    for row in held.rows:
        style = signs.STRONG if row.win_share.mean == best else ""
        made.add_row(*[Text(cell, style) for cell in (row.bot, *_texts(row, held.timings))])
    return made


def _texts(row: TournamentRow, timings: bool) -> tuple[str, ...]:
    """Wins and money with their intervals, the times if they are wanted, and the rating."""
    times = (_number(row.ms_mean, ".3g"), _number(row.ms_p95, ".3g"))
    return (
        *(_number(row.win_share.mean, ".1%"), _interval(row.win_share, ".1%")),
        *(_number(row.money.mean, ".1f"), _interval(row.money, ".1f")),
        *(times if timings else ()),
        _number(row.rating, ".1f"),
    )


def _number(figure: float | None, form: str) -> str:
    """
    >>> _number(0.25, ".1%"), _number(None, ".1%")
    ('25.0%', '–')
    """
    return NO_FIGURE if figure is None else written(figure, form)


def _interval(mean: Mean, form: str) -> str:
    """
    >>> _interval(Mean(1.0, 0.5, 1.5), ".1f")
    '0.5 – 1.5'
    """
    return NO_FIGURE if mean.low is None else f"{_number(mean.low, form)} – {_number(mean.high, form)}"
