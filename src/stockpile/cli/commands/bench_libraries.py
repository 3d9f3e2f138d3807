"""`stockpile bench` beside other libraries: random play of ours and of theirs in one run, in turns.

`--beside openspiel` compares the engine with OpenSpiel's `hearts`, which is written in C++ and, like our game, has
hidden cards. Decisions of players are counted. What chance does takes time and is not counted: the deal of hearts, card
by card, and all that our game draws. So everything is measured twice: whole games, and games from where the cards are
dealt.

`research` compares the environments with games of the suites that they are made for. Everything plays at random, on one
core, and the best go of each counts. Choosing an answer is part of it everywhere. Yardsticks: OpenSpiel's `hearts`,
driven by a loop in Python as its examples do, with the tensor of the player who is asked and without; PettingZoo's
`texas_holdem_v4`.
"""

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from itertools import count, cycle
from random import Random
from typing import Any, Final

from rich.table import Table
from rich.text import Text

from stockpile._interpreted import is_compiled
from stockpile.cli.commands import bench_engine
from stockpile.cli.options import TableOptions
from stockpile.display import signs
from stockpile.display.console import stdout_console
from stockpile.errors import UserError
from stockpile.i18n import say
from stockpile.rules.chance import draw
from stockpile.rules.config import Config
from stockpile.rules.figures import figures_for
from stockpile.rules.game import set_up
from stockpile.rules.playing import play_randomly

YARDSTICK_LIBRARIES: Final = ("openspiel",)
PACKAGE: Final = "open_spiel"
DEALS: Final = 24  # from which games begin where the deal is done
ROLLOUTS: Final = 16  # games that one call of the evaluator plays: enough that the call itself does not count

IN_PYTHON: Final = "hearts-python"
IN_CPP: Final = "hearts-cpp"
OURS: Final = "stockpile"
WHOLE: Final = "whole"
DEALT: Final = "dealt"

# Of the research.
GAMES: Final = 128  # of a batch, side by side
STEPS: Final = 16  # of a batch in one call, so that the clock is not looked at too often
RESEARCH_LIBRARIES: Final = ("gymnasium", "pettingzoo", "pyspiel", "rlcard", "pygame")

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
class RandomPlay:
    """A way to play at random: what plays, from where, and a call that returns how many decisions were made."""

    name: str
    start: str
    play: Callable[[], int]
    config: Config | None = None  # of our games


@dataclass(frozen=True)
class Compared:
    """One line of the result: a rate, and how many times the rate of each yardstick it is."""

    way: RandomPlay
    decisions_per_second: float
    times_python: float
    times_cpp: float

    def to_json(self) -> dict[str, object]:
        config = self.way.config
        return {
            "bench": "beside",
            "what": self.way.name,
            "start": self.way.start,
            "players": config.players if config else Hearts.PLAYERS,
            "board": config.board if config else None,
            "preset": config.preset if config else None,
            "compiled": is_compiled() if config else None,
            "decisions_per_second": round(self.decisions_per_second, 1),
            "times_python": round(self.times_python, 3),
            "times_cpp": round(self.times_cpp, 3),
        }

    @property
    def title(self) -> str:
        if self.way.config is None:
            return say(f"beside-{self.way.name}")
        preset = say(f"preset-{self.way.config.preset}")
        return say(f"beside-{self.way.name}", preset=preset, players=self.way.config.players)


