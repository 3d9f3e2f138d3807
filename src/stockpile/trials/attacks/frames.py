"""Attackers without a cookie at the WebSocket of a live table: frames that cost the server more than the sender."""

from typing import ClassVar

from stockpile.trials.attacks.attack import Attack
from stockpile.trials.attacks.line import MORE, PING, PONG, TEXT, CutOff, frame


class _Frames(Attack):
    """The same frames flat out."""

    piece: ClassVar[bytes]
    opening: ClassVar[bytes] = b""
    many: ClassVar[int] = 10_000  # in one go

    async def strike(self) -> None:
        async with self.at_table(self.aim.table) as line:
            await line.send(self.opening)
            await self.pour(line, self.piece * self.many, self.many)


class Pings(_Frames):
    """Each wants an answer."""

    piece = frame(PING)


class Pongs(_Frames):
    """Answers that nobody asked for."""

    piece = frame(PONG)


class EmptyContinuations(_Frames):
    """A message that goes on for ever without getting any longer."""

    opening = frame(TEXT, b"x", last=False)
    piece = frame(MORE, last=False)


class NoText(_Frames):
    """Texts that are none, by the frame: the first is to be the last."""

    many = 1
    piece = frame(TEXT, b"\xff\xfe")


class UnreadPings(Attack):
    """Pings whose answers are never read, so that they pile up in the server."""

    piece: ClassVar[bytes] = frame(PING, b"x" * 125)
    patience = 5.0
    wordless = True

    async def strike(self) -> None:
        async with self.at_table(self.aim.table, room=4096) as line:
            try:
                while True:
                    await line.send(self.piece * 500, 500)
            except CutOff:
                await line.rest()  # at last: why?
