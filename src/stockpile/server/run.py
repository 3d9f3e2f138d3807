"""Run a server: a socket first, so that a taken port is a sentence and not a traceback; then uvicorn.

Python's full garbage collection runs in a quiet moment, not while players wait for answers (`GcPolicy`).
"""

import asyncio
import errno
import gc
import logging
import os
import shlex
import socket
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from time import process_time
from types import FrameType
from typing import Any, Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from stockpile.errors import UserError, system_reason_at
from stockpile.server.db.engine import NewerSchema, database_file, database_reason, files_open_to_others, hold_file
from stockpile.server.db.store import Store
from stockpile.server.log import logging_as_json
from stockpile.server.metrics import Gauge, Metrics
from stockpile.server.server import Server
from stockpile.server.settings import Settings
from stockpile.server.token_buckets import ClientBuckets
from stockpile.server.transport.http import HttpConnection
from stockpile.server.transport.limiter import ConnectionLimiter, open_files
from stockpile.server.transport.socket import SocketConnection
from stockpile.server.web.app import bare_app
from stockpile.server.web.guard import Guard

LOG: Final = logging.getLogger(__name__)
CLOSE_SECONDS: Final = 3  # that connections get to close

SECONDS_BETWEEN_CHECKS: Final = 5.0  # whether it is time for a garbage collection
QUIET_CPU_SECONDS: Final = 0.1  # used between two checks, at most, when nobody would notice a collection
WORTH_CPU_SECONDS: Final = 5.0  # used since the last collection, before there can be much to find
LATEST_CPU_SECONDS: Final = 600.0  # after which a collection runs even if it is never quiet
YOUNG_THRESHOLDS: Final = (2_000, 20)  # new objects per young collection, and those per collection of the next age
NEVER: Final = 1_000_000_000


class DatabaseNewer(Exception):
    """The database was made by a Stockpile that is newer than this one."""


async def _open_once(url: str) -> None:
    """Open the database once before serving, so that what is wrong with it can be said."""
    try:
        store = await Store.open(url)
    except NewerSchema as error:
        raise DatabaseNewer from error
    except (SQLAlchemyError, OSError, ImportError, ValueError, TypeError) as error:
        raise UserError("error-database", reason=database_reason(error)) from error
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
def _holding_database(url: str) -> Iterator[None]:
    """Hold the database's file, if it has one."""
    file = database_file(url)
    with ExitStack() as holding:
        try:
            if file is not None:
                holding.enter_context(hold_file(file))
        except OSError as error:
            raise UserError("error-database", reason=system_reason_at(str(error.filename), error)) from error
        yield


def _warn_of_readable_files(url: str) -> None:
    """Warn of database files that others on this machine may read: older versions made them with the usual umask."""
    file = database_file(url)
    wide = files_open_to_others(file) if file is not None else []
    if wide:
        names = " ".join(shlex.quote(str(each)) for each in wide)
        LOG.warning(
            "others on this machine may read the database, which has every secret of its tables: chmod 600 %s", names
        )


class _UvicornServer(uvicorn.Server):
    """Says when it is ready, and goes down without losing a move."""

    def __init__(
        self,
        config: uvicorn.Config,
        ready: Callable[[], None],
        server: Callable[[], Server],
        counted: Mapping[str, ClientBuckets],
    ) -> None:
        super().__init__(config)
        self._ready = ready
        self._server = server
        self._counted = counted

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            for name, buckets in self._counted.items():
                self._server().rates.add(name, buckets)
            _warn_of_readable_files(self._server().settings.database)
            LOG.info("the server is ready")
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """New clients are not let in. Only the port for the metrics still answers."""
        LOG.info("the server goes down")
        self.servers[0].close()
        await self._server().shutdown.drain(self._server().tables, lambda: self.force_exit)
        await super().shutdown(sockets)
        LOG.info("the server has ended")

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The second signal ends the process at once: what is confirmed is stored, so nothing is lost."""
        if self.should_exit:
            os._exit(128 + sig)
        super().handle_exit(sig, frame)


class GcPolicy:
    """Decides when to run a full garbage collection, by the processor time used.

    Nearly everything is freed when its last reference goes. Only cycles need a collection, and a full one looks through
    all objects: with 200 tables a tenth of a second in which nobody is answered. So Python collects only young objects
    by itself, the objects of the program are never looked at again, and the full collection is timed here.
    """

    def __init__(self, used: Callable[[], float] = process_time, collect: Callable[[], object] = gc.collect) -> None:
        self._used = used
        self._collect = collect
        self._before = self._collected = used()

    def take_over(self) -> None:
        """The program is loaded: freeze its objects and time full collections while the event loop runs."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG_THRESHOLDS, NEVER)
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CHECKS)
            self.consider()

    def consider(self) -> None:
        """Collect if it is quiet and worth it, or if the last collection is too long ago."""
        now = self._used()
        is_quiet, since = now - self._before <= QUIET_CPU_SECONDS, now - self._collected
        if since >= (WORTH_CPU_SECONDS if is_quiet else LATEST_CPU_SECONDS):
            self._collect()
            now = self._collected = self._used()
        self._before = now


def make_server(settings: Settings, ready: Callable[[], None] = lambda: None) -> uvicorn.Server:
    limits, monitoring = settings.limits, settings.monitoring
    metrics = Metrics(settings.worker)
    limiter = ConnectionLimiter(limits, open_files(), metrics.refuse, monitoring.log_addresses)
    metrics.add_gauges(lambda: [Gauge("stockpile_connections", "Connections in all", {"": len(limiter)})])
    making: dict[str, Any] = {"http": partial(HttpConnection, limiter), "ws": partial(SocketConnection, limiter)}
    if monitoring.log == "json":
        making["log_config"] = logging_as_json(settings.worker)
    app = bare_app(settings, metrics)
    guard = Guard(app, settings, metrics.refuse)
    config = uvicorn.Config(
        guard,
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
        timeout_graceful_shutdown=CLOSE_SECONDS,
    )
    counted = {"creations": guard.creations, "requests": limiter.requests, "frames": limiter.frames}
    return _UvicornServer(config, ready, lambda: app.state.server, counted | {"bytes": limiter.frame_bytes})


def prepare_database(database: str) -> None:
    """See that the database can be used, and bring it up to date."""
    asyncio.run(_open_once(database))


def serve_on(settings: Settings, bound: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """Serve until told to stop, with a database that is prepared."""
    with ExitStack() as listening:
        sockets = [bound, *(listening.enter_context(each) for each in _watch_sockets(settings))]
        gc_policy = GcPolicy()

        def settle() -> None:
            gc_policy.take_over()  # of the whole process, which is the server's alone here
            ready()

        make_server(settings, settle).run(sockets=sockets)


def run(settings: Settings, bound: socket.socket, ready: Callable[[], None] = lambda: None) -> None:
    """The same with one worker, which has the database's file for itself if there is one."""
    with bound, _holding_database(settings.database):
        prepare_database(settings.database)
        serve_on(settings, bound, ready)


def _watch_sockets(settings: Settings) -> list[socket.socket]:
    """The port for the metrics of this worker, if it has one."""
    port = settings.watch_port
    if port is None:
        return []
    try:
        return [listening_socket(settings.monitoring.host, port)]
    except (OSError, OverflowError) as error:
        refused = error if isinstance(error, OSError) else OSError(errno.EADDRNOTAVAIL, str(error))
        raise UserError(
            "error-metrics-port", reason=system_reason_at(f"{settings.monitoring.host}:{port}", refused)
        ) from error
