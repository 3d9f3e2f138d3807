"""Several workers behind one socket: their parent starts them, replaces one that ends, and tells them when to stop.

They know each other through the database alone (`db/cluster.py`): when one dies, the others take over its tables. Each
is in a process group of its own, so that Ctrl-C reaches the parent first, and ends by itself when the parent is gone.
"""

import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from threading import Thread
from time import monotonic, sleep
from types import FrameType
from typing import Any, Final

from stockpile.processes import end_process
from stockpile.server.run import prepare_database, serve_on
from stockpile.server.settings import Settings

LEAVE_SECONDS: Final = 15.0  # that workers get to end by themselves
RESTART_PAUSE: Final = 0.3  # seconds before a worker is replaced, for each failure in a row
YOUNG_SECONDS: Final = 5.0  # a worker that ends before that has failed to start
MAX_RESTART_PAUSE: Final = 5.0  # seconds, however often it failed
PARENT_CHECK_SECONDS: Final = 0.5  # between two checks whether the parent is there
# A fork has everything loaded and is there in a moment. Not all systems' libraries survive one.
START_METHOD: Final = "fork" if sys.platform == "linux" else "spawn"


class WorkersFail(Exception):
    """A worker did not come up."""


class _Going(Exception):
    """It is time to go."""


class ServerWorker:
    """One worker's process, as its parent knows it."""

    def __init__(self, settings: Settings, bound: socket.socket) -> None:
        context: Any = get_context(START_METHOD)
        ours, theirs = context.Pipe()
        self.began = monotonic()
        self._line = ours
        self._process: Any = context.Process(target=_work, args=(settings, bound, theirs))
        self._process.start()
        theirs.close()

    @property
    def sentinel(self) -> int:
        return int(self._process.sentinel)

    def wait_until_ready(self) -> None:
        try:
            self._line.recv()
        except EOFError:
            raise WorkersFail from None

    def tell_to_go(self) -> None:
        with suppress(OSError):
            os.kill(self._process.pid, signal.SIGTERM)

    def end(self, patience: float) -> None:
        end_process(self._process, patience)
        self._line.close()


def _work(settings: Settings, bound: socket.socket, parent: Connection) -> None:
    """What the process of a worker does."""
    if hasattr(os, "setpgrp"):
        os.setpgrp()
    for each in (signal.SIGINT, signal.SIGTERM):
        signal.signal(each, signal.default_int_handler)
    Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    try:
        serve_on(settings, bound, lambda: parent.send("ready"))
    except KeyboardInterrupt:
        sys.exit(0)


def _end_with(parent: int) -> None:
    """However the parent ends, killed included."""
    while os.getppid() == parent:
        sleep(PARENT_CHECK_SECONDS)
    os.kill(os.getpid(), signal.SIGTERM)


def run_many(settings: Settings, bound: socket.socket, count: int, ready: Callable[[], None] = lambda: None) -> None:
    """Serve with several workers until told to stop."""
    with bound, _listening_to_signals():
        prepare_database(settings.database)
        bots = max(1, ((os.cpu_count() or 2) - 1) // count)
        each = [replace(settings, worker=number, workers=bots) for number in range(count)]
        workers: list[ServerWorker] = []
        try:
            for one in each:
                workers.append(ServerWorker(one, bound))
            for worker in workers:
                worker.wait_until_ready()
            ready()
            _replace_ended(workers, each, bound)
        except _Going:
            pass
        finally:
            _let_go(workers)


def _replace_ended(workers: list[ServerWorker], settings: list[Settings], bound: socket.socket) -> None:
    failures = 0
    while True:
        ended = wait([worker.sentinel for worker in workers])
        for number, worker in enumerate(workers):
            if worker.sentinel in ended:
                failures = failures + 1 if monotonic() - worker.began < YOUNG_SECONDS else 0
                worker.end(0)
                sleep(min(MAX_RESTART_PAUSE, RESTART_PAUSE * failures))  # the database may be gone for a while
                workers[number] = ServerWorker(settings[number], bound)


def _let_go(workers: list[ServerWorker]) -> None:
    end = monotonic() + LEAVE_SECONDS
    for worker in workers:
        worker.tell_to_go()
    try:
        for worker in workers:
            worker.end(end - monotonic())
    except _Going:  # the second signal: end at once
        for worker in workers:
            worker.end(0)


@contextmanager
def _listening_to_signals() -> Iterator[None]:
    def go(number: int, _: FrameType | None) -> None:
        raise _Going

    before = {each: signal.signal(each, go) for each in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)
