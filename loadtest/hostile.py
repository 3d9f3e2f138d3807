"""Kills and honest load while attackers of every kind are at work.

A server has its usual limits. Honest players at many tables answer at a fixed rate. Attackers come in phases: first
none, then each kind, then all at once. The players of each table have an IP address of their own, and so does each
attacker, since limits go by address. In each phase the server is killed and started again, and what the players know
is compared with what is stored. A newcomer connects now and then: is the server still reachable, and how soon?
"""

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic, perf_counter, sleep
from typing import Any, Final

from loadtest.attack import AttackTrace, CutOff, RawConnection, Target
from loadtest.attackers import KINDS, Reports, attacking
from loadtest.client import Guest
from loadtest.ledger import Losses, check_stored
from loadtest.load import LAST, LIMIT_MS, PLAYERS, WARM_UP, LoadPlayers, LoadResult
from loadtest.processes import ProcessUsage, readable, watch
from loadtest.server import ServerProcess, allow_files
from loadtest.soak import FLOW
from stockpile.server.db.engine import file_url

NEWCOMER_EVERY: Final = 0.5  # seconds
NEWCOMER_WAITS: Final = 3.0  # seconds


@dataclass(frozen=True)
class Newcomers:
    """How many came, how many were not served, and what the slowest of the others had to wait."""

    came: int
    kept_out: int
    slowest_ms: float


@asynccontextmanager
async def coming(port: int) -> AsyncIterator[Callable[[], Newcomers]]:
    """One after the other, each from an address of its own; gives what tells how it went."""
    waits: list[float | None] = []
    task = asyncio.create_task(_come_on(port, waits))

    def so_far() -> Newcomers:
        served = [wait for wait in waits if wait is not None]
        return Newcomers(len(waits), len(waits) - len(served), round(1000 * max(served, default=0.0), 1))

    try:
        yield so_far
    finally:
        task.cancel()


async def _come_on(port: int, waits: list[float | None]) -> None:
    while True:
        number = len(waits)
        waits.append(await _wait_of_one(Target(port, "", "", f"127.2.{number // 250 % 250}.{number % 250 + 1}")))
        await asyncio.sleep(NEWCOMER_EVERY)


async def _wait_of_one(target: Target) -> float | None:
    """Seconds from the knock to the list of tables; None for a guest who is turned away or waits in vain."""
    began, line = perf_counter(), RawConnection(target, AttackTrace())
    try:
        async with asyncio.timeout(NEWCOMER_WAITS):
            await line.open()
            answer = await line.ask("GET", "/api/tables")
    except (CutOff, TimeoutError):
        return None
    finally:
        line.close()
    return None if answer.refused else perf_counter() - began


MORE_MB: Final = 50.0  # that an attacker may make the server need
SHORTEST_PHASE, LONGEST_PHASE = 2.0, 20.0  # seconds; attackers that take longer to be cut off get longer
BESIDES: Final = WARM_UP + LAST + 6.0  # seconds of a phase besides: warming up, the kill, the start, coming back
BOT_GAME_SECONDS: Final = 30.0  # seconds for bots to play a game
NOBODY, EVERYBODY = "nobody", "everybody"


def honest_address(table: int) -> str:
    """Where the players of a table come from."""
    return f"127.1.{table // 250 % 250}.{table % 250 + 1}"


def possible() -> bool:
    """Whether this system has the addresses that it takes, and tells how much memory a process needs."""
    with socket.socket() as probe:
        try:
            probe.bind((honest_address(0), 0))
        except OSError:
            return False
    return readable()


@dataclass(frozen=True)
class HostilePhase:
    """What came of one phase; `attack` is a kind, nobody or everybody."""

    attack: str
    load: LoadResult
    vitals: ProcessUsage
    newcomers: Newcomers
    attackers: Reports
    lost: int  # confirmed and gone, stored and sent by nobody, torn or refused
    tracebacks: int  # in the server's log

    @property
    def faults(self) -> list[str]:
        """The goals that were missed."""
        found = {
            "slow": self.load.p99_ms > LIMIT_MS,
            "memory": self.vitals.peak - self.vitals.before > MORE_MB,
            "lost": self.lost > 0,
            "broken": self.load.broken > 0,
            "shut": self.newcomers.kept_out > 0,
            "traceback": self.tracebacks > 0,
            # All together they get in each other's way, and some never come to the point of being cut off.
            "borne": self.attack != EVERYBODY and not all(report["stopped"] for report in self.attackers.values()),
        }
        return [fault for fault, there in found.items() if there]

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"faults": self.faults}


OnPhase = Callable[[str, HostilePhase | None], None]  # the phase that starts, and the one that ended


