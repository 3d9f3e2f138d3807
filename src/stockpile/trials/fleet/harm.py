"""What is done to workers and their database while people play."""

import asyncio
import shlex
import subprocess
from random import Random
from typing import Final, Literal

from sqlalchemy import text

from stockpile.server.store.opening import make_engine, with_driver
from stockpile.trials.postgres import Cluster
from stockpile.trials.server import ServerProcess

Kind = Literal["worker", "all", "database"]

# One worker mostly, and one after the other so that each is met: all at once and the database now and then.
TURNS: Final[tuple[Kind, ...]] = ("worker", "worker", "all", "worker", "database", "worker")
CUT: Final = text(
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'"
)


class RestartFailed(Exception):
    """The command that should restart the database did not; the text is what it said."""


class Harm:
    """Kills workers, and makes the database go away for a moment in the way that is open to us."""

    def __init__(self, server: ServerProcess, cluster: Cluster | None, command: str | None, rng: Random) -> None:
        self._server = server
        self._cluster = cluster
        self._command = command
        self._rng = rng

    @property
    def how(self) -> Literal["restarted", "command", "cut"]:
        """What "the database goes away" means here."""
        if self._cluster is not None:
            return "restarted"
        return "command" if self._command is not None else "cut"

    async def do(self, kind: Kind) -> None:
        """One kill, and whatever it takes that things can go on."""
        if kind == "worker":
            self._server.kill_one(self._rng)
        elif kind == "all":
            self._server.kill()
            await asyncio.to_thread(self._server.start)
        else:
            await self._take_database()

    async def _take_database(self) -> None:
        if self._cluster is not None:
            await asyncio.to_thread(self._cluster.restart, "immediate")
        elif self._command is not None:
            await asyncio.to_thread(_run, self._command)
        else:
            await _cut(self._server.database)


def _run(command: str) -> None:
    done = subprocess.run(shlex.split(command), capture_output=True, text=True, timeout=120, check=False)
    if done.returncode:
        raise RestartFailed((done.stderr or done.stdout).strip() or str(done.returncode))


async def _cut(database: str) -> None:
    """Every connection but ours."""
    engine = make_engine(with_driver(database))
    async with engine.connect() as connection:
        await connection.execute(CUT)
    await engine.dispose()
