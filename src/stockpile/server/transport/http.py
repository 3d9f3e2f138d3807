"""One connection that speaks HTTP: uvicorn's protocol, parsed outside Python, with an end to everything.

Also the strict headers of every response, and a refusal as bytes, sent without asking the application.
"""

import asyncio
from functools import lru_cache
from http import HTTPStatus
from typing import Any, Final

import httptools
import msgspec
from uvicorn._types import ASGI3Application
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from stockpile.server.protocol import Value
from stockpile.server.refusals import Refusal
from stockpile.server.transport.limiter import ConnectionLimiter, SendProgress, address_key, client_address

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),  # an invitation's code is in the address
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
)
PRIVATE: Final = ((b"cache-control", b"no-store"),)
JSON: Final = ((b"content-type", b"application/json"),)
CLOSING: Final = ((b"connection", b"close"),)


def closing_response(refusal: Refusal) -> bytes:
    """A refusal after which the connection is closed."""
    return _written(refusal.code, refusal.status, tuple(refusal.params.items()))


@lru_cache(maxsize=64)  # a client that floods us gets the same answer again and again
def _written(code: str, status: int, params: tuple[tuple[str, Value], ...]) -> bytes:
    body = msgspec.json.encode(Refusal(code, status, **dict(params)).problem)
    size = ((b"content-length", b"%d" % len(body)),)
    lines = [b"%s: %s" % header for header in (*JSON, *size, *CLOSING, *HEADERS, *PRIVATE)]
    first = f"HTTP/1.1 {status} {HTTPStatus(status).phrase}".encode()
    return b"\r\n".join([first, *lines, b"", body])


BYTES_AT_ONCE: Final = 4096  # bytes parsed at a time: what is too much is noticed no later than this


