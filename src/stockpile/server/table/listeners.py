"""Listeners at a table: one for each WebSocket, with a queue of the messages that go out to it."""

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from stockpile.server.protocol import Closed, Problem, ServerMessage

MAX_MESSAGES: Final = 500  # in a queue, and
MAX_BYTES: Final = 1_048_576  # of them all; a listener that far behind is lost

ENCODER: Final = msgspec.json.Encoder()


def encode(message: ServerMessage) -> bytes:
    return ENCODER.encode(message)


class Listener:
    """A connection of a guest, or of somebody without a name, who may watch."""

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
            return  # a gap in what was sent would not be noticed; a client that connects again gets what it missed
        if len(self._waiting) >= MAX_MESSAGES or (self._waiting and self._bytes + len(message) > MAX_BYTES):
            self.lost = True
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._ready.set()

    @property
    def unsent(self) -> int:
        """Messages that wait to be sent."""
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


def dismiss(listeners: Iterable[Listener], is_meant: Callable[[Listener], bool], why: Problem) -> None:
    """Send some listeners the reason, and close their connections."""
    for listener in listeners:
        if is_meant(listener):
            listener.dismiss(encode(Closed(why.code, why.message)))
