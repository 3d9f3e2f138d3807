"""A PostgreSQL of our own: in a folder, on a port of this machine alone, gone when we are.

PostgreSQL refuses to run as root; there it runs as another user, to whom the folder belongs. A small shell watches over
it and waits for the end of a pipe that only we hold open: however this process ends, killed included, the shell then
stops PostgreSQL and removes the folder.
"""

import os
import pwd
import shlex
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from time import monotonic, sleep
from types import TracebackType
from typing import Any, Final, Literal, Self

How = Literal["immediate", "fast"]  # like a crash, or politely

USER: Final = "stockpile"
HOST: Final = "127.0.0.1"
NEEDED: Final = ("initdb", "pg_ctl", "psql")
PLACES: Final = (
    "/usr/lib/postgresql/*/bin",
    "/usr/pgsql-*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
    "/Applications/Postgres.app/Contents/Versions/latest/bin",
)
SERVANTS: Final = ("postgres", "nobody")  # who runs it where we are root
TRIES: Final = 3  # ports that may have been taken between being found and being used
WAIT: Final = "30"  # seconds for PostgreSQL to come up or to go
PACKAGE: Final = "apt-get install postgresql (Debian, Ubuntu) or brew install postgresql (macOS)"
SETTINGS: Final = {
    "listen_addresses": HOST,
    "max_connections": "200",
    "log_min_messages": "fatal",
    "restart_after_crash": "on",
}
# Where nobody needs what is stored after the machine itself has crashed. Crashes of PostgreSQL alone harm nothing.
HASTY: Final = {"fsync": "off", "full_page_writes": "off"}
GUARD: Final = 'read -r _; "$1" -D "$2/data" -m immediate -w stop; rm -rf "$2"'


OWN: Final = "own"  # instead of the address of a database: in a PostgreSQL that is started for it alone


@contextmanager
def database_or_own(database: str, name: str) -> "Iterator[tuple[str, OwnPostgres | None]]":
    """The address of a database, and the PostgreSQL that it is in if that is ours."""
    if database != OWN:
        yield database, None
        return
    with OwnPostgres() as cluster:
        yield cluster.create(name), cluster


class MissingPostgres(Exception):
    """There is no PostgreSQL on this machine; the text says what to install."""

    def __init__(self) -> None:
        super().__init__(f"PostgreSQL is not installed: {PACKAGE}")


class PostgresFailed(Exception):
    """It is there and does not work; the text is what it said last."""


def find_binaries() -> Path | None:
    """The folder with PostgreSQL's programs, of the newest version where there are several."""
    for place in _places():
        if all((place / name).exists() for name in NEEDED):
            return place
    return None


def _places() -> Iterator[Path]:
    found = shutil.which("initdb")
    if found:
        yield Path(found).resolve().parent
    with suppress(OSError, subprocess.SubprocessError):
        asked = subprocess.run(["pg_config", "--bindir"], capture_output=True, text=True, timeout=10, check=True)
        yield Path(asked.stdout.strip())
    for pattern in PLACES:
        yield from sorted(Path("/").glob(pattern[1:]), key=_version, reverse=True)


def _version(place: Path) -> list[int]:
    """
    >>> _version(Path("/usr/lib/postgresql/15/bin")) < _version(Path("/usr/lib/postgresql/16/bin"))
    True
    """
    return [int("".join(filter(str.isdigit, part)) or 0) for part in place.parts]


def _servant() -> dict[str, Any]:
    """As whom PostgreSQL runs: ourselves, unless we are root."""
    if os.geteuid() != 0:
        return {}
    known = {each.pw_name: each for each in pwd.getpwall()}
    entry = next(known[name] for name in SERVANTS if name in known)
    return {"user": entry.pw_uid, "group": entry.pw_gid, "extra_groups": []}


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return int(probe.getsockname()[1])


