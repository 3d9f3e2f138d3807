"""How much a server takes: answers offered at one rate, or at higher and higher ones until players would notice."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from stockpile.server.store.opening import file_url
from stockpile.trials.flow import Flow, Load
from stockpile.trials.server import ServerProcess

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


async def _run(folder: Path, tables: int, rate: float, seconds: float) -> Load:
    """A server, its tables, and one run."""
    server, flow = ServerProcess(file_url(folder / "load.sqlite")), Flow(tables)
    server.start()
    try:
        await flow.fill(server.port)
        return await flow.run(rate, seconds)
    finally:
        await flow.empty()
        server.stop()


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
