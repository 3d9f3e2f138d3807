"""What can grow has an end, what is looked for has an index, and memory stays bounded. Games that have begun stay."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Iterable
from time import time
from typing import Any

import pytest

from stockpile.rules.config import preset
from stockpile.server import registry
from stockpile.server import server as server_module
from stockpile.server.coach.coach import Analyses
from stockpile.server.db import cleanup as sweeping
from stockpile.server.db.cleanup import Cleanup
from stockpile.server.db.rows import ChatRow, GuestRow, SeatRow, TableRow
from stockpile.server.db.store import CHAT_LINES_KEPT, Store
from stockpile.server.db.writer import Notification
from stockpile.server.guests import guests as knowing
from stockpile.server.guests.guests import Devices, Guests
from stockpile.server.people.privacy import PeopleQueries
from stockpile.server.server import Server
from stockpile.server.settings import DAY_SECONDS, Retention, Settings
from stockpile.server.table.state import Listener
from tests.support.databases import ask, kind_of
from tests.support.running import PATIENCE

KEEPING = Retention(guests=10 * DAY_SECONDS, waiting=20 * DAY_SECONDS, chat=30 * DAY_SECONDS)


def days_ago(days: float) -> float:
    return time() - days * DAY_SECONDS


async def add_table(store: Store, key: str, host: str, stage: Any, days: float) -> None:
    seats = [SeatRow(0, "human", host, "Ada"), SeatRow(1, "bot", name="Ben", bot="random")]
    row = TableRow(key, host, "code", stage, preset("classic", 2), "", created=days_ago(days), seats=seats)
    await store.add_table(row)


async def filled(store: Store) -> None:
    """Guests, tables and chat, some of them old."""
    for name, days in (("host", 90), ("seated", 90), ("left", 11), ("spoke", 11), ("came", 9), ("known", 11)):
        await store.add_guest(GuestRow(name, "0" * 64, name, days_ago(days)))
    for key, stage, days in (("old", "waiting", 21), ("open", "waiting", 21), ("new", "waiting", 19)):
        await add_table(store, key, "host", stage, days)
    for key, stage in (("playing", "playing"), ("over", "over")):
        await add_table(store, key, "seated", stage, 5000)
        await store.append(key, 0, [(7, "player")])
    await add_table(store, "begun", "seated", "waiting", 5000)  # its row is damaged
    await store.append("begun", 0, [(7, "player")])
    for number, days in enumerate((31, 29)):
        await store.add_chat("over", ChatRow(number, 0, "Ada", "hello", days_ago(days)))
        await store.add_chat("old", ChatRow(number, 0, "Ada", "hello", days_ago(days)))
    await store.add_chat("over", ChatRow(2, None, "Sue", "well played", days_ago(11), "spoke"))


def left_over(url: str) -> dict[str, list[str]]:
    queries = {
        "guests": "SELECT id FROM guests",
        "tables": "SELECT id FROM tables",
        "seats": "SELECT DISTINCT table_id FROM seats",
        "answers": "SELECT table_id FROM answers",
        "chat": "SELECT table_id || number FROM chat",
    }
    return {name: sorted(row[0] for row in ask(url, query)) for name, query in queries.items()}


@pytest.mark.parametrize("portion", [1, 200])
def test_what_nobody_comes_back_to_goes_and_all_else_stays(
    portion: int, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sweeping, "PORTION", portion)

    async def run() -> None:
        store = await Store.open(database)
        await filled(store)
        cleanup = Cleanup(store, KEEPING)
        for _ in range(8):
            await cleanup.remove_old_chat()
            await cleanup.remove_old_tables({"open"} if portion > 1 else {})
            await cleanup.remove_old_guests({"known"})
        await store.close()

    asyncio.run(run())
    tables = ["begun", "new", *(["open"] if portion > 1 else []), "over", "playing"]
    assert left_over(database) == {
        "guests": ["came", "host", "known", "seated", "spoke"],
        "tables": tables,
        "seats": tables,
        "answers": ["begun", "over", "playing"],
        "chat": ["over1", "over2"],
    }


def test_the_house_sweeps_by_itself(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "UNUSED_SECONDS", 0.05)
    monkeypatch.setattr(server_module, "SECONDS_BETWEEN_CLEANUPS", 0.05)

    async def run() -> None:
        store = await Store.open(database)
        await filled(store)
        await store.close()
        server = await Server.open(Settings(database, workers=1, pause=0, retention=KEEPING))
        table, listener = await server.tables.open("open"), Listener("host")
        table.enter(listener, since=-1)
        async with asyncio.timeout(PATIENCE):
            while not await asyncio.to_thread(is_swept):
                await asyncio.sleep(0.02)
        table.depart(listener)
        await server.close()

    def is_swept() -> bool:
        found = left_over(database)
        return found["tables"] == ["begun", "new", "open", "over", "playing"] and "left" not in found["guests"]

    asyncio.run(run())
    assert is_swept()


def test_of_each_table_the_last_hundred_lines_are_kept(database: str) -> None:
    async def run() -> list[ChatRow]:
        store = await Store.open(database)
        await store.add_guest(GuestRow("g", "0" * 64, "Ada"))
        await add_table(store, "t", "g", "waiting", 0)
        for number in range(CHAT_LINES_KEPT + 30):
            await store.add_chat("t", ChatRow(number, None, "Ada", "hello", time()))
        found = await store.chat("t")
        await store.close()
        return found

    assert [line.number for line in asyncio.run(run())] == list(range(30, 130))
    assert len(left_over(database)["chat"]) == 100


def test_guests_in_memory_are_those_who_came_by_lately(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(knowing, "MAX_REMEMBERED", 5)

    async def run() -> int:
        store = await Store.open(database)
        guests = Guests(store)
        cookies = [(await guests.new("Ada"))[1] for _ in range(20)]
        assert all([await guests.by_cookie(cookie) is not None for cookie in cookies])
        await store.close()
        return len(guests.known)

    assert asyncio.run(run()) == 5


LOOKS: dict[str, Callable[[Store], Any]] = {
    "the lobby": lambda store: store.open_to_all(0, 50),
    "my tables": lambda store: store.tables_of("g", 50),
    "one table": lambda store: store.table("t"),
    "how many answers": lambda store: store.numbers(["t", "u"]),
    "chat": lambda store: store.chat("t"),
    "old chat": lambda store: Cleanup(store, KEEPING).remove_old_chat(),
    "old tables": lambda store: Cleanup(store, KEEPING).remove_old_tables({}),
    "what somebody said": lambda store: PeopleQueries(store).lines("g"),
    "what the coach said": lambda store: Analyses(store).judged(["t", "u"]),
    "old codes": lambda store: Cleanup(store, KEEPING).remove_old_codes(),
    "my devices": lambda store: Devices(store).of("g"),
    "my code": lambda store: Devices(store).code_of("g"),
    "old guests": lambda store: Cleanup(store, KEEPING).remove_old_guests({}),
}


# How each database is asked how it would go about a query, and how a line begins that tells of reading a whole table.
# PostgreSQL reads small tables whole unless it is told that this costs much; it still has to where there is no index.
PLANS = {
    "sqlite": ("EXPLAIN QUERY PLAN", "SCAN"),
    "postgresql": ("EXPLAIN", ".*Seq Scan on"),
}


@pytest.mark.parametrize("look", LOOKS)
def test_nothing_is_looked_for_by_reading_everything(look: str, database: str) -> None:
    """A database says how it would go about each query: by an index, never through a whole table."""
    asked: list[Any] = []

    class Listening(Store):
        async def rows(self, query: Any) -> list[Any]:
            asked.append(query)
            return await super().rows(query)

        async def change(self, *statements: Any, notifications: Iterable[Notification] = ()) -> None:
            asked.extend(statements)
            await super().change(*statements, notifications=notifications)

    async def run() -> list[tuple[str, list[str]]]:
        store = await Listening.open(database)
        await filled(store)
        asked.clear()
        await LOOKS[look](store)
        found = [await plan(store, query) for query in tuple(asked)]
        await store.close()
        return found

    plans = asyncio.run(run())
    whole = f"{PLANS[kind_of(database)][1]} (guests|tables|seats|answers|chat|analyses)"
    assert plans
    for text, lines in plans:
        assert not [line for line in lines if re.match(whole, line)], (text, lines)


async def plan(store: Store, query: Any) -> tuple[str, list[str]]:
    """A query in the words of the database, and what it would do."""
    explain, _ = PLANS[store.engine.dialect.name]
    text = str(query.compile(store.engine, compile_kwargs={"literal_binds": True}))
    async with store.engine.connect() as connection:
        if store.shared:
            await connection.exec_driver_sql("SET enable_seqscan = off")
        return text, [row[-1] for row in await connection.exec_driver_sql(f"{explain} {text}")]
