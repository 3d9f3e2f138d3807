"""Tournaments: every deal is replayed with the bots in every seating, so that luck cancels.

>>> from stockpile.content import load
>>> from stockpile.lab.tournament import Match, hold
>>> from stockpile.rules.config import Config
>>> held = hold(Match(Config(players=2), ("broker", "random"), 1, load()), deals=5)
>>> [(row.bot, row.games, row.win_share.mean) for row in held.rows]
[('broker', 10, 1.0), ('random', 10, 0.0)]
"""

from stockpile.lab.tournament.hold import BACKENDS, TournamentResult, TournamentError, hold
from .journal import JournalError
from stockpile.lab.tournament.match import Match, TournamentGame
from stockpile.lab.tournament.hold import TournamentRow
from stockpile.lab.tournament.match import SEATINGS

__all__ = [
    "BACKENDS",
    "SEATINGS",
    "TournamentResult",
    "JournalError",
    "Match",
    "TournamentGame",
    "TournamentRow",
    "TournamentError",
    "hold",
]
