"""From a view, or from a game with one seat's eyes, to an array of numbers."""

from typing import Final

from stockpile.envs.core.buffers import shorts
from stockpile.envs.core.everything import write_everything
from stockpile.envs.core.full import write_full
from stockpile.envs.core.seen import Seen
from stockpile.envs.core.small import write_small
from stockpile.rules.game import Game
from stockpile.rules.vecs import i16, i64, vec
from stockpile.rules.view import View


class Encoder:
    """Makes arrays of so many numbers: of the full form, or of the small one. For one thread: it looks at one thing."""

    def __init__(self, size: i64 = 0, full: bool = False) -> None:
        self.size: Final[i64] = size
        self.full: Final = full
        self.seen: Final = Seen()

    def of_view(self, view: View) -> vec[i16]:
        out = shorts(self.size)
        self.seen.look_at_view(view)
        self.write(out, 0)
        return out

    def of_game(self, game: Game, observer: i64) -> vec[i16]:
        """The same numbers as of the observer's view, without making it."""
        out = shorts(self.size)
        self.seen.look_at_game(game, observer, self.full)
        self.write(out, 0)
        return out

    def of_everything(self, game: Game) -> vec[i16]:
        out = shorts(self.size)
        write_everything(out, 0, self.seen, game)
        return out

    def write(self, out: vec[i16], at: i64) -> i64:
        """What is seen now, from a place on; returns the place after it."""
        return write_full(out, at, self.seen) if self.full else write_small(out, at, self.seen)
