"""Let bots play many games against each other."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from time import perf_counter

from stockpile.content import load
from stockpile.lab.kept import KEEP, kept_already
from stockpile.lab.outcome import Outcome, Task
from stockpile.lab.players import make_player
from stockpile.lab.summary import Summary, entries_of, mean
from stockpile.lab.workers import play_all
from stockpile.rules.config import Config
from stockpile.rules.tables import tables_for

Progress = Callable[[int], None]  # told the number of games that are done


class SimulationError(ValueError):
    """A simulation that cannot be; the text says why."""


def simulate(
    config: Config,
    bots: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    content_folder: str | Path | None = None,
    first: int | None = None,
    progress: Progress | None = None,
    records: Path | None = None,
) -> Summary:
    """Play a number of games with these bots, one for each seat, and sum them up.

    In game number n the first bot sits in seat n, the second in the next one, and so on round the table: over many
    games everybody sits everywhere equally often. All chance of a game follows from the seed and the game's number,
    so the results are the same with any number of jobs (worker processes).

    Who goes first is drawn by lot, or it is always the same bot: `first` is its place among the bots, and it takes the
    first turn along from seat to seat. The cards are those that the seed deals without it.

    Ctrl-C ends the simulation at once; the summary is then of the games played so far.

    With a folder for records, every game is kept there in a file of its own. Records of these very games that it has
    already are written anew; one of another game by the same name is refused before anything is played.

    >>> summary = simulate(Config(players=3), ["random", "random", "random"], games=30, seed=5)
    >>> summary.games, summary.rounds, sum([entry.wins for entry in summary.entries])
    (30, 7, 30.0)
    """
    _check(config, bots, games, jobs, first)
    task = Task(config, tuple(bots), seed, load(content_folder), first)
    if records is not None:
        kept_already(task, records, range(games))
    done: dict[int, Outcome] = {}

    def report(outcomes: list[Outcome]) -> None:
        done.update({outcome.number: outcome for outcome in outcomes})
        if progress is not None:
            progress(len(done))

    began = perf_counter()
    with suppress(KeyboardInterrupt):  # the summary says so
        if records is None:
            play_all(task, range(games), jobs, report)
        else:
            KEEP["processes"](task, records, range(games), jobs, report)
    return _sum_up(task, games, [done[number] for number in sorted(done)], jobs, perf_counter() - began)


def _check(config: Config, bots: Sequence[str], games: int, jobs: int, first: int | None) -> None:
    if len(bots) != config.players:
        raise SimulationError(f"{config.players} players need {config.players} bots, not {len(bots)}")
    for bot in bots:
        make_player(bot)  # refuses names, styles and budgets that there are not
    if first is not None and not 0 <= first < len(bots):
        raise SimulationError(f"there is no bot {first} to go first, only 0 to {len(bots) - 1}")
    for number, what in ((games, "game"), (jobs, "job")):
        if number < 1:
            raise SimulationError(f"at least one {what} is needed, not {number}")


def _sum_up(task: Task, asked: int, outcomes: list[Outcome], jobs: int, seconds: float) -> Summary:
    games = len(outcomes)
    rounds = tables_for(task.config, task.content).rounds
    decisions = mean(sum([outcome.decisions for outcome in outcomes]), games)
    return Summary(task, asked, games, rounds, decisions, entries_of(task, outcomes), jobs, seconds)
