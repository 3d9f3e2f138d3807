"""What stands in a record before the first answer, as tables: the settings of the game and the parts of its chance.

A module that adds something to `Config` adds a `Setting`; one that shuffles or rolls something adds a `Section`.
Reading, writing, drawing a future anew and exporting for one seat all go by these two tables.

>>> from random import Random
>>> from stockpile.rules.chance import draw
>>> from stockpile.rules.config import Config
>>> from stockpile.rules.tables import tables_for
>>> chance = draw(tables_for(Config(players=2)), Random(4), first=1, shares=(5, 0))
>>> for section in SECTIONS:
...     print(*section.lines(section.rows(chance))[-1])
first 1
shares electric cosmic
market auto bank electric boom fee-1 auto cosmic bank
pairs 6 steel+2 auto-3 labs$$ cosmic+1 electric-2 bank+4
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

from stockpile.content.forecasts import forecast_text
from stockpile.records.lines import HIDDEN, Line, number_in
from stockpile.rules.answers import FORECASTS
from stockpile.rules.cards import COMPANIES, MARKET, PAIRS, SEATS
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config
from stockpile.rules.game import Game
from stockpile.rules.tables import Tables

Words = tuple[str, ...]
Rows = tuple[Words, ...]
Vocabulary = Mapping[str, tuple[int, ...]]  # a word, and the numbers it stands for

WIDTH: Final = 10  # words of a deck on one line

SEAT_WORDS: Final[Vocabulary] = {str(seat): (seat,) for seat in range(SEATS)}
COMPANY_WORDS: Final[Vocabulary] = {name: (company,) for company, name in enumerate(COMPANIES)}
MARKET_WORDS: Final[Vocabulary] = {name: (kind,) for kind, name in enumerate(MARKET)}
PAIR_WORDS: Final[Vocabulary] = {
    name + forecast_text(code): (company, code) for company, name in enumerate(COMPANIES) for code in FORECASTS
}


@dataclass(frozen=True)
class Setting:
    """A field of `Config` and how it is written: `key` and these words, or no line at all without words."""

    key: str
    required: bool
    read: Callable[[Line], Any]
    write: Callable[[Config], Words]


SETTINGS: Final = (
    Setting("players", True, lambda line: number_in(line, line.one()), lambda config: (str(config.players),)),
    Setting("modules", False, lambda line: line.words[1:], lambda config: config.modules),
)


@dataclass(frozen=True)
class Shape:
    """How a part of `Chance` is nested: taken apart into rows of numbers, and put together from them."""

    apart: Callable[[Any], Sequence[Sequence[int]]]
    together: Callable[[Sequence[tuple[int, ...]]], Any]
    numbered: bool = False  # a row for each round, which begins with the round's number


ONE: Final = Shape(lambda value: [[value]], lambda rows: rows[0][0])
ROW: Final = Shape(lambda value: [value], lambda rows: rows[0])
ROUNDS: Final = Shape(lambda value: value, lambda rows: tuple(rows), numbered=True)


@dataclass(frozen=True)
class Section:
    """A part of `Chance`, named `key` there and in a record.

    `size` says how many rows of how many words it has. `dealt` is what has left the deck at some point of a game:
    this much of it is past, and the rest can be drawn anew.
    """

    key: str
    shape: Shape
    vocabulary: Vocabulary
    size: Callable[[Tables], tuple[int, int]]
    dealt: Callable[[Game], Any]

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

    def hidden(self, tables: Tables) -> list[list[str]]:
        """As somebody sees it who has seen nothing of it."""
        rows, words = self.size(tables)
        return [[HIDDEN] * words for _ in range(rows)]

    def lines(self, rows: Rows) -> list[Words]:
        """The lines to write: one a round, or as many as the words of a deck need."""
        if self.shape.numbered:
            return [(self.key, str(number), *row) for number, row in enumerate(rows, 1)]
        return [(self.key, *row[at : at + WIDTH]) for row in rows for at in range(0, len(row), WIDTH)]

    def parse(self, lines: Sequence[Line], tables: Tables, hidden: bool) -> Rows:
        """The words of these lines, as many as there must be; `?` among them only if hidden ones are expected."""
        for number, line in enumerate(lines, 1):
            if self.shape.numbered and line.words[1:2] != (str(number),):
                raise line.error(f"{self.key!r} of round {number} is expected here")
            self._check_words(line, hidden)
        rows = [line.words[self._skip :] for line in lines]
        if not self.shape.numbered:
            rows = [tuple(chain.from_iterable(rows))]
        self._check_size(rows, lines[-len(rows) :], tables)
        return tuple(rows)

    @property
    def _skip(self) -> int:
        """Words of a line before the first that chance decided."""
        return 2 if self.shape.numbered else 1

    def _check_words(self, line: Line, hidden: bool) -> None:
        for word in line.words[self._skip :]:
            if word not in self.vocabulary and not (hidden and word == HIDDEN):
                raise line.error(f"unknown word {word!r} in {self.key!r}")

    def _check_size(self, rows: Sequence[Words], lines: Sequence[Line], tables: Tables) -> None:
        expected, words = self.size(tables)
        for row, line in zip(rows, lines, strict=True):
            if len(row) != words:
                raise line.error(f"{self.key!r} has {len(row)} words, this game needs {words}")
        if len(rows) != expected:
            raise lines[-1].error(f"{self.key!r} is given for {len(rows)} rounds, this game has {expected}")


def _market_size(tables: Tables) -> tuple[int, int]:
    return 1, sum(tables.deck) - tables.players


SECTIONS: Final = (
    Section("first", ONE, SEAT_WORDS, lambda tables: (1, 1), lambda game: game.chance.first),
    Section("shares", ROW, COMPANY_WORDS, lambda tables: (1, tables.players), lambda game: game.chance.shares),
    Section("market", ROW, MARKET_WORDS, _market_size, lambda game: game.chance.market[: game.drawn]),
    Section(
        "pairs",
        ROUNDS,
        PAIR_WORDS,
        lambda tables: (tables.rounds, PAIRS),
        lambda game: game.chance.pairs[: game.round + 1],
    ),
)
