"""`stockpile bench --beside openspiel`: random play of our game and of OpenSpiel's `hearts` in one run, in turns.

Hearts is written in C++, and like ours it is a game of hidden cards. On both sides decisions of players are counted.
What chance does takes its time and is not counted: there the deal, card by card, here all that is drawn. So everything
is measured twice, as whole games, and from where the cards are dealt.
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

from stockpile._interpreted import is_compiled
from stockpile.cli.commands import bench
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

LIBRARIES: Final = ("openspiel",)
PACKAGE: Final = "open_spiel"
DEALS: Final = 24  # from which games begin where the deal is done
ROLLOUTS: Final = 16  # games that one call of the evaluator plays: enough that the call itself does not count

IN_PYTHON: Final = "hearts-python"
IN_CPP: Final = "hearts-cpp"
OURS: Final = "stockpile"
WHOLE: Final = "whole"
DEALT: Final = "dealt"


@dataclass(frozen=True)
class Way:
    """A way to play at random: what plays, from where, and a call that returns how many decisions were made."""

    name: str
    start: str
    play: Callable[[], int]
    config: Config | None = None  # of our games


@dataclass(frozen=True)
class Compared:
    """One line of the result: a rate, and how many times the rate of each yardstick it is."""

    way: Way
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

    def ways(self) -> Iterator[Way]:
        yield Way(IN_PYTHON, WHOLE, lambda: self.play(self.game))
        yield Way(IN_CPP, WHOLE, self._play_by_bots)
        yield Way(IN_PYTHON, DEALT, lambda: self._play_on(next(self.deals)[0].clone()))
        yield Way(IN_CPP, DEALT, self._roll_out)

    def play(self, game: Any, looking: Callable[[Any], object] | None = None) -> int:
        """A whole game of any kind; whoever is asked may look at the state first."""
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

        A tree search of a single simulation looks at the position it is given and no further; what it makes of that
        position is the mean of so many random games from there. How long they are is known: hearts ends with the cards.
        """
        deal, decisions = next(self.deals)
        self.search(deal)
        return ROLLOUTS * int(decisions)


def our_ways(config: Config) -> Iterator[Way]:
    figures = figures_for(config)
    rng = Random(1)
    games = cycle([set_up(figures, draw(figures, rng)) for _ in range(DEALS)])
    yield Way(OURS, WHOLE, bench.random_game(config), config)
    yield Way(OURS, DEALT, lambda: play_randomly(next(games).copy(), rng), config)


def run(library: str, options: TableOptions, interpreted: bool, as_json: bool) -> None:
    """Measure and print."""
    if library not in LIBRARIES:
        raise UserError("error-beside", library=library, libraries=", ".join(LIBRARIES))
    configs = (bench.USUAL, bench.EPIC) if options.is_any_game else (options.config(),)
    hearts = Hearts()
    if interpreted:
        bench.take_the_sources()
    ways = [*hearts.ways(), *(way for config in configs for way in our_ways(config))]
    if as_json:
        for line in compare(ways):
            print(json.dumps(line.to_json()), flush=True)
    else:
        out = stdout_console()
        with out.status(say("beside-running")):
            lines = compare(ways)
        out.print(bench.what_runs(), style=signs.STRONG)
        out.print(_table(lines))
        out.print(say("beside-note", goes=bench.GOES, version=version(PACKAGE)), style=signs.FAINT)


def compare(ways: Sequence[Way]) -> list[Compared]:
    """All of them in turns, each beside the yardsticks of its start."""
    rates = bench.in_turns([way.play for way in ways])
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


def _table(lines: Sequence[Compared]) -> Table:
    made = Table(box=None, padding=(0, 1, 0, 0), header_style=signs.FAINT)
    made.add_column(say("bench-what"))
    made.add_column(say("beside-start"))
    for key in ("bench-decisions", "beside-times-python", "beside-times-cpp"):
        made.add_column(say(key), justify="right")
    for line in lines:
        made.add_row(
            line.title,
            say(f"beside-{line.way.start}"),
            bench.number(line.decisions_per_second),
            bench.number(line.times_python, digits=2),
            bench.number(line.times_cpp, digits=2),
        )
    return made
