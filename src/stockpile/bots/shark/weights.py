"""The weights of the value, from the file that `stockpile lab fit` writes."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Final

from stockpile.bots.shark.value import PROPERTY, Weights
from stockpile.rules.tables import Tables

FILE: Final = "weights.toml"


def table_of(players: int, modules: bool) -> str:
    """The name of the table in the file for a number of players, with modules that are property or without."""
    return f"{'modules' if modules else 'base'}-{players}"


@cache
def _file() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(FILE).read_text(encoding="utf-8"))


@cache
def _weights(table: str) -> Weights:
    rounds = _file()[table]
    rows = [[float(row[name]) for name in PROPERTY] for row in rounds]
    return Weights(rows, [float(row["spread"]) for row in rounds])


def weights_for(tables: Tables) -> Weights:
    """Those for a config.

    >>> from stockpile.rules.config import Config
    >>> from stockpile.rules.tables import tables_for
    >>> weights_for(tables_for(Config(players=4))).spread(1) < weights_for(tables_for(Config(players=4))).spread(5)
    True
    """
    return _weights(table_of(tables.players, tables.bonds or tables.commodities or tables.strategies))
