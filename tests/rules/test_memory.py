"""Nothing is kept that nobody holds: fields can be read, written and sent away as often as one likes."""

import gc
import json
import pickle
import sys
from collections.abc import Callable

import pytest

from stockpile import Game
from stockpile.rules.config import preset
from stockpile.rules.fields import LISTS
from stockpile.rules.game import game_from_json, view_from_json

GAME = Game.new(preset("epic"), seed=1)
GAME_AS_JSON = json.dumps(GAME.to_json())
VIEW_AS_JSON = json.dumps(GAME.view(0).to_json())
TIMES = 300


def read_a_view() -> None:
    view = GAME.view(0)
    for name in LISTS:
        getattr(view, name)


def read_a_game() -> None:
    game = GAME.copy()
    assert game.money == [*GAME.money]
    assert game == GAME


def write_into_a_game() -> None:
    game = GAME.copy()
    game.money[0] += 1
    game.money = [1, 2, 3, 4]
    game.pile_cards.append(7)


def write_into_a_view() -> None:
    view = GAME.view(0)
    view.money[0] += 1
    view.money = [1, 2, 3, 4]


def bring_a_game() -> None:
    game_from_json(json.loads(GAME_AS_JSON))


def bring_a_view() -> None:
    view_from_json(json.loads(VIEW_AS_JSON))


def pickle_a_game() -> None:
    pickle.loads(pickle.dumps(GAME))


EVERYTHING = [read_a_view, read_a_game, write_into_a_game, write_into_a_view, bring_a_game, bring_a_view, pickle_a_game]


@pytest.mark.parametrize("what", EVERYTHING)
def test_memory_is_free_again(what: Callable[[], None]) -> None:
    """A leak grows each time; what is kept once, such as figures that came with a pickle, grows once."""
    for _warming_up in range(10):
        what()
    assert min(grown(what) for _round in range(3)) < TIMES


def grown(what: Callable[[], None]) -> int:
    """How many blocks of memory more there are after it was done many times."""
    gc.collect()
    before = sys.getallocatedblocks()
    for _time in range(TIMES):
        what()
    gc.collect()
    return sys.getallocatedblocks() - before
