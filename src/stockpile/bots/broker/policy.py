"""The broker's thinking as a policy: it answers for every seat of a game, each from what that seat may know."""

from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import think
from stockpile.rules.game import Game
from stockpile.rules.playing import Policy
from stockpile.rules.step import seat_of
from stockpile.rules.vecs import i64
from stockpile.rules.view import view_of


class Sound(Policy):
    """Brokers in all seats. They see views of the game, as brokers at a table do, and so nothing that is not theirs.

    One seat may have a style of its own.
    """

    def __init__(self, style: Style, seat: i64 = -1, own: Style | None = None) -> None:
        self.style: Style = style
        self.seat: i64 = seat
        self.own: Style = own if own is not None else style

    def choose(self, game: Game) -> i64:
        legal = game.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        seat = seat_of(game.agenda[-1])
        return think(view_of(game, seat, legal), self.own if seat == self.seat else self.style)
