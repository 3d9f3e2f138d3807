"""A few worker processes and the queue before them.

First come, first served. A table has one thought at a time, so the turns go round the tables, and one with four bots
waits as long as one with a single bot. When many wait, everybody thinks for a shorter time rather than letting the
others wait for longer.
"""

import asyncio
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Any, Final, TypeVar

from stockpile.bots.apart import Worker

Result = TypeVar("Result")
WAIT: Final = 1000.0  # milliseconds after which who comes last should be at work
FLOOR: Final = 10.0  # milliseconds that a thought gets at least; no more may wait than can have them in that time
LEARNING: Final = 0.1  # how much the last thought counts for the pace
SLOWEST: Final = 5.0  # the pace that one thought is believed: it may have been a start or a hanging worker


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
        self._pace = 1.0  # by the clock, how long a thought takes for each millisecond it is granted

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
        if not self._waiting:
            return milliseconds
        time = self._pace * (milliseconds + sum(self._waiting))
        return max(min(FLOOR, milliseconds), milliseconds * min(1.0, WAIT * len(self.workers) / time))

    async def work(self, milliseconds: float, work: Callable[[Worker, float], Awaitable[Result]]) -> Result:
        """Do something with a worker, in turn; it is told how many milliseconds it may take of those it wants."""
        if sum(min(FLOOR, each) for each in self._waiting) >= WAIT * len(self.workers):
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
        granted, began = self.granted(milliseconds), monotonic()
        try:
            return await work(worker, granted)
        finally:
            self._free.put_nowait(worker)
            self._learn(1000 * (monotonic() - began) / max(granted, FLOOR))

    def _learn(self, pace: float) -> None:
        """A machine that has other things to do lets thoughts take longer than the time of the processor they get."""
        self._pace += (min(max(pace, 1.0), SLOWEST) - self._pace) * LEARNING
