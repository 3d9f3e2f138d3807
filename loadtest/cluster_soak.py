"""Kill workers one at a time and all at once, and their database, while people play.

Each player has a connection to whichever worker takes it, and connects again when it breaks. Each checks that every
update starts where the last one ended and that nothing it has seen is lost. In the end, what the players know is
compared with what is stored. The longest time that a player hears nothing after a kill is counted too.
"""

import asyncio
import shlex
import subprocess
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final, Literal

from sqlalchemy import text
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from loadtest.client import DECODER, Guest, PartialSight, PartialUpdate, PartialWelcome, chosen, send_answers, send_seen
from loadtest.ledger import ITSELF, Ledger, Losses, check_stored
from loadtest.postgres import OWN, OwnPostgres, database_or_own
from loadtest.server import ServerProcess
from stockpile.server.db.engine import make_engine, with_driver
from stockpile.server.protocol import Closed, Confirmed, Refused

THINKING: Final = (0.02, 0.25)  # seconds before an answer
AGAIN: Final = (0.05, 0.25)  # seconds before coming again
PATIENCE: Final = 5.0  # seconds for a connection
SLEEPY: Final = 0.15  # of the questions of who lets the clock run out
LATE: Final = "server-late"  # somebody or something else has answered: an earlier attempt, or the clock
LATER: Final = "server-cannot-store"  # nobody knows whether it is stored


@dataclass(frozen=True)
class TablePlan:
    """A table: this many people, these bots, and whether a clock answers for one who sleeps now and then."""

    people: int
    bots: tuple[str, ...] = ()
    clock: int | None = None

    @property
    def others(self) -> frozenset[str]:
        """Who answers there besides people."""
        return ITSELF | ({"bot"} if self.bots else set()) | ({"stand-in"} if self.clock else set())

    def seats(self) -> Mapping[str, Any]:
        people = [{"kind": "me"}, *[{"kind": "open"}] * (self.people - 1)]
        return {"seats": [*people, *({"kind": "bot", "bot": bot} for bot in self.bots)], "clock": self.clock}


PLANS: Final = (
    TablePlan(3),
    TablePlan(2, ("random", "broker")),
    TablePlan(3, clock=5),
    TablePlan(4),
    TablePlan(2, ("random",)),
)


@dataclass
class CrowdCounts:
    """How it went for all players, besides what was lost."""

    connections: int = 0
    told_late: int = 0  # answers to a question that was answered already
    # By kind of kill: the most seconds between one and the next thing that somebody saw or was confirmed.
    silences: dict[str, float] = field(default_factory=dict)


class ClusterPlayer:
    """A guest with one seat."""

    def __init__(self, guest: Guest, ledger: Ledger, crowd: "Crowd", rng: Random, sleepy: bool) -> None:
        self.over = False
        self._guest = guest
        self._ledger = ledger
        self._crowd = crowd
        self._rng = rng
        self._sleepy = sleepy
        self._number = -1  # answers that it has seen
        self._hurt: tuple[float, str] | None = None  # since when it has heard nothing, and after which kill
        self._thinking: asyncio.Task[None] | None = None

    # The connection.

    async def stay(self) -> None:
        """Come, and come again, until the game is over."""
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._play()
            self._stop_thinking()
            if not self.over:
                await asyncio.sleep(self._rng.uniform(*AGAIN))

    async def _play(self) -> None:
        async with asyncio.timeout(PATIENCE):
            socket = await self._guest.connect(self._ledger.table, since=self._number)
        self._crowd.counts.connections += 1
        try:
            async for text in socket:
                self._hear(socket, DECODER.decode(text))
                if self.over:
                    return
        finally:
            await asyncio.shield(socket.close())

    # What it hears.

    def _hear(self, socket: ClientConnection, message: object) -> None:
        if isinstance(message, PartialWelcome):
            self._expect(message.number >= self._number, f"{self._number} answers were seen, then {message.number}")
            self._see(socket, message.number, message.opening)
        elif isinstance(message, PartialUpdate):
            self._expect(message.since == self._number, f"after {self._number} came an update from {message.since}")
            self._see(socket, message.number, message.sights)
        elif isinstance(message, Confirmed):
            self._ledger.confirm(message.number)
            self.heard()
        elif isinstance(message, Refused):
            self._hear_no(socket, message)
        elif isinstance(message, Closed):
            self._expect(False, f"closed: {message.code}")

    def _hear_no(self, socket: ClientConnection, message: Refused) -> None:
        self.heard()
        if message.code == LATE and message.number is not None:
            self._ledger.give_up(message.number)
            self._crowd.counts.told_late += 1
        elif message.code != LATER:
            self._ledger.refuse(message.number, f"{message.code}: {message.message}")
        self._thinking = asyncio.create_task(self._come_again(socket))

    async def _come_again(self, socket: ClientConnection) -> None:
        """As a page does that finds itself at odds with the server: look how things stand."""
        await asyncio.sleep(self._rng.uniform(*AGAIN))
        await socket.close()

    def _see(self, socket: ClientConnection, number: int, sights: list[PartialSight]) -> None:
        self.heard()
        if not sights:
            return  # that the game has started is on its way to this worker
        self._number = number
        question = sights[0].view.question
        if question is None:
            self.over = True
        elif question.seat == sights[0].seat:
            self._stop_thinking()
            self._thinking = asyncio.create_task(self._answer(socket, number, sights[0]))

    def _expect(self, true: bool, otherwise: str) -> None:
        if not true:
            self._crowd.losses.problems.append(f"table {self._ledger.table}: {otherwise}")

    # What it says.

    async def _answer(self, socket: ClientConnection, number: int, sight: PartialSight) -> None:
        """Who sleeps has seen the question first: else the clock would wait for that, and everybody with it."""
        with suppress(WebSocketException):
            if self._sleepy:
                await send_seen(socket, number, sight.seat)
            await asyncio.sleep(self._rng.uniform(*THINKING))
            if self._sleepy and self._rng.random() < SLEEPY:
                return
            basket = chosen(sight, self._rng)
            self._ledger.send(number, basket)
            await send_answers(socket, number, sight.seat, basket)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    # How long it is without news.

    def hurt(self, at: float, kind: str) -> None:
        """Something was killed."""
        if self._hurt is None and not self.over:
            self._hurt = at, kind

    @property
    def waits(self) -> bool:
        return self._hurt is not None and not self.over

    def heard(self) -> None:
        if self._hurt is not None:
            since, kind = self._hurt
            self._crowd.silent(monotonic() - since, kind)
            self._hurt = None


