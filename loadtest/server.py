"""A server in processes of its own, to be measured, attacked and killed."""

import os
import signal
import subprocess
import sys
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from threading import Thread
from time import monotonic
from typing import IO, Final

import msgspec

from loadtest.processes import children, command_of, environment, family, python
from stockpile.bots.thinking import Thinking
from stockpile.server.db.engine import with_driver
from stockpile.server.run import listening_socket, run
from stockpile.server.settings import Limits, Settings, unlimited
from stockpile.server.workers import run_many

POLITE: Final = 20.0  # seconds to end by itself
SPARE_FILES: Final = 300  # besides connections that are counted on
LIMITS: Final = {"unlimited": unlimited, "usual": Limits}


class ThinkingTotals(msgspec.Struct):
    """What the bots of a server were granted, in all."""

    count: int = 0
    wanted: float = 0.0
    granted: float = 0.0
    without_thinking: int = 0
    faults: int = 0

    def add(self, thinking: Thinking) -> None:
        self.count += 1
        self.wanted += thinking.wanted
        self.granted += thinking.granted
        self.without_thinking += not thinking.granted
        self.faults += bool(thinking.fault)

    @property
    def wanted_ms(self) -> float:
        return round(self.wanted / max(1, self.count), 1)

    @property
    def granted_ms(self) -> float:
        return round(self.granted / max(1, self.count), 1)


def serve(database: str, port: str, limits: str, workers: str, pace: str) -> None:
    """A server that prints its port and, when it is stopped the polite way, what its bots were granted."""
    Thread(target=_end_with_trial, daemon=True).start()
    thoughts = ThinkingTotals()
    bound = listening_socket("127.0.0.1", int(port))
    settings = Settings(
        with_driver(database),
        port=bound.getsockname()[1],
        limits=LIMITS[limits](),
        pause=0,
        pace=float(pace),
        on_thought=thoughts.add,
    )
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # the server ends and then lets others have the signal
    if int(workers) > 1:
        run_many(replace(settings, on_thought=None), bound, int(workers), lambda: print(settings.port, flush=True))
        return
    try:
        run(settings, bound, lambda: print(settings.port, flush=True))
    finally:
        print(msgspec.json.encode(thoughts).decode(), flush=True)


def _end_with_trial() -> None:
    """Our input ends when the process that started us is gone, perhaps killed: then we and ours end too."""
    os.read(sys.stdin.fileno(), 1)
    os.killpg(os.getpgid(0), signal.SIGKILL)


def allow_files(connections: int) -> None:
    """This many connections from this process, and as many to the servers that it starts, if the system lets us."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard >= 0 else wanted, hard))


class ServerProcess:
    """A server, of one worker or of several, that can be killed and started again with the same database and port.

    For measuring it has no limits; with the usual ones it can be attacked. What it logs goes to a file if one is named.
    """

    def __init__(
        self, database: str, limits: str = "unlimited", log: Path | None = None, workers: int = 1, pace: float = 1.0
    ) -> None:
        self.database = database
        self.workers = workers
        self.port = 0
        self.slowest_start = 0.0  # seconds
        self.thoughts = ThinkingTotals()  # of its bots, once it is stopped
        self._options = [limits, str(workers), str(pace)]
        self._log = log
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        """Of the first process: the only one, or the one that starts the workers."""
        assert self._process is not None
        return self._process.pid

    @property
    def worker_pids(self) -> list[int]:
        """Of those who serve; multiprocessing has a process of its own beside them."""
        if self.workers == 1:
            return [self.pid]
        return [pid for pid in children(self.pid) if b"resource_tracker" not in command_of(pid)]

    def start(self) -> None:
        """Start, and wait until it answers."""
        started = monotonic()
        command = python("loadtest.server", self.database, str(self.port), *self._options)
        errors: IO[str] | None = self._log.open("a") if self._log is not None else None
        self._process = subprocess.Popen(
            command,
            env=environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            start_new_session=True,
        )
        if errors is not None:
            errors.close()
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.strip().isdigit():
            raise RuntimeError("the server did not start")
        self.port = int(line)
        self.slowest_start = max(self.slowest_start, monotonic() - started)

    def kill(self) -> None:
        """SIGKILL to every process of it: no chance to say goodbye."""
        if self._process is not None:
            self._end(self._process)
            self._process = None

    def _end(self, process: "subprocess.Popen[str]") -> str:
        """What is left of it, and what that has printed."""
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGSTOP)  # it starts no worker in the place of one that is killed
            for pid in reversed(family(process.pid)):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        process.wait()
        assert process.stdin is not None and process.stdout is not None
        with process.stdin, process.stdout:
            return process.stdout.read().strip()

    def kill_one(self, rng: Random) -> None:
        """SIGKILL to one worker; who started it starts another."""
        with suppress(ProcessLookupError):
            os.kill(rng.choice(self.worker_pids), signal.SIGKILL)

    def stop(self) -> None:
        """The polite way."""
        if self._process is not None:
            self._process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(POLITE)
            *_, last = self._end(self._process).splitlines() or [""]
            self._process = None
            if last.startswith("{"):
                self.thoughts = msgspec.json.decode(last, type=ThinkingTotals)


if __name__ == "__main__":
    serve(*sys.argv[1:])
