"""Players who are late, gone, or play tricks with the clock, at a table that is driven as in a server."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any, cast

import pytest

from stockpile.bots.plugins import PluginFacts
from stockpile.records import read_seen
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.server import protocol
from stockpile.server.archive.archive import Archive
from stockpile.server.db.engine import file_url
from stockpile.server.db.rows import GuestRow
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.server import Server
from stockpile.server.settings import Settings
from stockpile.server.table import bots as table_bots
from stockpile.server.table import state as table_state
from stockpile.server.table.bot_workers import Asked, BotWorkers
from stockpile.server.table.clock import MAX_MISSES, REPORT_GRACE
from stockpile.server.table.live import LiveTable
from stockpile.server.table.state import STAND_IN, Listener
from tests.support.hand_clock import BREATH, Hand
from tests.support.running import PATIENCE

CLOCK, BANK, STEP = 10, 20, 0.5


class Quick:
    """Instead of processes that think: the first answer there is, at once; and who was asked."""

    def __init__(self) -> None:
        self.asked: list[str] = []

    async def meet(self, bot: str) -> PluginFacts:
        return PluginFacts()

    async def decide(self, asked: Asked) -> Answer:
        self.asked.append(asked.bot)
        return ANSWERS[(asked.view.legal or [0])[0]]

    def wake(self) -> None: ...

    def close(self) -> None: ...


class Evening:
    """Two people at a table with a clock, and a hand that the test moves."""

    def __init__(self, server: Server, table: LiveTable, people: list[GuestRow], hand: Hand, bots: Quick) -> None:
        self.server, self.table, self.people, self.hand, self.bots = server, table, people, hand, bots
        self.lines = [Listener(each.id) for each in people]
        for line in self.lines:
            table.enter(line, since=-1)

    @property
    def log(self) -> Any:
        assert self.table.log is not None
        return self.table.log

    @property
    def asked(self) -> int:
        return int(self.log.game.asked)

    @property
    def grace(self) -> float:
        return self.table.clocks.grace

    async def settle(self) -> None:
        """Let everybody notice what time it is, and bots answer that have to, however long the disk takes."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.sleep(2 * BREATH)
            while self.table.lock.locked() or self.table.bot_for(self.asked):
                await asyncio.sleep(BREATH)

    async def pass_by(self, seconds: float) -> None:
        self.hand.pass_by(seconds)
        await self.settle()

    async def until_answered(self, meanwhile: Callable[[], None] = lambda: None) -> float:
        """Seconds on the wall until somebody answers the open question, while something is tried at each step."""
        number, began = self.log.number, self.hand.at
        while self.log.number == number:
            assert self.hand.at - began < 500, "nobody answers"
            meanwhile()
            await self.pass_by(STEP)
        return self.hand.at - began

    async def answer(self) -> None:
        seat, number = self.asked, self.log.game.legal[0]
        given = protocol.GiveAnswers(self.log.number, seat, [number])
        await self.table.answer(self.people[seat].id, given)


@asynccontextmanager
async def opened(folder: Path, hand: Hand, bots: Quick) -> AsyncIterator[Server]:
    """A house whose tables go by the hand. It may be a second one, after the first was killed."""
    server = await Server.open(Settings(file_url(folder / "tables.sqlite"), pause=0, seed=1))
    server.tables.services.bot_workers.close()
    server.tables.services = replace(server.tables.services, wall=hand, bot_workers=cast(BotWorkers, bots))
    try:
        yield server
    finally:
        await server.close()


@asynccontextmanager
async def evening(folder: Path, **terms: Any) -> AsyncIterator[Evening]:
    hand, bots = Hand(), Quick()
    async with opened(folder, hand, bots) as server:
        lobby = Lobby(server)
        people = [(await server.guests.new(name))[0] for name in ("Ada", "Bo")]
        plans = [protocol.SeatPlan("me"), protocol.SeatPlan("open")]
        table = await lobby.create(people[0], protocol.NewTable(plans, clock=CLOCK, **terms))
        await lobby.join(table, people[1], protocol.Join())
        await lobby.start(table, people[0])
        yield Evening(server, table, people, hand, bots)


@pytest.fixture(autouse=True)
def no_pause(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_bots, "STAND_IN_PAUSE", 0.0)


Told = Callable[[Evening], Awaitable[None]]


def played(folder: Path, told: Told, **terms: Any) -> None:
    async def run() -> None:
        async with evening(folder, **terms) as there:
            await told(there)

    apart(run())


