"""Answers that flow at a fixed rate: many tables, scripted players over WebSockets.

Open loop: answers are due at fixed times whether or not the server keeps up, and what an answer takes is counted from
the moment it was due to the moment the player who gave it has received what it made happen.
"""

import asyncio
import gc
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from random import Random
from time import perf_counter
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from stockpile.trials.ledger import Ledger, Losses
from stockpile.trials.players import DECODER, LOOPBACK, Confirmed, Guest, Refused, Update, Welcome, send_answers

WARM_UP: Final = 2.0  # seconds before counting begins
LAST: Final = 1.0  # seconds that the last answers get to arrive
PLAYERS: Final = 4


class GamesOver(Exception):
    """All games were played to the end before anything could be measured: it takes more tables."""


@dataclass(frozen=True)
class Load:
    """One run at one rate. `answers_per_second` is what was really answered."""

    tables: int
    offered_per_second: float
    answers_per_second: float
    p50_ms: float
    p99_ms: float
    refused: int
    broken: int  # connections that ended before the run did
    server_cpu_ms: float = 0.0  # milliseconds of a processor an answer: all processes of the server
    database_cpu_ms: float = 0.0  # and of a PostgreSQL that was started for this alone


@dataclass
class _Due:
    """An answer on its way: when it was due, who gave it, and its number."""

    at: float
    seat: int
    number: int


class Table:
    """A table with a connection for each of its players."""

    def __init__(self, guests: list[Guest], ledger: Ledger, seed: int) -> None:
        self.guests = guests
        self.ledger = ledger
        self.over = False
        self.refused = self.broken = 0
        self.delays: list[tuple[float, float]] = []  # when it was due, and how long it took
        self._number = -1
        self._rng = Random(seed)
        self._sockets: list[ClientConnection] = []
        self._open: tuple[int, int, int] | None = None  # number, seat and answer of the open question
        self._waiting: deque[float] = deque()
        self._sent: _Due | None = None
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def connected(self) -> bool:
        return bool(self._tasks)

    async def connect(self) -> None:
        """Everybody comes, or comes again."""
        links = [guest.connect(self.ledger.table, since=self._number) for guest in self.guests]
        self._sockets = list(await asyncio.gather(*links))
        self._tasks = [asyncio.create_task(self._listen(*each)) for each in enumerate(self._sockets)]

    async def close(self) -> None:
        """Everybody goes; what is on its way is not waited for any more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*(socket.close() for socket in self._sockets))
        self._sockets, self._tasks = [], []
        self._open = self._sent = None
        self._waiting.clear()

    def count_anew(self) -> None:
        self.delays.clear()
        self.refused = self.broken = 0

    async def due(self, at: float) -> None:
        """An answer is due; if the last one is still on its way, it waits and its time counts."""
        self._waiting.append(at)
        await self._send()

    async def _send(self) -> None:
        if self._sent is None and self._open is not None and self._waiting:
            number, seat, answer = self._open
            self._open = None
            self._sent = _Due(self._waiting.popleft(), seat, number)
            self.ledger.send(number, [answer])
            with suppress(WebSocketException):  # who listens notices too
                await send_answers(self._sockets[seat], number, seat, [answer])

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in socket:
                await self._hear(seat, DECODER.decode(text))
        self.broken += 1

    async def _hear(self, seat: int, message: object) -> None:
        if isinstance(message, Update | Welcome):
            sights = message.sights if isinstance(message, Update) else message.opening
            if not sights:
                return  # that the game has begun is on its way to this worker
            question = sights[0].view.question
            self._number = max(self._number, message.number)
            if question is None:
                self.over = True
            elif question.seat == seat:
                self._open = (message.number, seat, self._rng.choice(question.answers).number)
            self._arrived(seat, message.number)
            await self._send()
        elif isinstance(message, Confirmed):
            self.ledger.confirm(message.number)
        elif isinstance(message, Refused):
            self.ledger.refuse(message.number, f"{message.code}: {message.message}")
            self.refused += 1
            self._sent = None

    def overdue(self, now: float) -> list[tuple[float, float]]:
        """Answers that were due and have not been seen: they took at least until now."""
        sent = [self._sent.at] if self._sent is not None else []
        return [(at, now - at) for at in (*sent, *self._waiting)]

    def _arrived(self, seat: int, number: int) -> None:
        """Whoever listens first is not the player: only the player's own connection counts."""
        sent = self._sent
        if sent is not None and number > sent.number and seat == sent.seat:
            self.delays.append((sent.at, perf_counter() - sent.at))
            self._sent = None


@contextmanager
def _no_collecting() -> Iterator[None]:
    """The players leave their litter lying: a look through it would be counted as time that the server took."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


class Flow:
    """The tables at a server, and answers offered to them. The players of each table come from an address of theirs."""

    def __init__(self, count: int, address: Callable[[int], str] = lambda _: LOOPBACK) -> None:
        self.losses = Losses()
        self.tables: list[Table] = []
        self.made = 0
        self._count = count
        self._address = address

    @property
    def playing(self) -> list[Table]:
        return [table for table in self.tables if not table.over]

    async def fill(self, port: int) -> None:
        """New tables for those whose game is over, and everybody connected."""
        for table in self.tables:
            if table.over:
                await table.close()
        self.tables = self.playing
        while len(self.tables) < self._count:
            self.tables.append(await self.new_table(port))
        for table in self.tables:
            if not table.connected:
                await table.connect()

    async def empty(self) -> None:
        """Everybody goes."""
        for table in self.tables:
            await table.close()

    async def new_table(self, port: int) -> Table:
        number = self.made
        self.made += 1
        return await asyncio.to_thread(self._set_up, port, number)

    def _set_up(self, port: int, number: int) -> Table:
        guests = [Guest(port, f"Player {number} {seat}", self._address(number)) for seat in range(PLAYERS)]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        key = guests[0].post("/api/tables", {"seats": seats})["id"]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{key}/join", {})
        guests[0].post(f"/api/tables/{key}/start", {})
        for guest in guests:
            guest.close()
        return Table(guests, Ledger(key, self.losses), seed=number)

    async def offer(self, rate: float, seconds: float) -> None:
        """Answers fall due at a rate, going round the tables."""
        start = perf_counter()
        for number in range(int(rate * seconds)):
            at = start + number / rate
            if (wait := at - perf_counter()) > 0:
                await asyncio.sleep(wait)
            playing = self.playing
            if not playing:
                return
            await playing[number % len(playing)].due(at)

    async def run(self, rate: float, seconds: float, warm_up: float = WARM_UP) -> Load:
        """Offer answers for so long, and see what they took once it was warm."""
        for table in self.tables:
            table.count_anew()
        with _no_collecting():
            start = perf_counter()
            await self.offer(rate, warm_up + seconds)
            await asyncio.sleep(LAST)
        return self._summary(rate, start + warm_up, seconds)

    def _summary(self, rate: float, since: float, seconds: float) -> Load:
        now = perf_counter()
        seen = [delay for table in self.tables for at, delay in table.delays if at >= since]
        late = [delay for table in self.playing for at, delay in table.overdue(now) if at >= since]
        delays = sorted(seen + late)
        if not delays:
            raise GamesOver
        return Load(
            tables=self._count,
            offered_per_second=round(rate, 1),
            answers_per_second=round(len(seen) / seconds, 1),
            p50_ms=round(1000 * delays[len(delays) // 2], 2),
            p99_ms=round(1000 * delays[int(len(delays) * 0.99)], 2),
            refused=sum(table.refused for table in self.tables),
            broken=sum(table.broken for table in self.tables),
        )
