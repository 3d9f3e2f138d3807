"""Random play of ours and of other libraries in one run, in turns: how fast the engine and the environments are.

    python tools/bench_libraries.py openspiel     the engine beside OpenSpiel's hearts (docs/speed.md); ten seconds
    python tools/bench_libraries.py research      the environments beside games of their suites (docs/research.md)

OpenSpiel's `hearts` is written in C++ and, like our game, has hidden cards. Decisions of players are counted. What
chance does takes time and is not counted: the deal of hearts, card by card, and all that our game draws. So the engine
is measured twice: whole games, and games from where the cards are dealt.

The environments are measured beside `hearts`, driven by a loop in Python as its examples do, with the tensor of the
player that is asked and without, and beside PettingZoo's `texas_holdem_v4`. Everything runs on one core, the best go of
each counts, and choosing an answer is part of it everywhere.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from itertools import count, cycle
from random import Random
from typing import Any, Final

from rich.console import Console
from rich.table import Table
from rich.text import Text

from stockpile._interpreted import is_compiled
from stockpile.cli.commands import bench
from stockpile.rules.chance import draw
from stockpile.rules.config import PRESETS, Config, preset
from stockpile.rules.figures import figures_for
from stockpile.rules.game import set_up
from stockpile.rules.playing import play_randomly

GOOD, BAD, FAINT = "green", "red", "dim"
NEEDED: Final = {
    "openspiel": ("pyspiel",),
    "research": ("gymnasium", "pettingzoo", "pyspiel", "rlcard", "pygame"),
}
DEALS: Final = 24  # games of which the cards are dealt
ROLLOUTS: Final = 16  # games that one call of the evaluator plays: enough that the call itself does not count
BATCH_GAMES: Final = 128
BATCH_STEPS: Final = 16  # steps of a batch in one call, so that looking at the clock does not count

IN_PYTHON: Final = "hearts-python"
IN_CPP: Final = "hearts-cpp"
WHOLE: Final = "whole"
DEALT: Final = "dealt"
POKER: Final = "texas-holdem"
HEARTS: Final = "hearts"
HEARTS_TENSOR: Final = "hearts-tensor"

TITLES: Final = {
    IN_PYTHON: "OpenSpiel: hearts, loop in Python",
    IN_CPP: "OpenSpiel: hearts, all in C++",
    POKER: "texas_holdem_v4, raw",
    HEARTS: "hearts, in C++",
    HEARTS_TENSOR: "hearts with tensor",
    "stockpile": "Stockpile",
    "stockpile-tensor": "Stockpile with tensor",
    "engine": "engine alone",
    "small": "small observation",
    "full": "full observation",
}
SUITES: Final = {"pettingzoo": "PettingZoo", "openspiel": "OpenSpiel", "batch": "batch"}
STARTS: Final = {WHOLE: "set-up", DEALT: "dealt cards"}

# What the project wants: how many times which yardstick, and how many decisions a second.
WANTED: Final[dict[tuple[str, str, str], tuple[str, float, float]]] = {
    ("pettingzoo", "stockpile", "first-game"): (POKER, 5, 0),
    ("pettingzoo", "stockpile", "epic"): (POKER, 5, 0),
    ("openspiel", "engine", "first-game"): (HEARTS, 10, 0),
    ("batch", "small", "first-game"): (HEARTS_TENSOR, 20, 500_000),
}


@dataclass(frozen=True)
class RandomPlay:
    """A way to play at random: what plays, its group (a start or a suite), its yardstick, and a call that plays and
    returns how many decisions were made. A yardstick has no config."""

    what: str
    group: str
    play: Callable[[], int]
    config: Config | None = None
    yardstick: str = ""


@dataclass(frozen=True)
class MeasuredPlay:
    """One line of a result: a rate, and how many times that of each yardstick it is."""

    way: RandomPlay
    rate: float
    times: dict[str, float]

    @property
    def preset(self) -> str | None:
        return self.way.config.preset if self.way.config else None

    @property
    def wanted(self) -> tuple[float, float]:
        """The times and decisions a second to reach; 0 where nothing is wanted."""
        found = WANTED.get((self.way.group, self.way.what, self.preset or ""))
        return (found[1], found[2]) if found else (0, 0)

    @property
    def reached(self) -> bool:
        times, rate = self.wanted
        return self.times[self.way.yardstick] >= times and self.rate >= rate


class Hearts:
    """OpenSpiel's hearts, played at random in the ways that its Python package offers."""

    PLAYERS: Final = 4

    def __init__(self) -> None:
        self.spiel: Any = import_module("pyspiel")
        self.game = self.spiel.load_game("hearts")
        self.rng = Random(1)
        self.seeds = count()
        self.bots = [self.spiel.make_uniform_random_bot(seat, seat) for seat in range(self.PLAYERS)]
        evaluator = self.spiel.RandomRolloutEvaluator(ROLLOUTS, 1)
        self.search = self.spiel.MCTSBot(self.game, evaluator, 1.0, 1, 1, False, 1, False).mcts_search
        deals = [self._deal() for _ in range(DEALS)]
        self.dealing: int = deals[0].move_number()  # moves of chance in every game
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


