"""Work in other processes. It may take long, hang or crash: nothing else is harmed, and the process is replaced.

A `Worker` runs one function after another in a process of its own. The laboratory keeps several and gives each the next
games (`lab/workers.py`); the server keeps several and gives each the next bot that must answer
(`server/table/bot_workers.py`). A bot from another package has a worker for each seat (`bots/sandbox.py`).

>>> worker = Worker()
>>> worker.run(60, sum, (1, 2, 3))
6
>>> worker.close()
"""

import asyncio
import logging
import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any, Final, NamedTuple, TypeVar

from stockpile.errors import UserError

Result = TypeVar("Result")
START_SECONDS: Final = 30.0  # for a process to start; on a busy machine that is slow
SPAWN: Final = multiprocessing.get_context("spawn")  # not forked: a server has threads, and so has NumPy
LOG: Final = logging.getLogger(__name__)


class WorkLost(UserError):
    """Every process that was given this work ended or hung over it."""

    prefix = "error-work"

    def __init__(self) -> None:
        super().__init__("lost")


class ProcessLimits(NamedTuple):
    """How far a process stands back for others, and how many bytes of memory it may have."""

    niceness: int = 0
    memory: int | None = None


NO_LIMITS: Final = ProcessLimits()


class WorkerProcess:
    """A process that does one thing after the other until it is killed. It calls `prepare(*about)` first."""

    def __init__(
        self, limits: ProcessLimits = NO_LIMITS, prepare: Callable[..., None] | None = None, *about: Any
    ) -> None:
        self._pool = ProcessPoolExecutor(1, SPAWN, _begin, (limits, prepare, about))
        self.up: Future[None] = self.submit(_nothing)  # done when it is ready to work

    def submit(self, work: Callable[..., Result], *about: Any) -> Future[Result]:
        """Have it do something. BrokenProcessPool, raised here or by the future, says that the process has ended."""
        with _starting():
            return self._pool.submit(work, *about)

    def kill(self) -> None:
        """End it, whatever it does. Futures that are waited for raise BrokenProcessPool."""
        # Before Python 3.14 a pool has no public way to end a process that is at work. After a shutdown it has None.
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        # Waits for the pool's thread, which has nothing left to wait for. It must not still run when the program
        # ends: Python would wake it there, and it may just be closing what it is woken by.
        self._pool.shutdown()


class Worker:
    """A place for a process. It is started when it is first needed, and again after it was killed."""

    def __init__(
        self, limits: ProcessLimits = NO_LIMITS, prepare: Callable[..., None] | None = None, *about: Any
    ) -> None:
        self._settings = (limits, prepare, *about)
        self._process: WorkerProcess | None = None

    def take(self) -> WorkerProcess:
        """The process, started if there is none. It may still be starting: `up` says when it is ready."""
        if self._process is None:
            self._process = WorkerProcess(*self._settings)
        return self._process

    def give_up(self, process: WorkerProcess) -> bool:
        """Kill a process that hangs or has ended. False if it was replaced already."""
        if self._process is not process:
            return False
        self.close()
        return True

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()

    def run(self, seconds: float, work: Callable[..., Result], *about: Any) -> Result:
        """Run something and wait for it. TimeoutError or BrokenProcessPool: the process is killed."""
        process = self.take()
        try:
            process.up.result(START_SECONDS)
            return process.submit(work, *about).result(seconds)
        except (TimeoutError, BrokenProcessPool):
            self.give_up(process)
            raise

    async def run_async(self, seconds: float, tries: int, work: Callable[..., Result], *about: Any) -> Result:
        """Run something without blocking the event loop. After each loss another process tries; then WorkLost."""
        for _ in range(tries):
            process = self.take()
            try:
                if not process.up.done():
                    await _within(START_SECONDS, process.up)
                return await _within(seconds, process.submit(work, *about))
            except (BrokenProcessPool, TimeoutError):
                if self.give_up(process):
                    LOG.warning("a worker does not answer, starting another")
        raise WorkLost


async def _within(seconds: float, doing: Future[Result]) -> Result:
    result = asyncio.wrap_future(doing)
    result.add_done_callback(_notice)
    # Never cancelled: a pool that breaks stumbles over cancelled work and forgets the rest.
    return await asyncio.wait_for(asyncio.shield(result), seconds)


def _notice(result: "asyncio.Future[Any]") -> None:
    """Read an error that comes when nobody waits any more, so that asyncio does not log it."""
    if not result.cancelled():
        result.exception()


def start_process(target: Callable[..., None], *about: Any) -> BaseProcess:
    """A process for work that speaks through pipes or shared memory. It starts and ends as those of workers do."""
    with _starting():
        process = SPAWN.Process(target=_run, args=(target, about), daemon=True)
        process.start()
    return process


def end_process(process: Any, seconds: float) -> None:
    """Wait for a process to end by itself, and kill it after this many seconds."""
    process.join(max(0.0, seconds))
    process.kill()
    process.join()


@contextmanager
def _starting() -> Iterator[None]:
    """For starting a process.

    Closed standard files are opened as nothing: otherwise a pipe to the process could get their number, and whatever
    prints would write into it. Ctrl-C reaches every process at a terminal, but only the first is to answer it. Other
    processes have it blocked from their first moment; here it comes a little later.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            nothing = os.open(os.devnull, os.O_RDWR)  # has the lowest free number, which is this one
            os.set_inheritable(nothing, True)
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What follows runs in the other process.


def _run(target: Callable[..., None], about: tuple[Any, ...]) -> None:
    _begin(NO_LIMITS, target, about)


def _begin(limits: ProcessLimits, prepare: Callable[..., None] | None, about: tuple[Any, ...]) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _print_elsewhere()
    if hasattr(os, "nice"):
        os.nice(limits.niceness)
    if limits.memory is not None:
        _limit_memory(limits.memory)
    Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare(*about)


def _print_elsewhere() -> None:
    """What is printed here is no output of ours: it goes where errors go, and nowhere if those go nowhere.

    Where Python found a standard file closed it has None for it, and the number may be that of some other file by now.
    """
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY) if sys.stderr is None else sys.stderr.fileno(), sys.stdout.fileno())


def _limit_memory(most: int) -> None:
    """Let this process have this many bytes and no more, where the system keeps such a limit. Windows has none."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (soft, soft))


def _end_with_parent() -> None:
    """However the parent ends, killed included."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _nothing() -> None:
    """What a process is woken with."""
