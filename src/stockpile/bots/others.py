"""Bots of other people: classes of installed packages, found by the entry point group `stockpile.bots`.

Their names can be read without running any of their code. Loading one runs it, so that is done in a process of its own
(`stockpile.bots.visitor`), and only for a bot that somebody asked for.
"""

import inspect
import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, ClassVar, Final, NamedTuple

from stockpile.bots.bot import BadStyle, Bot, Seed
from stockpile.bots.budget import Budget
from stockpile.bots.registry import BOTS, BrokenBot, UnknownBot, Wanted, make_bot
from stockpile.rules.answers import Answer
from stockpile.rules.view import View

GROUP: Final = "stockpile.bots"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,15}")  # room for a style beside it


class Facts(NamedTuple):
    """What one has to know of a bot before it is asked."""

    hears: bool = False
    thinks: Budget | None = None
    problem: str = ""  # why it cannot play, in one line

    @classmethod
    def of(cls, kind: type[Bot]) -> "Facts":
        return cls(kind.hears, kind.thinks)


class Installed(NamedTuple):
    """The bots that are there by name, and a line for each that is not let in."""

    bots: Mapping[str, EntryPoint]
    refused: tuple[str, ...]


@cache
def installed() -> Installed:
    """What packages offer. A name is given once, and ours are taken."""
    bots: dict[str, EntryPoint] = {}
    refused: list[str] = []
    for entry in entry_points(group=GROUP):
        why = _why_not(entry, bots)
        if why:
            refused.append(f"bot {entry.name!r} of {_package(entry)} is left out: {why}")
        else:
            bots[entry.name] = entry
    return Installed(bots, tuple(refused))


def _why_not(entry: EntryPoint, bots: Mapping[str, EntryPoint]) -> str:
    if entry.name in BOTS:
        return "the name is that of a bot of ours"
    if entry.name in bots:
        return f"{_package(bots[entry.name])} has a bot of that name"
    if not NAME.fullmatch(entry.name):
        return "a name has up to 16 small letters, digits and hyphens, a letter first"
    return ""


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else "an unknown package"


# What follows runs other people's code.


def load(name: str) -> type[Bot]:
    """The class of a bot. BrokenBot if it cannot be had, whatever the reason."""
    entry = installed().bots.get(name)
    if entry is None:
        raise UnknownBot(name, [*BOTS, *installed().bots])
    try:
        found = entry.load()
    except BaseException as error:
        raise BrokenBot(f"bot {name} of {_package(entry)} cannot be loaded: {_in_one_line(error)}") from error
    if not inspect.isclass(found) or not callable(getattr(found, "decide", None)):
        raise BrokenBot(f"bot {name} of {_package(entry)} is no bot: {entry.value} is not a class with a method decide")
    return found if issubclass(found, Bot) else adapted(name, found)


def _in_one_line(error: BaseException) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"


def adapted(name: str, found: type[Any]) -> type[Bot]:
    """A class that knows nothing of `Bot`, made one: it takes a seed or nothing, and has `decide`.

    If it says `hears = True`, its bots get `heard`; if it has a usual budget `thinks`, they get `budget`.
    """
    usual = getattr(found, "thinks", None)

    class Adapted(Bot):
        hears: ClassVar[bool] = bool(getattr(found, "hears", False))
        thinks: ClassVar[Budget | None] = usual if isinstance(usual, Budget) else None

        def __init__(self, seed: Seed = 0) -> None:
            super().__init__(seed)
            self._own = found(seed) if inspect.signature(found).parameters else found()

        def decide(self, view: View) -> Answer:
            if self.hears:
                self._own.heard = self.heard
            if self.budget is not None:
                self._own.budget = self.budget
            answer: Answer = self._own.decide(view)
            return answer

        def wear(self, style: str) -> None:
            if not hasattr(self._own, "wear"):
                raise BadStyle(self.name, style)
            self._own.wear(style)

    Adapted.name = name
    return Adapted


def kinds_for(text: str) -> Mapping[str, type[Bot]]:
    """All that `make_bot` needs to make the bot that is asked for: ours, or the one of somebody else."""
    name = Wanted.read(text).name
    return BOTS if name in BOTS else {name: load(name)}


def meet(text: str) -> Facts:
    """Make a bot once, to see whether it can be made as it is asked for, and what it wants."""
    try:
        return Facts.of(type(make_bot(text, 0, kinds_for(text))))
    except (BrokenBot, UnknownBot, BadStyle) as error:
        return Facts(problem=str(error))
    except BaseException as error:  # also one that wants to end the process
        return Facts(problem=f"bot {text} cannot be made: {_in_one_line(error)}")
