"""How a table is dealt: the server commits, seats commit, seats reveal, and the cards follow from all of it.

Every step is stored before anybody is shown it, and one task takes the table from each to the next. Nothing else is
remembered: whoever takes the table up, after a crash or in another process, goes on from what is stored.
"""

import asyncio
from collections.abc import Callable, Collection
from contextlib import suppress
from time import time
from typing import TYPE_CHECKING, Final

from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from stockpile.bots.seeds import table_seed
from stockpile.content import Content
from stockpile.records.deal import (
    Decks,
    Sitting,
    Statement,
    dealt,
    drawn_share,
    seat_commitment,
    server_commitment,
)
from stockpile.records.deal.transcript import State
from stockpile.rules.errors import ConfigError
from stockpile.rules.tables import tables_for
from stockpile.server.messages.deal import Commit, Deal, DealSeat, Reveal
from stockpile.server.messages.refusals import Refusal, conflict
from stockpile.server.store.database import OutOfDate
from stockpile.server.store.deals import DealRow, Deals, DealSeatRow, Step
from stockpile.server.store.rows import TableRow
from stockpile.server.table.chat import who_is
from stockpile.server.table.course import Course
from stockpile.server.table.staff import Staff

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable

PATIENCE: Final = 4.0  # seconds for a step
ARRIVAL: Final = 10.0  # seconds for who has just set up a table: the page must open it first
REST: Final = 1.0  # seconds before a table whose disk failed tries again
NEXT: Final[dict[Step, Step]] = {"commit": "reveal", "reveal": "dealt"}


def check_ready(row: TableRow, content: Content) -> None:
    """Refuse to begin a game that cannot be begun."""
    if row.free:
        raise conflict("server-seats-missing", count=row.free)
    try:
        tables_for(row.config, content)
    except ConfigError as error:  # it was set up when the server had other figures
        raise conflict("server-bad-config", reason=error.why) from None


def stated(row: TableRow, start: int, version: str) -> Statement:
    """What is dealt to whom. Nobody's own words are in it, nor anything that should not be read by all."""
    seats = [
        Sitting(seat.seat, "bot", seat.bot)
        if seat.kind == "bot"
        else Sitting(seat.seat, "human", who_is(row.id, seat.guest))
        for seat in row.seats
    ]
    return Statement(row.id, start, row.config, version, row.first, tuple(seats))


def deal_seats(deal: DealRow) -> list[DealSeat]:
    """What people's seats gave, with what became of it."""
    who = {sitting.seat: sitting.who for sitting in deal.stated.people}
    return [
        DealSeat(seat.seat, who[seat.seat], seat.commitment, seat.share, _STATES[deal.step](seat))
        for seat in deal.seats
    ]


_STATES: Final[dict[Step, Callable[[DealSeatRow], State]]] = {
    "commit": lambda seat: "waiting" if seat.commitment is None else "committed",
    "reveal": lambda seat: "committed" if seat.part.state == "withheld" else seat.part.state,
    "dealt": lambda seat: seat.part.state,
}


