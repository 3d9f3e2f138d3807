"""The broker: a bot that plays by sound rules of thumb.

What it thinks about lies in one file each: where prices go (prospects, outlook), what cards are worth (valuation),
and then every question of the game (placing, bidding, actions, selling). broker.py holds the table of questions.
"""

from .broker import Broker

__all__ = ["Broker"]
