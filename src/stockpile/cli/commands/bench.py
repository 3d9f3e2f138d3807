"""`stockpile bench`: how fast the engine is on this machine.

Everything is measured in one run, and the best of several goes at each thing counts.
"""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import count
from random import Random
from time import perf_counter
from typing import Annotated, Final, TypeVar

from rich.table import Table
from rich.text import Text
from typer import Option

from stockpile._interpreted import VARIABLE, is_compiled
from stockpile.bots.broker import style
from stockpile.bots.broker.thinking import Sound
from stockpile.cli.options import GameOptions, Json, TableOptions
from stockpile.content import load
from stockpile.content.entry import BOARDS, PLAYER_COUNTS
from stockpile.content.files import read_ours
from stockpile.content.loader import assemble
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.display.numbers import decimal
from stockpile.i18n import say
from stockpile.lab.simulate import Simulation
from stockpile.rules.answers import ANSWERS
from stockpile.rules.chance import draw
from stockpile.rules.config import Config, preset
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game, set_up
from stockpile.rules.playing import finish_round, play_randomly

Thing = TypeVar("Thing")

USUAL: Final = Config(players=4)
EPIC: Final = preset("epic", players=4)
GOES: Final = 20
SECONDS: Final = 0.05  # of one go: short enough to be left alone by other programs, if any go is
POSITIONS: Final = 24  # mid-game positions at which calls are measured
SOUND: Final = Sound(style.USUAL)  # who plays on to the end of a round, in all seats

# What the project wants with four players, with nothing on and with everything: compiled, and interpreted where that
# is wanted too.
WANTED: Final[dict[tuple[str, Config], tuple[float, float | None]]] = {
    ("random", USUAL): (12_000, 740),
    ("simulate", USUAL): (3000, None),
    ("copy", USUAL): (1.2, None),
    ("view", USUAL): (2, None),
    ("sample", USUAL): (10, None),
    ("playout", USUAL): (200, None),
    ("random", EPIC): (4500, 320),
    ("copy", EPIC): (1.2, None),
    ("view", EPIC): (2, None),
    ("sample", EPIC): (15, None),
    ("playout", EPIC): (500, None),
}


@dataclass(frozen=True)
class MeasuredEngine:
    """One line of the result: rates of whole games, or the microseconds of one call."""

    bench: str
    config: Config
    compiled: bool
    games_per_second: float | None = None
    decisions_per_second: float | None = None
    microseconds: float | None = None

    def to_json(self) -> dict[str, object]:
        """Rates are always there, null for what is not a game; microseconds only where they are measured."""
        facts = {
            "bench": self.bench,
            "players": self.config.players,
            "board": self.config.board,
            "preset": self.preset,
            "compiled": self.compiled,
            "games_per_second": self.games_per_second,
            "decisions_per_second": self.decisions_per_second,
        }
        return facts if self.microseconds is None else facts | {"microseconds": self.microseconds}

    @property
    def preset(self) -> str:
        """The preset, or the one that it is but for the board, which is told apart."""
        modules = tuple(name for name in self.config.modules if name != "advanced_board")
        on_standard_board = Config(self.config.players, modules, self.config.investor_sets)
        return on_standard_board.preset if self.config.preset == "custom" else self.config.preset

    @property
    def wanted(self) -> float | None:
        """What it should reach: at least, for a rate; at most, for a time."""
        compiled, interpreted = WANTED.get((self.bench, self.config), (None, None))
        return compiled if self.compiled else interpreted

    @property
    def reached(self) -> bool:
        if self.wanted is None:
            return True
        if self.microseconds is not None:
            return self.microseconds <= self.wanted
        return (self.games_per_second or 0) >= self.wanted


def bench(
    *,
    interpreted: Annotated[bool, Option("--interpreted", help=say("option-interpreted"))] = False,
    game: GameOptions,
    as_json: Json = False,
) -> None:
    """Measure and print."""
    options = TableOptions(game)
    measurements = measure() if options.is_any_game else measure_game(options.config())
    if interpreted:
        _run_the_sources()
    if as_json:
        for line in measurements:
            print(json.dumps(line.to_json()), flush=True)
    else:
        out = stdout_console()
        with out.status(say("bench-running")):
            lines = list(measurements)
        out.print(_what_runs(), style=signs.STRONG)
        out.print(_table(lines))


def _run_the_sources() -> None:
    """Continue with the sources in another Python, because what runs is decided when Python starts."""
    if is_compiled():
        arguments = [argument for argument in sys.argv[1:] if argument != "--interpreted"]
        command = [sys.executable, "-c", "from stockpile.cli import main; main()", *arguments]
        again = subprocess.run(command, env=os.environ | {VARIABLE: "1"})
        sys.exit(again.returncode)


def _what_runs() -> str:
    return say("bench-compiled" if is_compiled() else "bench-interpreted")


