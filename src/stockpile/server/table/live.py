"""A live table: the game as it stands, who sits there and who listens. What drives it on is its driver.

Nobody sees an answer before it is on disk.
"""

import asyncio
from collections.abc import AsyncIterator, Collection
from contextlib import asynccontextmanager
from dataclasses import replace

from msgspec.structs import replace as replace_fields
from sqlalchemy.exc import SQLAlchemyError

from stockpile.bots.seeds import table_seed
from stockpile.content import Content
from stockpile.rules.answers import Answer
from stockpile.rules.game import Game
from stockpile.server.lessons.parts import asks_about_dividends
from stockpile.server.messages import protocol
from stockpile.server.messages.refusals import Refusal, conflict, forbidden, not_found
from stockpile.server.store.database import OutOfDate
from stockpile.server.store.rows import SeatRow, TableRow
from stockpile.server.table.automatic import automatic
from stockpile.server.table.chat import Chat, who_is
from stockpile.server.table.clock.timing import Timing
from stockpile.server.table.course import Course, Trial
from stockpile.server.table.dealing import ARRIVAL, PATIENCE, Dealing, check_ready
from stockpile.server.table.driver import Driver
from stockpile.server.table.following import Following
from stockpile.server.table.info import figures_changed, table_info
from stockpile.server.table.listeners import Listener, encoded
from stockpile.server.table.nudges import Nudges
from stockpile.server.table.present import figures
from stockpile.server.table.results import write_results
from stockpile.server.table.sights import sight
from stockpile.server.table.staff import Staff
from stockpile.server.table.teaching import begin_lesson
from stockpile.server.table.thinkers import STAND_IN
from stockpile.server.table.watchers import Watchers


def is_known(row: TableRow, seed: int | None) -> bool:
    """Whether somebody knows the cards before they are dealt: there is nothing to prove then."""
    return bool(row.lesson) or seed is not None


def deal(row: TableRow, seed: int | None, content: Content) -> Course:
    """The game of a lesson or of a seed begins with these figures: cards that are known."""
    check_ready(row, content)
    if row.lesson:
        return begin_lesson(row, content)
    game = Game.new(row.config, seed=seed, first=row.first, content=content)
    row.chance, row.stage, row.content = game.chance, "playing", content.version
    row.bots_seed = table_seed(seed)
    return Course(row.config, content, game.chance)


