"""What is wrong with a bot, and how one loses an answer: a kind, and the facts that a sentence about it needs.

The sentences stand in the catalogues under `trouble-` or `fault-` and the kind.

>>> print(BadStyle("random", "bold"))
random cannot play 'bold': it has no styles.
>>> str(Fault("raised", {"error": "ValueError", "file": "miser.py", "line": "7"}, said="I hold a Boom"))
'raised ValueError (miser.py, line 7): I hold a Boom'
"""

import traceback
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from stockpile.errors import Message, UserError

LONGEST: Final = 200  # signs of what a plug-in's code says


class Fault(NamedTuple):
    """How a bot came to lose an answer: of what kind it was and where, and apart from that what an error said.

    `what` tells nothing of the game and may be shown where people play. An error can say anything that the bot has
    seen: its words are for anyone who studies the bot.
    """

    kind: str
    facts: Mapping[str, str] = {}
    said: str = ""

    @property
    def message(self) -> Message:
        """What a sentence says of the bot."""
        return Message(f"fault-{self.kind}", self.facts)

    @property
    def what(self) -> str:
        """The same in English."""
        return str(self.message)

    def __str__(self) -> str:
        return f"{self.what}: {self.said}" if self.said else self.what


class BadBot(UserError):
    """A bot that cannot be had as it was asked for; the text, a whole sentence, says why."""

    prefix = "trouble"


class UnknownBot(BadBot):
    """No bot has this name; the text lists those there are."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__("unknown", name=name, names=", ".join(known))


class BadStyle(BadBot):
    """A style that does not exist, or that a bot cannot play; the text says which it can."""

    def __init__(self, bot: str, style: str, known: Iterable[str] = ()) -> None:
        styles = ", ".join(known)
        if styles:
            super().__init__("no-such-style", bot=bot, style=style, known=styles)
        else:
            super().__init__("no-styles", bot=bot, style=style)


class BrokenBot(BadBot):
    """A bot of another package that cannot play."""


# An exception of a plug-in's code can raise another one when it is looked at.


def legible(text: str) -> str:
    """A plug-in's words in one line, not too long, with nothing in it that a terminal would obey.

    >>> print(legible("red:\\x1b[31m\\nand so on"))
    red:\\x1b[31m and so on
    """
    words = " ".join(str.split(text))[:LONGEST]
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in words)[:LONGEST]


def fault_of(error: BaseException) -> Fault:
    """How a bot lost an answer by an error."""
    try:
        place = traceback.extract_tb(error.__traceback__)[-1]
        file = legible(place.filename.rpartition("/")[2])
        return Fault("raised", {"error": _kind_of(error), "file": file, "line": str(place.lineno)}, _said_by(error))
    except BaseException:
        return Fault("raised-oddly")


def in_one_line(error: BaseException) -> str:
    """What it is and what it says.

    >>> in_one_line(ValueError("not\\ntoday"))
    'ValueError: not today'
    """
    said = _said_by(error)
    return f"{_kind_of(error)}: {said}" if said else _kind_of(error)


def _kind_of(error: BaseException) -> str:
    """The name of its class, as Python keeps it and not as the class may say."""
    name: str = type.__dict__["__name__"].__get__(type(error))
    return legible(name)


def _said_by(error: BaseException) -> str:
    try:
        return legible(str(error))
    except BaseException:
        return ""
