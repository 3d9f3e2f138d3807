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

    @property
    def key(self) -> str:
        return self.words[0]

    @property
    def rest(self) -> str:
        """Everything after the key, as it stands there: whoever takes it so has no comments on such lines."""
        return self.text.removeprefix(self.key)[1:]

    def error(self, reason: str) -> RecordError:
        """What is wrong with this line."""
        return RecordError(reason, self.number)

    def one(self) -> str:
        """The only word after the key."""
        if len(self.words) != 2:
            raise self.error(f"one word is expected after {self.key!r}, not {len(self.words) - 1}")
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
                raise RecordError("the last line is cut off: every line ends with a line break", number)
            words = tuple(_words(line, number))
            if words:
                yield Line(number, words, line.strip(" \t\r"))
    if not begun:
        raise RecordError("not a Stockpile record: nothing is in it")


def _says_something(line: str) -> bool:
    return not line.strip().startswith("#") and bool(line.strip())


def _check_title(line: str, number: int) -> None:
    words = line.partition("#")[0].split()
    if words[:2] != TITLE.split():
        raise RecordError(f"not a Stockpile record: it begins with {line[:40]!r}", number)
    if words[2:] != [FORMAT]:
        given = " ".join(words[2:])[:40]
        raise RecordError(f"written in format {given!r}; this program reads format {FORMAT}", number)


def _words(line: str, number: int) -> Iterator[str]:
    at = 0
    while True:
        blank = _BLANK.match(line, at)
        at = blank.end() if blank else at
        if at == len(line) or line[at] == "#":
            return
        word = _WORD.match(line, at)
        if word is None:
            raise RecordError(f"a word or a closed quotation is expected at {line[at:][:40]!r}", number)
        yield word.group()
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
        raise line.error(f"a name in double quotes is expected, not {word}")
    return name


def number_in(line: Line, word: str) -> int:
    """A whole number without a sign, small enough for anything that is counted in a record."""
    if not (word.isascii() and word.isdigit() and len(word) <= 4):
        raise line.error(f"a number is expected, not {word!r}")
    return int(word)
