"""What is played, from the parameters that every interface has."""

from collections.abc import Sequence
from dataclasses import replace
from operator import index
from typing import SupportsIndex

from stockpile.rules.config import INVESTOR_SETS, Config
from stockpile.rules.config import preset as preset_of
from stockpile.rules.errors import ConfigError


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
