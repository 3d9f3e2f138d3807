"""Attackers at the door: requests that are long to read, that never end, or that never begin."""

from typing import ClassVar, Final

from stockpile.trials.attacks.attack import Attack
from stockpile.trials.attacks.line import Line, head

CHUNKS: Final = 20_000  # in one go
HEADERS: Final = 9_000  # of a request: small enough that all of them together are not too much
PIPELINED: Final = 3_000  # requests in one go
JSON: Final = "Content-Type: application/json\r\n"


class TinyChunks(Attack):
    """A body in chunks of one byte."""

    async def strike(self) -> None:
        async with self.line() as line:
            start = head(self.aim, "POST", "/api/guest", JSON + "Transfer-Encoding: chunked\r\n")
            await line.send(start + b"\r\n")
            await self.pour(line, b"1\r\nx\r\n" * CHUNKS, CHUNKS)


class TinyHeaders(Attack):
    """Whole requests, each of thousands of tiny headers."""

    host: ClassVar[str] = ""

    async def strike(self) -> None:
        async with self.line() as line:
            await self.pour(line, head(self.aim, "GET", "/api/me", "a:b\r\n" * HEADERS, self.host) + b"\r\n")


class ForeignHost(TinyHeaders):
    """The same under a name that the server does not answer to."""

    host = "elsewhere.example"


class Pipelined(Attack):
    """Requests one after the other without waiting for an answer."""

    async def strike(self) -> None:
        async with self.line() as line:
            await self.pour(line, (head(self.aim, "GET", "/api/me") + b"\r\n") * PIPELINED, PIPELINED)


class ForeignPages(Attack):
    """WebSockets that pages of other sites would like to open, one after the other."""

    lines = 4

    async def strike(self) -> None:
        async with self.line() as line:
            await line.upgrade(f"/api/tables/{self.aim.table}/play", "Origin: http://elsewhere.example\r\n")


class _Held(Attack):
    """Hundreds of connections that are kept open and of no use to anybody."""

    lines = 500
    pause = 1.0
    patience = 12.0
    wordless = True

    def opening(self) -> bytes:
        """What is sent at once."""
        return b""

    async def strike(self) -> None:
        async with self.line() as line:
            await line.send(self.opening(), 0)
            await self.hold(line)

    async def hold(self, line: Line) -> None:
        await line.rest()


class Silent(_Held):
    """Nothing is ever sent."""


class HalfHeads(_Held):
    """The head of a request, but for its end."""

    def opening(self) -> bytes:
        return head(self.aim, "GET", "/api/me")


class EndlessBodies(_Held):
    """A body that comes by the byte and never ends."""

    lines = 150
    patience = 22.0

    def opening(self) -> bytes:
        return head(self.aim, "POST", "/api/guest", JSON + "Content-Length: 9000\r\n") + b"\r\n"

    async def hold(self, line: Line) -> None:
        await self.pour(line, b"x", every=0.5)
