"""Who looks on at a table. Watchers come and go as they like: the others are told at most once a second."""

import asyncio
from typing import TYPE_CHECKING, Final

from stockpile.server.messages.people import Watcher, Watching
from stockpile.server.messages.refusals import Refusal, forbidden
from stockpile.server.store.colleagues import Present
from stockpile.server.table.chat import who_is
from stockpile.server.table.listeners import Listener, show_out

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable

REST: Final = 1.0  # seconds between two tellings


class Watchers:
    """Those of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._told: asyncio.TimerHandle | None = None

    @property
    def here(self) -> list[Listener]:
        """Connections to this worker that are not those of players."""
        return [each for each in self._table.listeners if not self._table.seats_of(each.guest)]

    def _elsewhere(self) -> list[Present]:
        """Who looks on at other workers."""
        return [each for each in self._table.following.elsewhere if not self._table.seats_of(each.guest)]

    @property
    def count(self) -> int:
        """How many connections are not those of players."""
        return len(self.here) + sum(each.count for each in self._elsewhere())

    @property
    def watching(self) -> Watching:
        """Each guest once, however many pages are open; who has no name is only counted."""
        here, elsewhere, table = self.here, self._elsewhere(), self._table.row.id
        everybody: list[Listener | Present] = [*here, *elsewhere]
        names = {each.guest: each.name for each in everybody if each.guest is not None}
        watchers = [Watcher(who_is(table, guest), name) for guest, name in names.items()]
        strangers = sum(each.guest is None for each in here) + sum(each.count for each in elsewhere if not each.guest)
        return Watching(watchers, strangers)

    def check_open(self, guest: str | None) -> None:
        """Whether somebody may look on, if they do not sit here. A host who does not must still start the game."""
        if self._table.row.closed and not self._table.seats_of(guest) and guest != self._table.row.host:
            raise forbidden("server-closed-table")

    def keep_out(self) -> None:
        """Where the table is closed, who does not sit here any more may not look on either."""
        if self._table.row.closed:
            self.show_out(forbidden("server-closed-table"))

    def tell(self) -> None:
        """Soon, and what is true by then."""
        if self._told is None and self._table.listeners:
            self._told = asyncio.get_running_loop().call_later(REST, self._tell)

    def _tell(self) -> None:
        self._told = None
        self._table.tell(self.watching)

    def show_out(self, refusal: Refusal) -> None:
        """Nobody but the host looks on any more."""
        show_out(self.here, lambda each: each.guest != self._table.row.host, refusal.problem)
