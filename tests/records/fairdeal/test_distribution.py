"""Every order is as likely as every other: chi-square over many deals, with transcripts that are always the same."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import permutations
from math import sqrt

import pytest

from stockpile.records.fairdeal import Decks, Stream, dealt
from stockpile.rules.chance import Chance
from stockpile.rules.config import preset
from stockpile.rules.figures import figures_for
from tests.support.made_deals import number

DEALS = 3000
DECKS = Decks.of(figures_for(preset("epic", 4)))
SURE = 4.0  # standard deviations: what is fair goes beyond once in some ten thousand times


def too_far(observed: Iterable[int], expected: Iterable[float], freedom: int) -> float:
    """By how many standard deviations chi-square differs from what it is on average (Wilson and Hilferty)."""
    chi: float = sum((seen - fair) ** 2 / fair for seen, fair in zip(observed, expected, strict=True))
    spread = 2 / (9 * freedom)
    return float(abs((chi / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def evenly(values: Iterable[object], kinds: int) -> float:
    """The same for values that are all alike likely."""
    counts = Counter(values)
    assert len(counts) <= kinds
    observed = [*counts.values(), *[0] * (kinds - len(counts))]
    return too_far(observed, [sum(observed) / kinds] * kinds, kinds - 1)


@pytest.fixture(scope="module")
def deals() -> list[Chance]:
    return [dealt(f"{number('deal', at)}\n", DECKS) for at in range(DEALS)]


@pytest.mark.parametrize("count", [2, 3, 5, 6, 7, 77, 1000])
def test_numbers_are_even(count: int) -> None:
    stream = Stream(f"{count}\n")
    assert evenly((stream.below(count) for _ in range(40 * count + 4000)), count) < SURE


@pytest.mark.parametrize("count", [3 * 2**30, 2**31 + 1, 2**32 - 1])
def test_numbers_near_the_end_of_their_range_are_even(count: int) -> None:
    """Without throwing words away the first half of 3 * 2**30 would come twice as often as the rest, or nearly."""
    stream = Stream(f"{count}\n")
    drawn = [stream.below(count) for _ in range(6000)]
    assert max(drawn) < count
    assert evenly((each * 12 // count for each in drawn), 12) < SURE


def test_words_that_would_make_a_bias_are_thrown_away() -> None:
    """The test above would notice: with the plain remainder it fails."""
    stream, count = Stream("biased\n"), 3 * 2**30
    drawn = [stream.below(2**31) * 2 + stream.below(2) for _ in range(6000)]
    assert evenly((each % count * 12 // count for each in drawn), 12) > SURE


def test_every_order_of_four_cards_comes_as_often() -> None:
    stream = Stream("orders\n")
    orders = [stream.shuffled(range(4)) for _ in range(24 * 200)]
    assert {*orders} == {*permutations(range(4))}
    assert evenly(orders, 24) < SURE


def test_first_players_are_even(deals: list[Chance]) -> None:
    assert evenly((chance.first for chance in deals), 4) < SURE


def test_starting_shares_are_even(deals: list[Chance]) -> None:
    for seat in range(4):
        assert evenly((chance.shares[seat] for chance in deals), 6) < SURE
    assert evenly((frozenset(chance.shares) for chance in deals), 15) < SURE


@pytest.mark.parametrize("place", [0, 1, 2, 10, 37, 38, 50, 74, 75])
def test_market_cards_are_even_by_place(deals: list[Chance], place: int) -> None:
    counts = Counter(chance.market[place] for chance in deals)
    kinds, size = range(len(DECKS.market)), sum(DECKS.market) - 4
    # A company's starting share is missing in two deals of three.
    cards = [count - (4 / 6 if kind < 6 else 0) for kind, count in enumerate(DECKS.market)]
    expected = [DEALS * count / size for count in cards]
    assert too_far([counts[kind] for kind in kinds], expected, len(kinds) - 1) < SURE


@pytest.mark.parametrize("part", ["commerce", "investors", "strategies"])
def test_other_decks_are_even_by_place(deals: list[Chance], part: str) -> None:
    deck = getattr(DECKS, part)
    cards = Counter(deck)
    for place in (0, 1, len(deck) // 2, len(deck) - 2, len(deck) - 1):
        counts = Counter(getattr(chance, part)[place] for chance in deals)
        expected = [DEALS * count / len(deck) for count in cards.values()]
        assert too_far([counts[card] for card in cards], expected, len(cards) - 1) < SURE


def test_neighbours_in_a_deck_are_even(deals: list[Chance]) -> None:
    """What a bad shuffle shows first: cards that stay together."""
    deck = DECKS.investors
    following = [deck.index(b) - deck.index(a) for chance in deals for a, b in [chance.investors[:2]]]
    assert evenly([gap % len(deck) for gap in following], len(deck) - 1) < SURE


@pytest.mark.parametrize("die", range(6))
def test_dice_are_even(deals: list[Chance], die: int) -> None:
    faces = DECKS.faces[die]
    sides = Counter(faces)
    counts = Counter(roll[die] for chance in deals for roll in chance.dice)
    rolls = DEALS * DECKS.rounds
    expected = [rolls * often / len(faces) for often in sides.values()]
    assert set(counts) == set(sides)
    if len(sides) > 1:
        assert too_far([counts[side] for side in sides], expected, len(sides) - 1) < SURE


@pytest.mark.parametrize("at", [0, 6])
def test_pairs_are_even(at: int) -> None:
    """Which company stands first, and which forecast it gets: every one with every other."""
    decks = Decks.of(figures_for(preset("first-game", 3)))
    chances = [dealt(f"{number('pairs', each)}\n", decks) for each in range(DEALS)]
    for pair in (0, 2, 5):
        row = [chance.pairs[at] for chance in chances]
        assert evenly((each[2 * pair] for each in row), 6) < SURE
        assert evenly(((each[2 * pair], each[2 * pair + 1]) for each in row), 36) < SURE
