"""From a transcript to the cards: everything that chance decides in a game, in a fixed order.

>>> from stockpile.rules.chance import check
>>> from stockpile.rules.config import preset
>>> from stockpile.rules.tables import tables_for
>>> tables = tables_for(preset("epic", 3))
>>> chance = dealt("an example\\n", Decks.of(tables), first=2)
>>> check(chance, tables)
>>> chance.first, chance.shares, chance.dice[0]
(2, (1, 0, 3), (3, 2, -1, 11, -2, -3))
"""

from collections.abc import Sequence
from dataclasses import dataclass

from stockpile.records.deal.stream import Stream
from stockpile.rules.cards import STOCKS
from stockpile.rules.chance import Chance, Row, Rows
from stockpile.rules.tables import Tables


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
    def of(cls, tables: Tables) -> "Decks":
        return cls(
            tables.players,
            tables.rounds,
            tuple(tables.deck),
            tuple(tables.forecasts),
            tuple(map(tuple, tables.faces)) if tables.dice else (),
            _cards(tables.commerce) if tables.commodities else (),
            tuple(sorted(tables.investor_deck)) if tables.investors else (),
            _cards(tables.strategy_deck) if tables.strategies else (),
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
    """A deck with so many cards of each number, in order of the numbers."""
    return tuple(number for number, count in enumerate(counts) for _ in range(count))


def _roll(stream: Stream, dice: Rows) -> Row:
    return tuple(faces[stream.below(len(faces))] for faces in dice)


def _paired(stream: Stream, forecasts: Row) -> Row:
    """Companies and forecasts, each shuffled, then paired."""
    pairs = zip(stream.shuffled(range(STOCKS)), stream.shuffled(forecasts), strict=True)
    return tuple(number for pair in pairs for number in pair)
