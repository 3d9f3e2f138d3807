"""Our bots by name, and how a bot is asked for: `broker`, `broker:bold`, `shark@400`, `shark:bluffer@100ms`."""

from typing import Final, NamedTuple

from stockpile.bots.bot import Bot, RandomBot, Seed
from stockpile.bots.broker import Broker
from stockpile.bots.budget import Budget
from stockpile.bots.errors import BadBot
from stockpile.bots.levels import Clerk, Intern
from stockpile.bots.shark import Shark, SlowShark

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot, Intern, Clerk, Broker, Shark, SlowShark)}
RESERVED: Final = ("broker-1", "oracle", "naive", "pike")  # names of the laboratory's players: no other bot has them


class Wanted(NamedTuple):
    """A bot as it was asked for: a name, perhaps a style (after `:`) and a budget (after `@`)."""

    name: str
    style: str = ""
    budget: Budget | None = None

    @classmethod
    def read(cls, text: str) -> "Wanted":
        """
        >>> Wanted.read("shark:bold@400")
        Wanted(name='shark', style='bold', budget=Budget(milliseconds=None, playouts=400))
        """
        bot, at, budget = text.partition("@")
        name, colon, style = bot.partition(":")
        if colon and not style:
            raise BadBot("style-missing", text=text)
        return cls(name, style, Budget.read(budget) if at else None)

    def made(self, kind: type[Bot], seed: Seed) -> Bot:
        """A bot of a class, with the style and the budget that were asked for."""
        bot = kind(seed)
        if self.style:
            bot.wear(self.style)
        if self.budget is not None:
            if bot.thinks is None:
                raise BadBot("no-budget", bot=self.name, budget=str(self.budget))
            bot.budget = self.budget
        return bot
