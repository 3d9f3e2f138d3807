"""A server in a process of its own, to be measured and killed."""

import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final

from stockpile.server.run import listening_socket, run
from stockpile.server.settings import Settings, unlimited
from stockpile.server.store.database import file_url

START: Final = "import sys; from stockpile.trials.server import serve; serve(sys.argv[1], int(sys.argv[2]))"


def serve(database: str, port: int) -> None:
    """A server without limits that prints its port."""
    bound = listening_socket("127.0.0.1", port)
    settings = Settings(database, port=bound.getsockname()[1], limits=unlimited())
    run(settings, bound, lambda: print(settings.port, flush=True))


class ServerProcess:
    """A server that can be killed and started again with the same database and port."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.port = 0
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        """Start, and wait until it answers."""
        command = [sys.executable, "-c", START, file_url(self.database), str(self.port)]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.strip().isdigit():
            raise RuntimeError("the server did not start")
        self.port = int(line)

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
            self.kill()
