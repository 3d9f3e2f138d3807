"""Games by number, played here or spread over processes. A process that is killed is replaced, and no game is lost."""

import signal
from _thread import interrupt_main
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.connection import Connection
from threading import Thread
from time import perf_counter
from typing import Any, Final, NamedTuple, Protocol, TypeVar

from stockpile.processes import NO_LIMITS, SPAWN, Worker, WorkerProcess, WorkLost

CHUNK_SECONDS: Final = 0.25  # about how long a worker plays before it reports
AHEAD: Final = 2  # chunks waiting or being played, for each worker
MAX_LOSSES: Final = 3  # processes that may end over one chunk

Result = TypeVar("Result")
Played = TypeVar("Played", covariant=True)
Report = Callable[[list[Result]], None]


class Work(Protocol[Played]):
    """What is played again and again. Game number n is the same no matter who plays it or what was played before."""

    def play(self, number: int) -> Played: ...


def play_all(work: Work[Result], numbers: Sequence[int], jobs: int, report: Report[Result]) -> None:
    """Play the games with these numbers: one after the other here, or in `jobs` processes.

    They are reported in whatever order they end. If this is broken off, games that are over are reported first.
    WorkLost: over some games one process after the other ended.
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


class _Given(NamedTuple):
    """A chunk that a worker has, and how often its process ended over it."""

    worker: Worker
    process: WorkerProcess
    numbers: Sequence[int]
    losses: int


class _Players:
    """Workers that play chunks, and the chunks that they have."""

    def __init__(self, work: Work[Any], jobs: int) -> None:
        told, self._stop = SPAWN.Pipe(duplex=False)
        self.workers = [Worker(NO_LIMITS, _prepare, work, told) for _ in range(jobs)]
        self.running: dict[Future[Chunk], _Given] = {}

    def give(self, worker: Worker, numbers: Sequence[int], losses: int = 0) -> None:
        try:
            future = worker.take().submit(_play_chunk, numbers)
        except BrokenProcessPool:  # it ended while it had nothing to do
            worker.close()
            future = worker.take().submit(_play_chunk, numbers)
        self.running[future] = _Given(worker, worker.take(), numbers, losses)

    def finished(self) -> Iterator[tuple[Worker, Chunk]]:
        """Wait for at least one chunk. The chunks of a process that was killed are given to another."""
        for future in wait(self.running, return_when=FIRST_COMPLETED).done:
            given = self.running.pop(future)
            try:
                chunk = future.result()
            except BrokenProcessPool:
                given.worker.give_up(given.process)
                if given.losses + 1 == MAX_LOSSES:
                    raise WorkLost from None
                self.give(given.worker, given.numbers, given.losses + 1)
            else:
                yield given.worker, chunk

    def stop(self) -> Iterator[Chunk]:
        """Give up the games at hand. The games of their chunks that are over are not lost."""
        self._stop.close()
        for future in self.running:
            if future.exception() is None:
                yield future.result()

    def close(self) -> None:
        self._stop.close()
        for worker in self.workers:
            worker.close()


def _play_in_processes(work: Work[Result], numbers: Sequence[int], jobs: int, report: Report[Result]) -> None:
    pace = Pace(numbers)
    players = _Players(work, jobs)
    try:
        for worker in AHEAD * players.workers:
            if chunk := pace.next():
                players.give(worker, chunk)
        while players.running:
            for worker, played in players.finished():
                pace.learn(played)
                report(played.results)
                if chunk := pace.next():
                    players.give(worker, chunk)
    except BaseException:
        for played in players.stop():
            report(played.results)
        raise
    finally:
        players.close()


# What follows runs in a worker.


class _Stopped(BaseException):
    """The game at hand is given up."""


class _Player:
    """Plays chunks until it is told to stop; then it gives up the game at hand, because a game may take minutes."""

    def __init__(self, work: Work[Any], told: Connection) -> None:
        self.work = work
        self.told = told
        self.stopping = False
        self.playing = False
        signal.signal(signal.SIGINT, self._interrupted)
        Thread(target=self._wait_for_stop, daemon=True).start()

    def _wait_for_stop(self) -> None:
        self.told.poll(None)  # nothing is ever sent: the other end is closed
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


_player: list[_Player] = []


def _prepare(work: Work[Any], told: Connection) -> None:
    _player.append(_Player(work, told))


def _play_chunk(numbers: Sequence[int]) -> Chunk:
    return _player[0].play(numbers)
