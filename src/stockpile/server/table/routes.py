"""The routes of a table: its WebSocket (views and events go out, answers come in), and hints for a seat."""

import asyncio
from dataclasses import dataclass
from time import perf_counter
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath, JSONBody, QueryParameter
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server import protocol
from stockpile.server.db.rows import GuestRow
from stockpile.server.db.store import OutOfDate
from stockpile.server.guests.guests import COOKIE
from stockpile.server.protocol import (
    Advice,
    AdviceWanted,
    CommitShare,
    HintNumbers,
    HintSwitch,
    Nudge,
    QuestionSeen,
    RevealShare,
)
from stockpile.server.rate_limits import Client, RateLimits
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.table.deal import commit, reveal
from stockpile.server.table.live import LiveTable
from stockpile.server.table.state import Listener, encode
from stockpile.server.text_checks import checked_line
from stockpile.server.web.routing import Key, address_of, client_of, known, problems

HUNG_UP: Final = 4000  # close code; why is in the last message
TRY_AGAIN: Final = 1013  # close code without a message: it may go better in a moment
DECODER: Final[msgspec.json.Decoder[protocol.ClientMessage]] = msgspec.json.Decoder(protocol.ClientMessage)

Socket = WebSocket[Any, Any, Any]


@websocket("/api/tables/{key:str}/play", include_in_schema=False)
async def play(
    socket: Socket, key: FromPath[str], server: NamedDependency[Server], rate_limits: NamedDependency[RateLimits]
) -> None:
    """Guests with a seat play, everybody else watches.

    `since` is the last number that the client knows. With `deal=1` it takes part in dealing.
    """
    await socket.accept()
    client = Client((await _client(socket, server))[1].guest, address_of(socket))
    try:
        rate_limits.check_mistakes(client)
        table = await server.tables.open(key)
        guest, listener = await _client(socket, server)  # again: it may be signed out by now
        await table.ensure_fresh(_since(socket))  # from here on nothing is missed: the next pause comes later
        table.check_may_watch(listener.guest)
        if not table.seats_of(listener.guest) and table.watcher_count >= server.settings.limits.connections:
            raise Refusal("server-too-many", 429)
    except Refusal as refusal:
        await _hang_up(socket, server, refusal)
        return
    except (SQLAlchemyError, OSError) as error:
        server.throttled_log.error("table %s cannot be read: %s", key, error)
        await socket.close(code=TRY_AGAIN)
        return
    table.enter(listener, _since(socket))
    sending = asyncio.create_task(_send_all(socket, listener))
    try:
        await _Connection(socket, table, guest, listener, server, rate_limits, client).run()
    finally:
        table.depart(listener)
        sending.cancel()


async def _client(socket: Socket, server: Server) -> tuple[GuestRow | None, Listener]:
    """The guest who connects, if it is one, and a listener for the device."""
    device = await server.guests.device(socket.cookies.get(COOKIE), socket.headers.get("user-agent", ""))
    guest = await server.guests.guest(device.guest) if device is not None else None
    if device is None or guest is None:
        return None, Listener(None)
    return guest, Listener(guest.id, guest.name, device.id, socket.query_params.get("deal") == "1")


def _since(socket: Socket) -> int:
    text = socket.query_params.get("since", "")
    return int(text) if text.isascii() and text.isdigit() and len(text) < 7 else -1


async def _hang_up(socket: Socket, server: Server, refusal: Refusal) -> None:
    server.metrics.refuse(refusal.code)
    closed = protocol.Closed(refusal.code, refusal.problem.message)
    await _send(socket, encode(closed))
    await socket.close(code=HUNG_UP, reason=refusal.code)


