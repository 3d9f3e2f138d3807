"""The texts of the rules: Markdown with markers, one folder for each language, made ready for a scope.

A marker stands in braces:

    {2: With two players ...}          a condition (manual/scope.py) and what is shown under it
    {payouts.majority}                 a figure of the content (manual/figures.py); a house figure gets its ring, 3°
    ## Bonds {#bonds if bonds}         the key of a section, the same in every language, and its condition

A line of nothing but texts that are not shown is gone; so is a table's column whose heading is not shown, and a section
without anything in it.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from stockpile import words

from .figures import Figures
from .scope import ManualError, Scope

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
    folder = files(words) / language / FOLDER
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
    figures = Figures(scope, language)
    said, end = _said(text, 0, figures)
    if end != len(text):
        raise ManualError(f"a brace too many: {text[end : end + 40]!r}")
    return "\n".join(line for raw in said.split("\n") if (line := _tidy(raw)) is not None)


def _said(text: str, at: int, figures: Figures | None) -> tuple[str, int]:
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


def _marker(text: str, at: int, figures: Figures | None) -> tuple[str, int]:
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
