"""The broker: a bot that plays by sound rules of thumb.

thinking.py holds the table of questions, each with the function that answers it, and broker.py the bot. Where prices go
and what cards are worth: prospects, position, valuation. The questions of the base game: placing, bidding, trading.
Those of the modules: investors, strategies, with effects for what a card does.
"""

from stockpile.bots.broker.broker import Broker

__all__ = ["Broker"]
