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
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Final, Literal

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

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
_EXAMPLE: Final = re.compile(r"\*[^*]+\*", re.DOTALL)
_GAP: Final = re.compile(r" +([.,;:)])")
_NAMED: Final = re.compile(rf"(?P<number>\b{NUMBER}\b)|(?P<house>\d+{HOUSE})")
_PARSER: Final = MarkdownIt("zero").enable(["backticks", "emphasis", "fence", "heading", "link", "list", "table"])


def heading(line: str) -> tuple[int, str, str, str] | None:
    """Level, title, key and condition of a heading."""
    found = _HEADING.fullmatch(line)
    return (len(found[1]), found[2], found[3], found[4] or "") if found is not None else None


def sections(text: str) -> Iterator[Section]:
    """The sections of a text."""
    section: Section | None = None
    for node in SyntaxTreeNode(_PARSER.parse(text)).children:
        if node.type != "heading":
            assert section is not None, text
            section = replace(section, blocks=(*section.blocks, _block(node)))
            continue
        if section is not None:
            yield section
        found = heading(f"{node.markup} {node.children[0].content}")
        assert found is not None, node.children[0].content
        section = Section(found[2], found[1], found[0])
    if section is not None:
        yield section


def _block(node: SyntaxTreeNode) -> Block:
    if node.type == "fence":
        return Block("code", line=(Piece(node.content.rstrip(), code=True),))
    if node.type == "table":
        return _table(node)
    if node.type in ("bullet_list", "ordered_list"):
        entries = tuple((pieces(_text_in(item)),) for item in node.children)
        return Block("steps" if node.type == "ordered_list" else "list", rows=entries)
    text = _text_in(node)
    rule = _RULE.match(text)
    if rule is not None:
        return Block("rule", rule[1], pieces(text[rule.end() :]))
    return Block("example" if _EXAMPLE.fullmatch(text) else "text", line=pieces(text))


def _text_in(node: SyntaxTreeNode) -> str:
    """The Markdown of a paragraph, a list's entry or a cell."""
    return "".join(each.content for each in node.walk() if each.type == "inline")


def _table(node: SyntaxTreeNode) -> Block:
    """A column without a heading is left out, unless it is the first."""
    head, *rows = [[_text_in(cell) for cell in row.children] for part in node.children for row in part.children]
    kept = [number for number, cell in enumerate(head) if cell or number == 0]
    return Block(
        "table",
        head=tuple(pieces(head[number]) for number in kept),
        rows=tuple(tuple(pieces(row[number]) for number in kept) for row in rows),
    )


def pieces(text: str) -> Line:
    """A paragraph as pieces, each as long as it can be; where something is left out, no gap stays before a comma."""
    (inline,) = _PARSER.parseInline(_GAP.sub(r"\1", " ".join(text.split())))
    made = [piece for piece in _pieces(inline.children or []) if piece.text]
    alike = groupby(made, key=lambda piece: (piece.strong, piece.emphasis, piece.code, piece.house, piece.to))
    return tuple(Piece("".join(piece.text for piece in group), *style) for style, group in alike)


def _pieces(tokens: Iterable[Token]) -> Iterator[Piece]:
    style = Piece("")
    for token in tokens:
        if token.type in ("strong_open", "strong_close"):
            style = replace(style, strong=token.nesting == 1)
        elif token.type in ("em_open", "em_close"):
            style = replace(style, emphasis=token.nesting == 1)
        elif token.type == "link_open":
            style = replace(style, to=str(token.attrs["href"]).removeprefix("#"))
        elif token.type == "link_close":
            style = replace(style, to="")
        elif token.type == "code_inline" or style.to:
            yield replace(style, text=token.content, code=token.type == "code_inline")
        else:
            yield from _named(token.content, style)


def _named(text: str, style: Piece) -> Iterator[Piece]:
    """A text with the numbers of rules, which lead there, and house figures for themselves."""
    at = 0
    for found in _NAMED.finditer(text):
        yield replace(style, text=text[at : found.start()])
        at = found.end()
        if found.lastgroup == "house":
            yield replace(style, text=found[0].removesuffix(HOUSE), house=True)
        else:
            yield replace(style, text=found[0], to=found[0])
    yield replace(style, text=text[at:])


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
    """Pieces with their marks; what continues over several pieces is marked once."""
    said: list[str] = []
    before = Piece("")
    for piece in (*line, Piece("")):
        said.append(_turn(before, piece) + _inside(piece, links))
        before = piece
    return "".join(said)


def _turn(before: Piece, piece: Piece) -> str:
    """The stars between two pieces: what ends, then what starts."""
    strong, emphasis = before.strong != piece.strong, before.emphasis != piece.emphasis
    return ("**" if strong else "") + ("*" if emphasis else "")


def _inside(piece: Piece, links: bool) -> str:
    text = f"`{piece.text}`" if piece.code else piece.text
    if piece.house:
        return text + HOUSE
    if not links or not piece.to or re.fullmatch(NUMBER, piece.to):
        return text
    return f"[{text}]({piece.to if '.' in piece.to else '#' + piece.to})"
