"""Nothing that a client sends writes a traceback into the log, and one client gets few lines there."""

from __future__ import annotations

import asyncio
import logging
import random
import socket
import struct
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from threading import Event
from typing import Any

import pytest
import uvloop

from stockpile.server.settings import Limits
from stockpile.server.web.guard import Guard
from tests.support.running import Person, fetch, serving
from tests.support.strangers import CONTINUATION, PATIENCE, PING, TEXT, Stranger, frame, hang_up_in, head, problems

CLOSE = 8

MOST_LINES = 3  # of the log, for an attack that is made four times or more: there is one in ten seconds
NO_TEXT = frame(TEXT, b"\xff\xfe")
NO_MESSAGE = frame(TEXT, b"x")
NO_FRAME = b"\xff" * 14
UPGRADE = {
    "upgrade": "websocket",
    "connection": "Upgrade",
    "sec_websocket_version": "13",
    "sec_websocket_key": "c3RvY2twaWxlLXN0b2NrcA==",
}
ONLY_RESET = struct.pack("ii", 1, 0)  # for SO_LINGER: no orderly end
LOGGERS = ("", "uvicorn", "uvicorn.error", "stockpile")

numbers = count(1)


class Log(logging.Handler):
    """Every record of every logger, once."""

    def __init__(self) -> None:
        super().__init__()
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        if record.levelno >= logging.WARNING and record not in self.records:
            self.records.append(record)

    def check(self) -> None:
        """No traceback, and few lines."""
        told = [self.format(record) for record in self.records]
        assert not [text for text in told if "Traceback" in text]
        assert len(told) <= MOST_LINES, told


@pytest.fixture
def log() -> Iterator[Log]:
    kept = Log()
    loggers = [logging.getLogger(name) for name in LOGGERS]
    for logger in loggers:
        logger.addHandler(kept)
    yield kept
    for logger in loggers:
        logger.removeHandler(kept)