async def _send(socket: Socket, message: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": message.decode()})


async def _send_all(socket: Socket, listener: Listener) -> None:
    """Send the messages of a listener until it is dismissed."""
    try:
        while (message := await listener.next()) is not None:
            await _send(socket, message)
        await socket.close(code=HUNG_UP)
    except (WebSocketDisconnect, OSError):  # the other side is gone; the receiving task notices too
        return


@dataclass
class _Connection:
    """Handles the messages of one client, one after the other."""

    socket: Socket
    table: LiveTable
    guest: GuestRow | None
    listener: Listener
    server: Server
    rate_limits: RateLimits
    client: Client
    forgiven: bool = True  # not too many messages were refused

    async def run(self) -> None:
        while True:
            received: Any = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            await self._handle(received.get("text") or received.get("bytes") or "")
            if not self.forgiven:
                await _hang_up(self.socket, self.server, Refusal("server-too-many-mistakes"))
                return

    async def _handle(self, received: str | bytes) -> None:
        message: protocol.ClientMessage | None = None
        try:
            self.rate_limits.count("messages", self.client)
            message = self._decode(received)
            reply = await self._reply_to(message)
        except (SQLAlchemyError, OSError, OutOfDate) as error:
            self.server.throttled_log.error("a message at table %s cannot be stored: %s", self.table.row.id, error)
            reply = self._refused(Refusal("server-cannot-store", 503), message)
        except Refusal as refusal:
            self.forgiven = self.rate_limits.allow_mistake(self.client)
            reply = self._refused(refusal, message)
        except Exception as error:
            self.server.throttled_log.error("a message at table %s failed: %s", self.table.row.id, error, trace=error)
            reply = self._refused(Refusal("server-error", 500), message)
        if reply is not None:
            self.listener.send(encode(reply))

    def _decode(self, received: str | bytes) -> protocol.ClientMessage:
        most = self.server.settings.limits.message
        if len(received) > most:
            raise Refusal("server-too-big", 413, most=most)
        try:
            return DECODER.decode(received)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refusal("server-bad-message", detail=str(error)[:200]) from None

    async def _reply_to(self, message: protocol.ClientMessage) -> protocol.ServerMessage | None:
        who = self.listener.guest
        if isinstance(message, protocol.GiveAnswers):
            return await self._answer(who, message)
        if isinstance(message, protocol.Ping):
            return protocol.Pong(message.token)
        if isinstance(message, protocol.Say):
            await self._say(message.text)
        elif isinstance(message, Nudge):
            self.table.nudge(who, message)
        elif isinstance(message, CommitShare):
            await commit(self.table, who, message)
        elif isinstance(message, RevealShare):
            await reveal(self.table, who, message)
        elif isinstance(message, protocol.SeatSettings):
            await self.table.set_asks(who, message.seat, message.ask)
        else:
            self.table.check_owner(who, message.seat)
            if isinstance(message, QuestionSeen):
                self.table.seen(message.seat, message.number)
            else:
                self.table.back(message.seat)
        return None

    async def _answer(self, who: str | None, answers: protocol.GiveAnswers) -> protocol.Confirmed:
        started = perf_counter()
        with self.server.shutdown.answering():
            confirmed = await self.table.answer(who, answers)
            self.server.metrics.answered(perf_counter() - started)
            return confirmed

    async def _say(self, text: str) -> None:
        if self.guest is None:
            raise Refusal("server-no-guest", 401)
        self.rate_limits.count("chat", self.client)
        await self.table.say(self.guest, checked_line(text))

    def _refused(self, refusal: Refusal, message: protocol.ClientMessage | None) -> protocol.Refused:
        problem = refusal.problem
        self.server.metrics.refuse(refusal.code)
        answered = isinstance(message, protocol.GiveAnswers)
        seated = isinstance(message, protocol.GiveAnswers | CommitShare | RevealShare)
        return protocol.Refused(
            code=problem.code,
            message=problem.message,
            params=problem.params,
            now=self.table.number,
            number=message.number if answered else None,  # type: ignore[union-attr]  # checked above
            seat=message.seat if seated else None,  # type: ignore[union-attr]  # checked above
        )


MySeat = Annotated[int, QueryParameter(ge=0, le=4, description="one of my seats")]


@post("/api/tables/{key:str}/hints", responses=problems(401, 404, 409, 413), status_code=200)
async def switch_hints(
    key: Key, data: JSONBody[HintSwitch], guest: NamedDependency[GuestRow | None], server: NamedDependency[Server]
) -> protocol.TableInfo:
    """Hints for a seat of mine, or no more. Everybody at the table is told."""
    who, table = known(guest), await server.tables.open(key)
    await server.hints.switch(table, who.id, data.seat, data.on)
    return table.info(who.id)


@get("/api/tables/{key:str}/hints", responses=problems(401, 404, 409))
async def hint_numbers(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
    seat: MySeat = 0,
) -> HintNumbers:
    """What piles, companies and majorities look like from a seat of mine."""
    who, table = known(guest), await server.tables.open(key)
    rate_limits.count("hints", client_of(request, who))
    return server.hints.numbers(table, who.id, seat)


@post("/api/tables/{key:str}/advice", responses=problems(401, 404, 409, 413), status_code=200)
async def give_advice(
    request: Request[Any, Any, Any],
    key: Key,
    data: JSONBody[AdviceWanted],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
) -> Advice:
    """What a strong bot would do, where a seat of mine is asked."""
    who, table = known(guest), await server.tables.open(key)
    server.hints.check_asked(table, who.id, data.seat)
    rate_limits.count("advice", client_of(request, who))
    return await server.hints.advice(table, who, data.seat)


ROUTES: Final = [play, switch_hints, hint_numbers, give_advice]
