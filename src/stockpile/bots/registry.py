"""The bots by name, and how a bot is asked for: `broker`, `broker:bold`, `shark@400`, `shark:bluffer@100ms`."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from stockpile.bots.bot import Bot, RandomBot, Seed
from stockpile.bots.broker import Broker
from stockpile.bots.budget import Budget
from stockpile.bots.levels import Clerk, Intern
from stockpile.bots.shark import Shark, SlowShark
from stockpile.bots.trouble import BadBot, UnknownBot

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


def make_bot(text: str, seed: Seed = 0, known: Mapping[str, type[Bot]] = BOTS) -> Bot:
    """A bot by its name, with style and budget as asked for: one of `known`, or one of another package.

    >>> make_bot("broker", seed=7)
    <bot broker>
    >>> make_bot("oracle")
    Traceback (most recent call last):
        ...
    stockpile.bots.trouble.UnknownBot: There is no bot oracle; there are: random, intern, clerk, broker, \
shark, shark-1s.
    """
    wanted = Wanted.read(text)
    bot = (known.get(wanted.name) or _of_somebody_else(wanted.name, known))(seed)
    if wanted.style:
        bot.wear(wanted.style)
    if wanted.budget is not None:
        if bot.thinks is None:
            raise BadBot("no-budget", bot=wanted.name, budget=str(wanted.budget))
        bot.budget = wanted.budget
    return bot


def names(known: Iterable[str] = BOTS) -> list[str]:
    """All bots that can be asked for: those in `known` and those of other packages, which are not loaded for it."""
    from stockpile.bots.plugins import installed

    return [*known, *[name for name in installed().bots if name not in known]]


def _of_somebody_else(name: str, known: Mapping[str, type[Bot]]) -> type[Bot]:
    """Other packages are asked last, so that none takes a name of ours."""
    if name not in names(known):
        raise UnknownBot(name, names(known))
    from stockpile.bots.visitor import visiting

    return visiting(name)