@pytest.fixture(scope="module", params=[asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
def address(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("tracebacks"), Limits(), run=request.param) as address:
        yield address


@pytest.fixture
def table(address: str) -> Iterator[str]:
    ada = Person(address, "")
    ada.http.headers.update({"x-forwarded-for": somewhere()["x_forwarded_for"]})
    ada.post("/api/guest", {"name": "Ada"})
    yield str(ada.table("me", "open")["id"])
    ada.close()


def somewhere() -> dict[str, Any]:
    """A client of its own, as a proxy would name it."""
    number = next(numbers)
    return {"x_forwarded_for": f"192.0.{number // 250}.{number % 250 + 1}"}


def odd(kind: int, payload: bytes = b"", reserved: int = 0, length: int | None = None, masked: bool = True) -> bytes:
    """A frame that may say the wrong things of itself."""
    size = len(payload) if length is None else length
    first = bytes([0x80 | reserved << 4 | kind])
    wide = bytes([0x80 * masked | 127]) + size.to_bytes(8)
    return first + wide + bytes(4 * masked) + payload


SEGMENTS = {
    "no text, then a ping": NO_TEXT + frame(PING),
    "no text, then many pings": NO_TEXT + frame(PING) * 300,
    "no text again and again": NO_TEXT * 5 + frame(PING) * 20,
    "no text, then the end": NO_TEXT + frame(CLOSE),
    "no text, then no frame": NO_TEXT + NO_FRAME,
    "no text in parts": frame(TEXT, b"\xff", final=False) + frame(PING) + frame(CONTINUATION, b"\xfe") + frame(PING),
    "half a letter": frame(TEXT, "€".encode()[:1]) + frame(PING),
    "messages, then no text": NO_MESSAGE * 5 + NO_TEXT + frame(PING),
    "too many mistakes, then no text": NO_MESSAGE * 120 + NO_TEXT,
    "too many mistakes, then the end": NO_MESSAGE * 120 + frame(CLOSE, struct.pack("!H", 1000)),
    "too many mistakes, then no frame": NO_MESSAGE * 120 + NO_FRAME,
    "a continuation of nothing": frame(CONTINUATION, b"x"),
    "a message inside another": frame(TEXT, b"x", final=False) + NO_MESSAGE,
    "the end inside a message": frame(TEXT, b"x", final=False) + frame(CLOSE),
    "reserved bits": odd(TEXT, b"x", reserved=4),
    "no such kind": odd(3) + odd(11),
    "a ping in parts": frame(PING, final=False),
    "a long ping": odd(PING, b"x" * 126),
    "without a mask": odd(TEXT, b"x", masked=False),
    "too big": odd(TEXT, b"x" * 70_000),
    "bigger than anything": odd(TEXT, length=2**63) + b"x" * 100,
    "pings after the end": frame(CLOSE) + frame(PING) * 20,
    "half an end": frame(CLOSE, b"\x03"),
    "an end that is no text": frame(CLOSE, struct.pack("!H", 1000) + b"\xff"),
    **{f"the end for reason {code}": frame(CLOSE, struct.pack("!H", code)) for code in (0, 999, 1005, 1006, 5000)},
    "brackets without end": frame(TEXT, b"[" * 10_000),
    "half of a pair": frame(TEXT, b'{"type": "say", "text": "\\ud800"}'),
}


@pytest.mark.parametrize("segment", SEGMENTS.values(), ids=SEGMENTS)
def test_no_frame_causes_a_traceback(address: str, table: str, log: Log, segment: bytes, long: bool) -> None:
    for end in (read, reset) * (5 if long else 2):
        with Stranger.listening(address, table, **somewhere()) as stranger:
            stranger.socket.sendall(segment)
            end(stranger)
    settled(address)
    log.check()


def test_what_follows_no_text_in_the_same_segment_is_not_read(address: str, table: str) -> None:
    for after in (frame(PING), NO_TEXT, NO_MESSAGE * 120):
        with Stranger.listening(address, table, **somewhere()) as stranger:
            stranger.socket.sendall(NO_TEXT + after)
            assert hang_up_in(stranger.last_words()) == (1007, "server-bad-text")


def test_random_frames_cause_no_traceback(address: str, table: str, log: Log, long: bool) -> None:
    rng = random.Random(24)
    segments = list(SEGMENTS.values())
    for _ in range(60 if long else 20):
        data = bytearray(b"".join(rng.choices(segments, k=rng.randint(1, 4))))
        for _ in range(rng.randint(0, 3)):
            data[rng.randrange(len(data))] = rng.randrange(256)
        with Stranger.listening(address, table, **somewhere()) as stranger, suppress(OSError):
            half = rng.randint(0, len(data))
            stranger.socket.sendall(data[:half])
            stranger.socket.sendall(data[half:])
            rng.choice([read, reset, leave])(stranger)
    settled(address)
    log.check()


@pytest.mark.parametrize("early", [frame(PING), frame(CLOSE), NO_TEXT, NO_FRAME, NO_MESSAGE])
def test_a_frame_before_the_answer_is_refused(
    address: str, table: str, log: Log, early: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    asking, refused, connect = Event(), Event(), Guard._connect

    async def slowly(self: Guard, *asked: Any) -> None:
        asking.set()
        while not refused.is_set():
            await asyncio.sleep(0.01)
        await connect(self, *asked)

    monkeypatch.setattr(Guard, "_connect", slowly)
    asked = head("GET", f"/api/tables/{table}/play", address, **UPGRADE, **somewhere())
    with Stranger(address, asked) as stranger:
        assert asking.wait(PATIENCE)
        stranger.socket.sendall(early)
        assert problems(stranger.last_words()) == [(400, "server-no-request")]
    refused.set()
    settled(address)
    log.check()


@pytest.mark.parametrize("path", [b"/api/tables/\xff/play", b"/api/tables/%ff/play?\xff", b"*"])
def test_a_websocket_at_an_impossible_address_is_refused(address: str, log: Log, path: bytes) -> None:
    asked = head("GET", "ADDRESS", address, origin="http://evil.example", **UPGRADE, **somewhere())
    with Stranger(address, asked.replace(b"ADDRESS", path)) as stranger:
        assert problems(stranger.last_words())[0][0] in (400, 403)
    log.check()


POST = b"POST /api/guest HTTP/1.1"
BODY = b"Content-Length: 2\r\n\r\n{}"
REQUESTS = {  # first line, headers, and a body if there is one; the host is put in
    "no path": [b"CONNECT a:1 HTTP/1.1"],
    "half an address": [b"GET http://[::1 HTTP/1.1"],
    "only a star": [b"OPTIONS * HTTP/1.1"],
    "a path that is no text": [b"GET /api/tables/%ff%fe/\xff HTTP/1.1"],
    "a query that is no text": [b"GET /api/lobby?%ff=\xff HTTP/1.1"],
    "a nought in a path": [b"GET /api/tables/%00 HTTP/1.1"],
    "a negative length": [POST, b"Content-Length: -1"],
    "an endless length": [POST, b"Content-Length: " + b"9" * 30],
    "two lengths": [POST, b"Content-Length: 1", BODY],
    "no chunk": [POST, b"Transfer-Encoding: chunked", b"", b"zz"],
    "a kind that is no text": [POST, b"Content-Type: \xff;=", BODY],
    "parts without a boundary": [POST, b"Content-Type: multipart/form-data", BODY],
    "cookies that are no text": [b"GET /api/me HTTP/1.1", b"Cookie: \xff=\xfe;;=;stockpile=\xff"],
    "languages that are no text": [b"GET / HTTP/1.1", b"Accept-Language: \xff;q=x", b"Accept: \xff;q=x"],
    "conditions that are no text": [
        b"GET / HTTP/1.1",
        b"If-None-Match: \xff",
        b"If-Modified-Since: \xff",
        b"Range: \xff",
    ],
    "a client that is no text": [b"GET /api/me HTTP/1.1", b"X-Forwarded-For: \xff, [", b"User-Agent: \xff"],
    "another protocol": [b"GET /api/me HTTP/1.1", b"Upgrade: h2c", b"Connection: Upgrade"],
    "the next version": [b"PRI * HTTP/2.0"],
    "nothing at all": [b"", b"", b""],
}


@pytest.mark.parametrize("lines", REQUESTS.values(), ids=REQUESTS)
def test_no_request_causes_a_traceback(address: str, log: Log, lines: list[bytes], long: bool) -> None:
    sent = b"\r\n".join([lines[0], b"Host: " + address.encode(), *lines[1:], b"", b""])
    for end in (leave, reset) * (5 if long else 2):
        with Stranger(address, sent) as stranger:
            end(stranger)
    settled(address)
    log.check()


def test_whoever_leaves_unread_keeps_no_server_from_stopping(tmp_path: Path, log: Log) -> None:
    """The end is said, but lies behind much that the client never reads; then the server stops."""
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "open")["id"]
        stranger = Stranger.listening(address, table, unread=True)
        stranger.socket.sendall(frame(PING, b"x" * 125) * 30_000 + frame(CLOSE))
        settled(address)
        ada.close()
    stranger.socket.close()
    log.check()


def read(stranger: Stranger) -> None:
    """Hear the last words, or leave where the server would go on listening."""
    stranger.socket.settimeout(0.2)
    with suppress(OSError):
        while stranger.socket.recv(65536):
            pass


def reset(stranger: Stranger) -> None:
    """Be gone without a word."""
    stranger.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ONLY_RESET)
    stranger.socket.close()


def leave(stranger: Stranger) -> None:
    """Say that nothing more comes, and take one answer."""
    with suppress(OSError):
        stranger.socket.shutdown(socket.SHUT_WR)
        stranger.socket.settimeout(0.2)
        stranger.socket.recv(65536)


def settled(address: str) -> None:
    """The server has read all that was sent before this, and serves others as ever."""
    for _ in range(3):
        answer = fetch(f"http://{address}/api/me", headers={"x-forwarded-for": "198.51.100.7"})
        assert answer.status_code == 200
