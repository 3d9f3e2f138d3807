"""`stockpile lab puzzles`: games are searched for puzzles; a bar while they are, a table or JSON at the end."""

import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from rich.console import Console
from rich.progress import TextColumn
from rich.table import Table
from typer import Exit, Option

from stockpile.cli.long_runs import INTERRUPTED, progress_bar
from stockpile.cli.options import Jobs, Json
from stockpile.cli.problem import file_problem
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.numbers import percent
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.lab.puzzles import Puzzle, PuzzleSearch, SearchResult, search
from stockpile.lab.puzzles.search import SEARCH_PLAYERS
from stockpile.rules.config import PRESETS


def find_puzzles(
    games: Annotated[int, Option("--games", "-n", help=say("option-puzzle-games"), min=1)] = 16,
    seed: Annotated[int, Option("--seed", "-s", help=say("option-puzzle-seed"))] = 1,
    preset: Annotated[
        str | None, Option("--preset", help=say("option-puzzle-preset"), metavar="PRESET", show_default=False)
    ] = None,
    players: Annotated[
        int | None, Option("--players", "-p", help=say("option-puzzle-players"), show_default=False)
    ] = None,
    folder: Annotated[Path, Option("--out", help=say("option-puzzle-out"), metavar="FOLDER")] = Path("puzzles"),
    most: Annotated[int | None, Option("--most", help=say("option-puzzle-most"), min=1, show_default=False)] = None,
    jobs: Jobs = 1,
    as_json: Json = False,
) -> None:
    """Search, write, and print what was found; Ctrl-C ends it, and what was found counts."""
    hunt = PuzzleSearch(seed, _presets(preset), _players(players), datetime.now(UTC).date().isoformat())
    try:
        with progress_bar(TextColumn("{task.fields[found]}")) as bar:
            task = bar.add_task(say("puzzles-searching"), total=games, found="")

            def progress(done: int, found: int) -> None:
                bar.update(task, completed=done, found=say("puzzles-found", found=found))

            caught = search(hunt, games, folder, jobs, most, progress)
    except OSError as error:
        raise file_problem(error) from None
    if as_json:
        print(json.dumps(caught.to_json(), allow_nan=False))
    else:
        _print(caught, folder, stdout_console())
    if caught.interrupted:
        raise Exit(INTERRUPTED)


def _presets(preset: str | None) -> tuple[str, ...]:
    if preset is None:
        return tuple(PRESETS)
    if preset not in PRESETS:
        raise UserError("error-puzzle-preset", preset=preset, presets=", ".join(PRESETS))
    return (preset,)


def _players(players: int | None) -> tuple[int, ...]:
    if players is None:
        return tuple(SEARCH_PLAYERS)
    if players not in SEARCH_PLAYERS:
        raise UserError("error-puzzle-players", players=players)
    return (players,)


def _print(caught: SearchResult, folder: Path, out: Console) -> None:
    if caught.puzzles:
        out.print(_table(caught.puzzles))
    out.print(say("puzzles-summary", games=caught.games, **caught.counts._asdict()), style=signs.FAINT)
    command = caught.hunt.command
    kept = say("puzzles-kept", kept=len(caught.puzzles), found=caught.found, folder=str(folder), command=command)
    out.print(kept, style=signs.FAINT)
    if caught.interrupted:
        out.print(say("puzzles-interrupted"), style=signs.BAD)


def _table(puzzles: Sequence[Puzzle]) -> Table:
    made = Table(box=None, padding=(0, 3, 0, 0), header_style=signs.FAINT)
    for name in ("key", "game", "question", "best", "obvious"):
        made.add_column(say(f"puzzles-column-{name}"))
    made.add_column(say("puzzles-column-lead"), justify="right")
    for puzzle in puzzles:
        game = say(
            "puzzles-game-cell",
            preset=say(f"preset-{puzzle.preset}"),
            players=puzzle.players,
            round=puzzle.round,
            rounds=puzzle.rounds,
        )
        question = say(f"puzzles-ask-{puzzle.question}")
        lead = f"{percent(puzzle.long.obvious, 1)} ± {percent(2 * puzzle.long.obvious_error, 1)}"
        made.add_row(puzzle.key, game, question, ", ".join(puzzle.best), ", ".join(puzzle.obvious), lead)
    return made