def measure() -> Iterator[MeasuredEngine]:
    """Everything there is to measure, one after the other."""
    for board in BOARDS:
        for players in PLAYER_COUNTS:
            config = Config(players, ("advanced_board",) if board == "advanced" else ())
            yield _rate("random", config, random_game(config))
    simulation = Simulation(USUAL, ("random",) * USUAL.players, seed=1, content=load())
    numbers = count()
    yield _rate("simulate", USUAL, lambda: simulation.play(next(numbers)).decisions)
    yield from _measure_calls(USUAL)
    for players in PLAYER_COUNTS:
        config = preset("epic", players)
        yield _rate("random", config, random_game(config))
    yield from _measure_calls(EPIC)
    yield _time("content", USUAL, [None], lambda _: assemble(read_ours(), {}))


def measure_game(config: Config) -> Iterator[MeasuredEngine]:
    """One game only: random play, and what is done with positions of it."""
    yield _rate("random", config, random_game(config))
    yield from _measure_calls(config)


def _measure_calls(config: Config) -> Iterator[MeasuredEngine]:
    games = _mid_games(config)
    rng = Random(1)
    yield _time("copy", config, games, lambda game: game.copy())
    yield _time("view", config, games, lambda game: game.view(game.asked))
    yield _time("sample", config, [game.view(game.asked) for game in games], lambda view: view.sample(rng))
    yield _time("playout", config, _auctions(config), lambda game: finish_round(game.copy(), SOUND))


def random_game(config: Config) -> Callable[[], int]:
    """Draws, set-up and random play, game after game from one generator: seeding one again is not play."""
    figures = figures_for(config)
    rng = Random(1)
    return lambda: play_randomly(set_up(figures, draw(figures, rng)), rng)


def _rate(bench: str, config: Config, play: Callable[[], int]) -> MeasuredEngine:
    """The best go counts."""
    rates = [round(rate, 1) for rate in max(go(play) for _ in range(GOES))]
    return MeasuredEngine(bench, config, is_compiled(), *rates)


def go(play: Callable[[], int]) -> tuple[float, float]:
    """Play game after game for the time of a go: how many games a second, and how many decisions."""
    games = decisions = 0
    start = perf_counter()
    while (seconds := perf_counter() - start) < SECONDS:
        decisions += play()
        games += 1
    return games / seconds, decisions / seconds


def _time(bench: str, config: Config, things: Sequence[Thing], use: Callable[[Thing], object]) -> MeasuredEngine:
    """Use thing after thing for the time of a go; the best go counts."""
    best = float("inf")
    for _ in range(GOES):
        calls = 0
        start = perf_counter()
        while (seconds := perf_counter() - start) < SECONDS:
            for thing in things:
                use(thing)
            calls += len(things)
        best = min(best, seconds / calls)
    microseconds = round(best * 1e6, 2)
    return MeasuredEngine(bench, config, is_compiled(), microseconds=microseconds)


def _mid_games(config: Config) -> list[Game]:
    """Games half played at random."""
    games = []
    for seed in range(POSITIONS):
        half = random_game(config)() // 2
        game = Game.new(config, seed=seed)
        rng = Random(seed)
        for _ in range(half):
            game.play(rng.choice(game.decision.answers))
        games.append(game)
    return games


def _auctions(config: Config) -> list[Game]:
    """Games of sound players, at the first bid of the third round."""
    games = []
    for seed in range(POSITIONS):
        game = Game.new(config, seed=seed)
        for _ in range(2):
            finish_round(game, SOUND)
        while game.decision.question != "bid":
            game.play(ANSWERS[SOUND.choose(game)])
        games.append(game)
    return games


def _table(lines: Sequence[MeasuredEngine]) -> Table:
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    made.add_column(say("bench-what"))
    made.add_column(say("bench-players"), justify="right")
    made.add_column(say("bench-board"))
    made.add_column(say("bench-preset"))
    for key in ("bench-games", "bench-decisions", "bench-microseconds", "bench-wanted"):
        made.add_column(say(key), justify="right")
    for line in lines:
        made.add_row(
            say(f"bench-{line.bench}"),
            str(line.config.players),
            say(f"board-{line.config.board}"),
            say(f"preset-{line.preset}"),
            number(line.games_per_second),
            number(line.decisions_per_second),
            number(line.microseconds, digits=1),
            _wanted(line),
        )
    return made


def number(value: float | None, digits: int = 0) -> str:
    return "" if value is None else decimal(value, digits)


def _wanted(line: MeasuredEngine) -> Text:
    if line.wanted is None:
        return Text()
    mark, style = (signs.REACHED, signs.GOOD) if line.reached else (signs.MISSED, signs.BAD)
    return Text(f"{number(line.wanted)} {mark}", style)
