"""How much a server takes: many tables, scripted players over WebSockets, answers offered at a fixed rate.

Open loop: answers are due at fixed times whether or not the server keeps up, and what an answer takes is counted from
the moment it was due to the moment the player who gave it has received what it made happen.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from websockets.asyncio.client import ClientConnection

from stockpile.trials.players import DECODER, Guest, Refused, Update, Welcome, send_answers
from stockpile.trials.server import ServerProcess

WARM_UP: Final = 2.0  # seconds before counting begins
LIMIT_MS: Final = 100.0  # the delay that players shall not have to bear
STEP: Final = 1.25  # from rate to rate in a search
RATES: Final = 9  # that a search tries at most
AGAIN: Final = 3  # runs at a rate before it counts as too much: one slow run may be the machine's own business
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


@dataclass
class _Due:
    """An answer on its way: when it was due, who gave it, and its number."""

    at: float
    seat: int
    number: int


class Table:
    """A table with a connection for each of its players."""

    def __init__(self, key: str, guests: list[Guest], seed: int) -> None:
        self.key = key
        self.guests = guests
        self.over = False
        self.refused = 0
        self.delays: list[tuple[float, float]] = []  # when it was due, and how long it took
        self._rng = Random(seed)
        self._sockets: list[ClientConnection] = []
        self._open: tuple[int, int, int] | None = None  # number, seat and answer of the open question
        self._waiting: deque[float] = deque()
        self._sent: _Due | None = None
        self._tasks: list[asyncio.Task[None]] = []

    async def connect(self) -> None:
        for seat, guest in enumerate(self.guests):
            socket = await guest.connect(self.key)
            self._sockets.append(socket)
            self._tasks.append(asyncio.create_task(self._listen(seat, socket)))

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for socket in self._sockets:
            await socket.close()

    async def due(self, at: float) -> None:
        """An answer is due; if the last one is still on its way, it waits and its time counts."""
        self._waiting.append(at)
        await self._send()

    async def _send(self) -> None:
        if self._sent is None and self._open is not None and self._waiting:
            number, seat, answer = self._open
            self._open = None
            self._sent = _Due(self._waiting.popleft(), seat, number)
            await send_answers(self._sockets[seat], number, seat, [answer])

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        async for text in socket:
            message = DECODER.decode(text)
            if isinstance(message, Update | Welcome):
                sights = message.sights if isinstance(message, Update) else message.opening
                question = sights[0].view.question
                if question is None:
                    self.over = True
                elif question.seat == seat:
                    self._open = (message.number, seat, self._rng.choice(question.answers).number)
                self._arrived(seat, message.number)
                await self._send()
            elif isinstance(message, Refused):
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


class Bench:
    """A server, its tables, and runs at one rate or several."""

    def __init__(self, folder: Path, tables: int) -> None:
        self._server = ServerProcess(folder / "load.sqlite")
        self._count = tables
        self._tables: list[Table] = []

    async def __aenter__(self) -> "Bench":
        self._server.start()
        self._tables = await asyncio.to_thread(self._set_up)
        for table in self._tables:
            await table.connect()
        return self

    async def __aexit__(self, *_: object) -> None:
        for table in self._tables:
            await table.close()
        self._server.stop()

    def _set_up(self) -> list[Table]:
        return [self._new_table(number) for number in range(self._count)]

    def _new_table(self, number: int) -> Table:
        guests = [Guest(self._server.port, f"Player {number} {seat}") for seat in range(PLAYERS)]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        key = guests[0].post("/api/tables", {"seats": seats})["id"]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{key}/join", {})
        guests[0].post(f"/api/tables/{key}/start", {})
        for guest in guests:
            guest.close()
        return Table(key, guests, seed=number)

    async def run(self, rate: float, seconds: float) -> Load:
        """Offer answers at a rate, going round the tables."""
        start = perf_counter()
        for number in range(int(rate * (WARM_UP + seconds))):
            at = start + number / rate
            if (wait := at - perf_counter()) > 0:
                await asyncio.sleep(wait)
            playing = [table for table in self._tables if not table.over]
            if not playing:
                break
            await playing[number % len(playing)].due(at)
        await asyncio.sleep(1.0)
        return self._summary(rate, start + WARM_UP, seconds)

    def _summary(self, rate: float, since: float, seconds: float) -> Load:
        now = perf_counter()
        seen = [delay for table in self._tables for at, delay in table.delays if at >= since]
        playing = [table for table in self._tables if not table.over]
        late = [delay for table in playing for at, delay in table.overdue(now) if at >= since]
        delays = sorted(seen + late)
        refused = sum(table.refused for table in self._tables)
        if not delays:
            raise GamesOver
        return Load(
            tables=self._count,
            offered_per_second=round(rate, 1),
            answers_per_second=round(len(seen) / seconds, 1),
            p50_ms=round(1000 * delays[len(delays) // 2], 2),
            p99_ms=round(1000 * delays[int(len(delays) * 0.99)], 2),
            refused=refused,
        )


@dataclass(frozen=True)
class Found:
    """The end of a search: the highest rate that players did not notice, and the rate that they did (None: not met)."""

    fast_up_to: float
    slow_from: float | None
    limit_ms: float = LIMIT_MS


async def _run(folder: Path, tables: int, rate: float, seconds: float) -> Load:
    async with Bench(folder, tables) as bench:
        return await bench.run(rate, seconds)


async def _find(folder: Path, tables: int, rate: float, seconds: float, tell: Callable[[Load], None]) -> Found:
    fast = 0.0
    for _ in range(RATES):
        for _ in range(AGAIN):
            load = await _run(folder, tables, rate, seconds)
            tell(load)
            if load.p99_ms <= LIMIT_MS:
                break
        else:
            return Found(fast, load.offered_per_second)
        fast, rate = load.offered_per_second, rate * STEP
    return Found(fast, None)


def measure(folder: Path, tables: int, rate: float, seconds: float) -> Load:
    """One run at one rate."""
    return asyncio.run(_run(folder, tables, rate, seconds))


def find(folder: Path, tables: int, rate: float, seconds: float, tell: Callable[[Load], None]) -> Found:
    """Run after run at higher rates until players would notice; every run is told."""
    return asyncio.run(_find(folder, tables, rate, seconds, tell))
