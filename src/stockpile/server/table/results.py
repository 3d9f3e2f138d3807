"""How a game ended, written down beside its seats: whoever looks for their games need not have them played again."""

from time import time

from stockpile.rules.game import Game
from stockpile.server.store.rows import TableRow


def write_results(row: TableRow, game: Game, ended: float | None = None) -> None:
    """Place and money of every seat."""
    row.ended = time() if ended is None else ended
    for each in game.standing:
        seat = row.seats[each["seat"]]
        seat.place, seat.money = each["place"], each["total"]
