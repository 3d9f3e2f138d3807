"""What all attackers have in common: a raw connection, limits on what they send, and how the server ended it.

Only this machine's own server is ever attacked: every other address is refused.
"""

import asyncio
import json
import socket
import struct
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from ipaddress import ip_address
from time import monotonic
from typing import Any, ClassVar, Final, Literal, NoReturn

from loadtest.client import LOOPBACK

MOST_BYTES: Final = 400_000_000  # that one attacker sends in all
PACE: Final = 10_000_000  # bytes that it sends a second: more than the line of a home takes
AT_ONCE: Final = 5_000_000  # bytes
PART: Final = 65_536
TEXT, BINARY, CLOSE, PING, PONG, MORE = 1, 2, 8, 9, 10, 0  # kinds of frames
UPGRADE: Final = (
    "Upgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@dataclass(frozen=True)
class Target:
    """What is attacked and from where: a live table of honest players, and a game that is over."""

    port: int
    table: str
    finished: str
    address: str = LOOPBACK
    host: str = LOOPBACK

    def __post_init__(self) -> None:
        if self.host != LOOPBACK or not ip_address(self.address).is_loopback:
            raise ValueError("attacks are for a server of our own at 127.0.0.1 and for nothing else")


@dataclass(frozen=True)
class Ending:
    """How a request was refused or a connection ended; `code` and `reason` are those of HTTP or of the close frame."""

    how: Literal["status", "close", "message", "reset", "closed", "unreachable"]
    code: int = 0
    reason: str = ""

    @property
    def said(self) -> bool:
        """Whether the server gave a reason."""
        return self.how in ("status", "close", "message")

    def __str__(self) -> str:
        return " ".join(filter(None, (self.how, str(self.code or ""), self.reason)))


class CutOff(Exception):
    """The server ended it. Without an end: the refusal has been noted already."""

    def __init__(self, end: Ending | None = None) -> None:
        super().__init__(str(end))
        self.end = end


@dataclass
class AttackTrace:
    """What an attacker did, and what came of it. It sends no more than attackers may, and no faster."""

    connections: int = 0
    sent: int = 0  # requests or frames
    bytes: int = 0
    ends: Counter[Ending] = field(default_factory=Counter)
    first: dict[str, float] | None = None  # how much had been sent when the server first had enough, and when
    began: float = field(default_factory=monotonic)

    def ended(self, end: Ending) -> None:
        self.ends[end] += 1
        if self.first is None:
            self.first = {"sent": self.sent, "bytes": self.bytes, "seconds": round(monotonic() - self.began, 2)}

    async def may_send(self, size: int) -> None:
        """Wait for one's turn; an attacker that has sent all that it may waits for the end."""
        if self.bytes + size > MOST_BYTES:
            await asyncio.Event().wait()
        early = (self.bytes + size - AT_ONCE) / PACE - (monotonic() - self.began)
        await asyncio.sleep(max(0.0, early))  # also where there is no need to wait, so that others get a turn

    def to_json(self) -> dict[str, Any]:
        return {
            "connections": self.connections,
            "sent": self.sent,
            "bytes": self.bytes,
            "ends": [asdict(end) | {"times": times} for end, times in self.ends.most_common()],
            "first": self.first,
        }


@dataclass(frozen=True)
class HttpAnswer:
    """Of HTTP."""

    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def refused(self) -> bool:
        return self.status >= 400

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def end(self) -> Ending:
        try:
            reason = str(self.json["code"])
        except (ValueError, KeyError, TypeError):
            reason = self.body[:40].decode("latin-1").strip()
        return Ending("status", self.status, reason)


def frame(kind: int, payload: bytes = b"", last: bool = True) -> bytes:
    """A frame as clients send it, masked with nothing.

    >>> frame(PING).hex()
    '898000000000'
    """
    length = len(payload)
    sizes = struct.pack("!B", 0x80 | length) if length < 126 else struct.pack("!BH", 0x80 | 126, length)
    return bytes([kind | (0x80 if last else 0)]) + sizes + bytes(4) + payload


def head(target: Target, method: str, path: str, headers: str = "", host: str = "") -> bytes:
    """The head of a request, but for the empty line at its end."""
    return f"{method} {path} HTTP/1.1\r\nHost: {host or f'{target.host}:{target.port}'}\r\n{headers}".encode()


class RawConnection:
    """One connection. Whatever ends it is a `CutOff`."""

    def __init__(self, target: Target, trace: AttackTrace) -> None:
        self.target = target
        self.trace = trace
        self._socket = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        self._socket.setblocking(False)
        self._got = bytearray()
        self._sending = asyncio.Lock()  # one frame at a time
        self._frames = False

    async def open(self, room: int = 0) -> None:
        """Connect, with little room for what is received if need be."""
        if room:
            self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind((self.target.address, 0))
        self.trace.connections += 1
        try:
            await asyncio.get_running_loop().sock_connect(self._socket, (self.target.host, self.target.port))
        except OSError:
            raise CutOff(Ending("unreachable")) from None

    def close(self) -> None:
        self._socket.close()

    async def send(self, data: bytes, pieces: int = 1) -> None:
        async with self._sending:
            for start in range(0, len(data), PART):
                await self._send_part(data[start : start + PART])
        self.trace.sent += pieces

    async def _send_part(self, part: bytes) -> None:
        await self.trace.may_send(len(part))
        try:
            await asyncio.get_running_loop().sock_sendall(self._socket, part)
        except OSError:
            raise CutOff(Ending("reset")) from None
        self.trace.bytes += len(part)

    async def _receive(self) -> None:
        try:
            part = await asyncio.get_running_loop().sock_recv(self._socket, PART)
        except OSError:
            raise CutOff(Ending("reset")) from None
        if not part:
            raise CutOff(Ending("closed"))
        self._got += part

    async def _take(self, size: int) -> bytes:
        while len(self._got) < size:
            await self._receive()
        taken = bytes(self._got[:size])
        del self._got[:size]
        return taken

    # HTTP.

    async def ask(self, method: str, path: str, body: Any = None, cookie: str = "") -> HttpAnswer:
        """Ask and wait for the answer; a refusal is noted."""
        text = json.dumps(body).encode() if body is not None else b""
        headers = f"Cookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {len(text)}\r\n"
        await self.send(head(self.target, method, path, headers) + b"\r\n" + text)
        return await self.answer()

    async def answer(self) -> HttpAnswer:
        first, *lines = (await self._until(b"\r\n\r\n")).split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
        chunked = headers.get("transfer-encoding") == "chunked"
        body = await (self._chunks() if chunked else self._take(int(headers.get("content-length", 0))))
        answer = HttpAnswer(int(first.split(" ")[1]), headers, body)
        if answer.refused:
            self.trace.ended(answer.end)
        return answer

    async def _chunks(self) -> bytes:
        body = b""
        while size := int(await self._until(b"\r\n"), 16):
            body += await self._take(size)
            await self._until(b"\r\n")
        await self._until(b"\r\n")
        return body

    async def _until(self, mark: bytes) -> str:
        """Everything up to a mark."""
        while (end := self._got.find(mark)) < 0:
            await self._receive()
        return (await self._take(end + len(mark)))[:end].decode("latin-1")

    # WebSocket.

    async def upgrade(self, path: str, headers: str = "") -> None:
        await self.send(head(self.target, "GET", path, UPGRADE + headers) + b"\r\n")
        answer = await self.answer()
        if answer.status != 101:
            raise CutOff
        self._frames = True

    async def say(self, kind: str, **facts: Any) -> None:
        """A message as a page sends it."""
        await self.send(frame(TEXT, json.dumps({"type": kind} | facts).encode()))

    async def message(self) -> dict[str, Any]:
        """The next message of the server; a refusal is noted. Pings are answered on the way."""
        while True:
            kind, payload = await self._frame()
            if kind == TEXT:
                heard: dict[str, Any] = json.loads(payload)
                if heard["type"] in ("refused", "closed"):
                    self.trace.ended(Ending("message", reason=heard["code"]))
                return heard
            if kind == PING:
                await self.send(frame(PONG, payload))

    async def _frame(self) -> tuple[int, bytes]:
        kind, length = await self._take(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self._take(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self._take(8))
        payload = await self._take(length)
        if kind & 15 == CLOSE:
            code = struct.unpack("!H", payload[:2])[0] if payload else 1005
            raise CutOff(Ending("close", code, payload[2:].decode("utf-8", "replace")))
        return kind & 15, payload

    async def rest(self) -> NoReturn:
        """Whatever the server says until it ends it."""
        while True:
            await (self.message() if self._frames else self.answer())


GLANCE: Final = 0.05  # seconds between two looks of an attacker that gives up when stopped
LAST_WORDS: Final = 0.5  # seconds in which an attacker that cannot send any more may still read why


class Attack(ABC):
    """One attacker: some lines at once, each striking again and again until the time is over."""

    connections: ClassVar[int] = 1
    pause: ClassVar[float] = 0.02  # seconds before a connection that was cut off strikes again
    patience: ClassVar[float] = 0.0  # seconds that the server may take to have enough
    wordless: ClassVar[bool] = False  # whether an end without a word will do: nobody would read it

    def __init__(self, target: Target) -> None:
        self.target = target
        self.trace = AttackTrace()

    @property
    def stopped(self) -> bool:
        """Whether the server had enough and said so."""
        return any(end.said or self.wordless for end in self.trace.ends)

    async def run(self, seconds: float, files: int = 500, gives_up: bool = False) -> None:
        """Attack for so long with no more connections than there may be files, or only until it is stopped."""
        tasks = [asyncio.create_task(self._strike_on()) for _ in range(min(self.connections, files))]
        if gives_up:
            tasks.append(asyncio.create_task(self._see_it_stopped()))
        try:
            done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()  # an error of the attacker's own comes to light

    async def _see_it_stopped(self) -> None:
        while not self.stopped:
            await asyncio.sleep(GLANCE)

    async def _strike_on(self) -> None:
        while True:
            try:
                await self.strike()
            except* CutOff as cuts:  # one, or one of each task of a strike
                self._note(cuts)
            await asyncio.sleep(self.pause)

    def _note(self, cuts: ExceptionGroup[CutOff]) -> None:
        for cut in cuts.exceptions:
            if isinstance(cut, CutOff) and cut.end is not None:
                self.trace.ended(cut.end)

    @abstractmethod
    async def strike(self) -> None:
        """Do it once, usually until the server has enough."""

    # What strikes are made of.

    @asynccontextmanager
    async def connection(self, room: int = 0) -> AsyncIterator[RawConnection]:
        """A connection for as long as it is needed."""
        connection = RawConnection(self.target, self.trace)
        try:
            await connection.open(room)
            yield connection
        finally:
            connection.close()

    @asynccontextmanager
    async def at_table(self, key: str, cookie: str = "", room: int = 0) -> AsyncIterator[RawConnection]:
        """The WebSocket of a table."""
        async with self.connection(room) as connection:
            await connection.upgrade(f"/api/tables/{key}/play", f"Cookie: {cookie}\r\n" if cookie else "")
            yield connection

    async def asked(self, path: str, body: Any, cookie: str = "") -> HttpAnswer:
        """What HTTP gives on a connection of its own; a refusal ends the strike."""
        async with self.connection() as connection:
            answer = await connection.ask("POST", path, body, cookie)
        if answer.refused:
            raise CutOff
        return answer

    async def guest(self, name: str = "Mallory") -> str:
        """The cookie of a new guest."""
        return (await self.asked("/api/guest", {"name": name})).headers["set-cookie"].partition(";")[0]

    async def pour(self, connection: RawConnection, data: bytes, pieces: int = 1, every: float = 0.0) -> NoReturn:
        """Send the same over and over, and read whatever comes, until the server ends it."""
        reading = asyncio.create_task(connection.rest())
        sending = asyncio.create_task(_send_on(connection, data, pieces, every))
        try:
            await asyncio.wait({reading, sending}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({reading}, timeout=LAST_WORDS)
            await (reading if reading.done() else sending)
        finally:
            reading.cancel()
            sending.cancel()
            await asyncio.gather(reading, sending, return_exceptions=True)
        raise AssertionError("it goes on until it is cut off")


async def _send_on(connection: RawConnection, data: bytes, pieces: int, every: float) -> NoReturn:
    while True:
        await connection.send(data, pieces)
        await asyncio.sleep(every)