class LiveTable:
    """One table. Everything that changes it holds its lock."""

    def __init__(self, row: TableRow, staff: Staff, chat: Chat | None = None, removed: Collection[str] = ()) -> None:
        self.row = row
        self.chat = chat or Chat(row.id)
        self.removed = set(removed)  # guests whom the host took off the table
        self.course: Course | None = None
        self.lock = asyncio.Lock()
        self.listeners: list[Listener] = []
        self.timing = Timing(self, staff.wall)
        self.gone = False  # nobody sits here any more, and nobody will
        self.watchers = Watchers(self)
        self.nudges = Nudges(self)
        self.following = Following(self, staff)
        self._staff = staff
        self.driver = Driver(self, staff)
        self.dealing = Dealing(self, staff)

    # The game's life.

    async def resume(self, content: Content) -> None:
        """Take up the stored game where it stood; what the server had no time for at its end is done now."""
        await self.take_up(content)
        await self.end_if_over()

    async def take_up(self, content: Content) -> None:
        """The stored game as it stands, with the figures it was begun with."""
        assert self.row.chance is not None
        given = await self._staff.store.answers(self.row.id)
        self.drive(await asyncio.to_thread(Course, self.row.config, content, self.row.chance, given))

    async def end_if_over(self) -> None:
        """A server ended between the last answer and what follows from it."""
        if self.course is not None and self.course.game.over and self.row.stage != "over":
            await self._end()

    async def _end(self) -> None:
        """The game is over: write down how it went. The answers are stored, and say so too when it is taken up next."""
        try:
            async with self._staff.colleagues.claim(self.row.id):
                await self.following.freshen("row")
                if self.row.stage != "over":
                    async with self.changing() as row:
                        row.stage = "over"
                        write_results(row, self.running().game)
        except (SQLAlchemyError, OSError, OutOfDate) as error:
            self._staff.complaints.tell("the end of table %s cannot be stored: %s", self.row.id, error)

    def drive(self, course: Course) -> None:
        """From now on the game goes on by itself wherever no person is asked."""
        self.course = course
        self.timing.start(course)
        if not course.game.over:
            self._look_around()
            self.driver.start()

    @asynccontextmanager
    async def alone(self) -> AsyncIterator[None]:
        """Nobody else changes the table meanwhile, here or at another worker, and what they changed before is known."""
        async with self.lock, self._staff.colleagues.claim(self.row.id):
            await self.following.freshen("row", "people")
            yield

    @asynccontextmanager
    async def changing(self) -> AsyncIterator[TableRow]:
        """The row, to be changed: the change is stored and then holds, or is not stored and never was."""
        row = replace(self.row, seats=[replace(seat) for seat in self.row.seats])
        yield row
        await self._staff.store.save_table(row)
        self.row = row

    async def begin(self, seed: int | None, content: Content, fair: bool = False) -> None:
        """Deal. Every seat is taken by now. With `fair` the host is waited for, who is on the way to the table."""
        if self.row.stage != "waiting":
            raise conflict("server-has-begun")
        self.dealing.check_seats()
        if not is_known(self.row, seed):
            check_ready(self.row, content)
            coming = set(self.seats_of(self.row.host)) - self.partakers if fair else set()
            await self.dealing.begin(content, self.partakers | coming, ARRIVAL if coming else PATIENCE)
            return
        async with self.changing() as row:
            course = deal(row, seed, content)
        self.open_game(course)

    def open_game(self, course: Course) -> None:
        """The cards are dealt and stored: everybody is shown the game."""
        self.drive(course)
        self.welcome_all()

    def welcome_all(self) -> None:
        """The game begins: everybody gets it from its start."""
        for listener in self.listeners:
            listener.send(encoded(self.welcome(listener, since=-1)))

    def stop(self) -> None:
        """The server ends: drive it no further. Who listens sees the connection end, and comes again."""
        self.driver.stop()
        self.dealing.stop()

    def dissolve(self) -> None:
        """The table is gone for good: whoever listens need not come again."""
        self.gone = True
        gone = not_found("server-no-such-table").problem
        for listener in self.listeners:
            listener.dismiss(encoded(protocol.Closed(gone.code, gone.message)))

    def check_there(self) -> None:
        """For who waited for the lock while the last one left."""
        if self.gone:
            raise not_found("server-no-such-table")

    @property
    def number(self) -> int:
        return self.course.number if self.course is not None else 0

    @property
    def idle(self) -> bool:
        """Whether it can be forgotten until somebody asks for it again: nobody is here, and it waits for a person."""
        if self.listeners or self.lock.locked() or self.dealing.under_way:
            return False
        if self.course is None or self.course.game.over or self.driver.has_lost:
            return True
        asked = self.row.seats[self.course.game.asked]
        return not self.bot_for(asked.seat) and self.needs_nobody(self.course.game) is None

    # Who sits here.

    def seats_of(self, guest: str | None) -> list[int]:
        return [seat.seat for seat in self.row.seats if guest is not None and seat.guest == guest]

    def observers_of(self, guest: str | None) -> tuple[int, ...]:
        """The seats of a guest, or the spectators' place."""
        return tuple(self.seats_of(guest)) or (self.row.config.players,)

    def _online(self, seat: SeatRow) -> bool:
        if seat.guest is None:
            return False
        here = any(listener.guest == seat.guest for listener in self.listeners)
        return here or self.following.seated_elsewhere(seat.guest)

    @property
    def partakers(self) -> set[int]:
        """Seats of who is here and takes part in deals."""
        here = {listener.guest for listener in self.listeners if listener.deals}
        here |= {each.guest for each in self.following.elsewhere if each.deals}
        return {seat.seat for seat in self.row.seats if seat.guest is not None and seat.guest in here}

    @property
    def attended(self) -> bool:
        """Whether any player is here. If all have left, the game waits for them: nobody is kept waiting by it."""
        return any(self._online(seat) for seat in self.row.seats)

    def bot_for(self, seat: int) -> str:
        """The bot that answers for a seat now, or "" if a person does."""
        row = self.row.seats[seat]
        if row.kind == "bot":
            return row.bot
        late = self.timing.clocks.stand_ins[seat] or self.timing.clocks.lost(seat)
        return STAND_IN if late and self.attended else ""

    def _look_around(self) -> None:
        """Let the clocks know who is here."""
        clocks = self.timing.clocks
        for seat in self.row.seats:
            if self._online(seat):
                clocks.come(seat.seat)
            else:
                clocks.go(seat.seat)
        if self.attended:
            clocks.go_on()
        else:
            clocks.stand_still()

    def info(self, guest: str | None) -> protocol.Table:
        """The table as a guest may see it."""
        changed = figures_changed(self.row, self._staff.contents)
        info = table_info(self.row, guest, self.number, changed, self._online, self.timing.clocks.stand_ins)
        watching = self.watchers.watching
        return replace_fields(
            info,
            turn=self.waits_for(guest),
            watchers=watching.watchers,
            strangers=watching.strangers,
            muted=sorted(who_is(self.row.id, each) for each in self.chat.muted),
            removed=guest in self.removed,
            dealing=self.dealing.under_way,
        )

    def waits_for(self, guest: str | None) -> bool:
        """Whether the open question is one of this guest's, in person."""
        course = self.course
        if course is None or course.game.over:
            return False
        return course.game.asked in self.seats_of(guest) and not self.timing.clocks.stand_ins[course.game.asked]

    def tell_seats(self) -> None:
        """Tell everybody who sits where."""
        self._look_around()
        self.driver.wake()
        made: dict[str | None, bytes] = {}
        for listener in self.listeners:
            if listener.guest not in made:
                made[listener.guest] = encoded(protocol.Seats(self.info(listener.guest)))
            listener.send(made[listener.guest])

    # Who listens.

    def enter(self, listener: Listener, since: int) -> None:
        """Somebody connects: no bot stands in for them any more, and they get what they missed."""
        waited = not self.attended
        self.listeners.append(listener)
        self._staff.colleagues.came(self.row.id, listener.guest, listener.name, listener.deals)
        self._look_around()
        mine = self.seats_of(listener.guest)
        returned = [seat for seat in mine if self.timing.clocks.give_back(seat)]
        listener.send(encoded(self.welcome(listener, since)))
        if mine:
            self.tell_seats()
        else:  # who only watches changes nothing for the others, however often they come and go
            self.watchers.tell()
        if returned or waited:
            self.timing.tell()

    def depart(self, listener: Listener) -> None:
        self.listeners.remove(listener)
        self._staff.colleagues.went(self.row.id, listener.guest, listener.deals)
        self.dealing.wake()
        if not self.seats_of(listener.guest):
            self.watchers.tell()
            return
        self.tell_seats()
        if not self.attended:
            self.timing.tell()

    def back(self, seat: int, heard: bool = False) -> None:
        """A player says to be here again, or was heard to say so at another worker."""
        if self.timing.clocks.give_back(seat):
            self.tell_seats()
            self.timing.tell()
            if not heard:
                self.following.tell("back", more=seat)

    def seen(self, seat: int, number: int, heard: bool = False) -> None:
        """A player can see a question: its time is over earlier than it would have been."""
        if self.timing.see(seat, number):
            self.driver.wake()
            if not heard:
                self.following.tell("seen", number, seat)

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
            chat=self.chat.told(),
            clock=self.timing.clock(),
            deal=self.dealing.told(),
        )

    def _asks(self, observer: int) -> bool:
        return observer < len(self.row.seats) and self.row.asks(observer)

    def tell(self, message: protocol.ServerMessage) -> None:
        told = encoded(message)
        for listener in self.listeners:
            listener.send(told)

    async def ask_me(self, guest: str | None, seat: int, ask: bool) -> None:
        """Whether a seat is asked about dividends from now on."""
        async with self.alone():
            self.check_owner(guest, seat)
            if self.row.ask_all:
                raise conflict("server-asks-all")
            async with self.changing() as row:
                row.seats[seat].ask = ask
        self.driver.wake()

    # Answers.

    def check_owner(self, guest: str | None, seat: int) -> None:
        if seat not in self.seats_of(guest):
            raise forbidden("server-not-your-seat")

    def running(self) -> Course:
        """The game, if it has begun."""
        if self.course is None:
            raise conflict("server-not-begun")
        return self.course

    async def commit(self, course: Course, trial: Trial) -> None:
        """Store what was tried and what follows by itself, then show it to everybody."""
        self.answer_what_needs_nobody(trial)
        try:
            await self._staff.store.append(self.row.id, trial.first, trial.given)
        except (SQLAlchemyError, OSError) as error:
            self._staff.complaints.tell("answers of table %s cannot be stored: %s", self.row.id, error)
            raise Refusal("server-cannot-store", 503) from error
        self._staff.meters.stored(by for _, by in trial.given)
        self.adopt(course, trial)
        if course.game.over:
            await self._end()
        self.show(course, trial.first)

    def adopt(self, course: Course, trial: Trial) -> None:
        """What is stored, here or at another worker, has happened."""
        course.adopt(trial)
        self.timing.ask(course)

    def show(self, course: Course, since: int) -> None:
        """Everybody sees what has happened, and the game goes on."""
        self._broadcast(course, since)
        self.driver.wake()

    def needs_nobody(self, game: Game) -> Answer | None:
        """The answer to the open question that no person has to give, if there is one."""
        ask = self.row.asks(game.asked) or asks_about_dividends(self.row.lesson, game.round)
        return automatic(game, ask)

    def answer_what_needs_nobody(self, trial: Trial) -> None:
        """Where a bot plays on for somebody these answers are the bot's, too: the player decided nothing."""
        while not trial.game.over:
            seat = self.row.seats[trial.game.asked]
            answer = self.needs_nobody(trial.game) if seat.kind == "human" else None
            if answer is None:
                return
            trial.play(answer, "stand-in" if self.timing.clocks.stand_ins[seat.seat] else "automatic")

    def _broadcast(self, course: Course, since: int) -> None:
        made: dict[tuple[int, ...], bytes] = {}
        for listener in self.listeners:
            observers = self.observers_of(listener.guest)
            if observers not in made:
                sights = [sight(course, observer, since, self._asks(observer)) for observer in observers]
                made[observers] = encoded(protocol.Update(since, course.number, sights))
            listener.send(made[observers])
        self.timing.tell()
