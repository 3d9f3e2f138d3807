"""How version 0.1.0 took the text of a record apart into words: its own source, with ValueError for what it refused.

All that version 0.1.0 made of a record, it made of these words.
"""

import re
from collections.abc import Iterator
from typing import Final

Words = tuple[str, ...]

TITLE: Final = "stockpile record"
FORMAT: Final = "1"

_BLANK: Final = re.compile(r"[ \t\r]*")
_WORD: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"#]+')


def statements(text: str) -> Iterator[tuple[int, Words]]:
    """The lines that say something, after the first line is found to be ours."""
    raw = text.split("\n")
    begun = False
    for number, line in enumerate(raw, 1):
        if not begun and _says_something(line):
            _check_title(line, number)
            begun = True
        elif begun:
            if number == len(raw) and line:
                raise ValueError("the last line is cut off: every line ends with a line break", number)
            words = tuple(_words(line, number))
            if words:
                yield number, words
    if not begun:
        raise ValueError("not a Stockpile record: nothing is in it")


def _says_something(line: str) -> bool:
    return not line.strip().startswith("#") and bool(line.strip())


def _check_title(line: str, number: int) -> None:
    words = line.partition("#")[0].split()
    if words[:2] != TITLE.split():
        raise ValueError(f"not a Stockpile record: it begins with {line[:40]!r}", number)
    if words[2:] != [FORMAT]:
        given = " ".join(words[2:])[:40]
        raise ValueError(f"written in format {given!r}; this program reads format {FORMAT}", number)


def _words(line: str, number: int) -> Iterator[str]:
    at = 0
    while True:
        blank = _BLANK.match(line, at)
        at = blank.end() if blank else at
        if at == len(line) or line[at] == "#":
            return
        word = _WORD.match(line, at)
        if word is None:
            raise ValueError(f"a word or a closed quotation is expected at {line[at:][:40]!r}", number)
        yield word.group()
        at = word.end()
