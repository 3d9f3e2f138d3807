"""A server in a process of its own, as `stockpile serve` starts it, that can be killed and started again."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import IO, cast

COMMAND = str(Path(sys.executable).with_name("stockpile"))
SEED = 4  # tables are dealt the same every time
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


class RestartableServer:
    """The server at one address with one database."""

    def __init__(self, folder: Path, *options: str) -> None:
        self.database = f"sqlite+aiosqlite:///{folder / 'tables.sqlite'}"
        self.options = options
        self.port = 0
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        options = ["--no-open", "--unlimited", "--pause", "0", "--port", str(self.port), "--database", self.database]
        command = [COMMAND, "serve", *options, "--seed", str(SEED), *self.options]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        for line in cast(IO[str], self.process.stdout):
            found = ADDRESS.search(line)
            if found:
                self.port = int(found[1])
                return
        raise AssertionError("the server ended before it was ready")

    @property
    def is_up(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        """As the power goes: no farewell, no tidying up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> None:
        self.process.send_signal(how)
        self.process.wait(timeout=300)
        cast(IO[str], self.process.stdout).close()
