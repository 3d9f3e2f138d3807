"""From a view, or from a game with one seat's eyes, to an array of numbers.

The small observation has what one needs to play. The full one continues it with everything else that a view has: two
views of one config that differ have different full observations (a test holds that). `write_everything` adds what
nobody at the table sees, for centralised critics: everybody's secrets by seat (seat 0 first, not turned round), the
true cards of the table and pairs of the round, and the decks that are left.

The order of what is written is the order of `stockpile.envs.fields`, where every field is described; a test holds the
two together.
"""

from typing import Final

from stockpile.envs.core.observed import Observed
from stockpile.envs.core.writing import (
    by_seat,
    counts,
    counts_of_own,
    number,
    one_of,
    place_of,
    row,
    rows_by_seat,
    seat_at,
    shorts,
    zeros_at,
)
from stockpile.rules.cards import (
    COMMERCE_KINDS,
    FEES,
    HELD,
    KINDS,
    NOBODY,
    PAIRS,
    PILES,
    SEATS,
    STOCKS,
    UNKNOWN,
    kind_of,
    knowers_of,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.figures import ROW, Figures
from stockpile.rules.game import Game, View
from stockpile.rules.knowledge import HIDDEN
from stockpile.rules.state import BARS, State
from stockpile.rules.step import a_of, b_of, c_of, seat_of, step_of
from stockpile.rules.vecs import i16, i64, vec

# How much room the parts have: the same for all numbers of players, modules and boards. What is not in play stays 0 and
# is never written. A change here changes the observation: then VERSION goes up.
VERSION: Final = 1
STEPS: Final[i64] = 48  # questions and phases, by the number of their step
INVESTORS: Final[i64] = 32
STRATEGIES: Final[i64] = 32
FORECASTS: Final[i64] = 17  # values that a forecast can have
MODULES: Final[i64] = 8
KINDS_ON_PILES: Final[i64] = 19
ROW_CARDS: Final[i64] = 24  # cards on the table, in order
ROW_BIDS: Final[i64] = 40  # bids of a round, in order: every space of every pile
ROW_FRAMES: Final[i64] = 32  # of the agenda
STANDING: Final[i64] = 8  # columns of the final breakdown
DECK: Final[i64] = 80
COMMERCE_DECK: Final[i64] = 25


DIVIDENDS: Final[i64] = 10  # forecasts above it are dividends
NUMBERS_PER_FORECAST: Final[i64] = 4  # numbers that tell of one company's forecast


def write_small(out: vec[i16], at: i64, seen: Observed) -> i64:
    at = _write_situation(out, at, seen)
    at = _write_market(out, at, seen)
    at = _write_seats(out, at, seen)
    at = _write_piles(out, at, seen)
    at = counts_of_own(out, at, seen.hand, 4, seen.tag, KINDS)
    at = row(out, at, seen.public.discard, KINDS)
    at = number(out, at, seen.deck_left)
    return _write_modules(out, at, seen)


def _write_situation(out: vec[i16], at: i64, seen: Observed) -> i64:
    """Who sits where, how far the game is, and what is asked."""
    public = seen.public
    figures = public.figures
    at = number(out, at, public.players)
    at = one_of(out, at, seen.observer if seen.observer < public.players else -1, SEATS)
    at = _write_modules_in_play(out, at, figures)
    played = figures.rounds if len(public.agenda) == 0 else public.round
    at = number(out, at, played)
    at = number(out, at, figures.rounds - played)
    at = one_of(out, at, place_of(seen, public.first), SEATS)
    if len(public.agenda) == 0:
        return zeros_at(out, at, STEPS + SEATS + 3)
    frame = public.agenda[-1]
    at = one_of(out, at, step_of(frame), STEPS)
    at = one_of(out, at, place_of(seen, seat_of(frame)), SEATS)
    at = number(out, at, a_of(frame))
    at = number(out, at, b_of(frame))
    return number(out, at, c_of(frame))


def _write_modules_in_play(out: vec[i16], at: i64, figures: Figures) -> i64:
    out[at] = 1 if figures.advanced_board else 0
    out[at + 1] = 1 if figures.bonds else 0
    out[at + 2] = 1 if figures.commodities else 0
    out[at + 3] = 1 if figures.dice else 0
    out[at + 4] = 1 if figures.strategies else 0
    out[at + 5] = 1 if figures.first_player_card else 0
    out[at + 6] = 1 if figures.investors else 0
    out[at + 7] = 1 if figures.investor_bidding else 0
    return at + MODULES


def _write_market(out: vec[i16], at: i64, seen: Observed) -> i64:
    """Prices, and what the observer knows of this round's forecasts."""
    public = seen.public
    at = row(out, at, public.prices, STOCKS)
    for company in range(STOCKS):
        out[at + company] = i16(public.figures.values[company * ROW + public.prices[company]])
    at += STOCKS
    foreseen = at
    unseen = zeros_at(out, foreseen, NUMBERS_PER_FORECAST * STOCKS)
    falsified = zeros_at(out, unseen, FORECASTS)
    out[falsified] = 0
    for forecast in public.forecasts:
        out[unseen + forecast_place(forecast)] += 1
    for pair in range(len(public.pair_known)):
        if public.pair_known[pair] >> seen.observer & 1:
            forecast = seen.pairs[2 * pair + 1]
            _write_forecast(
                out, foreseen + NUMBERS_PER_FORECAST * seen.pairs[2 * pair], forecast, public.falsified[pair]
            )
            out[unseen + forecast_place(forecast)] -= 1
        else:
            out[falsified] += i16(public.falsified[pair])
    return falsified + 1


def _write_forecast(out: vec[i16], at: i64, forecast: i64, falsified: i64) -> None:
    """That it is known, the move or the dividend that is printed, and how often it is falsified (R-STR-8)."""
    out[at] = 1
    out[at + 3] = i16(falsified)
    if forecast > DIVIDENDS:
        out[at + 2] = i16(forecast - DIVIDENDS)
    else:
        out[at + 1] = i16(forecast)


def forecast_place(forecast: i64) -> i64:
    """The number of a forecast among all there can be: -6 to -1, +1 to +6, dividends of 1 to 5.

    >>> [forecast_place(forecast) for forecast in (-6, -1, 1, 6, 11, 15)]
    [0, 5, 6, 11, 12, 16]
    """
    if forecast > DIVIDENDS:
        return forecast + 1
    return forecast + 5 if forecast > 0 else forecast + 6


def _write_seats(out: vec[i16], at: i64, seen: Observed) -> i64:
    """Money and portfolios: one's own as it is, others' as far as the observer knows them."""
    public = seen.public
    at = by_seat(out, at, seen, public.money)
    at = by_seat(out, at, seen, seen.cards)
    regular = at
    at = rows_by_seat(out, at, seen, seen.known, seen.own_known, HELD)
    if seen.observer < public.players:
        for kind in range(HELD):
            out[regular + kind] = i16(seen.regular[seen.own_regular + kind])
    for place in range(public.players):
        out[at + place] = i16(seen.barred[seen.own_barred + seat_at(seen, place) * BARS + HIDDEN])
    at += SEATS
    at = rows_by_seat(out, at, seen, public.split, 0, STOCKS)
    return rows_by_seat(out, at, seen, public.fees, 0, FEES)


def _write_piles(out: vec[i16], at: i64, seen: Observed) -> i64:
    """What lies on the piles, as far as the observer has seen it, and the meeples on their tracks."""
    public = seen.public
    unseen = zeros_at(out, at, PILES * KINDS_ON_PILES)
    zeros_at(out, unseen, PILES)
    for card in seen.table:
        if knowers_of(card) >> seen.observer & 1:
            out[at + pile_of(card) * KINDS_ON_PILES + kind_of(card)] += 1
        else:
            out[unseen + pile_of(card)] += 1
    at = unseen + PILES
    spaces = zeros_at(out, at, PILES * SEATS)
    for pile in range(len(public.meeple_seat)):
        seat = public.meeple_seat[pile]
        if seat >= 0:
            out[at + pile * SEATS + place_of(seen, seat)] = 1
        out[spaces + pile] = i16(public.meeple_space[pile] + 1) if seat >= 0 else 0
    return spaces + PILES


def _write_modules(out: vec[i16], at: i64, seen: Observed) -> i64:
    """Bonds, commerce, investors and strategy cards: nothing of it in a first game."""
    public = seen.public
    figures = public.figures
    at = by_seat(out, at, seen, public.bonds)
    at = rows_by_seat(out, at, seen, public.commerce, 0, COMMERCE_KINDS)
    at = counts_of_own(out, at, seen.commerce_hand, 4, seen.tag, COMMERCE_KINDS)
    if figures.investors:
        zeros_at(out, at, SEATS * INVESTORS)
        for place in range(public.players):
            for slot in range(2):
                investor = public.investors[2 * seat_at(seen, place) + slot]
                if investor >= 0:
                    out[at + place * INVESTORS + investor] = 1
    at += SEATS * INVESTORS
    if figures.strategies:
        counts_of_own(out, at, seen.strategies, 8, seen.tag, STRATEGIES)
        by_seat(out, at + STRATEGIES, seen, seen.strategy_hands)
    return at + STRATEGIES + SEATS


def write_full(out: vec[i16], at: i64, seen: Observed) -> i64:
    at = write_small(out, at, seen)
    at = _write_what_is_known(out, at, seen)
    at = _write_table(out, at, seen)
    at = _write_pairs(out, at, seen)
    at = _write_bids(out, at, seen)
    at = _write_hands(out, at, seen)
    at = _write_round(out, at, seen)
    return _write_agenda(out, at, seen)


def _write_what_is_known(out: vec[i16], at: i64, seen: Observed) -> i64:
    """Of hidden cards what they cannot be, and what everybody knows (knowledge.py)."""
    at = rows_by_seat(out, at, seen, seen.barred, seen.own_barred, BARS)
    at = rows_by_seat(out, at, seen, seen.public_known, seen.all_known, HELD)
    return rows_by_seat(out, at, seen, seen.public_barred, seen.all_barred, BARS)


def _write_table(out: vec[i16], at: i64, seen: Observed) -> i64:
    """The cards on the piles in the order of their arrival: kind, side, pile, placer, and who has seen each."""
    size = 5 + SEATS
    end = at + ROW_CARDS * size
    for card in seen.table:
        known = knowers_of(card) >> seen.observer & 1
        out[at] = i16(1 + kind_of(card)) if known else i16(1 + UNKNOWN)
        out[at + 1] = i16(1 + side_of(card))
        out[at + 2] = i16(1 + pile_of(card))
        out[at + 3] = 0 if placer_of(card) == NOBODY else i16(1 + place_of(seen, placer_of(card)))
        _write_knowers(out, at + 4, seen, knowers_of(card))
        at += size
    zeros_at(out, at, end - at)
    return end


def _write_knowers(out: vec[i16], at: i64, seen: Observed, knowers: i64) -> None:
    """Which seats know something, and last whether it is public."""
    for place in range(SEATS):
        known = place < seen.public.players and knowers >> seat_at(seen, place) & 1 == 1
        out[at + place] = 1 if known else 0
    out[at + SEATS] = i16(knowers >> seen.public.players & 1)


def _write_pairs(out: vec[i16], at: i64, seen: Observed) -> i64:
    """The information pairs in dealt order: company, forecast, Falsified Earnings on it, and who knows it."""
    public = seen.public
    size = 4 + SEATS
    zeros_at(out, at, PAIRS * size)
    for pair in range(PAIRS):
        here = at + pair * size
        if pair < len(public.pair_known):
            if public.pair_known[pair] >> seen.observer & 1:
                out[here] = i16(1 + seen.pairs[2 * pair])
                out[here + 1] = i16(1 + forecast_place(seen.pairs[2 * pair + 1]))
            _write_knowers(out, here + 3, seen, public.pair_known[pair])
        out[here + 2] = i16(public.falsified[pair])
    at += PAIRS * size
    zeros_at(out, at, FORECASTS)
    for forecast in public.forecasts:
        out[at + forecast_place(forecast)] += 1
    return at + FORECASTS


def _write_bids(out: vec[i16], at: i64, seen: Observed) -> i64:
    """The bids of the round in order: seat, pile and space."""
    end = at + 3 * ROW_BIDS
    for placed in seen.public.bids_placed:
        out[at] = i16(1 + place_of(seen, placed >> 8))
        out[at + 1] = i16(1 + (placed >> 4 & 15))
        out[at + 2] = i16(1 + (placed & 15))
        at += 3
    zeros_at(out, at, end - at)
    return end


def _write_hands(out: vec[i16], at: i64, seen: Observed) -> i64:
    """How many cards everybody holds, and which investors and strategy cards the observer has seen."""
    public = seen.public
    at = by_seat(out, at, seen, seen.hands)
    at = by_seat(out, at, seen, seen.commerce_hands)
    at = counts_of_own(out, at, seen.offers, 8, seen.tag, INVESTORS)
    at = by_seat(out, at, seen, seen.offer_hands)
    at = counts_of_own(out, at, seen.picked, 8, seen.tag, INVESTORS)
    at = by_seat(out, at, seen, seen.picks)
    for pile in range(PILES):
        out[at + pile] = i16(1 + public.lots[pile]) if pile < len(public.lots) else 0
    at += PILES
    at = counts_of_own(out, at, seen.strategies_boxed, 8, seen.tag, STRATEGIES)
    at = by_seat(out, at, seen, seen.strategy_boxes)
    return counts(out, at, public.strategies_played, STRATEGIES)


def _write_round(out: vec[i16], at: i64, seen: Observed) -> i64:
    """What the round keeps in mind, and in the end the standing."""
    public = seen.public
    at = one_of(out, at, public.phase, STEPS)
    at = by_seat(out, at, seen, public.used)
    for place in range(public.players):
        out[at + place] = i16(public.bound >> seat_at(seen, place) & 1)
    at += SEATS
    at = one_of(out, at, place_of(seen, public.next_first) if public.next_first >= 0 else -1, SEATS)
    at = number(out, at, public.kept)
    at = number(out, at, public.fee_total)
    at = row(out, at, public.gone, COMMERCE_KINDS + 1)
    if len(public.tally) == 0:
        return zeros_at(out, at, SEATS * STANDING)
    return rows_by_seat(out, at, seen, public.tally, 0, STANDING)


def _write_agenda(out: vec[i16], at: i64, seen: Observed) -> i64:
    """What is still to be done, what comes next first: step, seat and the three arguments of each frame."""
    end = at + 5 * ROW_FRAMES
    agenda = seen.public.agenda
    for frame_at in range(len(agenda) - 1, -1, -1):
        frame = agenda[frame_at]
        out[at] = i16(1 + step_of(frame))
        out[at + 1] = i16(1 + place_of(seen, seat_of(frame)))
        out[at + 2] = i16(a_of(frame))
        out[at + 3] = i16(b_of(frame))
        out[at + 4] = i16(c_of(frame))
        at += 5
    zeros_at(out, at, end - at)
    return end


def write_everything(out: vec[i16], at: i64, seen: Observed, game: State) -> i64:
    seen.look_at_game(game, game.players, True)
    at = write_full(out, at, seen)
    at = _write_portfolios(out, at, game)
    at = _write_cards(out, at, game, game.hand, 4, KINDS)
    at = _write_cards(out, at, game, game.commerce_hand, 4, COMMERCE_KINDS)
    at = _write_cards(out, at, game, game.picked, 8, INVESTORS)
    at = _write_cards(out, at, game, game.strategies, 8, STRATEGIES)
    for place in range(ROW_CARDS):
        out[at + place] = i16(1 + kind_of(game.pile_cards[place])) if place < len(game.pile_cards) else 0
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
    """How many cards of each number every seat has, in a list in which the seat stands above this many bits."""
    for seat in range(game.players):
        counts_of_own(out, at + seat * size, cards, bits, seat, size)
    return at + SEATS * size


def _write_deck(out: vec[i16], at: i64, deck: vec[i64], drawn: i64, size: i64) -> i64:
    """What is still to be drawn, the next card first."""
    end = at + size
    for card in range(drawn, len(deck)):
        out[at] = i16(1 + deck[card])
        at += 1
    zeros_at(out, at, end - at)
    return end


class Encoder:
    """Makes arrays of `size` numbers, of the full form or of the small one. Not for several threads."""

    def __init__(self, size: i64 = 0, full: bool = False) -> None:
        self.size: Final[i64] = size
        self.full: Final = full
        self.seen: Final = Observed()

    def of_view(self, view: View) -> vec[i16]:
        out = shorts(self.size)
        self.seen.look_at_view(view)
        self.write(out, 0)
        return out

    def of_game(self, game: Game, observer: i64) -> vec[i16]:
        """The same numbers as of the observer's view, without making it."""
        out = shorts(self.size)
        self.seen.look_at_game(game, observer, self.full)
        self.write(out, 0)
        return out

    def of_everything(self, game: Game) -> vec[i16]:
        out = shorts(self.size)
        write_everything(out, 0, self.seen, game)
        return out

    def write(self, out: vec[i16], at: i64) -> i64:
        """What is seen now, from a place on; returns the place after it."""
        return write_full(out, at, self.seen) if self.full else write_small(out, at, self.seen)
