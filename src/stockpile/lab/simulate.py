"""Let bots play many games against each other and count."""

from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import sqrt
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

from stockpile.bots import play_out
from stockpile.content import Content, load
from stockpile.lab.games import WHOLE_WIN, BotFaults, GameResult, bot_seed, deal_seed
from stockpile.lab.players import ask_player, events_for, make_player
from stockpile.lab.saved_records import PLAY_AND_SAVE, AnswerRecorder, record_of, saved_already
from stockpile.lab.workers import play_all
from stockpile.records import Record
from stockpile.rules.config import Config
from stockpile.rules.events import Event
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game


class SimulatedGame(NamedTuple):
    """The end of one game, by entry: the bots in the order they were named, wherever they sat."""

    number: int
    wins: tuple[int, ...]  # parts of WHOLE_WIN
    money: tuple[int, ...]
    places: tuple[int, ...]
    decisions: int
    faults: tuple[BotFaults, ...]


@dataclass(frozen=True)
class Simulation:
    """What is played many times. Game number n is the same in any process and whatever was played before."""

    config: Config
    bots: tuple[str, ...]
    seed: int
    content: Content
    first: int | None = None  # the bot, by its place among those named, that goes first; None: the lot decides

    def play(self, number: int) -> SimulatedGame:
        """One whole game. From game to game everybody moves one seat on, so no bot gains by where it sits."""
        return self.recorded(number)[0]

    def recorded(self, number: int) -> tuple[SimulatedGame, Record]:
        """The same, and the game itself."""
        players = len(self.bots)
        bots = [make_player(name, bot_seed(self.seed, number, entry)) for entry, name in enumerate(self.bots)]
        game, answers = self._dealt(number, events_for(bots)), AnswerRecorder(ask_player)
        seats = [(entry + number) % players for entry in range(players)]
        decisions = play_out(game, [bots[entry] for entry in self._seated(number)], answers.ask)
        wins, money, places = (tuple([each[seat] for seat in seats]) for each in GameResult.of(game))
        outcome = SimulatedGame(number, wins, money, places, decisions, tuple([BotFaults.of(bot) for bot in bots]))
        return outcome, answers.record(game, self._names(number))

    def begun(self, number: int) -> Record:
        """The game before its first answer."""
        return record_of(self._dealt(number), self._names(number))

    def file_of(self, number: int) -> str:
        """What the record of the game is called. The width stays, however many are played."""
        return f"game-{number:05}.txt"

    def _seated(self, number: int) -> list[int]:
        """By seat: which of the bots sits there."""
        return [(seat - number) % len(self.bots) for seat in range(len(self.bots))]

    def _names(self, number: int) -> list[str]:
        return [self.bots[entry] for entry in self._seated(number)]

    def _dealt(self, number: int, heard: list[Event] | None = None) -> Game:
        first = None if self.first is None else (self.first + number) % len(self.bots)
        return Game.new(self.config, seed=deal_seed(self.seed, number), first=first, content=self.content, events=heard)


NORMAL_95: Final = 1.959964


@dataclass(frozen=True)
class BotSummary:
    """One bot of the simulation. A bot that shares a win with one other has half of it."""

    bot: str
    games: int
    wins: float
    win_rate: float
    interval: tuple[float, float]  # of the win rate, 95 %
    money: float  # mean
    place: float  # mean
    faults: BotFaults

    def to_json(self) -> dict[str, object]:
        return {
            "bot": self.bot,
            "games": self.games,
            "wins": self.wins,
            "win_rate": self.win_rate,
            "interval": list(self.interval),
            "money": self.money,
            "place": self.place,
            "faults": self.faults.total,
        }


