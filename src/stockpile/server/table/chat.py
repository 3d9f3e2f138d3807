"""What is said at a table: the last lines, and who may not speak there any more."""

import hashlib
from collections.abc import Collection, Iterable
from dataclasses import dataclass, field
from time import time
from typing import TYPE_CHECKING

from stockpile.server.messages import protocol
from stockpile.server.messages.people import Unsaid
from stockpile.server.messages.refusals import forbidden
from stockpile.server.store.database import CHAT_KEPT, Store
from stockpile.server.store.rows import ChatRow, GuestRow

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable


def who_is(table: str, guest: str | None) -> str:
    """What a guest is called where names may be alike: the same at one table, and another at every other.

    >>> who_is("a", "ada") == who_is("a", "ada"), who_is("a", "ada") == who_is("b", "ada"), who_is("a", None)
    (True, False, '')
    """
    return hashlib.sha256(f"{table}/{guest}".encode()).hexdigest()[:12] if guest is not None else ""


@dataclass
class Chat:
    """Lines as they are stored. Everything that changes them holds the table's lock."""

    table: str
    lines: list[ChatRow] = field(default_factory=list)
    muted: set[str] = field(default_factory=set)  # guests

    def told(self, lines: Iterable[ChatRow] | None = None) -> list[protocol.ChatLine]:
        """As everybody at the table may read them."""
        return [
            protocol.ChatLine(line.number, line.seat, line.name, line.text, line.at, who_is(self.table, line.guest))
            for line in (self.lines if lines is None else lines)
        ]

    async def add(self, store: Store, line: ChatRow) -> None:
        await store.add_chat(self.table, line)
        self.lines = [*self.lines, line][-CHAT_KEPT:]

    def drop(self, numbers: Collection[int]) -> None:
        self.lines = [line for line in self.lines if line.number not in numbers]


async def say(table: "LiveTable", store: Store, guest: GuestRow, text: str) -> None:
    """A line of chat, kept and told to all. Who sits here speaks under the seat's name."""
    async with table.alone():
        table.check_there()
        await table.following.freshen("chat")
        chat = table.chat
        if guest.id in chat.muted:
            raise forbidden("server-muted")
        seat = next((each for each in table.row.seats if each.guest == guest.id), None)
        name = seat.name if seat is not None else guest.name
        number = chat.lines[-1].number + 1 if chat.lines else 0
        line = ChatRow(number, seat.seat if seat is not None else None, name, text, time(), guest.id)
        await chat.add(store, line)
        table.tell(protocol.Chatted(*chat.told([line])))


def unsay(table: "LiveTable", numbers: Collection[int]) -> None:
    """Lines that are not stored any more are not shown any more either."""
    gone = [line.number for line in table.chat.lines if line.number in numbers]
    table.chat.drop(gone)
    if gone:
        table.tell(Unsaid(gone))
