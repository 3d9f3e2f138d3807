"""What lies behind a row: how wins, money and times of a bot are spread. For pictures."""

from typing import NamedTuple

from stockpile.lab.ending import WHOLE_WIN
from stockpile.lab.tournament.hold import Held
from stockpile.lab.tournament.rows import taken
from stockpile.lab.tournament.thinking import Thinking


class Details(NamedTuple):
    """Of one bot."""

    seats: tuple[float, ...]  # by seat: its share of wins there
    money: tuple[int, ...]  # of every game and seat
    thinking: Thinking  # empty if no timings are wanted


def details_of(held: Held, bot: int) -> Details:
    """Of the bot in this row."""
    sat = taken(held.match, held.games, bot)
    by_seat = [[game.ending.wins[seat] for game, seat in sat if seat == which] for which in range(len(held.match.bots))]
    return Details(
        tuple([sum(wins) / len(wins) / WHOLE_WIN if wins else 0.0 for wins in by_seat]),
        tuple([game.ending.money[seat] for game, seat in sat]),
        Thinking.together([game.thinking[seat] for game, seat in sat] if held.timings else []),
    )
