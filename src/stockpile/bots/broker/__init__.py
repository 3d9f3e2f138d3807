"""The broker: a bot that plays by sound rules of thumb.

What it thinks about lies in three rooms: where prices go and what cards are worth (market), the questions of the base
game (round) and those of the modules (modules). thinking.py holds the table of questions, broker.py the bot.
"""

from .broker import Broker

__all__ = ["Broker"]
