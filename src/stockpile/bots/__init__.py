"""Players: they get a view and answer a decision, nothing else.

>>> from stockpile.bots import make_bot, play_out
>>> from stockpile.rules.game import Game
>>> game = Game.new(seed=4)
>>> bots = [make_bot("broker", seat) for seat in range(4)]
>>> bots[game.asked].decide(game.view(game.asked)) in game.decision.answers
True
"""

from .bot import Asking, Bot, NotAsked, Seed, ask, play_out
from .broker import Broker
from .budget import BadBudget, Budget
from .random_bot import RandomBot
from .registry import BOTS, Wanted, make_bot, names
from .shark import Shark
from .trouble import BadBot, BadStyle, BrokenBot, UnknownBot

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
