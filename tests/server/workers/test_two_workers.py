"""Two workers at one PostgreSQL: whoever is connected where, everybody is at the same table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import Any

import pytest
from sqlalchemy import text
from websockets.exceptions import WebSocketException

from loadtest.server import ServerProcess
from stockpile.server import protocol
from stockpile.server.cluster_sync import ClusterSync
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.settings import Settings, unlimited
from stockpile.server.table.live import READ_EVERY, LiveTable
from stockpile.server.table.state import Listener
from stockpile.server.token_buckets import Rate
from tests.support.databases import Databases
from tests.support.running import PATIENCE, Connection, Person, question_in, serving


@pytest.fixture
def shared(postgresql: Databases) -> Iterator[str]:
    with postgresql.lent() as url:
        yield url


@pytest.fixture
def two(shared: str, tmp_path: Path) -> Iterator[tuple[str, str]]:
    """The addresses of two workers."""
    with serving(tmp_path, database=shared) as one, serving(tmp_path, database=shared) as other:
        yield one, other


# Seats, chat and lists.


def test_seats_chat_and_lists_hold_at_both(two: tuple[str, str]) -> None:
    with Person(two[0], "Ada") as ada, Person(two[1], "Ben") as ben:
        come_talk_and_go(ada, ben)


def come_talk_and_go(ada: Person, ben: Person) -> None:
    table = ada.table("me", "open", "open")
    key = table["id"]
    with ada.at(key) as there:
        there.until("welcome")
        assert [each["id"] for each in ben.get("/api/tables")["open"]] == [key]
        ben.post(f"/api/tables/{key}/join", {"seat": 1})
        there.until("seats", where=lambda each: each["table"]["seats"][1]["name"] == "Ben")
        with ben.at(key) as here:
            here.until("welcome")
            there.until("seats", where=lambda each: each["table"]["seats"][1]["online"])
            here.send("chat", text="from one")
            there.until("chat")
            there.send("chat", text="from the other")
            lines = [here.until("chat")["line"] for _ in range(2)]
            assert [(line["number"], line["text"]) for line in lines] == [(0, "from one"), (1, "from the other")]
        there.until("seats", where=lambda each: not each["table"]["seats"][1]["online"])
    # The news of it are still on their way to the other worker when the answer is here.
    ben.post(f"/api/tables/{key}/leave", {})
    ada.get_until(f"/api/tables/{key}", lambda found: found["seats"][1]["kind"] == "open")
    ada.post(f"/api/tables/{key}/leave", {})
    ben.get_until("/api/tables", lambda found: found["open"] == [])


def test_a_seat_is_taken_by_one_of_two_who_want_it_at_the_same_moment(shared: str) -> None:
    async def run() -> None:
        servers = [await Server.open(Settings(shared, workers=1, pause=0)) for _ in range(2)]
        lobbies = [Lobby(server) for server in servers]
        host = (await servers[0].guests.new("Ada"))[0]
        others = [(await server.guests.new("Ben"))[0] for server in servers]
        for _ in range(20):
            seats = [protocol.SeatPlan("me"), protocol.SeatPlan("open")]
            made = await lobbies[0].create(host, protocol.NewTable(seats))
            tables = [await server.tables.open(made.row.id) for server in servers]
            both = zip(lobbies, tables, others, strict=True)
            joins = [lobby.join(table, who, protocol.Join(seat=1)) for lobby, table, who in both]
            results = await asyncio.gather(*joins, return_exceptions=True)
            assert [each.code for each in results if isinstance(each, Refusal)] == ["server-seat-taken"]
        for server in servers:
            await server.close()

    asyncio.run(run())


def test_what_is_used_of_a_rate_at_one_worker_counts_at_the_other(shared: str, tmp_path: Path) -> None:
    limits = replace(unlimited(), chat=Rate(0.001, 10))
    with (
        serving(tmp_path, limits, database=shared) as one,
        serving(tmp_path, limits, database=shared) as other,
    ):
        assert any(said_at_both(one, other, seconds) <= 12 for seconds in (1.5, 3, 6, 12, 24))


def said_at_both(one: str, other: str, seconds: float) -> int:
    """How many lines of chat somebody new can say, ten tries at each worker. They tell each other once a second."""
    ada = Person(one, "Ada")
    key = ada.table("me", "open")["id"]
    said = 0
    for address in (one, other):
        ada.address = address
        with ada.at(key) as there:
            there.until("welcome")
            for _ in range(10):
                there.send("chat", text="a line")
                said += there.until("chat", "refused")["type"] == "chat"
        assert said >= 10
        sleep(seconds)
    ada.close()
    return said


# Answers.


def test_of_two_answers_at_the_same_moment_one_is_stored_and_the_other_is_told(shared: str, long: bool) -> None:
    """A hundred times, or a thousand, each at its own worker."""
    races = 1000 if long else 100

    async def run() -> tuple[int, int]:
        servers = [await Server.open(Settings(shared, workers=1, pause=0)) for _ in range(2)]
        rng, stored, told = Random(1), 0, 0
        while stored < races:
            one, other = await _begun(servers)
            while stored < races and one.log is not None and not one.log.game.over:
                decision = one.log.game.decision
                assert decision is not None
                wanted = [rng.choice(decision.answers) for _ in range(2)]
                given = [protocol.GiveAnswers(one.number, decision.seat, [each.number]) for each in wanted]
                guest = one.row.seats[decision.seat].guest
                both = (one.answer(guest, given[0]), other.answer(guest, given[1]))
                results = await asyncio.gather(*both, return_exceptions=True)
                late = [each for each in results if isinstance(each, Refusal)]
                assert [each for each in results if isinstance(each, BaseException)] == late
                assert [each.code for each in late] == ["server-late"] * (wanted[0] != wanted[1])
                stored, told = stored + 1, told + len(late)
                await _level(one, other)
            assert one.log is not None
            kept = await servers[0].store.answers(one.row.id)
            assert [number for number, _ in kept] == one.log.answers
        for server in servers:
            await server.close()
        return stored, told

    stored, told = asyncio.run(run())
    assert stored == races and told > races // 2


async def _begun(servers: list[Server]) -> tuple[LiveTable, LiveTable]:
    """The same game of two seats of one guest, in memory at both workers."""
    lobby = Lobby(servers[0])
    guest, _ = await servers[0].guests.new("Ada")
    made = await lobby.create(guest, protocol.NewTable([protocol.SeatPlan("me")] * 2, start=True))
    one, other = made, await servers[1].tables.open(made.row.id)
    for table in (one, other):
        table.enter(Listener(None), since=-1)
    return one, other


async def _level(one: LiveTable, other: LiveTable) -> None:
    """Until both know the same."""
    end = monotonic() + PATIENCE
    while one.number != other.number:
        assert monotonic() < end
        await asyncio.sleep(0.001)
    assert one.log is not None and other.log is not None
    assert one.log.answers == other.log.answers


# Who knows more than a worker.


def test_whoever_knows_more_than_a_worker_is_shown_all_they_know(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Others claim to know far more. They share one reading a second, and nobody is shown less than they know."""
    monkeypatch.setattr(ClusterSync, "hear", lambda *_: None)  # the news are on their way for ever
    readings = count_readings(monkeypatch)

    async def run() -> None:
        servers = [await Server.open(Settings(shared, workers=1, pause=0)) for _ in range(2)]
        one, other = await _begun(servers)
        began = monotonic()
        for _ in range(3):
            await _play_on(one, one.row.seats[0].guest, answers=2)
            assert other.number < one.number
            liars = [other.ensure_fresh(999_999) for _ in range(50)]
            await asyncio.gather(*liars, other.ensure_fresh(one.number))
            assert other.number == one.number
        count = len(readings)
        assert 3 <= count <= 2 + (monotonic() - began) / READ_EVERY
        await other.ensure_fresh(one.number)
        assert len(readings) == count, "nothing is read for a connection that knows no more"
        for server in servers:
            await server.close()

    asyncio.run(run())


