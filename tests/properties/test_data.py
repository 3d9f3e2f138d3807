"""A game is plain data: copies stand alone, JSON and pickle give the same game back, replay is exact."""

from __future__ import annotations

import json
import pickle
from random import Random
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fuzz import invariants
from fuzz.invariants import WAYS_TO_COPY, BrokenInvariant, check_refusal, check_twin, text_of
from stockpile import Answer, Game, View
from stockpile.rules.answers import ANSWERS
from stockpile.rules.fields import GAME_LISTS
from stockpile.rules.fields import LISTS as VIEW_LISTS
from stockpile.rules.game import view_from_json
from stockpile.rules.listview import buffer_of
from tests.support.play import (
    PLAIN,
    TABLES,
    Table,
    laid,
    moments,
    name_of,
    observers,
    some_moments,
    tempers_for,
    trail_at,
)

SEEDS = st.integers(0, 2**32)
every_table = pytest.mark.parametrize("table", TABLES, ids=name_of)
every_way = pytest.mark.parametrize("way", WAYS_TO_COPY)


@every_table
@every_way
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_a_twin_is_equal_and_plays_on_alike(table: Table, way: str, seed: int) -> None:
    """However it was made, it is equal, and the same answers lead both to the same end, event by event."""
    rng = Random(seed)
    config = laid(table, rng)
    for game in some_moments(config, rng, 2):
        check_twin(game, way, rng)
        twin = WAYS_TO_COPY[way](game)
        assert hash(twin) == hash(game)
        told = [each.record_events() for each in (game, twin)]
        tempers = tempers_for(config, rng)
        while not game.over:
            assert twin.decision == game.decision
            answer = tempers[game.asked].choose(game.legal, rng)
            game.play(answer)
            twin.play(answer)
        assert text_of(twin) == text_of(game)
        assert told[0] == told[1]


@every_table
@every_way
@settings(max_examples=2, deadline=None)
@given(seed=SEEDS)
def test_a_twin_shares_nothing_that_can_change(table: Table, way: str, seed: int) -> None:
    """Neither play nor brute force on one of two twins is felt by the other, and nobody listens to a twin."""
    rng = Random(seed)
    for game in some_moments(laid(table, rng), rng, 2):
        told = game.record_events()
        before = text_of(game)
        twin = WAYS_TO_COPY[way](game)
        for _ in moments(twin, rng):
            pass
        spoilt = WAYS_TO_COPY[way](game)
        for name in GAME_LISTS:
            field = buffer_of(spoilt, name)
            for at in range(len(field)):
                field[at] = 99
        assert text_of(game) == before
        assert told == []


@every_table
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_what_is_handed_out_is_not_the_game(table: Table, seed: int) -> None:
    """Spoiling a view, a JSON form or a decision leaves the game as it was."""
    rng = Random(seed)
    for game in some_moments(laid(table, rng), rng, 2):
        before = text_of(game)
        for observer in observers(game.config):
            data = game.view(observer).to_json()
            view = game.view(observer)
            for value in data.values():
                if isinstance(value, list):
                    value[:] = [99]
            for field in [buffer_of(view, name) for name in VIEW_LISTS]:
                for at in range(len(field)):
                    field[at] = 99
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
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_views_come_back_equal(table: Table, seed: int) -> None:
    rng = Random(seed)
    for game in some_moments(laid(table, rng), rng, 4):
        for observer in observers(game.config):
            view = game.view(observer)
            by_text: View = view_from_json(json.loads(json.dumps(view.to_json())))
            by_bytes = pickle.loads(pickle.dumps(view))
            for twin in (by_text, by_bytes):
                assert twin == view
                assert hash(twin) == hash(view)
                assert json.dumps(twin.to_json()) == json.dumps(view.to_json())
                assert twin.decision == view.decision


@every_table
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_games_differ_when_anything_differs(table: Table, seed: int) -> None:
    """Equality looks at all of it: after any answer the game is another, and so is one with other decks."""
    rng = Random(seed)
    config = laid(table, rng)
    game, *_ = some_moments(config, rng, 1)
    assert game != Game.new(config, seed=seed + 1)
    assert game != object()
    for name in GAME_LISTS:
        if getattr(game, name):
            twin = game.copy()
            buffer_of(twin, name)[0] += 1
            assert twin != game
    twin = game.copy()
    twin.play(ANSWERS[rng.choice(twin.legal)])
    assert twin != game


@every_table
@pytest.mark.parametrize("seed", range(2))
def test_replay_to_any_point_is_exact(table: Table, seed: int) -> None:
    """Config, chance and answers are the whole game."""
    trail = trail_at(table, seed)
    for number in Random(seed).sample(range(len(trail.moves)), 3):
        again = Game.new(trail.figures.config, chance=trail.chance)
        for move in trail.moves[:number]:
            again.play(move.answer)
        assert again == trail.moments[number]
        assert text_of(again) == text_of(trail.moments[number])


def test_a_bad_twin_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The test of these tests: a twin that has forgotten something, and one that is the game itself."""

    def forgetful(game: Game) -> Game:
        twin = game.copy()
        twin.discard[0] += 1
        return twin

    def sharing(game: Game) -> Game:
        return game

    game, *_ = some_moments(PLAIN[0], Random(1), 1)
    for way, why in ((forgetful, "another game"), (sharing, "shares something")):
        monkeypatch.setitem(invariants.WAYS_TO_COPY, "copy", way)
        with pytest.raises(BrokenInvariant, match=why):
            check_twin(game, "copy", Random(1))


def test_a_bad_refusal_is_noticed() -> None:
    class Lenient:
        """Lets any answer pass."""

        legal = (-1,)

        def to_json(self) -> None: ...

        def play(self, answer: Answer) -> None: ...

    with pytest.raises(BrokenInvariant, match="was not refused"):
        check_refusal(cast(Game, Lenient()), Random(1))
