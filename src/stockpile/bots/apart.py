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
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Any, Final, NamedTuple, TypeVar

Result = TypeVar("Result")


class Care(NamedTuple):
    """How a process is to behave: how far it stands back for others, and how many bytes it may have at most."""

    niceness: int = 0
    memory: int | None = None


USUAL: Final = Care()


def _begin(care: Care) -> None:
    """A process ends with the one that started it, however that ends; Ctrl-C is the business of that one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _print_elsewhere()
    if hasattr(os, "nice"):
        os.nice(care.niceness)
    if care.memory is not None:
        _limit_memory(care.memory)
    Thread(target=_end_with_parent, daemon=True).start()


def _print_elsewhere() -> None:
    """What is printed here is no output of ours: it goes where errors go, and if they go nowhere, nowhere.

    Where Python found a standard file closed it has None for it, and the number may be that of some other file by now.
    """
    if sys.stdout is not None:
        os.dup2(os.open(os.devnull, os.O_WRONLY) if sys.stderr is None else sys.stderr.fileno(), sys.stdout.fileno())


def _limit_memory(most: int) -> None:
    """Let this process have so many bytes and no more, where the system keeps such a limit: Windows has none."""
    try:
        import resource
    except ImportError:
        return
    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    soft = most if hard == resource.RLIM_INFINITY else min(most, hard)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (soft, soft))


def _hold_standard_files() -> None:
    """Closed standard files are opened as nothing. A pipe to a process could get their numbers else, and be written
    into by whoever prints there."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            nothing = os.open(os.devnull, os.O_RDWR)  # has the lowest free number, which is this one
            os.set_inheritable(nothing, True)


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)


def _nothing() -> None:
    """What a process is woken with."""


class Process:
    """A process that does one thing after the other until it is killed."""

    def __init__(self, care: Care) -> None:
        _hold_standard_files()
        # Spawned, not forked: a server has threads.
        self._pool = ProcessPoolExecutor(
            1, mp_context=multiprocessing.get_context("spawn"), initializer=_begin, initargs=(care,)
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
        for process in list((self._pool._processes or {}).values()):
            process.kill()
        # Waits for the pool's thread, which has nobody left to wait for. It must not run on into the end of the
        # program: Python would wake it there, and it may just be closing what it is woken by.
        self._pool.shutdown()

    def __enter__(self) -> "Process":
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.kill()


class Worker:
    """A place for a process: there is one from when it is first needed, and after one was given up, another."""

    def __init__(self, care: Care = USUAL) -> None:
        self._care = care
        self._process: Process | None = None

    def take(self) -> Process:
        """The process, started if there is none. Starting goes on beside: `up` says when it is done."""
        if self._process is None:
            self._process = Process(self._care)
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


class Workers:
    """Places by what they are for, at most so many: whichever was not used for longest makes room for another.

    Whoever uses one uses no other meanwhile: making room does not ask whether anybody waits.

    >>> workers = Workers(most=2)
    >>> one, two = workers.place("one"), workers.place("two")
    >>> workers.place("one") is one, workers.place("three") is one, workers.place("one") is one
    (True, False, True)
    >>> workers.place("two") is two
    False
    """

    def __init__(self, most: int, care: Care = USUAL) -> None:
        self._most = most
        self._care = care
        self._places: OrderedDict[Hashable, Worker] = OrderedDict()

    def place(self, purpose: Hashable) -> Worker:
        """The place for this, made if there is none."""
        if purpose not in self._places:
            self._places[purpose] = Worker(self._care)
        self._places.move_to_end(purpose)
        while len(self._places) > self._most:
            self._places.popitem(last=False)[1].close()
        return self._places[purpose]

    def close(self) -> None:
        for worker in self._places.values():
            worker.close()