class Dealing:
    """The deal of one table. Everything that changes it holds the table's lock."""

    def __init__(self, table: "LiveTable", staff: Staff) -> None:
        self._table = table
        self._staff = staff
        self._deals = Deals(staff.store)
        self._deal: DealRow | None = None
        self._started = 0  # deals of this table that were begun
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    # For everybody.

    @property
    def under_way(self) -> bool:
        """Whether cards are being dealt: seats are as they are until it is over."""
        return self._deal is not None and self._table.row.stage == "waiting"

    def check_seats(self) -> None:
        """Refuse to change who sits where."""
        if self.under_way:
            raise conflict("server-dealing")

    def told(self) -> Deal | None:
        """What everybody may know of it: not the server's secret."""
        deal = self._deal
        if deal is None:
            return None
        left = self._left(deal) if deal.step != "dealt" else None
        return Deal(deal.start, deal.step, deal.statement, deal.commitment, deal_seats(deal), left)

    def wake(self) -> None:
        """Somebody has come or gone."""
        self._changed.set()

    def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()

    async def settled(self) -> None:
        """Wait until no deal is under way."""
        if self._task is not None:
            await asyncio.wait([self._task])

    # Begin, or go on.

    async def begin(self, content: Content, expected: Collection[int], seconds: float) -> None:
        """A new start, which waits so long for these seats. Where there is nobody to wait for all is done at once."""
        row = self._table.row
        statement = stated(row, self._started, content.version)
        text, secret = statement.text(), drawn_share()
        deal = DealRow(
            row.id,
            statement.start,
            "commit" if expected else "dealt",
            self._until(seconds),
            text,
            secret,
            server_commitment(text, secret),
            [DealSeatRow(sitting.seat, sitting.seat in expected) for sitting in statement.people],
        )
        try:
            await self._deals.begin(deal)
        except IntegrityError as error:  # another server was quicker
            raise conflict("server-dealing") from error
        stored = await self._deals.newest(row.id)
        if stored is None or stored.commitment != deal.commitment:  # another worker was quicker, and we did not hear
            raise conflict("server-dealing")
        self._started += 1
        self._deal = deal
        if not expected:
            await self._deal_out(deal)
            return
        self._tell()
        self._table.tell_seats()
        self._task = asyncio.create_task(self._drive())

    async def resume(self) -> None:
        """Take up what is stored of this table's deal."""
        deal = await self._deals.newest(self._table.row.id)
        if deal is None:
            return
        self._started = deal.start + 1
        if self._table.row.stage != "waiting":
            self._deal = deal if deal.step == "dealt" else None
        elif self._can_go_on(deal):
            late = deal.until < time()  # the server was gone: who was there has to come back first
            self._deal = await self._deals.advance(deal, deal.step, self._until(PATIENCE)) if late else deal
            self._task = asyncio.create_task(self._drive())
        else:
            with suppress(Refusal):  # it waits until its host begins it anew
                await self._begin_anew({seat.seat for seat in deal.seats if seat.expected})

    async def reread(self) -> None:
        """Take over what other workers have stored of it. All who have the table open watch over its steps: which comes
        next, the store decides."""
        deal = await self._deals.newest(self._table.row.id)
        if deal is None or deal == self._deal:
            return
        self._started = deal.start + 1
        await self._take(deal)
        if self.under_way and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._drive())
            self._table.tell_seats()

    async def _begin_anew(self, expected: Collection[int]) -> None:
        """What was stated does not hold any more: the start is broken off, and the next one says so by its number."""
        content = await self._staff.contents.keep()
        check_ready(self._table.row, content)
        await self.begin(content, expected, PATIENCE)

    def _can_go_on(self, deal: DealRow) -> bool:
        """Whether what was stated still holds: who sits here, what is played, and that there are such figures."""
        version = deal.stated.figures
        same = stated(self._table.row, deal.start, version).text() == deal.statement
        return same and not self._staff.contents.lost(version)

    # What seats give.

    async def commit(self, guest: str | None, given: Commit) -> None:
        async with self._table.lock:
            deal, seat = self._asked(guest, given, "commit")
            if seat.commitment is None:
                await self._take(await self._deals.commit(deal, seat.seat, given.commitment))
                seat = self._seat(given.seat)
            if seat.commitment is None:
                raise conflict("server-deal-late")
            if seat.commitment != given.commitment:
                raise conflict("server-deal-changed")

    async def reveal(self, guest: str | None, given: Reveal) -> None:
        async with self._table.lock:
            deal, seat = self._asked(guest, given, "reveal")
            if seat.commitment is None:
                raise conflict("server-deal-late")
            if seat_commitment(deal.commitment, seat.seat, given.share) != seat.commitment:
                raise conflict("server-deal-mismatch")
            if seat.share is None:
                await self._take(await self._deals.reveal(deal, seat.seat, given.share))
            if self._seat(given.seat).share is None:
                raise conflict("server-deal-late")

    def _asked(self, guest: str | None, given: Commit | Reveal, step: Step) -> tuple[DealRow, DealSeatRow]:
        """The deal and the seat, if this is the step for it. What was taken before may come once more."""
        self._table.check_owner(guest, given.seat)
        deal = self._deal
        if deal is None or given.start > deal.start:
            raise conflict("server-deal-step")
        seat = self._seat(given.seat)
        repeated = given.commitment == seat.commitment if isinstance(given, Commit) else given.share == seat.share
        if given.start < deal.start or (deal.step != step and not repeated and _is_past(step, deal.step)):
            raise conflict("server-deal-late")
        if deal.step != step and not repeated:
            raise conflict("server-deal-step")
        return deal, seat

    def _seat(self, seat: int) -> DealSeatRow:
        assert self._deal is not None
        found = next((each for each in self._deal.seats if each.seat == seat), None)
        if found is None:
            raise conflict("server-deal-step")  # a bot had it when the cards were dealt
        return found

    async def _take(self, deal: DealRow | None) -> None:
        """What is stored now holds, and everybody is shown it."""
        self._deal = deal
        self._tell()
        self._changed.set()

    # From step to step.

    async def _drive(self) -> None:
        while self.under_way:
            self._changed.clear()
            wait = await self._go_on()
            if self.under_way:
                await self._staff.wall.wait(self._changed, wait)

    async def _go_on(self) -> float:
        """The next step, if it is time for it; then how long until there may be another."""
        try:
            async with self._table.lock:
                while (deal := self._deal) is not None and self.under_way and self._is_over(deal):
                    await self._next_step(deal)
                return self._left(deal) if deal is not None else REST
        except OutOfDate:  # another worker was quicker
            await self._table.following.catch_up()
        except (Refusal, SQLAlchemyError, OSError) as error:
            self._staff.complaints.tell("table %s cannot be dealt now: %s", self._table.row.id, error)
        except Exception as error:
            self._staff.complaints.tell("table %s cannot be dealt: %s", self._table.row.id, error, trace=error)
        return REST

    async def _next_step(self, deal: DealRow) -> None:
        if deal.step == "dealt":  # stored, and the server ended before its game began
            await self._deal_out(deal)
            return
        following = await self._deals.advance(deal, NEXT[deal.step], self._until(PATIENCE))
        if following is not None and following.step == "dealt":
            await self._deal_out(following)
        else:
            await self._take(following)

    def _is_over(self, deal: DealRow) -> bool:
        """Whether a step waits for nobody any more."""
        if deal.step == "dealt" or self._left(deal) <= 0:
            return True
        if deal.step == "commit":
            here = self._table.partakers
            return all(seat.commitment for seat in deal.seats if seat.expected or seat.seat in here)
        return all(seat.share for seat in deal.seats if seat.commitment)

    async def _deal_out(self, deal: DealRow) -> None:
        """The cards that follow, and the game begins."""
        content = self._staff.contents.of(deal.stated.figures)
        tables = tables_for(self._table.row.config, content)
        chance = dealt(deal.transcript, Decks.of(tables), deal.stated.first)
        course = Course(self._table.row.config, content, chance)
        async with self._table.changing() as row:
            row.chance, row.stage, row.content, row.bots_seed = chance, "playing", content.version, table_seed(None)
        await self._take(deal)
        self._table.open_game(course)

    def _tell(self) -> None:
        told = self.told()
        if told is not None:
            self._table.tell(told)

    def _until(self, seconds: float) -> float:
        return time() + seconds / self._staff.wall.pace

    def _left(self, deal: DealRow) -> float:
        return max(0.0, (deal.until - time()) * self._staff.wall.pace)


def _is_past(step: Step, now: Step) -> bool:
    order: tuple[Step, ...] = ("commit", "reveal", "dealt")
    return order.index(step) < order.index(now)
