"""Buffers of small numbers, and functions that write into them: each returns the place after what it wrote.

Buffers are made once and written again and again, and NumPy can look into them. Compiled, a buffer is a vec: its memory
(`numpy.frombuffer`) can be read and never written, and writing a number is a bounds check and a store. Interpreted, it
is an `array`. Nothing is ever appended to one, or its memory would move.

Seats are written clockwise, the observer first; for spectators from seat 0. So what a network learns
about "the next player" holds in every seat.
"""

from array import array
from typing import Any

from stockpile.envs.core.observed import Observed
from stockpile.rules.cards import SEATS
from stockpile.rules.listview import COMPILED
from stockpile.rules.vecs import i16, i64, u8, vec


def shorts(length: i64) -> vec[i16]:
    """This many zeros of 16 bits.

    >>> memoryview(shorts(3)).format, memoryview(shorts(3)).nbytes
    ('h', 6)
    """
    return vec[i16]([0] * length) if COMPILED else _array("h", length)


def octets(length: i64) -> vec[u8]:
    """This many zeros of 8 bits."""
    return vec[u8]([0] * length) if COMPILED else _array("B", length)


def longs(length: i64) -> vec[i64]:
    """This many zeros of 64 bits."""
    return vec[i64]([0] * length) if COMPILED else _array("q", length)


def floats(length: i64) -> vec[float]:
    """This many zeros with a point."""
    return vec[float]([0.0] * length) if COMPILED else _array("d", length)


def _array(code: str, length: i64) -> Any:
    return array(code, [0]) * length


def seat_at(seen: Observed, place: i64) -> i64:
    """The seat that is this many places after the observer, clockwise."""
    players = seen.public.players
    seat = seen.observer + place if seen.observer < players else place
    return seat - players if seat >= players else seat


def place_of(seen: Observed, seat: i64) -> i64:
    """How many places after the observer a seat is."""
    players = seen.public.players
    place = seat - seen.observer if seen.observer < players else seat
    return place + players if place < 0 else place


def number(out: vec[i16], at: i64, value: i64) -> i64:
    out[at] = i16(value)
    return at + 1


def one_of(out: vec[i16], at: i64, chosen: i64, size: i64) -> i64:
    """All 0 but one, which is 1; none, if the chosen one is below 0."""
    end = zeros_at(out, at, size)
    if chosen >= 0:
        out[at + chosen] = 1
    return end


def zeros_at(out: vec[i16], at: i64, size: i64) -> i64:
    for place in range(at, at + size):
        out[place] = 0
    return at + size


def row(out: vec[i16], at: i64, numbers: vec[i64], size: i64) -> i64:
    """Numbers from the first on, and 0 where there are fewer than there is room."""
    for place in range(size):
        out[at + place] = i16(numbers[place]) if place < len(numbers) else 0
    return at + size


def by_seat(out: vec[i16], at: i64, seen: Observed, numbers: vec[i64]) -> i64:
    """One number for each seat; chairs that nobody sits on stay 0."""
    players = seen.public.players
    for place in range(players):
        out[at + place] = i16(numbers[seat_at(seen, place)])
    return at + SEATS


def rows_by_seat(out: vec[i16], at: i64, seen: Observed, numbers: vec[i64], first: i64, size: i64) -> i64:
    """This many numbers for each seat, which stand one seat after the other from `first` on."""
    players = seen.public.players
    for place in range(players):
        start = first + seat_at(seen, place) * size
        for column in range(size):
            out[at + column] = i16(numbers[start + column])
        at += size
    return at + (SEATS - players) * size


def counts_of_own(out: vec[i16], at: i64, cards: vec[i64], bits: i64, tag: i64, size: i64) -> i64:
    """How many of each number there are among the cards with this tag, which stands above this many bits."""
    zeros_at(out, at, size)
    for card in cards:
        if card >> bits == tag:
            place = at + (card & ((1 << bits) - 1))
            out[place] += 1
    return at + size


def counts(out: vec[i16], at: i64, cards: vec[i64], size: i64) -> i64:
    """How many of each number there are."""
    return counts_of_own(out, at, cards, 16, 0, size)
