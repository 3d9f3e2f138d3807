"""The games of a batch spread over processes, whose arrays lie in one piece of shared memory.

Each process has a part of the games. When told to step, it takes its answers from the shared arrays and writes what its
games show back there. The process that asks waits for all of them, so that it never sees half a step.
"""

import os
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import current_thread, main_thread
from typing import Any, Final
from weakref import finalize

import numpy as np
from numpy.typing import NDArray

from stockpile.envs.batch.task import ARRAYS, BatchTask
from stockpile.envs.observation import ACTIONS
from stockpile.processes import SPAWN, end_process, start_process


@contextmanager
def interrupts_wait() -> Iterator[None]:
    """Ctrl-C comes when this is done.

    Python answers it in the main thread alone, whichever thread got it: so another answer for a while is enough.

    >>> try:
    ...     with interrupts_wait():
    ...         signal.raise_signal(signal.SIGINT)
    ...         print("all of it is done")
    ... except KeyboardInterrupt:
    ...     print("and then it comes")
    all of it is done
    and then it comes
    """
    if current_thread() is not main_thread() or signal.getsignal(signal.SIGINT) is None:
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _frame: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
        if came:
            signal.raise_signal(signal.SIGINT)


CACHE_LINE_BYTES: Final = 64  # arrays start at multiples of this many bytes
STEP: Final = "step"
STOP: Final = "stop"
SECONDS_TO_STOP: Final = 5.0  # seconds for a process to end by itself


class ProcessLost(RuntimeError):
    """A process of the batch has ended or failed; the batch cannot continue."""


NOT_STARTED: Final = (
    "the processes of this batch could not begin: a script that spreads games over processes makes its batch under "
    'if __name__ == "__main__":'
)


def shared_arrays(task: BatchTask, memory: Any = None) -> tuple[dict[str, NDArray[Any]], int]:
    """All arrays of a batch, one after the other in a piece of memory if there is one, and how large it must be."""
    widths = {"observations": task.observation.size, "masks": ACTIONS, "rewards": task.config.players}
    arrays: dict[str, NDArray[Any]] = {}
    at = 0
    for name, kind in (ARRAYS | {"actions": np.int64}).items():
        width = widths.get(name, 1)
        count = task.games * width
        if memory is not None:
            arrays[name] = np.frombuffer(memory, kind, count, at).reshape(task.games, width)
        size = count * np.dtype(kind).itemsize
        at += (size + CACHE_LINE_BYTES - 1) // CACHE_LINE_BYTES * CACHE_LINE_BYTES
    return arrays, at


class ProcessHost:
    """Processes with a part of the games each."""

    def __init__(self, task: BatchTask, processes: int, make_host: Callable[[BatchTask], Any]) -> None:
        # It has no name that could be left behind: it is gone with the last who looks into it.
        memory = SPAWN.RawArray("b", shared_arrays(task)[1])
        self._task: Final = task
        self._memory: Final = memory
        self._actions: Final = shared_arrays(task, memory)[0]["actions"]
        self._lines: list[Connection] = []
        self._processes: list[BaseProcess] = []
        self._end: Final = finalize(self, _end, os.getpid(), self._lines, self._processes)
        self._begun = False
        for part in task.split(processes):
            ours, theirs = SPAWN.Pipe()
            self._processes.append(start_process(_work, theirs, memory, task, part, make_host))
            theirs.close()
            self._lines.append(ours)

    def arrays(self) -> dict[str, NDArray[Any]]:
        """All that is shown, in memory that cannot be made writable from here."""
        arrays, _size = shared_arrays(self._task, memoryview(self._memory).cast("B").toreadonly())
        del arrays["actions"]
        return arrays

    def begin(self, seed: int) -> None:
        self._all(seed)
        self._begun = True

    def step(self, actions: NDArray[np.int64]) -> None:
        self._actions[:, 0] = actions
        self._all(STEP)

    def _all(self, order: object) -> None:
        """Give an order to all, and wait for all."""
        try:
            for line in self._lines:
                line.send(order)
            answers = [line.recv() for line in self._lines]
        except (EOFError, OSError) as error:
            gone = "a process of this batch is gone; close the batch and begin another"
            raise ProcessLost(gone if self._begun else NOT_STARTED) from error
        failed = [answer for answer in answers if answer is not None]
        if failed:
            raise ProcessLost(f"a process of this batch failed: {failed[0]}")

    def close(self) -> None:
        self._end()


def _end(owner: int, lines: list[Connection], processes: list[BaseProcess]) -> None:
    if os.getpid() != owner:  # a fork of the process whose batch it is
        return
    for line in lines:
        with suppress(OSError):  # it may be gone already
            line.send(STOP)
        with suppress(OSError):
            line.close()
    for process in processes:
        end_process(process, SECONDS_TO_STOP)


def _work(
    line: Connection, memory: Any, whole: BatchTask, part: BatchTask, make_host: Callable[[BatchTask], Any]
) -> None:
    """What a process does: obey orders until it is told to stop or nobody is there any more."""
    shared, _size = shared_arrays(whole, memory)
    mine = {name: array[part.first : part.first + part.games] for name, array in shared.items()}
    host = make_host(part)
    shown = {name: array.reshape(part.games, -1) for name, array in host.arrays().items()}
    while (order := _next_order(line)) != STOP:
        try:
            if order == STEP:
                host.step(mine["actions"][:, 0])
            else:
                host.begin(order)
            for name, array in shown.items():
                mine[name][:] = array
            line.send(None)
        except Exception as error:
            line.send(f"{type(error).__name__}: {error}")


def _next_order(line: Connection) -> Any:
    """To step, to stop, or the seed to start from."""
    try:
        return line.recv()
    except EOFError:
        return STOP
