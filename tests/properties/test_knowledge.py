"""Memory never lies: what observers are held to know of portfolios fits the truth at every moment (R-INFO-3)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile import Config, Game
from stockpile.rules.cards import BOOM, BUST, HELD
from stockpile.rules.knowledge import ANY, START
from stockpile.rules.state import CAP
from tests.properties.play import CONFIGS, moments, name_of, observers


def fits(hidden: list[int], caps: list[int], oldest: int | None) -> bool:
    """Whether hidden cards can lie in a row, newest first, each kind only among the newest `caps[kind]` places.

    `oldest` is the card that must lie last, if that is known. From the oldest place on, the card that can lie
    farthest back goes first; if even that one cannot, no order fits.
    """
    rest = hidden.copy()
    places = len(rest)
    if oldest is not None:
        if oldest not in rest or caps[oldest] < places:
            return False
        rest.remove(oldest)
        places -= 1
    reach = sorted((caps[kind] for kind in rest), reverse=True)
    return all(far >= place for far, place in zip(reach, range(places, 0, -1), strict=True))


def check_memory(game: Game, observer: int, owner: int) -> None:
    base = (observer * game.players + owner) * HELD
    known = game.known[base : base + HELD]
    base = (observer * game.players + owner) * CAP
    caps = game.cap[base : base + CAP]
    held = game.regular[owner * HELD : owner * HELD + HELD]
    if observer == owner:
        assert not any(known)
        assert not any(caps)
        return
    assert min(known) >= 0
    assert all(0 <= cap <= caps[ANY] for cap in caps[:ANY])
    assert all(less <= more for less, more in zip(known, held, strict=True))
    assert sum(known) + caps[ANY] == sum(held)
    hidden = [kind for kind in range(HELD) for _ in range(held[kind] - known[kind])]
    assert fits(hidden, caps, game.chance.shares[owner] if caps[START] else None)


def check_actions_are_excluded(game: Game, observer: int, owner: int) -> None:
    """Outside Demand's end and the Action phase nobody holds a Boom or Bust, and everybody knows (R-INFO-3)."""
    base = (observer * game.players + owner) * CAP
    assert game.cap[base + BOOM] == game.cap[base + BUST] == 0


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
    """Two hidden cards: Boom can only be the newer one, and the older one is the starting share."""
    caps = [2, 2, 0, 2, 2, 2, 1, 0, 2, 1]
    assert fits([0, 6], caps, None)
    assert not fits([6, 6], caps, None)
    assert not fits([2, 1], caps, None)
    assert fits([0, 6], caps, 0)
    assert not fits([0, 6], caps, 1)
    assert not fits([0, 7], caps, 0)
