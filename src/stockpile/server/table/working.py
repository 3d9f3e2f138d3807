"""Work that takes a while is done in processes of its own: no table waits for it, nor shares Python's lock with it."""

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final, TypeVar

from stockpile.bots.apart import Worker

Result = TypeVar("Result")
START: Final = 30.0  # seconds that a process may take to come up; on a busy machine that is slow
LOG: Final = logging.getLogger(__name__)


class WorkersFailed(Exception):
    """The worker was killed or hangs, and so did those that took its place."""


def _notice(result: "asyncio.Future[Any]") -> None:
    """What comes after nobody waits for it any more is no news: a worker that was given up has broken off."""
    if not result.cancelled():
        result.exception()


async def _within(seconds: float, doing: "Future[Result]") -> Result:
    result = asyncio.wrap_future(doing)
    result.add_done_callback(_notice)
    # Never cancelled: a pool that breaks stumbles over cancelled work and forgets the rest.
    return await asyncio.wait_for(asyncio.shield(result), seconds)


async def done_by(worker: Worker, patience: float, tries: int, work: Callable[..., Result], *about: Any) -> Result:
    """What a worker makes of it. One that takes longer than `patience` seconds is taken to hang."""
    for _ in range(tries):
        process = worker.take()
        try:
            if not process.up.done():
                await _within(START, process.up)
            return await _within(patience, process.submit(work, *about))
        except (BrokenProcessPool, TimeoutError):  # it was killed, or hangs: start another
            if worker.give_up(process):
                LOG.warning("a worker does not answer, starting another")
    raise WorkersFailed
