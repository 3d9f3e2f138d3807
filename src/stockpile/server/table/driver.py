"""What drives a game on wherever no person is asked: bots, stand-ins, answers that need nobody. One task a table."""

import asyncio
from contextlib import suppress
from functools import partial
from math import inf
from time import monotonic
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.bots.seeds import answer_seed
from stockpile.rules.answers import Answer
from stockpile.server.lessons.parts import prescribed
from stockpile.server.messages.refusals import Refusal
from stockpile.server.store.writing import AlreadyAnswered
from stockpile.server.table.course import Course
from stockpile.server.table.staff import Staff
from stockpile.server.table.thinkers import Asked

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable

STAND_IN_PAUSE: Final = 1.5  # seconds that a stand-in takes at least, so that the player can come back in time
LESSON_PACE: Final = 0.5  # of a pause, where somebody learns: rivals shall not be waited for
REST: Final = 1.0  # seconds before a table whose bots or disk failed tries again


class Driver:
    """Drives one table until its game is over."""

    def __init__(self, table: "LiveTable", staff: Staff) -> None:
        self._table = table
        self._staff = staff
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._asks = True  # for the lease: there is hope to get it
        self.holds = False  # the lease: no other worker drives the table

    def start(self) -> None:
        self._task = asyncio.create_task(self._drive())

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def wake(self) -> None:
        """Something has changed: look again."""
        self._changed.set()

    # The lease: of all workers that have the table in memory, one drives it.

    def ask_again(self) -> None:
        """Whoever drove the table does so no longer."""
        self._asks = True
        self.wake()

    def be_given(self, holds: bool) -> None:
        self.holds = holds
        self.wake()

    async def let_go(self) -> None:
        """Let another worker drive."""
        if self.holds:
            self.holds = self._asks = False
            await self._staff.colleagues.let_go(self._table.row.id)

    @property
    def has_lost(self) -> bool:
        """Another worker drives the table."""
        return not self.holds and not self._asks

    async def _is_ours(self) -> bool:
        if not self.holds and self._asks:
            self._asks = False  # whatever is heard meanwhile counts
            try:
                self.holds = await self._staff.colleagues.take(self._table.row.id)
            except Exception:
                self._asks = True
                raise
            if not self.holds:
                self._table.following.tell("clock?")
        return self.holds

    # Driving.

    async def _drive(self) -> None:
        course = self._table.course
        assert course is not None
        while not course.game.over:
            self._changed.clear()
            await self._staff.wall.wait(self._changed, await self._go_on(course))
        with suppress(SQLAlchemyError, OSError):
            await self.let_go()

    async def _go_on(self, course: Course) -> float | None:
        """One answer that needs no person, if there is one; then how long until there may be another."""
        try:
            if not await self._is_ours():
                return None
            self._stand_in()
            await self._let_bot_play(course)
            return self._patience(course)
        except AlreadyAnswered:  # another worker drives it by now, or a player was quicker there
            await self._table.following.catch_up()
            return 0.0
        except (Refusal, SQLAlchemyError, OSError) as error:
            self._staff.complaints.tell("table %s waits: %s", self._table.row.id, error)
        except Exception as error:
            self._staff.complaints.tell("table %s cannot go on: %s", self._table.row.id, error, trace=error)
        return REST

    async def _let_bot_play(self, course: Course) -> None:
        """One answer of a bot, or those that need nobody. The thinking is done without the lock."""
        table = self._table
        number, seat = course.number, course.game.asked
        bot, row = table.bot_for(seat), table.row.seats[seat]
        answer = None
        if bot:
            answer = await self._thought_of(course, bot)
        elif table.needs_nobody(course.game) is None:
            return
        async with table.lock:
            if course.number != number or table.bot_for(seat) != bot or not self.holds:
                return  # somebody was quicker
            trial = course.trial()
            if answer is not None:
                trial.play(answer, "bot" if row.kind == "bot" else "stand-in")
            else:
                table.answer_what_needs_nobody(trial)
            if trial.given:
                lost = table.timing.clocks.lost(seat)
                await table.commit(course, trial)
                self._count_miss(seat, lost)

    async def _thought_of(self, course: Course, bot: str) -> Answer:
        """The answer of a bot, at the moment at which it may be seen: nobody learns how long it thought."""
        row, number, seat = self._table.row, course.number, course.game.asked
        asked = Asked(
            bot,
            await self._staff.thinkers.meet(bot),
            answer_seed(row.bots_seed, seat, number),
            course.game.view(seat),
            partial(course.heard_by, seat),
            row.clock,
        )
        began, pause = monotonic(), self._pause(course, asked.milliseconds)
        answer = prescribed(row.lesson, asked.view, asked.heard)
        if answer is None:
            answer = await self._staff.thinkers.decide(asked)
        await self._staff.pauses.wait_out(began, pause)
        return answer

    def _pause(self, course: Course, milliseconds: float) -> float:
        """Where bots play among themselves there is nobody to wait. People may look on without saying so."""
        row, seat = self._table.row, course.game.asked
        if all(each.kind == "bot" for each in row.seats):
            return 0.0
        pause = self._staff.pauses.drawn(milliseconds, again=course.seats[-1:] == [seat])
        if row.seats[seat].kind == "human":
            return max(STAND_IN_PAUSE / self._staff.wall.pace, pause)
        return LESSON_PACE * pause if row.lesson else pause

    def _people(self) -> list[int]:
        """Seats whose players answer in person."""
        stand_ins = self._table.timing.clocks.stand_ins
        return [seat.seat for seat in self._table.row.seats if seat.kind == "human" and not stand_ins[seat.seat]]

    def _stand_in(self) -> None:
        """Let a bot play on for who is gone too long. If no player is here, nobody is kept waiting."""
        table, clocks = self._table, self._table.timing.clocks
        gone = [seat for seat in self._people() if clocks.is_away(seat)]
        if gone and table.attended:
            for seat in gone:
                clocks.stand_ins[seat] = "away"
            table.tell_seats()
            table.timing.tell()
            table.following.tell_clock()

    def _count_miss(self, seat: int, lost: bool) -> None:
        """A question that its player lost costs that question; after some in a row a bot plays on."""
        if lost and self._table.row.seats[seat].kind == "human" and self._table.timing.clocks.missed(seat):
            self._table.tell_seats()
            self._table.timing.tell()
            self._table.following.tell_clock()

    def _patience(self, course: Course) -> float | None:
        """How long until a bot may have to answer for somebody."""
        if course.game.over or not self._table.attended:
            return None
        wait = min(map(self._table.timing.clocks.patience, self._people()), default=inf)
        return max(0.0, wait) if wait < inf else None
