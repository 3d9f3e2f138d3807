"""Games by number, played here or spread over processes."""

import signal
from _thread import interrupt_main
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.synchronize import Event
from threading import Thread
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeVar

CHUNK_SECONDS: Final = 0.25  # about how long a worker plays before it reports
AHEAD: Final = 2  # chunks waiting or being played, for each worker

Result = TypeVar("Result")
Played = TypeVar("Played", covariant=True)
Report = Callable[[list[Result]], None]


class Work(Protocol[Played]):
    """What is played again and again. Game number n is the same whoever plays it and whatever was played before."""

    def play(self, number: int) -> Played: ...


def play_all(work: Work[Result], numbers: Sequence[int], jobs: int, report: Report[Result]) -> None:
    """Play the games with these numbers: one after the other here, or in `jobs` processes.

    They are reported in whatever order they end. If this is broken off, games that are over are reported first.
    """
    if jobs > 1:
        _play_in_processes(work, numbers, jobs, report)
        return
    for number in numbers:
        report([work.play(number)])


class Chunk(NamedTuple):
    """Games that one worker played in one go, and how long that took."""

    results: list[Any]
    seconds: float


class Pace:
    """Cuts the numbers into chunks that take about as long as they should, however long a game is."""

    def __init__(self, numbers: Sequence[int]) -> None:
        self.numbers = numbers
        self.begun = 0
        self.size = 1

    def next(self) -> Sequence[int]:
        """The next chunk; empty when there are no more games."""
        chunk = self.numbers[self.begun : self.begun + self.size]
        self.begun += len(chunk)
        return chunk

    def learn(self, chunk: Chunk) -> None:
        """Be told how long a chunk took; sizes grow step by step, since a few games say little."""
        if chunk.results:
            fits = CHUNK_SECONDS * len(chunk.results) / max(chunk.seconds, 1e-6)
            self.size = max(1, min(int(fits), 2 * self.size))


def play_chunk(work: Work[Any], numbers: Sequence[int]) -> Chunk:
    """Play these games one after the other."""
    began = perf_counter()
    results = [work.play(number) for number in numbers]
    return Chunk(results, perf_counter() - began)


def _play_in_processes(work: Work[Result], numbers: Sequence[int], jobs: int, report: Report[Result]) -> None:
    context = get_context("spawn")
    stop = context.Event()
    running: set[Future[Chunk]] = set()
    pace = Pace(numbers)
    with ProcessPoolExecutor(jobs, context, _begin, (work, stop)) as pool:
        try:
            while chunk := pace.next():
                with _interrupts_held():
                    running.add(pool.submit(_play_chunk, chunk))
                if len(running) >= AHEAD * jobs:
                    _report_some(running, pace, report)
            while running:
                _report_some(running, pace, report)
        except BaseException:
            stop.set()
            for future in running:
                if not future.cancel() and future.exception() is None:
                    report(future.result().results)
            raise


def _report_some(running: set[Future[Chunk]], pace: Pace, report: Report[Result]) -> None:
    """Wait for at least one chunk. What is reported runs no more, also if the report ends everything."""
    for future in wait(running, return_when=FIRST_COMPLETED).done:
        running.remove(future)
        pace.learn(future.result())
        report(future.result().results)


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


class _Stopped(BaseException):
    """The game at hand is given up."""


class _Worker:
    """Plays chunks until it is told to stop; then it gives up the game at hand, for a game may take minutes."""

    def __init__(self, work: Work[Any], stop: Event) -> None:
        self.work = work
        self.stop = stop
        self.stopping = False
        self.playing = False
        signal.signal(signal.SIGINT, self._interrupted)
        Thread(target=self._wait_for_stop, daemon=True).start()

    def _wait_for_stop(self) -> None:
        self.stop.wait()
        self.stopping = True
        interrupt_main()

    def _interrupted(self, *_: object) -> None:
        """Called in the middle of whatever is done; a Ctrl-C that comes here by itself means nothing."""
        if self.stopping and self.playing:
            self.playing = False
            raise _Stopped

    def play(self, numbers: Sequence[int]) -> Chunk:
        results: list[Any] = []
        began = perf_counter()
        try:
            self.playing = True
            for number in numbers:
                if self.stopping:
                    break
                results.append(self.work.play(number))
            self.playing = False
        except _Stopped:
            pass  # what was played before counts
        except BaseException:
            self.playing = False  # to stop now would be in the middle of what the pool does with the error
            raise
        return Chunk(results, perf_counter() - began)


_worker: list[_Worker] = []


def _begin(work: Work[Any], stop: Event) -> None:
    _worker.append(_Worker(work, stop))


def _play_chunk(numbers: Sequence[int]) -> Chunk:
    return _worker[0].play(numbers)
