"""The rules as data, from Markdown and back: sections, blocks in them, and pieces of text.

>>> (section,) = sections("## Bonds {#bonds}" + chr(10) * 2 + "**R-BND-1** Buy *some*, see R-BND-2.")
>>> section.key, section.title, section.numbers
('bonds', 'Bonds', ('R-BND-1',))
>>> [piece.text for piece in section.blocks[0].line]
['Buy ', 'some', ', see ', 'R-BND-2', '.']
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Final, Literal

HOUSE: Final = "°"  # behind a figure that nobody here has seen: "3°"


Kind = Literal["text", "rule", "example", "list", "steps", "table", "code"]


@dataclass(frozen=True)
class Piece:
    """Some words alike. `to` is what they lead to: the number of a rule, the key of a section, or another document."""

    text: str
    strong: bool = False
    emphasis: bool = False
    code: bool = False
    house: bool = False  # a figure that nobody here has seen
    to: str = ""


Line = tuple[Piece, ...]


def said(lines: tuple[Line, ...]) -> str:
    """The words of some lines."""
    return " ".join("".join(piece.text for piece in line) for line in lines)


@dataclass(frozen=True)
class Block:
    """A paragraph, a list, a table. `number` is that of a rule, which opens its block."""

    kind: Kind
    number: str = ""
    line: Line = ()
    head: tuple[Line, ...] = ()  # of a table
    rows: tuple[tuple[Line, ...], ...] = ()  # of a table; a list's entries are rows of one cell

    @property
    def words(self) -> str:
        """All that can be searched for."""
        return " ".join([self.number, said((self.line,)), *(said(row) for row in (self.head, *self.rows))]).strip()


@dataclass(frozen=True)
class Section:
    """A heading and what stands below it, up to the next heading."""

    key: str
    title: str
    level: int  # 1 is the rules as a whole, or a part of them
    blocks: tuple[Block, ...] = ()

    @property
    def numbers(self) -> tuple[str, ...]:
        return tuple(block.number for block in self.blocks if block.number)


NUMBER: Final = r"[RSW](?:-[A-Z0-9]+)+"
_HEADING: Final = re.compile(r"(#+) (.*?) \{#([a-z0-9-]+)(?: if (\S+))?\}")
_RULE: Final = re.compile(rf"\*\*({NUMBER})\*\* ")
_ITEM: Final = re.compile(r"(?:-|(\d+)\.) +")
_GAP: Final = re.compile(r" +([.,;:)])")
_TOKENS: Final = re.compile(
    rf"(?P<code>`[^`]+`)|(?P<link>\[[^\]]+\]\([^)]+\))|(?P<both>\*\*\*)|(?P<strong>\*\*)|(?P<emphasis>\*)"
    rf"|(?P<number>\b{NUMBER}\b)|(?P<house>\d+{HOUSE})"
)


def heading(line: str) -> tuple[int, str, str, str] | None:
    """Level, title, key and condition of a heading."""
    found = _HEADING.fullmatch(line)
    return (len(found[1]), found[2], found[3], found[4] or "") if found is not None else None


def sections(text: str) -> Iterator[Section]:
    """The sections of a text."""
    for part in re.split(r"^(?=#+ .*\{#)", text, flags=re.MULTILINE):
        if not part.strip():
            continue
        first, _, below = part.partition("\n")
        found = heading(first)
        assert found is not None, first
        level, title, key, _ = found
        yield Section(key, title, level, tuple(map(_block, blocks(below))))


def blocks(text: str) -> Iterator[str]:
    """What blank lines divide; code keeps its blank lines."""
    for is_code, part in (
        (part.startswith("```"), part) for part in re.split(r"^(```.*?^```)$", text, flags=re.M | re.S)
    ):
        yield from [part] if is_code else (each.strip("\n") for each in re.split(r"\n\s*\n", part) if each.strip())


def _block(text: str) -> Block:
    if text.startswith("```"):
        return Block("code", line=(Piece(text.partition("\n")[2].removesuffix("```").rstrip(), code=True),))
    if text.startswith("|"):
        return _table(text)
    if _ITEM.match(text):
        entries = tuple((pieces(each),) for each in items(text))
        return Block("steps" if text[0].isdigit() else "list", rows=entries)
    rule = _RULE.match(text)
    if rule is not None:
        return Block("rule", rule[1], pieces(text[rule.end() :]))
    is_example = re.fullmatch(r"\*[^*].*[^*]\*", text, re.DOTALL) is not None and text.count("*") == 2
    return Block("example" if is_example else "text", line=pieces(text))


def items(text: str) -> list[str]:
    """The entries of a list, their lines joined."""
    found: list[str] = []
    for line in text.splitlines():
        mark = _ITEM.match(line)
        if mark is not None:
            found.append(line[mark.end() :])
        else:
            found[-1] += f" {line.strip()}"
    return found


def cells(row: str) -> list[str]:
    return [cell.strip() for cell in row.strip().removeprefix("|").removesuffix("|").split("|")]


def _table(text: str) -> Block:
    """Heading, a line of dashes, rows; a column without a heading is left out, unless it is the first."""
    head, _, *rows = (cells(row) for row in text.splitlines())
    kept = [number for number, cell in enumerate(head) if cell or number == 0]
    return Block(
        "table",
        head=tuple(pieces(head[number]) for number in kept),
        rows=tuple(tuple(pieces(row[number]) for number in kept) for row in rows),
    )


def pieces(text: str) -> Line:
    """A paragraph as pieces, each as long as it can be; where something is left out, no gap stays before a comma."""
    made = [piece for piece in _pieces(_GAP.sub(r"\1", " ".join(text.split()))) if piece.text]
    alike = groupby(made, key=lambda piece: (piece.strong, piece.emphasis, piece.code, piece.house, piece.to))
    return tuple(Piece("".join(piece.text for piece in group), *style) for style, group in alike)


def _pieces(text: str) -> Iterator[Piece]:
    strong = emphasis = False
    at = 0
    for token in _TOKENS.finditer(text):
        yield Piece(text[at : token.start()], strong, emphasis)
        at = token.end()
        said = token[0]
        if token.lastgroup in ("both", "strong", "emphasis"):
            strong ^= token.lastgroup != "emphasis"
            emphasis ^= token.lastgroup != "strong"
        elif token.lastgroup == "code":
            yield Piece(said[1:-1], strong, emphasis, code=True)
        elif token.lastgroup == "house":
            yield Piece(said.removesuffix(HOUSE), strong, emphasis, house=True)
        elif token.lastgroup == "number":
            yield Piece(said, strong, emphasis, to=said)
        else:
            title, _, target = said[1:-1].partition("](")
            yield Piece(title, strong, emphasis, to=target.removeprefix("#"))
    yield Piece(text[at:], strong, emphasis)


WIDTH: Final = 108


def as_markdown(sections: Iterable[Section], links: bool = True) -> str:
    """Sections as Markdown; without links they read well where nothing can be followed."""
    return "\n\n".join(part for section in sections for part in _section(section, links)) + "\n"


def _section(section: Section, links: bool) -> list[str]:
    return [f"{'#' * section.level} {section.title}", *(_block_text(block, links) for block in section.blocks)]


def _block_text(block: Block, links: bool) -> str:
    if block.kind == "code":
        return f"```{_language(block)}\n{block.line[0].text}\n```"
    if block.kind == "table":
        return _table_text(block, links)
    if block.kind in ("list", "steps"):
        entries = (_said(row[0], links) for row in block.rows)
        return "\n".join(
            _wrapped(entry, f"{number}. " if block.kind == "steps" else "- ") for number, entry in enumerate(entries, 1)
        )
    opening = f"**{block.number}** " if block.number else ""
    return _wrapped(opening + _said(block.line, links))


def _language(block: Block) -> str:
    return "toml" if block.line[0].text.startswith("#") else "text"


def _wrapped(text: str, mark: str = "") -> str:
    indent = " " * len(mark)
    return textwrap.fill(mark + text, WIDTH, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False)


def _table_text(block: Block, links: bool) -> str:
    rows = [[_said(cell, links) for cell in row] for row in (block.head, *block.rows)]
    lines = [_row(row) for row in rows]
    return "\n".join([lines[0], "|" + "---|" * len(block.head), *lines[1:]])


def _row(row: list[str]) -> str:
    return "|" + "|".join(f" {cell} " if cell else " " for cell in row) + "|"


def _said(line: Line, links: bool) -> str:
    """Pieces with their marks; what goes on over several pieces is marked once."""
    said: list[str] = []
    before = Piece("")
    for piece in (*line, Piece("")):
        said.append(_turn(before, piece) + _inside(piece, links))
        before = piece
    return "".join(said)


def _turn(before: Piece, piece: Piece) -> str:
    """The stars between two pieces: what ends, then what begins."""
    strong, emphasis = before.strong != piece.strong, before.emphasis != piece.emphasis
    return ("**" if strong else "") + ("*" if emphasis else "")


def _inside(piece: Piece, links: bool) -> str:
    text = f"`{piece.text}`" if piece.code else piece.text
    if piece.house:
        return text + HOUSE
    if not links or not piece.to or re.fullmatch(NUMBER, piece.to):
        return text
    return f"[{text}]({piece.to if '.' in piece.to else '#' + piece.to})"
