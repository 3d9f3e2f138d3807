"""What the catalogues and the rules of a language say: their texts, without keys, facts and comments."""

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files

from fluent.syntax import FluentParser, ast, visitor
from typer.main import get_command

from stockpile.cli.app import app
from stockpile.i18n import source

WORD = re.compile(r"[^\W\d_]+")
Words = tuple[str, ...]
FACT = " \N{OBJECT REPLACEMENT CHARACTER} "
# What keeps its name: companies, investors and their sets, cards of strategies and of action, and the game.
NAMES = ("company-*", "short-*", "investor-*", "strategy-*", "card-*bo*m", "card-*bust", "web-set-*", "web-title")
# And whatever the rulebooks do not know: programs, a box, people who made it, samples of what is recorded and sealed.
KEPT = (
    "Python",
    "PostgreSQL",
    "Epic Edition",
    "Seth Van Orden",
    "Brett Sobol",
    "Jacqui Davis",
    "Ian O'Toole",
    "Nauvoo Games",
    "bid B",
    "stockpile deal",
)


class _Patterns(visitor.Visitor):
    """A message's texts: its own, and that of every variant."""

    def __init__(self) -> None:
        self.found: list[ast.Pattern] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - as the library looks for it
        self.found.append(node)
        self.generic_visit(node)


def _patterns(message: ast.Message) -> list[ast.Pattern]:
    found = _Patterns()
    found.visit(message)
    return found.found


def _said(element: ast.TextElement | ast.Placeable) -> str:
    return element.value if isinstance(element, ast.TextElement) else FACT


@cache
def texts(language: str) -> dict[str, tuple[str, ...]]:
    """What each message says, in every variant, with a mark for every fact.

    >>> texts("en")["event-meeple-placed"][0].split(FACT.strip())
    [' ', '  bid  ', '  on pile  ', ' .']
    """
    body = FluentParser(with_spans=False).parse(source(language)).body
    return {
        message.id.name: tuple("".join(map(_said, pattern.elements)) for pattern in _patterns(message))
        for message in body
        if isinstance(message, ast.Message)
    }


@cache
def names(language: str) -> tuple[str, ...]:
    """What keeps its name in a language, the longest first."""
    said = texts(language)
    found = {text for key in said if any(fnmatchcase(key, each) for each in NAMES) for text in said[key]}
    return tuple(sorted(found, key=len, reverse=True))


@cache
def rules(language: str) -> dict[str, str]:
    """The rules as they are written, by file."""
    folder = files("stockpile.i18n") / language / "rules"
    return {file.name: file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".md")}


@cache
def _machine() -> re.Pattern[str]:
    """What is typed, not said: code, addresses, files, options with their values, commands of ours and of others."""
    commands = "|".join(sorted(_commands(get_command(app)), key=len, reverse=True))
    return re.compile(
        r"```.*?```|`[^`]*`|\w+://\S*|[\w./-]+\.(?:toml|md|txt|json|gz)\b"
        r"|\b[a-z]+(?:_[a-z]+)+|--[a-z][a-z-]*(?:[ =][\w.:/@+-]+)?"
        rf"|\bstockpile (?:{commands})(?: [A-Z][A-Z-]+\b)?"
        r"|\b(?:apt-get|brew|pip) install \S*|\bmake setup\b",
        re.DOTALL,
    )


def _commands(group: object, path: str = "") -> Iterator[str]:
    for name, command in getattr(group, "commands", {}).items():
        yield path + name
        yield from _commands(command, f"{path}{name} ")


def plain(text: str, language: str, *known: str) -> str:
    """A text without what is typed and without names, these and those of the language."""
    return _named(language, known).sub(FACT, _machine().sub(FACT, text))


@cache
def _named(language: str, known: tuple[str, ...]) -> re.Pattern[str]:
    """Names as whole words; in Korean a particle may follow."""
    every = "|".join(map(re.escape, (*known, *KEPT, *names(language))))
    return re.compile(f"(?<![A-Za-z])(?:{every})(?![A-Za-z])")


# How the rules are written: facts, conditions and anchors in braces, numbers of rules, emphasis, targets of links.
_FACTS = re.compile(r"\{[^{}:#]*\}|\b[A-Z]+-[A-Z0-9]+(?:-[A-Z0-9]+)*\b|@[\w-]+")
_MARKS = re.compile(r"\{#[^}]*\}|\]\([^)]*\)|\*+")
_ENDS = re.compile(r"\n\s*\n|\n(?=[|{]|- |\d+\. )|\{[^{}:]*:|[{}|]|(?<=[.:;!?])\s")


def sentences(rule: str) -> Iterator[str]:
    """The sentences of paragraphs, items of lists and cells of tables.

    >>> list(sentences("**R-X-1** Ada bids. {2: She *pays*.}\\n\\n| a cell | 3 |"))
    ['￼ Ada bids.', 'She pays.', 'a cell', '3']
    """
    said = _MARKS.sub("", _FACTS.sub(FACT, _machine().sub(FACT, rule)))
    parts = (part.strip() for part in _ENDS.split(said))
    yield from (" ".join(part.split()) for part in parts if part)


def told(language: str) -> Iterator[tuple[str, str]]:
    """All texts of a language, each with the key or the file it is from."""
    yield from ((key, text) for key, variants in texts(language).items() for text in variants)
    yield from ((name, text) for name, rule in rules(language).items() for text in sentences(rule))


def words(text: str) -> Words:
    """The words of a text, however they are written."""
    return tuple(WORD.findall(text.casefold()))


def all_words(said: Iterable[str]) -> frozenset[str]:
    return frozenset(word for text in said for word in words(text))
