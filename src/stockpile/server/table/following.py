"""How a table keeps up with what is done to it at other workers.

What is stored is read again, and brought to who listens here as if it had been done here. What is not stored (that a
player has seen a question, or is back) is told by word of mouth. A table that nobody listens to here and that is driven
elsewhere is only marked as stale, and read again when somebody asks for it.
"""

import asyncio
from collections.abc import Iterable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Any, Final

from stockpile.rules.answers import ANSWERS
from stockpile.server.messages.people import Nudged
from stockpile.server.messages.protocol import By, Chatted
from stockpile.server.store.colleagues import Present
from stockpile.server.store.news import Kind, News
from stockpile.server.store.people import People
from stockpile.server.store.rows import TableRow
from stockpile.server.table.chat import unsay
from stockpile.server.table.staff import Staff

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable

STORED: Final[frozenset[Kind]] = frozenset(("deal", "row", "answers", "chat", "people"))
PAUSE: Final = 1.0  # seconds between two readings because somebody claims to know more than this worker


class Following:
    """One table's. Everything that is read is taken over under the table's lock."""

    def __init__(self, table: "LiveTable", staff: Staff) -> None:
        self.stale = False  # something was stored elsewhere that is not known here
        self.elsewhere: Sequence[Present] = ()  # who is connected to other workers
        self._table = table
        self._staff = staff
        self._next_reading: asyncio.Task[None] | None = None  # for everybody who claims to know more; it has not begun
        self._last_reading = -PAUSE  # when the one before it began

    # What is stored.

    async def catch_up(
        self, kinds: Iterable[Kind] = STORED, since: int = 0, given: list[tuple[int, By]] | None = None
    ) -> None:
        """Take over what others have stored; `given` is what they were seen to have answered since then."""
        async with self._table.lock:
            try:
                await self._read(set(kinds), given if since == self._table.number else None)
            except Exception:
                self.stale = True
                raise

    async def be_fresh(self, number: int = 0) -> None:
        """Take over everything, if anything is not known here, or may be not.

        A client who changes workers may know answers that this worker has yet to hear of: it says how many it knows.
        Anyone can claim that, so all who do share one reading a second. It begins after each of them has asked, so
        whoever says the truth finds all they know. At an SQLite file there is no other worker, and nobody knows more.
        """
        if self.stale or not self._staff.colleagues.hears:
            await self.catch_up()
        elif number > self._table.number and self._staff.store.shared:
            if self._next_reading is None:
                self._next_reading = asyncio.create_task(self._read_for_all())
                self._next_reading.add_done_callback(_note_error)
            await asyncio.shield(self._next_reading)

    async def _read_for_all(self) -> None:
        await asyncio.sleep(max(0.0, self._last_reading + PAUSE - monotonic()))
        self._next_reading, self._last_reading = None, monotonic()
        await self.catch_up()

    async def freshen(self, *kinds: Kind) -> None:
        """The same, where the table's lock is held already; with SQLite nobody else stores anything."""
        if self._staff.store.shared:
            await self._read(set(kinds), None)

    async def _read(self, kinds: set[Kind], given: list[tuple[int, By]] | None) -> None:
        table, store = self._table, self._staff.store
        if kinds >= STORED:
            self.stale = False  # whatever comes from now on is heard
        if "deal" in kinds:
            await table.dealing.reread()
        if "row" in kinds:
            await self._read_row()
        if "answers" in kinds and table.course is not None:
            self._take_answers(await store.answers(table.row.id, table.number) if given is None else given)
        if "people" in kinds:
            now = await People(store).restricted(table.row.id)
            if now != (table.chat.muted, table.removed):
                table.chat.muted, table.removed = now
                table.tell_seats()
        if "chat" in kinds:
            await self._read_chat()

    async def _read_row(self) -> None:
        """Who sits where, and whether the game has begun."""
        table = self._table
        row = await self._staff.store.table(table.row.id)
        if row is None:
            table.dissolve()
            return
        if not isinstance(row, TableRow):
            return
        begins = table.course is None and row.chance is not None
        if begins or not _same(row, table.row):
            left = [seat.seat for seat in row.seats if seat.guest != table.row.seats[seat.seat].guest]
            table.row = row
            if begins:
                await table.dealing.reread()
                await self._staff.contents.look_for(row.content)
                await table.take_up(self._staff.contents.of(row.content))
                table.welcome_all()
            elif table.course is not None:
                table.timing.hand_over(left)
            table.tell_seats()
            table.watchers.keep_out()

    def _take_answers(self, given: Sequence[tuple[int, By]]) -> None:
        course = self._table.course
        if course is None or not given:
            return
        trial = course.trial()
        for number, by in given:
            if by == "player":
                self._table.timing.clocks.answered(trial.game.asked)
            trial.play(ANSWERS[number], by)
        self._table.adopt(course, trial)
        self._table.show(course, trial.first)

    async def _read_chat(self) -> None:
        """New lines are told, and that some are gone; the oldest are only not sent any more."""
        table = self._table
        lines = await self._staff.store.chat(table.row.id)
        known = [line.number for line in table.chat.lines]
        there = {line.number for line in lines}
        unsay(table, [number for number in known if number not in there and number >= min(there, default=0)])
        table.chat.lines = lines
        for line in lines:
            if line.number > max(known, default=-1):
                table.tell(Chatted(*table.chat.told([line])))

    # Who is at other workers.

    def seated_elsewhere(self, guest: str) -> bool:
        return any(each.guest == guest for each in self.elsewhere)

    def meet(self, there: Sequence[Present]) -> None:
        """Who is connected to the other workers now."""
        table, before, watched = self._table, {each.guest for each in self.elsewhere}, self._table.watchers.watching
        self.elsewhere = there
        now = {each.guest for each in there}
        for seat in [seat for guest in now - before for seat in table.seats_of(guest)]:
            table.timing.clocks.give_back(seat)
        if any(table.seats_of(guest) for guest in now ^ before):
            table.tell_seats()
            table.timing.tell()
        if table.watchers.watching != watched:
            table.watchers.tell()
        table.dealing.wake()

    # What goes by word of mouth.

    def tell(self, kind: Kind, number: int = 0, more: Any = None) -> None:
        self._staff.colleagues.tell(self._staff.store.news(kind, self._table.row.id, number, more))

    def tell_clock(self) -> None:
        """How the time stands, for who only looks on at it."""
        if self._table.driver.holds and self._table.course is not None and self._table.timing.matters:
            self.tell("clock", self._table.number, self._table.timing.snapshot())

    def hear(self, news: News) -> None:
        """Something that others have told."""
        table = self._table
        if news.kind == "clock":
            table.timing.accept(news.number, news.more)
        elif news.kind == "clock?":
            self.tell_clock()
        elif news.kind == "seen":
            table.seen(news.more, news.number, heard=True)
        elif news.kind == "back":
            table.back(news.more, heard=True)
        elif news.kind == "nudge":
            table.nudges.heard(Nudged(news.number, *news.more))
        elif news.kind == "free":
            table.driver.ask_again()


def _note_error(reading: "asyncio.Task[None]") -> None:
    """Whoever waits for a reading is told its error; asyncio would log it if nobody does any more."""
    if not reading.cancelled():
        reading.exception()


def _same(row: TableRow, known: TableRow) -> bool:
    """Whether a row is known: its revision says so, but for guests who had themselves forgotten."""
    sitting, sat = ([seat.guest for seat in each.seats] for each in (row, known))
    return (row.revision, row.host, sitting) == (known.revision, known.host, sat)
