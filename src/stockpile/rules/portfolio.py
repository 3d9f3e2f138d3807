"""Moves of single cards that investors and strategies have in common: out of the discard, into the split portfolio."""

from stockpile.rules import events, knowledge
from stockpile.rules.answers import TAKE
from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.state import State
from stockpile.rules.vecs import i64, vec


def regular_companies(game: State, seat: i64) -> vec[i64]:
    """Companies of which a seat has a regular card."""
    return vec[i64]([company for company in range(STOCKS) if game.regular[seat * HELD + company] > 0])


def held_companies(game: State, seat: i64) -> vec[i64]:
    """Companies of which a seat has any card."""
    return vec[i64]([company for company in range(STOCKS) if game.shares_of(seat, company) > 0])


def make_split(game: State, seat: i64, company: i64) -> None:
    """A regular card is shown and becomes split."""
    if game.events is not None:
        game.emit(game.figures.everyone, events.SharesSplit(seat, company, 1))
    knowledge.lose(game, seat, company)
    game.split[seat * STOCKS + company] += 1


def discarded(game: State) -> vec[i64]:
    """The answers that take a stock card out of the discard."""
    return vec[i64]([TAKE + company for company in range(STOCKS) if game.discard[company] > 0])


def take_discarded(game: State, seat: i64, company: i64) -> None:
    """A stock card goes from the discard into a regular portfolio, shown."""
    game.discard[company] -= 1
    knowledge.gain(game, seat, company, game.figures.everyone)
    if game.events is not None:
        game.emit(game.figures.everyone, events.DiscardTaken(seat, company))
