"""Work that takes a while is done in processes of its own: no table waits for it, nor shares Python's lock with it."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from threading import Thread
from typing import Any, Final, TypeVar

Result = TypeVar("Result")
LOG: Final = logging.getLogger(__name__)


class WorkersFailed(Exception):
    """The workers were killed or hang, and so did those that took their place."""


def _begin(niceness: int) -> None:
    """A worker ends with its server, however that ends; Ctrl-C is the server's business."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
    os._exit(0)


def _nothing() -> None:
    """What a worker is woken with."""


def _notice(result: "asyncio.Future[Any]") -> None:
    """What comes after nobody waits for it any more is no news: a worker that was given up has broken off."""
    if not result.cancelled():
        result.exception()


class Workers:
    """A few processes for one kind of work."""

    def __init__(self, count: int, niceness: int = 0) -> None:
        self._count = count
        self._niceness = niceness
        self._pool: ProcessPoolExecutor | None = None

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            # Spawned, not forked: the server has threads.
            self._pool = ProcessPoolExecutor(
                self._count,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_begin,
                initargs=(self._niceness,),
            )
        return self._pool

    def wake(self) -> None:
        """Start the workers before the first work comes."""
        if self._pool is not None:
            return
        for _ in range(self._count):
            self._open().submit(_nothing)

    async def run(self, patience: float, tries: int, work: Callable[..., Result], *about: Any) -> Result:
        """What a worker makes of it. One that takes longer than `patience` seconds is taken to hang."""
        loop = asyncio.get_running_loop()
        for _ in range(tries):
            pool = self._open()
            try:
                result = loop.run_in_executor(pool, work, *about)
                result.add_done_callback(_notice)
                # Never cancelled: a pool that breaks stumbles over cancelled work and forgets the rest.
                return await asyncio.wait_for(asyncio.shield(result), patience)
            except (BrokenProcessPool, TimeoutError):  # a worker was killed, or hangs: start new ones
                if self._pool is pool:  # unless somebody else has done so
                    LOG.warning("workers do not answer, starting new ones")
                    self.close()
        raise WorkersFailed

    def close(self) -> None:
        pool, self._pool = self._pool, None
        if pool is not None:
            workers = list(pool._processes.values())
            pool.shutdown(wait=False)
            # One that hangs would hold up the server's end. Whoever waits for another gets a BrokenProcessPool.
            for worker in workers:
                worker.kill()
