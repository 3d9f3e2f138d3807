"""Run a server: a socket first, so that a taken port is a sentence and not a traceback; then uvicorn."""

import asyncio
import socket
from collections.abc import Callable
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import partial
from pathlib import Path
from typing import IO, Any, Final

import uvicorn
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.settings import Settings
from stockpile.server.store.database import NewerSchema, Store
from stockpile.server.web.app import make_app
from stockpile.server.wire.http import HttpConnection
from stockpile.server.wire.porter import Porter, open_files
from stockpile.server.wire.socket import SocketConnection

GRACE: Final = 3  # seconds that connections get to close


class DatabaseBusy(Exception):
    """Another server has this database file open."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


class DatabaseProblem(Exception):
    """The database cannot be opened; the text says why."""


class DatabaseNewer(Exception):
    """The database was made by a Stockpile that is newer than this one."""


async def _prepare(url: str) -> None:
    """Open the database once before serving, so that what is wrong with it can be said."""
    try:
        store = await Store.open(url)
    except NewerSchema as error:
        raise DatabaseNewer from error
    except (SQLAlchemyError, OSError, ImportError) as error:
        raise DatabaseProblem(str(error).splitlines()[0]) from error
    await store.close()


def listening_socket(host: str, port: int) -> socket.socket:
    """A bound socket; OSError if the address is taken or is not ours."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(256)
    except OSError:
        bound.close()
        raise
    return bound


def database_file(url: str) -> Path | None:
    """The file of an SQLite database, if it is one."""
    parsed = make_url(url)
    if parsed.get_backend_name() != "sqlite" or parsed.database in (None, "", ":memory:"):
        return None
    return Path(parsed.database or "")


@contextmanager
def _locked(file: Path) -> Any:
    """Hold a database file: two servers with the same tables would disagree about them."""
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        held = file.with_name(file.name + ".lock").open("w")
    except OSError as error:
        raise DatabaseProblem(f"{error.filename}: {error.strerror}") from error
    with held as lock:
        if not _lock(lock):
            raise DatabaseBusy(str(file))
        yield


def _lock(file: IO[str]) -> bool:
    try:
        import fcntl
    except ImportError:  # Windows: an open file cannot be locked this way, and the unique answers still hold
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> uvicorn.Server:
    limits = settings.limits
    porter = Porter(limits, open_files())
    making: dict[str, Any] = {"http": partial(HttpConnection, porter), "ws": partial(SocketConnection, porter)}
    config = uvicorn.Config(
        make_app(settings),
        **making,
        log_level="warning",
        access_log=False,
        server_header=False,
        proxy_headers=False,  # whom a connection counts for must be known before the application is asked
        lifespan="on",
        ws_max_size=4 * limits.message,  # up to here we refuse in words, above the connection breaks
        ws_per_message_deflate=False,  # views are small, and compressing costs more time than sending
        ws_ping_interval=limits.wire.patience,
        ws_ping_timeout=limits.wire.patience,
        timeout_keep_alive=limits.wire.idle_seconds,
        timeout_graceful_shutdown=GRACE,
    )
    return _Server(config, ready)


def run(settings: Settings, bound: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop."""
    file = database_file(settings.database)
    holding: AbstractContextManager[None] = _locked(file) if file is not None else nullcontext()
    with bound, holding:
        asyncio.run(_prepare(settings.database))
        make_server(settings, ready).run(sockets=[bound])
