"""The lowest layer of the format: lines of words, comments, quoted names, and the first line.

>>> for line in statements('stockpile record 1\\n\\nname 0 "Ann #1"  # sits by the window\\n'):
...     print(line)
Line(number=3, words=('name', '0', '"Ann #1"'))
"""

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from stockpile.errors import Fact
from stockpile.records.errors import RecordError

Words = tuple[str, ...]

TITLE: Final = "stockpile record"
FORMAT: Final = "1"
HIDDEN: Final = "?"  # what an observer has not seen

_BLANK: Final = re.compile(r"[ \t\r]*")
_WORD: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"#]+')


@dataclass(frozen=True)
class Line:
    """The words of one line, and its number in the text, counted from 1."""

    number: int
    words: Words
    text: str = field(default="", repr=False, compare=False)  # as it stands there, without the blanks around it
    comment: str = field(default="", repr=False, compare=False)  # what follows `#`, without the blanks around it

    @property
    def key(self) -> str:
        return self.words[0]

    @property
    def rest(self) -> str:
        """Everything after the key, as it stands there. Lines that are read like this have no comments."""
        return self.text.removeprefix(self.key)[1:]

    def error(self, kind: str, **facts: Fact) -> RecordError:
        """What is wrong with this line."""
        return RecordError(kind, **facts).replace(line=self.number)

    def one(self) -> str:
        """The only word after the key."""
        if len(self.words) != 2:
            raise self.error("one-word", key=repr(self.key), found=len(self.words) - 1)
        return self.words[1]


def statements(text: str) -> Iterator[Line]:
    """The lines that say something, after the first line is found to be ours."""
    raw = text.split("\n")
    begun = False
    for number, line in enumerate(raw, 1):
        if not begun and _says_something(line):
            _check_title(line, number)
            begun = True
        elif begun:
            if number == len(raw) and line:
                raise RecordError("cut-off").replace(line=number)
            words, end = _words(line, number)
            if words:
                yield Line(number, words, line.strip(" \t\r"), line[end + 1 :].strip(" \t\r"))
    if not begun:
        raise RecordError("empty")


def _says_something(line: str) -> bool:
    return not line.strip().startswith("#") and bool(line.strip())


def _check_title(line: str, number: int) -> None:
    words = line.partition("#")[0].split()
    if words[:2] != TITLE.split():
        raise RecordError("foreign", start=repr(line[:40])).replace(line=number)
    if words[2:] != [FORMAT]:
        given = " ".join(words[2:])[:40]
        raise RecordError("format", given=repr(given), format=FORMAT).replace(line=number)


def _words(line: str, number: int) -> tuple[Words, int]:
    """The words of a line, and where they end: at its comment, if it has one."""
    words: list[str] = []
    at = 0
    while True:
        blank = _BLANK.match(line, at)
        at = blank.end() if blank else at
        if at == len(line) or line[at] == "#":
            return tuple(words), at
        word = _WORD.match(line, at)
        if word is None:
            raise RecordError("no-word", words=repr(line[at:][:40])).replace(line=number)
        words.append(word.group())
        at = word.end()


def quoted(name: str) -> str:
    """A name as it stands in a record: a JSON string.

    >>> quoted('Zoë "Z" Ng')
    '"Zoë \\\\"Z\\\\" Ng"'
    """
    return json.dumps(name, ensure_ascii=False)


def unquoted(line: Line, word: str) -> str:
    """The name that a word quotes."""
    try:
        name = json.loads(word)
    except ValueError:
        name = None
    if not isinstance(name, str):
        raise line.error("no-name", word=word)
    return name


def number_in(line: Line, word: str) -> int:
    """A whole number without a sign, small enough for anything that is counted in a record."""
    if not (word.isascii() and word.isdigit() and len(word) <= 4):
        raise line.error("no-number", word=repr(word))
    return int(word)
