"""What the rules are made of: sections, blocks in them, and pieces of text; all of it plain data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

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
