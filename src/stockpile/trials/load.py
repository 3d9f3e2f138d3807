"""How much a server takes: answers offered at one rate, or at higher and higher ones until players would notice."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from stockpile.server.store.opening import file_url
from stockpile.trials.flow import WARM_UP, Flow, Load
from stockpile.trials.postgres import OWN, Cluster, database_or_own
from stockpile.trials.server import ServerProcess
from stockpile.trials.vitals import processor_seconds, readable

LIMIT_MS: Final = 100.0  # the delay that players shall not have to bear
STEP: Final = 1.25  # from rate to rate in a search
RATES: Final = 9  # that a search tries at most
AGAIN: Final = 3  # runs at a rate before it counts as too much: one slow run may be the machine's own business


@dataclass(frozen=True)
class Found:
    """The end of a search: the highest rate that players did not notice, and the rate that they did (None: not met)."""

    fast_up_to: float
    slow_from: float | None
    limit_ms: float = LIMIT_MS


@dataclass(frozen=True)
class Bench:
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


async def _run(bench: Bench, rate: float) -> Load:
    """A server, its tables, and one run."""
    with database_or_own(bench.kept_in, "bench") as (database, cluster):
        server, flow = ServerProcess(database, workers=bench.workers), Flow(bench.tables)
        server.start()
        try:
            await flow.fill(server.port)
            spent = _spent(server, cluster)
            load = await flow.run(rate, bench.seconds)
            return _with_costs(load, bench.seconds, spent, _spent(server, cluster))
        finally:
            await flow.empty()
            server.stop()


def _spent(server: ServerProcess, cluster: Cluster | None) -> tuple[float, float]:
    """Seconds of a processor: of all processes of the server, and of a PostgreSQL of ours."""
    if not readable():
        return 0.0, 0.0
    return processor_seconds(server.pid), processor_seconds(cluster.pid) if cluster is not None else 0.0


def _with_costs(load: Load, seconds: float, before: tuple[float, float], after: tuple[float, float]) -> Load:
    """What an answer costs; while it warms up answers flow at the same rate, and while the last arrive none do."""
    answers = load.answers_per_second * (WARM_UP + seconds)
    server, database = (1000 * (late - early) / answers for early, late in zip(before, after, strict=True))
    return replace(load, server_cpu_ms=round(server, 3), database_cpu_ms=round(database, 3))


async def _find(bench: Bench, rate: float, tell: Callable[[Load], None]) -> Found:
    fast = 0.0
    for _ in range(RATES):
        for _ in range(AGAIN):
            load = await _run(bench, rate)
            tell(load)
            if load.p99_ms <= LIMIT_MS:
                break
        else:
            return Found(fast, load.offered_per_second)
        fast, rate = load.offered_per_second, rate * STEP
    return Found(fast, None)


def measure(bench: Bench, rate: float) -> Load:
    """One run at one rate."""
    return asyncio.run(_run(bench, rate))


def find(bench: Bench, rate: float, tell: Callable[[Load], None]) -> Found:
    """Run after run at higher rates until players would notice; every run is told."""
    return asyncio.run(_find(bench, rate, tell))
