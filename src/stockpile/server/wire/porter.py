"""Who stands at the door: counts the connections, sees to it that there is room, and goes his round."""

import asyncio
import logging
from collections.abc import Callable
from time import monotonic
from typing import Final, Protocol

from stockpile.server.limits import Buckets
from stockpile.server.settings import Limits
from stockpile.server.wire.clients import is_proxy

LOG: Final = logging.getLogger(__name__)
ROUND: Final = 1.0  # seconds from one round to the next
SILENCE: Final = 10.0  # seconds between two lines in the log about clients that were cut off
PROGRESS: Final = 4096  # bytes that a client takes between two rounds, or it has not moved


class Watched(Protocol):
    """A connection, as the porter sees it."""

    def look(self, now: float) -> None:
        """Whatever is overdue is ended here."""

    def give_way(self) -> None:
        """Go, since another one needs the room."""


class Outflow:
    """What a client takes of what was sent to it. Who takes nothing for a while is gone, whatever else it sends."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._unsent = 0
        self.moved = 0.0  # when something was last taken, or nothing was there to take

    def stuck(self, now: float, unsent: int) -> bool:
        """Whether the client has taken nothing for too long; `unsent` bytes wait to be taken."""
        if not self._unsent or unsent <= self._unsent - PROGRESS:
            self.moved = now
            self._unsent = unsent
        self._unsent = max(self._unsent, unsent)
        return now - self.moved > self._patience


class Porter:
    """Every connection of a server, and of those that keep it waiting the oldest first.

    A connection waits from its first moment until its request is complete, and again from its answer to the next
    request. Who has too many of those loses the oldest, so the newest is always heard: however many silent ones
    somebody holds, whoever comes and asks is answered.
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
        self.requests = Buckets(limits.requests)
        self.frames = Buckets(wire.frames)
        self.frame_bytes = Buckets(wire.frame_bytes)
        self._arrivals = Buckets(wire.arrivals)
        self._most = wire.connections if files is None else min(wire.connections, files)
        self._connections: set[Watched] = set()
        self._waiting: dict[Watched, str] = {}
        self._waiting_of: dict[str, dict[Watched, None]] = {}
        self._round: asyncio.TimerHandle | None = None
        self._unsaid = 0
        self._said = -SILENCE

    def __len__(self) -> int:
        return len(self._connections)

    def admit(self, connection: Watched, peer: str) -> bool:
        """Whether somebody may come in. A proxy comes for many, so it may come as often as it likes."""
        if not is_proxy(peer) and not self._arrivals.take(peer):
            return False
        if len(self._connections) >= self._most and not self._make_room():
            return False
        self.enter(connection)
        self.wait(connection, peer)
        return True

    def enter(self, connection: Watched) -> None:
        self._connections.add(connection)
        if self._round is None:
            self._round = asyncio.get_running_loop().call_later(ROUND, self._go_round)

    def wait(self, connection: Watched, account: str) -> None:
        """It is the client's turn now. If there are too many such connections on its account, the oldest goes."""
        self.work(connection)
        if connection not in self._connections:
            return
        self._waiting[connection] = account
        others = self._waiting_of.setdefault(account, {})
        others[connection] = None
        if len(others) > self.limits.waiting:
            self._send_away(next(iter(others)))

    def work(self, connection: Watched) -> None:
        """It is the server's turn now: the connection stays."""
        account = self._waiting.pop(connection, None)
        if account is not None:
            del self._waiting_of[account][connection]
            if not self._waiting_of[account]:
                del self._waiting_of[account]

    def leave(self, connection: Watched) -> None:
        self.work(connection)
        self._connections.discard(connection)

    def complain(self, client: str, code: str) -> None:
        """A line in the log about who was cut off: one at a time, since whoever floods us must not flood that."""
        self._unsaid += 1
        self._count(code)
        now = monotonic()
        if now - self._said >= SILENCE:
            whom = client if self._names_clients else "a client"
            LOG.warning("cut off %s: %s (%d since the last such line)", whom, code, self._unsaid)
            self._said, self._unsaid = now, 0

    def _make_room(self) -> bool:
        if not self._waiting:
            return False
        self._send_away(next(iter(self._waiting)))
        return True

    def _send_away(self, connection: Watched) -> None:
        self.leave(connection)
        connection.give_way()

    def _go_round(self) -> None:
        now = asyncio.get_running_loop().time()
        for connection in tuple(self._connections):
            connection.look(now)
        self._round = None
        if self._connections:
            self._round = asyncio.get_running_loop().call_later(ROUND, self._go_round)


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
