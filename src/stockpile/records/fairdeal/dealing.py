"""From a transcript to the cards: everything that chance decides in a game, in a fixed order.

The generator is bytes of SHAKE-256, numbers without a bias, and shuffling. Anybody can write it again, in any
language, and get the same cards.

>>> stream = Stream("an example\\n")
>>> [stream.below(6) for _ in range(8)], stream.shuffled(range(5)), stream.below(1)
([2, 5, 1, 2, 5, 2, 4, 0], (3, 1, 0, 2, 4), 0)

>>> from stockpile.rules.chance import check
>>> from stockpile.rules.config import preset
>>> from stockpile.rules.figures import figures_for
>>> figures = figures_for(preset("epic", 3))
>>> chance = dealt("an example\\n", Decks.of(figures), first=2)
>>> check(chance, figures)
>>> chance.first, chance.shares, chance.dice[0]
(2, (1, 0, 3), (3, 2, -1, 11, -2, -3))
"""

import hashlib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from stockpile.rules.cards import STOCKS
from stockpile.rules.chance import Chance, Row, Rows
from stockpile.rules.figures import Figures

PURPOSE: Final = "stockpile chance 1\n"  # nothing else is ever drawn from the same bytes
WORD: Final = 4  # bytes of one draw
ALL: Final = 1 << 8 * WORD
AT_ONCE: Final = 4096  # bytes: more than any game of ours needs


class Stream:
    """Numbers from a text: the same ones for everybody who has it."""

    def __init__(self, transcript: str) -> None:
        self._source = hashlib.shake_256((transcript + PURPOSE).encode())
        self._bytes = self._source.digest(AT_ONCE)
        self._at = 0

    def below(self, count: int) -> int:
        """A number from 0 up to a count, each as likely as every other.

        Words that lie in the last, broken stretch of their range would make small numbers likelier: they are thrown
        away. Where there is nothing to choose, nothing is read.
        """
        if count == 1:
            return 0
        limit = ALL - ALL % count
        while (word := self._word()) >= limit:
            pass
        return word % count

    def shuffled(self, cards: Iterable[int]) -> tuple[int, ...]:
        """The cards in another order, from the last place down: Fisher and Yates."""
        order = list(cards)
        for last in range(len(order) - 1, 0, -1):
            other = self.below(last + 1)
            order[last], order[other] = order[other], order[last]
        return tuple(order)

    def _word(self) -> int:
        if self._at + WORD > len(self._bytes):
            self._bytes = self._source.digest(2 * len(self._bytes))  # it starts with the same bytes
        word = int.from_bytes(self._bytes[self._at : self._at + WORD], "big")
        self._at += WORD
        return word


@dataclass(frozen=True)
class Decks:
    """The cards and dice of a game before they are shuffled and rolled: plain numbers, for programs without our rules.

    What is not in play is empty.
    """

    players: int
    rounds: int
    market: Row  # how many cards there are of each number, those among them that are dealt as starting shares
    forecasts: Row
    faces: Rows  # what each die can show
    commerce: Row  # the cards in order of their numbers, and so are the next two
    investors: Row
    strategies: Row

    @classmethod
    def of(cls, figures: Figures) -> "Decks":
        return cls(
            figures.players,
            figures.rounds,
            tuple(figures.deck),
            tuple(figures.forecasts),
            tuple(map(tuple, figures.faces)) if figures.dice else (),
            _cards(figures.commerce) if figures.commodities else (),
            tuple(sorted(figures.investor_deck)) if figures.investors else (),
            _cards(figures.strategy_deck) if figures.strategies else (),
        )


def dealt(transcript: str, decks: Decks, first: int | None = None) -> Chance:
    """The cards that follow from a transcript. The lot for the first player is drawn also where one is named."""
    stream = Stream(transcript)
    lot = stream.below(decks.players)
    shares = stream.shuffled(range(STOCKS))[: decks.players]
    left = [count - (number in shares) for number, count in enumerate(decks.market)]
    market = stream.shuffled(_cards(left))
    dice = tuple(_roll(stream, decks.faces) for _ in range(decks.rounds)) if decks.faces else ()
    pairs = tuple(_paired(stream, forecasts) for forecasts in dice or (decks.forecasts,) * decks.rounds)
    return Chance(
        lot if first is None else first,
        shares,
        market,
        pairs,
        dice,
        stream.shuffled(decks.commerce),
        stream.shuffled(decks.investors),
        stream.shuffled(decks.strategies),
    )


def _cards(counts: Sequence[int]) -> Row:
    """A deck with this many cards of each number, in order of the numbers."""
    return tuple(number for number, count in enumerate(counts) for _ in range(count))


def _roll(stream: Stream, dice: Rows) -> Row:
    return tuple(faces[stream.below(len(faces))] for faces in dice)


def _paired(stream: Stream, forecasts: Row) -> Row:
    """Companies and forecasts, each shuffled, then paired."""
    pairs = zip(stream.shuffled(range(STOCKS)), stream.shuffled(forecasts), strict=True)
    return tuple(number for pair in pairs for number in pair)
