"""Run a server: a socket first, so that a taken port is a sentence and not a traceback; then uvicorn."""

import asyncio
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.settings import Settings
from stockpile.server.store.database import NewerSchema, Store
from stockpile.server.store.holding import database_file, held
from stockpile.server.web.app import make_app
from stockpile.server.wire.http import HttpConnection
from stockpile.server.wire.porter import Porter, open_files
from stockpile.server.wire.socket import SocketConnection

GRACE: Final = 3  # seconds that connections get to close


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
    # Named, or asyncio lets every answer that follows another wait for the other side's receipt: 40 ms (Nagle).
    bound = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(256)
    except OSError:
        bound.close()
        raise
    return bound


@contextmanager
def _holding(url: str) -> Iterator[None]:
    """Hold the database's file, if it has one."""
    file = database_file(url)
    with ExitStack() as holding:
        try:
            if file is not None:
                holding.enter_context(held(file))
        except OSError as error:
            raise DatabaseProblem(f"{error.filename}: {error.strerror}") from error
        yield


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
    with bound, _holding(settings.database):
        asyncio.run(_prepare(settings.database))
        make_server(settings, ready).run(sockets=[bound])
