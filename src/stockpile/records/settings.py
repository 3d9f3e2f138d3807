"""What is played, as a table: a line of a record for each choice made before a game begins.

A module that adds something to `Config` adds a `Setting`.

>>> from stockpile.rules.config import preset
>>> for setting in SETTINGS:
...     print(setting.key, *setting.write(preset("advanced", players=3)))
players 3
preset advanced
modules advanced_board investors
investor-sets B
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from stockpile.records.errors import located
from stockpile.records.lines import Line, Words, number_in
from stockpile.rules.config import PRESETS, Config, preset


@dataclass(frozen=True)
class Setting:
    """A line of the head: which fields of `Config` it gives, and which words are written after the key.

    Without words there is no line. `module` is the one that must be in play for the line to mean anything.
    """

    key: str
    read: Callable[[Line], dict[str, Any]]
    write: Callable[[Config], Words]
    required: bool = False
    module: str = ""


def _read_players(line: Line) -> dict[str, Any]:
    return {"players": number_in(line, line.one())}


def _read_preset(line: Line) -> dict[str, Any]:
    with located(line.number):
        chosen = preset(line.one())
    return {"modules": chosen.modules, "investor_sets": chosen.investor_sets}


def _preset(config: Config) -> Words:
    return (config.preset,) if config.preset in PRESETS else ()


def _investor_sets(config: Config) -> Words:
    return config.investor_sets if "investors" in config.modules else ()


# A preset is read before the lines that say the same at length, and must fit them (head.py).
PRESET: Final = Setting("preset", _read_preset, _preset)
SETTINGS: Final = (
    Setting("players", _read_players, lambda config: (str(config.players),), required=True),
    PRESET,
    Setting("modules", lambda line: {"modules": line.words[1:]}, lambda config: config.modules),
    Setting("investor-sets", lambda line: {"investor_sets": line.words[1:]}, _investor_sets, module="investors"),
)
