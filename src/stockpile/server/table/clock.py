"""Time at a table: how long a question may take, when a bot answers for a player, and how long a bot takes itself.

A question has a grace, until its player can see it, then its time, then what is left of the player's time bank for the
whole game. All three are one line. When the question is asked, minus the grace has elapsed; when it is seen, 0; and
its time is over at `clock`. Leaving, coming back, a second tab or another seat move nobody back on that line. While no
player is here the table's time stands still, because nobody is kept waiting.

A player who has used up everything loses that question to a bot. After `MAX_MISSES` in a row a bot plays for the
player until they come back.

>>> time = [0.0]
>>> clocks = Clocks(seats=2, clock=30, bank=60, now=lambda: time[0])
>>> clocks.resume()
>>> clocks.ask(0, grace=5)
>>> time[0] = 2
>>> clocks.grace, clocks.left, clocks.seen(0), clocks.grace
(3.0, 30.0, True, 0.0)
>>> time[0] = 42
>>> clocks.left, clocks.bank(0), clocks.is_lost(0)
(0.0, 50.0, False)
>>> time[0] = 92
>>> clocks.bank(0), clocks.is_lost(0)
(0.0, True)
"""

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from math import inf
from random import SystemRandom
from time import monotonic
from typing import Final, Literal

from stockpile.bots.budget import least_pause, shown_at
from stockpile.rules import events
from stockpile.server.table.game_log import GameLog

StandIn = Literal["", "clock", "away"]
NOBODY: Final = -1  # instead of a seat: no person is asked
# Seconds elapsed of the open question, used of each bank, stand-ins, and missed questions in a row.
Snapshot = tuple[float, list[float], list[StandIn], list[int]]
MAX_MISSES: Final = 3  # questions in a row that a player may lose before a bot plays for them

# The grace before a question's time starts, in seconds.
MAX_GRACE: Final = 40.0
PAGE_DELAY: Final = 1.0  # for the way to the page, and a breath
REPORT_GRACE: Final = 15.0  # for the report at a round's end
HANDOVER_GRACE: Final = 8.0  # until a shared screen has changed hands
TICKER_SPACE_GRACE: Final = 0.15  # a ticker moves by one space
# How long the page shows an event, if nobody hurries it; a test checks that. All other events take no time.
EVENT_GRACE: Final[dict[type[events.Event], float]] = {
    events.RoundStarted: 0.6,
    events.RoundEnded: REPORT_GRACE,
    events.CardPlaced: 0.5,
    events.MeeplePlaced: 0.5,
    events.MeepleReturned: 0.5,
    events.PileTaken: 0.6,
    events.FeeDrawn: 0.4,
    events.MoneyMoved: 0.4,
    events.ActionPlayed: 0.5,
    events.TickerMoved: 0.3,
    events.StockSplit: 0.8,
    events.SharesSplit: 0.4,
    events.WentBankrupt: 0.8,
    events.SharesLost: 0.4,
    events.ShareSold: 0.4,
    events.PairShown: 0.6,
    events.DividendDeclared: 0.5,
    events.SharesShown: 0.3,
    events.InvestorHired: 0.4,
    events.AbilityUsed: 0.8,
    events.StrategyPlayed: 0.8,
    events.PileLookedAt: 0.4,
    events.PairLookedAt: 0.4,
    events.CardMoved: 0.5,
    events.CommerceTaken: 0.3,
    events.EarningsFalsified: 0.5,
    events.DiceRolled: 0.5,
    events.DiscardTaken: 0.4,
}

# How long bots let people wait.
SECOND_ANSWER_PAUSE: Final = 0.5  # of a pause, for a seat that answers once more: a second card, another sale
PAUSE_RANGE: Final = (2 / 3, 4 / 3)  # of the usual pause: the shortest and the longest
_RANDOM: Final = SystemRandom()


