"""Kills and honest load while attackers of every kind are at work.

A server with the limits that every server has, honest players at many tables who answer at a fixed rate, and attackers:
first none, then each kind, then all at once. The players of each table come from an address of this machine of their
own, and so does each attacker, since limits go by address. After each phase the server is killed in the middle of it,
started again, and what the players know is compared with what is stored.
"""

import asyncio
import socket
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any, Final

from stockpile.server.store.opening import file_url
from stockpile.trials.attacks.kinds import KINDS
from stockpile.trials.attacks.line import Aim
from stockpile.trials.attacks.run import Reports, attacking
from stockpile.trials.flow import LAST, PLAYERS, WARM_UP, Flow, Load
from stockpile.trials.ledger import Losses, check_stored
from stockpile.trials.load import LIMIT_MS
from stockpile.trials.newcomers import Newcomers, coming
from stockpile.trials.players import Guest
from stockpile.trials.server import ServerProcess, allow_files
from stockpile.trials.soak import FLOW
from stockpile.trials.vitals import Vitals, readable, watch

MORE_MB: Final = 50.0  # that an attacker may make the server need
SHORTEST, LONGEST = 2.0, 20.0  # seconds of a phase; attackers whom the server bears for longer get longer
BESIDES: Final = WARM_UP + LAST + 6.0  # seconds of a phase besides: warming up, the kill, the start, coming back
PATIENCE: Final = 30.0  # seconds for bots to play a game
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
class Phase:
    """What came of one phase; `attack` is a kind, nobody or everybody."""

    attack: str
    load: Load
    vitals: Vitals
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


Tell = Callable[[str, Phase | None], None]  # gets the phase that begins, and the one before it


@dataclass
class HostileReport:
    """What came of it all."""

    tables: int
    rate: float
    kills: int = 0
    slowest_restart_seconds: float = 0.0
    losses: Losses = field(default_factory=Losses)
    phases: list[Phase] = field(default_factory=list)
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


class Hostile:
    """A server, honest players, and attackers."""

    def __init__(self, folder: Path, tables: int, rate: float, seed: int = 0) -> None:
        self._log = folder / "server.log"
        self._server = ServerProcess(file_url(folder / "hostile.sqlite"), "usual", self._log)
        self._flow = Flow(tables, honest_address)
        self._rng = Random(seed)
        self._finished = ""
        self.report = HostileReport(tables, rate, losses=self._flow.losses)

    async def run(self, minutes: float, kinds: Sequence[str], tell: Tell) -> None:
        """Round after round of all phases, at least one."""
        plan = [(NOBODY, ()), *((kind, (kind,)) for kind in kinds)]
        if len(kinds) > 1:
            plan.append((EVERYBODY, tuple(kinds)))
        seconds = min(LONGEST, max(SHORTEST, 60 * minutes / len(plan) - BESIDES))
        end = monotonic() + 60 * minutes
        allow_files(PLAYERS * self.report.tables)
        self._server.start()
        try:
            self._finished = await asyncio.to_thread(finished_game, self._server.port)
            for number, (name, attackers) in enumerate(cycle(plan)):
                if number >= len(plan) and monotonic() >= end:
                    return
                tell(name, self.report.phases[-1] if self.report.phases else None)
                self.report.phases.append(await self._phase(name, attackers, seconds))
        finally:
            self._server.kill()
            await self._flow.empty()

    async def _phase(self, name: str, kinds: Sequence[str], seconds: float) -> Phase:
        """Honest players alone or under attack, and a kill in the end."""
        await self._flow.fill(self._server.port)
        seconds = max([seconds, *(KINDS[kind].patience for kind in kinds)])
        lost, logged = self._flow.losses.count, self._tracebacks()
        aim = Aim(self._server.port, self._flow.playing[0].ledger.table, self._finished)
        async with (
            watch(self._server.pid) as vitals,
            coming(self._server.port) as newcomers,
            attacking(aim, kinds, WARM_UP + seconds) as reports,
        ):
            load = await self._flow.run(self.report.rate, seconds)
            told = await reports()
            measured = load, vitals(), newcomers()
            await self._kill_in_the_flow()
        await self._restart()
        return Phase(name, *measured, told, self._flow.losses.count - lost, self._tracebacks() - logged)

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
    """A table where bots have played to the end, for whoever wants to look at it."""
    guest = Guest(port, "Host", honest_address(0))
    seats = [{"kind": "me"}, *([{"kind": "bot", "bot": "random"}] * 3)]
    table = str(guest.post("/api/tables", {"seats": seats, "start": True})["id"])
    guest.post(f"/api/tables/{table}/leave", {})
    end = monotonic() + PATIENCE
    while guest.get(f"/api/tables/{table}")["stage"] != "over":
        if monotonic() > end:
            raise RuntimeError("bots do not get their game played")
        sleep(0.2)
    guest.close()
    return table


def hostile(
    folder: Path, minutes: float, tables: int, rate: float, kinds: Sequence[str], seed: int, tell: Tell
) -> HostileReport:
    """Run it; Ctrl-C ends it, and what was found counts."""
    trial = Hostile(folder, tables, rate, seed)
    try:
        asyncio.run(trial.run(minutes, kinds or tuple(KINDS), tell))
    except KeyboardInterrupt:
        trial.report.interrupted = True
    return trial.report
