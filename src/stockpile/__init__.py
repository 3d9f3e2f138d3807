"""Stockpile: the board game of insider trading, complete and fast, for people, bots and research."""

from stockpile import _interpreted, errors

_interpreted.obey_environment()


def _english(message: errors.Message) -> str:
    from stockpile.i18n import catalogue  # when the first error is printed, not at every start

    return catalogue("en").say(message)


errors.read_english_with(_english)

from stockpile.bots import make_bot
from stockpile.content import Content, ContentError, load
from stockpile.rules.answers import PASS, Answer, bid, boom, bust, parse, place, sell, show
from stockpile.rules.cards import AUTO, BANK, COSMIC, ELECTRIC, LABS, STEEL
from stockpile.rules.chance import Chance
from stockpile.rules.config import Config, preset
from stockpile.rules.decision import Decision, GameOver, IllegalAnswer
from stockpile.rules.errors import ChanceError, ConfigError
from stockpile.rules.game import Game, View

__version__ = "0.2.0"

__all__ = [
    "AUTO",
    "BANK",
    "COSMIC",
    "ELECTRIC",
    "LABS",
    "PASS",
    "STEEL",
    "Answer",
    "Chance",
    "ChanceError",
    "Config",
    "ConfigError",
    "Content",
    "ContentError",
    "Decision",
    "Game",
    "GameOver",
    "IllegalAnswer",
    "View",
    "__version__",
    "bid",
    "boom",
    "bust",
    "load",
    "make_bot",
    "parse",
    "place",
    "preset",
    "sell",
    "show",
]
