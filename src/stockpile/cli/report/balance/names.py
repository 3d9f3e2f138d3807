"""What games, investors and cards are called on this page."""

from collections.abc import Callable, Sequence
from functools import cached_property

from stockpile.content import Content
from stockpile.display.names import Names
from stockpile.i18n import say
from stockpile.lab.balance.survey import BASE_GAME, EPIC_GAME
from stockpile.rules.config import preset
from stockpile.rules.figures import figures_for


class Called:
    """Names for one set of figures."""

    def __init__(self, content: Content) -> None:
        self._content = content
        self._names = Names(figures_for(preset(EPIC_GAME), content), ())

    @cached_property
    def investors(self) -> dict[str, str]:
        return _by_key([card.key for card in self._content.investors], self._names.investor)

    @cached_property
    def cards(self) -> dict[str, str]:
        return _by_key([card.key for card in self._content.strategies], self._names.strategy)


def _by_key(keys: Sequence[str], name: Callable[[int], str]) -> dict[str, str]:
    return {key: name(number) for number, key in enumerate(keys)}


def game_called(game: str) -> str:
    """The base game, a module, or everything."""
    named = {BASE_GAME: "balance-base", EPIC_GAME: "balance-epic"}
    return say(named.get(game, f"module-{game.replace('_', '-')}"))
