"""The figures in the text of the rules: what stands in braces there, from the content and with its mark."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from stockpile.content import Content, InvestorCard, StrategyCard, Track, load
from stockpile.content.entry import OWN
from stockpile.content.model import DIVIDEND, forecast_text, parse_forecast
from stockpile.i18n import Value, english, said_in
from stockpile.i18n.markdown import HOUSE
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
        if players is not None:  # `2`, `3-5`: said of this many players
            first, last = int(players[1]), int(players[2] or players[1])
            return self.config is None or first <= self.config.players <= last
        if name.startswith("=") and name[1:].isdigit():  # `=3`: said to exactly this many, not in the whole rules
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


_KEY: Final = re.compile(r"[a-z]+(?:\.[a-z0-9_-]+)+")


@dataclass(frozen=True)
class ManualFigures:
    """What the braces of a text stand for.

    >>> from stockpile.content import load
    >>> figures = ManualFigures(Scope(load()), "en")
    >>> figures.said("payouts.majority"), figures.said("strategies.naked-short.receive")
    ('10', '12')
    >>> figures.said("strategies.tax-shelter.cost"), figures.said("*strategies.tax-shelter.cost")
    ('3°', '3 (h)')
    >>> figures.said("*strategies.naked-short.receive"), figures.said("mark strategies.naked-short.receive")
    ('12 (r1)', 'reported once')
    >>> figures.said("mark bidding.spaces"), figures.said("cells bidding.spaces")
    ('reported', '0 | 1 | 3 | 6 | 10 | 15 | 20 | 25')
    """

    scope: Scope
    language: str

    def said(self, text: str) -> str:
        word, _, rest = text.partition(" ")
        if text.startswith("@"):
            return self._name(text[1:])
        if text.startswith("*"):
            return self._marked(text[1:])
        if not rest:
            return self._figure(text)
        if word not in _WORDS:
            raise ManualError(f"no figure is called {text!r}")
        return _WORDS[word](self, rest)

    def _say(self, key: str, **params: Value) -> str:
        return said_in(self.language, key, **params)

    def _key(self, key: str) -> str:
        """`game.rounds` is what the table for this number of players says."""
        config = self.scope.config
        return f"players.{config.players}.{key.removeprefix('game.')}" if config and key.startswith("game.") else key

    def _entry(self, key: str) -> Any:
        entries = self.scope.content.entries
        if self._key(key) in entries:
            return entries[self._key(key)]
        if key in _SUMS:
            return _SUMS[key](self.scope)
        raise ManualError(f"no figure is called {key!r}")

    def _figure(self, key: str) -> str:
        if not _KEY.fullmatch(key):
            raise ManualError(f"no figure is called {key!r}")
        value = self._entry(key)
        said = ", ".join(_coded(str(each)) for each in value) if isinstance(value, list | tuple) else str(value)
        return said + HOUSE if self.scope.mark(self._key(key)) == "house" else said

    def _marked(self, key: str) -> str:
        """A figure with the letter of its mark behind it, and a 1 if only one source reports it."""
        once = "1" if self.scope.is_reported_once(self._key(key)) else ""
        return f"{self._entry(key)} ({self._mark(key)[0]}{once})"

    def _mark(self, key: str) -> str:
        once = "-once" if self.scope.is_reported_once(self._key(key)) else ""
        return self._say(f"manual-mark-{self.scope.mark(self._key(key))}{once}")

    def _cells(self, key: str) -> str:
        return " | ".join(str(value) for value in self._entry(key))

    def _counts(self, key: str) -> str:
        return " | ".join(str(number + 1) for number in range(len(self._entry(key))))

    def _name(self, key: str) -> str:
        """A card's name in this language, or as the table's own figures call it."""
        content = self.scope.content
        investors = {card.key: card.name for card in content.investors}
        strategies = {card.key: card.name for card in content.strategies}
        written = (investors | strategies).get(key)
        if written is None:
            raise ManualError(f"no card is called {key!r}")
        message = f"investor-{key}" if key in investors else f"strategy-{key}"
        return self._say(message) if written == english(message) else written

    def _module(self, name: str | None) -> str:
        return self._say(f"manual-needs-{name}") if name else ""

    # Whole rows, and starts of rows.

    def _investor(self, key: str) -> str:
        """Name, set, money with its mark, money of two players, and what the investor needs."""
        card = next(card for card in self.scope.content.investors if card.key == key)
        mark = self._mark(f"investors.{key}.money")
        cells = (self._name(key), card.set, card.money, mark, card.money_two, self._module(card.needs))
        return " | ".join(str(cell) for cell in cells)

    def _strategy(self, key: str) -> str:
        """Name, and what the card needs."""
        card = next(card for card in self.scope.content.strategies if card.key == key)
        return f"{self._name(key)} | {self._module(card.needs)}"

    def _cost(self, key: str) -> str:
        cost = self._marked(f"strategies.{key}.cost")
        return cost if self._entry(f"strategies.{key}.cost") else cost.replace("0", self._say("manual-nothing"), 1)

    def _rows(self, name: str) -> str:
        return "\n".join(f"| {' | '.join(row)} |" for row in _ROWS[name](self))

    def _forecasts(self) -> Iterator[Sequence[str]]:
        mark = self._mark("forecasts.base")
        for code in self.scope.content.forecasts:
            kind = "dividend" if code > DIVIDEND else "up" if code > 0 else "down"
            told = self._say(f"manual-forecast-{kind}", count=code - DIVIDEND if code > DIVIDEND else abs(code))
            yield _coded(forecast_text(code)), told, mark

    def _players(self) -> Iterator[Sequence[str]]:
        for players in self._counts_of_players():
            printed = self._say("manual-mark-printed")[0]
            pairs, meeples = f"{_PAIRS[players]} ({printed})", f"{2 if players == 2 else 1} ({printed})"
            *cells, bond = [
                self._marked(f"players.{players}.{name}") for name in ("rounds", "money", "piles", "bond_price")
            ]
            yield str(players), *cells, meeples, pairs, bond

    def _use_of_decks(self) -> Iterator[Sequence[str]]:
        """R-SET-6: starting shares, market cards of a round, and what is used of both decks."""
        for players in self._counts_of_players():
            figures = self.scope.content.tables[players]
            times = 2 if players == 2 else 1
            a_round = figures.piles + 2 * times * players
            used = players + a_round * figures.rounds
            yield tuple(
                str(each)
                for each in (players, players, a_round, figures.rounds, used, players * times * figures.rounds)
            )

    def _hands(self) -> Iterator[Sequence[str]]:
        for players in self._counts_of_players():
            rounds = self.scope.content.tables[players].rounds
            yield str(players), str(rounds), str(rounds + 3), str(rounds + 1)

    def _counts_of_players(self) -> Iterator[int]:
        return (players for players in self.scope.content.tables if self.scope.holds(str(players)))

    def _standard(self) -> Iterator[Sequence[str]]:
        """One row where all six tracks are the same, as they are printed."""
        tracks = self.scope.content.boards["standard"]
        if len(set(tracks)) > 1:
            yield from self._board("standard")
            return
        track = tracks[0]
        ends = (str(track.values[track.start]), str(track.values[track.after_split]))
        yield self._say("manual-all-six"), _track(track), *ends, self._mark("boards.standard.cosmic.spaces")

    def _board(self, board: str) -> Iterator[Sequence[str]]:
        for company, track in zip(self.scope.content.companies, self.scope.content.boards[board], strict=True):
            ends = [
                self._say("manual-space", number=space + 1, value=track.values[space])
                for space in (track.start, track.after_split)
            ]
            yield company.name, _track(track), *ends, self._mark(f"boards.{board}.{company.key}.spaces")

    def _dice(self) -> Iterator[Sequence[str]]:
        for number, die in enumerate(self.scope.content.dice):
            yield str(number + 1), " ".join(_coded(forecast_text(face)) for face in die)

    def _forecast_cards(self) -> Iterator[Sequence[str]]:
        """A table of two rows: values, as its heading, and copies, in the order of the cards."""
        cards = list(dict.fromkeys(parse_forecast(text) for text in self.scope.content.entries["forecasts.cards"]))
        mark = self._mark("forecasts.cards")
        yield self._say("manual-card", mark=mark), *(_coded(forecast_text(code)) for code in cards)
        yield ("---",) * (len(cards) + 1)
        yield self._say("manual-copies"), *(str(self.scope.content.forecast_cards[code]) for code in cards)

    def _replacements(self) -> Iterator[Sequence[str]]:
        for card in self.scope.content.strategies:
            if self.scope.replaces(card) and card.replaced_by is not None:
                yield self._module(card.needs), self._name(card.key), self._name(card.replaced_by)


def _coded(forecast: str) -> str:
    """Dollars are code in Markdown: some readers take them for formulas."""
    return f"`{forecast}`" if "$" in forecast else forecast


def _track(track: Track) -> str:
    spaces = zip(track.values, track.dollars, strict=True)
    return " ".join(f"`{value}$`" if dollar else str(value) for value, dollar in spaces)


def _deck(cards: Sequence[StrategyCard]) -> int:
    return sum(card.copies for card in cards)


_PAIRS: Final = {2: "2 / 0 / 2", 3: "1 / 1 / 2", 4: "1 / 1 / 1", 5: "1 / 1 / 0"}  # each player, public, face-down

_WORDS: Final[dict[str, Callable[[ManualFigures, str], str]]] = {
    "mark": ManualFigures._mark,
    "cells": ManualFigures._cells,
    "counts": ManualFigures._counts,
    "investor": ManualFigures._investor,
    "strategy": ManualFigures._strategy,
    "cost": ManualFigures._cost,
    "rows": ManualFigures._rows,
}

_ROWS: Final[dict[str, Callable[[ManualFigures], Iterator[Sequence[str]]]]] = {
    "forecasts": ManualFigures._forecasts,
    "players": ManualFigures._players,
    "use-of-decks": ManualFigures._use_of_decks,
    "hands": ManualFigures._hands,
    "standard-board": ManualFigures._standard,
    "advanced-board": lambda figures: figures._board("advanced"),
    "dice": ManualFigures._dice,
    "forecast-cards": ManualFigures._forecast_cards,
    "replacements": ManualFigures._replacements,
}

# What follows from several figures.
_SUMS: Final[dict[str, Callable[[Scope], Any]]] = {
    "sum.companies": lambda scope: len(scope.content.companies),
    "sum.spaces": lambda scope: len(scope.content.bidding),
    "sum.dice": lambda scope: len(scope.content.dice),
    "sum.investors": lambda scope: len(scope.content.investors),
    "sum.shares": lambda scope: scope.content.market.stock_cards * len(scope.content.companies),
    "sum.fees": lambda scope: sum(fee.count for fee in scope.content.market.fees),
    "sum.market": lambda scope: (
        _SUMS["sum.shares"](scope) + _SUMS["sum.fees"](scope) + scope.content.market.booms + scope.content.market.busts
    ),
    "sum.commodities": lambda scope: scope.content.commerce.copies * len(scope.content.commerce.commodities),
    "sum.commerce": lambda scope: _SUMS["sum.commodities"](scope) + scope.content.commerce.taxes,
    "sum.forecast_cards": lambda scope: sum(scope.content.forecast_cards.values()),
    "sum.strategies": lambda scope: _deck(scope.content.strategies),
    "sum.strategy_kinds": lambda scope: len(scope.content.strategies),
    "sum.end_of_track": lambda scope: scope.content.bidding[-1],
}