@dataclass(frozen=True)
class Summary:
    """What the games came to, and apart from that how long they took."""

    task: Simulation
    asked: int  # games asked for
    games: int  # games played: fewer if the simulation was broken off
    rounds: int  # of each game
    decisions: float  # of each game, mean
    entries: tuple[BotSummary, ...]
    jobs: int
    seconds: float

    @property
    def interrupted(self) -> bool:
        return self.games < self.asked

    @property
    def games_per_second(self) -> float:
        return self.games / self.seconds if self.seconds else 0.0

    def results(self) -> dict[str, object]:
        """Equal for equal seeds, on every machine and with any number of jobs."""
        return {
            "players": self.task.config.players,
            "modules": list(self.task.config.modules),
            "content": self.task.content.version,
            "seed": self.task.seed,
            "first": self.task.first,
            "asked": self.asked,
            "games": self.games,
            "interrupted": self.interrupted,
            "rounds": self.rounds,
            "decisions": self.decisions,
            "bots": [entry.to_json() for entry in self.entries],
        }

    def to_json(self) -> dict[str, object]:
        """Plain data: `results`, which repeat, and `timing`, which does not."""
        timing = {
            "jobs": self.jobs,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games_per_second, 1),
        }
        return {"results": self.results(), "timing": timing}


def entries_of(task: Simulation, outcomes: Sequence[SimulatedGame]) -> tuple[BotSummary, ...]:
    """Count wins, money and places of every bot."""
    return tuple([_entry(bot, number, outcomes) for number, bot in enumerate(task.bots)])


def _entry(bot: str, number: int, outcomes: Sequence[SimulatedGame]) -> BotSummary:
    games = len(outcomes)
    wins = sum([outcome.wins[number] for outcome in outcomes]) / WHOLE_WIN
    return BotSummary(
        bot,
        games,
        round(wins, 4),
        rounded_mean(wins, games),
        wilson_interval(wins, games),
        rounded_mean(sum([outcome.money[number] for outcome in outcomes]), games),
        rounded_mean(sum([outcome.places[number] for outcome in outcomes]), games),
        BotFaults.together([outcome.faults[number] for outcome in outcomes]),
    )


def rounded_mean(total: float, count: int) -> float:
    """Rounded, for reading; 0 of nothing."""
    return round(total / count, 4) if count else 0.0


def wilson_interval(wins: float, games: int) -> tuple[float, float]:
    """Wilson's interval: where the true win rate lies in 95 of 100 such simulations.

    >>> wilson_interval(50, 100)
    (0.4038, 0.5962)
    >>> wilson_interval(100, 100)
    (0.963, 1.0)
    >>> wilson_interval(0, 0)
    (0.0, 1.0)
    """
    if not games:
        return 0.0, 1.0
    square = NORMAL_95**2
    rate = wins / games
    middle = (rate + square / (2 * games)) / (1 + square / games)
    spread = NORMAL_95 / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    return round(max(middle - spread, 0.0), 4), round(min(middle + spread, 1.0), 4)


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
    already are written again; one of another game by the same name is refused before anything is played.

    >>> summary = simulate(Config(players=3), ["random", "random", "random"], games=30, seed=5)
    >>> summary.games, summary.rounds, sum([entry.wins for entry in summary.entries])
    (30, 7, 30.0)
    """
    _check(config, bots, games, jobs, first)
    task = Simulation(config, tuple(bots), seed, load(content_folder), first)
    if records is not None:
        saved_already(task, records, range(games))
    done: dict[int, SimulatedGame] = {}

    def report(outcomes: list[SimulatedGame]) -> None:
        done.update({outcome.number: outcome for outcome in outcomes})
        if progress is not None:
            progress(len(done))

    began = perf_counter()
    with suppress(KeyboardInterrupt):  # the summary says so
        if records is None:
            play_all(task, range(games), jobs, report)
        else:
            PLAY_AND_SAVE["processes"](task, records, range(games), jobs, report)
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


def _sum_up(task: Simulation, asked: int, outcomes: list[SimulatedGame], jobs: int, seconds: float) -> Summary:
    games = len(outcomes)
    rounds = figures_for(task.config, task.content).rounds
    decisions = rounded_mean(sum([outcome.decisions for outcome in outcomes]), games)
    return Summary(task, asked, games, rounds, decisions, entries_of(task, outcomes), jobs, seconds)
