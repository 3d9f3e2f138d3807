"""Moves of single cards that investors and strategies have in common: out of the discard, into the split portfolio."""

from stockpile.rules import events, knowledge
from stockpile.rules.answers import TAKE
from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.state import State


def regular_companies(game: State, seat: int) -> list[int]:
    """Companies of which a seat has a regular card."""
    return [company for company in range(STOCKS) if game.regular[seat * HELD + company]]


def held_companies(game: State, seat: int) -> list[int]:
    """Companies of which a seat has any card."""
    return [company for company in range(STOCKS) if game.shares_of(seat, company)]


def make_split(game: State, seat: int, company: int) -> None:
    """A regular card is shown and becomes split."""
    if game.heard is not None:
        game.tell(game.tables.everyone, events.SharesSplit(seat, company, 1))
    knowledge.lose(game, seat, company)
    game.split[seat * STOCKS + company] += 1


def discarded(game: State) -> list[int]:
    """The answers that take a stock card out of the discard."""
    return [TAKE + company for company in range(STOCKS) if game.discard[company]]


def take_discarded(game: State, seat: int, company: int) -> None:
    """A stock card goes from the discard into a regular portfolio, shown."""
    game.discard[company] -= 1
    knowledge.gain(game, seat, company, game.tables.everyone)
    if game.heard is not None:
        game.tell(game.tables.everyone, events.DiscardTaken(seat, company))
