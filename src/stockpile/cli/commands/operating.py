"""What whoever runs a server may set: who sees how it fares, how its log is written, what is kept how long."""

import errno
import os
from dataclasses import dataclass, replace
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Literal

from stockpile.cli.saves import data_folder
from stockpile.errors import UserError, system_reason
from stockpile.server.settings import DAY_SECONDS, Limits, Monitoring, Retention, unlimited
from stockpile.server.store.holding import database_file

TOKEN: Final = "STOCKPILE_METRICS_TOKEN"  # the variable; other users of this machine can read command lines
SHORTEST: Final = 8  # signs of a token
LOGS: Final[dict[str, Literal["text", "json"]]] = {"text": "text", "json": "json"}


@dataclass(frozen=True)
class Operating:
    """As it was asked for on the command line."""

    metrics_token: str | None = None
    metrics_from: tuple[str, ...] = ()
    metrics_host: str = "127.0.0.1"
    metrics_port: int | None = None
    log: str = "text"
    log_addresses: bool = False
    keep_finished: float | None = None
    archive: Path | None = None
    tables_per_guest: int | None = None

    def monitoring(self) -> Monitoring:
        """Who may see how the server fares."""
        if self.log not in LOGS:
            raise UserError("error-log", log=self.log, logs=" | ".join(LOGS))
        return Monitoring(
            token=_token(self.metrics_token),
            networks=tuple(map(_network, self.metrics_from)),
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

    def limits(self, is_unlimited: bool) -> Limits:
        limits = unlimited() if is_unlimited else Limits()
        return limits if self.tables_per_guest is None else replace(limits, tables_of_guest=self.tables_per_guest)


def _token(given: str | None) -> str:
    token = given if given is not None else os.environ.get(TOKEN, "")
    fits = len(token) >= SHORTEST and token.isascii() and token.isprintable() and " " not in token
    if (given is not None or token) and not fits:
        raise UserError("error-metrics-token", shortest=SHORTEST)
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
