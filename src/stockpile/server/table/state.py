"""A table in memory: the game, who sits, watches and listens there, and what each of them is sent.

Nothing in here reads or writes the database: that is done by `LiveTable`, which builds on this.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass, field
from time import time
from typing import Final

import msgspec
from msgspec.structs import replace

from stockpile.records.fairdeal.transcript import State
from stockpile.rules.answers import Answer
from stockpile.rules.game import Game
from stockpile.server import protocol
from stockpile.server.db.cluster import Presence
from stockpile.server.db.contents import Contents
from stockpile.server.db.deals import DealRow, DealSeatRow, Step
from stockpile.server.db.rows import ChatRow, SeatRow, TableRow
from stockpile.server.lessons import asks_about_dividends
from stockpile.server.protocol import (
    Clock,
    Closed,
    DealSeat,
    DealStatus,
    Nudge,
    Nudged,
    Problem,
    ServerMessage,
    Unsaid,
    Watcher,
    WatchersChanged,
)
from stockpile.server.refusals import Refusal, conflict, forbidden, not_found
from stockpile.server.table.clock import NOBODY, Clocks, Snapshot, WallClock, grace
from stockpile.server.table.game_log import GameLog, PendingAnswers, automatic_answer
from stockpile.server.table.views import figures, public_id, seat_update, table_info

MAX_MESSAGES: Final = 500  # in a queue, and
MAX_BYTES: Final = 1_048_576  # of them all; a listener that far behind is lost
ENCODER: Final = msgspec.json.Encoder()
STAND_IN: Final = "intern"  # the bot that answers for people who are late or away: a strong one would be a hint
WATCHERS_EVERY: Final = 1.0  # seconds between two messages about who watches, however many come and go


def encode(message: ServerMessage) -> bytes:
    return ENCODER.encode(message)


class Listener:
    """A connection of a guest, or of somebody without a name, who may watch."""

    def __init__(self, guest: str | None, name: str = "", device: str = "", deals: bool = False) -> None:
        self.guest = guest
        self.name = name
        self.device = device
        self.deals = deals  # it takes part in deals
        self._waiting: deque[bytes] = deque()
        self._bytes = 0
        self._ready = asyncio.Event()
        self.lost = False  # too slow, or told to go

    def send(self, message: bytes) -> None:
        if self.lost:
            return  # a gap in what was sent would not be noticed; a client that connects again gets what it missed
        if len(self._waiting) >= MAX_MESSAGES or (self._waiting and self._bytes + len(message) > MAX_BYTES):
            self.lost = True
        else:
            self._waiting.append(message)
            self._bytes += len(message)
        self._ready.set()

    @property
    def unsent(self) -> int:
        """Messages that wait to be sent."""
        return len(self._waiting)

    def dismiss(self, message: bytes) -> None:
        """A last message, then no more."""
        self.send(message)
        self.lost = True
        self._ready.set()

    async def next(self) -> bytes | None:
        """The next message to send; None when it is time to hang up."""
        while not self._waiting:
            if self.lost:
                return None
            self._ready.clear()
            await self._ready.wait()
        message = self._waiting.popleft()
        self._bytes -= len(message)
        return message


def dismiss(listeners: Iterable[Listener], is_meant: Callable[[Listener], bool], why: Problem) -> None:
    """Send some listeners the reason, and close their connections."""
    for listener in listeners:
        if is_meant(listener):
            listener.dismiss(encode(Closed(why.code, why.message)))


@dataclass
class Chat:
    """The last lines of chat as they are stored, and the guests who may not speak. Changed under the table's lock."""

    table: str
    lines: list[ChatRow] = field(default_factory=list)
    muted: set[str] = field(default_factory=set)

    def messages(self, lines: Iterable[ChatRow] | None = None) -> list[protocol.ChatLine]:
        """The lines as everybody at the table may read them."""
        return [
            protocol.ChatLine(line.number, line.seat, line.name, line.text, line.at, public_id(self.table, line.guest))
            for line in (self.lines if lines is None else lines)
        ]


