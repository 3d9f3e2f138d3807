"""`stockpile serve`: a table in the browser."""

import errno
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import dataclass, replace
from importlib.util import find_spec
from ipaddress import ip_network
from pathlib import Path
from threading import Thread
from typing import Annotated, Final, Literal
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError
from typer import Option

from stockpile.cli.commands.house import TOKEN
from stockpile.cli.options import ContentFolder
from stockpile.cli.saves import data_folder
from stockpile.content import load
from stockpile.errors import UserError, system_reason
from stockpile.i18n import say
from stockpile.server.db.engine import DatabaseBusy, database_file, file_url, is_shared, with_driver
from stockpile.server.run import DatabaseNewer, listening_socket, run
from stockpile.server.settings import DAY_SECONDS, Limits, Monitoring, Retention, Settings, host_of, unlimited

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")  # every address that this machine has
LOGS: Final[dict[str, Literal["text", "json"]]] = {"text": "text", "json": "json"}
SHORTEST_TOKEN: Final = 8  # signs
ELSEWHERE: Final = ("192.0.2.1", 9)  # an address for documentation: asking for the way there sends nothing


@dataclass(frozen=True)
class ServeOptions:
    """What was asked for on the command line."""

    host: Annotated[str | None, Option("--host", help=say("option-host"), show_default=False)] = None
    port: Annotated[int, Option("--port", help=say("option-port"), min=0, max=65535)] = 8765
    share: Annotated[bool, Option("--share", help=say("option-share"))] = False
    database: Annotated[str | None, Option("--database", help=say("option-database"), show_default=False)] = None
    open_browser: Annotated[bool, Option("--open/--no-open", help=say("option-open"))] = True
    origins: Annotated[list[str] | None, Option("--origin", help=say("option-origin"), show_default=False)] = None
    workers: Annotated[int, Option("--workers", help=say("option-workers"), min=1, max=64)] = 1
    unlimited: Annotated[bool, Option("--unlimited", help=say("option-unlimited"), hidden=True)] = False
    seed: Annotated[int | None, Option("--seed", help=say("option-serve-seed"), show_default=False)] = None
    pause: Annotated[float, Option("--pause", help=say("option-pause"), min=0, max=10)] = 0.9
    content_folder: ContentFolder = None
    keep_finished: Annotated[
        float | None,
        Option("--keep-finished", help=say("option-keep-finished"), metavar="DAYS", min=0.01, show_default=False),
    ] = None
    archive: Annotated[
        Path | None, Option("--archive", help=say("option-archive"), metavar="FOLDER", show_default=False)
    ] = None
    tables_per_guest: Annotated[
        int | None, Option("--tables-per-guest", help=say("option-tables-per-guest"), min=1, show_default=False)
    ] = None
    metrics_token: Annotated[
        str | None, Option("--metrics-token", help=say("option-metrics-token"), metavar="TOKEN", show_default=False)
    ] = None
    metrics_from: Annotated[
        list[str] | None, Option("--metrics-from", help=say("option-metrics-from"), metavar="CIDR", show_default=False)
    ] = None
    metrics_port: Annotated[
        int | None,
        Option("--metrics-port", help=say("option-metrics-port"), min=1, max=65535, show_default=False),
    ] = None
    metrics_host: Annotated[str, Option("--metrics-host", help=say("option-metrics-host"))] = "127.0.0.1"
    log: Annotated[str, Option("--log", help=say("option-log"), metavar="text|json")] = "text"
    log_addresses: Annotated[bool, Option("--log-addresses", help=say("option-log-addresses"))] = False

    def monitoring(self) -> Monitoring:
        """Access to the figures of the server, and the form of its log."""
        if self.log not in LOGS:
            raise UserError("error-log", log=self.log, logs=" | ".join(LOGS))
        return Monitoring(
            token=_token(self.metrics_token),
            networks=tuple(map(_network, self.metrics_from or ())),
            host=self.metrics_host,
            port=self.metrics_port,
            log=LOGS[self.log],
            log_addresses=self.log_addresses,
        )

    def retention(self, database: str) -> Retention:
        """How long finished games stay in the database, and where they go then."""
        if self.keep_finished is None:
            if self.archive is not None:
                raise UserError("error-archive-when")
            return Retention()
        return Retention(finished=self.keep_finished * DAY_SECONDS, archive=_folder(self.archive or _beside(database)))

    def limits(self) -> Limits:
        limits = unlimited() if self.unlimited else Limits()
        return limits if self.tables_per_guest is None else replace(limits, tables_of_guest=self.tables_per_guest)


def serve(options: ServeOptions) -> None:
    """Serve until Ctrl-C."""
    host = options.host or (EVERYWHERE[0] if options.share else LOOPBACK)
    shared = _network_address() if host in EVERYWHERE else options.host
    if options.share and shared is None:
        raise UserError("error-no-network")
    origins = tuple(map(_origin, options.origins or ()))
    database, monitoring = database_url(options.database), options.monitoring()
    retention, limits = options.retention(database), options.limits()
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


def _token(given: str | None) -> str:
    token = given if given is not None else os.environ.get(TOKEN, "")
    fits = len(token) >= SHORTEST_TOKEN and token.isascii() and token.isprintable() and " " not in token
    if (given is not None or token) and not fits:
        raise UserError("error-metrics-token", shortest=SHORTEST_TOKEN)
    return token


def _network(given: str) -> str:
    try:
        return str(ip_network(given, strict=False))
    except ValueError:
        raise UserError("error-metrics-from", network=given) from None


def _beside(database: str) -> Path:
    """Beside a database that is a file; else with what Stockpile keeps for this user."""
    file = database_file(database)
    return (file.resolve().parent if file is not None else data_folder()) / "archive"


def _folder(folder: Path) -> Path:
    """A folder that games can be put into: better to say so now than in a month."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise UserError("error-folder", folder=str(folder), reason=system_reason(error)) from error
    if not os.access(folder, os.W_OK | os.X_OK):
        raise UserError("error-folder", folder=str(folder), reason=system_reason(PermissionError(errno.EACCES, "")))
    return folder.resolve()
