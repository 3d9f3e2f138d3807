"""The parameters that all environments have in common, as one config."""

from collections.abc import Iterable

from stockpile.rules.config import Config
from stockpile.rules.config import preset as preset_called


def config_of(
    players: int,
    preset: str | None = None,
    modules: Iterable[str] | None = None,
    investor_sets: Iterable[str] | None = None,
) -> Config:
    """A game by its preset, or by its modules; investor sets that are named replace those of the preset.

    >>> config_of(3, "classic").modules
    ('investors',)
    >>> config_of(3, modules=["dice", "bonds"]).modules
    ('bonds', 'dice')
    >>> config_of(3, "epic", investor_sets=["B"]).investor_sets
    ('B',)
    """
    known = preset_called(preset or "first-game", players)
    chosen = known.modules if modules is None else tuple(modules)
    sets = Config(players).investor_sets if preset is None else known.investor_sets
    return Config(players, chosen, sets if investor_sets is None else tuple(investor_sets))
