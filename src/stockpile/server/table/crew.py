"""A few worker processes and the queue before them.

First come, first served. A table has one thought at a time, so the turns go round the tables, and one with four bots
waits as long as one with a single bot. When many wait, everybody thinks for a shorter time rather than letting the
others wait for longer.

Work that no table waits for, a hint to somebody, is done by a worker whom nobody else wants at that moment.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from time import monotonic
from typing import Any, Final, TypeVar

from stockpile.bots.apart import Worker

Result = TypeVar("Result")
WAIT: Final = 1000.0  # milliseconds after which who comes last should be at work
FLOOR: Final = 10.0  # milliseconds that a thought gets at least; no more may wait than can have them in that time
LEARNING: Final = 0.1  # how much the last thought counts for the pace
SPARE: Final = 20  # pieces of work that no table waits for and that may wait all the same
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
        self._spare: deque[asyncio.Event] = deque()  # who waits behind them
        self.calm = asyncio.Event()  # no table waits for a worker
        self.calm.set()
        self._pace = 1.0  # by the clock, how long a thought takes for each millisecond it is granted

    @property
    def waiting(self) -> int:
        """How many wait for a worker."""
        return len(self._waiting) + len(self._spare)

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
        self.calm.clear()
        return await self._to_its_end(self._in_turn(milliseconds, work))

    async def work_behind(self, work: Callable[[Worker], Awaitable[Result]]) -> Result:
        """Do something with a worker as soon as one is free and none of the others waits for it."""
        if len(self._spare) >= SPARE:
            raise Crowded
        return await self._to_its_end(self._behind(work))

    async def _to_its_end(self, work: Coroutine[Any, Any, Result]) -> Result:
        """Who stops waiting leaves the work to its end: a worker that is let go of too early would get two at once."""
        task = asyncio.create_task(work)
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)
        return await asyncio.shield(task)

    async def _in_turn(self, milliseconds: float, work: Callable[[Worker, float], Awaitable[Result]]) -> Result:
        try:
            worker = await self._free.get()
        finally:
            self._waiting.remove(milliseconds)
            if not self._waiting:
                self.calm.set()
            self._call_next()
        granted, began = self.granted(milliseconds), monotonic()
        try:
            return await work(worker, granted)
        finally:
            self._let_go(worker)
            self._learn(1000 * (monotonic() - began) / max(granted, FLOOR))

    async def _behind(self, work: Callable[[Worker], Awaitable[Result]]) -> Result:
        turn = asyncio.Event()
        self._spare.append(turn)
        try:
            while self._spare[0] is not turn or self._waiting or self._free.empty():
                await turn.wait()
                turn.clear()
            worker = self._free.get_nowait()
        finally:
            self._spare.remove(turn)
            self._call_next()
        try:
            return await work(worker)
        finally:
            self._let_go(worker)

    def _let_go(self, worker: Worker) -> None:
        self._free.put_nowait(worker)
        self._call_next()

    def _call_next(self) -> None:
        """Whoever waits behind the others looks whether it is time."""
        if self._spare:
            self._spare[0].set()

    def _learn(self, pace: float) -> None:
        """A machine that has other things to do lets thoughts take longer than the time of the processor they get."""
        self._pace += (min(max(pace, 1.0), SLOWEST) - self._pace) * LEARNING