class WallClock:
    """Seconds on the wall: `pace` of them pass in one. Tests speed it up, so that nobody has to wait for it."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def now(self) -> float:
        return monotonic() * self.pace

    async def wait(self, sign: asyncio.Event, seconds: float | None) -> None:
        """Until the sign is set, or this many seconds have passed on the wall."""
        with suppress(TimeoutError):
            await asyncio.wait_for(sign.wait(), None if seconds is None else seconds / self.pace)


class TableTime:
    """Seconds that a table was attended."""

    def __init__(self, now: Callable[[], float]) -> None:
        self._wall = now
        self._before = 0.0
        self._since: float | None = None

    @property
    def now(self) -> float:
        return self._before + (self._wall() - self._since if self._since is not None else 0.0)

    def resume(self) -> None:
        if self._since is None:
            self._since = self._wall()

    def pause(self) -> None:
        self._before, self._since = self.now, None


class Clocks:
    """The time of one table, in seconds.

    `clock` is what a question may take, `bank` what each player has for the whole game in addition, of which `used`
    is gone already, and `away` how long a player may be gone.
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
        self._zero = 0.0  # of the table's time: when the time of the open question started, or will
        self._used = list(used) or [0.0 for _ in range(seats)]  # of the banks, the open question not included
        self._misses = [0 for _ in range(seats)]
        self._gone_since: list[float | None] = [0.0 for _ in range(seats)]
        self._gone_before = [0.0 for _ in range(seats)]

    # The table.

    def resume(self) -> None:
        """A player is here."""
        self._time.resume()

    def pause(self) -> None:
        """No player is here any more."""
        self._time.pause()

    # Questions.

    def ask(self, seat: int, grace: float = 0.0) -> None:
        """A seat is asked; what the last question took from a bank stays taken."""
        if self._asked != NOBODY:
            self._used[self._asked] += self._overtime
        self._asked = seat
        self._zero = self._time.now + grace

    def ask_again(self, seat: int, elapsed: float) -> None:
        """A seat is asked as it was before the server was restarted. Its bank was charged for that already."""
        self.ask(seat, -elapsed)
        self._used[seat] = max(0.0, self._used[seat] - max(0.0, self.elapsed - (self._clock or 0)))

    def seen(self, seat: int) -> bool:
        """The player can see the question. Returns whether its time starts now: it may have started by itself."""
        if seat != self._asked or self.elapsed >= 0:
            return False
        self._zero = self._time.now
        return True

    @property
    def elapsed(self) -> float:
        """Seconds since the time of the open question started; below 0 in the grace before."""
        return self._time.now - self._zero

    @property
    def grace(self) -> float:
        """What is left for the player to see the open question."""
        return _rounded(-self.elapsed)

    @property
    def left(self) -> float:
        """What is left of its time; at a table without a clock, as much as anybody wants."""
        return _rounded(self._clock - max(0.0, self.elapsed)) if self._clock is not None else inf

    def bank(self, seat: int) -> float:
        """What is left of a player's bank."""
        return _rounded(self._bank - self.used(seat))

    def used(self, seat: int) -> float:
        """What a player has used of the bank, for the open question too."""
        return self._used[seat] + (self._overtime if seat == self._asked else 0.0)

    @property
    def _overtime(self) -> float:
        """What the open question has taken from its player's bank."""
        if self._clock is None:
            return 0.0
        return min(max(0.0, self.elapsed - self._clock), max(0.0, self._bank - self._used[self._asked]))

    @property
    def _end(self) -> float:
        """Of the table's time: when the open question is lost."""
        if self._clock is None or self._asked == NOBODY:
            return inf
        return self._zero + self._clock + max(0.0, self._bank - self._used[self._asked])

    def is_lost(self, seat: int) -> bool:
        """Whether a seat is asked and its time and bank are over: then a bot answers, even if the player comes back."""
        return seat == self._asked and self._time.now >= self._end

    def count_miss(self, seat: int) -> bool:
        """A bot has answered a question that a player lost. Returns whether one plays for the player from now on."""
        self._misses[seat] += 1
        if self._misses[seat] >= MAX_MISSES and not self.stand_ins[seat]:
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
        return self.elapsed, self._used, self.stand_ins, self._misses

    def restore(self, snapshot: Snapshot) -> None:
        """Stand as others do at another worker."""
        elapsed, used, stand_ins, misses = snapshot
        self._zero = self._time.now - elapsed
        self._used, self.stand_ins, self._misses = list(used), list(stand_ins), list(misses)

    # Players.

    def arrived(self, seat: int) -> None:
        """The player of a seat is here."""
        self._gone_before[seat], self._gone_since[seat] = self._gone(seat), None

    def departed(self, seat: int) -> None:
        """The player of a seat is not here any more."""
        if self._gone_since[seat] is None:
            self._gone_since[seat] = self._time.now

    def _gone(self, seat: int) -> float:
        since = self._gone_since[seat]
        return self._gone_before[seat] + (self._time.now - since if since is not None else 0.0)

    def end_stand_in(self, seat: int) -> bool:
        """The player answers in person again. That gives no time: the next question that is lost loses the seat."""
        stood_in = self.stand_ins[seat] != ""
        self.stand_ins[seat] = ""
        return stood_in

    # What the driver asks.

    def is_away(self, seat: int) -> bool:
        """Whether a player has been gone for too long."""
        return self._away_at(seat) <= self._time.now

    def seconds_until_bot(self, seat: int) -> float:
        """Seconds until a bot may have to answer for a seat; infinite if none will."""
        moments = [self._away_at(seat), *([self._end] if seat == self._asked else [])]
        return min(moments) - self._time.now

    def _away_at(self, seat: int) -> float:
        since = self._gone_since[seat]
        return inf if self._away is None or since is None else since + self._away - self._gone_before[seat]


