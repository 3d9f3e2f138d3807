"""Gymnasium's own check, and what it does not ask: the engine's games, bots, rewards, masks, wrong actions."""

from __future__ import annotations

import warnings
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env, check_reset_seed_determinism
from gymnasium.utils.seeding import np_random

import stockpile.envs.gymnasium as module
from stockpile import Game, make_bot
from stockpile.bots import Bot, UnknownBot, play_out
from stockpile.display.table import ansi, picture
from stockpile.envs.gymnasium import SEEDS, StockpileEnv
from stockpile.envs.observation import ACTIONS, FULL, SMALL
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.config import preset
from stockpile.rules.game import View
from tests.support.env_games import case, half_of_games, how_many_games

IDS = {"stockpile/Base-v0": "first-game", "stockpile/Epic-v0": "epic"}


@half_of_games
def test_the_librarys_own_check(players: int, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    options: dict[str, Any] = {"players": players, "preset": name, "opponents": "random"}
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(gymnasium.make("stockpile/Base-v0", **options).unwrapped)
        check_env(gymnasium.make("stockpile/Epic-v0", masked=True, seat="turns", **options).unwrapped)
        check_env(gymnasium.make("stockpile/Epic-v0", scaled=False, **options).unwrapped, skip_render_check=True)
        check_reset_seed_determinism(StockpileEnv(**options))
    assert "Round 1 of" in capsys.readouterr().out  # the human mode


@pytest.mark.parametrize("name", IDS)
def test_both_games_are_registered(name: str) -> None:
    env = gymnasium.make(name)
    assert isinstance(env.unwrapped, StockpileEnv)
    assert env.unwrapped.config == preset(IDS[name], 4)
    assert [bot.name for bot in (make_bot(each) for each in env.unwrapped.opponents)] == ["broker"] * 3
    assert module.__name__ in gymnasium.spec(name).entry_point  # type: ignore[operator]


def at_random(env: StockpileEnv, rng: Random) -> list[int]:
    """Play on at random to the end; returns the learner's actions."""
    actions = []
    over = False
    while not over:
        actions.append(int(rng.choice(np.flatnonzero(env.action_masks()))))
        _, _, over, truncated, _ = env.step(actions[-1])
        assert not truncated
    return actions


class Said(Bot):
    """Says what was said before."""

    name = "said"

    def __init__(self, actions: list[int]) -> None:
        super().__init__()
        self.left = iter(actions)

    def decide(self, view: View) -> Answer:
        return ANSWERS[next(self.left)]


def test_many_games_end_as_the_engines(long: bool) -> None:
    """The engine deals from the same seed, and the bots draw from the chance that Gymnasium makes of it."""
    for seed in range(how_many_games(long)):
        players, name = case(seed)
        seat = seed % players
        env = StockpileEnv(players, name, seat=seat, opponents="random")
        env.reset(seed=seed)
        actions = at_random(env, Random(seed))
        game = Game.new(preset(name, players), seed=seed)
        rng, _ = np_random(seed)
        bots = {(seat + place) % players: make_bot("random", int(rng.integers(SEEDS))) for place in range(1, players)}
        play_out(game, [bots.get(each) or Said(actions) for each in range(players)])
        assert env.game is not None
        assert env.game.standing == game.standing
        assert env.game == game


@pytest.mark.parametrize("kind", ["money", "win", "margin"])
def test_rewards_come_at_the_end_and_in_three_kinds(kind: str) -> None:
    env = StockpileEnv(3, "classic", seat=1, opponents="random", rewards=kind)
    for seed in range(10):
        env.reset(seed=seed)
        over = False
        while not over:
            _, reward, over, _, info = env.step(env.action_space.sample())
            assert over or reward == 0
        money = info["money"]
        expected = {
            "money": money[1],
            "win": (1 in info["winners"]) / len(info["winners"]),
            "margin": money[1] - max(money[0], money[2]),
        }
        assert reward == expected[kind]


@pytest.mark.parametrize("form", [SMALL, FULL])
def test_the_learner_sees_its_view(form: Any) -> None:
    options: dict[str, Any] = {"preset": "epic", "seat": 2, "observation": form.name, "opponents": "random"}
    scaled = StockpileEnv(**options)
    plain = StockpileEnv(**options, scaled=False, masked=True)
    numbers, _ = scaled.reset(seed=8)
    seen, info = plain.reset(seed=8)
    for _ in range(30):
        assert plain.game is not None
        assert info == {"seat": 2, "question": plain.game.decision.question}
        assert (seen["observation"] == form.encode(plain.game.view(2))).all()
        assert (numbers == form.scaled(seen["observation"])).all()
        assert numbers in scaled.observation_space and seen in plain.observation_space
        assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(plain.game.legal)
        assert scaled.action_masks().dtype == np.bool_
        assert (scaled.action_masks() == seen["action_mask"]).all()
        action = scaled.action_space.sample()
        assert scaled.action_masks()[action]
        numbers, *_ = scaled.step(action)
        seen, _, _, _, info = plain.step(action)


def test_episodes_repeat_from_their_seed() -> None:
    """Deal, bots and a seat drawn by lot, in this episode and in those after it."""
    told: list[list[Any]] = []
    for _ in range(2):
        env = StockpileEnv(4, "epic", seat="turns", opponents=["broker", "random", "clerk"])
        env.reset(seed=21)
        rng = Random(21)
        told.append([])
        for _ in range(3):
            at_random(env, rng)
            assert env.game is not None
            told[-1].append((env.seat, env.game.to_json(), {seat: bot.name for seat, bot in env.bots.items()}))
            env.reset()
    assert told[0] == told[1]
    assert len({seat for seat, _, _ in told[0]}) > 1
    for seat, _, bots in told[0]:
        assert [bots[(seat + place) % 4] for place in (1, 2, 3)] == ["broker", "random", "clerk"]


def test_who_goes_first_can_be_chosen() -> None:
    env = StockpileEnv(3, "first-game", opponents="random")
    for first in range(3):
        env.reset(seed=1, options={"first": first})
        assert env.game is not None and env.game.first == first


class Nosy(Bot):
    """Wants to hear everything, and keeps what it was shown."""

    name = "nosy"
    hears = True
    shown: list[tuple[int, int]] = []  # noqa: RUF012 - of all of them

    def decide(self, view: View) -> Answer:
        assert all(event.seen_by(view.observer) for event in self.heard)
        self.shown.append((view.observer, len(self.heard)))
        return view.answers[0]


def test_bots_see_their_own_view_and_hear_what_their_seat_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "make_bot", lambda name, seed=0: Nosy(seed))
    env = StockpileEnv(3, "first-game", opponents="nosy")
    env.reset(seed=1)
    at_random(env, Random(1))
    assert {observer for observer, _ in Nosy.shown} == {1, 2}
    assert max(heard for _, heard in Nosy.shown) > 100


