"""A server in a process of its own, to be measured, attacked and killed."""

import signal
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import IO, Final

import msgspec

from stockpile.bots.thinking import Thinking
from stockpile.server.run import listening_socket, run
from stockpile.server.settings import Limits, Settings, unlimited
from stockpile.server.store.opening import file_url

START: Final = "import sys; from stockpile.trials.server import serve; serve(*sys.argv[1:])"
SPARE_FILES: Final = 300  # besides connections that are counted on
LIMITS: Final = {"unlimited": unlimited, "usual": Limits}


class Thoughts(msgspec.Struct):
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


def serve(database: str, port: str, limits: str) -> None:
    """A server that prints its port and, when it is stopped the polite way, what its bots were granted."""
    thoughts = Thoughts()
    bound = listening_socket("127.0.0.1", int(port))
    chosen = bound.getsockname()[1]
    settings = Settings(database, port=chosen, limits=LIMITS[limits](), pause=0, on_thought=thoughts.add)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))  # the server ends and then lets others have the signal
    try:
        run(settings, bound, lambda: print(settings.port, flush=True))
    finally:
        print(msgspec.json.encode(thoughts).decode(), flush=True)


def allow_files(connections: int) -> None:
    """So many connections from this process, and as many to the servers that it starts, if the system lets us."""
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = connections + SPARE_FILES
    if soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, hard) if hard >= 0 else wanted, hard))


class ServerProcess:
    """A server that can be killed and started again with the same database and port.

    For measuring it has no limits; with the usual ones it can be attacked. What it logs goes to a file if one is named.
    """

    def __init__(self, database: Path, limits: str = "unlimited", log: Path | None = None) -> None:
        self.database = database
        self.port = 0
        self.slowest_start = 0.0  # seconds
        self.thoughts = Thoughts()  # of its bots, once it is stopped
        self._limits = limits
        self._log = log
        self._process: subprocess.Popen[str] | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        """Start, and wait until it answers."""
        started = monotonic()
        command = [sys.executable, "-c", START, file_url(self.database), str(self.port), self._limits]
        errors: IO[str] | None = self._log.open("a") if self._log is not None else None
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        if errors is not None:
            errors.close()
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.strip().isdigit():
            raise RuntimeError("the server did not start")
        self.port = int(line)
        self.slowest_start = max(self.slowest_start, monotonic() - started)

    def kill(self) -> None:
        """SIGKILL: no chance to say goodbye."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None

    def stop(self) -> None:
        """The polite way."""
        if self._process is not None:
            self._process.terminate()
            with suppress(subprocess.TimeoutExpired):
                self._process.wait(10)
                self._read_thoughts(self._process.stdout)
            self.kill()

    def _read_thoughts(self, left: IO[str] | None) -> None:
        last = left.read().strip() if left is not None else ""
        if last:
            self.thoughts = msgspec.json.decode(last, type=Thoughts)
