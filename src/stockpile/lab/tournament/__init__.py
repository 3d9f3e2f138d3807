"""Tournaments: every deal is replayed with the bots in every seating, so that luck cancels.

>>> from stockpile.content import load
>>> from stockpile.lab.tournament import Match, hold
>>> from stockpile.rules.config import Config
>>> held = hold(Match(Config(players=2), ("broker", "random"), 1, load()), deals=5)
>>> [(row.bot, row.games, row.win_share.mean) for row in held.rows]
[('broker', 10, 1.0), ('random', 10, 0.0)]
"""

from stockpile.lab.tournament.hold import BACKENDS, TournamentError, TournamentResult, TournamentRow, hold
from stockpile.lab.tournament.journal import JournalError
from stockpile.lab.tournament.match import SEATINGS, Match, TournamentGame

__all__ = [
    "BACKENDS",
    "SEATINGS",
    "JournalError",
    "Match",
    "TournamentError",
    "TournamentGame",
    "TournamentResult",
    "TournamentRow",
    "hold",
]
