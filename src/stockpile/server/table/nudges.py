"""Calling somebody who sleeps: any player may, and all of them together once a question."""

from typing import TYPE_CHECKING

from stockpile.server.messages.people import Nudge, Nudged
from stockpile.server.messages.refusals import conflict

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable


class Nudges:
    """Those of one table. It tells that somebody waits, and nothing of the question."""

    def __init__(self, table: "LiveTable") -> None:
        self._table = table
        self._last = -1  # the question that somebody was called for

    def call(self, guest: str | None, wanted: Nudge) -> None:
        table, course = self._table, self._table.course
        table.check_owner(guest, wanted.seat)
        if course is None or course.game.over or wanted.number != course.number:
            raise conflict("server-late", now=table.number)
        asked = course.game.asked
        if table.bot_for(asked) or table.row.seats[asked].guest == guest:
            raise conflict("server-nobody-sleeps")
        if self._last == course.number:
            raise conflict("server-nudged-already")
        self._last = course.number
        table.tell(Nudged(course.number, asked, wanted.seat))
        table.following.tell("nudge", course.number, (asked, wanted.seat))

    def heard(self, nudged: Nudged) -> None:
        """Somebody is called at another worker."""
        self._last = max(self._last, nudged.number)
        self._table.tell(nudged)
