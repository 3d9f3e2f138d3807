"""Playing on in loops of our own: to the end of the round with a policy, and at random to the end of the game."""

from random import Random

import pytest

from stockpile import Game
from stockpile.rules.answers import numbered
from stockpile.rules.config import preset
from stockpile.rules.game import play_known
from stockpile.rules.playing import AtRandom, Policy, finish_round, play_randomly


class First(Policy):
    """A plain Python policy: always the first legal answer."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def choose(self, game: Game) -> int:
        self.asked.append(game.asked)
        return game.legal[0]


@pytest.mark.parametrize("name", ["first-game", "epic"])
def test_a_round_ends_where_the_next_begins(name: str) -> None:
    game = Game.new(preset(name), seed=1)
    rounds = game.figures.rounds
    for number in range(1, rounds):
        assert finish_round(game, AtRandom(Random(number))) > 0
        assert (game.round, game.over) == (number, False)
    assert finish_round(game, AtRandom(Random(9))) > 0
    assert game.over
    assert finish_round(game, AtRandom(Random(9))) == 0


def test_a_python_policy_answers_for_all_seats() -> None:
    game = Game.new(seed=1)
    other = game.copy()
    policy = First()
    count = finish_round(game, policy)
    assert len(policy.asked) == count
    assert set(policy.asked) == {0, 1, 2, 3}
    while other.round == 0:
        other.play(other.decision.answers[0])
    assert other == game


def test_a_policy_without_a_choice_says_so() -> None:
    with pytest.raises(NotImplementedError):
        finish_round(Game.new(seed=1), Policy())


def test_playing_at_random_counts_its_answers() -> None:
    game, other = Game.new(seed=3), Game.new(seed=3)
    rng = Random(4)
    count = 0
    while not other.over:
        legal = other.legal
        other.play(numbered(legal[int(rng.random() * len(legal))]))
        count += 1
    assert play_randomly(game, Random(4)) == count
    assert game == other


def test_what_is_known_to_be_legal_is_played_without_looking() -> None:
    game, other = Game.new(seed=3), Game.new(seed=3)
    play_known(game, game.decision.answers[-1])
    other.play(other.decision.answers[-1])
    assert game == other
