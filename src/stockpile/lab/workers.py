"""The games of a task, spread over processes."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Final

from stockpile.lab.outcome import Outcome, Task

CHUNK: Final = 10  # games that a worker plays before it reports
AHEAD: Final = 2  # chunks waiting or being played, for each worker

Batch = Future[list[Outcome]]


def play_in_workers(task: Task, games: int, jobs: int, done: dict[int, Outcome], tell: Callable[[], None]) -> None:
    """Play games 0 to `games` - 1 in `jobs` processes; put them into `done`, in whatever order they end, and tell.

    If this is broken off, the workers stop after the game at hand, and what they have done is put there first.
    """
    context = get_context("spawn")
    stop = context.Event()
    running: set[Batch] = set()
    with ProcessPoolExecutor(jobs, context, _begin, (task, stop)) as pool:
        try:
            for start in range(0, games, CHUNK):
                with _interrupts_held():
                    running.add(pool.submit(_play_chunk, start, min(start + CHUNK, games)))
                if len(running) >= AHEAD * jobs:
                    running -= _collect_some(running, done)
                    tell()
            while running:
                running -= _collect_some(running, done)
                tell()
        except BaseException:
            stop.set()
            _collect({batch for batch in running if not batch.cancel() and batch.exception() is None}, done)
            raise


def _collect_some(running: set[Batch], done: dict[int, Outcome]) -> set[Batch]:
    """Wait for at least one batch; returns those that are collected."""
    ended = wait(running, return_when=FIRST_COMPLETED).done
    _collect(ended, done)
    return ended


def _collect(batches: set[Batch], done: dict[int, Outcome]) -> None:
    for batch in batches:
        done.update({outcome.number: outcome for outcome in batch.result()})


@contextmanager
def _interrupts_held() -> Iterator[None]:
    """Ctrl-C goes to every process at the terminal, but only this one is to answer it.

    A worker started in here has it blocked from its first moment; for us it comes a little later.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# What follows runs in a worker.

_work: list[tuple[Task, Event]] = []


def _begin(task: Task, stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals cannot be blocked
    _work.append((task, stop))


def _play_chunk(start: int, end: int) -> list[Outcome]:
    ((task, stop),) = _work
    outcomes: list[Outcome] = []
    for number in range(start, end):
        if stop.is_set():
            break
        outcomes.append(task.play(number))
    return outcomes