class Hearts:
    """OpenSpiel's hearts, played at random in the ways that its Python package offers."""

    PLAYERS: Final = 4

    def __init__(self) -> None:
        self.spiel: Any = _library()
        self.game = self.spiel.load_game("hearts")
        self.rng = Random(1)
        self.seeds = count()
        self.bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(self.PLAYERS)]
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.search = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 1, False, 1, False).mcts_search
        deals = [self._deal() for _ in range(DEALS)]
        self.dealing: int = deals[0].move_number()  # as many moves of chance as in every game
        self.deals = cycle((deal, self._play_on(deal.clone())) for deal in deals)

    def ways(self) -> Iterator[RandomPlay]:
        yield RandomPlay(IN_PYTHON, WHOLE, lambda: self.play(self.game))
        yield RandomPlay(IN_CPP, WHOLE, self._play_by_bots)
        yield RandomPlay(IN_PYTHON, DEALT, lambda: self._play_on(next(self.deals)[0].clone()))
        yield RandomPlay(IN_CPP, DEALT, self._roll_out)

    def play(self, game: Any, looking: Callable[[Any], object] | None = None) -> int:
        """A whole game of any kind; the seat that is asked may look at the state first."""
        return self._play_on(game.new_initial_state(), looking)

    def _play_on(self, state: Any, looking: Callable[[Any], object] | None = None) -> int:
        """The loop in Python, as its examples write it."""
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(self._chance(state))
            else:
                if looking is not None:
                    looking(state)
                state.apply_action(self.rng.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def _chance(self, state: Any) -> int:
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        return int(self.rng.choices(outcomes, odds)[0])

    def _deal(self) -> Any:
        state = self.game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(self._chance(state))
        return state

    def _play_by_bots(self) -> int:
        """A whole game in one call: its own bots, chance included."""
        state = self.game.new_initial_state()
        self.spiel.evaluate_bots(state, self.bots, next(self.seeds))
        return int(state.move_number()) - self.dealing

    def _roll_out(self) -> int:
        """Many games in one call, the fastest that it offers.

        A tree search of a single simulation looks at the position it is given and no further. Its value of that
        position is the mean of ROLLOUTS random games from there. Their length is known: hearts ends with the cards.
        """
        deal, decisions = next(self.deals)
        self.search(deal)
        return ROLLOUTS * int(decisions)


def our_ways(config: Config) -> Iterator[RandomPlay]:
    figures = figures_for(config)
    rng = Random(1)
    games = cycle([set_up(figures, draw(figures, rng)) for _ in range(DEALS)])
    yield RandomPlay(OURS, WHOLE, bench_engine.random_game(config), config)
    yield RandomPlay(OURS, DEALT, lambda: play_randomly(next(games).copy(), rng), config)


def run_beside(library: str, options: TableOptions, interpreted: bool, as_json: bool) -> None:
    """Measure and print how fast our game is beside hearts."""
    if library not in YARDSTICK_LIBRARIES:
        raise UserError("error-beside", library=library, libraries=", ".join(YARDSTICK_LIBRARIES))
    configs = (bench_engine.USUAL, bench_engine.EPIC) if options.is_any_game else (options.config(),)
    hearts = Hearts()
    if interpreted:
        bench_engine.take_the_sources()
    ways = [*hearts.ways(), *(way for config in configs for way in our_ways(config))]
    if as_json:
        for line in compare(ways):
            print(json.dumps(line.to_json()), flush=True)
    else:
        out = stdout_console()
        with out.status(say("beside-running")):
            lines = compare(ways)
        out.print(bench_engine.what_runs(), style=signs.STRONG)
        out.print(_beside_table(lines))
        out.print(say("beside-note", goes=bench_engine.GOES, version=version(PACKAGE)), style=signs.FAINT)


def compare(ways: Sequence[RandomPlay]) -> list[Compared]:
    """All of them in turns, each beside the yardsticks of its start."""
    rates = bench_engine.in_turns([way.play for way in ways])
    measured = sorted(zip(ways, rates, strict=True), key=lambda pair: pair[0].start != WHOLE)
    yardsticks = {(way.name, way.start): rate for way, rate in measured if way.config is None}
    return [
        Compared(way, rate, rate / yardsticks[IN_PYTHON, way.start], rate / yardsticks[IN_CPP, way.start])
        for way, rate in measured
    ]


def _library() -> Any:
    try:
        return import_module("pyspiel")
    except ModuleNotFoundError:
        raise UserError("error-no-openspiel", package=PACKAGE) from None


def _beside_table(lines: Sequence[Compared]) -> Table:
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    made.add_column(say("bench-what"))
    made.add_column(say("beside-start"))
    for key in ("bench-decisions", "beside-times-python", "beside-times-cpp"):
        made.add_column(say(key), justify="right")
    for line in lines:
        made.add_row(
            line.title,
            say(f"beside-{line.way.start}"),
            bench_engine.number(line.decisions_per_second),
            bench_engine.number(line.times_python, digits=2),
            bench_engine.number(line.times_cpp, digits=2),
        )
    return made


@dataclass(frozen=True)
class SuitePlay:
    """Something that plays at random: under which heading, what it is, and a call that returns how many decisions."""

    bench: str
    what: str
    yardstick: str
    play: Callable[[], int]
    config: Config | None = None  # of our games


@dataclass(frozen=True)
class MeasuredSuite:
    """One line of the result."""

    way: SuitePlay
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


def run_research(interpreted: bool, as_json: bool) -> None:
    """Measure and print how fast the environments are."""
    _check_libraries()
    if interpreted:
        bench_engine.take_the_sources()
    ways = [*_pettingzoo_ways(), *_openspiel_ways(), *_batch_ways()]
    if as_json:
        for line in measure(ways):
            print(json.dumps(line.to_json()), flush=True)
        return
    out = stdout_console()
    with out.status(say("research-running")):
        lines = measure(ways)
    out.print(bench_engine.what_runs(), style=signs.STRONG)
    out.print(_research_table(lines))
    versions = {name: version(name) for name in ("pettingzoo", "rlcard")} | {"openspiel": version("open_spiel")}
    out.print(say("research-note", goes=bench_engine.GOES, games=GAMES, **versions), style=signs.FAINT)


def _check_libraries() -> None:
    for name in RESEARCH_LIBRARIES:
        try:
            import_module(name)
        except ModuleNotFoundError:
            raise UserError("error-no-research", library=name) from None


def measure(ways: Sequence[SuitePlay]) -> list[MeasuredSuite]:
    """All of them in turns, each beside its yardstick."""
    rates = bench_engine.in_turns([way.play for way in ways])
    yardsticks = {way.what: rate for way, rate in zip(ways, rates, strict=True) if way.config is None}
    return [MeasuredSuite(way, rate, rate / yardsticks[way.yardstick]) for way, rate in zip(ways, rates, strict=True)]


def _pettingzoo_ways() -> Iterator[SuitePlay]:
    # What texas_holdem_v4 is: the module of that name only warns that it has another one.
    from pettingzoo.classic.rlcard_envs.texas_holdem import raw_env as texas_holdem_v4  # type: ignore[import-untyped]

    from stockpile.envs import pettingzoo

    yield SuitePlay("pettingzoo", POKER, POKER, _rounds_of(texas_holdem_v4()))
    for config in (bench_engine.USUAL, bench_engine.EPIC):
        env = pettingzoo.raw_env(config.players, config.preset)
        yield SuitePlay("pettingzoo", "stockpile", POKER, _rounds_of(env), config)


def _rounds_of(env: Any) -> Callable[[], int]:
    """A game of PettingZoo: the agent that is asked looks at observation and mask, and takes any legal action."""
    import numpy as np

    random = np.random.default_rng(1)
    env.reset(1)  # a seed once: hold'em sets everything up again for each

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


def _openspiel_ways() -> Iterator[SuitePlay]:
    import stockpile.envs.openspiel  # noqa: F401 - it registers the game

    hearts = Hearts()
    yield SuitePlay("openspiel", HEARTS, HEARTS, lambda: hearts.play(hearts.game))
    yield SuitePlay("openspiel", HEARTS_TENSOR, HEARTS_TENSOR, lambda: hearts.play(hearts.game, looking=_information))
    for config in (bench_engine.USUAL, bench_engine.EPIC):
        ours = hearts.spiel.load_game("python_stockpile", {"players": config.players, "preset": config.preset})
        yield SuitePlay("openspiel", "stockpile", HEARTS, _playing(hearts, ours), config)
        yield SuitePlay("openspiel", "stockpile-tensor", HEARTS_TENSOR, _playing(hearts, ours, _observation), config)
        yield SuitePlay("openspiel", "engine", HEARTS, bench_engine.random_game(config), config)


def _playing(hearts: Hearts, game: Any, looking: Callable[[Any], object] | None = None) -> Callable[[], int]:
    return lambda: hearts.play(game, looking)


def _information(state: Any) -> object:
    return state.information_state_tensor()


def _observation(state: Any) -> object:
    return state.observation_tensor()


def _batch_ways() -> Iterator[SuitePlay]:
    for config in (bench_engine.USUAL, bench_engine.EPIC):
        for form in ("small", "full"):
            yield SuitePlay("batch", form, HEARTS_TENSOR, _steps_of(config, form), config)


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


def _research_table(lines: Sequence[MeasuredSuite]) -> Table:
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
            bench_engine.number(line.rate),
            bench_engine.number(line.times, digits=1),
            _wanted(line),
        )
        suite = line.way.bench
    return made


def _wanted(line: MeasuredSuite) -> Text:
    times, rate = line.wanted
    if not times:
        return Text()
    mark, style = (signs.REACHED, signs.GOOD) if line.reached else (signs.MISSED, signs.BAD)
    wanted = f"{bench_engine.number(times)} ×"
    if rate:
        wanted = f"{bench_engine.number(rate)}, {wanted}"
    return Text(f"{wanted} {mark}", style)
