"""What holds for every bot: it answers from a view alone, legally, and the same again for the same seed."""

import json
from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from stockpile.bots import BOTS, BadBot, Bot, NotAsked, UnknownBot, make_bot, play_out
from stockpile.bots.registry import RESERVED
from stockpile.lab.players import PLAYERS
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.config import Config
from stockpile.rules.game import Game, View, view_from_json

CONFIGS = [Config(players, board) for players in (2, 3, 4, 5) for board in ((), ("advanced_board",))]
# A bot that thinks longer when it may gets a few playouts: so it too answers the same again. The sharks are one then.
QUICK = [name if bot.thinks is None else f"{name}@4" for name, bot in BOTS.items() if name != "shark-1s"]
names = pytest.mark.parametrize("name", QUICK)
configs = pytest.mark.parametrize("config", CONFIGS, ids=str)


def played(config: Config, name: str, seed: int, others: str = "") -> Iterator[tuple[View, Answer]]:
    """Every view that bots are given in a game, with what they answer: all of one kind, or the first and others."""
    game = Game.new(config, seed=seed)
    bots = [make_bot(others if others and seat else name, f"{seed}/{seat}") for seat in range(config.players)]
    while not game.over:
        view = game.view(game.asked)
        answer = bots[game.asked].decide(view)
        yield view, answer
        game.play(answer)


@names
@configs
def test_bots_play_whole_games_by_the_rules(name: str, config: Config, long: bool) -> None:
    briefly = "@" in name and not long  # who thinks takes a hundred times as long
    for seed in range(1 if briefly else 3):
        assert all(answer in view.answers for view, answer in played(config, name, seed, "broker" if briefly else ""))


@names
def test_equal_seeds_play_equally(name: str) -> None:
    first = [answer for _, answer in played(Config(), name, 8)]
    assert first == [answer for _, answer in played(Config(), name, 8)]


@names
@configs
def test_a_view_that_came_through_json_gets_the_same_answer(name: str, config: Config) -> None:
    twin = make_bot(name, "3/0")
    for view, answer in played(config, name, 3, others="broker"):
        if view.observer == 0:
            assert twin.decide(view_from_json(json.loads(json.dumps(view.to_json())))) is answer


@names
def test_a_decision_leaves_the_view_as_it_was(name: str) -> None:
    game = Game.new(Config(), seed=2)
    bots = [make_bot(name, seat) for seat in range(4)]
    while not game.over:
        view = game.view(game.asked)
        before = view.to_json()
        game.play(bots[game.asked].decide(view))
        assert view.to_json() == before


@names
def test_who_is_not_asked_does_not_answer(name: str) -> None:
    game = Game.new(Config(), seed=2)
    waiting = (game.asked + 1) % 4
    for observer in (waiting, None):
        with pytest.raises(NotAsked, match="is not asked"):
            make_bot(name).decide(game.view(observer))


@pytest.fixture
def first_view() -> View:
    game = Game.new(Config(), seed=2)
    return game.view(game.asked)


def test_random_picks_every_answer_equally_often(first_view: View) -> None:
    bot = make_bot("random", 5)
    counts = Counter(bot.decide(first_view) for _ in range(16_000))
    assert set(counts) == set(first_view.answers)
    assert len(first_view.answers) == 16
    assert all(abs(count - 1000) < 150 for count in counts.values())  # five standard deviations


def test_seeds_tell_bots_apart(first_view: View) -> None:
    assert len({make_bot("random", seed).decide(first_view) for seed in range(40)}) > 5


def test_unknown_bots_are_refused_with_the_names_there_are() -> None:
    with pytest.raises(UnknownBot, match="There is no bot oracle; there are: random, ") as caught:
        make_bot("oracle")
    assert caught.value.facts["name"] == "oracle"


def test_nobody_takes_the_name_of_a_player_of_the_laboratory() -> None:
    assert {*RESERVED} == PLAYERS.keys() - BOTS.keys()


@pytest.mark.parametrize(
    ("text", "kind"),
    [("shark@", "bad-budget"), ("broker:", "style-missing"), ("broker:@5", "style-missing"), ("broker@5", "no-budget")],
)
def test_what_is_asked_for_in_half_or_in_vain_is_refused(text: str, kind: str) -> None:
    with pytest.raises(BadBot) as caught:
        make_bot(text)
    assert caught.value.kind == kind


def test_bots_are_known_by_their_names() -> None:
    assert [repr(make_bot(name, 1)) for name in BOTS] == [f"<bot {name}>" for name in BOTS]
    assert list(BOTS) == ["random", "intern", "clerk", "broker", "shark", "shark-1s"]


def test_play_out_asks_the_seats_own_bot_and_counts() -> None:
    class Witness(Bot):
        name = "witness"

        def decide(self, view: View) -> Answer:
            seen.append((id(self), view.observer))
            assert view.legal is not None
            return ANSWERS[self.random.choice(view.legal)]

    seen: list[tuple[int, int]] = []
    bots = [Witness(seat) for seat in range(3)]
    game = Game.new(Config(3), seed=4)
    assert play_out(game, bots) == len(seen)
    assert game.over
    assert set(seen) == {(id(bot), seat) for seat, bot in enumerate(bots)}


@pytest.mark.parametrize("seed", range(3))
def test_what_a_broker_cannot_know_does_not_move_it(seed: int) -> None:
    """In every world that could be the real one the broker answers alike."""
    rng = Random(seed)
    for view, answer in played(Config(), "broker", seed):
        world = view.sample(rng)
        assert make_bot("broker").decide(world.view(view.observer)) is answer
