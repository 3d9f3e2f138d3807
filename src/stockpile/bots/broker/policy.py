"""The broker's thinking as a policy: it answers for every seat of a game, each from what that seat may know."""

from stockpile.bots.broker.style import Style
from stockpile.bots.broker.thinking import think
from stockpile.rules.cards import SEATS
from stockpile.rules.game import Game
from stockpile.rules.playing import Policy
from stockpile.rules.step import seat_of
from stockpile.rules.vecs import i64
from stockpile.rules.view import view_of


class Sound(Policy):
    """Brokers in all seats. They see views of the game, as brokers at a table do, and so nothing that is not theirs.

    All have the same style, unless somebody gives one of them another.
    """

    def __init__(self, style: Style) -> None:
        self.styles: list[Style] = [style] * SEATS  # by seat

    def choose(self, game: Game) -> i64:
        legal = game.legal_numbers()
        if len(legal) == 1:
            return legal[0]
        seat = seat_of(game.agenda[-1])
        return think(view_of(game, seat, legal), self.styles[seat])
