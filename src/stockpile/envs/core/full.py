"""The full observation: the small one, and then everything else that a view has.

Two views of one config that differ have different full observations (a test holds that), so nothing a seat may
know is missing from it. As in small.py, the order is that of `stockpile.envs.fields`.
"""

from stockpile.envs.core.seen import Seen
from stockpile.envs.core.sizes import (
    FORECASTS,
    INVESTORS,
    ROW_BIDS,
    ROW_CARDS,
    ROW_FRAMES,
    STANDING,
    STEPS,
    STRATEGIES,
)
from stockpile.envs.core.small import forecast_place, write_small
from stockpile.envs.core.writing import (
    by_seat,
    counts,
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
    HELD,
    NOBODY,
    PAIRS,
    PILES,
    SEATS,
    UNKNOWN,
    kind_of,
    knowers_of,
    pile_of,
    placer_of,
    side_of,
)
from stockpile.rules.state import BARS
from stockpile.rules.step import a_of, b_of, c_of, seat_of, step_of
from stockpile.rules.vecs import i16, i64, vec


def write_full(out: vec[i16], at: i64, seen: Seen) -> i64:
    at = write_small(out, at, seen)
    at = _write_what_is_known(out, at, seen)
    at = _write_table(out, at, seen)
    at = _write_pairs(out, at, seen)
    at = _write_bids(out, at, seen)
    at = _write_hands(out, at, seen)
    at = _write_round(out, at, seen)
    return _write_agenda(out, at, seen)


def _write_what_is_known(out: vec[i16], at: i64, seen: Seen) -> i64:
    """Of hidden cards what they cannot be, and what everybody knows (knowledge.py)."""
    at = rows_by_seat(out, at, seen, seen.barred, seen.own_barred, BARS)
    at = rows_by_seat(out, at, seen, seen.public_known, seen.all_known, HELD)
    return rows_by_seat(out, at, seen, seen.public_barred, seen.all_barred, BARS)


def _write_table(out: vec[i16], at: i64, seen: Seen) -> i64:
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
    nothing(out, at, end - at)
    return end


def _write_knowers(out: vec[i16], at: i64, seen: Seen, knowers: i64) -> None:
    """Which seats know something, and last whether it is public."""
    for place in range(SEATS):
        known = place < seen.public.players and knowers >> seat_at(seen, place) & 1 == 1
        out[at + place] = 1 if known else 0
    out[at + SEATS] = i16(knowers >> seen.public.players & 1)


def _write_pairs(out: vec[i16], at: i64, seen: Seen) -> i64:
    """The information pairs in dealt order: company, forecast, Falsified Earnings on it, and who knows it."""
    public = seen.public
    size = 4 + SEATS
    nothing(out, at, PAIRS * size)
    for pair in range(PAIRS):
        here = at + pair * size
        if pair < len(public.pair_known):
            if public.pair_known[pair] >> seen.observer & 1:
                out[here] = i16(1 + seen.pairs[2 * pair])
                out[here + 1] = i16(1 + forecast_place(seen.pairs[2 * pair + 1]))
            _write_knowers(out, here + 3, seen, public.pair_known[pair])
        out[here + 2] = i16(public.falsified[pair])
    at += PAIRS * size
    nothing(out, at, FORECASTS)
    for forecast in public.forecasts:
        out[at + forecast_place(forecast)] += 1
    return at + FORECASTS


def _write_bids(out: vec[i16], at: i64, seen: Seen) -> i64:
    """The bids of the round in order: seat, pile and space."""
    end = at + 3 * ROW_BIDS
    for placed in seen.public.bids_placed:
        out[at] = i16(1 + place_of(seen, placed >> 8))
        out[at + 1] = i16(1 + (placed >> 4 & 15))
        out[at + 2] = i16(1 + (placed & 15))
        at += 3
    nothing(out, at, end - at)
    return end


def _write_hands(out: vec[i16], at: i64, seen: Seen) -> i64:
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


def _write_round(out: vec[i16], at: i64, seen: Seen) -> i64:
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
        return nothing(out, at, SEATS * STANDING)
    return rows_by_seat(out, at, seen, public.tally, 0, STANDING)


def _write_agenda(out: vec[i16], at: i64, seen: Seen) -> i64:
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
    nothing(out, at, end - at)
    return end