class OwnPostgres:
    """A PostgreSQL for as long as it is needed.

    Durable as PostgreSQL is by default; in tests, where only the process may die, `durable=False` saves the waiting.
    """

    def __init__(self, durable: bool = True) -> None:
        binaries = find_binaries()
        if binaries is None:
            raise MissingPostgres
        self.port = 0
        self._binaries = binaries
        self._durable = durable
        self._as: dict[str, Any] = _servant()
        self._folder = Path(tempfile.mkdtemp(prefix="stockpile-postgres-"))
        if self._as:
            os.chown(self._folder, self._as["user"], self._as["group"])
        self._guard = self._set_guard()

    def __enter__(self) -> Self:
        self.begin()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def url(self, database: str) -> str:
        """The address of one of its databases."""
        return f"postgresql://{USER}@{HOST}:{self.port}/{database}"

    @property
    def pid(self) -> int:
        """Of the first of its processes; all others are children of that."""
        return int((self._data / "postmaster.pid").read_text().split()[0])

    # From the first start to the end.

    def begin(self) -> None:
        """Make the folder's files and start."""
        try:
            sync = [] if self._durable else ["--no-sync"]
            encoding = ("--encoding=UTF8", "--no-locale", "--auth=trust", f"--username={USER}")
            self._run("initdb", "-D", str(self._data), *encoding, *sync)
            self._start_somewhere()
        except BaseException:
            self.close()
            raise

    def _start_somewhere(self) -> None:
        for _ in range(TRIES - 1):
            self.port = _free_port()
            with suppress(PostgresFailed):
                self.start()
                return
        self.port = _free_port()
        self.start()

    def start(self) -> None:
        """Start where it was, and wait until it takes connections."""
        chosen = SETTINGS | {"port": str(self.port), "unix_socket_directories": str(self._folder)}
        chosen |= {} if self._durable else HASTY
        options = shlex.join(f"--{name}={value}" for name, value in chosen.items())
        self._control("start", "-l", str(self._log), "-o", options)

    def stop(self, how: How = "fast") -> None:
        """Stop; started again, it has all that was committed."""
        self._control("stop", "-m", how)

    def restart(self, how: How = "immediate") -> None:
        """Every connection is cut, and soon there are new ones to be had."""
        self.stop(how)
        self.start()

    def kill(self) -> None:
        """SIGKILL to the first process: the others notice and end."""
        pid = self.pid
        os.kill(pid, signal.SIGKILL)
        end = monotonic() + float(WAIT)
        while _alive(pid) and monotonic() < end:
            sleep(0.02)

    def close(self) -> None:
        """The end: no process and no file is left."""
        if self._guard.stdin is not None and not self._guard.stdin.closed:
            self._guard.stdin.close()
            self._guard.wait(float(WAIT))

    # Its databases.

    def create(self, database: str) -> str:
        """A new database with nothing in it; gives its address."""
        self.execute(f'CREATE DATABASE "{database}"')
        return self.url(database)

    def drop(self, database: str) -> None:
        """Remove it, even if somebody is connected."""
        self.execute(f'DROP DATABASE IF EXISTS "{database}" WITH (FORCE)')

    def execute(self, statement: str, database: str = "postgres") -> str:
        """One statement; gives what it selected, a line a row."""
        return self._run("psql", "-XqAt", "-v", "ON_ERROR_STOP=1", "-d", self.url(database), "-c", statement)

    # How it is done.

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    @property
    def _log(self) -> Path:
        return self._folder / "log"

    def _control(self, what: str, *options: str) -> None:
        self._run("pg_ctl", "-D", str(self._data), "-w", "-t", WAIT, *options, what)

    def _run(self, program: str, *options: str) -> str:
        """What it prints goes to a file: PostgreSQL keeps what its starter had open, and a pipe would never end."""
        with tempfile.TemporaryFile() as said:
            command = [str(self._binaries / program), *options]
            done = subprocess.run(command, stdout=said, stderr=said, **self._surroundings())
            said.seek(0)
            text = said.read().decode(errors="replace")
        if done.returncode:
            raise PostgresFailed(f"{program}: {text.strip()}{self._last_words()}")
        return text

    def _last_words(self) -> str:
        return f"\n{self._log.read_text()[-2000:]}" if self._log.exists() else ""

    def _surroundings(self) -> dict[str, Any]:
        quiet = {key: value for key, value in os.environ.items() if not key.startswith("PG")}
        return self._as | {"cwd": self._folder, "env": quiet | {"LC_ALL": "C"}, "stdin": subprocess.DEVNULL}

    def _set_guard(self) -> "subprocess.Popen[bytes]":
        """Ctrl-C is not meant for it: it has a session of its own."""
        command = ["sh", "-c", GUARD, "guard", str(self._binaries / "pg_ctl"), str(self._folder)]
        silent = {"stdin": subprocess.PIPE, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        return subprocess.Popen(command, **self._surroundings() | silent | {"cwd": "/", "start_new_session": True})


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
