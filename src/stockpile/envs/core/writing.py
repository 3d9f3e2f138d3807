"""Writing numbers into a buffer, one after the other: every function returns the place after what it wrote.

Seats are written clockwise from the observer, who comes first; for spectators from seat 0. So what a network learns of
"the next player" holds in every chair.
"""

from stockpile.envs.core.seen import Seen
from stockpile.rules.cards import SEATS
from stockpile.rules.vecs import i16, i64, vec


def seat_at(seen: Seen, place: i64) -> i64:
    """The seat that is so many places after the observer, clockwise."""
    players = seen.public.players
    seat = seen.observer + place if seen.observer < players else place
    return seat - players if seat >= players else seat


def place_of(seen: Seen, seat: i64) -> i64:
    """How many places after the observer a seat is."""
    players = seen.public.players
    place = seat - seen.observer if seen.observer < players else seat
    return place + players if place < 0 else place


def number(out: vec[i16], at: i64, value: i64) -> i64:
    out[at] = i16(value)
    return at + 1


def one_of(out: vec[i16], at: i64, chosen: i64, size: i64) -> i64:
    """All 0 but one, which is 1; none, if the chosen one is below 0."""
    end = nothing(out, at, size)
    if chosen >= 0:
        out[at + chosen] = 1
    return end


def nothing(out: vec[i16], at: i64, size: i64) -> i64:
    for place in range(at, at + size):
        out[place] = 0
    return at + size


def row(out: vec[i16], at: i64, numbers: vec[i64], size: i64) -> i64:
    """Numbers from the first on, and 0 where there are fewer than there is room."""
    for place in range(size):
        out[at + place] = i16(numbers[place]) if place < len(numbers) else 0
    return at + size


def by_seat(out: vec[i16], at: i64, seen: Seen, numbers: vec[i64]) -> i64:
    """One number for each seat; chairs that nobody sits on stay 0."""
    players = seen.public.players
    for place in range(players):
        out[at + place] = i16(numbers[seat_at(seen, place)])
    return at + SEATS


def rows_by_seat(out: vec[i16], at: i64, seen: Seen, numbers: vec[i64], first: i64, size: i64) -> i64:
    """So many numbers for each seat, which stand one seat after the other from `first` on."""
    players = seen.public.players
    for place in range(players):
        start = first + seat_at(seen, place) * size
        for column in range(size):
            out[at + column] = i16(numbers[start + column])
        at += size
    return at + (SEATS - players) * size


def counts_of_own(out: vec[i16], at: i64, cards: vec[i64], bits: i64, tag: i64, size: i64) -> i64:
    """How many of each number there are among the cards with this tag, which stands above so many bits."""
    nothing(out, at, size)
    for card in cards:
        if card >> bits == tag:
            place = at + (card & ((1 << bits) - 1))
            out[place] += 1
    return at + size


def counts(out: vec[i16], at: i64, cards: vec[i64], size: i64) -> i64:
    """How many of each number there are."""
    return counts_of_own(out, at, cards, 16, 0, size)
