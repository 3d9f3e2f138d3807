"""Who listens at a table: one listener for each WebSocket, with a queue of what goes out to it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from stockpile.server.messages.protocol import Closed, Problem, ServerMessage

QUEUE: Final = 500  # messages, and
BYTES: Final = 1_048_576  # of them all; whoever is that far behind is gone

ENCODER: Final = msgspec.json.Encoder()


def encoded(message: ServerMessage) -> bytes:
    return ENCODER.encode(message)


class Listener:
    """A connection of a guest (or of nobody in particular, who may watch)."""

    def __init__(self, guest: str | None, name: str = "", device: str = "", deals: bool = False) -> None:
        self.guest = guest
        self.name = name
        self.device = device
        self.deals = deals  # it takes part in deals
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self.lost = False  # too slow, or told to go

    def send(self, message: bytes) -> None:
        if self.lost:
            return  # a hole in what was sent would not be noticed; who comes again gets what was missed
        if len(self._waiting) >= QUEUE or (self._waiting and self._bytes + len(message) > BYTES):
            self.lost = True
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._ready.set()

    @property
    def unsent(self) -> int:
        """Messages that wait for the line to take them."""
        return len(self._waiting)

    def dismiss(self, message: bytes) -> None:
        """A last message, then no more."""
        self.send(message)
        self.lost = True
        self._ready.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when it is time to hang up."""
        while not self._waiting:
            if self.lost:
                return None
            self._ready.clear()
            await self._ready.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message


def show_out(listeners: Iterable[Listener], gone: Callable[[Listener], bool], why: Problem) -> None:
    """Who is meant is told why, and hung up on."""
    for listener in listeners:
        if gone(listener):
            listener.dismiss(encoded(Closed(why.code, why.message)))
