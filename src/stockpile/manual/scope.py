"""What the rules are shown for: every game there is, or the one game in play, with its players, modules and figures."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from stockpile.content import Content, InvestorCard, StrategyCard, load
from stockpile.content.limits import OWN
from stockpile.rules.config import MODULES, Config

_PLAYERS: Final = re.compile(r"([2-5])(?:-([2-5]))?")


class ManualError(ValueError):
    """A marker in the text of the rules that means nothing."""


@dataclass(frozen=True)
class Scope:
    """A game and its figures; without a game the rules are whole.

    >>> scope = Scope(load(), Config(players=4, modules=("bonds",)))
    >>> [scope.holds(mark) for mark in ("bonds", "dice", "!dice", "2", "3-5", "=4", "any", "bonds&2|4")]
    [True, False, True, False, True, True, False, True]
    >>> whole = Scope(load())
    >>> [whole.holds(mark) for mark in ("bonds", "dice", "2", "3-5", "=4", "any")]
    [True, True, True, True, False, True]
    """

    content: Content
    config: Config | None = None

    def holds(self, condition: str) -> bool:
        """Whether a text with this condition is shown: alternatives with `|`, of parts that all must hold with `&`."""
        return any(all(self._part(part) for part in each.split("&")) for each in condition.split("|"))

    def _part(self, part: str) -> bool:
        return not self._fact(part[1:]) if part.startswith("!") else self._fact(part)

    def _fact(self, name: str) -> bool:
        players = _PLAYERS.fullmatch(name)
        if players is not None:  # `2`, `3-5`: said of so many players
            first, last = int(players[1]), int(players[2] or players[1])
            return self.config is None or first <= self.config.players <= last
        if name.startswith("=") and name[1:].isdigit():  # `=3`: said to exactly so many, not in the whole rules
            return self.config is not None and self.config.players == int(name[1:])
        if name in MODULES:
            return self.config is None or name in self.config.modules
        if name in self._facts:
            return self._facts[name]
        raise ManualError(f"no condition is called {name!r}")

    @cached_property
    def _facts(self) -> dict[str, bool]:
        investors = {card.key: self._has(card) for card in self.content.investors}
        strategies = {card.key: self._has(card) for card in self.content.strategies}
        paid = {f"pays-{card.key}": card.cost > 0 for card in self.content.strategies}  # money, besides what else
        return (
            investors
            | strategies
            | paid
            | {
                "any": self.config is None,
                "game": self.config is not None,
                "ours": self.is_ours,
                "standard_board": self.config is None or self.config.board == "standard",
                "modules": self.config is None or bool(self.config.modules),
                "replaced": any(self.replaces(card) for card in self.content.strategies),
                "spare": self.content.rulings.fees_from_spare_money,
                "endless-bonds": self.content.rulings.bonds_never_run_out,
                "falsified-hidden": self.content.rulings.falsified_pairs_stay_hidden,
            }
        )

    @cached_property
    def is_ours(self) -> bool:
        """Whether these are today's figures: examples reckon with those."""
        return self.content.version == load().version

    def mark(self, key: str) -> str:
        """How sure a figure is. Figures that come as a sheet have no marks: what is as ours has ours."""
        ours = load()
        as_ours = ours.provenance.get(key, "") if ours.entries.get(key) == self.content.entries.get(key) else OWN
        return self.content.provenance.get(key, as_ours)

    def is_reported_once(self, key: str) -> bool:
        """Whether a reported figure has a single source."""
        content = self.content if key in self.content.provenance else load()
        return self.mark(key) == "reported" and content.sources.get(key) == 1

    def _has(self, card: InvestorCard | StrategyCard) -> bool:
        """Whether a card can be in play."""
        if self.config is None:
            return True
        modules = self.config.modules
        if isinstance(card, StrategyCard):
            return "strategies" in modules and (card.needs is None or card.needs in modules)
        is_there = "investors" in modules and card.set in self.config.investor_sets
        return is_there and (card.needs is None or card.needs in modules)

    def replaces(self, card: StrategyCard) -> bool:
        """Whether a card makes way for another because the module that it needs is missing."""
        if self.config is None:
            return card.needs is not None
        return card.needs is not None and "strategies" in self.config.modules and card.needs not in self.config.modules