class Crowd:
    """All players, at some tables."""

    def __init__(self, tables: int, losses: Losses, rng: Random) -> None:
        self.losses = losses
        self.counts = CrowdCounts()
        self.ledgers: list[Ledger] = []
        self._tables = tables
        self._rng = rng
        self._playing: dict[asyncio.Task[None], list[ClusterPlayer]] = {}

    async def fill(self, port: int) -> None:
        """New tables for those whose game is over."""
        for task in [task for task in self._playing if task.done()]:
            del self._playing[task]
            task.result()
        while len(self._playing) < self._tables:
            players = await asyncio.to_thread(self._set_up, port)
            task = asyncio.create_task(self._play(players))
            self._playing[task] = players

    async def _play(self, players: list[ClusterPlayer]) -> None:
        await asyncio.gather(*(player.stay() for player in players))

    def _set_up(self, port: int) -> list[ClusterPlayer]:
        number = len(self.ledgers)
        plan = PLANS[number % len(PLANS)]
        guests = [Guest(port, f"Player {number} {seat}") for seat in range(plan.people)]
        key = guests[0].post("/api/tables", plan.seats())["id"]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{key}/join", {})
        guests[0].post(f"/api/tables/{key}/start", {})
        for guest in guests:
            guest.close()
        ledger = Ledger(key, self.losses, plan.others)
        self.ledgers.append(ledger)
        sleepy = [plan.clock is not None and seat == 0 for seat in range(plan.people)]
        return [
            ClusterPlayer(guest, ledger, self, Random(self._rng.random()), sleeps)
            for guest, sleeps in zip(guests, sleepy, strict=True)
        ]

    @property
    def players(self) -> list[ClusterPlayer]:
        return [player for players in self._playing.values() for player in players]

    def hurt(self, kind: str) -> None:
        """From now on counts how long everybody is without news."""
        now = monotonic()
        for player in self.players:
            player.hurt(now, kind)

    async def go_on(self, patience: float) -> None:
        """Until everybody has heard something again, or for so long."""
        end = monotonic() + patience
        while any(player.waits for player in self.players) and monotonic() < end:
            await asyncio.sleep(0.02)

    def silent(self, seconds: float, kind: str) -> None:
        self.counts.silences[kind] = max(self.counts.silences.get(kind, 0.0), seconds)

    async def leave(self) -> None:
        """Everybody goes; who still waits for news has waited until now."""
        for player in self.players:
            player.heard()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing.clear()


KillKind = Literal["worker", "all", "database"]

# One worker mostly, and one after the other so that each is met: all at once and the database now and then.
TURNS: Final[tuple[KillKind, ...]] = ("worker", "worker", "all", "worker", "database", "worker")
CUT: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


class RestartFailed(Exception):
    """The command that should restart the database did not; the text is what it said."""


class Harm:
    """Kills workers, and makes the database go away for a moment in the way that is open to us."""

    def __init__(self, server: ServerProcess, cluster: OwnPostgres | None, command: str | None, rng: Random) -> None:
        self._server = server
        self._cluster = cluster
        self._command = command
        self._rng = rng

    @property
    def how(self) -> Literal["restarted", "command", "cut"]:
        """What "the database goes away" means here."""
        if self._cluster is not None:
            return "restarted"
        return "command" if self._command is not None else "cut"

    async def do(self, kind: KillKind) -> None:
        """One kill, and whatever it takes that the work can continue."""
        if kind == "worker":
            self._server.kill_one(self._rng)
        elif kind == "all":
            self._server.kill()
            await asyncio.to_thread(self._server.start)
        else:
            await self._take_database()

    async def _take_database(self) -> None:
        if self._cluster is not None:
            await asyncio.to_thread(self._cluster.restart, "immediate")
        elif self._command is not None:
            await asyncio.to_thread(_run_command, self._command)
        else:
            await _cut(self._server.database)


