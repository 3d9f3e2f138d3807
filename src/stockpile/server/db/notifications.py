"""What workers at one database send each other: that something about a table has changed, rarely what.

A notification of a stored change goes out with its transaction (`pg_notify` inside), so nobody hears of anything that
is not stored. A worker that hears one reads the store. What is never stored, such as that a player has seen a question,
is sent on its own.

>>> sent = [Notification(7, "answers", "4f2a", 12), Notification(7, "row", "4f2a", 3)]
>>> [batch] = batches(sent)
>>> batch
'[[7,"answers","4f2a",12,null],[7,"row","4f2a",3,null]]'
>>> read_batch(batch) == sent
True
"""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, Literal

import msgspec

CHANNEL: Final = "stockpile"
MOST_BATCH_BYTES: Final = 7900  # PostgreSQL takes no more than 8000
EVERYBODY: Final = 0  # instead of a worker's number: meant for the sender too

NotificationKind = Literal[
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


class Notification(msgspec.Struct, array_like=True):
    """A change that a worker reports. `number` and `more` depend on the kind."""

    worker: int
    kind: NotificationKind
    table: str = ""
    number: int = 0
    more: Any = None


_BATCH: Final = msgspec.json.Decoder(list[msgspec.Raw])
_NOTIFICATION: Final = msgspec.json.Decoder(Notification)


def read_batch(batch: str) -> list[Notification]:
    """The notifications in a batch. Kinds that this version does not know are left out."""
    found = []
    for each in _BATCH.decode(batch):
        with suppress(msgspec.ValidationError):
            found.append(_NOTIFICATION.decode(each))
    return found


def batches(notifications: Iterable[Notification]) -> Iterator[str]:
    """Pack notifications into as few texts as possible."""
    parts: list[str] = []
    size = 2
    for each in notifications:
        part = msgspec.json.encode(each)
        if parts and size + len(part) + 1 > MOST_BATCH_BYTES:
            yield f"[{','.join(parts)}]"
            parts, size = [], 2
        parts.append(part.decode())
        size += len(part) + 1
    if parts:
        yield f"[{','.join(parts)}]"
