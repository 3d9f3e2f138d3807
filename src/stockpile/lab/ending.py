"""What is kept of the end of a game."""

from typing import Final, NamedTuple

from stockpile.rules.game import Game

WHOLE_WIN: Final = 60  # a win in parts, so that two to five can share it (R-END-4) and sums stay exact


class Ending(NamedTuple):
    """The end of one game, by seat."""

    wins: tuple[int, ...]  # parts of WHOLE_WIN
    money: tuple[int, ...]
    places: tuple[int, ...]

    @classmethod
    def of(cls, game: Game) -> "Ending":
        """How a game that is over ended."""
        standing, winners = game.standing, game.winners
        share = WHOLE_WIN // len(winners)
        return cls(
            tuple([share if seat in winners else 0 for seat in range(game.players)]),
            tuple([each["total"] for each in standing]),
            tuple([each["place"] for each in standing]),
        )