class HttpConnection(HttpToolsProtocol):
    """A request is handed on when it is complete, so no client keeps the application waiting.

    Its head, its headers, its chunks, its body and the requests sent ahead are counted while they are parsed, and the
    parser stops at the first that is too many. What is cut off gets an answer, and a moment to read it.
    """

    def __init__(self, limiter: ConnectionLimiter, **wiring: Any) -> None:
        super().__init__(**wiring)
        self._limiter = limiter
        self._limits = limiter.limits
        self._progress = SendProgress(limiter.limits.patience)
        self._peer = ""
        self._address = ""  # that this request counts for
        self._due: float | None = None  # when what the client owes us must be here
        self._reason = Refusal("server-no-request")  # why the parser stopped
        self._refused = False
        self._held: tuple[RequestResponseCycle, ASGI3Application] | None = None  # until its body is here
        self._running: RequestResponseCycle | None = None
        self._inside = False  # between the first byte of a request and its last
        self._in_head = False
        self._received = 0  # bytes of this request
        self._chunks = 0

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # asyncio gives a Transport
        super().connection_made(transport)
        self._peer = self._address = address_key(self.client[0]) if self.client else ""
        self._due = self.loop.time() + self._limits.head_seconds
        if not self._limiter.admit(self, self._peer):
            self._limiter.log_cut_off(self._peer, "server-too-many")
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._limiter.leave(self)
        self._held = None
        if self._running is not None:
            self._running.disconnected = not self._running.response_complete
            self._running.message_event.set()
        super().connection_lost(exc)

    def check_timeouts(self, now: float) -> None:
        if self._progress.stuck(now, self.transport.get_write_buffer_size()):
            self.transport.abort()
        elif self._due is not None and now > self._due:
            self.evict()

    def evict(self) -> None:
        """A client in the middle of a request is told why. One that has sent nothing, or was told, is just cut off."""
        if not self._inside or self._refused or self.transport.get_write_buffer_size():
            self.transport.abort()
            return
        self._refused = True
        self.transport.write(closing_response(Refusal("server-too-slow", 408)))
        self.transport.close()

    def shutdown(self) -> None:
        """The server stops: an answer in the making is finished, half a request is not waited for."""
        if self._busy:
            super().shutdown()
        else:
            self.transport.close()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._progress.moved = self.loop.time()

    # Bytes

    def data_received(self, data: bytes) -> None:
        self._unset_keepalive_if_required()
        if self._due is None and not self._busy:
            self._due = self.loop.time() + self._limits.head_seconds
        for start in range(0, len(data), BYTES_AT_ONCE):
            if self._refused or self.transport.is_closing():
                return
            if not self._parsed(data[start : start + BYTES_AT_ONCE]):
                return

    def _parsed(self, piece: bytes) -> bool:
        """Parse a piece; False if nothing more shall be parsed here."""
        try:
            self.parser.feed_data(piece)
        except httptools.HttpParserUpgrade:
            self._upgrade()
            return False
        except httptools.HttpParserError:
            # Its traceback leads back to this connection, and a flood of such circles would wait for the collector.
            self._refuse(self._reason.with_traceback(None))
            return False
        if self._inside:
            self._count(len(piece))
        return True

    def _count(self, size: int) -> None:
        self._received += size
        if self._in_head and self._received > self._limits.head + BYTES_AT_ONCE:
            self._refuse(self._too_long())
        elif self._received > self._limits.head + 2 * self._limits.body:  # chunks have heads of their own
            self._refuse(Refusal("server-too-big-request", 413))

    def _upgrade(self) -> None:
        """From here on it is a WebSocket, if it is one; whatever else was wished for is answered by HTTP."""
        if not self._should_upgrade():
            return
        if self._busy:
            self._refuse(Refusal("server-no-request"))
            return
        self._limiter.leave(self)
        self.handle_websocket_upgrade()

    # What the parser finds

    def on_message_begin(self) -> None:
        if len(self.pipeline) >= self._limits.pipelined:
            raise self._stopped(Refusal("server-too-fast", 429))
        super().on_message_begin()
        self._inside = self._in_head = True
        self._received = self._chunks = 0

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= self._limits.headers:
            raise self._stopped(self._too_long())
        if self._in_head:
            super().on_header(name, value)
        else:
            self._count_chunk()  # what trails a body is no header of ours

    def on_headers_complete(self) -> None:
        self._in_head = False
        self._address, scheme = client_address(self._peer, self.headers)
        self.scope["client"] = (self._address, self.client[1] if self.client else 0)
        if scheme is not None:
            self.scope["scheme"] = scheme
        if not self._limiter.requests.take(self._address):
            raise self._stopped(Refusal("server-too-fast", 429))
        if any(name == b"content-length" and int(value) > self._limits.body for name, value in self.headers):
            raise self._stopped(Refusal("server-too-big-request", 413))
        self._due = self.loop.time() + self._limits.body_seconds
        self._limiter.wait(self, self._address)
        super().on_headers_complete()
        if self.expect_100_continue and self._held is not None:
            self._held[0].waiting_for_100_continue = False
            self.transport.write(b"HTTP/1.1 100 Continue\r\n\r\n")

    def on_chunk_header(self) -> None:
        self._count_chunk()

    def on_body(self, body: bytes) -> None:
        if len(self.cycle.body) + len(body) > self._limits.body:
            raise self._stopped(Refusal("server-too-big-request", 413))
        self.cycle.body += body

    def on_message_complete(self) -> None:
        self._inside = False
        self._due = None
        super().on_message_complete()
        if self._held is not None:
            held, self._held = self._held, None
            self._start_asgi_task(*held)

    def _count_chunk(self) -> None:
        self._chunks += 1
        if self._chunks > self._limits.chunks:
            raise self._stopped(Refusal("server-too-many-chunks", 413, most=self._limits.chunks))

    # Requests and answers

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: ASGI3Application) -> None:
        if cycle.more_body:
            self._held = (cycle, app)
            return
        self._limiter.work(self)
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if not self._busy:
            self._limiter.wait(self, f"{self._peer} idle")  # not beside those that never asked anything

    @property
    def _busy(self) -> bool:
        """Whether the application works on an answer."""
        return self._running is not None and not self._running.response_complete

    def _too_long(self) -> Refusal:
        return Refusal("server-head-too-long", 431, bytes=self._limits.head, headers=self._limits.headers)

    def _stopped(self, refusal: Refusal) -> Refusal:
        """Raised in a callback it stops the parser at once; the parser's own error does not tell why."""
        self._reason = refusal
        return refusal

    def _refuse(self, refusal: Refusal) -> None:
        """The last answer. What still comes stays unread, and the connection goes when the answer has had its time."""
        self._refused = True
        self._limiter.log_cut_off(self._address, refusal.code)
        if self.transport.is_closing():
            return
        if self._running is not None:
            self._running.disconnected = True
        self.pipeline.clear()
        self.transport.pause_reading()
        self.transport.write(closing_response(refusal))
        self.transport.write_eof()
        self._due = self.loop.time() + self._limits.closing_seconds
        self._limiter.wait(self, self._address)
