"""Words: every sentence that people read, in Fluent catalogues, one folder for each language.

>>> say("company-labs")
'Leading Laboratories'
>>> say("event-meeple-placed", seat="Ada", pile="B", price=6)
'Ada bid 6 on pile B.'

The terminal speaks the language that the environment asks for, as far as there is a catalogue, and English otherwise;
the browser chooses for itself.

Most messages are plain text, and those are read from the catalogue as they stand. Fluent itself is loaded when the
first message with a parameter is said: it costs as much as all the rest of a command's start. For the same reason each
message is parsed alone, when it is needed, so messages do not refer to one another.
"""

import os
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any, Final

from stockpile.errors import Fact, Message

from .josa import josa

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = Fact | float

# What messages may call besides Fluent's own functions. The library's types know only those of one argument.
FUNCTIONS: Final[dict[str, Any]] = {"JOSA": josa}

# A message starts at the left edge with its key and continues over lines that are blank, indented or a closing brace.
_MESSAGE = re.compile(r"^([a-z][a-z0-9-]*) *=((?:.*\n)(?:(?:[ \t}].*)?\n)*)", re.MULTILINE)


class WordError(LookupError):
    """A message that is not in the catalogue, or one said without what it needs."""


def catalogues(language: str) -> dict[str, Traversable]:
    """The files with the messages of a language, by name: `game.ftl`. Beside them are the rules."""
    found = {file.name: file for file in (files(__package__) / language).iterdir() if file.name.endswith(".ftl")}
    return {name: found[name] for name in sorted(found)}


@cache
def source(language: str) -> str:
    """All messages of a language, as Fluent."""
    return "\n".join(file.read_text("utf-8") for file in catalogues(language).values())


class Catalogue:
    """The messages of one language.

    >>> sorted(Catalogue("en").keys)[:2]
    ['ability-ana', 'ability-barack']
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self._patterns: dict[str, str] = dict(_MESSAGE.findall(source(language)))
        self._plain: dict[str, str] = {}
        self._bundle: FluentBundle | None = None

    @property
    def keys(self) -> Set[str]:
        return self._patterns.keys()

    def say(self, key: str | Message, /, **params: Value) -> str:
        """The message with this key, filled in; or one that has its facts.

        >>> Catalogue("en").say("no-such-message")
        Traceback (most recent call last):
            ...
        stockpile.i18n.WordError: no message no-such-message in en
        """
        if isinstance(key, Message):
            return self.say(key.key, **key.facts)
        plain = self._plain.get(key)
        if plain is None:
            pattern = self._patterns.get(key)
            if pattern is None:
                raise WordError(f"no message {key} in {self.language}")
            if "{" in pattern:
                return self._fill(key, pattern, params)
            plain = self._plain[key] = _unindented(pattern)
        return plain

    def messages(self, is_wanted: Callable[[str], bool]) -> str:
        """Those messages of whose keys this is true, as Fluent.

        >>> print(Catalogue("de").messages({"card-boom", "card-bust"}.__contains__), end="")
        card-boom = Aktienboom
        card-bust = Aktienkrise
        """
        return "".join(f"{key} ={pattern.rstrip()}\n" for key, pattern in self._patterns.items() if is_wanted(key))

    def phrase(self, message: Message) -> str:
        """A message as it stands inside a sentence, without a full stop.

        Of one that the catalogue does not have, of a card that a user made, the key without its first word.

        >>> from stockpile.rules.errors import ConfigError
        >>> Catalogue("de").phrase(ConfigError("players", players=6).message)
        'spielen können 2 bis 5, nicht 6'
        """
        if message.key not in self.keys:
            return message.key.partition("-")[2]
        return self.say(message).removesuffix(".")

    def _fill(self, key: str, pattern: str, params: dict[str, Value]) -> str:
        bundle = self._bundle
        if bundle is None:
            from fluent.runtime import FluentBundle

            # Marks around what is filled in are for text of mixed directions; a terminal would show them.
            bundle = self._bundle = FluentBundle([self.language], functions=FUNCTIONS, use_isolating=False)
        if not bundle.has_message(key):
            from fluent.runtime import FluentResource

            bundle.add_resource(FluentResource(f"{key} ={pattern}"))
        value = bundle.get_message(key).value
        facts = {name: self.phrase(fact) if isinstance(fact, Message) else fact for name, fact in params.items()}
        text, errors = bundle.format_pattern(value, facts) if value is not None else ("", [])
        if errors:
            raise WordError(f"message {key} in {self.language}: {errors[0]}")
        return str(text)


def _unindented(pattern: str) -> str:
    """What Fluent makes of a text without placeables: the common indent and the edges go, line ends stay."""
    first, *others = pattern.strip().splitlines()
    indent = min((len(line) - len(line.lstrip()) for line in others if line.strip()), default=0)
    return "\n".join([first, *(line[indent:] for line in others)])


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are catalogues for.

    >>> languages()
    ('de', 'en', 'ko', 'pt-BR')
    """
    folders = [each.name for each in files(__package__).iterdir() if each.is_dir()]
    return tuple(sorted(name for name in folders if not name.startswith("_") and catalogues(name)))