@dataclass
class HostileReport:
    """What came of it all."""

    tables: int
    rate: float
    kills: int = 0
    slowest_restart_seconds: float = 0.0
    losses: Losses = field(default_factory=Losses)
    phases: list[HostilePhase] = field(default_factory=list)
    interrupted: bool = False

    @property
    def waited(self) -> float:
        """The part of the time in which the server had to wait for a processor, at the worst."""
        return max((phase.vitals.waited for phase in self.phases), default=0.0)

    @property
    def clean(self) -> bool:
        return self.losses.clean and not any(phase.faults for phase in self.phases)

    def to_json(self) -> dict[str, Any]:
        return asdict(self) | {"phases": [phase.to_json() for phase in self.phases], "clean": self.clean}


class HostileRun:
    """A server, honest players, and attackers."""

    def __init__(self, folder: Path, tables: int, rate: float, seed: int = 0) -> None:
        self._log = folder / "server.log"
        self._server = ServerProcess(file_url(folder / "hostile.sqlite"), "usual", self._log)
        self._flow = LoadPlayers(tables, honest_address)
        self._rng = Random(seed)
        self._finished = ""
        self.report = HostileReport(tables, rate, losses=self._flow.losses)

    async def run(self, minutes: float, kinds: Sequence[str], on_phase: OnPhase) -> None:
        """Round after round of all phases, at least one."""
        plan = [(NOBODY, ()), *((kind, (kind,)) for kind in kinds)]
        if len(kinds) > 1:
            plan.append((EVERYBODY, tuple(kinds)))
        seconds = min(LONGEST_PHASE, max(SHORTEST_PHASE, 60 * minutes / len(plan) - BESIDES))
        end = monotonic() + 60 * minutes
        allow_files(PLAYERS * self.report.tables)
        self._server.start()
        try:
            self._finished = await asyncio.to_thread(finished_game, self._server.port)
            for number, (name, attackers) in enumerate(cycle(plan)):
                if number >= len(plan) and monotonic() >= end:
                    return
                on_phase(name, self.report.phases[-1] if self.report.phases else None)
                self.report.phases.append(await self._phase(name, attackers, seconds))
        finally:
            self._server.kill()
            await self._flow.empty()

    async def _phase(self, name: str, kinds: Sequence[str], seconds: float) -> HostilePhase:
        """Honest players alone or under attack, and a kill in the end."""
        await self._flow.fill(self._server.port)
        seconds = max([seconds, *(KINDS[kind].patience for kind in kinds)])
        lost, logged = self._flow.losses.count, self._tracebacks()
        target = Target(self._server.port, self._flow.playing[0].ledger.table, self._finished)
        async with (
            watch(self._server.pid) as vitals,
            coming(self._server.port) as newcomers,
            attacking(target, kinds, WARM_UP + seconds) as reports,
        ):
            load = await self._flow.run(self.report.rate, seconds)
            told = await reports()
            measured = load, vitals(), newcomers()
            await self._kill_in_the_flow()
        await self._restart()
        return HostilePhase(name, *measured, told, self._flow.losses.count - lost, self._tracebacks() - logged)

    async def _kill_in_the_flow(self) -> None:
        offering = asyncio.create_task(self._flow.offer(self.report.rate, 2 * FLOW[1]))
        await asyncio.sleep(self._rng.uniform(*FLOW))
        self._server.kill()
        self.report.kills += 1
        offering.cancel()
        await self._flow.empty()

    async def _restart(self) -> None:
        self._server.start()
        self.report.slowest_restart_seconds = round(self._server.slowest_start, 2)
        await check_stored(self._server.database, [table.ledger for table in self._flow.tables])

    def _tracebacks(self) -> int:
        return self._log.read_text(errors="replace").count("Traceback (most recent call last)")


def finished_game(port: int) -> str:
    """A table where bots have played to the end, for anyone who wants to look at it."""
    guest = Guest(port, "Host", honest_address(0))
    seats = [{"kind": "me"}, *([{"kind": "bot", "bot": "random"}] * 3)]
    table = str(guest.post("/api/tables", {"seats": seats, "start": True})["id"])
    guest.post(f"/api/tables/{table}/leave", {})
    end = monotonic() + BOT_GAME_SECONDS
    while guest.get(f"/api/tables/{table}")["stage"] != "over":
        if monotonic() > end:
            raise RuntimeError("bots do not get their game played")
        sleep(0.2)
    guest.close()
    return table


def hostile(
    folder: Path, minutes: float, tables: int, rate: float, kinds: Sequence[str], seed: int, on_phase: OnPhase
) -> HostileReport:
    """Run it; Ctrl-C ends it, and what was found counts."""
    trial = HostileRun(folder, tables, rate, seed)
    try:
        asyncio.run(trial.run(minutes, kinds or tuple(KINDS), on_phase))
    except KeyboardInterrupt:
        trial.report.interrupted = True
    return trial.report
