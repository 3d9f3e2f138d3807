"""What a finished game is worth to each seat."""

from typing import Final

from stockpile.rules.game import Game
from stockpile.rules.phases.ending import COLUMNS
from stockpile.rules.vecs import i64, vec

MONEY: Final[i64] = 0  # the final money
WIN: Final[i64] = 1  # the share of the win: tied players share it (R-END-4)
MARGIN: Final[i64] = 2  # the final money less that of the best other


def write_rewards(out: vec[float], at: i64, game: Game, kind: i64) -> None:
    """By seat, from a place on."""
    for seat in range(game.players):
        out[at + seat] = _reward(game, seat, kind)


def _reward(game: Game, seat: i64, kind: i64) -> float:
    mine = _total(game, seat)
    if kind == MONEY:
        return float(mine)
    best: i64 = -(1 << 30)  # of the others
    ties: i64 = 1
    for other in range(game.players):
        if other != seat:
            best = max(best, _total(game, other))
            if _total(game, other) == mine:
                ties += 1
    if kind == MARGIN:
        return float(mine - best)
    return 1.0 / float(ties) if mine >= best else 0.0


def _total(game: Game, seat: i64) -> i64:
    return game.tally[seat * i64(COLUMNS) + i64(COLUMNS) - 1]
