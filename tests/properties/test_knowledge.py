"""Memory never lies: what observers are held to know of portfolios fits the truth at every moment (R-INFO-3)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuzz.invariants import BrokenInvariant, check_memories, fits_in_row
from stockpile import Config, Game
from stockpile.rules.cards import BOOM, HELD
from stockpile.rules.knowledge import HIDDEN
from stockpile.rules.state import BARS
from tests.support.play import TABLES, Table, begin, laid, moments, name_of, trail_at


@pytest.mark.parametrize("table", TABLES, ids=name_of)
@settings(max_examples=6, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_memory_fits_the_truth(table: Table, seed: int) -> None:
    """And nobody at the table knows less of a portfolio than a spectator."""
    rng = Random(seed)
    for moment in moments(begin(laid(table, rng), rng), rng):
        if rng.random() < 0.3 or moment.over:
            check_memories(moment)


def late_game() -> Game:
    """Somewhere in the Selling phase of the last round."""
    trail = trail_at(Config(3), 1)
    selling = [game for game in trail.moments if not game.over and game.decision.question == "sell"]
    game = selling[-1].copy()
    check_memories(game)
    return game


def row(observer: int, owner: int, width: int) -> int:
    return (observer * 3 + owner) * width


def test_false_memories_are_noticed() -> None:
    """One card more than there is, one hidden card less, a Boom that cannot be there, less than the public knows."""
    for at in range(HELD):
        game = late_game()
        game.known[row(0, 1, HELD) + at] += 1
        with pytest.raises(BrokenInvariant):
            check_memories(game)
    game = late_game()
    game.barred[row(2, 1, BARS) + HIDDEN] -= 1
    with pytest.raises(BrokenInvariant):
        check_memories(game)
    game = late_game()
    game.barred[row(3, 0, BARS) + BOOM] -= 1
    with pytest.raises(BrokenInvariant):
        check_memories(game)
    game = late_game()
    game.known[row(1, 1, HELD)] = 1
    with pytest.raises(BrokenInvariant):
        check_memories(game)


def test_fits_tells_rows_apart() -> None:
    """Two hidden cards: Boom can only be the newer one, Labs and Bust neither, and the older is the starting share."""
    barred = [0, 0, 2, 0, 0, 0, 1, 2, 2, 1]
    assert fits_in_row([0, 6], barred, None)
    assert not fits_in_row([6, 6], barred, None)
    assert not fits_in_row([2, 1], barred, None)
    assert fits_in_row([0, 6], barred, 0)
    assert not fits_in_row([0, 6], barred, 1)
    assert not fits_in_row([0, 6], barred, 6)
    assert not fits_in_row([0, 7], barred, 0)
