"""The WebSocket of a table: views and events go out, answers come in."""

import asyncio
import logging
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.guests import COOKIE
from stockpile.server.house import House
from stockpile.server.limits import Bucket
from stockpile.server.messages import protocol
from stockpile.server.messages.refusals import Refusal
from stockpile.server.store.rows import GuestRow
from stockpile.server.table.listeners import Listener, encoded
from stockpile.server.table.live import LiveTable

LOG: Final = logging.getLogger(__name__)
STRIKES: Final = 100  # refused messages that a connection may send before it is hung up
JOINERS: Final = "\u200c\u200d"  # within words of some scripts, and within emoji
HUNG_UP: Final = 4000  # close code; why is in the last message
DECODER: Final[msgspec.json.Decoder[protocol.ClientMessage]] = msgspec.json.Decoder(protocol.ClientMessage)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{key:str}/play", include_in_schema=False)
async def play(socket: Socket, key: FromPath[str], house: NamedDependency[House]) -> None:
    """Seats of a guest play, everybody else watches. `since` is the last number that the client knows."""
    await socket.accept()
    guest = await house.guests.by_cookie(socket.cookies.get(COOKIE))
    listener = Listener(guest.id if guest is not None else None)
    try:
        table = await house.table(key)
        if not table.seats_of(listener.guest) and table.watchers >= house.settings.limits.connections:
            raise Refusal("server-too-many", 429)
    except Refusal as refusal:
        await _hang_up(socket, refusal)
        return
    table.enter(listener, _since(socket))
    sending = asyncio.create_task(_send_all(socket, listener))
    try:
        await _Hearing(socket, table, guest, listener, house).run()
    finally:
        table.depart(listener)
        sending.cancel()


def _since(socket: Socket) -> int:
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else -1


async def _hang_up(socket: Socket, refusal: Refusal) -> None:
    closed = protocol.Closed(refusal.code, refusal.problem.message)
    await _send(socket, encoded(closed))
    await socket.close(code=HUNG_UP, reason=refusal.code)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def _send_all(socket: Socket, listener: Listener) -> None:
    """Send what a listener gets until it is told to go."""
    try:
        while (message := await listener.next()) is not None:
            await _send(socket, message)
        await socket.close(code=HUNG_UP)
    except (WebSocketDisconnect, RuntimeError, OSError):  # the other side is gone; the receiving end notices too
        return


class _Hearing:
    """One connection's messages, one after the other."""

    def __init__(
        self, socket: Socket, table: LiveTable, guest: GuestRow | None, listener: Listener, house: House
    ) -> None:
        self._socket = socket
        self._table = table
        self._guest = guest
        self._listener = listener
        limits = house.settings.limits
        self._bucket = Bucket(limits.messages)
        self._chat = Bucket(limits.chat)
        self._size = limits.message
        self._strikes = 0

    async def run(self) -> None:
        while True:
            received: Any = await self._socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._hear(received.get("text") or received.get("bytes") or "")
            if self._strikes > STRIKES:
                await _hang_up(self._socket, Refusal("server-too-many-mistakes"))
                return

    async def _hear(self, received: str | bytes) -> None:
        message: protocol.ClientMessage | None = None
        try:
            if not self._bucket.take():
                raise Refusal("server-too-fast", 429)
            message = self._decoded(received)
            reply = await self._obey(message)
        except SQLAlchemyError:
            LOG.exception("a message at table %s cannot be stored", self._table.row.id)
            reply = self._refused(Refusal("server-cannot-store", 503), message)
        except Refusal as refusal:
            self._strikes += 1
            reply = self._refused(refusal, message)
        except Exception:
            LOG.exception("a message at table %s cannot be dealt with", self._table.row.id)
            reply = self._refused(Refusal("server-error", 500), message)
        if reply is not None:
            self._listener.send(encoded(reply))

    def _decoded(self, received: str | bytes) -> protocol.ClientMessage:
        if len(received) > self._size:
            raise Refusal("server-too-big", 413, most=self._size)
        try:
            return DECODER.decode(received)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("server-bad-message", detail=str(error)[:200]) from None

    async def _obey(self, message: protocol.ClientMessage) -> protocol.ServerMessage | None:
        who = self._listener.guest
        if isinstance(message, protocol.Answers):
            return await self._table.answer(who, message)
        if isinstance(message, protocol.Ping):
            return protocol.Pong(message.token)
        if isinstance(message, protocol.Say):
            await self._say(message.text)
        elif isinstance(message, protocol.Settings):
            await self._table.ask_me(who, message.seat, message.ask)
        else:
            self._table.check_owner(who, message.seat)
            self._table.back(message.seat)
        return None

    async def _say(self, text: str) -> None:
        if self._guest is None:
            raise Refusal("server-no-guest", 401)
        if not self._chat.take():
            raise Refusal("server-too-fast", 429)
        if not text.strip() or not all(sign.isprintable() or sign in JOINERS for sign in text):
            raise Refusal("server-bad-chat")
        await self._table.say(self._guest, text.strip())

    def _refused(self, refusal: Refusal, message: protocol.ClientMessage | None) -> protocol.Refused:
        problem = refusal.problem
        answered = isinstance(message, protocol.Answers)
        return protocol.Refused(
            code=problem.code,
            message=problem.message,
            params=problem.params,
            now=self._table.number,
            number=message.number if answered else None,  # type: ignore[union-attr]
            seat=message.seat if answered else None,  # type: ignore[union-attr]
        )
