"""Hints to people: from the view and the events of their own seat, and from nothing else.

Numbers are quickly worked out, here and at once: waiting for a worker, they would tell how long a bot of this table has
been thinking. What a strong bot would do takes a while. That is thought about behind the bots of all tables, and only
for a seat that is asked, while no bot of this table thinks.
"""

from time import monotonic
from typing import Final

from stockpile.bots.advice import counsel_seed, numbers_for
from stockpile.server.messages.display import AnswerChoice
from stockpile.server.messages.hints import Advice, HintNumbers
from stockpile.server.messages.refusals import Refusal, conflict, forbidden
from stockpile.server.store.rows import GuestRow
from stockpile.server.table.course import Course
from stockpile.server.table.crew import Crowded
from stockpile.server.table.live import LiveTable
from stockpile.server.table.pauses import Pauses
from stockpile.server.table.thinkers import Thinkers
from stockpile.server.table.working import WorkersFailed

USUAL: Final = 300.0  # milliseconds that advice takes as a rule: what waiting for it seems to be


class Hinting:
    """Gives hints at all tables of a house."""

    def __init__(self, thinkers: Thinkers, pauses: Pauses) -> None:
        self._thinkers = thinkers
        self._pauses = pauses

    async def switch(self, table: LiveTable, guest: str, seat: int, on: bool) -> None:
        """Hints for a seat, or no more. Everybody is told, and that there were some stays to be seen."""
        async with table.alone():
            _running(table, guest, seat)
            if on and not table.row.hints:
                raise forbidden("server-hints-forbidden")
            now = table.row.seats[seat].hints
            if (now == "on") == on:
                return
            async with table.changing() as row:
                row.seats[seat].hints = "on" if on else "used"
            table.tell_seats()

    def numbers(self, table: LiveTable, guest: str, seat: int) -> HintNumbers:
        """What the broker reckons with, from a seat's view."""
        course = _hinted(table, guest, seat)
        found = numbers_for(course.game.view(seat))
        return HintNumbers(course.number, seat, found.piles, found.prospects, found.races)

    def check_asked(self, table: LiveTable, guest: str, seat: int) -> Course:
        """Advice is for a seat that must answer now."""
        course = _hinted(table, guest, seat)
        if course.game.asked != seat:
            raise conflict("server-not-asked")
        return course

    async def advice(self, table: LiveTable, guest: GuestRow, seat: int) -> Advice:
        """What a strong bot would answer for a seat."""
        course = self.check_asked(table, guest.id, seat)
        number, began, pause = course.number, monotonic(), self._pauses.drawn(USUAL)
        seed = counsel_seed(guest.secret, table.row.id, seat, number)
        try:
            counsel = await self._thinkers.advise(course.game.view(seat), seed, course.heard_by(seat))
        except (Crowded, WorkersFailed):
            raise Refusal("server-advice-busy", 503) from None
        await self._pauses.wait_out(began, pause)
        answers = [AnswerChoice.of(answer) for answer in counsel.answers]
        return Advice(number, seat, answers, counsel.reason.kind, counsel.reason.facts)


def _running(table: LiveTable, guest: str, seat: int) -> Course:
    """The game of a table, for who owns a seat in it; not before it begins, and not when it is over."""
    table.check_there()
    table.check_owner(guest, seat)
    if table.course is None:
        raise conflict("server-not-begun")
    if table.course.game.over:
        raise conflict("server-game-over")
    return table.course


def _hinted(table: LiveTable, guest: str, seat: int) -> Course:
    """The same, for who has said to want hints there."""
    course = _running(table, guest, seat)
    if not table.row.hints:
        raise forbidden("server-hints-forbidden")
    if table.row.seats[seat].hints != "on":
        raise conflict("server-hints-off")
    return course