def in_turns(plays: Sequence[Callable[[], int]]) -> list[float]:
    """Decisions a second: all in turns, many times, so that a busy moment harms none alone; the best counts."""
    rates = [0.0] * len(plays)
    for _ in range(bench.GOES):
        rates = [max(rate, bench.go(play)[1]) for rate, play in zip(rates, plays, strict=True)]
    return rates


def our_ways(config: Config) -> Iterator[RandomPlay]:
    """Our game from both starts."""
    figures = figures_for(config)
    rng = Random(1)
    games = cycle([set_up(figures, draw(figures, rng)) for _ in range(DEALS)])
    yield RandomPlay("stockpile", WHOLE, bench.random_game(config), config)
    yield RandomPlay("stockpile", DEALT, lambda: play_randomly(next(games).copy(), rng), config)


def beside_hearts(configs: Sequence[Config]) -> list[MeasuredPlay]:
    """Our game beside hearts, from each start beside the yardsticks of the same start."""
    ways = [*Hearts().ways(), *(way for config in configs for way in our_ways(config))]
    ways.sort(key=lambda way: way.group != WHOLE)
    rates = in_turns([way.play for way in ways])
    yardsticks = {(way.what, way.group): rate for way, rate in zip(ways, rates, strict=True) if way.config is None}
    return [
        MeasuredPlay(way, rate, {name: rate / yardsticks[name, way.group] for name in (IN_PYTHON, IN_CPP)})
        for way, rate in zip(ways, rates, strict=True)
    ]


def beside_suites() -> list[MeasuredPlay]:
    """The environments, each beside its yardstick."""
    ways = [*_pettingzoo_ways(), *_openspiel_ways(), *_batch_ways()]
    rates = in_turns([way.play for way in ways])
    yardsticks = {way.what: rate for way, rate in zip(ways, rates, strict=True) if way.config is None}
    return [
        MeasuredPlay(way, rate, {way.yardstick: rate / yardsticks[way.yardstick]})
        for way, rate in zip(ways, rates, strict=True)
    ]


def _pettingzoo_ways() -> Iterator[RandomPlay]:
    # What texas_holdem_v4 is: the module of that name only warns that it has another one.
    from pettingzoo.classic.rlcard_envs.texas_holdem import raw_env as texas_holdem_v4  # type: ignore[import-untyped]  # has no types

    from stockpile.envs import pettingzoo

    yield RandomPlay(POKER, "pettingzoo", _rounds_of(texas_holdem_v4()), None, POKER)
    for config in (bench.USUAL, bench.EPIC):
        env = pettingzoo.raw_env(config.players, config.preset)
        yield RandomPlay("stockpile", "pettingzoo", _rounds_of(env), config, POKER)


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


def _openspiel_ways() -> Iterator[RandomPlay]:
    import stockpile.envs.openspiel  # noqa: F401 - it registers the game

    hearts = Hearts()

    def way(what: str, yardstick: str, game: Any, looking: Any = None, config: Config | None = None) -> RandomPlay:
        return RandomPlay(what, "openspiel", lambda: hearts.play(game, looking), config, yardstick)

    yield way(HEARTS, HEARTS, hearts.game)
    yield way(HEARTS_TENSOR, HEARTS_TENSOR, hearts.game, lambda state: state.information_state_tensor())
    for config in (bench.USUAL, bench.EPIC):
        ours = hearts.spiel.load_game("python_stockpile", {"players": config.players, "preset": config.preset})
        yield way("stockpile", HEARTS, ours, None, config)
        yield way("stockpile-tensor", HEARTS_TENSOR, ours, lambda state: state.observation_tensor(), config)
        yield RandomPlay("engine", "openspiel", bench.random_game(config), config, HEARTS)


def _batch_ways() -> Iterator[RandomPlay]:
    for config in (bench.USUAL, bench.EPIC):
        for form in ("small", "full"):
            yield RandomPlay(form, "batch", _steps_of(config, form), config, HEARTS_TENSOR)


def _steps_of(config: Config, form: str) -> Callable[[], int]:
    """A batch with observations and masks of every decision; games that end are followed by others."""
    import numpy as np

    from stockpile.envs.batch import Batch, any_legal

    batch = Batch(BATCH_GAMES, config.players, config.preset, observation=form, seed=1)
    random = np.random.default_rng(1)

    def play() -> int:
        for _ in range(BATCH_STEPS):
            batch.step(any_legal(batch.masks, random))
        return BATCH_STEPS * BATCH_GAMES

    return play


