"""What is being played: how many seats and which modules."""

from dataclasses import dataclass
from typing import Final

MODULES: Final = ("advanced_board",)


class ConfigError(ValueError):
    """A game that cannot be set up so; the text says why."""


@dataclass(frozen=True)
class Config:
    """The choices made before a game begins. Modules are kept in one order, however they are given.

    >>> Config(players=3, modules=("advanced_board",)).board
    'advanced'
    >>> Config(players=6)
    Traceback (most recent call last):
        ...
    stockpile.rules.config.ConfigError: 2 to 5 players can play, not 6
    """

    players: int = 4
    modules: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        if self.players not in (2, 3, 4, 5):
            raise ConfigError(f"2 to 5 players can play, not {self.players}")
        unknown = sorted(set(self.modules) - set(MODULES))
        if unknown:
            raise ConfigError(f"no module is called {unknown[0]!r}; there are: {', '.join(MODULES)}")
        object.__setattr__(self, "modules", tuple(name for name in MODULES if name in self.modules))

    @property
    def board(self) -> str:
        return "advanced" if "advanced_board" in self.modules else "standard"
