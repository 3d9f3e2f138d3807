"""Work in a process of its own. It may take long, hang, or bring its process down, and hurts nobody else by that.

>>> worker = Worker()
>>> with worker.take() as process:
...     process.submit(sum, (1, 2, 3)).result()
6
"""

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from threading import Thread
from types import TracebackType
from typing import Any, TypeVar

Result = TypeVar("Result")


def _begin(niceness: int) -> None:
    """A process ends with the one that started it, however that ends; Ctrl-C is the business of that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed here is no output of ours
    if hasattr(os, "nice"):
        os.nice(niceness)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _nothing() -> None:
    """What a process is woken with."""


class Process:
    """A process that does one thing after the other until it is killed."""

    def __init__(self, niceness: int) -> None:
        # Spawned, not forked: a server has threads.
        self._pool = ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(niceness,)
        )
        self.up: Future[None] = self._pool.submit(_nothing)  # done when it is ready to work

    def submit(self, work: Callable[..., Result], *about: Any) -> Future[Result]:
        """Have it do something. BrokenProcessPool, raised here or by the future: the process is no more."""
        return self._pool.submit(work, *about)

    @property
    def pids(self) -> list[int]:
        return list(self._pool._processes or ())

    def kill(self) -> None:
        """End it, whatever it does. Whoever waits for something gets a BrokenProcessPool."""
        processes = list((self._pool._processes or {}).values())
        self._pool.shutdown(wait=False)
        for process in processes:
            process.kill()

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()


class Worker:
    """A place for a process: there is one from when it is first needed, and after one was given up, another."""

    def __init__(self, niceness: int = 0) -> None:
        self._niceness = niceness
        self._process: Process | None = None

    def take(self) -> Process:
        """The process, started if there is none. Starting goes on beside: `up` says when it is done."""
        if self._process is None:
            self._process = Process(self._niceness)
        return self._process

    def give_up(self, process: Process) -> bool:
        """Kill a process that hangs or is broken; False if somebody else has done so."""
        if self._process is not process:
            return False
        self.close()
        return True

    def close(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
