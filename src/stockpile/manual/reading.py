"""Markdown to parts: the little Markdown that the rules are written in.

>>> (section,) = sections("## Bonds {#bonds}" + chr(10) * 2 + "**R-BND-1** Buy *some*, see R-BND-2.")
>>> section.key, section.title, section.numbers
('bonds', 'Bonds', ('R-BND-1',))
>>> [piece.text for piece in section.blocks[0].line]
['Buy ', 'some', ', see ', 'R-BND-2', '.']
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from typing import Final

from .figures import HOUSE
from .parts import Block, Line, Piece, Section

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