def test_a_reading_that_fails_is_told_to_all_who_wait_for_it(shared: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: Any) -> None:
        raise OSError("no database")

    async def run() -> None:
        servers = [await Server.open(Settings(shared, workers=1, pause=0)) for _ in range(2)]
        _, other = await _begun(servers)
        with monkeypatch.context() as broken:
            broken.setattr(type(servers[1].store), "table", fail)
            results = await asyncio.gather(*[other.ensure_fresh(99) for _ in range(3)], return_exceptions=True)
            assert [str(each) for each in results] == ["no database"] * 3
        await other.ensure_fresh(99)
        for server in servers:
            await server.close()

    asyncio.run(run())


def test_connections_that_claim_too_much_read_nothing_at_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    readings = count_readings(monkeypatch)
    with serving(tmp_path) as address:
        ada, stranger = Person(address, "Ada"), Person(address)
        table = ada.table("me", "me", start=True)["id"]
        for since in (1, 999_999):
            for person in (stranger, ada):
                with person.at(table, since=since) as there:
                    welcome = there.until("welcome")
                    assert welcome["number"] == 0 and not welcome["opening"][0]["news"]
        for person in (ada, stranger):
            person.close()
    assert readings == []


def count_readings(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tables that were read again, each time they are."""
    readings: list[str] = []
    catch_up = LiveTable.catch_up

    async def counted(self: LiveTable, *given: Any) -> None:
        readings.append(self.row.id)
        await catch_up(self, *given)

    monkeypatch.setattr(LiveTable, "catch_up", counted)
    return readings


# Workers that end.


def test_what_a_worker_drove_that_ends_politely_is_driven_by_the_other(shared: str) -> None:
    async def run() -> None:
        one, other = [await Server.open(Settings(shared, workers=1, pause=0)) for _ in range(2)]
        guest, _ = await one.guests.new("Ada")
        plan = [protocol.SeatPlan("me"), protocol.SeatPlan("bot", "random")]
        first = await Lobby(one).create(guest, protocol.NewTable(plan, start=True))
        first.enter(Listener(guest.id), since=-1)
        second = await other.tables.open(first.row.id)
        second.enter(Listener(guest.id), since=-1)
        await _until(lambda: first.lease.held and not second.lease.held)
        await one.close()
        await _until(lambda: second.lease.held)
        await _play_on(second, guest.id, answers=12)
        await other.close()

    asyncio.run(run())


def test_a_worker_whose_line_was_cut_hears_of_everything_again(shared: str) -> None:
    async def run() -> None:
        servers = [await Server.open(Settings(shared, workers=1, pause=0)) for _ in range(2)]
        one, other = await _begun(servers)
        lines = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 2 AND pid <> pg_backend_pid()"
        cut = text(f"SELECT pg_terminate_backend(pid) FROM ({lines}) AS lines")
        for _ in range(3):
            async with servers[0].store.engine.connect() as connection:
                await connection.execute(cut)
            await _play_on(one, one.row.seats[0].guest, answers=6)
            await _until(lambda: other.number == one.number)
        for server in servers:
            await server.close()

    asyncio.run(run())


async def _until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.01)


async def _play_on(table: LiveTable, guest: str | None, answers: int) -> None:
    """A person answers at this worker until there are so many answers more; bots do what they do."""
    end = table.number + answers
    while table.number < end:
        log = table.running()
        if log.game.asked in table.seats_of(guest):
            decision = log.game.decision
            assert decision is not None
            await table.answer(guest, protocol.GiveAnswers(table.number, decision.seat, [decision.answers[0].number]))
        else:
            number = table.number
            await _until(lambda number=number: table.number > number)  # type: ignore[misc]


def test_players_on_both_miss_nothing_when_workers_are_killed_in_turn(shared: str, long: bool) -> None:
    """Every frame begins where the last ended, over two kills or four, and both see the same game."""
    kills = 4 if long else 2
    servers = [ServerProcess(shared), ServerProcess(shared)]
    for server in servers:
        server.start()
    rng = Random(2)
    try:
        ada, ben = Person(f"127.0.0.1:{servers[0].port}", "Ada"), Person(f"127.0.0.1:{servers[1].port}", "Ben")
        key = ada.table("me", "open", "random")["id"]
        ben.post(f"/api/tables/{key}/join", {"seat": 1})
        ada.post(f"/api/tables/{key}/start")
        watches = [Watch(ada, key, 0), Watch(ben, key, 1)]
        end = monotonic() + 3 * PATIENCE
        for kill in range(kills + 1):
            while max(watch.number for watch in watches) < 8 * (kill + 1):
                assert monotonic() < end
                for watch in watches:
                    watch.answer(rng)
            if kill < kills:
                hurt, other = watches[kill % 2], watches[1 - kill % 2]
                servers[kill % 2].kill()
                other.answer(rng)  # the other plays on meanwhile
                servers[kill % 2].start()
                hurt.come_again()
        end = max(watch.number for watch in watches)
        for watch in watches:
            if watch.number < end:
                watch.listen(end)
        assert watches[0].number == watches[1].number >= 8 * (kills + 1)
        for watch in watches:
            watch.close()
        ada.close()
        ben.close()
    finally:
        for server in servers:
            server.kill()


class Watch:
    """A player who holds every frame against the last one."""

    def __init__(self, person: Person, table: str, seat: int) -> None:
        self.number = -1
        self._person = person
        self._table = table
        self._seat = seat
        self._question: dict[str, Any] | None = None
        self._open()

    def _open(self) -> None:
        since = self.number if self.number >= 0 else None
        self._context = self._person.at(self._table, since)
        self._line: Connection = self._context.__enter__()
        self.listen(self.number)

    def close(self) -> None:
        with suppress(WebSocketException, OSError):
            self._context.__exit__(None, None, None)

    def come_again(self) -> None:
        """What was seen before is there still."""
        self.close()
        self._open()

    def listen(self, number: int, patience: float = 120.0) -> None:
        """Hear everything until so many answers are known, or for so long; at least one frame."""
        heard = False
        while not heard or self.number < number:
            message = self._line.soon("welcome", "update", patience=patience)
            if message is None:
                return
            heard = self._take(message) or heard

    def _take(self, message: dict[str, Any]) -> bool:
        if message["type"] == "welcome":
            if not message["opening"]:
                return False  # that the game has begun is on its way to this worker
            assert message["number"] >= self.number
        else:
            assert message["since"] == self.number
        self.number, self._question = message["number"], question_in(message)
        return True

    def answer(self, rng: Random) -> None:
        """What has come meanwhile; then, if it is asked, one answer."""
        self.listen(self.number + 1000, patience=0.05)
        question = self._question
        if question is not None and question["seat"] == self._seat:
            self._line.answer(self.number, self._seat, rng.choice(question["answers"])["number"])
            self.listen(self.number + 1)