def closest(wishes: Iterable[str]) -> str:
    """The first language of several wishes that we speak, also as other countries do; English if there is none.

    >>> closest(["pt_PT", "de"]), closest(["fi", "DE-at"]), closest(["tlh"])
    ('pt-BR', 'de', 'en')
    """
    spoken = {language.partition("-")[0]: language for language in languages()}
    bases = [wish.strip().lower().replace("_", "-").partition("-")[0] for wish in wishes]
    return next((spoken[base] for base in bases if base in spoken), "en")


def wished(environment: Mapping[str, str]) -> str:
    """The language that the environment asks for, in the variables and the order that gettext has made customary.

    >>> wished({"LANG": "de_AT.UTF-8"}), wished({"LANGUAGE": "xx:de", "LANG": "en_US"}), wished({"LANG": "de@euro"})
    ('de', 'de', 'de')

    Unlike gettext we heed LANGUAGE where the locale is C too: gettext does not because such a locale has no letters but
    those of ASCII, while ours is written as UTF-8 there (PEP 540); and in containers it is C unless somebody sets it.

    >>> wished({"LC_ALL": "C"}), wished({"LC_ALL": "C", "LANGUAGE": "de"})
    ('en', 'de')
    """
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        wishes = [re.split("[.@]", wish)[0] for wish in environment.get(variable, "").split(":") if wish]
        if wishes:
            return closest(wishes)
    return "en"


@cache
def catalogue(language: str) -> Catalogue:
    """The messages of a language, read once."""
    return Catalogue(language)


@cache
def spoken() -> str:
    """The language of this terminal."""
    return wished(os.environ)


_instead: ContextVar[str] = ContextVar("language")


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Say everything in another language for a while: where the one of this terminal could not be written.

    >>> with speaking("de"):
    ...     say("card-boom")
    'Aktienboom'
    """
    before = _instead.set(language)
    try:
        yield
    finally:
        _instead.reset(before)


def spoken_catalogue() -> Catalogue:
    """The messages in the language of this terminal."""
    return catalogue(_instead.get("") or spoken())


def say(key: str | Message, /, **params: Value) -> str:
    """A message in the language of this terminal, filled in."""
    return spoken_catalogue().say(key, **params)


def english(key: str, /, **params: Value) -> str:
    """A message in English: for programs, and for clients that get it with its key and may say it otherwise."""
    return catalogue("en").say(key, **params)


def said_in(language: str, key: str, /, **params: Value) -> str:
    """A message in a language that there is a catalogue for.

    >>> said_in("de", "card-boom"), said_in("en", "card-boom")
    ('Aktienboom', 'Stock Boom')
    """
    return catalogue(language).say(key, **params)


def is_known(key: str) -> bool:
    """Whether there is such a message: of cards that a user made, the catalogue knows nothing.

    >>> is_known("ability-warren"), is_known("ability-of-my-own")
    (True, False)
    """
    return key in spoken_catalogue().keys
