"""A part of the report: the kinds of games that it looks at, and how a deal of one is played."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from stockpile.lab.balance.table import Table
from stockpile.rules.config import MODULES, PRESETS, Config, preset

Word = str | int
Key = tuple[Word, ...]  # what was looked at: players, game, and what else the part names
Seen = tuple[Key, tuple[float, ...]]  # one look at it; those of a deal are one observation, their mean
Cell = tuple[int, str]  # players and game

BASE: Final = "first-game"
EPIC: Final = "epic"
INVESTORS_ONLY: Final = "investors"
ALONE: Final = tuple(name for name in MODULES if name not in (INVESTORS_ONLY, "investor_bidding"))


@dataclass(frozen=True)
class Part:
    """What is measured, in which cells, what its keys name besides players and game, and what its values are."""

    name: str
    cells: tuple[Cell, ...]
    names: tuple[str, ...]
    values: tuple[str, ...]
    play: Callable[[Table, Cell], Iterable[Seen]]
    by: str = ""  # who plays, if it is not whoever is asked for
    beside: tuple[str, ...] = ()  # modules that every module alone is played beside


def config_of(cell: Cell, beside: tuple[str, ...] = ()) -> Config:
    """The game of a cell: a preset, or a module with those beside it that it is looked at with.

    >>> config_of((3, "bonds"), beside=("investors",)).modules
    ('bonds', 'investors')
    >>> config_of((3, "investor_bidding")).modules
    ('investors', 'investor_bidding')
    """
    players, game = cell
    if game in PRESETS:
        return preset(game, players)
    needed = (INVESTORS_ONLY,) if game == "investor_bidding" else ()
    return Config(players, (game, *beside, *needed))
