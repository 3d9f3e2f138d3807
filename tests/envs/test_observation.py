"""What a seat sees as numbers: every field means what is said of it, both encodings agree, nothing is missing."""

from __future__ import annotations

import json
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import numpy as np
import pytest

from stockpile import Config, Game
from stockpile.envs.core import encoding
from stockpile.envs.fields import EVERYTHING_FIELDS, FULL_FIELDS, SMALL_FIELDS
from stockpile.envs.observation import ACTIONS, EVERYTHING, FULL, SMALL, Observation, mask_of
from stockpile.rules.answers import INVESTORS, STRATEGIES
from stockpile.rules.cards import kind_of
from tests.support.observation_by_hand import MEANINGS, by_hand
from tests.support.play import TABLES, Table, begin, laid, moments, name_of, observers, some_moments

every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
both_forms = pytest.mark.parametrize("form", [SMALL, FULL], ids=lambda form: form.name)


@every_table
def test_every_field_means_what_is_said_of_it(table: Table) -> None:
    rng = Random(name_of(table))
    for game in some_moments(laid(table, rng), rng, 25):
        for observer in observers(game.config):
            view = game.view(observer)
            seen, meant = FULL.encode(view), by_hand(view)
            for field in FULL_FIELDS:
                assert FULL.part(seen, field.name).tolist() == FULL.part(meant, field.name).tolist(), field.name


@every_table
@both_forms
def test_a_game_is_encoded_as_its_view_is(table: Table, form: Observation) -> None:
    """To the byte, for every observer before every question; the fast way reads the state."""
    rng = Random(name_of(table))
    for game in moments(begin(laid(table, rng), rng), rng):
        for observer in observers(game.config):
            assert form.encode_game(game, observer).tobytes() == form.encode(game.view(observer)).tobytes()


def test_the_small_form_is_the_beginning_of_the_full_one() -> None:
    game = Game.new(seed=3)
    assert FULL.encode_game(game, 1)[: SMALL.size].tolist() == SMALL.encode_game(game, 1).tolist()
    assert FULL_FIELDS[: len(SMALL_FIELDS)] == SMALL_FIELDS


@every_table
def test_views_that_differ_have_full_observations_that_differ(table: Table, long: bool) -> None:
    rng = Random(name_of(table))
    config = laid(table, rng)
    views: dict[bytes, str] = {}
    for _ in range(2 if long else 1):
        for game in moments(begin(config, rng), rng):
            for observer in observers(config):
                text = as_sets(game, observer)
                assert views.setdefault(FULL.encode_game(game, observer).tobytes(), text) == text
    assert len(set(views.values())) > 100


def as_sets(game: Game, observer: int) -> str:
    """A view without what is no knowledge: the order of cards in one's own hand, and what follows from the rest."""
    data = game.view(observer).to_json()
    for name in ("hand", "commerce_hand", "offers", "picked", "strategies", "strategies_boxed", "strategies_played"):
        data[name] = sorted(data[name])  # type: ignore[call-overload]
    return json.dumps({name: value for name, value in data.items() if name not in ("odds", "legal")})


@every_table
def test_numbers_stay_within_their_limits(table: Table) -> None:
    rng = Random(name_of(table))
    for game in moments(begin(laid(table, rng), rng), rng):
        everything = EVERYTHING.encode_game(game)
        assert ((everything >= EVERYTHING.low) & (everything <= EVERYTHING.high)).all()
        seen = FULL.encode_game(game, rng.choice(observers(game.config)))
        assert ((seen >= FULL.low) & (seen <= FULL.high)).all()


