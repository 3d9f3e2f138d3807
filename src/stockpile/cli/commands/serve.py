"""`stockpile serve`: a table in the browser."""

import errno
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import Final
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from stockpile.cli.commands.operating import Operating
from stockpile.cli.saves import data_folder
from stockpile.content import load
from stockpile.errors import UserError, system_reason
from stockpile.i18n import say
from stockpile.server.run import DatabaseNewer, listening_socket, run
from stockpile.server.settings import Settings, host_of
from stockpile.server.store.holding import DatabaseBusy
from stockpile.server.store.opening import file_url, is_shared, with_driver

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")  # every address that this machine has
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for documentation: asking for the way there sends nothing


@dataclass(frozen=True)
class ServeOptions:
    """What was asked for on the command line."""

    host: str | None
    port: int
    share: bool
    database: str | None
    open_browser: bool
    origins: tuple[str, ...]
    unlimited: bool
    seed: int | None
    content_folder: Path | None
    pause: float
    operating: Operating = field(default_factory=Operating)
    workers: int = 1


def serve(options: ServeOptions) -> None:
    """Serve until Ctrl-C."""
    host = options.host or (EVERYWHERE[0] if options.share else LOOPBACK)
    shared = _network_address() if host in EVERYWHERE else options.host
    if options.share and shared is None:
        raise UserError("error-no-network")
    origins = tuple(map(_origin, options.origins))
    database, monitoring = database_url(options.database), options.operating.monitoring()
    retention, limits = options.operating.retention(database), options.operating.limits(options.unlimited)
    _check_workers(options, database)
    content = load(options.content_folder)
    bound = _bind(host, options.port)
    port = bound.getsockname()[1]
    here = f"http://{_in_link(host)}:{port}/"
    there = f"http://{_in_link(shared)}:{port}/" if options.share and shared else None
    settings = Settings(
        database=database,
        port=port,
        hosts=(*_admitted(shared, options.share or host in EVERYWHERE, origins), _in_link(monitoring.host)),
        origins=origins,
        shared=origins[0] if origins else (there or "").rstrip("/"),
        limits=limits,
        retention=retention,
        monitoring=monitoring,
        seed=options.seed,
        content=content,
        pause=options.pause,
    )
    try:
        _run(settings, bound, options.workers, lambda: _say_ready(here, there, options.open_browser))
    except KeyboardInterrupt:
        return  # as we said: Ctrl-C stops it
    except DatabaseBusy as busy:
        raise UserError("error-database-busy", file=busy.file) from busy
    except DatabaseNewer as newer:
        raise UserError("error-database-newer", url=without_password(settings.database)) from newer


def _run(settings: Settings, bound: socket.socket, workers: int, ready: Callable[[], None]) -> None:
    if workers == 1:
        run(settings, bound, ready)
        return
    from stockpile.server.workers import WorkersFail, run_many

    try:
        run_many(settings, bound, workers, ready)
    except WorkersFail as fail:
        raise UserError("error-workers-fail") from fail


def _check_workers(options: ServeOptions, database: str) -> None:
    """Several workers need a database that all of them can write to, and a deal that none of them repeats."""
    if options.workers > 1 and not is_shared(database):
        raise UserError("error-workers-sqlite")
    if options.workers > 1 and options.seed is not None:
        raise UserError("error-workers-seed")


def database_url(url: str | None) -> str:
    """Where games are kept. A plain address gets the driver that we use."""
    if url is None:
        return file_url(data_folder() / "tables.sqlite")
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise UserError("error-move-address") from error
    if parsed.get_backend_name() == "sqlite" and parsed.database in (None, "", ":memory:"):
        raise UserError("error-database-memory")
    if parsed.get_backend_name() not in ("sqlite", "postgresql"):
        raise UserError("error-database-kind")
    if is_shared(url) and find_spec("asyncpg") is None:
        raise UserError("error-database-driver")
    return with_driver(url)


def without_password(url: str) -> str:
    return make_url(url).render_as_string(hide_password=True)


def _origin(given: str) -> str:
    """An origin as browsers send it: a scheme, a name and perhaps a port."""
    try:
        parts = urlsplit(given.rstrip("/").lower())
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in ("http", "https") or not parts.hostname or parts.path or parts.query:
        raise UserError("error-origin", origin=given)
    return f"{parts.scheme}://{parts.netloc}"


def _admitted(shared: str | None, by_name: bool, origins: tuple[str, ...]) -> tuple[str, ...]:
    """The names that this server answers to besides those of this machine itself."""
    hosts = [_in_link(shared).lower()] if shared else []
    if by_name:
        name = socket.gethostname().lower()
        hosts += [name, f"{name}.local"]
    hosts += [host_of(urlsplit(origin).netloc) for origin in origins]
    return tuple(hosts)


def _in_link(host: str) -> str:
    """An address as it stands in a link; every address includes the one of this machine alone."""
    if host in EVERYWHERE:
        return LOOPBACK
    return f"[{host}]" if ":" in host else host


def _bind(host: str, port: int) -> socket.socket:
    try:
        return listening_socket(host, port)
    except OSError as error:
        if error.errno not in (errno.EADDRINUSE, errno.EACCES):
            raise UserError("error-address", host=host, reason=system_reason(error)) from error
    link = f"http://{_in_link(host)}:{port}/"
    raise UserError("error-port", port=str(port), host=host, link=link, ours="yes" if _is_ours(link) else "no")


def _is_ours(link: str) -> bool:
    """Whether a Stockpile server answers there already."""
    try:
        with urlopen(f"{link}api/choices", timeout=1) as answer:
            return b'"investor_sets"' in answer.read(10_000)
    except (URLError, OSError):
        return False


def _network_address() -> str | None:
    """The address of this machine in its network, if it is in one."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:
            return None
        return str(probe.getsockname()[0])


def _say_ready(here: str, there: str | None, open_browser: bool) -> None:
    print(say("serve-ready", link=here), flush=True)
    if there is not None:
        import segno

        print(say("serve-share", link=there), flush=True)
        segno.make(there).terminal(out=sys.stdout, compact=True)
    print(say("serve-stop"), flush=True)
    if open_browser:
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()
