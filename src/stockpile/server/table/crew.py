"""A few worker processes and the queue before them.

First come, first served. A table has one thought at a time, so the turns go round the tables, and one with four bots
waits as long as one with a single bot. When many wait, everybody thinks for a shorter time rather than letting the
others wait for longer.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeVar

from stockpile.bots.apart import Worker

Result = TypeVar("Result")
WAIT: Final = 1000.0  # milliseconds after which who comes last should be at work
FLOOR: Final = 10.0  # milliseconds that a thought gets however many wait
LIMIT: Final = 50  # that may wait for each worker


class Crowded(Exception):
    """So many wait already that it is quicker not to think."""


class Crew:
    """Workers of whom any can do the next work."""

    def __init__(self, count: int) -> None:
        self.workers = [Worker() for _ in range(count)]
        self._free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self._free.put_nowait(worker)
        self._at_work: set[asyncio.Task[Any]] = set()
        self._waiting: list[float] = []  # milliseconds that those who wait would like to have

    def wake(self) -> None:
        """Start the processes before the first work comes."""
        for worker in self.workers:
            worker.take()

    def close(self) -> None:
        for task in self._at_work:
            task.cancel()
        for worker in self.workers:
            worker.close()

    def granted(self, milliseconds: float) -> float:
        """What a thought that would like so many milliseconds gets, with those in mind who wait behind it."""
        wanted = milliseconds + sum(self._waiting)
        share = min(1.0, WAIT * len(self.workers) / wanted) if wanted else 1.0
        return max(min(FLOOR, milliseconds), milliseconds * share)

    async def work(self, milliseconds: float, work: Callable[[Worker, float], Awaitable[Result]]) -> Result:
        """Do something with a worker, in turn; it is told how many milliseconds it may take of those it wants."""
        if len(self._waiting) >= LIMIT * len(self.workers):
            raise Crowded
        self._waiting.append(milliseconds)
        # Who stops waiting leaves the work to its end: a worker that is let go of too early would get two at once.
        task = asyncio.create_task(self._in_turn(milliseconds, work))
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, milliseconds: float, work: Callable[[Worker, float], Awaitable[Result]]) -> Result:
        try:
            worker = await self._free.get()
        finally:
            self._waiting.remove(milliseconds)
        try:
            return await work(worker, self.granted(milliseconds))
        finally:
            self._free.put_nowait(worker)
