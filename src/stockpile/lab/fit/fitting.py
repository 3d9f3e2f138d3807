"""Play games of sound players, look at the end of every round, and compare with the final count."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from stockpile.bots.broker.policy import Sound
from stockpile.bots.broker.style import BROKER_1
from stockpile.bots.shark.value import PROPERTY, properties
from stockpile.bots.shark.weights import table_of
from stockpile.lab.fit.regression import Sums
from stockpile.rules.config import Config, preset
from stockpile.rules.game import Game
from stockpile.rules.playing import finish_round

PLAYERS: Final = (2, 3, 4, 5)
# What a dollar of each kind of property is taken to be worth as long as games do not say otherwise.
GUESS: Final = {name: 0.5 if name == "purse" else 1.0 for name in PROPERTY}


class Fitted(NamedTuple):
    """The weights for one kind of table: a row for one round to come, for two, and so on, and how far each is off."""

    table: str
    rows: list[list[float]]
    spreads: list[float]


def configs() -> list[Config]:
    """The kinds of tables: every number of players, without modules and with those of the Epic Edition."""
    return [Config(players) for players in PLAYERS] + [preset("epic", players) for players in PLAYERS]


def fit(games: int, seed: int, progress: Callable[[int], None]) -> Iterator[Fitted]:
    """The weights of one table after the other; told after each game how many there were."""
    done = 0
    for config in configs():
        table = table_of(config.players, bool(config.modules))
        sums: dict[int, Sums] = {}
        rng = Random(f"{seed}/{table}")
        for _ in range(games):
            _observe(Game.new(config, seed=rng.getrandbits(64)), sums)
            done += 1
            progress(done)
        yield _fitted(table, sums)


def _observe(game: Game, sums: dict[int, Sums]) -> None:
    """One game. What counts is what somebody has beyond the average of the table, then and in the end."""
    policy = Sound(BROKER_1)
    ends: list[tuple[int, list[list[float]]]] = []
    while not game.over:
        finish_round(game, policy)
        if not game.over:
            had = [list(properties(game, seat)) for seat in range(game.players)]
            ends.append((game.tables.rounds - game.round, _beyond_average(had)))
    finals = _beyond_average([[float(each["total"])] for each in game.standing])
    for left, had in ends:
        found = sums.setdefault(left, Sums([GUESS[name] for name in PROPERTY]))
        for observed, (final,) in zip(had, finals, strict=True):
            found.add(observed, final)


def _beyond_average(rows: list[list[float]]) -> list[list[float]]:
    """
    >>> _beyond_average([[1.0, 4.0], [3.0, 0.0]])
    [[-1.0, 2.0], [1.0, -2.0]]
    """
    means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in rows]


def _fitted(table: str, sums: dict[int, Sums]) -> Fitted:
    found = [sums[left] for left in sorted(sums)]
    rows = [each.weights() for each in found]
    return Fitted(table, rows, [each.spread(row) for each, row in zip(found, rows, strict=True)])