def refused(env: StockpileEnv, action: object) -> str:
    """What an action is refused with; the game must be as before."""
    assert env.game is not None
    before, mask = env.game.to_json(), env.action_masks()
    with pytest.raises(InvalidAction) as caught:
        env.step(action)
    assert env.game.to_json() == before
    assert (env.action_masks() == mask).all()
    return str(caught.value)


def test_a_wrong_action_is_refused_and_nothing_is_lost() -> None:
    env = StockpileEnv(4, "first-game")
    for method in (env.render, lambda: env.step(0)):
        with pytest.raises(ResetNeeded):
            method()
    env.reset(seed=1)
    rng = Random(1)
    over = False
    while not over:
        illegal = rng.choice(np.flatnonzero(~env.action_masks()))
        assert "is refused: " in refused(env, illegal)
        for wrong in (-1, ACTIONS, 1.0, "bid A 3", None):
            assert "actions are the numbers 0 to 734" in refused(env, wrong)
        _, _, over, _, _ = env.step(env.action_space.sample())
    assert not env.action_masks().any()
    for action in (0, -1):
        with pytest.raises(ResetNeeded, match="call reset"):
            env.step(action)
    env.reset()
    env.step(env.action_space.sample())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 1}, "2 to 5 players can play, not 1"),
        ({"seat": 4}, "seat is 0 to 3 or 'turns', not 4"),
        ({"opponents": ["broker"]}, "4 players need 3 opponents, not 1"),
        ({"rewards": "glory"}, "no reward is called 'glory'"),
        ({"observation": "tiny"}, "no observation is called 'tiny'"),
        ({"render_mode": "film"}, "no render mode is called 'film'"),
        ({"opponents": "oracle"}, "There is no bot oracle"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises((ValueError, UnknownBot)) as caught:
        StockpileEnv(**options)
    assert sentence in str(caught.value)


def test_pictures_show_what_the_learner_sees() -> None:
    env = StockpileEnv(3, "epic", seat=1, opponents=["broker", "random"], render_mode="rgb_array")
    env.reset(seed=4)
    called = ["Seat 0 (random)", "Seat 1", "Seat 2 (broker)"]
    assert env.game is not None
    assert np.array_equal(np.asarray(env.render()), picture(env.game.view(1), called))
    env.render_mode = "ansi"
    assert env.render() == ansi(env.game.view(1), called)


def test_many_side_by_side() -> None:
    """Gymnasium's vectors take it; without masks of their own they need them of the games."""
    vector: Any = gymnasium.make_vec("stockpile/Base-v0", num_envs=3, vectorization_mode="sync", opponents="random")
    observations, _ = vector.reset(seed=5)
    assert observations.shape == (3, SMALL.size)
    for _ in range(20):
        masks = vector.call("action_masks")
        observations, *_ = vector.step(np.array([np.flatnonzero(mask)[0] for mask in masks]))
    vector.close()
