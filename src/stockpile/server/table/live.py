"""A live table: the game as it stands, who sits there, who listens, and what drives it on.

Nobody sees an answer before it is on disk. Bots, clocks and automatic answers are driven by one task a table.
"""

import asyncio
import hashlib
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.content import Content
from stockpile.rules.answers import Answer
from stockpile.rules.config import ConfigError
from stockpile.rules.game import Game
from stockpile.server.messages import protocol
from stockpile.server.messages.refusals import Refusal, conflict, forbidden
from stockpile.server.store.contents import Contents
from stockpile.server.store.database import AlreadyAnswered, Store
from stockpile.server.store.rows import ChatRow, GuestRow, SeatRow, TableRow
from stockpile.server.table.automatic import automatic
from stockpile.server.table.basket import answer_of, tried
from stockpile.server.table.clocks import Clocks, Deadline
from stockpile.server.table.course import Course, Trial
from stockpile.server.table.info import figures_changed, table_info
from stockpile.server.table.listeners import Listener, encoded
from stockpile.server.table.present import figures
from stockpile.server.table.sights import sight
from stockpile.server.table.thinkers import STAND_IN, Thinkers

LOG: Final = logging.getLogger(__name__)
PACE: Final = 1.5  # seconds that a stand-in takes for an answer, so that the player can come back in time
REST: Final = 1.0  # seconds before a table whose bots or disk failed tries again


def deal(row: TableRow, seed: int | None, content: Content) -> Course:
    """A table's game begins with these figures: everything that chance decides."""
    if row.free:
        raise conflict("server-seats-missing", count=row.free)
    try:
        game = Game.new(row.config, seed=seed, content=content)
    except ConfigError as error:  # it was set up when the server had other figures
        raise conflict("server-bad-config", reason=str(error)) from None
    row.chance, row.stage, row.content = game.chance, "playing", content.version
    return Course(row.config, content, game.chance)


