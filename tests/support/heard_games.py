"""Games played at random, listened to from the start, for tests of what is shown of them."""

from collections.abc import Iterator
from random import Random

from stockpile.display.names import Names
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import MODULES, Config, preset
from stockpile.rules.events import Event
from stockpile.rules.game import Game

CONFIGS = [Config(players, modules) for modules in ((), ("advanced_board",)) for players in (2, 3, 4, 5)]
MODULAR = [preset("epic", players) for players in (2, 3, 4, 5)] + [
    Config(2, MODULES),
    Config(4, MODULES),
    preset("classic", 3),
    Config(3, ("bonds", "dice")),
    Config(5, ("commodities", "first_player_card")),
]


def names_for(game: Game, you: int | None = None) -> Names:
    return Names(game.figures, [f"Player{seat}" for seat in range(game.players)], you)


def moments(config: Config, seed: int) -> Iterator[Game]:
    """A game before every question and at its end; it is always the same object."""
    game = Game.new(config, seed=seed)
    rng = Random(seed)
    yield game
    while not game.over:
        game.play(ANSWERS[rng.choice(game.legal)])
        yield game


def heard_in(config: Config, seed: int) -> tuple[Game, list[Event]]:
    """A finished game and all its events."""
    heard: list[Event] = []
    game = Game.new(config, seed=seed, events=heard)
    rng = Random(seed)
    while not game.over:
        game.play(ANSWERS[rng.choice(game.legal)])
    return game, heard