class TableState:
    """One table in memory."""

    def __init__(
        self,
        row: TableRow,
        contents: Contents,
        wall: WallClock,
        chat: Chat | None = None,
        removed: Collection[str] = (),
    ) -> None:
        self.row = row
        self.chat = chat or Chat(row.id)
        self.removed = set(removed)  # guests whom the host took off the table
        self.log: GameLog | None = None  # None until the game starts
        self.deal: DealRow | None = None  # how the cards are dealt, or were
        self.clocks = Clocks(len(row.seats))
        self.listeners: list[Listener] = []
        self.elsewhere: Sequence[Presence] = ()  # who is connected to other workers
        self.gone = False  # nobody sits here any more, and nobody will
        self.changed = asyncio.Event()  # something that bots or the deal may have waited for
        self._contents = contents
        self._wall = wall
        self._early_snapshot: tuple[int, Snapshot] | None = None  # the clocks of a question that is not known here yet
        self._nudged = -1  # the last question that somebody was called for
        self._watchers_due: asyncio.TimerHandle | None = None

    # The game.

    @property
    def number(self) -> int:
        """How many answers there are."""
        return self.log.number if self.log is not None else 0

    def running(self) -> GameLog:
        """The game, if it has started."""
        if self.log is None:
            raise conflict("server-not-begun")
        return self.log

    @property
    def being_dealt(self) -> bool:
        """Whether cards are being dealt. Until that is over, seats cannot be changed."""
        return self.deal is not None and self.row.stage == "waiting"

    def check_seats_can_change(self) -> None:
        if self.being_dealt:
            raise conflict("server-dealing")

    def check_there(self) -> None:
        """For callers who waited for the lock while the last player left."""
        if self.gone:
            raise not_found("server-no-such-table")

    def automatic_answer(self, game: Game) -> Answer | None:
        """The answer to the open question that no person has to give, if there is one."""
        ask = self.row.asks(game.asked) or asks_about_dividends(self.row.lesson, game.round)
        return automatic_answer(game, ask)

    def answer_automatically(self, pending: PendingAnswers) -> None:
        """Play the answers that no person has to give. While a bot stands in, they count as the bot's."""
        while not pending.game.over:
            seat = self.row.seats[pending.game.asked]
            answer = self.automatic_answer(pending.game) if seat.kind == "human" else None
            if answer is None:
                return
            pending.play(answer, "stand-in" if self.clocks.stand_ins[seat.seat] else "automatic")

    # Seats.

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if guest is not None and seat.guest == guest]

    def observers_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest, or the spectators' place."""
        return tuple(self.seats_of(guest)) or (self.row.config.players,)

    def check_owner(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise forbidden("server-not-your-seat")

    @property
    def dealing_seats(self) -> set[int]:
        """Seats whose players are here and take part in deals."""
        here = {listener.guest for listener in self.listeners if listener.deals}
        here |= {each.guest for each in self.elsewhere if each.deals}
        return {seat.seat for seat in self.row.seats if seat.guest is not None and seat.guest in here}

    @property
    def attended(self) -> bool:
        """Whether any player is here. If all have left, the game waits for them."""
        return any(self._online(seat) for seat in self.row.seats)

    def _online(self, seat: SeatRow) -> bool:
        if seat.guest is None:
            return False
        here = any(listener.guest == seat.guest for listener in self.listeners)
        return here or any(each.guest == seat.guest for each in self.elsewhere)

    def bot_for(self, seat: int) -> str:
        """The bot that answers for a seat now, or "" if a person does."""
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.bot
        late = self.clocks.stand_ins[seat] or self.clocks.is_lost(seat)
        return STAND_IN if late and self.attended else ""

    def waits_for(self, guest: str | None) -> bool:
        """Whether the open question is one of this guest's, in person."""
        log = self.log
        if log is None or log.game.over:
            return False
        return log.game.asked in self.seats_of(guest) and not self.clocks.stand_ins[log.game.asked]

    def nudge(self, guest: str | None, wanted: Nudge) -> Nudged:
        """A player calls somebody who does not answer, once a question. It says nothing of the question."""
        self.check_owner(guest, wanted.seat)
        log = self.log
        if log is None or log.game.over or wanted.number != log.number:
            raise conflict("server-late", now=self.number)
        asked = log.game.asked
        if self.bot_for(asked) or self.row.seats[asked].guest == guest:
            raise conflict("server-nobody-sleeps")
        if self._nudged == log.number:
            raise conflict("server-nudged-already")
        self._nudged = log.number
        nudged = Nudged(log.number, asked, wanted.seat)
        self.send_all(nudged)
        return nudged

    def show_nudge(self, nudged: Nudged) -> None:
        """Somebody was called at another worker."""
        self._nudged = max(self._nudged, nudged.number)
        self.send_all(nudged)

    # Watchers come and go as they like. The others are told at most once in `WATCHERS_EVERY` seconds.

    @property
    def watchers_here(self) -> list[Listener]:
        """Connections to this worker that are not those of players."""
        return [each for each in self.listeners if not self.seats_of(each.guest)]

    def _watchers_elsewhere(self) -> list[Presence]:
        return [each for each in self.elsewhere if not self.seats_of(each.guest)]

    @property
    def watcher_count(self) -> int:
        """How many connections are not those of players."""
        return len(self.watchers_here) + sum(each.count for each in self._watchers_elsewhere())

    @property
    def watching(self) -> WatchersChanged:
        """Each guest once, however many pages are open. Those without a name are only counted."""
        here, elsewhere = self.watchers_here, self._watchers_elsewhere()
        everybody: list[Listener | Presence] = [*here, *elsewhere]
        names = {each.guest: each.name for each in everybody if each.guest is not None}
        watchers = [Watcher(public_id(self.row.id, guest), name) for guest, name in names.items()]
        strangers = sum(each.guest is None for each in here) + sum(each.count for each in elsewhere if not each.guest)
        return WatchersChanged(watchers, strangers)

    def check_may_watch(self, guest: str | None) -> None:
        """Refuse guests without a seat at a closed table, except its host, who must still start the game."""
        if self.row.closed and not self.seats_of(guest) and guest != self.row.host:
            raise forbidden("server-closed-table")

    def dismiss_watchers_if_closed(self) -> None:
        """Nobody without a seat watches a closed table any more."""
        if self.row.closed:
            self.dismiss_watchers(forbidden("server-closed-table"))

    def dismiss_watchers(self, refusal: Refusal) -> None:
        """Nobody but the host watches any more."""
        dismiss(self.watchers_here, lambda each: each.guest != self.row.host, refusal.problem)

    def send_watchers(self) -> None:
        """Soon, and what is true by then."""
        if self._watchers_due is None and self.listeners:
            self._watchers_due = asyncio.get_running_loop().call_later(WATCHERS_EVERY, self._send_watchers)

    def _send_watchers(self) -> None:
        self._watchers_due = None
        self.send_all(self.watching)

    # Clocks.

    def start_clocks(self, log: GameLog) -> None:
        """A game starts, or continues where it stood."""
        row = self.row
        used = [seat.bank_used for seat in row.seats]
        self.clocks = Clocks(len(row.seats), row.clock, row.bank, row.away, used, self._wall.now)
        if row.clock_number == log.number and row.clock_used and self.person_asked(log) != NOBODY:
            self.clocks.ask_again(log.game.asked, row.clock_used)
        else:
            self.start_question(log)

    def start_question(self, log: GameLog) -> None:
        """The next question is open. The time of a bot is not counted."""
        seat = self.person_asked(log)
        shared = seat != NOBODY and len(self.seats_of(self.row.seats[seat].guest)) > 1  # with another seat
        self.clocks.ask(seat, grace(log, seat, shared) if seat != NOBODY else 0.0)
        if self._early_snapshot is not None and self._early_snapshot[0] == log.number:
            self.clocks.restore(self._early_snapshot[1])

    def person_asked(self, log: GameLog) -> int:
        """The seat that is asked, if a person has it; otherwise NOBODY."""
        if log.game.over or self.row.seats[log.game.asked].kind != "human":
            return NOBODY
        return log.game.asked

    def look_around(self) -> None:
        """Let the clocks know who is here."""
        for seat in self.row.seats:
            if self._online(seat):
                self.clocks.arrived(seat.seat)
            else:
                self.clocks.departed(seat.seat)
        if self.attended:
            self.clocks.resume()
        else:
            self.clocks.pause()

    def end_stand_ins(self, seats: Iterable[int]) -> None:
        """Players have left these seats: nobody is stood in for there, and no clock runs."""
        for seat in seats:
            self.clocks.end_stand_in(seat)
        if self.log is not None:
            self.send_clock()

    def restore_clocks(self, number: int, snapshot: Snapshot) -> None:
        """The clocks of a question as they are at the worker that drives the table."""
        if number > self.number:
            self._early_snapshot = (number, snapshot)
        elif number == self.number and self.log is not None:
            self.clocks.restore(snapshot)
            self.send_seats()
            self.send_clock()

    # Messages.

    def send_all(self, message: protocol.ServerMessage) -> None:
        text = encode(message)
        for listener in self.listeners:
            listener.send(text)

    def send_seats(self) -> None:
        """Show everybody who sits where."""
        self.look_around()
        self.changed.set()
        made: dict[str | None, bytes] = {}
        for listener in self.listeners:
            if listener.guest not in made:
                made[listener.guest] = encode(protocol.Seats(self.info(listener.guest)))
            listener.send(made[listener.guest])

    def send_clock(self) -> None:
        """The open question's clock, or that none runs: then the page stops the last one."""
        if self.row.clock is not None:
            self.send_all(self.clock_message() or Clock(self.number))

    def send_deal(self) -> None:
        message = self.deal_message()
        if message is not None:
            self.send_all(message)

    def send_updates(self, log: GameLog, since: int) -> None:
        """Show everybody what happened from an answer on."""
        made: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners:
            observers = self.observers_of(listener.guest)
            if observers not in made:
                updates = [seat_update(log, observer, since, self._asks(observer)) for observer in observers]
                made[observers] = encode(protocol.Update(since, log.number, updates))
            listener.send(made[observers])
        self.send_clock()

    def send_welcomes(self) -> None:
        """The game starts: everybody gets it from its start."""
        for listener in self.listeners:
            listener.send(encode(self.welcome(listener, since=-1)))

    def welcome(self, listener: Listener, since: int) -> protocol.Welcome:
        """The first message to a listener who knows the answers before `since`."""
        log = self.log
        updates = []
        if log is not None:
            since = min(since, log.number)
            updates = [seat_update(log, each, since, self._asks(each)) for each in self.observers_of(listener.guest)]
        return protocol.Welcome(
            table=self.info(listener.guest),
            number=self.number,
            figures=figures(log.game.figures) if log is not None else None,
            opening=updates,
            chat=self.chat.messages(),
            clock=self.clock_message(),
            deal=self.deal_message(),
        )

    def _asks(self, observer: int) -> bool:
        return observer < len(self.row.seats) and self.row.asks(observer)

    def info(self, guest: str | None) -> protocol.TableInfo:
        """The table as a guest may see it."""
        changed = self._contents.changed_figures(self.row)
        info = table_info(self.row, guest, self.number, changed, self._online, self.clocks.stand_ins)
        watching = self.watching
        return replace(
            info,
            turn=self.waits_for(guest),
            watchers=watching.watchers,
            strangers=watching.strangers,
            muted=sorted(public_id(self.row.id, each) for each in self.chat.muted),
            removed=guest in self.removed,
            dealing=self.being_dealt,
        )

    def clock_message(self) -> Clock | None:
        """The clock of the open question, if it runs."""
        log, clocks = self.log, self.clocks
        if log is None or self.row.clock is None or not self.attended:
            return None
        seat = self.person_asked(log)
        if seat == NOBODY or clocks.stand_ins[seat]:
            return None
        bank = clocks.bank(seat) if self.row.bank is not None else None
        return Clock(log.number, seat, clocks.left, self.row.clock, clocks.grace, bank)

    def deal_message(self) -> DealStatus | None:
        """What everybody may know of the deal: not the server's secret."""
        deal = self.deal
        if deal is None:
            return None
        left = self.deal_seconds_left(deal) if deal.step != "dealt" else None
        return DealStatus(deal.start, deal.step, deal.statement, deal.commitment, deal_seats(deal), left)

    def deal_seconds_left(self, deal: DealRow) -> float:
        """How long a step of the deal still waits."""
        return max(0.0, (deal.until - time()) * self._wall.pace)

    def remove_lines(self, numbers: Collection[int]) -> None:
        """Lines of chat that are not stored any more are not shown any more either."""
        gone = [line.number for line in self.chat.lines if line.number in numbers]
        self.chat.lines = [line for line in self.chat.lines if line.number not in numbers]
        if gone:
            self.send_all(Unsaid(gone))


def deal_seats(deal: DealRow) -> list[DealSeat]:
    """What people's seats gave, and how far each is."""
    who = {sitting.seat: sitting.who for sitting in deal.stated.people}
    return [
        DealSeat(seat.seat, who[seat.seat], seat.commitment, seat.share, _SEAT_STATES[deal.step](seat))
        for seat in deal.seats
    ]


_SEAT_STATES: Final[dict[Step, Callable[[DealSeatRow], State]]] = {
    "commit": lambda seat: "waiting" if seat.commitment is None else "committed",
    "reveal": lambda seat: "committed" if seat.part.state == "withheld" else seat.part.state,
    "dealt": lambda seat: seat.part.state,
}
