"""Hints to people: from the view and the events of their own seat, and from nothing else.

Numbers are quickly worked out, here and at once: if they waited for a worker, they would reveal how long a bot of this
table has been thinking. What a strong bot would do takes a while. That is worked out after the answers of bots at all
tables, and only for a seat that is asked, while no bot of this table thinks.
"""

from time import monotonic
from typing import Final

from stockpile.bots.advice import advice_seed, numbers_for
from stockpile.processes import WorkLost
from stockpile.server.db.rows import GuestRow
from stockpile.server.protocol import Advice, HintNumbers
from stockpile.server.refusals import Refusal, conflict, forbidden
from stockpile.server.table.bot_workers import BotWorkers, QueueFull
from stockpile.server.table.clock import Pauses
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.live import LiveTable
from stockpile.server.view_messages import AnswerChoice

USUAL_MILLISECONDS: Final = 300.0  # that advice takes, as far as the wait for it shows


class TableHints:
    """Gives hints at all tables of a server."""

    def __init__(self, bot_workers: BotWorkers, pauses: Pauses) -> None:
        self._bot_workers = bot_workers
        self._pauses = pauses

    async def switch(self, table: LiveTable, guest: str, seat: int, on: bool) -> None:
        """Switch hints for a seat on or off. Everybody sees that, and that there were some."""
        async with table.alone():
            _running(table, guest, seat)
            if on and not table.row.hints:
                raise forbidden("server-hints-forbidden")
            now = table.row.seats[seat].hints
            if (now == "on") == on:
                return
            async with table.changing() as row:
                row.seats[seat].hints = "on" if on else "used"
            table.send_seats()

    def numbers(self, table: LiveTable, guest: str, seat: int) -> HintNumbers:
        """The numbers that the broker uses, from a seat's view."""
        log = _hinted(table, guest, seat)
        found = numbers_for(log.game.view(seat))
        return HintNumbers(log.number, seat, found.piles, found.prospects, found.races)

    def check_asked(self, table: LiveTable, guest: str, seat: int) -> GameLog:
        """Advice is for a seat that must answer now."""
        log = _hinted(table, guest, seat)
        if log.game.asked != seat:
            raise conflict("server-not-asked")
        return log

    async def advice(self, table: LiveTable, guest: GuestRow, seat: int) -> Advice:
        """What a strong bot would answer for a seat."""
        log = self.check_asked(table, guest.id, seat)
        number, started, pause = log.number, monotonic(), self._pauses.draw(USUAL_MILLISECONDS)
        seed = advice_seed(guest.secret, table.row.id, seat, number)
        try:
            advice = await self._bot_workers.advise(log.game.view(seat), seed, log.events_for(seat))
        except (QueueFull, WorkLost):
            raise Refusal("server-advice-busy", 503) from None
        await self._pauses.wait_out(started, pause)
        answers = [AnswerChoice.of(answer) for answer in advice.answers]
        return Advice(number, seat, answers, advice.reason.kind, advice.reason.facts)


def _running(table: LiveTable, guest: str, seat: int) -> GameLog:
    """The game of a table, for the guest who has a seat. Refused before it starts and when it is over."""
    table.check_there()
    table.check_owner(guest, seat)
    if table.log is None:
        raise conflict("server-not-begun")
    if table.log.game.over:
        raise conflict("server-game-over")
    return table.log


def _hinted(table: LiveTable, guest: str, seat: int) -> GameLog:
    """The same, for a seat that has switched hints on."""
    log = _running(table, guest, seat)
    if not table.row.hints:
        raise forbidden("server-hints-forbidden")
    if table.row.seats[seat].hints != "on":
        raise conflict("server-hints-off")
    return log
