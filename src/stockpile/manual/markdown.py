"""Sections back to Markdown: for the document, and for terminals."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Iterable
from typing import Final

from .figures import HOUSE
from .parts import Block, Line, Piece, Section
from .reading import NUMBER

WIDTH: Final = 108


def as_markdown(sections: Iterable[Section], links: bool = True) -> str:
    """Sections as Markdown; without links they read well where nothing can be followed."""
    return "\n\n".join(part for section in sections for part in _section(section, links)) + "\n"


def _section(section: Section, links: bool) -> list[str]:
    return [f"{'#' * section.level} {section.title}", *(_block(block, links) for block in section.blocks)]


def _block(block: Block, links: bool) -> str:
    if block.kind == "code":
        return f"```{_language(block)}\n{block.line[0].text}\n```"
    if block.kind == "table":
        return _table(block, links)
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


def _table(block: Block, links: bool) -> str:
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
