"""Memory never lies: what observers are held to know of portfolios fits the truth at every moment (R-INFO-3)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile import Config, Game
from stockpile.rules.cards import BOOM, BUST, HELD
from stockpile.rules.knowledge import HIDDEN, START
from stockpile.rules.state import BARS
from tests.properties.play import CONFIGS, moments, name_of, observers


def fits(hidden: list[int], barred: list[int], start: int | None) -> bool:
    """Whether hidden cards can lie in a row, oldest first, none of a kind among the oldest `barred[kind]` places.

    `start` is the starting share, if it is known to be the oldest. Then the cards go into the row by how far they
    are barred: if one does not fit where it comes to lie so, no order fits.
    """
    rest = hidden.copy()
    first = 0
    if start is not None:
        if start not in rest or barred[start]:
            return False
        rest.remove(start)
        first = 1
    return all(bar <= place for place, bar in enumerate(sorted(barred[kind] for kind in rest), start=first))


def check_memory(game: Game, observer: int, owner: int) -> None:
    base = (observer * game.players + owner) * HELD
    known = game.known[base : base + HELD]
    base = (observer * game.players + owner) * BARS
    barred = game.barred[base : base + BARS]
    held = game.regular[owner * HELD : owner * HELD + HELD]
    if observer == owner:
        assert not any(known)
        assert not any(barred)
        return
    assert min(known) >= 0
    assert all(0 <= bar <= barred[HIDDEN] for bar in barred[:HELD])
    assert all(less <= more for less, more in zip(known, held, strict=True))
    assert sum(known) + barred[HIDDEN] == sum(held)
    hidden = [kind for kind in range(HELD) for _ in range(held[kind] - known[kind])]
    shares = game.chance.shares  # a sampled world has none: its past is not dealt
    assert fits(hidden, barred, shares[owner] if shares and barred[START] else None)


def check_actions_are_excluded(game: Game, observer: int, owner: int) -> None:
    """But for the Action phase nobody holds a Boom or Bust when a question is asked, and everybody knows (R-INFO-3)."""
    base = (observer * game.players + owner) * BARS
    assert game.barred[base + BOOM] == game.barred[base + BUST] == game.barred[base + HIDDEN]


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_memory_fits_the_truth(config: Config, seed: int) -> None:
    game = Game.new(config, seed=seed)
    for moment in moments(game, Random(seed)):
        acting = not moment.over and moment.view().phase_name == "action"
        for observer in observers(config):
            for owner in range(config.players):
                check_memory(moment, observer, owner)
                if not acting:
                    check_actions_are_excluded(moment, observer, owner)


@pytest.mark.parametrize("config", CONFIGS, ids=name_of)
@settings(max_examples=20, deadline=None)
@given(seed=st.integers(0, 2**32))
def test_a_seat_knows_what_the_public_knows(config: Config, seed: int) -> None:
    """Nobody at the table knows less of a portfolio than a spectator, kind by kind."""
    game = Game.new(config, seed=seed)
    players = config.players
    row = players * HELD
    for moment in moments(game, Random(seed)):
        public = moment.known[players * row :]
        for observer in range(players):
            own = moment.known[observer * row : (observer + 1) * row]
            for at in range(row):
                assert at // HELD == observer or own[at] >= public[at]


def test_fits_tells_rows_apart() -> None:
    """Two hidden cards: Boom can only be the newer one, Labs and Bust neither, and the older is the starting share."""
    barred = [0, 0, 2, 0, 0, 0, 1, 2, 2, 1]
    assert fits([0, 6], barred, None)
    assert not fits([6, 6], barred, None)
    assert not fits([2, 1], barred, None)
    assert fits([0, 6], barred, 0)
    assert not fits([0, 6], barred, 1)
    assert not fits([0, 6], barred, 6)
    assert not fits([0, 7], barred, 0)
