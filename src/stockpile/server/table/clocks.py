"""How long players may keep others waiting, and for whom a bot stands in.

What a player has used up stays used. A question has its time once; who was late has the whole of it once more, and not
again before giving an answer in person. Leaving, coming back, a second tab or another seat refill nothing. While no
player is there the table's time stands still: nobody is kept waiting.

>>> clocks = Clocks(seats=2, clock=30)
>>> clocks.ask(0)
>>> clocks.go_on()
>>> clocks.left
30.0
>>> clocks.stand_ins[0] = "clock"  # seat 0 was late
>>> clocks.give_back(0), clocks.left, clocks.spent(0)
(True, 30.0, False)
>>> clocks.stand_ins[0] = "clock"  # and late again
>>> clocks.give_back(0), clocks.used >= 30
(True, True)
"""

from math import inf
from time import monotonic
from typing import Literal

StandIn = Literal["", "clock", "away"]
NOBODY = -1  # instead of a seat: no question is open


class TableTime:
    """Seconds that a table was attended."""

    def __init__(self) -> None:
        self._before = 0.0
        self._since: float | None = None

    @property
    def now(self) -> float:
        return self._before + (monotonic() - self._since if self._since is not None else 0.0)

    def go_on(self) -> None:
        if self._since is None:
            self._since = monotonic()

    def stand_still(self) -> None:
        self._before, self._since = self.now, None


class Clocks:
    """The time of one table. `clock` is what a question may take, `away` how long a player may be gone."""

    def __init__(self, seats: int, clock: int | None = None, away: int | None = None) -> None:
        self.stand_ins: list[StandIn] = ["" for _ in range(seats)]
        self._clock, self._away = clock, away
        self._time = TableTime()
        self._asked = NOBODY
        self._asked_at = 0.0
        self._second = False  # the time for the open question runs for the second time
        self._grace = [True for _ in range(seats)]  # who may still be late once
        self._gone_since: list[float | None] = [0.0 for _ in range(seats)]
        self._gone_before = [0.0 for _ in range(seats)]

    # The table.

    def go_on(self) -> None:
        """A player is here."""
        self._time.go_on()

    def stand_still(self) -> None:
        """No player is here any more."""
        self._time.stand_still()

    # Questions.

    def ask(self, seat: int, used: float = 0.0) -> None:
        """A seat is asked: its time begins, or goes on after so many seconds of it."""
        self._asked = seat
        first = self._clock or 0
        self._second = first > 0 and used >= first
        self._asked_at = self._time.now - (used - first if self._second else used)
        if self._second:
            self._grace[seat] = False

    @property
    def used(self) -> float:
        """What the open question has taken so far, the second time included."""
        return (self._clock or 0 if self._second else 0) + self._time.now - self._asked_at

    @property
    def left(self) -> float:
        """What is left of the time for the open question; at a table without a clock, as much as anybody wants."""
        return round(max(0.0, self._left), 1)

    @property
    def _left(self) -> float:
        return self._asked_at + self._clock - self._time.now if self._clock is not None else inf

    def spent(self, seat: int) -> bool:
        """Whether a seat is asked and its time is over for good: then a stand-in answers, whoever comes back."""
        return seat == self._asked and self._left <= 0 and not self._grace[seat]

    def answered(self, seat: int) -> None:
        """A player has answered in person, and may be late and gone again."""
        self._grace[seat] = True
        self._gone_before[seat] = 0.0

    # Players.

    def come(self, seat: int) -> None:
        """The player of a seat is here."""
        self._gone_before[seat], self._gone_since[seat] = self._gone(seat), None

    def go(self, seat: int) -> None:
        """The player of a seat is not here any more."""
        if self._gone_since[seat] is None:
            self._gone_since[seat] = self._time.now

    def _gone(self, seat: int) -> float:
        since = self._gone_since[seat]
        return self._gone_before[seat] + (self._time.now - since if since is not None else 0.0)

    def give_back(self, seat: int) -> bool:
        """No bot stands in any more. Who is asked has the whole time once more, unless that is used up too."""
        if not self.stand_ins[seat]:
            return False
        self.stand_ins[seat] = ""
        if seat == self._asked and self._grace[seat]:
            self._grace[seat] = False
            self._second = self._clock is not None
            self._asked_at = self._time.now
        return True

    # What the driver asks.

    def overdue(self, seat: int) -> StandIn:
        """Why a bot has to stand in for a seat now; "" if it has not."""
        for cause, moment in self._deadlines(seat).items():
            if moment <= self._time.now:
                return cause
        return ""

    def patience(self, seat: int) -> float | None:
        """Seconds until a seat may be overdue; None if that cannot be."""
        return min((moment - self._time.now for moment in self._deadlines(seat).values()), default=None)

    def _deadlines(self, seat: int) -> dict[StandIn, float]:
        deadlines: dict[StandIn, float] = {}
        if self._clock is not None and self._asked == seat:
            deadlines["clock"] = self._asked_at + self._clock
        since = self._gone_since[seat]
        if self._away is not None and since is not None:
            deadlines["away"] = since + self._away - self._gone_before[seat]
        return deadlines
