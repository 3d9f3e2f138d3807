"""Documents, docstrings and comments avoid phrases that plain English has a shorter word for.

It stands for a linter such as Vale (docs/decisions.md). Only what is hardly ever meant otherwise is here; quoted code
is left out. Message catalogues and rules texts are not read yet.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parent.parent
MADE: Final = "docs/rules.md"  # from the rules texts
DOCUMENTS: Final = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").rglob("*.md"))]
SOURCES: Final = [
    path for folder in ("src/stockpile", "loadtest", "fuzz", "tools") for path in sorted((ROOT / folder).rglob("*.py"))
]

# What is avoided, and what to write.
PHRASES: Final = {
    "in the mean": "on average",
    "anew": "again",
    "whoever|whomever|whosoever": "anyone who",
    "(?:for|to|by|with|if|because|than) who": "for anyone who, to players who",
    # The first word of a sentence that is no question.
    r"(?:(?<=[.:]\s)|(?<=\n\n)|(?<=\*\*))(?-i:Who)(?![^.?]*\?)": "anyone who, a player who",
    "begins?|began|begun": "start",
    # Something may go on the table, and on a server there is much that goes on the other side.
    "(?:go|goes|going|went|gone) on(?! (?:the|a|every|its|my|that)\\b)": "continue",
    "looks? on(?! (?:the|a|it|eight)\\b)": "watch",
    "dearer|dearest": "more expensive",
    "so many(?! that)": "N, this many",
    "of one's own": "your own, of its own",
    "upon|whilst|thereof|whereof|wherein|therein|herein|forthwith": "a word of today",
}
GAP: Final = r"[\s#]+"  # between words that a line or a comment may part
AVOIDED: Final = {
    re.compile(rf"\b(?:{phrase.replace(' ', GAP)})\b", re.IGNORECASE): instead for phrase, instead in PHRASES.items()
}
ANY: Final = re.compile("|".join(pattern.pattern for pattern in AVOIDED), re.IGNORECASE)
CODE: Final = re.compile(r"^```.*?^```|`[^`\n]*`", re.DOTALL | re.MULTILINE)


def without_code(text: str) -> str:
    """The text with what is quoted as code blanked: every line stays where it was."""
    return CODE.sub(lambda code: re.sub(r"\S", " ", code[0]), text)


def comments_and_docstrings(source: str) -> str:
    """The prose of a Python file, each line where it was."""
    lines = [""] * (source.count("\n") + 2)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            lines[token.start[0]] = token.string
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            shown = source.splitlines()[node.lineno - 1 : node.end_lineno]
            lines[node.lineno : node.lineno + len(shown)] = shown
    return "\n".join(lines[1:])


def faults(name: str, text: str) -> Iterator[str]:
    """File, line and phrase of everything that is avoided, with what to write instead."""
    if not ANY.search(text):  # most files: nothing to take apart
        return
    prose = without_code(comments_and_docstrings(text) if name.endswith(".py") else text)
    for pattern, instead in AVOIDED.items():
        for found in pattern.finditer(prose):
            line = prose.count("\n", 0, found.start()) + 1
            yield f'{name}:{line}: "{" ".join(found[0].split())}": write "{instead}"'


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", "Luck is 0 in the\nmean."),
        ("a.md", "Whoever comes last is heard."),
        ("a.md", "The game is over. Who has most money has won."),
        ("a.md", "The page shows hints for who wants them."),
        ("a.py", "x = 1  # the game begins"),
        ("a.py", '"""So many games of one kind."""'),
        ("a.py", 'def f():\n    """It goes on\n    for ever."""'),
    ],
)
def test_a_phrase_that_is_avoided_is_found(name: str, text: str) -> None:
    assert len(list(faults(name, text))) == 1


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("a.md", "A card goes on the pile. `begin` is a word of the protocol.\n```\nbegin()\n```\n"),
        ("a.md", "Beginners ask who starts. Who is it?"),
        ("a.py", 'begun = engine.begin()\nprint("who began")'),
    ],
)
def test_what_is_meant_otherwise_is_let_through(name: str, text: str) -> None:
    assert list(faults(name, text)) == []


def test_documents_docstrings_and_comments_are_plain() -> None:
    read = {path.relative_to(ROOT).as_posix(): path.read_text() for path in (*DOCUMENTS, *SOURCES)}
    read["CHANGELOG.md"] = (ROOT / "CHANGELOG.md").read_text().partition("\n## [0.")[0]  # what is not released yet
    assert len(read) > 300, "hardly any file was found"
    assert [fault for name, text in read.items() if name != MADE for fault in faults(name, text)] == []
