"""What a finished game is worth to each seat: the same three ways in every interface."""

from typing import Final

from stockpile.envs.core.buffers import floats
from stockpile.envs.core.rewarding import MARGIN, MONEY, WIN, write_rewards
from stockpile.rules.game import Game

REWARDS: Final = {"money": MONEY, "win": WIN, "margin": MARGIN}


def reward_called(kind: str) -> int:
    """The number of a kind of reward.

    >>> reward_called("glory")
    Traceback (most recent call last):
        ...
    ValueError: no reward is called 'glory'; there are: money, win, margin
    """
    if kind not in REWARDS:
        raise ValueError(f"no reward is called {kind!r}; there are: {', '.join(REWARDS)}")
    return REWARDS[kind]


def rewards(game: Game, kind: str = "money") -> list[float]:
    """By seat: the final money, the share of the win, or the final money less that of the best other.

    >>> from random import Random
    >>> from stockpile.rules.playing import play_randomly
    >>> game = Game.new(seed=1)
    >>> count = play_randomly(game, Random(1))
    >>> [rewards(game, kind) for kind in REWARDS]
    [[60.0, 52.0, 64.0, 53.0], [0.0, 0.0, 1.0, 0.0], [-4.0, -12.0, 4.0, -11.0]]
    """
    if not game.over:
        raise ValueError("the game goes on: it is worth something when it is over")
    made = floats(game.players)
    write_rewards(made, 0, game, reward_called(kind))
    return list(made)
