"""How long players may keep others waiting, and for whom a bot stands in.

A question has a grace, until its player can see it; then its time; then what is left of the player's bank for the
whole game. All three are one line: the open question stands at minus the grace when it is asked, at 0 when it is seen,
and its time is over at `clock`. Leaving, coming back, a second tab or another seat move nobody back on that line.
While no player is there the table's time stands still: nobody is kept waiting.

Who has used up everything loses that question to a bot. Who loses `MISSES` in a row is played for until they are back.

>>> time = [0.0]
>>> clocks = Clocks(seats=2, clock=30, bank=60, now=lambda: time[0])
>>> clocks.go_on()
>>> clocks.ask(0, grace=5)
>>> time[0] = 2
>>> clocks.grace, clocks.left, clocks.see(0), clocks.grace
(3.0, 30.0, True, 0.0)
>>> time[0] = 42
>>> clocks.left, clocks.bank(0), clocks.lost(0)
(0.0, 50.0, False)
>>> time[0] = 92
>>> clocks.bank(0), clocks.lost(0)
(0.0, True)
"""

from collections.abc import Callable, Sequence
from math import inf
from time import monotonic
from typing import Final, Literal

StandIn = Literal["", "clock", "away"]
NOBODY: Final = -1  # instead of a seat: no person is asked
Snapshot = tuple[float, list[float], list[StandIn], list[int]]  # where the question stands; banks, stand-ins, misses
MISSES: Final = 3  # questions in a row that a player lets pass before a bot plays on


class TableTime:
    """Seconds that a table was attended."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._wall = now
        self._before = 0.0
        self._since: float | None = None

    @property
    def now(self) -> float:
        return self._before + (self._wall() - self._since if self._since is not None else 0.0)

    def go_on(self) -> None:
        if self._since is None:
            self._since = self._wall()

    def stand_still(self) -> None:
        self._before, self._since = self.now, None


class Clocks:
    """The time of one table, in seconds.

    `clock` is what a question may take, `bank` what each player has besides for the whole game, of which so much is
    `used` already, and `away` how long a player may be gone.
    """

    def __init__(
        self,
        seats: int,
        clock: int | None = None,
        bank: int | None = None,
        away: int | None = None,
        used: Sequence[float] = (),
        now: Callable[[], float] = monotonic,
    ) -> None:
        self.stand_ins: list[StandIn] = ["" for _ in range(seats)]
        self._clock, self._bank, self._away = clock, bank or 0, away
        self._time = TableTime(now)
        self._asked = NOBODY
        self._zero = 0.0  # of the table's time: when the time of the open question began, or will
        self._used = list(used) or [0.0 for _ in range(seats)]  # of the banks, the open question not included
        self._misses = [0 for _ in range(seats)]
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

    def ask(self, seat: int, grace: float = 0.0) -> None:
        """A seat is asked; what the last question took from a bank stays taken."""
        if self._asked != NOBODY:
            self._used[self._asked] += self._overtime
        self._asked = seat
        self._zero = self._time.now + grace

    def take_up(self, seat: int, at: float) -> None:
        """A seat is asked as it was before the server was started anew; its bank was charged for that already."""
        self.ask(seat, -at)
        self._used[seat] = max(0.0, self._used[seat] - max(0.0, self.at - (self._clock or 0)))

    def see(self, seat: int) -> bool:
        """The player can see the question: its time begins, if it has not begun by itself."""
        if seat != self._asked or self.at >= 0:
            return False
        self._zero = self._time.now
        return True

    @property
    def at(self) -> float:
        """Where the open question stands: seconds since its time began, below 0 in the grace before."""
        return self._time.now - self._zero

    @property
    def grace(self) -> float:
        """What is left for the player to see the open question."""
        return _shown(-self.at)

    @property
    def left(self) -> float:
        """What is left of its time; at a table without a clock, as much as anybody wants."""
        return _shown(self._clock - max(0.0, self.at)) if self._clock is not None else inf

    def bank(self, seat: int) -> float:
        """What is left of a player's bank."""
        return _shown(self._bank - self.used(seat))

    def used(self, seat: int) -> float:
        """What a player has used of the bank, for the open question too."""
        return self._used[seat] + (self._overtime if seat == self._asked else 0.0)

    @property
    def _overtime(self) -> float:
        """What the open question has taken from its player's bank."""
        if self._clock is None:
            return 0.0
        return min(max(0.0, self.at - self._clock), max(0.0, self._bank - self._used[self._asked]))

    @property
    def _end(self) -> float:
        """Of the table's time: when the open question is lost."""
        if self._clock is None or self._asked == NOBODY:
            return inf
        return self._zero + self._clock + max(0.0, self._bank - self._used[self._asked])

    def lost(self, seat: int) -> bool:
        """Whether a seat is asked and its time is over, the bank too: then a bot answers, whoever comes back."""
        return seat == self._asked and self._time.now >= self._end

    def missed(self, seat: int) -> bool:
        """A bot has answered a question that its player lost; whether it plays on from now."""
        self._misses[seat] += 1
        if self._misses[seat] >= MISSES and not self.stand_ins[seat]:
            self.stand_ins[seat] = "clock"
            return True
        return False

    def answered(self, seat: int) -> None:
        """A player has answered in person, and may be late and gone again."""
        self._misses[seat] = 0
        self._gone_before[seat] = 0.0

    # The same clocks at another worker.

    def snapshot(self) -> Snapshot:
        """How they stand."""
        return self.at, self._used, self.stand_ins, self._misses

    def set_to(self, told: Snapshot) -> None:
        """Stand as others do."""
        at, used, stand_ins, misses = told
        self._zero = self._time.now - at
        self._used, self.stand_ins, self._misses = list(used), list(stand_ins), list(misses)

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
        """No bot plays on any more. That gives no time, and the next question that is lost loses the seat again."""
        stood_in = self.stand_ins[seat] != ""
        self.stand_ins[seat] = ""
        return stood_in

    # What the driver asks.

    def is_away(self, seat: int) -> bool:
        """Whether a player has been gone for too long."""
        return self._away_at(seat) <= self._time.now

    def patience(self, seat: int) -> float:
        """Seconds until a bot may have to answer for a seat; endless if that cannot be."""
        moments = [self._away_at(seat), *([self._end] if seat == self._asked else [])]
        return min(moments) - self._time.now

    def _away_at(self, seat: int) -> float:
        since = self._gone_since[seat]
        return inf if self._away is None or since is None else since + self._away - self._gone_before[seat]


def _shown(seconds: float) -> float:
    return round(max(0.0, seconds), 1)
