"""What all interfaces have in common: parameters of a game, numbers of actions, rewards, and the extra they need."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from operator import index
from typing import Final, SupportsIndex

from stockpile.envs.core.game_batch import MARGIN, MONEY, WIN, write_rewards
from stockpile.envs.core.writing import floats
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import INVESTOR_SETS, Config
from stockpile.rules.config import preset as preset_of
from stockpile.rules.errors import ConfigError
from stockpile.rules.game import Game


@contextmanager
def research_extra() -> Iterator[None]:
    """Around imports of what the extra brings.

    >>> with research_extra():
    ...     import no_such_library
    Traceback (most recent call last):
        ...
    ModuleNotFoundError: no_such_library is not installed; in a clone of Stockpile: pip install '.[research]'
    """
    try:
        yield
    except ModuleNotFoundError as missing:
        advice = f"{missing.name} is not installed; in a clone of Stockpile: pip install '.[research]'"
        raise ModuleNotFoundError(advice, name=missing.name) from missing


def config_of(
    players: int = 4,
    preset: str | None = None,
    modules: Sequence[str] | None = None,
    investor_sets: Sequence[str] | None = None,
) -> Config:
    """A game by its preset, or by its modules, which go before the preset; with neither, the first game.

    >>> config_of(3, "classic")
    Config(players=3, modules=('investors',), investor_sets=('B',))
    >>> config_of(2, "epic", modules=["dice"]).modules
    ('dice',)
    >>> config_of(2, "chess")
    Traceback (most recent call last):
        ...
    stockpile.rules.errors.ConfigError: no preset is called 'chess'; there are: first-game, classic, advanced, epic
    """
    config = preset_of("first-game" if preset is None else preset, _whole("players", players))
    for what, names in (("modules", modules), ("investor_sets", investor_sets)):
        if isinstance(names, str):
            raise ConfigError("one-name", what=what, names=repr(names))
    if modules is not None:
        return Config(config.players, tuple(modules), INVESTOR_SETS if investor_sets is None else tuple(investor_sets))
    return config if investor_sets is None else replace(config, investor_sets=tuple(investor_sets))


def _whole(what: str, number: SupportsIndex) -> int:
    try:
        return index(number)
    except TypeError:
        raise ConfigError("no-number", what=what, number=repr(number)) from None


class NotAnAction(ValueError):
    """Something that is the number of no answer."""


def action_number(action: object) -> int:
    """The number of an answer, whatever kind of whole number it is given as.

    >>> action_number(7)
    7
    >>> action_number(-1)
    Traceback (most recent call last):
        ...
    stockpile.envs.interface.NotAnAction: actions are the numbers 0 to 734, not -1
    """
    try:
        number = index(action)  # type: ignore[arg-type]  # that is asked here
    except TypeError:
        number = -1
    if not 0 <= number < len(ANSWERS):
        raise NotAnAction(f"actions are the numbers 0 to {len(ANSWERS) - 1}, not {action!r}")
    return number


REWARDS: Final = {"money": MONEY, "win": WIN, "margin": MARGIN}


def reward_called(kind: str) -> int:
    """The number of a kind of reward.

    >>> reward_called("glory")
    Traceback (most recent call last):
        ...
    ValueError: no reward is called 'glory'; there are: money, win, margin
    """
    if kind not in REWARDS:
        raise ValueError(f"no reward is called {kind!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[kind]


def rewards_of(game: Game, kind: str = "money") -> list[float]:
    """By seat: the final money, the share of the win, or the final money less that of the best other.

    >>> from random import Random
    >>> from stockpile.rules.playing import play_randomly
    >>> game = Game.new(seed=1)
    >>> count = play_randomly(game, Random(1))
    >>> [rewards_of(game, kind) for kind in REWARDS]
    [[60.0, 52.0, 64.0, 53.0], [0.0, 0.0, 1.0, 0.0], [-4.0, -12.0, 4.0, -11.0]]
    """
    if not game.over:
        raise ValueError("the game goes on: it is worth something when it is over")
    made = floats(game.players)
    write_rewards(made, 0, game, reward_called(kind))
    return list(made)