# What is printed.


def hearts_json(line: MeasuredPlay) -> dict[str, object]:
    config = line.way.config
    return {
        "bench": "openspiel",
        "what": line.way.what,
        "start": line.way.group,
        "players": config.players if config else Hearts.PLAYERS,
        "board": config.board if config else None,
        "preset": line.preset,
        "compiled": is_compiled() if config else None,
        "decisions_per_second": round(line.rate, 1),
        "times_python": round(line.times[IN_PYTHON], 3),
        "times_cpp": round(line.times[IN_CPP], 3),
    }


def suite_json(line: MeasuredPlay) -> dict[str, object]:
    times, rate = line.wanted
    return {
        "bench": line.way.group,
        "what": line.way.what,
        "preset": line.preset,
        "players": line.way.config.players if line.way.config else None,
        "compiled": is_compiled() if line.way.config else None,
        "decisions_per_second": round(line.rate, 1),
        "yardstick": line.way.yardstick,
        "times": round(line.times[line.way.yardstick], 3),
        "wanted_times": times or None,
        "wanted_decisions_per_second": rate or None,
    }


def print_hearts(lines: Sequence[MeasuredPlay], out: Console) -> None:
    table = Table("What", "From", box=None, padding=(0, 1, 0, 0), header_style=FAINT)
    for heading in ("Answers/s", "× Python", "× C++"):
        table.add_column(heading, justify="right")
    for line in lines:
        config = line.way.config
        title = f"Stockpile: {config.preset}, {config.players} players" if config else TITLES[line.way.what]
        times = [f"{line.times[name]:,.2f}" for name in (IN_PYTHON, IN_CPP)]
        table.add_row(title, STARTS[line.way.group], f"{line.rate:,.0f}", *times)
    out.print(table)
    out.print(
        f"Random play beside OpenSpiel {version('open_spiel')}: what players decide is counted, what chance does only "
        f"takes its time. The best of {bench.GOES} goes in turns.",
        style=FAINT,
    )


def print_suites(lines: Sequence[MeasuredPlay], out: Console) -> None:
    table = Table("", "What", "Preset", box=None, padding=(0, 1, 0, 0), header_style=FAINT)
    for heading in ("Answers/s", "×", "Wanted"):
        table.add_column(heading, justify="right")
    suite = ""
    for line in lines:
        group = line.way.group
        times = f"{line.times[line.way.yardstick]:,.1f}"
        name = "" if group == suite else SUITES[group]
        table.add_row(name, TITLES[line.way.what], line.preset or "", f"{line.rate:,.0f}", times, _wanted(line))
        suite = group
    out.print(table)
    versions = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "rlcard", "open_spiel"))
    out.print(
        f"Random play of four (hold'em: two) on one core, the best of {bench.GOES} goes in turns; what players decide "
        "is counted. × is how many times the other game of the suite: hold'em, hearts, or hearts with its tensor, to "
        f"which batches are compared too. Batches have {BATCH_GAMES} games and show masks. {versions}.",
        style=FAINT,
    )


def _wanted(line: MeasuredPlay) -> Text:
    times, rate = line.wanted
    if not times:
        return Text()
    mark, style = ("✓", GOOD) if line.reached else ("✗", BAD)
    wanted = f"{rate:,.0f}, {times:g} ×" if rate else f"{times:g} ×"
    return Text(f"{wanted} {mark}", style)


def missing(what: str) -> str | None:
    """A library that a measurement needs and that is not installed."""
    for name in NEEDED[what]:
        try:
            import_module(name)
        except ModuleNotFoundError:
            return name
    return None


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure and print; gives the exit code."""
    made = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    made.add_argument("what", choices=tuple(NEEDED))
    made.add_argument("--json", action="store_true", help="print JSON")
    made.add_argument("--preset", choices=tuple(PRESETS), help="openspiel: this game instead of the two usual ones")
    made.add_argument("--players", type=int, choices=(2, 3, 4, 5), default=4, help="of that game")
    options = made.parse_args(arguments)
    lacking = missing(options.what)
    if lacking is not None:
        print(f"{lacking} is not installed. In a clone of Stockpile: pip install '.[research,beside]'", file=sys.stderr)
        return 2
    with Console(stderr=True).status("Measuring in turns, up to half a minute …"):
        if options.what == "research":
            lines = beside_suites()
        else:
            configs = [preset(options.preset, options.players)] if options.preset else [bench.USUAL, bench.EPIC]
            lines = beside_hearts(configs)
    if options.json:
        for line in lines:
            print(json.dumps(suite_json(line) if options.what == "research" else hearts_json(line)), flush=True)
    else:
        (print_suites if options.what == "research" else print_hearts)(lines, Console())
    return 0


if __name__ == "__main__":
    sys.exit(main())
