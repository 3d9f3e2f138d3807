"""The bots by name."""

from typing import Final

from stockpile.bots.bot import Bot, Seed
from stockpile.bots.broker import Broker
from stockpile.bots.random_bot import RandomBot

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, Broker)}


class UnknownBot(ValueError):
    """No bot has this name; the text lists those there are."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no bot is called {name!r}; there are: {', '.join(BOTS)}")
        self.name = name


def make_bot(name: str, seed: Seed = 0) -> Bot:
    """A bot by its name.

    >>> make_bot("broker", seed=7)
    <bot broker>
    >>> make_bot("oracle")
    Traceback (most recent call last):
        ...
    stockpile.bots.registry.UnknownBot: no bot is called 'oracle'; there are: random, broker
    """
    if name not in BOTS:
        raise UnknownBot(name)
    return BOTS[name](seed)
