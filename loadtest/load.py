"""How much a server takes: many tables, scripted players over WebSockets, answers at a fixed rate.

The load is open loop: answers are due at fixed times whether or not the server keeps up. The delay of an answer counts
from the moment it was due to the moment its player has received the result.
"""

import asyncio
import gc
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from loadtest.client import DECODER, LOOPBACK, Guest, PartialUpdate, PartialWelcome, send_answers
from loadtest.ledger import Ledger, Losses
from loadtest.postgres import OWN, OwnPostgres, database_or_own
from loadtest.processes import processor_seconds, readable
from loadtest.server import ServerProcess
from stockpile.server.db.engine import file_url
from stockpile.server.protocol import Confirmed, Refused

WARM_UP: Final = 2.0  # seconds before counting starts
LAST: Final = 1.0  # seconds that the last answers get to arrive
PLAYERS: Final = 4


class GamesOverTooSoon(Exception):
    """All games were played to the end before anything could be measured: it takes more tables."""


@dataclass(frozen=True)
class LoadResult:
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
class _DueAnswer:
    """An answer on its way: when it was due, who gave it, and its number."""

    at: float
    seat: int
    number: int


class LoadTable:
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
        self._sent: _DueAnswer | None = None
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

    def reset_counts(self) -> None:
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
            self._sent = _DueAnswer(self._waiting.popleft(), seat, number)
            self.ledger.send(number, [answer])
            with suppress(WebSocketException):  # who listens notices too
                await send_answers(self._sockets[seat], number, seat, [answer])

    async def _listen(self, seat: int, socket: ClientConnection) -> None:
        with suppress(WebSocketException):
            async for text in socket:
                await self._hear(seat, DECODER.decode(text))
        self.broken += 1

    async def _hear(self, seat: int, message: object) -> None:
        if isinstance(message, PartialUpdate | PartialWelcome):
            sights = message.sights if isinstance(message, PartialUpdate) else message.opening
            if not sights:
                return  # that the game has started is on its way to this worker
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
        """The first to listen is not the player: only the player's own connection counts."""
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


class LoadPlayers:
    """The tables at a server, and answers offered to them. The players of each table come from an address of theirs."""

    def __init__(self, count: int, address: Callable[[int], str] = lambda _: LOOPBACK) -> None:
        self.losses = Losses()
        self.tables: list[LoadTable] = []
        self.made = 0
        self._count = count
        self._address = address

    @property
    def playing(self) -> list[LoadTable]:
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

    async def new_table(self, port: int) -> LoadTable:
        number = self.made
        self.made += 1
        return await asyncio.to_thread(self._set_up, port, number)

    def _set_up(self, port: int, number: int) -> LoadTable:
        guests = [Guest(port, f"Player {number} {seat}", self._address(number)) for seat in range(PLAYERS)]
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (PLAYERS - 1)
        key = guests[0].post("/api/tables", {"seats": seats})["id"]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{key}/join", {})
        guests[0].post(f"/api/tables/{key}/start", {})
        for guest in guests:
            guest.close()
        return LoadTable(guests, Ledger(key, self.losses), seed=number)

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

    async def run(self, rate: float, seconds: float, warm_up: float = WARM_UP) -> LoadResult:
        """Offer answers for so long, and see what they took once it was warm."""
        for table in self.tables:
            table.reset_counts()
        with _no_collecting():
            start = perf_counter()
            await self.offer(rate, warm_up + seconds)
            await asyncio.sleep(LAST)
        return self._summary(rate, start + warm_up, seconds)

    def _summary(self, rate: float, since: float, seconds: float) -> LoadResult:
        now = perf_counter()
        seen = [delay for table in self.tables for at, delay in table.delays if at >= since]
        late = [delay for table in self.playing for at, delay in table.overdue(now) if at >= since]
        delays = sorted(seen + late)
        if not delays:
            raise GamesOverTooSoon
        return LoadResult(
            tables=self._count,
            offered_per_second=round(rate, 1),
            answers_per_second=round(len(seen) / seconds, 1),
            p50_ms=round(1000 * delays[len(delays) // 2], 2),
            p99_ms=round(1000 * delays[int(len(delays) * 0.99)], 2),
            refused=sum(table.refused for table in self.tables),
            broken=sum(table.broken for table in self.tables),
        )


LIMIT_MS: Final = 100.0  # the delay that players shall not have to bear
STEP: Final = 1.25  # from rate to rate in a search
RATES: Final = 9  # that a search tries at most
AGAIN: Final = 3  # runs at a rate before it counts as too much: one slow run may be the machine's own business

Costs = tuple[float, float]  # processor seconds of the server and of PostgreSQL


@dataclass(frozen=True)
class RateFound:
    """The end of a search: the highest rate that players did not notice, and the rate that they did (None: not met)."""

    fast_up_to: float
    slow_from: float | None
    limit_ms: float = LIMIT_MS


@dataclass(frozen=True)
class LoadPlan:
    """A server to be measured: where its files go, its workers, and a PostgreSQL database if it is not to have a file.

    With several workers and no database we start a PostgreSQL of our own.
    """

    folder: Path
    tables: int
    seconds: float
    workers: int = 1
    database: str | None = None

    @property
    def kept_in(self) -> str:
        """Where its tables are."""
        file = file_url(self.folder / "load.sqlite")
        return self.database or (OWN if self.workers > 1 else file)


async def _run(bench: LoadPlan, rate: float) -> LoadResult:
    """A server, its tables, and one run."""
    with database_or_own(bench.kept_in, "bench") as (database, cluster):
        server, flow = ServerProcess(database, workers=bench.workers), LoadPlayers(bench.tables)
        server.start()
        try:
            await flow.fill(server.port)
            spent = _spent(server, cluster)
            load = await flow.run(rate, bench.seconds)
            return _with_costs(load, bench.seconds, spent, _spent(server, cluster))
        finally:
            await flow.empty()
            server.stop()


def _spent(server: ServerProcess, cluster: OwnPostgres | None) -> Costs:
    """Seconds of a processor: of all processes of the server, and of a PostgreSQL of ours."""
    if not readable():
        return 0.0, 0.0
    return processor_seconds(server.pid), processor_seconds(cluster.pid) if cluster is not None else 0.0


def _with_costs(load: LoadResult, seconds: float, before: Costs, after: Costs) -> LoadResult:
    """What an answer costs; while it warms up answers flow at the same rate, and while the last arrive none do."""
    answers = load.answers_per_second * (WARM_UP + seconds)
    server, database = (1000 * (late - early) / answers for early, late in zip(before, after, strict=True))
    return replace(load, server_cpu_ms=round(server, 3), database_cpu_ms=round(database, 3))


async def _find(bench: LoadPlan, rate: float, on_run: Callable[[LoadResult], None]) -> RateFound:
    fast = 0.0
    for _ in range(RATES):
        for _ in range(AGAIN):
            load = await _run(bench, rate)
            on_run(load)
            if load.p99_ms <= LIMIT_MS:
                break
        else:
            return RateFound(fast, load.offered_per_second)
        fast, rate = load.offered_per_second, rate * STEP
    return RateFound(fast, None)


def measure(bench: LoadPlan, rate: float) -> LoadResult:
    """One run at one rate."""
    return asyncio.run(_run(bench, rate))


def find(bench: LoadPlan, rate: float, on_run: Callable[[LoadResult], None]) -> RateFound:
    """Run after run at higher rates until players would notice; every run is told."""
    return asyncio.run(_find(bench, rate, on_run))
