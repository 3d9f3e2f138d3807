"""Clients that speak bytes, for what no library would send. Bounded in count and time, on loopback alone."""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from time import monotonic
from types import TracebackType
from typing import Any

import msgspec

TEXT, PING, PONG, CONTINUATION = 1, 9, 10, 0
PATIENCE = 120.0  # seconds until a test gives up, on a busy machine too


def frame(kind: int, payload: bytes = b"", final: bool = True) -> bytes:
    """A frame as a browser sends it, with a mask of noughts."""
    length = bytes([0x80 | len(payload)]) if len(payload) < 126 else b"\xfe" + len(payload).to_bytes(2)
    return bytes([(0x80 if final else 0) | kind]) + length + bytes(4) + payload


class Stranger:
    """One connection to a server."""

    def __init__(self, address: str, *sent: bytes, unread: bool = False) -> None:
        host, _, port = address.partition(":")
        self.address = address
        self.socket = socket.socket()
        if unread:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        self.socket.settimeout(PATIENCE)
        self.socket.connect((host, int(port)))
        for data in sent:
            self.socket.sendall(data)

    def __enter__(self) -> Stranger:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, _: TracebackType | None) -> None:
        self.socket.close()

    @classmethod
    def listening(cls, address: str, table: str, unread: bool = False, **headers: str) -> Stranger:
        """An open WebSocket at a table."""
        opened = cls(address, unread=unread)
        wished = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
        key = {"sec-websocket-key": "c3RvY2twaWxlLXN0b2NrcA=="}
        opened.socket.sendall(head("GET", f"/api/tables/{table}/play", address, **wished, **key, **headers))
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += opened.socket.recv(1)
        assert answer.startswith(b"HTTP/1.1 101"), answer
        return opened

    def flood(self, data: bytes, most: int) -> int:
        """Send the same over and over, so many bytes at most, until nobody takes it; gives how many were taken."""
        taken = 0
        self.socket.settimeout(5)
        with suppress(OSError):
            while taken < most:
                self.socket.sendall(data)
                taken += len(data)
        return taken

    def last_words(self) -> bytes:
        """Everything that comes until the connection is closed. Whoever stays connected fails the test."""
        heard, until = b"", monotonic() + PATIENCE
        self.socket.settimeout(PATIENCE)
        try:
            while monotonic() < until and (part := self.socket.recv(65536)):
                heard += part
        except ConnectionError:
            pass
        except TimeoutError:
            raise AssertionError(f"still connected, after {heard[-200:]!r}") from None
        return heard

    @property
    def closed(self) -> bool:
        """Whether the server has closed it by now."""
        self.socket.setblocking(False)
        try:
            return self.socket.recv(65536) == b"" or self.closed
        except BlockingIOError:
            return False
        except ConnectionError:
            return True


def head(method: str, path: str, host: str, *lines: str, **headers: str) -> bytes:
    named = (f"{name.replace('_', '-')}: {value}" for name, value in headers.items())
    return "\r\n".join([f"{method} {path} HTTP/1.1", f"host: {host}", *lines, *named, "", ""]).encode()


def problems(answers: bytes) -> list[tuple[int, str]]:
    """Status and code of every refusal among some answers of a server."""
    found = []
    for answer in answers.split(b"HTTP/1.1 ")[1:]:
        status, body = int(answer[:3]), answer.partition(b"\r\n\r\n")[2]
        if status >= 400:
            problem: dict[str, Any] = msgspec.json.decode(body[body.index(b"{") : body.rindex(b"}") + 1])
            found.append((status, str(problem["code"])))
    return found


def hang_up_in(words: bytes) -> tuple[int, str]:
    """Code and reason of the close frame that ends what a WebSocket heard."""
    at = words.rindex(b"\x88")
    payload = words[at + 2 : at + 2 + words[at + 1]]
    return int.from_bytes(payload[:2]), payload[2:].decode()


def how_many_open(strangers: Iterable[Stranger]) -> int:
    return sum(not stranger.closed for stranger in strangers)
