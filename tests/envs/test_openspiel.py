"""The game behind OpenSpiel's interface: its own tests, its parameters, and the engine's game with the same answers."""

from __future__ import annotations

import copy
import json
import pickle
import timeit
from random import Random

import pytest

from stockpile import Config, Game
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import preset
from stockpile.rules.game import view_from_json
from tests.support.env_games import half_of_games, how_many_games
from tests.support.spiel import CONFIGS, dealt, every_config, game_in, load, play_on, state_of

import pyspiel  # isort: skip

from stockpile.envs import openspiel  # isort: skip
from stockpile.envs.observation import FULL, SMALL  # isort: skip


@half_of_games
def test_it_passes_the_random_simulation_of_the_suite(players: int, name: str) -> None:
    """Copies, serialization, legal actions, masks, observations of all players, returns: at every state."""
    pyspiel.random_sim_test(load(preset(name, players)), num_sims=1, serialize=True, verbose=False)


def test_many_games_end_as_the_engine_ends_them(long: bool) -> None:
    rng = Random(11)
    games = [load(config, rewards="money") for config in CONFIGS]
    for number in range(how_many_games(long)):
        config, game = CONFIGS[number % len(CONFIGS)], games[number % len(CONFIGS)]
        ours = Game.new(config, seed=number)
        state = dealt(game, number)
        while not state.is_terminal():
            legal = state.legal_actions()
            assert legal == sorted(ours.legal) and state.current_player() == ours.asked
            action = rng.choice(legal)
            state.apply_action(action)
            ours.play(ANSWERS[action])
        assert game_in(state).standing == ours.standing
        assert state.returns() == state.rewards() == [float(money) for money in ours.money]


def test_what_is_loaded_is_what_is_named() -> None:
    named = pyspiel.load_game("python_stockpile(players=3,preset=epic)")
    assert (named.config, named.num_players()) == (preset("epic", 3), 3)
    assert pyspiel.load_game("python_stockpile").config == Config(4)
    modules = pyspiel.load_game("python_stockpile", {"modules": "dice, investors", "investor_sets": "B,CC"})
    assert modules.config == Config(4, ("investors", "dice"), ("B", "CC"))
    again = pyspiel.load_game(str(modules))
    assert again.config == modules.config and str(again) == str(modules)
    assert pickle.loads(pickle.dumps(modules)).config == modules.config
    assert named.num_distinct_actions() == len(ANSWERS)
    assert "python_stockpile" in pyspiel.registered_names()


@pytest.mark.parametrize(
    ("parameters", "problem"),
    [
        ("players=6", "2 to 5 players can play, not 6"),
        ("preset=chess", "no preset is called 'chess'; there are: first-game, classic, advanced, epic"),
        ("modules=dice+cards", "no module is called 'cards'"),
        ("preset=epic,investor_sets=XX", "no investor set is called 'XX'"),
        ("observation=tiny", "no observation is called 'tiny'; there are: small, full"),
        ("rewards=glory", "no reward is called 'glory'; there are: money, win, margin"),
        ("seats=4", "seats"),
    ],
)
def test_wrong_parameters_are_refused_with_a_sentence(parameters: str, problem: str) -> None:
    with pytest.raises(pyspiel.SpielError, match=problem):
        pyspiel.load_game(f"python_stockpile({parameters})")


UTILITY = pyspiel.GameType.Utility


@pytest.mark.parametrize(
    ("rewards", "players", "utility", "together"),
    [
        ("win", 2, UTILITY.CONSTANT_SUM, 1),
        ("win", 5, UTILITY.CONSTANT_SUM, 1),
        ("money", 3, UTILITY.GENERAL_SUM, None),
        ("margin", 2, UTILITY.ZERO_SUM, 0),
        ("margin", 4, UTILITY.GENERAL_SUM, None),
    ],
)
def test_the_declared_utility_is_true(rewards: str, players: int, utility: object, together: float | None) -> None:
    game = load(Config(players), rewards=rewards)
    assert game.get_type().utility == utility
    assert game.utility_sum() == together
    rng = Random(rewards)
    for number in range(20):
        state = dealt(game, number)
        assert state.returns() == [0.0] * players
        play_on(state, rng)
        assert all(game.min_utility() <= each <= game.max_utility() for each in state.returns())
        assert together is None or sum(state.returns()) == pytest.approx(together)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = dealt(load(Config(3)), 5)
    play_on(state, Random(5), 9)
    before = state.serialize(), str(state), state.legal_actions(), state.history()
    for action in (next(number for number in range(735) if number not in state.legal_actions()), 735, -2):
        with pytest.raises(pyspiel.SpielError, match=str(action)):
            state.apply_action(action)
        with pytest.raises((pyspiel.SpielError, IndexError)):
            state.apply_action_with_legality_check(action)
        assert (state.serialize(), str(state), state.legal_actions(), state.history()) == before
    play_on(state, Random(5))
    with pytest.raises(pyspiel.SpielError, match="the game is over"):
        state.apply_action(0)