class LiveTable:
    """One table. Everything that changes it holds its lock."""

    def __init__(
        self, row: TableRow, store: Store, contents: Contents, thinkers: Thinkers, chat: list[ChatRow]
    ) -> None:
        self.row = row
        self.chat = chat
        self.course: Course | None = None
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.clocks = Clocks(len(row.seats))
        self._store = store
        self._contents = contents
        self._thinkers = thinkers
        self._changed = asyncio.Event()
        self._driver: asyncio.Task[None] | None = None
        self._seed = ""

    # The game's life.

    async def resume(self, content: Content) -> None:
        """Take up the stored game where it stood, with the figures it was begun with."""
        assert self.row.chance is not None
        given = await self._store.answers(self.row.id)
        course = await asyncio.to_thread(Course, self.row.config, content, self.row.chance, given)
        self.drive(course)
        if course.game.over and self.row.stage != "over":
            await self._finish()  # the server ended between the last answer and this line

    def drive(self, course: Course) -> None:
        """From now on the game goes on by itself wherever no person is asked."""
        self.course = course
        self._seed = hashlib.sha256(json.dumps(course.game.chance.to_json()).encode()).hexdigest()
        if not course.game.over:
            self.clocks.ask()
            self._driver = asyncio.create_task(self._drive())

    async def _finish(self) -> None:
        try:
            async with self.changing() as row:
                row.stage = "over"
        except SQLAlchemyError:  # the answers are stored, and they say so too when the server starts next
            LOG.exception("the end of table %s cannot be stored", self.row.id)

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableRow]:
        """The row, to be changed: the change is stored and then holds, or is not stored and never was."""
        row = replace(self.row, seats=[replace(seat) for seat in self.row.seats])
        yield row
        await self._store.save_table(row)
        self.row = row

    async def begin(self, seed: int | None, content: Content) -> None:
        """Deal. Every seat is taken by now."""
        if self.row.stage != "waiting":
            raise conflict("server-has-begun")
        async with self.changing() as row:
            course = deal(row, seed, content)
        self.drive(course)
        for listener in self.listeners:
            listener.send(encoded(self.welcome(listener, since=-1)))

    def stop(self) -> None:
        """The server ends: drive it no further. Who listens sees the connection end, and comes again."""
        if self._driver is not None:
            self._driver.cancel()

    def dissolve(self) -> None:
        """The table is gone for good: whoever listens need not come again."""
        gone = Refusal("server-no-such-table").problem
        for listener in self.listeners:
            listener.dismiss(encoded(protocol.Closed(gone.code, gone.message)))

    @property
    def number(self) -> int:
        return self.course.number if self.course is not None else 0

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten until somebody asks for it again: nobody is here, and it waits for a person."""
        if self.listeners or self.lock.locked():
            return False
        if self.course is None or self.course.game.over:
            return True
        asked = self.row.seats[self.course.game.asked]
        return not self._bot_for(asked.seat) and automatic(self.course.game, asked.ask) is None

    @property
    def watchers(self) -> int:
        """How many connections are not those of players."""
        return sum(not self.seats_of(listener.guest) for listener in self.listeners)

    # Who sits here.

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if guest is not None and seat.guest == guest]

    def observers_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest, or the spectators' place."""
        return tuple(self.seats_of(guest)) or (self.row.config.players,)

    def _online(self, seat: SeatRow) -> bool:
        return seat.guest is not None and any(listener.guest == seat.guest for listener in self.listeners)

    @property
    def _attended(self) -> bool:
        """Whether any player is here. If all have left, the game waits for them: nobody is kept waiting by it."""
        return any(self._online(seat) for seat in self.row.seats)

    def info(self, guest: str | None) -> protocol.Table:
        """The table as a guest may see it."""
        changed = figures_changed(self.row, self._contents)
        return table_info(self.row, guest, self.number, changed, self._online, self.clocks.stand_ins)

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self._changed.set()
        for listener in self.listeners:
            listener.send(encoded(protocol.Seats(self.info(listener.guest))))

    # Who listens.

    def enter(self, listener: Listener, since: int) -> None:
        """Somebody connects: no bot stands in for them any more, and they get what they missed."""
        if not self._attended:
            self.clocks.begin_anew()
        self.listeners.append(listener)
        returned = [seat for seat in self.seats_of(listener.guest) if self._give_back(seat)]
        listener.send(encoded(self.welcome(listener, since)))
        self.tell_seats()
        if returned:
            self._tell_clock()

    def depart(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        for seat in self.seats_of(listener.guest):
            if not self._online(self.row.seats[seat]):
                self.clocks.go(seat)
        self.tell_seats()

    def back(self, seat: int) -> None:
        """A player says to be here again."""
        if self._give_back(seat):
            self.tell_seats()
            self._tell_clock()

    def _give_back(self, seat: int) -> bool:
        asked = self.course is not None and not self.course.game.over and self.course.game.asked == seat
        return self.clocks.give_back(seat, self.number, asked)

    def welcome(self, listener: Listener, since: int) -> protocol.Welcome:
        course = self.course
        sights = []
        if course is not None:
            since = min(since, course.number)
            sights = [sight(course, each, since, self._asks(each)) for each in self.observers_of(listener.guest)]
        return protocol.Welcome(
            table=self.info(listener.guest),
            number=self.number,
            figures=figures(course.game.tables) if course is not None else None,
            opening=sights,
            chat=[protocol.ChatLine(**vars(line)) for line in self.chat],
            clock=self.clock(),
        )

    def _asks(self, observer: int) -> bool:
        return observer < len(self.row.seats) and self.row.seats[observer].ask

    def _tell(self, message: protocol.ServerMessage) -> None:
        told = encoded(message)
        for listener in self.listeners:
            listener.send(told)

    async def say(self, guest: GuestRow, text: str) -> None:
        """A line of chat, kept and told to all. Who sits here speaks under the seat's name."""
        async with self.lock:
            seat = next((each for each in self.row.seats if each.guest == guest.id), None)
            name = seat.name if seat is not None else guest.name
            number = self.chat[-1].number + 1 if self.chat else 0
            line = ChatRow(number, seat.seat if seat is not None else None, name, text, time())
            await self._store.add_chat(self.row.id, line)
            self.chat = [*self.chat[-99:], line]
            self._tell(protocol.Chatted(protocol.ChatLine(**vars(line))))

    async def ask_me(self, guest: str | None, seat: int, ask: bool) -> None:
        """Whether a seat is asked about dividends from now on."""
        async with self.lock:
            self.check_owner(guest, seat)
            async with self.changing() as row:
                row.seats[seat].ask = ask
        self._changed.set()

    # Answers.

    def check_owner(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise forbidden("server-not-your-seat")

    async def answer(self, guest: str | None, given: protocol.Answers) -> protocol.Confirmed:
        """Answers of a person: all are stored, or a Refusal says why none is."""
        answers = [answer_of(each) for each in given.answers]
        # A connection that breaks must not break off what is being stored for it.
        return await asyncio.shield(asyncio.create_task(self._store_answers(guest, given, answers)))

    async def _store_answers(
        self, guest: str | None, given: protocol.Answers, answers: list[Answer]
    ) -> protocol.Confirmed:
        async with self.lock:
            self.check_owner(guest, given.seat)
            course = self._running()
            if given.number > course.number:
                raise conflict("server-early", now=course.number)
            if given.number < course.number:
                self._recognise(course, given, answers)
            else:
                trial = tried(course, given.seat, answers)
                self.back(given.seat)
                await self._commit(course, trial)
        return protocol.Confirmed(given.number, given.seat, len(answers))

    def _running(self) -> Course:
        if self.course is None:
            raise conflict("server-not-begun")
        return self.course

    def _recognise(self, course: Course, given: protocol.Answers, answers: list[Answer]) -> None:
        """A message that comes twice is confirmed twice; another answer with an old number is late."""
        part = slice(given.number, given.number + len(answers))
        same = course.answers[part] == [answer.number for answer in answers]
        if not same or any(seat != given.seat for seat in course.seats[part]):
            raise conflict("server-late", now=course.number)

    async def _commit(self, course: Course, trial: Trial) -> None:
        """Store what was tried and what follows by itself, then show it to everybody."""
        self._answer_what_needs_nobody(trial)
        try:
            await self._store.append(self.row.id, trial.first, trial.given)
        except AlreadyAnswered as error:
            raise conflict("server-other-server") from error
        except SQLAlchemyError as error:
            LOG.exception("answers of table %s cannot be stored", self.row.id)
            raise Refusal("server-cannot-store", 503) from error
        course.adopt(trial)
        self.clocks.ask()
        if course.game.over:
            await self._finish()
        self._broadcast(course, trial.first)
        self._changed.set()

    def _answer_what_needs_nobody(self, trial: Trial) -> None:
        while not trial.game.over:
            seat = self.row.seats[trial.game.asked]
            answer = automatic(trial.game, seat.ask) if seat.kind == "human" else None
            if answer is None:
                return
            trial.play(answer, "automatic")

    def _broadcast(self, course: Course, since: int) -> None:
        made: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners:
            observers = self.observers_of(listener.guest)
            if observers not in made:
                sights = [sight(course, observer, since, self._asks(observer)) for observer in observers]
                made[observers] = encoded(protocol.Update(since, course.number, sights))
            listener.send(made[observers])
        self._tell_clock()

    def _tell_clock(self) -> None:
        """The open question's clock, or that none runs: the last one must not go on."""
        if self.row.clock is not None:
            self._tell(self.clock() or protocol.Clock(self.number))

    # Bots and clocks.

    def clock(self) -> protocol.Clock | None:
        """The clock of the open question, if it runs."""
        course = self.course
        if course is None or course.game.over or self.row.clock is None:
            return None
        seat = course.game.asked
        if self._bot_for(seat):
            return None
        return protocol.Clock(course.number, seat, self.clocks.left(self.row.clock), self.row.clock)

    def _bot_for(self, seat: int) -> str:
        """The bot that answers for a seat now, or "" if a person does."""
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.bot
        return STAND_IN if self.clocks.stand_ins[seat] and self._attended else ""

    async def _drive(self) -> None:
        while self.course is not None and not self.course.game.over:
            self._changed.clear()
            try:
                await self._let_bot_play(self.course)
                patience = self._patience(self.course)
            except Exception:
                LOG.exception("table %s cannot go on", self.row.id)
                patience = REST
            try:
                await asyncio.wait_for(self._changed.wait(), patience)
            except TimeoutError:
                continue

    async def _let_bot_play(self, course: Course) -> None:
        """One answer of a bot, or those that need nobody. The thinking is done without the lock."""
        number, seat = course.number, course.game.asked
        bot, row = self._bot_for(seat), self.row.seats[seat]
        answer = None
        if bot:
            answer = await self._thinkers.decide(bot, f"{self._seed}/{seat}/{number}", course.game.view(seat))
            if row.kind == "human":
                await asyncio.sleep(PACE)
        elif automatic(course.game, row.ask) is None:
            return
        async with self.lock:
            if course.number != number or self._bot_for(seat) != bot:
                return  # somebody was quicker
            trial = course.trial()
            if answer is not None:
                trial.play(answer, "bot" if row.kind == "bot" else "stand-in")
            else:
                self._answer_what_needs_nobody(trial)
            if trial.given:
                await self._commit(course, trial)

    def _patience(self, course: Course) -> float | None:
        """Let bots stand in for who is overdue; otherwise how long until somebody may be."""
        if not self._attended:
            return None
        people = [seat for seat in self.row.seats if seat.kind == "human" and not self.clocks.stand_ins[seat.seat]]
        deadlines = {seat.seat: self._deadlines(course, seat) for seat in people}
        if self.clocks.first_overdue(deadlines) is not None:
            self.tell_seats()
            self._tell_clock()
            return 0
        moments = [moment for limits in deadlines.values() for _, moment in limits]
        return max(0.0, min(moments) - monotonic()) if moments else None

    def _deadlines(self, course: Course, seat: SeatRow) -> list[Deadline]:
        deadlines: list[Deadline] = []
        if self.row.clock is not None and course.game.asked == seat.seat:
            deadlines.append(("clock", self.clocks.asked_at + self.row.clock))
        if self.row.away is not None and not self._online(seat):
            deadlines.append(("away", self.clocks.gone_since[seat.seat] + self.row.away))
        return deadlines
