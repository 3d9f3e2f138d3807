"""Bots of other people: classes of installed packages, found by the entry point group `stockpile.bots`.

Their names can be read without running any of their code. Loading one runs it, so that is done in a process of its own
(`stockpile.bots.sandbox`), and only for a bot that is asked for.
"""

import inspect
import re
from collections.abc import Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from inspect import Parameter
from typing import Any, ClassVar, Final, NamedTuple

from stockpile.bots.bot import Bot, Seed
from stockpile.bots.budget import Budget
from stockpile.bots.errors import BadBot, BadStyle, BrokenBot, UnknownBot, in_one_line, legible
from stockpile.bots.registry import BOTS, RESERVED, Wanted
from stockpile.errors import Message
from stockpile.rules.answers import Answer
from stockpile.rules.game import View

GROUP: Final = "stockpile.bots"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,15}")  # room for a style beside it


class PluginFacts(NamedTuple):
    """What one has to know of a bot before it is asked."""

    hears: bool = False
    thinks: Budget | None = None
    problem: Message | None = None  # why it cannot play

    @classmethod
    def of(cls, kind: type[Bot]) -> "PluginFacts":
        """From the bot's class. BrokenBot, where the class says something that we cannot use."""
        return cls(_hears(kind), _thinks(kind))


def _hears(kind: type[Bot]) -> bool:
    hears: object = kind.hears
    if not isinstance(hears, bool):
        raise BrokenBot("bad-hears", bot=kind.name, value=legible(repr(hears)))
    return hears


def _thinks(kind: type[Bot]) -> Budget | None:
    """The usual budget, as one of ours: a class derived from it may not be known in the process that asks."""
    thinks: object = kind.thinks
    if thinks is None:
        return None
    if not isinstance(thinks, Budget) or not thinks.is_sound:
        raise BrokenBot("bad-thinks", bot=kind.name, value=legible(repr(thinks)))
    return Budget(thinks.milliseconds, thinks.playouts)


class Installed(NamedTuple):
    """The bots that are there by name, and why each of the others is not let in."""

    bots: Mapping[str, EntryPoint]
    refused: tuple[Message, ...]


@cache
def installed() -> Installed:
    """What packages offer. A name is given once, and ours are taken."""
    bots: dict[str, EntryPoint] = {}
    refused: list[Message] = []
    for entry in entry_points(group=GROUP):
        why = _why_not(entry, bots)
        if why is not None:
            refused.append(why)
        else:
            bots[entry.name] = entry
    return Installed(bots, tuple(refused))


def _why_not(entry: EntryPoint, bots: Mapping[str, EntryPoint]) -> Message | None:
    facts = {"bot": legible(entry.name), "package": package_of(entry)}
    if entry.name in (*BOTS, *RESERVED):
        return BadBot.message_for("name-is-ours", **facts)
    if entry.name in bots:
        return BadBot.message_for("name-is-taken", **facts, other=package_of(bots[entry.name]))
    return None if NAME.fullmatch(entry.name) else BadBot.message_for("bad-name", **facts)


def package_of(entry: EntryPoint) -> str:
    return legible(entry.dist.name) if entry.dist is not None else "?"


# What follows runs other people's code.


def load(name: str) -> type[Bot]:
    """The class of a bot. BrokenBot if it cannot be had, whatever the reason."""
    entry = installed().bots.get(name)
    if entry is None:
        raise UnknownBot(name, [*BOTS, *installed().bots])
    facts = {"bot": name, "package": package_of(entry)}
    try:
        found = entry.load()
    except BaseException as error:
        raise BrokenBot("not-loaded", **facts, error=in_one_line(error)) from error
    if not inspect.isclass(found) or not callable(getattr(found, "decide", None)):
        raise BrokenBot("no-class", **facts, value=legible(entry.value))
    if not issubclass(found, Bot):
        return adapted(name, found)
    found.name = name  # under which it was found, whatever it calls itself
    return found


def adapted(name: str, found: type[Any]) -> type[Bot]:
    """A class that knows nothing of `Bot`, made one: it takes a seed or nothing, and has `decide`.

    If it says `hears = True`, its bots get `heard`; if it has a usual budget `thinks`, they get `budget`.
    """

    class Adapted(Bot):
        hears: ClassVar[bool] = getattr(found, "hears", False)
        thinks: ClassVar[Budget | None] = getattr(found, "thinks", None)

        def __init__(self, seed: Seed = 0) -> None:
            super().__init__(seed)
            self._own = _made(found, seed)

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


def _made(found: type[Any], seed: Seed) -> Any:
    """With the seed if it takes one: by that name, or else as its first argument, whatever that is called."""
    parameters = inspect.signature(found).parameters
    kinds = {parameter.kind for parameter in parameters.values()}
    if "seed" in parameters and parameters["seed"].kind is not Parameter.POSITIONAL_ONLY:
        return found(seed=seed)
    if kinds <= {Parameter.KEYWORD_ONLY}:
        return found()
    return found(seed=seed) if kinds <= {Parameter.KEYWORD_ONLY, Parameter.VAR_KEYWORD} else found(seed)


def make_here(text: str, seed: Seed) -> Bot:
    """Make the bot that is asked for in this process: ours, or one of another package."""
    wanted = Wanted.read(text)
    return wanted.made(BOTS.get(wanted.name) or load(wanted.name), seed)


def meet(text: str) -> PluginFacts:
    """Make a bot once, to see whether it can be made as it is asked for, and what it wants."""
    try:
        return PluginFacts.of(type(make_here(text, 0)))
    except BadBot as error:
        return PluginFacts(problem=error.message)
    except BaseException as error:  # also one that wants to end the process
        return PluginFacts(problem=BadBot.message_for("not-made", bot=text, error=in_one_line(error)))
