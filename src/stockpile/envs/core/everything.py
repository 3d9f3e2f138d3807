"""All that lies anywhere, seen by nobody at the table: for centralised critics, and never for a player.

First what spectators see, in the full form, then everybody's secrets by seat (not turned round: seat 0 first), the
true cards of the table and pairs of the round, and the decks that are left.
"""

from stockpile.envs.core.full import write_full
from stockpile.envs.core.seen import Seen
from stockpile.envs.core.sizes import COMMERCE_DECK, DECK, INVESTORS, ROW_CARDS, STRATEGIES
from stockpile.envs.core.small import forecast_place
from stockpile.envs.core.writing import counts_of_own, nothing
from stockpile.rules.cards import COMMERCE_KINDS, HELD, KINDS, PAIRS, SEATS, kind_of
from stockpile.rules.state import State
from stockpile.rules.vecs import i16, i64, vec


def write_everything(out: vec[i16], at: i64, seen: Seen, game: State) -> i64:
    seen.look_at_game(game, game.players, True)
    at = write_full(out, at, seen)
    at = _write_portfolios(out, at, game)
    at = _write_cards(out, at, game, game.hand, 4, KINDS)
    at = _write_cards(out, at, game, game.commerce_hand, 4, COMMERCE_KINDS)
    at = _write_cards(out, at, game, game.picked, 8, INVESTORS)
    at = _write_cards(out, at, game, game.strategies, 8, STRATEGIES)
    for place in range(ROW_CARDS):
        out[at + place] = i16(1 + kind_of(game.table[place])) if place < len(game.table) else 0
    at += ROW_CARDS
    for pair in range(PAIRS):
        dealt = 2 * pair < len(game.pairs)
        out[at] = i16(1 + game.pairs[2 * pair]) if dealt else 0
        out[at + 1] = i16(1 + forecast_place(game.pairs[2 * pair + 1])) if dealt else 0
        at += 2
    at = _write_deck(out, at, game.chance.market_deck, game.drawn, DECK)
    return _write_deck(out, at, game.chance.commerce_deck, game.commerce_drawn, COMMERCE_DECK)


def _write_portfolios(out: vec[i16], at: i64, game: State) -> i64:
    for place in range(game.players * HELD):
        out[at + place] = i16(game.regular[place])
    return at + SEATS * HELD


def _write_cards(out: vec[i16], at: i64, game: State, cards: vec[i64], bits: i64, size: i64) -> i64:
    """How many cards of each number every seat has, in a list in which the seat stands above so many bits."""
    for seat in range(game.players):
        counts_of_own(out, at + seat * size, cards, bits, seat, size)
    return at + SEATS * size


def _write_deck(out: vec[i16], at: i64, deck: vec[i64], drawn: i64, size: i64) -> i64:
    """What is still to be drawn, the next card first."""
    end = at + size
    for card in range(drawn, len(deck)):
        out[at] = i16(1 + deck[card])
        at += 1
    nothing(out, at, end - at)
    return end
