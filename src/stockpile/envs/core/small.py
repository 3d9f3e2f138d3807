"""The small observation: what one needs to play. The full one begins with it.

The order of what is written here is the order of `stockpile.envs.fields`, where every field is described; a test holds
the two together.
"""

from typing import Final

from stockpile.envs.core.seen import Seen
from stockpile.envs.core.sizes import FORECASTS, INVESTORS, KINDS_ON_PILES, MODULES, STEPS, STRATEGIES
from stockpile.envs.core.writing import (
    by_seat,
    counts_of_own,
    nothing,
    number,
    one_of,
    place_of,
    row,
    rows_by_seat,
    seat_at,
)
from stockpile.rules.cards import (
    COMMERCE_KINDS,
    FEES,
    HELD,
    KINDS,
    PILES,
    SEATS,
    STOCKS,
    kind_of,
    knowers_of,
    pile_of,
)
from stockpile.rules.knowledge import HIDDEN
from stockpile.rules.state import BARS
from stockpile.rules.step import a_of, b_of, c_of, seat_of, step_of
from stockpile.rules.tables import ROW, Tables
from stockpile.rules.vecs import i16, i64, vec

DIVIDENDS: Final[i64] = 10  # forecasts above it are dividends
FORESEEN: Final[i64] = 4  # numbers that tell of one company's forecast


def write_small(out: vec[i16], at: i64, seen: Seen) -> i64:
    at = _write_situation(out, at, seen)
    at = _write_market(out, at, seen)
    at = _write_seats(out, at, seen)
    at = _write_piles(out, at, seen)
    at = counts_of_own(out, at, seen.hand, 4, seen.tag, KINDS)
    at = row(out, at, seen.public.discard, KINDS)
    at = number(out, at, seen.deck_left)
    return _write_modules(out, at, seen)


def _write_situation(out: vec[i16], at: i64, seen: Seen) -> i64:
    """Who sits where, how far the game is, and what is asked."""
    public = seen.public
    tables = public.tables
    at = number(out, at, public.players)
    at = one_of(out, at, seen.observer if seen.observer < public.players else -1, SEATS)
    at = _write_modules_in_play(out, at, tables)
    played = tables.rounds if len(public.agenda) == 0 else public.round
    at = number(out, at, played)
    at = number(out, at, tables.rounds - played)
    at = one_of(out, at, place_of(seen, public.first), SEATS)
    if len(public.agenda) == 0:
        return nothing(out, at, STEPS + SEATS + 3)
    frame = public.agenda[-1]
    at = one_of(out, at, step_of(frame), STEPS)
    at = one_of(out, at, place_of(seen, seat_of(frame)), SEATS)
    at = number(out, at, a_of(frame))
    at = number(out, at, b_of(frame))
    return number(out, at, c_of(frame))


def _write_modules_in_play(out: vec[i16], at: i64, tables: Tables) -> i64:
    out[at] = 1 if tables.advanced_board else 0
    out[at + 1] = 1 if tables.bonds else 0
    out[at + 2] = 1 if tables.commodities else 0
    out[at + 3] = 1 if tables.dice else 0
    out[at + 4] = 1 if tables.strategies else 0
    out[at + 5] = 1 if tables.first_player_card else 0
    out[at + 6] = 1 if tables.investors else 0
    out[at + 7] = 1 if tables.investor_bidding else 0
    return at + MODULES


def _write_market(out: vec[i16], at: i64, seen: Seen) -> i64:
    """Prices, and what the observer knows of this round's forecasts."""
    public = seen.public
    at = row(out, at, public.prices, STOCKS)
    for company in range(STOCKS):
        out[at + company] = i16(public.tables.values[company * ROW + public.prices[company]])
    at += STOCKS
    foreseen = at
    unseen = nothing(out, foreseen, FORESEEN * STOCKS)
    falsified = nothing(out, unseen, FORECASTS)
    out[falsified] = 0
    for forecast in public.forecasts:
        out[unseen + forecast_place(forecast)] += 1
    for pair in range(len(public.pair_known)):
        if public.pair_known[pair] >> seen.observer & 1:
            forecast = seen.pairs[2 * pair + 1]
            _write_forecast(out, foreseen + FORESEEN * seen.pairs[2 * pair], forecast, public.falsified[pair])
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


def _write_seats(out: vec[i16], at: i64, seen: Seen) -> i64:
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


def _write_piles(out: vec[i16], at: i64, seen: Seen) -> i64:
    """What lies on the piles, as far as the observer has seen it, and the meeples on their tracks."""
    public = seen.public
    unseen = nothing(out, at, PILES * KINDS_ON_PILES)
    nothing(out, unseen, PILES)
    for card in seen.table:
        if knowers_of(card) >> seen.observer & 1:
            out[at + pile_of(card) * KINDS_ON_PILES + kind_of(card)] += 1
        else:
            out[unseen + pile_of(card)] += 1
    at = unseen + PILES
    spaces = nothing(out, at, PILES * SEATS)
    for pile in range(len(public.meeple_seat)):
        seat = public.meeple_seat[pile]
        if seat >= 0:
            out[at + pile * SEATS + place_of(seen, seat)] = 1
        out[spaces + pile] = i16(public.meeple_space[pile] + 1) if seat >= 0 else 0
    return spaces + PILES


def _write_modules(out: vec[i16], at: i64, seen: Seen) -> i64:
    """Bonds, commerce, investors and strategy cards: nothing of it in a first game."""
    public = seen.public
    tables = public.tables
    at = by_seat(out, at, seen, public.bonds)
    at = rows_by_seat(out, at, seen, public.commerce, 0, COMMERCE_KINDS)
    at = counts_of_own(out, at, seen.commerce_hand, 4, seen.tag, COMMERCE_KINDS)
    if tables.investors:
        nothing(out, at, SEATS * INVESTORS)
        for place in range(public.players):
            for slot in range(2):
                investor = public.investors[2 * seat_at(seen, place) + slot]
                if investor >= 0:
                    out[at + place * INVESTORS + investor] = 1
    at += SEATS * INVESTORS
    if tables.strategies:
        counts_of_own(out, at, seen.strategies, 8, seen.tag, STRATEGIES)
        by_seat(out, at + STRATEGIES, seen, seen.strategy_hands)
    return at + STRATEGIES + SEATS
