"""Nobody is told anything but what the rules show (R-INFO-4), through OpenSpiel's interface as well.

What a resampled state is made of is the observation and the numbers of the sampler; two games that differ only in what
a seat was never shown are the same to it in everything that the interface says.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import product, repeat
from random import Random
from typing import Any

import pytest

from fuzz import secrecy
from fuzz.differences import MAKERS, Difference
from fuzz.secrecy import played_scenes, scenes_with_difference
from fuzz.trail import CardTrail
from stockpile import Config
from stockpile.rules.cards import COMPANIES
from stockpile.rules.config import preset
from stockpile.rules.game import set_up, view_from_json
from tests.support.play import EVERYTHING, TABLES, trail_at
from tests.support.spiel import dealt, every_config, game_in, load, play_on, sampler, state_of

from stockpile.envs.openspiel import StockpileState  # isort: skip


@every_config
def test_a_resampled_state_is_the_same_to_the_seat(config: Config) -> None:
    """Information state, observation, tensors, who is asked and what is legal: to the byte, and so a while later."""
    rng = Random(config.players)
    state = dealt(load(config), rng.randrange(2**32))
    while True:
        for seat in range(config.players):
            drawn = state.resample_from_infostate(seat, sampler(rng.randrange(2**31)))
            assert interface(drawn, seat) == interface(state, seat)
            again = drawn.resample_from_infostate(seat, rng.random)
            assert interface(again, seat) == interface(state, seat)
            check_history(state, drawn, seat)
            play_on(drawn, rng, 30)
        if state.is_terminal():
            break
        play_on(state, rng, 1 + rng.randrange(80))


def interface(state: StockpileState, seat: int) -> list[Any]:
    """All that a seat is told by a state."""
    legal = state.legal_actions(seat) if state.current_player() == seat else None
    return [
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
        state.current_player(),
        state.move_number(),
        legal,
    ]


def check_history(state: StockpileState, drawn: StockpileState, seat: int) -> None:
    """The same moves of the same players; what the seat does not know is -1, and that alone."""
    assert drawn.move_number() == state.move_number() == len(drawn.history())
    for real, known in zip(state.full_history(), drawn.full_history(), strict=True):
        assert known.player == real.player
        if known.action != real.action:
            assert known.action == -1 and known.player != seat
    assert drawn.history()[:4] == [-1] * 4


@every_config
def test_a_resampled_state_is_made_of_the_observation_alone(config: Config) -> None:
    """Whoever has the seat's observation as text and the sampler's number draws the same world."""
    rng = Random(config.preset)
    state = dealt(load(config), 41)
    while not state.is_terminal():
        seat, number = rng.randrange(config.players), rng.random()
        view = view_from_json(json.loads(state.observation_string(seat)))
        drawn = state.resample_from_infostate(seat, repeat(number).__next__)
        assert game_in(drawn) == view.sample(Random(int(number * 2**53)))
        play_on(state, rng, 1 + rng.randrange(40))


ENOUGH = 12


@pytest.mark.parametrize("secret", MAKERS)
def test_what_was_never_shown_makes_no_difference(secret: str) -> None:
    """Two games that differ in this secret: as long as they have shown a seat the same, all they say is the same."""
    rng = Random(secret)
    compared = 0
    tables = [EVERYTHING, preset("epic", 4), preset("epic", 2), *TABLES[:2]]
    for seed, table in product(range(20), tables):
        trail = trail_at(table, seed)
        for seat in range(trail.players):
            other = MAKERS[secret](trail, seat, rng)
            if other is not None:
                compared += compare(trail, other, seat, rng)
                if compared >= ENOUGH:
                    return
    raise AssertionError(f"only {compared} moments were compared")


def compare(trail: CardTrail, other: Difference, seat: int, rng: Random) -> int:
    """How many moments were compared at which the difference was a secret. They are compared at a few."""
    game = load(trail.figures.config)
    one = state_of(game, set_up(trail.figures, trail.chance))
    two = state_of(game, set_up(trail.figures, other.chance))
    scenes = zip(played_scenes(trail, seat), scenes_with_difference(trail, other, seat, 0), strict=False)
    watched = {other.since, other.since + 1, *rng.sample(range(len(trail.moves)), 5)}
    compared = 0
    for number, (real, changed) in enumerate(scenes):
        if number:
            move = trail.moves[number - 1]
            one.apply_action(move.answer.number)
            two.apply_action(other.answer(number - 1, move).number)
        facts = [
            (each.said, secrecy.facts_shown(trail, number, each.before, each.game, seat)) for each in (real, changed)
        ]
        if facts[0] != facts[1]:
            assert one.information_state_string(seat) != two.information_state_string(seat) or one.is_terminal()
            break
        if number in watched:
            assert interface(one, seat) == interface(two, seat)
            compare_drawn(one, two, seat, rng.randrange(2**31))
            compared += number >= other.since
    return compared


def compare_drawn(one: StockpileState, two: StockpileState, seat: int, seed: int) -> None:
    """The same numbers of the sampler give the same state in both games, for every seat in it."""
    drawn = [each.resample_from_infostate(seat, sampler(seed)) for each in (one, two)]
    assert str(drawn[0]) == str(drawn[1])
    assert drawn[0].history() == drawn[1].history()
    assert drawn[0].serialize() == drawn[1].serialize()
    for each in range(one.num_players()):
        assert interface(drawn[0], each) == interface(drawn[1], each)


def test_the_worlds_are_different_and_the_true_one_is_among_them() -> None:
    """What a seat has not seen is drawn as the deal makes it: five companies are left for another seat's pair."""
    config = Config(4)
    state = dealt(load(config), 12)
    real = game_in(state)
    seat, pair = real.asked, (real.asked + 1) % 4
    count = 3000
    drawn = [game_in(state.resample_from_infostate(seat, sampler(number))) for number in range(count)]
    companies = Counter(world.pairs[2 * pair] for world in drawn)
    seen = {company for company in real.view(seat).pairs[::2] if company >= 0}
    assert set(companies) == set(range(len(COMPANIES))) - seen
    for times in companies.values():
        assert abs(times - count / len(companies)) < 5 * (count / len(companies)) ** 0.5
    for name in ("regular", "hand", "pairs"):
        assert len({tuple(getattr(world, name)) for world in drawn}) > 50, name
    assert len({world.chance.market for world in drawn}) > count * 0.99
    hands = Counter(tuple(sorted(world.hand)) for world in drawn)
    starts = Counter(tuple(world.regular) for world in drawn)
    assert tuple(real.regular) in starts and len(hands) > 1000


def test_before_the_deal_nobody_knows_anything() -> None:
    state = load(Config(3)).new_initial_state()
    state.apply_action(200)
    drawn = {tuple(state.resample_from_infostate(1, sampler(number)).history()) for number in range(50)}
    assert len(drawn) > 20 and all(len(each) == 1 for each in drawn)
    assert state.history() == [200]


def test_nobody_sits_at_other_seats() -> None:
    state = dealt(load(Config(3)), 1)
    for seat in (-1, 3, 7):
        with pytest.raises(RuntimeError, match=f"nobody sits at seat {seat}"):
            state.resample_from_infostate(seat, sampler(1))
