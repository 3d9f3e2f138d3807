"""A game is plain data: copies stand alone, JSON and pickle give the same game back, replay is exact."""

from __future__ import annotations

import copy
import json
import pickle
from collections.abc import Callable
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stockpile import Config, Game, View
from stockpile.rules.game import game_from_json
from stockpile.rules.state import LISTS
from stockpile.rules.view import LISTS as VIEW_LISTS
from stockpile.rules.view import view_from_json
from tests.properties.play import CONFIGS, Move, choose, moments, name_of, observers, some_moments, tempers_for

SEEDS = st.integers(0, 2**32)
every_table = pytest.mark.parametrize("config", CONFIGS, ids=name_of)


def text_of(game: Game) -> str:
    """All of a game, and what everybody sees of it."""
    views = [game.view(seat).to_json() for seat in range(game.players)]
    return json.dumps([game.to_json(), views, game.view().to_json(), game.standing, game.winners])


def by_json(game: Game) -> Game:
    return game_from_json(json.loads(json.dumps(game.to_json())))


def by_pickle(game: Game) -> Game:
    twin = pickle.loads(pickle.dumps(game))
    assert isinstance(twin, Game)
    return twin


WAYS: dict[str, Callable[[Game], Game]] = {
    "copy": Game.copy,
    "copy.copy": copy.copy,
    "deepcopy": copy.deepcopy,
    "json": by_json,
    "pickle": by_pickle,
}
every_way = pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)


@every_table
@every_way
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_a_twin_is_equal_and_plays_on_alike(config: Config, way: Callable[[Game], Game], seed: int) -> None:
    """However it was made, it is equal, and the same answers lead both to the same end, event by event."""
    rng = Random(seed)
    for game in some_moments(config, rng, 3):
        twin = way(game)
        assert twin == game
        assert hash(twin) == hash(game)
        assert text_of(twin) == text_of(game)
        told = [each.listen() for each in (game, twin)]
        tempers = tempers_for(config, rng)
        while not game.over:
            assert twin.decision == game.decision
            answer = choose(game, tempers[game.asked], rng)
            game.play(answer)
            twin.play(answer)
        assert text_of(twin) == text_of(game)
        assert told[0] == told[1]


@every_table
@every_way
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_a_twin_shares_nothing_that_can_change(config: Config, way: Callable[[Game], Game], seed: int) -> None:
    """Neither play nor brute force on one of two twins is felt by the other, and nobody listens to a twin."""
    rng = Random(seed)
    for game in some_moments(config, rng, 2):
        told = game.listen()
        before = text_of(game)
        twin = way(game)
        assert twin.heard is None
        for _ in moments(twin, rng):
            pass
        spoilt = way(game)
        for name in LISTS:
            getattr(spoilt, name)[:] = [99]
        assert text_of(game) == before
        assert told == []


@every_table
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_what_is_handed_out_is_not_the_game(config: Config, seed: int) -> None:
    """Spoiling a view, a JSON form or a decision leaves the game as it was."""
    for game in some_moments(config, Random(seed), 2):
        before = text_of(game)
        for observer in [*range(config.players), None]:
            data = game.view(observer).to_json()
            view = game.view(observer)
            for value in [*data.values(), *[getattr(view, name) for name in VIEW_LISTS]]:
                if isinstance(value, list):
                    value[:] = [99]
            if view.legal is not None:
                view.legal.clear()
        spoilt = game.to_json()
        for value in spoilt.values():
            if isinstance(value, list):
                value[:] = [99]
        if not game.over:
            game.decision.subject.clear()
        assert text_of(game) == before


@every_table
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_views_come_back_equal(config: Config, seed: int) -> None:
    for game in some_moments(config, Random(seed), 4):
        for observer in observers(config):
            view = game.view(observer)
            by_text: View = view_from_json(json.loads(json.dumps(view.to_json())))
            by_bytes = pickle.loads(pickle.dumps(view))
            for twin in (by_text, by_bytes):
                assert twin == view
                assert hash(twin) == hash(view)
                assert json.dumps(twin.to_json()) == json.dumps(view.to_json())
                assert twin.decision == view.decision


@every_table
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_games_differ_when_anything_differs(config: Config, seed: int) -> None:
    """Equality looks at all of it: after any answer the game is another, and so is one with other decks."""
    rng = Random(seed)
    game, *_ = some_moments(config, rng, 1)
    assert game != Game.new(config, seed=seed + 1)
    assert game != object()
    for name in LISTS:
        if getattr(game, name):
            twin = game.copy()
            getattr(twin, name)[0] += 1
            assert twin != game
    twin = game.copy()
    twin.play(choose(twin, tempers_for(config, rng)[0], rng))
    assert twin != game


@every_table
@settings(max_examples=5, deadline=None)
@given(seed=SEEDS)
def test_replay_to_any_point_is_exact(config: Config, seed: int) -> None:
    """Config, chance and answers are the whole game."""
    rng = Random(seed)
    game = Game.new(config, seed=seed)
    tempers = tempers_for(config, rng)
    moves: list[Move] = []
    points: list[Game] = []
    while not game.over:
        points.append(game.copy())
        moves.append(Move(game.asked, choose(game, tempers[game.asked], rng)))
        game.play(moves[-1].answer)
    for number in rng.sample(range(len(moves)), 3):
        again = Game.new(config, chance=game.chance)
        for move in moves[:number]:
            again.play(move.answer)
        assert again == points[number]
        assert text_of(again) == text_of(points[number])
