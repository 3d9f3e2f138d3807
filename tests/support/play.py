"""Whole games for the property tests: which tables they are played at, and moments of them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from fuzz.fuzzer import PREFERENCES, AnswerPreferences, random_config
from fuzz.trail import CardTrail
from stockpile import Config, Game
from stockpile.rules.chance import Chance, draw
from stockpile.rules.config import MODULES, preset
from stockpile.rules.events import Event
from stockpile.rules.figures import figures_for

BOARDS: tuple[tuple[str, ...], ...] = ((), ("advanced_board",))
PLAIN = [Config(players, modules) for players in (2, 3, 4, 5) for modules in BOARDS]  # the base game
EVERYTHING = Config(3, MODULES)
PRESET = [
    preset("classic", 3),
    preset("advanced", 4),
    *[preset("epic", players) for players in (2, 3, 4, 5)],
    EVERYTHING,
    Config(2, MODULES),
]
ANY = None  # stands for a table with random modules, another one each time
Table = Config | None
TABLES: list[Table] = [*PLAIN, *PRESET, ANY]


def name_of(table: Table) -> str:
    """How a parametrized test calls a table."""
    if table is None:
        return "any"
    what = "everything" if table.modules == MODULES else table.preset
    return f"{table.players}-{table.board if not set(table.modules) - {'advanced_board'} else what}"


def laid(table: Table, rng: Random) -> Config:
    """The table itself, or a random one."""
    return table if table is not None else random_config(rng)


def tempers_for(config: Config, rng: Random) -> list[AnswerPreferences]:
    return [rng.choice(list(PREFERENCES.values())) for _ in range(config.players)]


def begin(config: Config, rng: Random, heard: list[Event] | None = None) -> Game:
    """A game set up by this generator and no other."""
    return Game.new(config, chance=draw(figures_for(config), rng), events=heard)


def moments(game: Game, rng: Random, tempers: list[AnswerPreferences] | None = None) -> Iterator[Game]:
    """The same game before every question and, last, when it is over."""
    tempers = tempers if tempers is not None else tempers_for(game.config, rng)
    while not game.over:
        yield game
        game.play(tempers[game.asked].choose(game.legal, rng))
    yield game


def some_moments(config: Config, rng: Random, count: int) -> list[Game]:
    """Copies of a game at random moments, in order, its end always among them."""
    states = [each.copy() for each in moments(begin(config, rng), rng)]
    chosen = sorted(rng.sample(range(len(states) - 1), min(count, len(states) - 1)))
    return [states[number] for number in chosen] + [states[-1]]


def observers(config: Config) -> range:
    """Every seat and, as the number after the last seat, the spectator."""
    return range(config.players + 1)


def played(config: Config, chance: Chance, rng: Random) -> CardTrail:
    """The trail of a whole game."""
    heard: list[Event] = []
    game = Game.new(config, chance=chance, events=heard)
    trail = CardTrail(game, heard)
    tempers = tempers_for(config, rng)
    while not game.over:
        answer = tempers[game.asked].choose(game.legal, rng)
        heard.clear()
        game.play(answer)
        trail.add(answer, game, heard)
    return trail


@cache
def trail_at(table: Table, seed: int) -> CardTrail:
    """A game that several tests look at."""
    rng = Random(seed)
    config = laid(table, rng)
    return played(config, draw(figures_for(config), rng), rng)
