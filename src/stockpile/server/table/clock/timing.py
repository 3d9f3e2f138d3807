"""A table's clocks as the table uses them: what is asked, what is told of it, and what is to be kept."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from stockpile.server.messages.clock import Clock
from stockpile.server.store.rows import KeptTime
from stockpile.server.table.clock.clocks import NOBODY, Clocks, Snapshot
from stockpile.server.table.clock.grace import grace
from stockpile.server.table.clock.wall import Wall
from stockpile.server.table.course import Course

if TYPE_CHECKING:
    from stockpile.server.table.live import LiveTable


class Timing:
    """The time of one table."""

    def __init__(self, table: "LiveTable", wall: Wall) -> None:
        self._table = table
        self._wall = wall
        self.clocks = Clocks(len(table.row.seats))
        self._heard: tuple[int, Snapshot] | None = None  # what was told of a question that is not known here yet

    def start(self, course: Course) -> None:
        """A game begins, or is taken up where it stood."""
        row = self._table.row
        used = [seat.bank_used for seat in row.seats]
        self.clocks = Clocks(len(row.seats), row.clock, row.bank, row.away, used, self._wall.now)
        if row.clock_number == course.number and row.clock_used and self._person(course) != NOBODY:
            self.clocks.take_up(course.game.asked, row.clock_used)
        else:
            self.ask(course)

    def ask(self, course: Course) -> None:
        """The next question is open; the time of a bot is its own affair."""
        seat = self._person(course)
        self.clocks.ask(seat, grace(course, seat, self._shared(seat)) if seat != NOBODY else 0.0)
        if self._heard is not None and self._heard[0] == course.number:
            self.clocks.set_to(self._heard[1])

    def _person(self, course: Course) -> int:
        """The seat that is asked, if a person has it."""
        if course.game.over or self._table.row.seats[course.game.asked].kind != "human":
            return NOBODY
        return course.game.asked

    def _shared(self, seat: int) -> bool:
        """Whether its player has other seats too: then the screen changes hands behind a curtain."""
        return len(self._table.seats_of(self._table.row.seats[seat].guest)) > 1

    def see(self, seat: int, number: int) -> bool:
        """A page shows a question, if it is still open; whether its time begins by that."""
        begins = number == self._table.number and self.clocks.see(seat)
        if begins:
            self.tell()
        return begins

    def hand_over(self, seats: Iterable[int]) -> None:
        """Their players have left: nobody is stood in for there, and no clock runs."""
        for seat in seats:
            self.clocks.stand_ins[seat] = ""
        if self._table.course is not None:
            self.tell()

    # What others are told.

    def tell(self) -> None:
        """The open question's clock, or that none runs: the last one must not go on."""
        if self._table.row.clock is not None:
            self._table.tell(self.clock() or Clock(self._table.number))

    def clock(self) -> Clock | None:
        """The clock of the open question, if it runs."""
        table, course, clocks = self._table, self._table.course, self.clocks
        if course is None or table.row.clock is None or not table.attended:
            return None
        seat = self._person(course)
        if seat == NOBODY or clocks.stand_ins[seat]:
            return None
        bank = clocks.bank(seat) if table.row.bank is not None else None
        return Clock(course.number, seat, clocks.left, table.row.clock, clocks.grace, bank)

    # What other workers are told: each lets its own clocks run, and the driver's count.

    @property
    def matters(self) -> bool:
        """Whether anything at this table depends on time."""
        return self._table.row.clock is not None or self._table.row.away is not None

    def snapshot(self) -> Snapshot:
        return self.clocks.snapshot()

    def accept(self, number: int, told: Snapshot) -> None:
        """How the time of a question stands at its driver."""
        if number > self._table.number:
            self._heard = (number, told)
        elif number == self._table.number and self._table.course is not None:
            self.clocks.set_to(told)
            self._table.tell_seats()
            self.tell()

    # What is kept.

    def to_keep(self) -> KeptTime | None:
        """What is used of the open question's time and of the banks, if that is not what was kept last."""
        row, course = self._table.row, self._table.course
        if row.clock is None or course is None or self._person(course) == NOBODY or not self._table.driver.holds:
            return None
        banks = tuple(round(self.clocks.used(seat.seat), 1) for seat in row.seats)
        now = KeptTime(row.id, course.number, round(self.clocks.at, 1), banks)
        return now if now != KeptTime.of(row) else None
