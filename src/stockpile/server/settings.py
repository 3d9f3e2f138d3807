"""How a server runs: addresses, database, limits."""

from dataclasses import dataclass, field
from typing import Final

from stockpile.content import Content, load
from stockpile.server.limits import Rate

LOOPBACK: Final = ("127.0.0.1", "localhost", "[::1]")
RECORD_SIZE: Final = 262_144  # bytes of a record file
UNLIMITED: Final = Rate(1e9, 1e9)


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


def unlimited() -> Limits:
    """For measuring: no rates, and as many connections as there are."""
    many = 1_000_000
    return Limits(UNLIMITED, UNLIMITED, UNLIMITED, UNLIMITED, connections=many, connections_of_client=many)


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