def apart(work: Coroutine[Any, Any, None]) -> None:
    """In a thread of its own: after browser tests this one has an event loop that never ends."""
    with ThreadPoolExecutor(1) as thread:
        thread.submit(asyncio.run, work).result()


@pytest.mark.parametrize("bank", [None, BANK])
def test_who_never_acknowledges_has_the_grace_and_no_more(bank: int | None, tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        grace = there.grace
        taken = await there.until_answered()
        assert grace + CLOCK + (bank or 0) <= taken <= grace + CLOCK + (bank or 0) + STEP
        assert there.log.by == ["stand-in"]
        shown = await Archive(there.server).record(there.table.row.id, None, None, "here")
        assert [said.stand_in for said in read_seen(shown.decode()).answers] == [True]  # everybody was told so

    played(tmp_path, told, bank=bank)


def test_what_needs_nobody_is_the_bots_answer_while_it_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Dividends are collected for whoever is away, and the player has decided nothing by that."""

    async def told(there: Evening) -> None:
        seat = there.asked
        monkeypatch.setattr(
            table_state, "automatic_answer", lambda game, ask: ANSWERS[game.legal[0]] if game.asked == seat else None
        )
        for state, by in (("", "automatic"), ("away", "stand-in")):
            there.table.clocks.stand_ins[seat] = cast(Any, state)
            pending = there.log.pending()
            there.table.answer_automatically(pending)
            assert pending.given and {each for _, each in pending.given} == {by}

    played(tmp_path, told)


def test_who_acknowledges_late_has_the_whole_time_from_then_on_and_no_more(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        late = there.grace - 1.1
        await there.pass_by(late)
        there.table.seen(there.asked, there.log.number)
        assert CLOCK <= await there.until_answered() <= CLOCK + STEP
        late = there.grace + 3  # the next question: after the grace it is too late
        await there.pass_by(late)
        there.table.seen(there.asked, there.log.number)
        assert CLOCK - 3 <= await there.until_answered() <= CLOCK - 3 + STEP

    played(tmp_path, told)


def test_who_closes_the_lid_in_an_animation_loses_no_more_than_was_given(tmp_path: Path) -> None:
    """The line breaks in the grace; the other player waits for as long as was agreed, and for one question."""

    async def told(there: Evening) -> None:
        seat, grace = there.asked, there.grace
        await there.pass_by(grace / 2)
        there.table.depart(there.lines[seat])
        taken = await there.until_answered()
        assert grace / 2 + CLOCK <= taken <= grace / 2 + CLOCK + STEP
        back = Listener(there.people[seat].id)  # the lid is open again: the seat was not lost
        there.table.enter(back, since=there.log.number)
        assert there.table.clocks.stand_ins == ["", ""]

    played(tmp_path, told)


def test_a_lid_closed_by_the_last_player_stops_the_clock(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        for line in there.lines:
            there.table.depart(line)
        there.table.enter(Listener(None), since=-1)  # somebody looks on: nobody who plays is kept waiting
        grace = there.grace
        await there.pass_by(10_000)
        assert there.log.number == 0 and there.grace == grace
        assert there.table.clocks.stand_ins == ["", ""]

    played(tmp_path, told, away=20)


def test_who_is_gone_too_long_is_played_for_until_they_come_back(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        gone = 1 - there.asked
        there.table.depart(there.lines[gone])
        await there.pass_by(5)
        assert there.table.clocks.stand_ins == ["", ""]
        await there.pass_by(1)
        stood_in = [seat.stand_in for seat in there.table.info(None).seats]
        assert stood_in == ["away" if seat == gone else "" for seat in range(2)]
        there.table.enter(Listener(there.people[gone].id), since=-1)
        assert there.table.clocks.stand_ins == ["", ""]

    played(tmp_path, told, away=6)


def test_who_comes_back_does_not_turn_back_the_clock_of_another(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        seat = there.asked
        there.table.seen(seat, 0)
        await there.pass_by(3)
        there.table.clocks.stand_ins[1 - seat] = "clock"
        there.table.back(1 - seat)
        there.table.seen(1 - seat, 0)
        assert there.table.clocks.left == CLOCK - 3

    played(tmp_path, told)


def test_a_report_held_open_is_in_the_grace_and_its_time_is_bounded(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        while there.log.game.round == 0:
            there.table.seen(there.asked, there.log.number)
            await there.answer()
        grace = there.grace
        assert grace > REPORT_GRACE
        taken = await there.until_answered()
        assert grace + CLOCK <= taken <= grace + CLOCK + STEP

    played(tmp_path, told)


def test_an_overrun_costs_one_question(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        await there.until_answered()
        assert there.table.clocks.stand_ins == ["", ""]
        assert there.table.bot_for(there.asked) == ""
        await there.answer()
        assert there.log.by == ["stand-in", "player"]
        assert there.bots.asked == [STAND_IN]  # a plain one: overrunning is no hint

    played(tmp_path, told)


def test_several_overruns_in_a_row_and_the_seat_plays_on_until_it_is_given_back(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        seat = there.asked
        misses = 0
        while misses < MAX_MISSES:
            if there.asked == seat:
                misses += 1
                await there.until_answered()
            else:
                await there.answer()
        await there.settle()
        assert there.table.clocks.stand_ins[seat] == "clock"
        while there.asked != seat:
            await there.answer()
        await there.settle()
        assert there.asked != seat  # a bot has answered without waiting
        there.table.back(seat)
        while there.asked != seat:
            await there.answer()
        await there.settle()
        assert there.asked == seat and there.table.bot_for(seat) == ""

    played(tmp_path, told)


@pytest.mark.parametrize("trick", ["back", "tab", "line", "seen"])
def test_no_trick_stops_a_stand_in(trick: str, tmp_path: Path) -> None:
    """Saying `back` or `seen`, a second tab, or the only line that comes and goes, while the other player waits."""

    async def told(there: Evening) -> None:
        seat, table = there.asked, there.table
        most = there.grace + CLOCK

        def meanwhile() -> None:
            if trick == "back":
                table.back(seat)
            elif trick == "tab":
                tab = Listener(there.people[seat].id)
                table.enter(tab, since=-1)
                table.depart(tab)
            elif trick == "seen":
                table.seen(seat, table.number)
            else:
                table.depart(there.lines[seat])
                there.lines[seat] = Listener(there.people[seat].id)
                table.enter(there.lines[seat], since=-1)

        assert await there.until_answered(meanwhile) <= most + STEP
        assert there.log.by == ["stand-in"]

    played(tmp_path, told)


@pytest.mark.parametrize("passed", [1.0, 6.0, 22.0])
def test_a_killed_server_forgets_only_what_was_not_yet_written_down(passed: float, tmp_path: Path) -> None:
    """Time is written down every few seconds; what a player has used of question and bank by then stays used."""

    async def told(there: Evening) -> None:
        seat = there.asked
        there.table.seen(seat, 0)
        await there.pass_by(passed)
        await there.server.tables.store_times()
        await there.pass_by(3)  # this is lost when it is killed
        async with opened(tmp_path, there.hand, there.bots) as again:
            table = await again.tables.open(there.table.row.id)
            table.enter(Listener(there.people[seat].id), since=-1)
            clock = table.clock_message()
            assert clock is not None and clock.seat == seat
            assert (clock.left, clock.bank) == (max(0, CLOCK - passed), min(BANK, BANK + CLOCK - passed))

    played(tmp_path, told, bank=BANK)


def test_what_is_used_outlives_a_server_that_is_stopped(tmp_path: Path) -> None:
    stopped: list[Evening] = []

    async def told(there: Evening) -> None:
        there.table.seen(there.asked, 0)
        await there.pass_by(4)
        for line in there.lines:
            there.table.depart(line)
        await there.pass_by(100)  # nobody is here: that does not count
        stopped.append(there)

    async def later() -> None:
        (before,) = stopped
        async with opened(tmp_path, before.hand, before.bots) as server:
            table = await server.tables.open(before.table.row.id)
            assert (table.clocks.grace, table.clocks.left) == (0, CLOCK - 4)

    played(tmp_path, told)
    apart(later())


def test_a_bank_outlives_the_server_also_after_the_question(tmp_path: Path) -> None:
    async def told(there: Evening) -> None:
        seat = there.asked
        there.table.seen(seat, 0)
        await there.pass_by(CLOCK + 7)
        await there.answer()
        await there.server.tables.store_times()
        async with opened(tmp_path, there.hand, there.bots) as again:
            clocks = (await again.tables.open(there.table.row.id)).clocks
            assert (clocks.bank(seat), clocks.bank(1 - seat)) == (BANK - 7, BANK)

    played(tmp_path, told, bank=BANK)
