"""Settings of a server: addresses, database, limits, monitoring, retention."""

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from pathlib import Path
from typing import Any, Final, Literal

from stockpile.bots.thinking import Thinking
from stockpile.content import Content, load
from stockpile.lab.coach import FULL, QUICK, AnalysisEffort
from stockpile.server.token_buckets import Rate

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
MAX_RECORD_BYTES: Final = 262_144  # bytes of a record file
DAY_SECONDS: Final = 24 * 3600.0
PAUSE_SECONDS: Final = 0.9
USUAL_BOT: Final = "broker"  # where nobody chooses one, and where somebody leaves for good
UNLIMITED: Final = Rate(1e9, 1e9)
PORTS: Final = 65_536


def host_of(netloc: str) -> str:
    """The name in `name:port`; an IPv6 address keeps its brackets, and with an impossible port it is nobody's name.

    >>> host_of("[::1]:8765"), host_of("127.0.0.1:80"), host_of("Example.org"), host_of("127.0.0.1:99999")
    ('[::1]', '127.0.0.1', 'example.org', '')
    """
    name, colon, port = netloc.rpartition(":")
    if not colon or not port.isdecimal():
        return netloc.lower()
    return name.lower() if len(port) < 6 and int(port) < PORTS else ""


@dataclass(frozen=True)
class WireLimits:
    """Limits on connections and bytes, before any request is read. Rates count all connections of an address."""

    arrivals: Rate = field(default=Rate(50, 400))  # connections opened by an address that is no proxy
    connections: int = 10_000  # in all, if the system allows as many files
    waiting: int = 100  # connections of one address that have yet to ask something, or are idle
    frames: Rate = field(default=Rate(200, 1000))  # of WebSockets, whatever is in them
    frame_bytes: Rate = field(default=Rate(262_144, 1_048_576))  # of WebSockets
    parts: int = 64  # of one message
    unsent: int = 1_048_576  # bytes that wait for one client to take them
    head: int = 16_384  # bytes of a request before its body
    headers: int = 100
    body: int = MAX_RECORD_BYTES
    chunks: int = 256  # of one body
    pipelined: int = 8  # requests sent before the first has its answer
    head_seconds: float = 10
    body_seconds: float = 20
    idle_seconds: int = 5  # between two requests
    patience: float = 8  # seconds: for the answer to a ping, and for a client that takes nothing it is sent
    closing_seconds: float = 2  # to read why one is cut off


@dataclass(frozen=True)
class Limits:
    """Rates for each client address or guest, and sizes in bytes."""

    requests: Rate = field(default=Rate(40, 200))  # of an address
    creations: Rate = field(default=Rate(0.5, 40))  # guests, tables, records; of an address
    messages: Rate = field(default=Rate(20, 100))  # of a guest, as all that follow
    chat: Rate = field(default=Rate(0.5, 6))
    tables: Rate = field(default=Rate(0.1, 20))
    tables_of_guest: int = 50  # that wait or run and whose host one is: as many as the lobby lists
    hints: Rate = field(default=Rate(2, 60))  # looks at the numbers
    advice: Rate = field(default=Rate(0.2, 10))  # a thought of a strong bot each
    rules: Rate = field(default=Rate(1, 40))  # looks at the rules of a game
    analyses: Rate = field(default=Rate(1 / 60, 6))  # games that are to be analysed; each is a minute's work
    studies: Rate = field(default=Rate(0.2, 20))  # looks at one's habits; each reads all analyses
    puzzles: Rate = field(default=Rate(0.5, 60))  # puzzles looked at or answered
    codes: Rate = field(default=Rate(0.1, 10))  # for another device, asked for or tried
    mistakes: Rate = field(default=Rate(0.5, 100))  # messages that are refused
    household: int = 5  # guests who play freely at one address: an address may do this many times what a guest may
    readings: int = 16  # games that are read at once, or wait for it
    readings_of_client: int = 2
    analysed: int = 12  # games that are being analysed, or wait for it
    library: int = 8_388_608  # bytes of games that were read, and as many of uploaded ones
    body: int = 16_384
    message: int = 16_384
    connections: int = 60  # of one table, besides those of its players
    connections_of_client: int = 60
    wire: WireLimits = field(default_factory=WireLimits)


def unlimited() -> Limits:
    """For measuring: no rates, and as many connections as there are. Mistakes keep theirs: measuring makes none."""
    many = 1_000_000
    wire = WireLimits(connections=many, arrivals=UNLIMITED, waiting=many, frames=UNLIMITED, frame_bytes=UNLIMITED)
    rates: dict[str, Any] = {
        each.name: UNLIMITED for each in fields(Limits) if each.type is Rate and each.name != "mistakes"
    }
    return replace(
        Limits(**rates), household=many, tables_of_guest=many, connections=many, connections_of_client=many, wire=wire
    )


@dataclass(frozen=True)
class Retention:
    """How long rows are kept that nobody may come back to, in seconds.

    Started games are kept for ever, unless the operator wants finished ones exported to files.
    """

    guests: float = 30 * DAY_SECONDS  # who sit at no table, since they first came
    waiting: float = 30 * DAY_SECONDS  # tables whose game has not started, since they were set up
    chat: float = 180 * DAY_SECONDS  # lines; of each table the last hundred at most
    records: float = DAY_SECONDS / 4  # record files that somebody opened, in memory only
    finished: float | None = None  # tables since their game was over; then they become record files
    archive: Path | None = None  # the folder of these


@dataclass(frozen=True)
class Monitoring:
    """Who may read the metrics, besides this machine itself, and how the log is written."""

    token: str = field(default="", repr=False)  # a client that presents it may read them
    networks: tuple[str, ...] = ()  # of addresses
    host: str = LOOPBACK[0]
    port: int | None = None  # of the first worker, the next has the next one: nothing else is answered there
    log: Literal["text", "json"] = "text"
    log_addresses: bool = False  # of clients that were cut off


@dataclass(frozen=True)
class Settings:
    """`hosts` are admitted besides this machine itself, `origins` besides those that match the host asked for.

    New games start with the figures of `content`.

    With a `seed` the first table, the second and so on are dealt as they were the last time: for demonstrations and
    tests, since anyone who knows the seed knows every card.
    """

    database: str
    port: int = 8765
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    shared: str = ""  # the address under which others reach it, for invitations made on this machine
    limits: Limits = field(default_factory=Limits)
    retention: Retention = field(default_factory=Retention)
    monitoring: Monitoring = field(default_factory=Monitoring)
    worker: int = 0  # which of several servers with one database this is
    workers: int | None = None
    seed: int | None = None
    pause: float = PAUSE_SECONDS  # seconds that a bot takes for an answer at a table with people, more or less
    efforts: tuple[AnalysisEffort, AnalysisEffort] = (
        QUICK,
        FULL,
    )  # of the coach's first look at a game, and of its second
    pace: float = 1.0  # of the clocks: tests let them hurry
    on_thought: Callable[[Thinking], None] | None = None  # called after every answer of a bot, for measuring
    content: Content = field(default_factory=load)

    @property
    def watch_port(self) -> int | None:
        """Where this worker tells how it fares, and nothing else."""
        port = self.monitoring.port
        return port + self.worker if port is not None else None

    @property
    def admitted_hosts(self) -> frozenset[str]:
        return frozenset({*LOOPBACK, *self.hosts})
