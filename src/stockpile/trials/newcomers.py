"""Somebody new comes now and then and asks for the tables: whether the door is open, and how soon it opens."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import perf_counter
from typing import Final

from stockpile.trials.attacks.line import Aim, CutOff, Line, Trace

EVERY: Final = 0.5  # seconds between two who come
PATIENCE: Final = 3.0  # seconds that one waits


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
        waits.append(await _wait_of_one(Aim(port, "", "", f"127.2.{number // 250 % 250}.{number % 250 + 1}")))
        await asyncio.sleep(EVERY)


async def _wait_of_one(aim: Aim) -> float | None:
    """Seconds from the knock to the list of tables; None for who is turned away or waits in vain."""
    began, line = perf_counter(), Line(aim, Trace())
    try:
        async with asyncio.timeout(PATIENCE):
            await line.open()
            answer = await line.ask("GET", "/api/tables")
    except (CutOff, TimeoutError):
        return None
    finally:
        line.close()
    return None if answer.refused else perf_counter() - began