def _run_command(command: str) -> None:
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, timeout=120, check=False)
    if done.returncode:
        raise RestartFailed((done.stderr or done.stdout).strip() or str(done.returncode))


async def _cut(database: str) -> None:
    """Every connection but ours."""
    engine = make_engine(with_driver(database))
    async with engine.connect() as connection:
        await connection.execute(CUT)
    await engine.dispose()


TABLES: Final = 6
FLOW: Final = (0.2, 1.2)  # seconds of play before a kill
WITHIN: Final = 5.0  # seconds in which everybody continues
GIVE_UP: Final = 20.0  # seconds after which we continue although somebody does not
HURRY: Final = 10.0  # how much faster clocks run: waiting for one that runs out, grace included, is no silence
LAST: Final = 2.0  # seconds of play after the last kill

ReportKills = Callable[[int], None]


@dataclass
class ClusterReport(Losses):
    """What came of it."""

    workers: int = 0
    kills: int = 0
    kinds: dict[str, int] = field(default_factory=dict)
    database: str = ""  # how it was made to go away
    tables: int = 0
    connections: int = 0
    told_late: int = 0
    silences: dict[str, float] = field(default_factory=dict)  # by kind of kill: seconds without news, at the worst
    slowest_restart_seconds: float = 0.0
    interrupted: bool = False

    @property
    def longest_silence_seconds(self) -> float:
        return max(self.silences.values(), default=0.0)

    @property
    def in_time(self) -> bool:
        """Whether everybody continued soon after every kill."""
        return self.longest_silence_seconds <= WITHIN

    @property
    def good(self) -> bool:
        return self.clean and self.in_time

    def to_json(self) -> dict[str, Any]:
        judged = {"clean": self.clean, "in_time": self.in_time}
        return asdict(self) | {"longest_silence_seconds": self.longest_silence_seconds} | judged


@dataclass(frozen=True)
class ClusterPlan:
    """Where it is done, and how long. In a PostgreSQL of our own, which we can restart, unless one is named."""

    workers: int
    database: str = OWN
    restart: str | None = None  # the command that restarts a database that is not ours
    kills: int | None = None
    minutes: float | None = None
    seed: int = 0


class ClusterSoak:
    """A server of several workers, a crowd, and harm."""

    def __init__(self, plan: ClusterPlan, database: str, cluster: OwnPostgres | None, log: Path) -> None:
        rng = Random(plan.seed)
        self.report = ClusterReport(workers=plan.workers)
        self._plan = plan
        self._rng = rng
        self._server = ServerProcess(database, log=log, workers=plan.workers, pace=HURRY)
        self._crowd = Crowd(TABLES, self.report, rng)
        self._harm = Harm(self._server, cluster, plan.restart, rng)

    async def run(self, on_kill: ReportKills) -> None:
        end = monotonic() + 60 * self._plan.minutes if self._plan.minutes is not None else None
        self._server.start()
        try:
            for kind in cycle(TURNS):
                await self._crowd.fill(self._server.port)
                await asyncio.sleep(self._rng.uniform(*FLOW))
                self._crowd.hurt(kind)
                await self._harm.do(kind)
                self.report.kills += 1
                self.report.kinds[kind] = self.report.kinds.get(kind, 0) + 1
                on_kill(self.report.kills)
                await self._crowd.go_on(GIVE_UP)
                if not self._goes_on(end):
                    break
            await asyncio.sleep(LAST)
        finally:
            await self._finish()

    def _goes_on(self, end: float | None) -> bool:
        kills = self._plan.kills
        return (kills is None or self.report.kills < kills) and (end is None or monotonic() < end)

    async def _finish(self) -> None:
        await self._crowd.leave()
        self._server.stop()
        await check_stored(self._server.database, self._crowd.ledgers)
        counts = self._crowd.counts
        self.report.database = self._harm.how
        self.report.tables = len(self._crowd.ledgers)
        self.report.connections, self.report.told_late = counts.connections, counts.told_late
        self.report.silences = {kind: round(seconds, 2) for kind, seconds in counts.silences.items()}
        self.report.slowest_restart_seconds = round(self._server.slowest_start, 2)


def cluster_soak(plan: ClusterPlan, folder: Path, on_kill: ReportKills = lambda _: None) -> ClusterReport:
    """Run it; Ctrl-C ends it, and what was found counts."""
    with database_or_own(plan.database, "soak") as (database, cluster):
        soak = ClusterSoak(plan, database, cluster, folder / "server.log")
        try:
            asyncio.run(soak.run(on_kill))
        except KeyboardInterrupt:
            soak.report.interrupted = True
        return soak.report
