"""The parts of a game's chance, as a table.

A module that shuffles or rolls something adds a `ChanceSection`, which is in a record when the module is in play.
Reading, writing, drawing another future and exporting for one seat all use this table.

>>> from random import Random
>>> from stockpile.rules.chance import draw
>>> from stockpile.rules.config import Config
>>> from stockpile.rules.figures import figures_for
>>> config = Config(players=2, modules=("dice",))
>>> chance = draw(figures_for(config), Random(4), first=1, shares=(5, 0))
>>> for section in sections_of(config):
...     print(*section.lines(section.rows(chance))[-1])
first 1
shares electric cosmic
market labs auto bank electric boom fee-1 auto cosmic
dice 6 +3 +3 -1 $$$ -2 -4
pairs 6 bank+3 auto+3 electric-4 labs-2 steel-1 cosmic$$$
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from stockpile.content.model import forecast_text
from stockpile.records.lines import HIDDEN, Line, Words
from stockpile.rules import step
from stockpile.rules.answers import FAMILY, FORECASTS
from stockpile.rules.cards import COMMODITIES, COMPANIES, MARKET, PAIRS, SEATS
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config
from stockpile.rules.figures import Figures
from stockpile.rules.game import Game

Rows = tuple[Words, ...]
Vocabulary = Mapping[str, tuple[int, ...]]  # a word, and the numbers it stands for

COMMERCE: Final = (*COMMODITIES, "tax")  # the words of the commerce deck
INVESTORS: Final = FAMILY["investor"].domains[0]
STRATEGIES: Final = FAMILY["strategy"].domains[0]


def _numbered(words: Sequence[str]) -> Vocabulary:
    return {word: (number,) for number, word in enumerate(words)}


SEAT_WORDS: Final = _numbered([str(seat) for seat in range(SEATS)])
COMPANY_WORDS: Final = _numbered(COMPANIES)
MARKET_WORDS: Final = _numbered(MARKET)
COMMERCE_WORDS: Final = _numbered(COMMERCE)
INVESTOR_WORDS: Final = _numbered(INVESTORS)
STRATEGY_WORDS: Final = _numbered(STRATEGIES)
FORECAST_WORDS: Final[Vocabulary] = {forecast_text(code): (code,) for code in FORECASTS}
PAIR_WORDS: Final[Vocabulary] = {
    name + forecast_text(code): (company, code) for company, name in enumerate(COMPANIES) for code in FORECASTS
}


@dataclass(frozen=True)
class Shape:
    """How a part of `Chance` is nested: taken apart into rows of numbers, and put together from them."""

    apart: Callable[[Any], Sequence[Sequence[int]]]
    together: Callable[[Sequence[tuple[int, ...]]], Any]
    numbered: bool = False  # a row for each round, which starts with the round's number


ONE: Final = Shape(lambda value: [[value]], lambda rows: rows[0][0])
ROW: Final = Shape(lambda value: [value], lambda rows: rows[0])
ROUNDS: Final = Shape(lambda value: value, lambda rows: tuple(rows), numbered=True)


@dataclass(frozen=True)
class ChanceSection:
    """A part of `Chance`, named `key` there and in a record, and the module that it belongs to, if it does.

    `size` says how many rows of how many words it has. `dealt` is what has left the deck at some point of a game:
    this much of it is past, and the rest can be drawn again. `with_next`: only together with the next part can it be
    checked.
    """

    key: str
    shape: Shape
    vocabulary: Vocabulary
    size: Callable[[Figures], tuple[int, int]]
    dealt: Callable[[Game], Any]
    module: str = ""
    width: int = 10  # words of a deck on one line
    with_next: bool = False

    def rows(self, chance: Chance) -> Rows:
        """This part of a chance in words."""
        words = {numbers: word for word, numbers in self.vocabulary.items()}
        step = len(next(iter(words)))
        return tuple(
            tuple(words[tuple(row[at : at + step])] for at in range(0, len(row), step))
            for row in self.shape.apart(getattr(chance, self.key))
        )

    def value(self, rows: Rows) -> Any:
        """The part of a chance that these words stand for."""
        return self.shape.together([tuple(number for word in row for number in self.vocabulary[word]) for row in rows])

    def hidden(self, figures: Figures) -> list[list[str]]:
        """How it looks to an observer that has seen nothing of it."""
        rows, words = self.size(figures)
        return [[HIDDEN] * words for _ in range(rows)]

    def lines(self, rows: Rows) -> list[Words]:
        """The lines to write: one a round, or as many as the words of a deck need."""
        if self.shape.numbered:
            return [(self.key, str(number), *row) for number, row in enumerate(rows, 1)]
        return [(self.key, *row[at : at + self.width]) for row in rows for at in range(0, len(row), self.width)]

    def parse(self, lines: Sequence[Line], figures: Figures, hidden: bool) -> Rows:
        """The words of these lines, as many as there must be; `?` among them only if hidden ones are expected."""
        for number, line in enumerate(lines, 1):
            if self.shape.numbered and line.words[1:2] != (str(number),):
                raise line.error("no-round", key=repr(self.key), round=number)
            self._check_words(line, hidden)
        rows = [line.words[self._skip :] for line in lines]
        if not self.shape.numbered:
            rows = [tuple(chain.from_iterable(rows))]
        self._check_size(rows, lines[-len(rows) :], figures)
        return tuple(rows)

    @property
    def _skip(self) -> int:
        """Words of a line before the first that chance decided."""
        return 2 if self.shape.numbered else 1

    def _check_words(self, line: Line, hidden: bool) -> None:
        for word in line.words[self._skip :]:
            if word not in self.vocabulary and not (hidden and word == HIDDEN):
                raise line.error("unknown-in", word=repr(word), key=repr(self.key))

    def _check_size(self, rows: Sequence[Words], lines: Sequence[Line], figures: Figures) -> None:
        expected, words = self.size(figures)
        for row, line in zip(rows, lines, strict=True):
            if len(row) != words:
                raise line.error("words", key=repr(self.key), found=len(row), needed=words)
        if len(rows) != expected:
            raise lines[-1].error("rounds", key=repr(self.key), found=len(rows), needed=expected)


def _market_size(figures: Figures) -> tuple[int, int]:
    return 1, sum(figures.deck) - figures.players


def _shares_dealt(game: Game) -> tuple[int, ...]:
    """Starting shares are the last thing of the set-up (R-SET-2)."""
    return () if game.phase == step.SET_UP else game.chance.shares


def _rounds_begun(game: Game, things: list[int]) -> int:
    """Rounds whose pairs are dealt, or whose dice are rolled, if these are the pairs or forecasts of this round."""
    return game.round + 1 if things else game.round


def _investors_dealt(game: Game) -> tuple[int, ...]:
    """Investors are dealt before anything is asked; nobody ever gets one of the rest."""
    return game.chance.investors[: game.players * game.figures.investors_dealt]


SECTIONS: Final = (
    ChanceSection("first", ONE, SEAT_WORDS, lambda figures: (1, 1), lambda game: game.chance.first),
    ChanceSection("shares", ROW, COMPANY_WORDS, lambda figures: (1, figures.players), _shares_dealt, with_next=True),
    ChanceSection("market", ROW, MARKET_WORDS, _market_size, lambda game: game.chance.market[: game.drawn]),
    ChanceSection(
        "dice",
        ROUNDS,
        FORECAST_WORDS,
        lambda figures: (figures.rounds, len(figures.faces)),
        lambda game: game.chance.dice[: _rounds_begun(game, game.forecasts)],
        "dice",
        with_next=True,
    ),
    ChanceSection(
        "pairs",
        ROUNDS,
        PAIR_WORDS,
        lambda figures: (figures.rounds, PAIRS),
        lambda game: game.chance.pairs[: _rounds_begun(game, game.pairs)],
    ),
    ChanceSection(
        "commerce",
        ROW,
        COMMERCE_WORDS,
        lambda figures: (1, sum(figures.commerce)),
        lambda game: game.chance.commerce[: game.commerce_drawn],
        "commodities",
    ),
    ChanceSection(
        "investors",
        ROW,
        INVESTOR_WORDS,
        lambda figures: (1, len(figures.investor_deck)),
        _investors_dealt,
        "investors",
    ),
    ChanceSection(
        "strategies",
        ROW,
        STRATEGY_WORDS,
        lambda figures: (1, sum(figures.strategy_deck)),
        lambda game: game.chance.strategies[: game.strategies_drawn],
        "strategies",
        width=5,
    ),
)


def sections_of(config: Config) -> list[ChanceSection]:
    """The parts of chance that a game has."""
    return [section for section in SECTIONS if section.module in ("", *config.modules)]
