"""Bots made by name: ours, and those of other packages."""

from collections.abc import Iterable, Mapping

from stockpile.bots.bot import Bot, Seed
from stockpile.bots.errors import UnknownBot
from stockpile.bots.registry import BOTS, Wanted


def make_bot(text: str, seed: Seed = 0, known: Mapping[str, type[Bot]] = BOTS) -> Bot:
    """A bot by its name, with style and budget as asked for: one of `known`, or one of another package.

    >>> make_bot("broker", seed=7)
    <bot broker>
    >>> make_bot("oracle")
    Traceback (most recent call last):
        ...
    stockpile.bots.errors.UnknownBot: There is no bot oracle; there are: random, intern, clerk, broker, \
shark, shark-1s.
    """
    wanted = Wanted.read(text)
    return wanted.made(known.get(wanted.name) or _of_another_package(wanted.name, known), seed)


def names(known: Iterable[str] = BOTS) -> list[str]:
    """All bots that can be asked for: those in `known` and those of other packages, which are not loaded for it."""
    from stockpile.bots.plugins import installed  # takes longer to import than most commands need

    return [*known, *[name for name in installed().bots if name not in known]]


def _of_another_package(name: str, known: Mapping[str, type[Bot]]) -> type[Bot]:
    """Other packages are asked last, so that none takes a name of ours."""
    if name not in names(known):
        raise UnknownBot(name, names(known))
    from stockpile.bots.sandbox import sandboxed

    return sandboxed(name)
