"""Players: they get a view and answer a decision, nothing else.

>>> from stockpile.bots import make_bot, play_out
>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=4)
>>> bots = [make_bot("broker", seat) for seat in range(4)]
>>> bots[game.asked].decide(game.view(game.asked)) in game.decision.answers
True
"""

from stockpile.bots.bot import Asking, Bot, NotAsked, RandomBot, Seed, ask, play_out
from stockpile.bots.broker import Broker
from stockpile.bots.budget import BadBudget, Budget
from stockpile.bots.errors import BadBot, BadStyle, BrokenBot, UnknownBot
from stockpile.bots.making import make_bot, names
from stockpile.bots.registry import BOTS, Wanted
from stockpile.bots.shark import Shark

__all__ = [
    "BOTS",
    "Asking",
    "BadBot",
    "BadBudget",
    "BadStyle",
    "Bot",
    "BrokenBot",
    "Broker",
    "Budget",
    "NotAsked",
    "RandomBot",
    "Seed",
    "Shark",
    "UnknownBot",
    "Wanted",
    "ask",
    "make_bot",
    "names",
    "play_out",
]
