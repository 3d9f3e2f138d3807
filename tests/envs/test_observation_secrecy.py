"""Observations tell nobody anything but what the rules show (R-INFO-4): the three secrecy tests, for the numbers."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fuzz.differences import MAKERS
from fuzz.invariants import Leak
from fuzz.secrecy import Senses, check_interference, check_sample
from stockpile import Game
from stockpile.envs.observation import FULL, SMALL, mask_of
from stockpile.rules.config import preset
from tests.properties.test_worlds import positions
from tests.support.play import ANY, EVERYTHING, PLAIN, TABLES, Table, laid, name_of, observers, some_moments, trail_at
from tests.support.possible_worlds import world_of

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)


def numbers(game: Game, observer: int) -> bytes:
    """What an observer gets of a game: both forms, and the mask if it is asked."""
    asked = not game.over and game.asked == observer
    seen = SMALL.encode_game(game, observer).tobytes() + FULL.encode_game(game, observer).tobytes()
    return seen + mask_of(game.legal if asked else []).tobytes()


def too_much(game: Game, observer: int) -> bytes:
    """Eyes that see the next seat's numbers too: the checks must notice."""
    return FULL.encode_game(game, (observer + 1) % game.players).tobytes()


@every_table
def test_a_sampled_world_has_the_same_numbers(table: Table) -> None:
    rng = Random(name_of(table))
    for game in some_moments(laid(table, rng), rng, 8):
        for observer in observers(game.config):
            check_sample(game, observer, rng, Senses(more=numbers))


TABLES_WITH_SECRETS = [preset("epic", 2), preset("epic", 4), EVERYTHING, PLAIN[0], PLAIN[4], ANY]


@pytest.mark.parametrize("secret", MAKERS)
def test_what_was_never_shown_makes_no_difference(secret: str) -> None:
    assert compared(secret, Senses(more=numbers)).total() > 40


def compared(secret: str, senses: Senses) -> Counter[str]:
    """How often two games that differ in such a secret were found to be the same to an observer."""
    rng = Random(secret)
    found: Counter[str] = Counter()
    for seed in range(12):
        for table in TABLES_WITH_SECRETS:
            trail = trail_at(table, seed)
            for observer in range(trail.players + 1):
                other = MAKERS[secret](trail, observer, rng)
                if other is not None:
                    found += check_interference(trail, other, observer, senses, early=3)
        if found.total() > 100:
            break
    return found


@pytest.mark.parametrize("secret", ["hidden card", "starting share", "hidden pair"])
def test_numbers_that_tell_too_much_are_noticed(secret: str) -> None:
    with pytest.raises(Leak):
        compared(secret, Senses(more=too_much))


def test_all_possible_worlds_have_the_same_numbers() -> None:
    """On small positions, found by brute force: whichever world is the real one, the observer sees the same."""
    rng = Random(4)
    seen = 0
    for observer in (*observers(PLAIN[0]), *observers(PLAIN[0])):
        for position in positions(PLAIN[0], observer, rng, selling=True):
            if len(position.ways) > 60 or not position.strict:
                continue
            real = numbers(position.game, observer)
            view = position.game.view(observer)
            worlds = set()
            for _ in range(20 * len(position.ways)):
                sampled = view.sample(rng)
                assert numbers(sampled, observer) == real
                worlds.add(world_of(sampled, observer))
            assert worlds <= set(position.ways)
            seen += len(worlds)
    assert seen > 60
