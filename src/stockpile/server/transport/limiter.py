"""Limits on connections: how many there are, which one goes when there is no room, and when an idle one is closed.

A connection counts for an address: as the proxy on this machine names it, or as the socket has it.
"""

import asyncio
import logging
from collections.abc import Callable, Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from time import monotonic
from typing import Final, Protocol

from stockpile.server.settings import Limits
from stockpile.server.token_buckets import ClientBuckets

PROXIES: Final = ("127.0.0.1", "::1")  # where a web server in front of us listens: this machine
LONGEST: Final = 64  # signs of an address with its port
SCHEMES: Final = {b"http": "http", b"https": "https", b"ws": "http", b"wss": "https"}

Headers = Iterable[tuple[bytes, bytes]]


@lru_cache(maxsize=4096)
def address_key(address: str) -> str:
    """The address that limits count. An owner of one IPv6 address has the 2^64 beside it too.

    >>> [address_key(each) for each in ("192.0.2.7", "::ffff:192.0.2.7", "2001:db8:1:2:3:4:5:6", "nowhere")]
    ['192.0.2.7', '192.0.2.7', '2001:db8:1:2::/64', '']
    """
    try:
        parsed: IPv4Address | IPv6Address = ip_address(address)
    except ValueError:
        return ""
    if isinstance(parsed, IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(parsed) if parsed.is_loopback else str(IPv6Network((parsed, 64), strict=False))


def is_proxy(peer: str) -> bool:
    return peer in PROXIES


def client_address(peer: str, headers: Headers) -> tuple[str, str | None]:
    """The client that counts, and the scheme it used if a proxy says so.

    Only the last entry counts: the proxy wrote it, and all others are what the client claims.

    >>> client_address("127.0.0.1", [(b"x-forwarded-for", b"10.0.0.1, 192.0.2.7"), (b"x-forwarded-proto", b"https")])
    ('192.0.2.7', 'https')
    >>> client_address("198.51.100.3", [(b"x-forwarded-for", b"192.0.2.7")])
    ('198.51.100.3', None)
    """
    if not is_proxy(peer):
        return peer, None
    client, scheme = "", None
    for name, value in headers:
        if name == b"x-forwarded-for":
            client = _address(value[-LONGEST:].rpartition(b",")[2])
        elif name == b"x-forwarded-proto":
            scheme = SCHEMES.get(value.strip())
    return client or peer, scheme


def _address(entry: bytes) -> str:
    """An address with or without a port, as proxies write it: `192.0.2.7:80`, `[2001:db8::1]:80`."""
    text = entry.decode("latin-1").strip()
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    return address_key(text)


LOG: Final = logging.getLogger(__name__)
SECONDS_BETWEEN_CHECKS: Final = 1.0
SECONDS_BETWEEN_LINES: Final = 10.0  # in the log about clients that were cut off
LEAST_PROGRESS: Final = 4096  # bytes that a client takes between two checks, or it has made no progress


class LimitedConnection(Protocol):
    """A connection, as the limiter sees it."""

    def check_timeouts(self, now: float) -> None:
        """Close the connection if something is overdue."""

    def evict(self) -> None:
        """Close the connection to make room for another."""


class SendProgress:
    """How much of what was sent a client takes. One that takes nothing for a while is gone, whatever it sends."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._unsent = 0
        self.moved = 0.0  # when something was last taken, or nothing was there to take

    def stuck(self, now: float, unsent: int) -> bool:
        """Whether the client has taken nothing for too long; `unsent` bytes wait to be taken."""
        if not self._unsent or unsent <= self._unsent - LEAST_PROGRESS:
            self.moved = now
            self._unsent = unsent
        self._unsent = max(self._unsent, unsent)
        return now - self.moved > self._patience


class ConnectionLimiter:
    """All connections of a server. It evicts the oldest of those that keep the server waiting.

    A connection waits from its first moment until its request is complete, and again from its answer to the next
    request. An address with too many of those loses the oldest, so the newest is always heard: however many silent
    connections someone holds, a newcomer who asks is answered.
    """

    def __init__(
        self,
        limits: Limits,
        files: int | None = None,
        count: Callable[[str], None] = lambda _: None,
        names_clients: bool = True,
    ) -> None:
        self.limits = wire = limits.wire
        self._count = count  # why somebody was cut off
        self._names_clients = names_clients  # in the log
        self.requests = ClientBuckets(limits.requests)
        self.frames = ClientBuckets(wire.frames)
        self.frame_bytes = ClientBuckets(wire.frame_bytes)
        self._arrivals = ClientBuckets(wire.arrivals)
        self._most = wire.connections if files is None else min(wire.connections, files)
        self._connections: set[LimitedConnection] = set()
        self._waiting: dict[LimitedConnection, str] = {}
        self._waiting_of: dict[str, dict[LimitedConnection, None]] = {}
        self._next_check: asyncio.TimerHandle | None = None
        self._not_logged = 0
        self._logged_at = -SECONDS_BETWEEN_LINES

    def __len__(self) -> int:
        return len(self._connections)

    def admit(self, connection: LimitedConnection, peer: str) -> bool:
        """Whether a new connection may stay. A proxy may connect as often as it likes: it does so for many clients."""
        if not is_proxy(peer) and not self._arrivals.take(peer):
            return False
        if len(self._connections) >= self._most and not self._make_room():
            return False
        self.enter(connection)
        self.wait(connection, peer)
        return True

    def enter(self, connection: LimitedConnection) -> None:
        self._connections.add(connection)
        if self._next_check is None:
            self._next_check = asyncio.get_running_loop().call_later(SECONDS_BETWEEN_CHECKS, self._check_all)

    def wait(self, connection: LimitedConnection, account: str) -> None:
        """The server waits for the client now. If the address has too many such connections, the oldest is evicted."""
        self.work(connection)
        if connection not in self._connections:
            return
        self._waiting[connection] = account
        others = self._waiting_of.setdefault(account, {})
        others[connection] = None
        if len(others) > self.limits.waiting:
            self._evict(next(iter(others)))

    def work(self, connection: LimitedConnection) -> None:
        """The server works for the client now: the connection stays."""
        account = self._waiting.pop(connection, None)
        if account is not None:
            del self._waiting_of[account][connection]
            if not self._waiting_of[account]:
                del self._waiting_of[account]

    def leave(self, connection: LimitedConnection) -> None:
        self.work(connection)
        self._connections.discard(connection)

    def log_cut_off(self, client: str, code: str) -> None:
        """Log who was cut off, at most one line per interval: a flood of requests must not flood the log."""
        self._not_logged += 1
        self._count(code)
        now = monotonic()
        if now - self._logged_at >= SECONDS_BETWEEN_LINES:
            whom = client if self._names_clients else "a client"
            LOG.warning("cut off %s: %s (%d since the last such line)", whom, code, self._not_logged)
            self._logged_at, self._not_logged = now, 0

    def _make_room(self) -> bool:
        if not self._waiting:
            return False
        self._evict(next(iter(self._waiting)))
        return True

    def _evict(self, connection: LimitedConnection) -> None:
        self.leave(connection)
        connection.evict()

    def _check_all(self) -> None:
        now = asyncio.get_running_loop().time()
        for connection in tuple(self._connections):
            connection.check_timeouts(now)
        self._next_check = None
        if self._connections:
            self._next_check = asyncio.get_running_loop().call_later(SECONDS_BETWEEN_CHECKS, self._check_all)


def open_files() -> int | None:
    """Let this process have as many files open as it may, and tell how many of them connections may be."""
    try:
        import resource
    except ImportError:  # Windows: sockets are not counted there
        return None
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
        except (ValueError, OSError):  # macOS has a lower limit of its own
            pass
    files = wanted if soft == resource.RLIM_INFINITY else soft
    return files - min(128, files // 4)  # the database, the bots' processes and the loop need some too
