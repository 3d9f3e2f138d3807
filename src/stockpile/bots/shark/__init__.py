"""The shark: a bot that searches, in worlds that go with what the others did.

One question goes through five rooms: what the others seem to hide (beliefs), worlds drawn from that
(worlds), the answers worth trying (candidates), playing on to the end of the round (search), and what one then has
(value, with the weights of weights.toml). shark.py is the bot.
"""

from stockpile.bots.shark.shark import Shark, SlowShark

__all__ = ["Shark", "SlowShark"]
