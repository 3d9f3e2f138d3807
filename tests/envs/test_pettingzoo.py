"""PettingZoo's own tests, and what they do not ask: the engine's games, rewards, masks, wrong actions, secrecy."""

from __future__ import annotations

import subprocess
import sys
import warnings
from collections.abc import Iterator
from random import Random
from typing import Any

import numpy as np
import pettingzoo as library  # type: ignore[import-untyped]  # has no types
import pytest

from stockpile import Game, IllegalAnswer
from stockpile.display.table import ansi, picture
from stockpile.envs import pettingzoo
from stockpile.envs.observation import ACTIONS, EVERYTHING, FULL, SMALL
from stockpile.envs.pettingzoo import raw_env
from stockpile.rules.config import preset
from stockpile.rules.errors import ConfigError
from tests.support.env_games import case, half_of_games, how_many_games, played

with warnings.catch_warnings():  # its tests bring a game along that warns of the way they bring it
    warnings.simplefilter("ignore")
    from pettingzoo.test import api_test, render_test, seed_test  # type: ignore[import-untyped]  # has no types

# What PettingZoo finds odd in all games with a mask but its own, which it knows by name.
with_a_mask = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent",
    "ignore:Observation is not a NumPy array",
    "ignore:Action mask numpy array is all zeros",
)


@with_a_mask
@half_of_games
def test_the_librarys_own_tests(players: int, name: str, capsys: pytest.CaptureFixture[str], long: bool) -> None:
    for make, cycles in ((pettingzoo.env, 60), (raw_env, 60 if long else 15)):
        api_test(make(players=players, preset=name), num_cycles=cycles)
    seed_test(lambda: pettingzoo.env(players=players, preset=name), num_cycles=40 if long else 15)
    render_test(lambda render_mode: pettingzoo.env(players=players, preset=name, render_mode=render_mode))
    assert "Passed API test" in capsys.readouterr().out


def test_it_is_in_the_librarys_registry() -> None:
    env = library.make("aec", "stockpile/stockpile_v0", players=2, preset="classic")
    env.reset(seed=1)
    assert str(env.unwrapped) == "stockpile_v0"
    assert env.agents == ["seat_0", "seat_1"]
    assert not env.metadata["is_parallelizable"]


def random_play(env: Any, rng: Random) -> Iterator[int]:
    """Answer at random until the game is over."""
    while True:
        seen, _, terminated, _, _ = env.last()
        if terminated:
            return
        action = int(rng.choice(np.flatnonzero(seen["action_mask"])))
        yield action
        env.step(action)


def test_many_games_end_as_the_engines(long: bool) -> None:
    for seed in range(how_many_games(long)):
        players, name = case(seed)
        env = raw_env(players=players, preset=name)
        env.reset(seed=seed)
        answers = list(random_play(env, Random(seed)))
        game = played(preset(name, players), seed, answers)
        assert game.over
        assert env.game.standing == game.standing
        assert env.rewards == {f"seat_{row['seat']}": row["total"] for row in game.standing}


@pytest.mark.parametrize("kind", ["money", "win", "margin"])
def test_rewards_come_at_the_end_and_in_three_kinds(kind: str) -> None:
    env = raw_env(players=3, preset="classic", rewards=kind)
    for seed in range(20):
        env.reset(seed=seed)
        rewards = dict.fromkeys(env.agents, 0.0)
        for _ in random_play(env, Random(seed)):
            assert set(env.rewards.values()) == {0.0}
        money, winners = list(env.game.money), env.game.winners
        for agent in env.agent_iter():
            _, rewards[agent], terminated, truncated, _ = env.last()
            assert terminated and not truncated
            env.step(None)
        expected = {
            "money": money,
            "win": [(seat in winners) / len(winners) for seat in range(3)],
            "margin": [mine - max(money[:seat] + money[seat + 1 :]) for seat, mine in enumerate(money)],
        }
        assert list(rewards.values()) == expected[kind]


@pytest.mark.parametrize("form", [SMALL, FULL])
def test_every_seat_sees_its_view_and_only_who_is_asked_may_answer(form: Any) -> None:
    env = raw_env(players=4, observation=form.name)
    env.reset(seed=3)
    for _ in random_play(env, Random(3)):
        for seat, agent in enumerate(env.possible_agents):
            seen = env.observe(agent)
            assert env.observation_space(agent).contains(seen)
            assert (seen["observation"] == form.encode(env.game.view(seat))).all()
            legal = env.game.legal if agent == env.agent_selection else []
            assert np.flatnonzero(seen["action_mask"]).tolist() == sorted(legal)
    assert all(not env.observe(agent)["action_mask"].any() for agent in env.possible_agents)


def test_the_state_is_everything() -> None:
    env = raw_env(players=5)
    env.reset(seed=5)
    for _ in random_play(env, Random(5)):
        state = env.state()
        assert state in env.state_space
        assert (state == EVERYTHING.encode_game(env.game)).all()