def test_chance_decides_the_deal_digit_by_digit() -> None:
    game = load(Config(3))
    state = game.new_initial_state()
    for digit in (1, 2, 3, 4):
        assert state.is_chance_node() and state.current_player() == pyspiel.PlayerId.CHANCE
        assert sum(probability for _, probability in state.chance_outcomes()) == pytest.approx(1)
        assert {state.observation_string(seat) for seat in range(3)} == {""}
        with pytest.raises(pyspiel.SpielError, match="256"):
            state.apply_action(256)
        state.apply_action(digit)
    assert game_in(state) == Game.new(Config(3), seed=openspiel.deal_number((1, 2, 3, 4)))
    assert game.max_chance_nodes_in_history() == 4
    assert state.history() == [1, 2, 3, 4]


@every_config
def test_observations_are_the_view(config: Config) -> None:
    """Of every seat, asked or not: the text is the view, the tensor the core's numbers of it, in both forms."""
    rng = Random(config.players)
    for form in (SMALL, FULL):
        state = dealt(load(config, observation=form.name), rng.randrange(2**32))
        for _ in range(6):
            play_on(state, rng, 30)
            ours = game_in(state)
            for seat in range(config.players):
                view = ours.view(seat)
                assert view_from_json(json.loads(state.observation_string(seat))) == view
                assert state.observation_tensor(seat) == form.encode(view).tolist()
            public = load(config).make_py_observer(PUBLIC).string_from(state, 0)
            assert view_from_json(json.loads(public)) == ours.view()


PUBLIC = pyspiel.IIGObservationType(public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.NONE)
PRIVATE = pyspiel.IIGObservationType(
    public_info=False, perfect_recall=False, private_info=pyspiel.PrivateInfoType.SINGLE_PLAYER
)
EVERYBODY = pyspiel.IIGObservationType(
    public_info=True, perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
)


def test_what_all_see_and_what_one_sees_make_the_observation() -> None:
    game = load(preset("epic", 3))
    public, private = game.make_py_observer(PUBLIC), game.make_py_observer(PRIVATE)
    state = dealt(game, 3)
    assert public.string_from(state, 0) == public.string_from(state, 2)
    for seat in range(3):
        both = json.loads(public.string_from(state, seat)) | json.loads(private.string_from(state, seat))
        assert both == json.loads(state.observation_string(seat))
    assert game.make_py_observer(EVERYBODY) is None
    with pytest.raises(pyspiel.SpielError, match="observers have no parameters"):
        game.make_py_observer(PUBLIC, {"size": 3})


def test_actions_are_called_as_the_engine_calls_them() -> None:
    state = dealt(load(Config(2)), 1)
    for action in state.legal_actions():
        assert state.action_to_string(action) == str(ANSWERS[action])
        assert state.string_to_action(str(ANSWERS[action])) == action


def test_twins_of_a_state_stand_alone() -> None:
    """Clones, pickles and what was serialized: the same to the byte, and what is done to them is not felt."""
    game = load(preset("epic", 3))
    state = dealt(game, 8)
    play_on(state, Random(8), 60)
    before = said(state)
    for twin in (
        state.clone(),
        copy.deepcopy(state),
        pickle.loads(pickle.dumps(state)),
        game.deserialize_state(state.serialize()),
        state.resample_from_infostate(1, lambda: 0.3).clone(),
    ):
        assert twin.information_state_string(1) == state.information_state_string(1)
        play_on(twin, Random(9), 40)
        assert said(state) == before
    assert said(state.clone()) == said(pickle.loads(pickle.dumps(state))) == before


def said(state: openspiel.StockpileState) -> list[object]:
    seats = range(state.num_players())
    memories = [state.information_state_string(seat) for seat in seats]
    return [str(state), state.history(), memories, [state.observation_string(seat) for seat in seats]]


def test_a_copy_costs_the_same_early_and_late() -> None:
    """A copy, not a replay: of a game that is nearly over it takes no longer than of one that begins."""
    game = load(preset("epic", 4))
    early, late = dealt(game, 2), dealt(game, 2)
    play_on(late, Random(2), 250)
    assert not late.is_terminal()

    def cost(state: openspiel.StockpileState) -> float:
        return min(timeit.repeat(state.clone, number=100, repeat=15)) / 100

    assert cost(late) < 2 * cost(early) + 5e-6
    assert cost(late) < 200e-6


def test_a_state_can_begin_with_any_game_of_ours() -> None:
    """Given decks, for those who study a position: the stage of a state is a game and where it began."""
    ours = Game.new(Config(3), seed=4, first=2)
    state = state_of(load(Config(3)), ours)
    assert state.current_player() == 2
    play_on(state, Random(1))
    assert ours.asked == 2
