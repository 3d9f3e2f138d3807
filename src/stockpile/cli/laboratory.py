"""`stockpile lab`: the commands of the laboratory and their options. What a command needs is imported when it runs."""

from pathlib import Path
from typing import Annotated

from typer import Argument, Context, Option, echo

from stockpile.cli.aliases import Figures, Json, Seed
from stockpile.cli.usage import Spoken
from stockpile.i18n import say

lab = Spoken(help=say("command-lab"))


@lab.callback(invoke_without_command=True)
def laboratory(context: Context) -> None:
    if context.invoked_subcommand is None:
        echo(context.get_help())


@lab.command(help=say("command-fit"))
def fit(
    games: Annotated[int, Option("--games", "-n", help=say("option-fit-games"), min=10)] = 4000,
    seed: Annotated[int, Option("--seed", "-s", help=say("option-fit-seed"))] = 1,
    file: Annotated[Path, Option("--file", help=say("option-fit-file"), metavar="FILE")] = Path("weights.toml"),
) -> None:
    from stockpile.cli.commands.fit import fit_weights

    fit_weights(games, seed, file)


@lab.command(help=say("command-balance"))
def balance(
    part: Annotated[
        list[str] | None, Option("--part", help=say("option-balance-part"), metavar="NAME", show_default=False)
    ] = None,
    deals: Annotated[
        int | None, Option("--deals", "-n", help=say("option-balance-deals"), min=1, show_default=False)
    ] = None,
    bots: Annotated[
        str | None, Option("--bots", "-b", help=say("option-balance-bots"), metavar="NAME", show_default=False)
    ] = None,
    seed: Seed = None,
    quick: Annotated[bool, Option("--quick", help=say("option-balance-quick"))] = False,
    jobs: Annotated[int, Option("--jobs", "-j", help=say("option-jobs"), min=1)] = 1,
    on: Annotated[str, Option("--on", help=say("option-on"), metavar="processes|ray")] = "processes",
    journals: Annotated[
        Path | None, Option("--journals", help=say("option-balance-journals"), metavar="FOLDER", show_default=False)
    ] = None,
    html: Annotated[
        Path | None, Option("--html", help=say("option-balance-html"), metavar="FILE", show_default=False)
    ] = None,
    csv: Annotated[
        Path | None, Option("--csv", help=say("option-balance-csv"), metavar="FILE", show_default=False)
    ] = None,
    json: Json = False,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.balance import Asked, report_balance

    asked = Asked(tuple(part or ()), deals, bots, seed, quick, jobs, on, journals, html, csv, json, content)
    report_balance(asked)


LabJobs = Annotated[
    int | None,
    Option("--jobs", "-j", help=say("option-lab-jobs"), min=1, show_default=say("option-all-cores")),
]
Quick = Annotated[bool, Option("--quick", help=say("option-quick"))]


@lab.command(help=say("command-coach"))
def coach(
    file: Annotated[Path, Argument(help=say("option-coach-file"), metavar="FILE", show_default=False)],
    quick: Quick = False,
    html: Annotated[
        Path | None, Option("--html", help=say("option-coach-html"), metavar="FILE", show_default=False)
    ] = None,
    json: Annotated[bool, Option("--json", help=say("option-coach-json"))] = False,
    jobs: LabJobs = None,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.coach import CoachPlan, coach_game
    from stockpile.cli.commands.pages import usual_jobs
    from stockpile.lab.coach import FULL, QUICK

    coach_game(CoachPlan(file, QUICK if quick else FULL, html, json, jobs or usual_jobs(), content))


@lab.command(help=say("command-study"))
def study(
    folder: Annotated[Path, Argument(help=say("option-study-folder"), metavar="FOLDER", show_default=False)],
    player: Annotated[
        str | None, Option("--player", help=say("option-player"), metavar="NAME", show_default=False)
    ] = None,
    quick: Quick = False,
    html: Annotated[
        Path | None, Option("--html", help=say("option-study-html"), metavar="FILE", show_default=False)
    ] = None,
    json: Annotated[bool, Option("--json", help=say("option-study-json"))] = False,
    jobs: LabJobs = None,
    content: Figures = None,
) -> None:
    from stockpile.cli.commands.pages import usual_jobs
    from stockpile.cli.commands.study import StudyPlan, study_games
    from stockpile.lab.coach import FULL, QUICK

    care = QUICK if quick else FULL
    study_games(StudyPlan(folder, player, care, html, json, jobs or usual_jobs(), content))


@lab.command(help=say("command-puzzles"))
def puzzles(
    games: Annotated[int, Option("--games", "-n", help=say("option-puzzle-games"), min=1)] = 16,
    seed: Annotated[int, Option("--seed", "-s", help=say("option-puzzle-seed"))] = 1,
    preset: Annotated[
        str | None, Option("--preset", help=say("option-puzzle-preset"), metavar="PRESET", show_default=False)
    ] = None,
    players: Annotated[
        int | None, Option("--players", "-p", help=say("option-puzzle-players"), show_default=False)
    ] = None,
    out: Annotated[Path, Option("--out", help=say("option-puzzle-out"), metavar="FOLDER")] = Path("puzzles"),
    most: Annotated[int | None, Option("--most", help=say("option-puzzle-most"), min=1, show_default=False)] = None,
    jobs: Annotated[int, Option("--jobs", "-j", help=say("option-jobs"), min=1)] = 1,
    json: Json = False,
) -> None:
    from stockpile.cli.commands.puzzles import find_puzzles

    find_puzzles(preset, players, games, seed, out, most, jobs, json)
