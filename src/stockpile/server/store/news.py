"""What workers at one database tell each other: that something of a table has changed, rarely what.

News of what is stored goes out with the transaction that stores it (`pg_notify` inside), so nobody hears of anything
that is not there. Whoever hears it reads the store. What is never stored, such as that somebody has seen a question, is
told by itself.

>>> news = [News(7, "answers", "4f2a", 12), News(7, "row", "4f2a", 3)]
>>> [letter] = letters(news)
>>> letter
'[[7,"answers","4f2a",12,null],[7,"row","4f2a",3,null]]'
>>> read(letter) == news
True
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec

CHANNEL: Final = "stockpile"
LONGEST: Final = 7900  # bytes of a notification; PostgreSQL takes no more than 8000
EVERYBODY: Final = 0  # instead of a worker's number: also for who tells it

Kind = Literal[
    "answers",  # of a table, up to a number
    "row",  # a table's row and seats, of a revision
    "chat",  # lines of a table, new or gone
    "deal",  # how a table is being dealt
    "people",  # what the host has forbidden to whom
    "gone",  # a table that is no more
    "presence",  # who is at a table
    "free",  # nobody drives a table any more
    "guest",  # renamed, forgotten or signed out
    "clock",  # how a table's time stands, as its driver has it
    "clock?",  # somebody would like to know that
    "seen",  # a player can see the open question
    "back",  # a player is here again
    "nudge",  # a player is called
    "spent",  # what somebody has used of a rate
]


class News(msgspec.Struct, array_like=True):
    """Something new at a table, told by a worker. A number and more facts where the kind says so."""

    worker: int
    kind: Kind
    table: str = ""
    number: int = 0
    more: Any = None


_LETTER: Final = msgspec.json.Decoder(list[msgspec.Raw])
_NEWS: Final = msgspec.json.Decoder(News)


def read(letter: str) -> list[News]:
    """What is in a letter; a worker of another version may tell what we do not know."""
    found = []
    for each in _LETTER.decode(letter):
        with suppress(msgspec.ValidationError):
            found.append(_NEWS.decode(each))
    return found


def letters(news: Iterable[News]) -> Iterator[str]:
    """News in as few letters as there can be."""
    parts: list[str] = []
    size = 2
    for each in news:
        part = msgspec.json.encode(each)
        if parts and size + len(part) + 1 > LONGEST:
            yield f"[{','.join(parts)}]"
            parts, size = [], 2
        parts.append(part.decode())
        size += len(part) + 1
    if parts:
        yield f"[{','.join(parts)}]"