def _rounded(seconds: float) -> float:
    return round(max(0.0, seconds), 1)


# The grace.


def grace(log: GameLog, seat: int, shared: bool = False) -> float:
    """Seconds for a seat to see what it is asked now. `shared`: somebody else sits at the same screen.

    The page says when it has shown everything that happened before (`seen`), and that ends the grace. A page that
    never says so gets no more than this. It follows from events that everybody saw since this seat was asked last, so
    it reveals nothing; and from a record alone, so it is the same after the server was restarted.

    >>> from stockpile.rules.game import Game
    >>> game = Game.new(seed=1)
    >>> log = GameLog(game.config, game.figures.content, game.chance)
    >>> PAGE_DELAY < grace(log, game.asked) < grace(log, game.asked, shared=True) < MAX_GRACE
    True
    """
    handover = HANDOVER_GRACE if shared and log.seats[-1:] != [seat] else 0.0
    shown = sum(map(event_grace, _public(log, _since_asked(log, seat))))
    return round(min(MAX_GRACE, PAGE_DELAY + handover + shown), 1)


def event_grace(event: events.Event) -> float:
    """How long an event is looked at."""
    spaces = abs(event.end - event.start) if isinstance(event, events.TickerMoved) else 0
    return EVENT_GRACE.get(type(event), 0.0) + TICKER_SPACE_GRACE * spaces


def _public(log: GameLog, happened: Iterable[events.Event]) -> Iterator[events.Event]:
    """What spectators saw too; they are counted after the last seat."""
    return (event for event in happened if event.seen_by(log.game.players))


def _since_asked(log: GameLog, seat: int) -> Iterator[events.Event]:
    """What happened since a seat was last asked, including its answer; at first, everything."""
    for number in reversed(range(log.number)):
        yield from log.events[number]
        if log.seats[number] == seat and log.by[number] != "automatic":
            return
    yield from log.opening


# The pauses of bots.


class Pauses:
    """How long bots let people wait: as long as is pleasant, and never as long as they thought.

    What a pause is drawn from is nobody's secret. It depends on public facts only: which bot answers, and whether the
    same seat has just answered. It does not depend on whether the bot had a choice.
    """

    def __init__(self, usual: float) -> None:
        """The pauses of all tables of a server, around this many seconds. With 0 bots answer as soon as they can."""
        self._shortest, self._longest = (part * usual for part in PAUSE_RANGE)

    def draw(self, milliseconds: float, again: bool = False) -> float:
        """Seconds for a bot that may think this many milliseconds. Every pause is long enough to hide that."""
        if not self._longest:
            return 0.0
        part = SECOND_ANSWER_PAUSE if again else 1.0
        shift = max(0.0, least_pause(milliseconds) - part * self._shortest)
        return shift + part * _RANDOM.uniform(self._shortest, self._longest)

    async def wait_out(self, asked: float, pause: float) -> None:
        """Wait for the moment at which an answer to a question that was asked then is shown."""
        if pause:
            await asyncio.sleep(shown_at(asked, pause, now := monotonic()) - now)
