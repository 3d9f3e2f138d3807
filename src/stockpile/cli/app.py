"""The commands and their options. What a command needs is imported when it runs, so that `--help` is quick."""

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Exit, Option, echo

from stockpile.cli.aliases import (
    Board,
    Bots,
    Figures,
    First,
    Json,
    LabBots,
    Modules,
    Players,
    Preset,
    Records,
    Seed,
    Sets,
)
from stockpile.cli.hosting import hosting
from stockpile.cli.laboratory import lab
from stockpile.cli.usage import Spoken
from stockpile.i18n import say

app = Spoken(
    name="stockpile",
    help=say("command-stockpile"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _print_version(wanted: bool) -> None:
    if wanted:
        from stockpile import __version__

        echo(say("cli-version", version=__version__))
        raise Exit


Version = Annotated[bool, Option("--version", help=say("option-version"), callback=_print_version, is_eager=True)]


@app.callback(invoke_without_command=True)
def stockpile(context: Context, version: Version = False) -> None:
    if context.invoked_subcommand is None:
        echo(context.get_help())


@app.command(help=say("command-play"))
def play(
    file: Annotated[Path | None, Argument(help=say("option-saved"), metavar="FILE", show_default=False)] = None,
    resume: Annotated[bool, Option("--resume", "-r", help=say("option-resume"))] = False,
    players: Players = None,
    preset: Preset = None,
    module: Modules = None,
    investor_set: Sets = None,
    board: Board = None,
    bots: Bots = "broker",
    seed: Seed = None,
    first: First = None,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.play import play_game, resume_game
    from stockpile.cli.options import TableOptions

    options = TableOptions(players, preset, tuple(module or ()), investor_set, board, bots, seed, content, first)
    if resume or file is not None:
        resume_game(options, file)
    else:
        play_game(options)


@app.command(help=say("command-watch"))
def watch(
    players: Players = None,
    preset: Preset = None,
    module: Modules = None,
    investor_set: Sets = None,
    board: Board = None,
    bots: Bots = "broker",
    seed: Seed = None,
    first: First = None,
    delay: Annotated[float | None, Option("--delay", help=say("option-delay"), min=0, show_default=False)] = None,
    record: Annotated[
        Path | None, Option("--record", help=say("option-record-to"), metavar="FILE", show_default=False)
    ] = None,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.watch import watch_game
    from stockpile.cli.options import TableOptions

    options = TableOptions(players, preset, tuple(module or ()), investor_set, board, bots, seed, content, first)
    watch_game(options, delay, record)


@app.command(help=say("command-rules"))
def rules(
    topic: Annotated[list[str] | None, Argument(help=say("option-topic"), metavar="TOPIC", show_default=False)] = None,
    search: Annotated[
        str | None, Option("--search", help=say("option-search"), metavar="WORDS", show_default=False)
    ] = None,
    players: Players = None,
    preset: Preset = None,
    module: Modules = None,
    investor_set: Sets = None,
    board: Board = None,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.rules import show_rules
    from stockpile.cli.options import TableOptions

    options = TableOptions(players, preset, tuple(module or ()), investor_set, board, content_folder=content)
    show_rules(options, topic or (), search)


@app.command(help=say("command-bots"))
def bots() -> None:
    from stockpile.cli.commands.bots import list_bots

    list_bots()


@app.command(help=say("command-simulate"))
def simulate(
    players: Players = None,
    preset: Preset = None,
    module: Modules = None,
    investor_set: Sets = None,
    board: Board = None,
    bots: LabBots = "random",
    games: Annotated[int, Option("--games", "-n", help=say("option-games"), min=1)] = 1000,
    seed: Seed = None,
    first: First = None,
    jobs: Annotated[int, Option("--jobs", "-j", help=say("option-jobs"), min=1)] = 1,
    records: Records = None,
    json: Json = False,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.simulate import simulate_games
    from stockpile.cli.options import TableOptions

    simulate_games(
        TableOptions(players, preset, tuple(module or ()), investor_set, board, bots, seed, content, first),
        games,
        jobs,
        json,
        records,
    )


@app.command(help=say("command-tournament"))
def tournament(
    bots: Annotated[
        str | None,
        Option("--bots", "-b", help=say("option-lab-bots"), metavar="NAMES", show_default=say("option-usual-bots")),
    ] = None,
    players: Players = None,
    preset: Preset = None,
    module: Modules = None,
    investor_set: Sets = None,
    board: Board = None,
    deals: Annotated[int, Option("--deals", "-n", help=say("option-deals"), min=1)] = 100,
    seatings: Annotated[str, Option("--seatings", help=say("option-seatings"), metavar="all|rotations")] = "all",
    seed: Seed = None,
    jobs: Annotated[int, Option("--jobs", "-j", help=say("option-jobs"), min=1)] = 1,
    on: Annotated[str, Option("--on", help=say("option-on"), metavar="processes|ray")] = "processes",
    timings: Annotated[bool, Option("--timings/--no-timings", help=say("option-timings"))] = True,
    journal: Annotated[
        Path | None, Option("--journal", help=say("option-journal"), metavar="FILE", show_default=False)
    ] = None,
    records: Records = None,
    csv: Annotated[Path | None, Option("--csv", help=say("option-csv"), metavar="FILE", show_default=False)] = None,
    parquet: Annotated[
        Path | None, Option("--parquet", help=say("option-parquet"), metavar="FILE", show_default=False)
    ] = None,
    html: Annotated[Path | None, Option("--html", help=say("option-html"), metavar="FILE", show_default=False)] = None,
    json: Json = False,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.tournament import Plan, hold_tournament, usual_bots
    from stockpile.cli.options import TableOptions

    named = bots or usual_bots(players)
    hold_tournament(
        TableOptions(players, preset, tuple(module or ()), investor_set, board, named, seed, content),
        Plan(deals, seatings, jobs, on, timings, journal, records, csv, parquet, html, json),
    )


@app.command(help=say("command-replay"))
def replay(
    file: Annotated[Path, Argument(help=say("option-record"), metavar="FILE", show_default=False)],
    seat: Annotated[int | None, Option("--seat", help=say("option-seat"), show_default=False)] = None,
    to: Annotated[int | None, Option("--to", help=say("option-to"), show_default=False)] = None,
    json: Json = False,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.replay import replay_game

    replay_game(file, seat, to, json, content)


@app.command(help=say("command-verify"))
def verify(
    file: Annotated[Path, Argument(help=say("option-record"), metavar="FILE", show_default=False)],
    kept: Annotated[Path | None, Option("--kept", help=say("option-kept"), metavar="FILE", show_default=False)] = None,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.verify import verify_deal

    verify_deal(file, kept, content)


@app.command(help=say("command-bench"))
def bench(
    what: Annotated[str, Argument(help=say("option-bench-what"), metavar="[engine|research]")] = "engine",
    beside: Annotated[
        str | None, Option("--beside", help=say("option-beside"), metavar="LIBRARY", show_default=False)
    ] = None,
    interpreted: Annotated[bool, Option("--interpreted", help=say("option-interpreted"))] = False,
    players: Players = None,
    preset: Preset = None,
    module: Modules = None,
    investor_set: Sets = None,
    board: Board = None,
    json: Json = False,
) -> None:
    if what == "research":
        from stockpile.cli.commands.bench_research import run as run_research

        run_research(interpreted, json)
        return
    if what != "engine":
        from stockpile.errors import UserError

        raise UserError("error-bench-what", what=what)
    from stockpile.cli.options import TableOptions

    options = TableOptions(players, preset, tuple(module or ()), investor_set, board)
    if beside is not None:
        from stockpile.cli.commands.bench_beside import run as run_beside

        run_beside(beside, options, interpreted, json)
    else:
        from stockpile.cli.commands.bench import run

        run(options, interpreted, json)


@app.command(help=say("command-fuzz"))
def fuzz(
    games: Annotated[
        int | None, Option("--games", "-n", help=say("option-fuzz-games"), min=1, show_default=False)
    ] = None,
    minutes: Annotated[float | None, Option("--minutes", help=say("option-minutes"), min=0, show_default=False)] = None,
    seed: Seed = None,
    jobs: Annotated[int, Option("--jobs", "-j", help=say("option-jobs"), min=1)] = 1,
    start: Annotated[int, Option("--start", help=say("option-start"), min=0)] = 0,
    folder: Annotated[Path, Option("--folder", help=say("option-folder"), metavar="FOLDER")] = Path(),
    preset: Annotated[
        str | None, Option("--preset", help=say("option-fuzz-preset"), metavar="PRESET", show_default=False)
    ] = None,
    json: Json = False,
) -> None:
    from stockpile.cli.commands.fuzz import fuzz_games

    fuzz_games(games, minutes, seed, jobs, start, folder, preset, json)


app.add_typer(hosting)
app.add_typer(lab, name="lab")
