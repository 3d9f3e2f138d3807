"""The shark: a bot that searches, in worlds that fit what the others did.

One question takes four steps: what the others seem to hide (beliefs, with evidence and memory), worlds drawn from
that, answers worth trying, each played on to the end of the round (search), and what a seat then has (value, with the
weights of weights.toml). shark.py is the bot.
"""

from stockpile.bots.shark.shark import Shark, SlowShark

__all__ = ["Shark", "SlowShark"]