def test_infos_name_the_question_and_texts_on_demand() -> None:
    env = raw_env(players=3, texts=True)
    env.reset(seed=2)
    for _ in random_play(env, Random(2)):
        decision = env.game.decision
        assert env.infos[env.agent_selection] == {
            "question": decision.question,
            "answers": {answer.number: str(answer) for answer in decision.answers},
        }
        assert [info for agent, info in env.infos.items() if agent != env.agent_selection] == [{}, {}]
    plain = raw_env(players=3)
    plain.reset(seed=2)
    assert plain.infos[plain.agent_selection] == {"question": plain.game.decision.question}


def test_a_seed_deals_the_engines_game_and_those_after_it() -> None:
    env, again = raw_env(players=3, preset="epic"), raw_env(players=3, preset="epic")
    env.reset(seed=11)
    assert env.game == Game.new(preset("epic", 3), seed=11)
    again.reset(seed=np.int64(11))  # type: ignore[arg-type]  # as learners draw them
    env.reset()
    again.reset()
    assert env.game == again.game != Game.new(preset("epic", 3), seed=11)
    for first in range(3):
        env.reset(seed=11, options={"first": first})
        assert env.game.first == first


def refused(env: Any, action: object) -> Exception:
    """The error that an action gets; the game, and what everybody sees, must be as before."""
    before, turn, seen = env.unwrapped.game.to_json(), env.agent_selection, env.last()[0]
    with pytest.raises((ValueError, AssertionError)) as caught:
        env.step(action)
    assert env.unwrapped.game.to_json() == before
    assert env.agent_selection == turn
    assert (env.last()[0]["action_mask"] == seen["action_mask"]).all()
    return caught.value


def test_a_wrong_action_is_refused_and_nothing_is_lost() -> None:
    env = raw_env(players=3, preset="first-game")
    env.reset(seed=1)
    rng = Random(1)
    for count, action in enumerate(random_play(env, rng)):
        if count % 10 == 0:
            illegal = rng.choice(sorted(set(range(ACTIONS)) - set(env.game.legal)))
            assert isinstance(refused(env, illegal), IllegalAnswer)
            for wrong in (-1, ACTIONS, 1.0, "bid A 3", None, [action]):
                assert "actions are the numbers 0 to 734" in str(refused(env, wrong))
    for action in (0, 1):
        with pytest.raises(ValueError, match="the only valid action is None"):
            env.step(action)
    assert env.game.over and len(env.agents) == 3


def test_wrapped_an_illegal_action_ends_the_game_and_costs() -> None:
    env = pettingzoo.env(players=3, preset="first-game", rewards="win")
    env.reset(seed=1)
    wrong = env.agent_selection
    for action in (-1, ACTIONS):
        assert "not in action space" in str(refused(env, action))
    legal = env.last()[0]["action_mask"]
    env.step(int(np.flatnonzero(legal == 0)[0]))
    assert env.rewards == {agent: -1.0 if agent == wrong else 0 for agent in env.agents}
    for _ in env.agent_iter():
        env.step(None)
    assert env.agents == []
    env.reset(seed=1)
    assert not any(env.terminations.values())


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"players": 6}, "2 to 5 players can play, not 6"),
        ({"preset": "chess"}, "no preset is called 'chess'"),
        ({"modules": ["rockets"]}, "no module is called 'rockets'"),
        ({"rewards": "glory"}, "no reward is called 'glory'; there are: money, win, margin"),
        ({"observation": "tiny"}, "no observation is called 'tiny'; there are: small, full"),
        ({"render_mode": "film"}, "no render mode is called 'film'; there are: human, ansi, rgb_array"),
        ({"render_seat": 4}, "render_seat is a seat, 0 to 3, 'asked' or None, not 4"),
    ],
)
def test_a_game_that_cannot_be_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    for make in (pettingzoo.env, raw_env):
        with pytest.raises((ValueError, ConfigError)) as caught:
            make(**options)
        assert sentence in str(caught.value)


def test_pictures_show_spectators_eyes_unless_a_seat_is_asked_for() -> None:
    for render_seat in (None, 1, "asked"):
        env = raw_env(players=3, preset="epic", render_mode="rgb_array", render_seat=render_seat)
        env.reset(seed=4)
        seat = env.game.asked if render_seat == "asked" else render_seat
        assert isinstance(seat, int | None)
        assert np.array_equal(np.asarray(env.render()), picture(env.game.view(seat)))
        env.render_mode = "ansi"
        assert env.render() == ansi(env.game.view(seat))
        for observer in {0, 1, 2, 3} - {3 if seat is None else seat}:
            assert env.render() != ansi(env.game.view(observer))


def test_without_the_library_one_is_told_what_to_install() -> None:
    for module in ("pettingzoo", "gymnasium"):
        code = f"import sys; sys.modules[{module!r}] = None; import stockpile.envs.{module}"
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=300)
        last = done.stderr.strip().splitlines()[-1]
        assert last == (
            f"ModuleNotFoundError: {module} is not installed; in a clone of Stockpile: pip install '.[research]'"
        )
