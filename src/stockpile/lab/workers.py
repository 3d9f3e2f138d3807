"""Games by number, spread over processes."""

import signal
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from typing import Any, Final, Protocol, TypeVar

CHUNK: Final = 20  # games that a worker plays before it reports
AHEAD: Final = 2  # chunks waiting or being played, for each worker

Result = TypeVar("Result")
Played = TypeVar("Played", covariant=True)


class Work(Protocol[Played]):
    """What is played again and again. Game number n is the same whoever plays it and whatever was played before."""

    def play(self, number: int) -> Played: ...


def play_in_workers(
    work: Work[Result], games: int, jobs: int, report: Callable[[list[Result]], None], first: int = 0
) -> None:
    """Play so many games from number `first` on in `jobs` processes and report them in whatever order they end.

    If this is broken off, the workers stop after the game at hand, and what they have done is reported first.
    """
    context = get_context("spawn")
    stop = context.Event()
    running: set[Future[list[Result]]] = set()
    last = first + games
    with ProcessPoolExecutor(jobs, context, _begin, (work, stop)) as pool:
        try:
            for start in range(first, last, CHUNK):
                with _interrupts_held():
                    running.add(pool.submit(_play_chunk, start, min(start + CHUNK, last)))
                if len(running) >= AHEAD * jobs:
                    running -= _report_some(running, report)
            while running:
                running -= _report_some(running, report)
        except BaseException:
            stop.set()
            for future in running:
                if not future.cancel() and future.exception() is None:
                    report(future.result())
            raise


def _report_some(
    running: set[Future[list[Result]]], report: Callable[[list[Result]], None]
) -> set[Future[list[Result]]]:
    """Wait for at least one chunk."""
    done = wait(running, return_when=FIRST_COMPLETED).done
    for future in done:
        report(future.result())
    return done


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

_work: list[tuple[Work[Any], Event]] = []


def _begin(work: Work[Any], stop: Event) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where signals cannot be blocked
    _work.append((work, stop))


def _play_chunk(start: int, end: int) -> list[Any]:
    ((work, stop),) = _work
    results: list[Any] = []
    for number in range(start, end):
        if stop.is_set():
            break
        results.append(work.play(number))
    return results