def test_everything_has_what_spectators_see_and_all_secrets() -> None:
    rng = Random(5)
    for game in some_moments(Config(4, ("commodities", "strategies")), rng, 20):
        everything = EVERYTHING.encode_game(game)
        assert everything[: FULL.size].tolist() == FULL.encode_game(game, 4).tolist()
        for seat in range(4):
            mine = game.regular[8 * seat : 8 * seat + 8]
            assert EVERYTHING.part(everything, "all_portfolio")[seat].tolist() == mine
            held = EVERYTHING.part(everything, "all_strategies")[seat]
            assert held.sum() == sum(card >> 8 == seat for card in game.strategies)
        kinds = [1 + kind_of(card) for card in game.pile_cards]
        assert EVERYTHING.part(everything, "cards_on_table")[: len(kinds)].tolist() == kinds
        left = [1 + kind for kind in game.chance.market[game.drawn :]]
        assert EVERYTHING.part(everything, "deck")[: len(left)].tolist() == left
        assert EVERYTHING.part(everything, "deck")[len(left) :].sum() == 0


def test_fields_have_meanings_room_and_names_of_their_own() -> None:
    assert {field.name for field in FULL_FIELDS} == set(MEANINGS)
    assert len({field.name for field in EVERYTHING_FIELDS}) == len(EVERYTHING_FIELDS)
    assert len(INVESTORS) <= encoding.INVESTORS and len(STRATEGIES) <= encoding.STRATEGIES
    assert all(field.meaning for field in EVERYTHING_FIELDS)
    for field in EVERYTHING_FIELDS:
        for names in field.labels:
            assert len(set(names)) == len(names) and all(names), field.name


def test_the_layout_of_this_version_is_kept() -> None:
    """A change of any field is another version: whoever has learned from the old one would read nonsense."""
    kept = tomllib.loads(Path(__file__).with_name("layout.toml").read_text())
    assert kept["version"] == encoding.VERSION
    assert kept["fields"] == {field.name: [field.at, *field.shape] for field in EVERYTHING_FIELDS}


def test_people_can_read_it() -> None:
    game = Game.new(Config(players=3), seed=2)
    told = FULL.decode(FULL.encode_game(game, 2))
    assert told["question"] == {"place": 1} and told["asked"] == {"me": 1} and told["seat"] == {"seat-2": 1}
    assert told["money"] == {"me": 20, "next": 20, "second": 20}
    assert told["players"] == 3 and told["piles"]["A"]
    with pytest.raises(ValueError, match="has 628 numbers"):
        SMALL.decode(np.zeros(5, np.int16))
    with pytest.raises(ValueError, match="scaled ones cannot"):
        SMALL.decode(SMALL.scaled(SMALL.encode_game(game, 0)))
    with pytest.raises(ValueError, match="has 628 numbers, not 3"):
        SMALL.part(np.zeros(3, np.int16), "money")
    with pytest.raises(KeyError, match="no field 'agenda'"):
        SMALL.part(np.zeros(SMALL.size), "agenda")


def test_threads_do_not_look_with_each_others_eyes() -> None:
    games = [Game.new(seed=seed) for seed in range(4)]
    right = [FULL.encode_game(game, seat).tobytes() for seat, game in enumerate(games)]

    def look(seat: int) -> bool:
        return all(FULL.encode_game(games[seat], seat).tobytes() == right[seat] for _ in range(2000))

    with ThreadPoolExecutor(4) as threads:
        assert all(threads.map(look, range(4)))


def test_scaled_numbers_are_small() -> None:
    rng = Random(1)
    for game in some_moments(Config(4), rng, 30):
        scaled = FULL.scaled(FULL.encode_game(game, 0))
        assert scaled.dtype == np.float32 and np.abs(scaled).max() <= 4


def test_masks_and_seats_that_are_not_there() -> None:
    game = Game.new(seed=1)
    mask = mask_of(game.legal)
    assert mask.shape == (ACTIONS,) and np.flatnonzero(mask).tolist() == sorted(game.legal)
    assert mask_of([]).sum() == 0
    for seat in (-1, 5):
        with pytest.raises(ValueError, match="nobody sits at seat"):
            SMALL.encode_game(game, seat)
