"""What is being played: how many seats, which modules, which investors."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from stockpile.rules.errors import ConfigError

MODULES: Final = (
    "advanced_board",
    "bonds",
    "commodities",
    "dice",
    "strategies",
    "first_player_card",
    "investors",
    "investor_bidding",
)
INVESTOR_SETS: Final = ("B", "CC", "II", "PP")

# Presets: modules and investor sets.
PRESETS: Final[dict[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "first-game": ((), INVESTOR_SETS),
    "classic": (("investors",), ("B",)),
    "advanced": (("advanced_board", "investors"), ("B",)),
    "epic": (tuple(name for name in MODULES if name != "investor_bidding"), INVESTOR_SETS),
}


@dataclass(frozen=True)
class Config:
    """The choices made before a game starts. Modules and sets are kept in one order, however they are given.

    >>> Config(players=3, modules=("dice", "advanced_board")).modules
    ('advanced_board', 'dice')
    >>> Config(players=6)
    Traceback (most recent call last):
        ...
    stockpile.rules.errors.ConfigError: 2 to 5 players can play, not 6
    """

    players: int = 4
    modules: tuple[str, ...] = ()
    investor_sets: tuple[str, ...] = INVESTOR_SETS

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4, 5):
            raise ConfigError("players", players=self.players)
        object.__setattr__(self, "modules", _in_order("no-module", self.modules, MODULES))
        if "investor_bidding" in self.modules and "investors" not in self.modules:
            raise ConfigError("bidding-alone")
        sets = _in_order("no-set", self.investor_sets, INVESTOR_SETS)
        object.__setattr__(self, "investor_sets", sets if "investors" in self.modules else INVESTOR_SETS)

    @property
    def board(self) -> str:
        return "advanced" if "advanced_board" in self.modules else "standard"

    @property
    def preset(self) -> str:
        """The preset that this is, or "custom".

        >>> preset("classic", players=5).preset
        'classic'
        """
        for name, choices in PRESETS.items():
            if choices == (self.modules, self.investor_sets):
                return name
        return "custom"


def _in_order(otherwise: str, names: tuple[str, ...], known: tuple[str, ...]) -> tuple[str, ...]:
    unknown = sorted(set(names) - set(known))
    if unknown:
        raise ConfigError(otherwise, name=repr(unknown[0]), known=", ".join(known))
    return tuple(name for name in known if name in names)


def preset(name: str, players: int = 4) -> Config:
    """A game by its preset.

    >>> preset("advanced", players=3)
    Config(players=3, modules=('advanced_board', 'investors'), investor_sets=('B',))
    """
    if name not in PRESETS:
        raise ConfigError("no-preset", name=repr(name), known=", ".join(PRESETS))
    modules, sets = PRESETS[name]
    return Config(players, modules, sets)


def config_from_json(data: Mapping[str, object]) -> Config:
    """The config in a game or view that was written as JSON."""
    players, modules, sets = data["players"], data["modules"], data["investor_sets"]
    if not (isinstance(players, int) and isinstance(modules, list) and isinstance(sets, list)):
        raise ConfigError("types")
    return Config(players, tuple(modules), tuple(sets))
