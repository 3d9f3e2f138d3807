"""Playing on without asking anybody: for search, learning and measuring.

Nothing here is for answers that come from outside: these loops play what they chose themselves from the legal answers,
and do not look again.

>>> game = Game.new(seed=1)
>>> finish_round(game, AtRandom(Random(1))) > 0
True
>>> game.round
1
"""

from random import Random

from mypy_extensions import mypyc_attr

from stockpile.rules.answers import ANSWERS
from stockpile.rules.game import Game, play_known
from stockpile.rules.vecs import i64


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Answers for all seats. An honest policy reads of the game only what the asked seat knows.

    Compiled policies are called directly; a plain Python subclass works too, slower.
    """

    def choose(self, game: Game) -> i64:
        """The number of a legal answer: of `game.legal`, and compiled of `game.legal_numbers()`."""
        raise NotImplementedError(f"{type(self).__name__} says nothing of how to choose: define choose(game)")


class AtRandom(Policy):
    """Any legal answer, each as likely as the others."""

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def choose(self, game: Game) -> i64:
        legal = game.legal_numbers()
        return legal[i64(self.random() * float(len(legal)))]


def finish_round(game: Game, policy: Policy) -> int:
    """Play on until the next round has started or the game is over; returns how many answers that took."""
    count: i64 = 0
    number = game.round
    while game.round == number and len(game.agenda) > 0:
        play_known(game, ANSWERS[policy.choose(game)])
        count += 1
    return count


def play_randomly(game: Game, rng: Random) -> int:
    """Answer every question at random until the game is over; returns how many there were."""
    count: i64 = 0
    random = rng.random
    while len(game.agenda) > 0:
        legal = game.legal_numbers()
        play_known(game, ANSWERS[legal[i64(random() * float(len(legal)))]])
        count += 1
    return count
