"""What is wrong with a bot, and how one loses an answer: a kind, with the facts that a sentence about it needs.

People read the catalogues, where the sentences stand under `trouble-` or `fault-` and the kind, in their own language.
Programmers and logs read the English ones here; a test holds that the English catalogue says the same.

>>> str(Trouble("no-styles", {"bot": "random", "style": "bold"}))
"random cannot play 'bold': it has no styles."
>>> str(Fault("raised", {"error": "ValueError", "file": "miser.py", "line": "7"}, said="I hold a Boom"))
'raised ValueError (miser.py, line 7): I hold a Boom'
"""

import traceback
from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

LONGEST: Final = 200  # signs of what somebody else's code says

# Why a bot cannot be had as it was asked for. Whole sentences.
TROUBLES: Final[Mapping[str, str]] = {
    "unknown": "There is no bot {name}; there are: {names}.",
    "gone": "There is no bot {bot} any more.",
    "no-styles": "{bot} cannot play '{style}': it has no styles.",
    "no-such-style": "{bot} cannot play '{style}'; there are: {known}.",
    "style-missing": "'{text}' names no style after the colon.",
    "bad-budget": "'{text}' is no budget: write a number of playouts (400) or a time (100ms, 1s).",
    "no-budget": "{bot} takes no budget: it does not think longer when it may. Leave out @{budget}.",
    "name-is-ours": "Bot '{bot}' of {package} is left out: the name is one of ours.",
    "name-is-taken": "Bot '{bot}' of {package} is left out: {other} has a bot of that name.",
    "bad-name": "Bot '{bot}' of {package} is left out: a name has up to 16 small letters, digits and hyphens, "
    "a letter first.",
    "not-loaded": "Bot {bot} of {package} cannot be loaded: {error}.",
    "no-class": "Bot {bot} of {package} is no bot: {value} is not a class with a method decide.",
    "not-made": "Bot {bot} cannot be made: {error}.",
    "bad-thinks": "Bot {bot} cannot play with thinks = {value}: write a budget with a number above 0, "
    "thinks = Budget(milliseconds=100), or leave it out.",
    "bad-hears": "Bot {bot} cannot play with hears = {value}: write hears = True, or leave it out.",
    "lost": "Bot {bot} cannot be made: it took too long, or ended its process.",
    "busy": "Bot {bot} cannot be had now, too many wait. Try again in a moment.",
}

# How a bot came to lose an answer. What a sentence says of the bot.
FAULTS: Final[Mapping[str, str]] = {
    "raised": "raised {error} ({file}, line {line})",
    "raised-oddly": "raised an error that cannot be looked at",
    "no-answer": "answered with something that is no answer",
    "not-offered": "gave an answer that was not offered",
    "not-sent": "gave something that no process can hand to another",
    "too-long": "took too long",
    "ended": "ended its process",
    "lost": "took too long, or ended its process",
    "given-up": "took too long or ended its process too often, and is not asked any more",
    "cannot-play": "cannot play ({why})",
}


class Trouble(NamedTuple):
    """Why a bot cannot be had."""

    kind: str
    facts: Mapping[str, str]

    def __str__(self) -> str:
        return TROUBLES[self.kind].format(**self.facts)


class Fault(NamedTuple):
    """How a bot came to lose an answer: of what kind it was and where, and apart from that what an error said.

    `what` tells nothing of the game and may be shown where people play. An error can say anything that the bot has
    seen: its words are for who studies the bot.
    """

    kind: str
    facts: Mapping[str, str] = {}
    said: str = ""

    @property
    def what(self) -> str:
        return FAULTS[self.kind].format(**self.facts)

    def __str__(self) -> str:
        return f"{self.what}: {self.said}" if self.said else self.what


class BadBot(ValueError):
    """A bot that cannot be had as it was asked for; `trouble` says why."""

    def __init__(self, trouble: Trouble) -> None:
        super().__init__(trouble)
        self.trouble = trouble


class UnknownBot(BadBot):
    """No bot has this name; the text lists those there are."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        super().__init__(Trouble("unknown", {"name": name, "names": ", ".join(known)}))


class BadStyle(BadBot):
    """A style that there is not, or that a bot cannot wear; the text says which it can."""

    def __init__(self, bot: str, style: str, known: Iterable[str] = ()) -> None:
        there_are = ", ".join(known)
        facts = {"bot": bot, "style": style}
        super().__init__(
            Trouble("no-such-style", {**facts, "known": there_are}) if there_are else Trouble("no-styles", facts)
        )


class BrokenBot(BadBot):
    """A bot of somebody else that cannot play."""


# What somebody else's code raises can be made to raise again when it is looked at.


def legible(text: str) -> str:
    """Somebody else's words in one line, not too long, and nothing in it that a terminal would obey.

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
