"""How a server runs: addresses, database, limits."""

from dataclasses import dataclass, field
from typing import Final

from stockpile.content import Content, load
from stockpile.server.limits import Rate

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
RECORD_SIZE: Final = 262_144  # bytes of a record file
UNLIMITED: Final = Rate(1e9, 1e9)


@dataclass(frozen=True)
class WireLimits:
    """What is borne of a client before anybody looks at what it says. Rates are of an address, over all it opens."""

    arrivals: Rate = field(default=Rate(50, 400))  # connections opened by an address that is no proxy
    connections: int = 10_000  # in all, if the system allows as many files
    waiting: int = 100  # connections of one address that have yet to ask something, or are idle
    frames: Rate = field(default=Rate(200, 1000))  # of WebSockets, whatever is in them
    frame_bytes: Rate = field(default=Rate(262_144, 1_048_576))  # of WebSockets
    parts: int = 64  # of one message
    unsent: int = 1_048_576  # bytes that wait for one client to take them
    head: int = 16_384  # bytes of a request before its body
    headers: int = 100
    body: int = RECORD_SIZE
    chunks: int = 256  # of one body
    pipelined: int = 8  # requests sent before the first has its answer
    head_seconds: float = 10
    body_seconds: float = 20
    idle_seconds: int = 5  # between two requests
    patience: float = 8  # seconds: for the answer to a ping, and for a client that takes nothing it is sent
    farewell: float = 2  # seconds to read why one is cut off


@dataclass(frozen=True)
class Limits:
    """Rates for each client address or connection, and sizes in bytes."""

    requests: Rate = field(default=Rate(40, 200))
    creations: Rate = field(default=Rate(0.5, 40))  # guests, tables, records
    messages: Rate = field(default=Rate(20, 100))  # of one WebSocket
    chat: Rate = field(default=Rate(0.5, 6))
    body: int = 16_384
    message: int = 16_384
    connections: int = 60  # of one table, besides those of its players
    connections_of_client: int = 60
    wire: WireLimits = field(default_factory=WireLimits)


def unlimited() -> Limits:
    """For measuring: no rates, and as many connections as there are."""
    many = 1_000_000
    wire = WireLimits(arrivals=UNLIMITED, waiting=many, frames=UNLIMITED, frame_bytes=UNLIMITED)
    return Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, connections=many, connections_of_client=many, wire=wire)


@dataclass(frozen=True)
class Settings:
    """`hosts` are admitted besides this machine itself, `origins` besides those that match the host asked for.

    New games are begun with the figures of `content`.

    With a `seed` the first table, the second and so on are dealt as they were the last time: for demonstrations and
    tests, since whoever knows the seed knows every card.
    """

    database: str
    port: int = 8765
    hosts: tuple[str, ...] = ()
    origins: tuple[str, ...] = ()
    limits: Limits = field(default_factory=Limits)
    workers: int | None = None
    seed: int | None = None
    content: Content = field(default_factory=load)

    @property
    def admitted_hosts(self) -> frozenset[str]:
        return frozenset({*LOOPBACK, *self.hosts})
