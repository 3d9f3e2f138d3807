"""Games of many kinds: every preset, every module alone, some mixtures; each kind of question is in several of them."""

from collections.abc import Iterator
from functools import cache

from stockpile.content import load
from stockpile.i18n import languages
from stockpile.i18n.manual import Manual, manual
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS, Config

MIXTURES = [
    (MODULES, INVESTOR_SETS),
    (("strategies", "bonds"), INVESTOR_SETS),
    (("investors",), ("PP",)),
    (("investors", "strategies"), ("CC", "PP")),
]
ALONE = [((name,), INVESTOR_SETS) for name in MODULES if name != "investor_bidding"]


def games() -> Iterator[Config]:
    """The base game and the largest one with every number of players, the others with two and with one more number."""
    for number, (modules, sets) in enumerate([*PRESETS.values(), *ALONE, *MIXTURES]):
        numbers = (2, 3, 4, 5) if modules in ((), MODULES) else (2, 3 + number % 3)
        yield from (Config(players, modules, sets) for players in numbers)


def games_in(language: str, long: bool) -> list[Config]:
    """All of them; in the short form every fourth, and all languages together have each."""
    every = list(games())
    return every if long else every[languages().index(language) :: len(languages())]


@cache
def rules_of(language: str, config: Config | None) -> Manual:
    """The rules of a game with our figures, made once for all tests."""
    return manual(language, load(), config)
