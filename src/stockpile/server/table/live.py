"""A live table: its state, kept the same in memory, in the database and at every worker.

Nobody sees an answer before it is on disk. Bots (`bots.py`) and the deal (`deal.py`) work on a table in tasks that the
table starts and stops. Changes by other workers come in through `catch_up`, `ensure_fresh`, `hear` and
`set_elsewhere`. What is stored is read again and shown as if it had been done here. What is not stored (a player has
seen a question, or is back) is passed on in messages. A table without listeners that another worker drives is only
marked as stale, and read again when somebody asks for it.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from time import monotonic, time
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.content import Content
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.game import Game
from stockpile.server import protocol
from stockpile.server.db.cluster import Cluster, Presence
from stockpile.server.db.contents import Contents
from stockpile.server.db.deals import DealRow, Deals
from stockpile.server.db.rows import ChatRow, GuestRow, KeptTime, TableRow
from stockpile.server.db.store import CHAT_LINES_KEPT, OutOfDate, Store
from stockpile.server.db.writer import AlreadyAnswered, Notification, NotificationKind
from stockpile.server.log import ThrottledLog
from stockpile.server.metrics import Metrics
from stockpile.server.protocol import By, Nudge, Nudged
from stockpile.server.refusals import Refusal, conflict, forbidden, not_found
from stockpile.server.table.bot_workers import BotWorkers
from stockpile.server.table.clock import NOBODY, Pauses, WallClock
from stockpile.server.table.game_log import GameLog, PendingAnswers, read_answer, try_answers
from stockpile.server.table.state import Chat, Listener, TableState, encode

STORED: Final[frozenset[NotificationKind]] = frozenset(("deal", "row", "answers", "chat", "people"))
READ_EVERY: Final = 1.0  # seconds between two readings because somebody claims to know more than this worker

TableTask = Callable[["LiveTable"], Coroutine[Any, Any, None]]


@dataclass(frozen=True)
class TableServices:
    """What every table of a server uses."""

    store: Store
    contents: Contents
    bot_workers: BotWorkers
    pauses: Pauses
    throttled_log: ThrottledLog
    drive: TableTask  # lets bots play until the game is over
    deal: TableTask  # takes a deal from step to step until the game starts
    metrics: Metrics = field(default_factory=Metrics)
    cluster: Cluster = field(default_factory=Cluster)
    wall: WallClock = field(default_factory=WallClock)


class Lease:
    """Of all workers that have a table in memory, the one that holds its lease drives it."""

    def __init__(self, table: str, cluster: Cluster, changed: asyncio.Event) -> None:
        self.held = False
        self._may_be_free = True
        self._table = table
        self._cluster = cluster
        self._changed = changed

    @property
    def is_elsewhere(self) -> bool:
        """Another worker drives the table."""
        return not self.held and not self._may_be_free

    async def take(self) -> bool:
        """Try to take it, if it may be free. Returns whether another worker turned out to hold it."""
        if self.held or not self._may_be_free:
            return False
        self._may_be_free = False  # unless we hear meanwhile that it is free
        try:
            self.held = await self._cluster.take_lease(self._table)
        except Exception:
            self._may_be_free = True
            raise
        return not self.held

    def set_held(self, held: bool) -> None:
        self.held = held
        self._changed.set()

    def set_free(self) -> None:
        """The worker that drove the table does so no longer."""
        self._may_be_free = True
        self._changed.set()

    async def release(self) -> None:
        """Let another worker drive."""
        if self.held:
            self.held = self._may_be_free = False
            await self._cluster.release_leases(self._table)


class LiveTable(TableState):
    """One table. Everything that changes it holds its lock."""

    def __init__(
        self, row: TableRow, services: TableServices, chat: Chat | None = None, removed: Collection[str] = ()
    ) -> None:
        super().__init__(row, services.contents, services.wall, chat, removed)
        self.services = services
        self.lock = asyncio.Lock()
        self.stale = False  # something was stored elsewhere that is not known here
        self.lease = Lease(row.id, services.cluster, self.changed)
        self.deals_started = 0
        self._driving: asyncio.Task[None] | None = None
        self._dealing: asyncio.Task[None] | None = None
        self._next_reading: asyncio.Task[None] | None = None  # shared by everybody who claims to know more
        self._last_reading = -READ_EVERY  # when the one before it started

    # The game's life.

    async def resume(self, content: Content) -> None:
        """Take up the stored game where it stood, and finish what the server had no time for at its end."""
        await self._load_game(content)
        await self.end_if_over()

    async def _load_game(self, content: Content) -> None:
        """The stored game as it stands, with the figures it was started with."""
        assert self.row.chance is not None
        given = await self.services.store.answers(self.row.id)
        self.drive(await asyncio.to_thread(GameLog, self.row.config, content, self.row.chance, given))

    def drive(self, log: GameLog) -> None:
        """From now on the game continues by itself wherever no person is asked."""
        self.log = log
        self.start_clocks(log)
        if not log.game.over:
            self.look_around()
            self._driving = asyncio.create_task(self.services.drive(self))

    def start_game(self, log: GameLog) -> None:
        """The cards are dealt and stored: show everybody the game."""
        self.drive(log)
        self.send_welcomes()

    async def end_if_over(self) -> None:
        """For a server that ended between the last answer and what follows from it."""
        if self.log is not None and self.log.game.over and self.row.stage != "over":
            await self._end()

    async def _end(self) -> None:
        """Store how the game ended. If that fails, it is done when the game is taken up next."""
        try:
            async with self.services.cluster.lock_table(self.row.id):
                await self._read("row")
                if self.row.stage != "over":
                    async with self.changing() as row:
                        row.stage = "over"
                        write_results(row, self.running().game)
        except (SQLAlchemyError, OSError, OutOfDate) as error:
            self.services.throttled_log.error("the end of table %s cannot be stored: %s", self.row.id, error)

    def stop(self) -> None:
        """The server ends. Listeners see that the connection ends, and connect again."""
        for task in (self._driving, self._dealing):
            if task is not None:
                task.cancel()

    def dissolve(self) -> None:
        """The table is gone for good: listeners need not connect again."""
        self.gone = True
        gone = not_found("server-no-such-table").problem
        for listener in self.listeners:
            listener.dismiss(encode(protocol.Closed(gone.code, gone.message)))

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten until somebody asks for it again: nobody is here, and it waits for a person."""
        if self.listeners or self.lock.locked() or self.being_dealt:
            return False
        if self.log is None or self.log.game.over or self.lease.is_elsewhere:
            return True
        asked = self.row.seats[self.log.game.asked]
        return not self.bot_for(asked.seat) and self.automatic_answer(self.log.game) is None

    # Changing it.

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, here or at another worker, and their earlier changes are known."""
        async with self.lock, self.services.cluster.lock_table(self.row.id):
            await self._read("row", "people")
            yield

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableRow]:
        """The row, to be changed. The change holds once it is stored; if that fails, there was none."""
        row = replace(self.row, seats=[replace(seat) for seat in self.row.seats])
        yield row
        await self.services.store.save_table(row)
        self.row = row

    async def set_asks(self, guest: str | None, seat: int, ask: bool) -> None:
        """Whether a seat is asked about dividends from now on."""
        async with self.alone():
            self.check_owner(guest, seat)
            if self.row.ask_all:
                raise conflict("server-asks-all")
            async with self.changing() as row:
                row.seats[seat].ask = ask
        self.changed.set()

    async def say(self, guest: GuestRow, text: str) -> None:
        """A line of chat, stored and shown to all. Players speak under the name of their seat."""
        async with self.alone():
            self.check_there()
            await self._read("chat")
            chat = self.chat
            if guest.id in chat.muted:
                raise forbidden("server-muted")
            seat = next((each for each in self.row.seats if each.guest == guest.id), None)
            name = seat.name if seat is not None else guest.name
            number = chat.lines[-1].number + 1 if chat.lines else 0
            line = ChatRow(number, seat.seat if seat is not None else None, name, text, time(), guest.id)
            await self.services.store.add_chat(self.row.id, line)
            chat.lines = [*chat.lines, line][-CHAT_LINES_KEPT:]
            self.send_all(protocol.Chatted(*chat.messages([line])))

    # Listeners and players.

    def enter(self, listener: Listener, since: int) -> None:
        """Somebody connects: no bot stands in for them any more, and they get what they missed."""
        waited = not self.attended
        self.listeners.append(listener)
        self.services.cluster.connected(self.row.id, listener.guest, listener.name, listener.deals)
        self.look_around()
        mine = self.seats_of(listener.guest)
        returned = [seat for seat in mine if self.clocks.end_stand_in(seat)]
        listener.send(encode(self.welcome(listener, since)))
        if mine:
            self.send_seats()
        else:  # somebody who only watches changes nothing for the others, however often they come and go
            self.send_watchers()
        if returned or waited:
            self.send_clock()

    def depart(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self.services.cluster.disconnected(self.row.id, listener.guest, listener.deals)
        if self.being_dealt:
            self.changed.set()
        if not self.seats_of(listener.guest):
            self.send_watchers()
            return
        self.send_seats()
        if not self.attended:
            self.send_clock()

    def back(self, seat: int, announce: bool = True) -> None:
        """A player says to be here again, to this worker or to another."""
        if self.clocks.end_stand_in(seat):
            self.send_seats()
            self.send_clock()
            if announce:
                self.announce("back", more=seat)

    def seen(self, seat: int, number: int, announce: bool = True) -> None:
        """A player can see a question: its time starts, if it is still open and has not started by itself."""
        if number == self.number and self.clocks.seen(seat):
            self.send_clock()
            self.changed.set()
            if announce:
                self.announce("seen", number, seat)

    def nudge(self, guest: str | None, wanted: Nudge) -> Nudged:
        nudged = super().nudge(guest, wanted)
        self.announce("nudge", nudged.number, (nudged.seat, nudged.by))
        return nudged

    def time_to_store(self) -> KeptTime | None:
        """What is used of the open question's time and of the banks, if that is not what was stored last."""
        log = self.log
        if self.row.clock is None or log is None or self.person_asked(log) == NOBODY or not self.lease.held:
            return None
        banks = tuple(round(self.clocks.used(seat.seat), 1) for seat in self.row.seats)
        now = KeptTime(self.row.id, log.number, round(self.clocks.elapsed, 1), banks)
        return now if now != KeptTime.of(self.row) else None

    # Answers.

    async def answer(self, guest: str | None, given: protocol.GiveAnswers) -> protocol.Confirmed:
        """Store all answers of a message; otherwise a Refusal says why none is stored.

        A message that comes twice counts once. Of two answers to one question, at any workers, one is stored.
        """
        answers = [read_answer(each) for each in given.answers]
        # A connection that breaks must not interrupt what is being stored for it.
        return await asyncio.shield(asyncio.create_task(self._answer(guest, given, answers)))

    async def _answer(
        self, guest: str | None, given: protocol.GiveAnswers, answers: list[Answer]
    ) -> protocol.Confirmed:
        async with self.lock:
            if self.log is None or given.number > self.number:  # what they answer was asked at another worker
                await self._read("row", "answers")
            self.check_owner(guest, given.seat)
            log = self.running()
            if given.number > log.number:
                raise conflict("server-early", now=log.number)
            if given.number == log.number:
                await self._answer_open_question(log, given, answers)
            else:
                _check_repeated(log, given, answers)
        return protocol.Confirmed(given.number, given.seat, len(answers))

    async def _answer_open_question(self, log: GameLog, given: protocol.GiveAnswers, answers: list[Answer]) -> None:
        pending = try_answers(log, given.seat, answers)
        self.back(given.seat)
        try:
            await self.commit(log, pending)
        except AlreadyAnswered:  # at another worker
            await self._read("answers")
            _check_repeated(log, given, answers)
        self.clocks.answered(given.seat)

    async def commit(self, log: GameLog, pending: PendingAnswers) -> None:
        """Store answers and those that follow automatically, then show them to everybody."""
        self.answer_automatically(pending)
        try:
            await self.services.store.append(self.row.id, pending.since, pending.given)
        except (SQLAlchemyError, OSError) as error:
            self.services.throttled_log.error("answers of table %s cannot be stored: %s", self.row.id, error)
            raise Refusal("server-cannot-store", 503) from error
        self.services.metrics.stored(by for _, by in pending.given)
        self._append(log, pending)
        if log.game.over:
            await self._end()
        self._show(log, pending.since)

    def _append(self, log: GameLog, pending: PendingAnswers) -> None:
        """What is stored, here or at another worker, has happened."""
        log.append(pending)
        self.start_question(log)

    def _show(self, log: GameLog, since: int) -> None:
        """Everybody sees what has happened, and the game continues."""
        self.send_updates(log, since)
        self.changed.set()

    # The deal.

    def take_deal(self, deal: DealRow | None) -> None:
        """What is stored of the deal now holds, and everybody is shown it."""
        self.deal = deal
        self.send_deal()
        self.changed.set()

    def start_dealing(self) -> None:
        """Let the deal go from step to step, if one is under way."""
        if self._dealing is None or self._dealing.done():
            self._dealing = asyncio.create_task(self.services.deal(self))

    async def deal_finished(self) -> None:
        """Wait until no deal is under way."""
        if self._dealing is not None:
            await asyncio.wait([self._dealing])

    # What other workers have stored.

    async def catch_up(
        self, kinds: Iterable[NotificationKind] = STORED, since: int = 0, given: list[tuple[int, By]] | None = None
    ) -> None:
        """Take over what others have stored. `given`: their answers from `since` on, if these were read already."""
        async with self.lock:
            try:
                await self._take_over(set(kinds), given if since == self.number else None)
            except Exception:
                self.stale = True
                raise

    async def ensure_fresh(self, number: int = 0) -> None:
        """Take over everything, if anything is not known here, or may be not.

        A client who changes workers may know answers that this worker has yet to hear of: it says how many it knows.
        Anyone can claim that, so all who do share one reading a second. It starts after each of them has asked, so
        clients that tell the truth find all they know. At an SQLite file there is no other worker to know more.
        """
        if self.stale or not self.services.cluster.is_up_to_date:
            await self.catch_up()
        elif number > self.number and self.services.store.shared:
            if self._next_reading is None:
                self._next_reading = asyncio.create_task(self._read_for_all())
                self._next_reading.add_done_callback(_note_error)
            await asyncio.shield(self._next_reading)

    async def _read_for_all(self) -> None:
        await asyncio.sleep(max(0.0, self._last_reading + READ_EVERY - monotonic()))
        self._next_reading, self._last_reading = None, monotonic()
        await self.catch_up()

    async def _read(self, *kinds: NotificationKind) -> None:
        """Take over what others have stored, where the lock is held already. With SQLite there are no others."""
        if self.services.store.shared:
            await self._take_over(set(kinds), None)

    async def _take_over(self, kinds: set[NotificationKind], given: list[tuple[int, By]] | None) -> None:
        store = self.services.store
        if kinds >= STORED:
            self.stale = False  # anything stored from now on will be heard of
        if "deal" in kinds:
            await self._read_deal()
        if "row" in kinds:
            await self._read_row()
        if "answers" in kinds and self.log is not None:
            self._take_answers(self.log, await store.answers(self.row.id, self.number) if given is None else given)
        if "people" in kinds:
            now = await store.restricted(self.row.id)
            if now != (self.chat.muted, self.removed):
                self.chat.muted, self.removed = now
                self.send_seats()
        if "chat" in kinds:
            await self._read_chat()

    async def _read_deal(self) -> None:
        """All workers that have the table open watch over its deal. The store decides which step comes next."""
        deal = await Deals(self.services.store).newest(self.row.id)
        if deal is None or deal == self.deal:
            return
        self.deals_started = deal.start + 1
        self.take_deal(deal)
        if self.being_dealt and (self._dealing is None or self._dealing.done()):
            self.start_dealing()
            self.send_seats()

    async def _read_row(self) -> None:
        """Who sits where, and whether the game has started."""
        row = await self.services.store.table(self.row.id)
        if row is None:
            self.dissolve()
            return
        if not isinstance(row, TableRow):
            return
        starts = self.log is None and row.chance is not None
        if starts or not _is_same(row, self.row):
            left = [seat.seat for seat in row.seats if seat.guest != self.row.seats[seat.seat].guest]
            self.row = row
            if starts:
                await self._read_deal()
                await self.services.contents.look_for(row.content)
                await self._load_game(self.services.contents.of(row.content))
                self.send_welcomes()
            elif self.log is not None:
                self.end_stand_ins(left)
            self.send_seats()
            self.dismiss_watchers_if_closed()

    def _take_answers(self, log: GameLog, given: Sequence[tuple[int, By]]) -> None:
        if not given:
            return
        pending = log.pending()
        for number, by in given:
            if by == "player":
                self.clocks.answered(pending.game.asked)
            pending.play(ANSWERS[number], by)
        self._append(log, pending)
        self._show(log, pending.since)

    async def _read_chat(self) -> None:
        """Show new lines, and remove those that are gone. The oldest are only not stored any more."""
        lines = await self.services.store.chat(self.row.id)
        known = [line.number for line in self.chat.lines]
        there = {line.number for line in lines}
        self.remove_lines([number for number in known if number not in there and number >= min(there, default=0)])
        self.chat.lines = lines
        for line in lines:
            if line.number > max(known, default=-1):
                self.send_all(protocol.Chatted(*self.chat.messages([line])))

    # What other workers say.

    def set_elsewhere(self, elsewhere: Sequence[Presence]) -> None:
        """Who is connected to the other workers now."""
        before, watched = {each.guest for each in self.elsewhere}, self.watching
        self.elsewhere = elsewhere
        now = {each.guest for each in elsewhere}
        for seat in [seat for guest in now - before for seat in self.seats_of(guest)]:
            self.clocks.end_stand_in(seat)
        if any(self.seats_of(guest) for guest in now ^ before):
            self.send_seats()
            self.send_clock()
        if self.watching != watched:
            self.send_watchers()
        if self.being_dealt:
            self.changed.set()

    def announce(self, kind: NotificationKind, number: int = 0, more: Any = None) -> None:
        """Say something to the other workers that is not stored."""
        self.services.cluster.notify(self.services.store.notification(kind, self.row.id, number, more))

    def announce_clocks(self) -> None:
        """How the time stands, for workers that do not drive the table, if anything here depends on time."""
        depends_on_time = self.row.clock is not None or self.row.away is not None
        if self.lease.held and self.log is not None and depends_on_time:
            self.announce("clock", self.number, self.clocks.snapshot())

    def hear(self, news: Notification) -> None:
        """Something that another worker has announced."""
        if news.kind == "clock":
            self.restore_clocks(news.number, news.more)
        elif news.kind == "clock?":
            self.announce_clocks()
        elif news.kind == "seen":
            self.seen(news.more, news.number, announce=False)
        elif news.kind == "back":
            self.back(news.more, announce=False)
        elif news.kind == "nudge":
            self.show_nudge(Nudged(news.number, *news.more))
        elif news.kind == "free":
            self.lease.set_free()


def write_results(row: TableRow, game: Game, ended: float | None = None) -> None:
    """Place and money of every seat at the end, so that lists of games need not play them again."""
    row.ended = time() if ended is None else ended
    for each in game.standing:
        seat = row.seats[each["seat"]]
        seat.place, seat.money = each["place"], each["total"]


def _check_repeated(log: GameLog, given: protocol.GiveAnswers, answers: list[Answer]) -> None:
    """A message that comes twice is confirmed twice. Another answer with an old number is late."""
    part = slice(given.number, given.number + len(answers))
    same = log.answers[part] == [answer.number for answer in answers]
    if not same or any(seat != given.seat for seat in log.seats[part]):
        raise conflict("server-late", now=log.number)


def _note_error(reading: "asyncio.Task[None]") -> None:
    """Everybody who waits for a reading gets its error; asyncio would log it if nobody waits any more."""
    if not reading.cancelled():
        reading.exception()


def _is_same(row: TableRow, known: TableRow) -> bool:
    """Whether a row is known: its revision says so, except for guests who had themselves forgotten."""
    sitting, sat = ([seat.guest for seat in each.seats] for each in (row, known))
    return (row.revision, row.host, sitting) == (known.revision, known.host, sat)
