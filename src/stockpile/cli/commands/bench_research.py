"""`stockpile bench research`: how fast the environments are, beside games of the suites that they are made for.

Everything plays at random, on one core, in turns in one run; the best go of each counts. What players decide is
counted, and choosing an answer is part of it everywhere. Yardsticks: OpenSpiel's `hearts`, written in C++ and driven by
a loop in Python as its examples do, with the tensor of whoever is asked and without; PettingZoo's `texas_holdem_v4`.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from stockpile._interpreted import is_compiled
from stockpile.cli.commands import bench
from stockpile.cli.commands.bench_beside import Hearts
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.rules.config import Config

GAMES: Final = 128  # of a batch, side by side
STEPS: Final = 16  # of a batch in one call, so that the clock is not looked at too often
LIBRARIES: Final = ("gymnasium", "pettingzoo", "pyspiel", "rlcard", "pygame")

# The yardsticks, by name.
POKER: Final = "texas-holdem"
HEARTS: Final = "hearts"
HEARTS_TENSOR: Final = "hearts-tensor"

# What the project wants: how many times which yardstick, and how many decisions a second.
WANTED: Final[dict[tuple[str, str, str], tuple[str, float, float]]] = {
    ("pettingzoo", "stockpile", "first-game"): (POKER, 5, 0),
    ("pettingzoo", "stockpile", "epic"): (POKER, 5, 0),
    ("openspiel", "engine", "first-game"): (HEARTS, 10, 0),
    ("batch", "small", "first-game"): (HEARTS_TENSOR, 20, 500_000),
}


@dataclass(frozen=True)
class Way:
    """Something that plays at random: under which heading, what it is, and a call that returns how many decisions."""

    bench: str
    what: str
    yardstick: str
    play: Callable[[], int]
    config: Config | None = None  # of our games


@dataclass(frozen=True)
class Measured:
    """One line of the result."""

    way: Way
    rate: float
    times: float  # as many as the yardstick makes

    @property
    def preset(self) -> str | None:
        return self.way.config.preset if self.way.config else None

    @property
    def wanted(self) -> tuple[float, float]:
        """Times and decisions a second that it should reach; 0 where nothing is asked of it."""
        found = WANTED.get((self.way.bench, self.way.what, self.preset or ""))
        return (found[1], found[2]) if found else (0, 0)

    @property
    def reached(self) -> bool:
        times, rate = self.wanted
        return self.times >= times and self.rate >= rate

    def to_json(self) -> dict[str, object]:
        times, rate = self.wanted
        return {
            "bench": self.way.bench,
            "what": self.way.what,
            "preset": self.preset,
            "players": self.way.config.players if self.way.config else None,
            "compiled": is_compiled() if self.way.config else None,
            "decisions_per_second": round(self.rate, 1),
            "yardstick": self.way.yardstick,
            "times": round(self.times, 3),
            "wanted_times": times or None,
            "wanted_decisions_per_second": rate or None,
        }


def run(interpreted: bool, as_json: bool) -> None:
    """Measure and print."""
    _check_libraries()
    if interpreted:
        bench.take_the_sources()
    ways = [*_pettingzoo_ways(), *_openspiel_ways(), *_batch_ways()]
    if as_json:
        for line in measure(ways):
            print(json.dumps(line.to_json()), flush=True)
        return
    out = stdout_console()
    with out.status(say("research-running")):
        lines = measure(ways)
    out.print(bench.what_runs(), style=signs.STRONG)
    out.print(_table(lines))
    versions = {name: version(name) for name in ("pettingzoo", "rlcard")} | {"openspiel": version("open_spiel")}
    out.print(say("research-note", goes=bench.GOES, games=GAMES, **versions), style=signs.FAINT)


def _check_libraries() -> None:
    for name in LIBRARIES:
        try:
            import_module(name)
        except ModuleNotFoundError:
            raise UserError("error-no-research", library=name) from None


def measure(ways: Sequence[Way]) -> list[Measured]:
    """All of them in turns, each beside its yardstick."""
    rates = bench.in_turns([way.play for way in ways])
    yardsticks = {way.what: rate for way, rate in zip(ways, rates, strict=True) if way.config is None}
    return [Measured(way, rate, rate / yardsticks[way.yardstick]) for way, rate in zip(ways, rates, strict=True)]


def _pettingzoo_ways() -> Iterator[Way]:
    # What texas_holdem_v4 is: the module of that name only warns that it has another one.
    from pettingzoo.classic.rlcard_envs.texas_holdem import raw_env as texas_holdem_v4  # type: ignore[import-untyped]

    from stockpile.envs import pettingzoo

    yield Way("pettingzoo", POKER, POKER, _rounds_of(texas_holdem_v4()))
    for config in (bench.USUAL, bench.EPIC):
        env = pettingzoo.raw_env(config.players, config.preset)
        yield Way("pettingzoo", "stockpile", POKER, _rounds_of(env), config)


def _rounds_of(env: Any) -> Callable[[], int]:
    """A game of PettingZoo: whoever is asked looks at observation and mask, and takes any legal action."""
    import numpy as np

    random = np.random.default_rng(1)
    env.reset(1)  # a seed once: hold'em makes everything anew for each

    def play() -> int:
        env.reset()
        decisions = 0
        for _agent in env.agent_iter():
            observation, _reward, ended, cut, _info = env.last()
            if ended or cut:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[random.integers(len(legal))]))
            decisions += 1
        return decisions

    return play


def _openspiel_ways() -> Iterator[Way]:
    import stockpile.envs.openspiel  # noqa: F401 - it registers the game

    hearts = Hearts()
    yield Way("openspiel", HEARTS, HEARTS, lambda: hearts.play(hearts.game))
    yield Way("openspiel", HEARTS_TENSOR, HEARTS_TENSOR, lambda: hearts.play(hearts.game, looking=_information))
    for config in (bench.USUAL, bench.EPIC):
        ours = hearts.spiel.load_game("python_stockpile", {"players": config.players, "preset": config.preset})
        yield Way("openspiel", "stockpile", HEARTS, _playing(hearts, ours), config)
        yield Way("openspiel", "stockpile-tensor", HEARTS_TENSOR, _playing(hearts, ours, _observation), config)
        yield Way("openspiel", "engine", HEARTS, bench.random_game(config), config)


def _playing(hearts: Hearts, game: Any, looking: Callable[[Any], object] | None = None) -> Callable[[], int]:
    return lambda: hearts.play(game, looking)


def _information(state: Any) -> object:
    return state.information_state_tensor()


def _observation(state: Any) -> object:
    return state.observation_tensor()


def _batch_ways() -> Iterator[Way]:
    for config in (bench.USUAL, bench.EPIC):
        for form in ("small", "full"):
            yield Way("batch", form, HEARTS_TENSOR, _steps_of(config, form), config)


def _steps_of(config: Config, form: str) -> Callable[[], int]:
    """A batch with observations and masks of every decision; games that end are followed by others."""
    import numpy as np

    from stockpile.envs.batch import Batch, any_legal

    batch = Batch(GAMES, config.players, config.preset, observation=form, seed=1)
    random = np.random.default_rng(1)

    def play() -> int:
        for _ in range(STEPS):
            batch.step(any_legal(batch.masks, random))
        return STEPS * GAMES

    return play


def _table(lines: Sequence[Measured]) -> Table:
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    made.add_column("")
    made.add_column(say("bench-what"))
    made.add_column(say("bench-preset"))
    for key in ("bench-decisions", "research-times", "bench-wanted"):
        made.add_column(say(key), justify="right")
    suite = ""
    for line in lines:
        made.add_row(
            say(f"research-{line.way.bench}") if line.way.bench != suite else "",
            say(f"research-{line.way.what}"),
            say(f"preset-{line.preset}") if line.preset else "",
            bench.number(line.rate),
            bench.number(line.times, digits=1),
            _wanted(line),
        )
        suite = line.way.bench
    return made


def _wanted(line: Measured) -> Text:
    times, rate = line.wanted
    if not times:
        return Text()
    mark, style = (signs.REACHED, signs.GOOD) if line.reached else (signs.MISSED, signs.BAD)
    wanted = f"{bench.number(rate)}, {bench.number(times)} ×" if rate else f"{bench.number(times)} ×"
    return Text(f"{wanted} {mark}", style)
