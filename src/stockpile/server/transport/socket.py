"""One WebSocket: uvicorn's protocol, with budgets of frames and bytes for each address.

Frames are counted by their heads alone, before anything is unpacked.
"""

import asyncio
from typing import Any, Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.http11 import Request
from websockets.protocol import State

from stockpile.server.refusals import Refusal
from stockpile.server.transport.http import closing_response
from stockpile.server.transport.limiter import ConnectionLimiter, SendProgress, address_key, client_address

FINAL: Final = 0x80
MASKED: Final = 0x80
CONTROL: Final = 0x08  # close, ping and pong have this bit; they may come between the parts of a message
LENGTH: Final = 0x7F
WIDE: Final = {126: 2, 127: 8}  # where the length does not fit, it follows in this many bytes


class FrameCounter:
    """The frames of one connection, whose bytes come in pieces of any size.

    >>> frames = FrameCounter(parts=3)
    >>> ping, text = bytes([0x89, 0x80, 0, 0, 0, 0]), bytes([0x81, 0x82, 0, 0, 0, 0]) + b"hi"
    >>> frames.count(ping + text[:1], most=9), frames.count(text[1:], most=9)
    (1, 1)
    """

    def __init__(self, parts: int) -> None:
        self._most_parts = parts  # of one message
        self._parts = 0
        self._head = b""  # the beginning of a head whose end has not come
        self._skip = 0  # bytes of a frame that have not come

    def count(self, data: bytes, most: int) -> int:
        """How many frames start here. It stops at the first that is too many, so a flood costs no more than `most`."""
        data = self._head + data
        at, end, found = self._skip, len(data), 0
        while at + 1 < end and found <= most:
            first, second = data[at], data[at + 1]
            length = second & LENGTH
            wide = WIDE.get(length, 0)
            body = at + 2 + wide + (4 if second & MASKED else 0)
            if body > end:
                break
            found += 1
            if not first & CONTROL:
                self._parts = 0 if first & FINAL else self._parts + 1
                if self._parts > self._most_parts:
                    return most + 1
            at = body + (int.from_bytes(data[at + 2 : at + 2 + wide]) if wide else length)
        self._head, self._skip = data[at:], max(0, at - end)
        return found


class SocketConnection(WebSocketsSansIOProtocol):
    """Frames are counted by their heads before the parser, which is Python, sees any of them.

    A client that does not answer a ping in time or takes nothing of what it is sent is gone, even if it continues
    sending: what it sends does not show that anybody is there.
    """

    def __init__(self, limiter: ConnectionLimiter, **wiring: Any) -> None:
        super().__init__(**wiring)
        self._limiter = limiter
        self._limits = limiter.limits
        self._progress = SendProgress(limiter.limits.patience)
        self._frames = FrameCounter(limiter.limits.parts)
        self._address = ""
        self._closing = 0.0  # since when
        self._cut_off = False

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._address = address_key(self.client[0]) if self.client else ""
        self._limiter.enter(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self._limiter.leave(self)
        super().connection_lost(exc)

    def check_timeouts(self, now: float) -> None:
        unsent = self.transport.get_write_buffer_size()
        if self.close_sent or self.transport.is_closing():
            self._closing = self._closing or now
        overdue = self._closing and now - self._closing > self._limits.patience
        if overdue or unsent > self._limits.unsent or self._progress.stuck(now, unsent):
            self.evict()

    def evict(self) -> None:
        self.transport.abort()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._progress.moved = self.loop.time()

    def keepalive_timeout(self) -> None:
        """No pong came. A client that still takes what was sent before the ping gets more time."""
        if self._progress.moved > self.ping_sent_at and self.transport.get_write_buffer_size():
            self.pong_timer = None
            self.send_keepalive_ping()
        else:
            self.transport.abort()

    def shutdown(self) -> None:
        """The server stops. Anyone who is leaving already is told nothing more, and nobody is waited for long."""
        if not self.transport.is_closing():
            super().shutdown()
        self.loop.call_later(self._limits.closing_seconds, self.transport.abort)

    # Bytes

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            self._open(data)
        elif self._ignores_input:
            return
        elif not self.handshake_complete:
            self._refuse()  # a client waits for the answer before it sends a frame
        elif self._within_budget(data):
            super().data_received(data)
        else:
            self._hang_up(CloseCode.POLICY_VIOLATION, "server-too-fast")

    @property
    def _ignores_input(self) -> bool:
        """Whether nothing more from this client is read, not even frames that came in the same segment."""
        return self._cut_off or self.transport.is_closing()

    def _open(self, head: bytes) -> None:
        """The request to open it: HTTP has parsed it already, and what is still wrong with it is the client's doing."""
        try:
            super().data_received(head)
        except (ValueError, AssertionError):
            self._refuse()
        else:
            if not self.handshake_initiated:
                self._refuse()

    def _refuse(self) -> None:
        """Do not open it."""
        self.transport.write(closing_response(Refusal("server-no-request")))
        self.transport.close()

    def _within_budget(self, data: bytes) -> bool:
        """Whether the address may send these frames. If not, it has none left to try elsewhere with."""
        frames, sizes = self._limiter.frames.of(self._address), self._limiter.frame_bytes.of(self._address)
        if frames.take(self._frames.count(data, frames.left)) and sizes.take(len(data)):
            return True
        frames.empty()
        return False

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.close_sent:
            return
        self._address, scheme = client_address(self._address, self.scope["headers"])
        self.scope["client"] = (self._address, self.client[1] if self.client else 0)
        if scheme is not None:
            self.scope["scheme"] = scheme.replace("http", "ws")

    def handle_ping(self) -> None:
        if not self._ignores_input:
            super().handle_ping()

    def send_receive_event_to_app(self) -> None:
        if self._ignores_input:
            return
        if self.curr_msg_data_type == "text" and not _is_text(b"".join(self.frames)):
            self._hang_up(CloseCode.INVALID_DATA, "server-bad-text")
        else:
            super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """What is no frame, or too big a one."""
        closing = self.conn.close_sent
        self._limiter.log_cut_off(
            self._address, f"{closing.code} {closing.reason}" if closing else "server-bad-message"
        )
        super().handle_parser_exception()

    async def send(self, message: ASGISendEvent) -> None:
        """Send for the application. After the end, no matter who ended it, the client is gone: that is no error."""
        await self.writable.wait()
        if self.close_sent or self.transport.is_closing():
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body", False):
            self.handshake_complete = True  # it was refused, and that is all there is to say

    def _hang_up(self, code: int, reason: str) -> None:
        """Say why, read no more, and go when that has had its time."""
        self._limiter.log_cut_off(self._address, reason)
        if self.conn.state is not State.OPEN or self.close_sent:
            self.transport.abort()
            return
        self.stop_keepalive()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": reason})
        self.conn.send_close(code, reason)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.transport.write_eof()
        self.close_sent = True
        self.transport.pause_reading()
        self.read_paused = False  # it stays paused: nobody shall start it again
        self._cut_off = True
        self.close_timer = self.loop.call_later(self._limits.closing_seconds, self.transport.abort)


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True
