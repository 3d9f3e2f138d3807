"""The broker at tables with modules: every question of every combination gets a legal answer, and it wins."""

import json
from random import Random

import pytest

from stockpile.bots import make_bot
from stockpile.bots.broker.thinking import THINKING
from stockpile.lab import simulate
from stockpile.rules.config import INVESTOR_SETS, MODULES, Config, preset
from stockpile.rules.errors import ConfigError
from stockpile.rules.figures import figures_for
from stockpile.rules.game import Game, view_from_json


def any_config(rng: Random) -> Config:
    """Players, modules and investor sets at random, as long as they can be played."""
    while True:
        modules = tuple(name for name in MODULES if rng.random() < 0.6)
        sets = tuple(name for name in INVESTOR_SETS if rng.random() < 0.8)
        try:
            config = Config(rng.randint(2, 5), modules, sets or INVESTOR_SETS)
            figures_for(config)
        except ConfigError:
            continue
        return config


def test_every_question_of_any_modules_gets_a_legal_answer() -> None:
    """Brokers among themselves and with random players; now and then the view comes through JSON."""
    rng = Random(11)
    asked = set()
    for seed in range(120):
        config = any_config(rng)
        game = Game.new(config, seed=seed)
        names = ["broker", *[rng.choice(("broker", "random")) for _ in range(config.players - 1)]]
        bots = [make_bot(name, f"{seed}/{seat}") for seat, name in enumerate(names)]
        while not game.over:
            view = game.view(game.asked)
            answer = bots[game.asked].decide(view)
            if names[game.asked] == "broker":
                asked.add(view.question)
                assert answer in view.answers
                if rng.random() < 0.03:
                    twin = view_from_json(json.loads(json.dumps(view.to_json())))
                    assert make_bot("broker").decide(twin) is answer
            game.play(answer)
    assert asked >= set(THINKING) - {"ability"}  # two investors of one moment in one hand: seldom, and shown elsewhere


def test_a_decision_leaves_the_view_as_it_was() -> None:
    for players in (2, 4):
        game = Game.new(preset("epic", players), seed=players)
        bots = [make_bot("broker", seat) for seat in range(players)]
        while not game.over:
            view = game.view(game.asked)
            before = view.to_json()
            game.play(bots[game.asked].decide(view))
            assert view.to_json() == before


@pytest.mark.parametrize("players", [2, 4])
def test_what_a_broker_cannot_know_does_not_move_it(players: int) -> None:
    """In every world that could be the real one the broker answers alike."""
    rng = Random(players)
    game = Game.new(preset("epic", players), seed=5)
    bots = [make_bot("broker", seat) for seat in range(players)]
    while not game.over:
        view = game.view(game.asked)
        answer = bots[game.asked].decide(view)
        if rng.random() < 0.3:
            assert make_bot("broker").decide(view.sample(rng).view(view.observer)) is answer
        game.play(answer)


def test_one_broker_beats_three_random_players_at_everything() -> None:
    bots = ["broker", "random", "random", "random"]
    assert simulate(preset("epic"), bots, games=400, seed=3).entries[0].wins >= 0.95 * 400


@pytest.mark.parametrize("players", [2, 3, 5])
def test_and_at_every_other_table(players: int) -> None:
    bots = ["broker", *["random"] * (players - 1)]
    assert simulate(preset("epic", players), bots, games=40, seed=4).entries[0].wins >= 0.95 * 40


@pytest.mark.parametrize("module", [name for name in MODULES if name != "investor_bidding"])
def test_and_with_every_module_alone(module: str) -> None:
    bots = ["broker", "random", "random", "random"]
    assert simulate(Config(4, (module,)), bots, games=20, seed=5).entries[0].wins >= 0.9 * 20
