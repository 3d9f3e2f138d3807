"""Kill workers one at a time and all at once, and the database, while players with a connection each go on.

In the end what the players know is compared with what is stored.
"""

import asyncio
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from itertools import cycle
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Final

from stockpile.trials.fleet.crowd import Crowd
from stockpile.trials.fleet.harm import TURNS, Harm
from stockpile.trials.ledger import Losses, check_stored
from stockpile.trials.postgres import OWN, Cluster, database_or_own
from stockpile.trials.server import ServerProcess

TABLES: Final = 6
FLOW: Final = (0.2, 1.2)  # seconds of play before a kill
WITHIN: Final = 5.0  # seconds in which everybody goes on
GIVE_UP: Final = 20.0  # seconds after which we go on although somebody does not
HURRY: Final = 10.0  # how much faster clocks run: waiting for one that runs out, grace included, is no silence
LAST: Final = 2.0  # seconds of play after the last kill

Tell = Callable[[int], None]  # so many kills


@dataclass
class FleetReport(Losses):
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
        """Whether everybody went on soon after every kill."""
        return self.longest_silence_seconds <= WITHIN

    @property
    def good(self) -> bool:
        return self.clean and self.in_time

    def to_json(self) -> dict[str, Any]:
        judged = {"clean": self.clean, "in_time": self.in_time}
        return asdict(self) | {"longest_silence_seconds": self.longest_silence_seconds} | judged


@dataclass(frozen=True)
class FleetPlan:
    """Where it is done, and how long. In a PostgreSQL of our own, which we can restart, unless one is named."""

    workers: int
    database: str = OWN
    restart: str | None = None  # the command that restarts a database that is not ours
    kills: int | None = None
    minutes: float | None = None
    seed: int = 0


class FleetSoak:
    """A server of several workers, a crowd, and harm."""

    def __init__(self, plan: FleetPlan, database: str, cluster: Cluster | None, log: Path) -> None:
        rng = Random(plan.seed)
        self.report = FleetReport(workers=plan.workers)
        self._plan = plan
        self._rng = rng
        self._server = ServerProcess(database, log=log, workers=plan.workers, pace=HURRY)
        self._crowd = Crowd(TABLES, self.report, rng)
        self._harm = Harm(self._server, cluster, plan.restart, rng)

    async def run(self, tell: Tell) -> None:
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
                tell(self.report.kills)
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
        course = self._crowd.course
        self.report.database = self._harm.how
        self.report.tables = len(self._crowd.ledgers)
        self.report.connections, self.report.told_late = course.connections, course.told_late
        self.report.silences = {kind: round(seconds, 2) for kind, seconds in course.silences.items()}
        self.report.slowest_restart_seconds = round(self._server.slowest_start, 2)


def soak_fleet(plan: FleetPlan, folder: Path, tell: Tell = lambda _: None) -> FleetReport:
    """Run it; Ctrl-C ends it, and what was found counts."""
    with database_or_own(plan.database, "soak") as (database, cluster):
        return _soak(plan, database, cluster, folder, tell)


def _soak(plan: FleetPlan, database: str, cluster: Cluster | None, folder: Path, tell: Tell) -> FleetReport:
    soak = FleetSoak(plan, database, cluster, folder / "server.log")
    try:
        asyncio.run(soak.run(tell))
    except KeyboardInterrupt:
        soak.report.interrupted = True
    return soak.report
