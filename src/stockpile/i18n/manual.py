"""The rules for players: one text for the page, the terminal and docs/rules.md, with the figures of the content.

>>> from stockpile.content import load
>>> from stockpile.i18n.manual import manual
>>> from stockpile.i18n.markdown import as_markdown
>>> from stockpile.rules.config import Config
>>> rules = manual("en", load(), Config(players=4))
>>> print(as_markdown([rules.rule("R-DEM-4")], links=False))
### 3. Demand
<BLANKLINE>
**R-DEM-4** The last space, 25, is the end of a track. A pile with a meeple there can no longer be outbid.
<BLANKLINE>

The texts are Markdown with markers, one folder for each language. A marker stands in braces:

    {2: With two players ...}          a condition (`Scope`) and what is shown under it
    {payouts.majority}                 a figure of the content (`ManualFigures`); a house figure gets its ring, 3°
    ## Bonds {#bonds if bonds}         the key of a section, the same in every language, and its condition

A line of nothing but texts that are not shown is gone; so is a table's column whose heading is not shown, and a section
without anything in it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property
from importlib.resources import files
from typing import Final
from unicodedata import normalize

from stockpile.content import Content
from stockpile.i18n.manual_figures import ManualError, ManualFigures, Scope
from stockpile.i18n.markdown import Block, Piece, Section, heading, said, sections
from stockpile.rules.config import Config

SUMMARY = "the-round-on-one-page"


@dataclass(frozen=True)
class Manual:
    """The rules of a game.

    >>> from stockpile.content import load
    >>> rules = manual("en", load(), Config(players=4))
    >>> rules.section_of("r-dem-4").key, rules.has("R-DEM-9"), rules.has("R-BND-1")
    ('3-demand', False, False)
    >>> [section.key for section in rules.found(["majorities"])]
    ['game-end', 'tips-for-your-first-games']
    >>> manual("ko", load()).section_of("demand").key
    '3-demand'
    """

    sections: tuple[Section, ...]

    @cached_property
    def _places(self) -> dict[str, Section]:
        """Sections by their keys and by the numbers in them."""
        keys = {section.key: section for section in self.sections}
        return keys | {number: section for section in self.sections for number in section.numbers}

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(number for section in self.sections for number in section.numbers)

    def number_of(self, topic: str) -> str | None:
        """The rule that a number means, or the name of a card."""
        wanted = topic.upper().replace(" ", "-")
        called = (wanted, f"S-{wanted}", f"R-INV-{wanted.rpartition('-')[2]}")
        return next((number for number in called if number in self._places), None)

    def has(self, place: str) -> bool:
        return place in self._places

    def section_of(self, topic: str) -> Section | None:
        """The section that a rule's number, a key or a title stands for; a key or a title may be cut short.

        Keys are the same in every language, so a topic with an English name is found in all.
        """
        exact = self._places.get(topic.upper()) or self._places.get(topic.lower())
        if exact is not None:
            return exact
        wanted, key = _plain(topic), "-".join(_plain(topic).split())
        ways: tuple[Callable[[Section], bool], ...] = (
            lambda each: _plain(each.title).startswith(wanted),
            lambda each: wanted in _plain(each.title),
            lambda each: key in each.key,
        )
        return next((each for way in ways for each in self.sections if way(each)), None)

    def below(self, section: Section) -> tuple[Section, ...]:
        """A section with all of its lower ones."""
        first = self.sections.index(section)
        rest = self.sections[first + 1 :]
        end = next((number for number, each in enumerate(rest) if each.level <= section.level), len(rest))
        return self.sections[first : first + 1 + end]

    def rule(self, number: str) -> Section:
        """One rule with what belongs to it, up to the next rule, as a section of its own."""
        section = self._places[number]
        first = next(place for place, block in enumerate(section.blocks) if block.number == number)
        rest = section.blocks[first + 1 :]
        end = next((place for place, block in enumerate(rest) if block.number), len(rest))
        return replace(section, blocks=section.blocks[first : first + 1 + end])

    def found(self, words: Sequence[str]) -> tuple[Section, ...]:
        """The sections with only what has all the words in it: paragraphs, entries of lists, rows of tables."""
        wanted = [_plain(word) for word in words if _plain(word)]
        hits = (
            replace(section, blocks=tuple(left for block in section.blocks if (left := _left(section, block, wanted))))
            for section in self.sections
        )
        return tuple(section for section in hits if section.blocks)


def _plain(text: str) -> str:
    """Lower-case letters alone: what a search compares."""
    return " ".join(re.sub(r"[^\w$+-]", " ", normalize("NFC", text).casefold().replace("°", "")).split())


def _left(section: Section, block: Block, wanted: Sequence[str]) -> Block | None:
    """What a search for words leaves of a block; words of the heading count for everything below it."""
    if not block.rows:
        return block if _matches(section.title, block.words, wanted) else None
    rows = tuple(row for row in block.rows if _matches(section.title, said(row), wanted))
    return replace(block, rows=rows) if rows else None


def _matches(title: str, text: str, wanted: Sequence[str]) -> bool:
    here, around = _plain(text), _plain(title)
    return any(word in here for word in wanted) and all(word in here or word in around for word in wanted)


def manual(language: str, content: Content, config: Config | None = None) -> Manual:
    """The rules in a language, for a game or, without one, for all."""
    scope = Scope(content, config)
    chosen = (filled(_shown(chapter, scope), scope, language) for chapter in chapters(language))
    made = [_cleared(section, scope) for chapter in chosen for section in sections(chapter)]
    numbers = {number for section in made for number in section.numbers}
    ruled = [replace(section, blocks=tuple(_about(block, numbers) for block in section.blocks)) for section in made]
    return Manual(tuple(section for place, section in enumerate(ruled) if section.blocks or _has_below(ruled, place)))


def _shown(text: str, scope: Scope) -> str:
    """Without the sections whose condition does not hold, and those below them."""
    shown: list[str] = []
    hidden_at: int | None = None
    for line in text.split("\n"):
        found = heading(line)
        if found is not None:
            level, _, _, condition = found
            if hidden_at is None or level <= hidden_at:
                hidden_at = None if not condition or scope.holds(condition) else level
        if hidden_at is None:
            shown.append(line)
    return "\n".join(shown)


def _cleared(section: Section, scope: Scope) -> Section:
    """Examples and worked cases reckon with our figures: with others they would be wrong."""
    if scope.is_ours:
        return section
    blocks = tuple(each for each in section.blocks if each.kind != "example" and not each.number.startswith("W-"))
    return replace(section, blocks=blocks)


def _about(block: Block, numbers: set[str]) -> Block:
    """Tables without the rows that start with the number of a rule which is not shown."""
    return replace(block, rows=tuple(row for row in block.rows if not row[0] or _is_shown(row[0][0], numbers)))


def _is_shown(first: Piece, numbers: set[str]) -> bool:
    return first.to != first.text or first.text in numbers


def _has_below(kept: Sequence[Section], place: int) -> bool:
    """Whether a heading without words of its own has sections below it."""
    return place + 1 < len(kept) and kept[place + 1].level > kept[place].level


FOLDER: Final = "rules"
_GONE: Final = "\0"
_CONDITION: Final = re.compile(r"([!=a-z0-9_&|-]+): ?")
_BRACE: Final = re.compile("[{}]")
_SPACES: Final = re.compile(r"(?<=\S) {2,}")


@cache
def chapters(language: str) -> tuple[str, ...]:
    """The texts of a language in their order; a language without any has the English ones.

    >>> chapters("xx") == chapters("en")
    True
    """
    folder = files(__package__) / language / FOLDER
    if not folder.is_dir():
        return chapters("en")
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".md")), key=lambda file: file.name)
    return tuple(file.read_text("utf-8") for file in found)


def filled(text: str, scope: Scope, language: str) -> str:
    """A text with its markers put into effect, headings keep their keys.

    >>> from stockpile.content import load
    >>> from stockpile.rules.config import Config
    >>> filled("Take {bonds.limit}{dice: of them}.", Scope(load(), Config()), "en")
    'Take 3.'
    """
    figures = ManualFigures(scope, language)
    said, end = _said(text, 0, figures)
    if end != len(text):
        raise ManualError(f"a brace too many: {text[end : end + 40]!r}")
    return "\n".join(line for raw in said.split("\n") if (line := _tidy(raw)) is not None)


def _said(text: str, at: int, figures: ManualFigures | None) -> tuple[str, int]:
    """The text from here to the brace that closes it, or to its end; without figures it is only passed over."""
    parts: list[str] = []
    while at < len(text) and text[at] != "}":
        if text[at] != "{":
            brace = _BRACE.search(text, at)
            stop = brace.start() if brace is not None else len(text)
            parts.append(text[at:stop])
            at = stop
        else:
            said, at = _marker(text, at + 1, figures)
            parts.append(said)
    return "".join(parts), at


def _marker(text: str, at: int, figures: ManualFigures | None) -> tuple[str, int]:
    condition = _CONDITION.match(text, at)
    if condition is None:
        end = text.index("}", at)
        inside = text[at:end]
        return ("{" + inside + "}" if inside.startswith("#") or figures is None else figures.said(inside)), end + 1
    shown = figures is not None and figures.scope.holds(condition[1])
    said, end = _said(text, condition.end(), figures if shown else None)
    if end >= len(text):
        raise ManualError(f"a brace is missing after {text[at : at + 40]!r}")
    return (said if shown else _GONE), end + 1


def _tidy(line: str) -> str | None:
    """A line without traces of what is not shown; None if nothing else was on it."""
    if _GONE not in line:
        return line
    if not line.replace(_GONE, "").strip():
        return None
    left = line.replace(_GONE, "")
    left = left.lstrip() if line.startswith(_GONE) else left
    return _SPACES.sub(" ", left).rstrip()
