"""What tables and connections cost that nothing happens at, and how soon a server with many stored tables answers."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from time import monotonic, perf_counter
from typing import Any, Final

from sqlalchemy import Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.asyncio.client import ClientConnection

from stockpile.server.house.house import TIDYING
from stockpile.server.store import schema
from stockpile.server.store.opening import make_engine, with_driver
from stockpile.trials.players import DECODER, Guest, Update, Welcome, chosen, send_answers
from stockpile.trials.server import ServerProcess, allow_files
from stockpile.trials.vitals import resident

ANSWERS: Final = 12  # given at each table before it is left alone
PEOPLE: Final = 4
PORTION: Final = 500  # tables that are written, or connections that are opened, at once
SETTLING: Final = 2.0  # seconds before memory is looked at
KEYS: Final[tuple[tuple[Table, str], ...]] = (
    (schema.tables, "id"),
    (schema.seats, "table_id"),
    (schema.answers, "table_id"),
)

ASKING: Final = 4  # who ask for tables at once

Tell = Callable[[str, int], None]  # what is done, and how much more of it


class TooSlow(Exception):
    """Before all tables were open, the first were put away again: too many, or a machine with too much to do."""


@dataclass(frozen=True)
class Idle:
    """Memory of one worker, and the start with so many stored tables."""

    tables: int
    connections: int
    stored: int
    empty_mb: float
    tables_mb: float  # with all tables open
    connections_mb: float  # and all connections
    table_kb: float
    connection_kb: float
    start_seconds: float  # from the start of the process to the first answer


async def _begun(port: int) -> tuple[Guest, str]:
    """A table where somebody with four seats has given some answers."""
    guest = await asyncio.to_thread(Guest, port, "Host")
    plan = {"seats": [{"kind": "me"}] * PEOPLE, "start": True}
    key = (await asyncio.to_thread(guest.post, "/api/tables", plan))["id"]
    guest.close()
    rng = Random(1)
    async with guest.connect(key) as socket:
        async for text in socket:
            message = DECODER.decode(text)
            if isinstance(message, Welcome | Update):
                if message.number >= ANSWERS:
                    return guest, key
                sights = message.sights if isinstance(message, Update) else message.opening
                question = sights[0].view.question
                assert question is not None
                await send_answers(socket, message.number, question.seat, [chosen(sights[question.seat], rng)[0]])
    raise RuntimeError("the server hung up")


def _name(number: int) -> str:
    """What the copies of a table are called."""
    return f"{number:016x}"


async def _multiply(database: str, key: str, numbers: range, tell: Tell) -> None:
    """Copies of a table's rows: a database as after many evenings, without playing them."""
    engine = make_engine(with_driver(database))
    try:
        async with engine.connect() as connection:
            rows = {table: await _rows(connection, table, column, key) for table, column in KEYS}
            await connection.rollback()
            for first in range(numbers.start, numbers.stop, PORTION):
                part = range(first, min(first + PORTION, numbers.stop))
                async with connection.begin():
                    for table, column in KEYS:
                        copies = [row | {column: _name(number)} for number in part for row in rows[table]]
                        await connection.execute(insert(table), copies)
                tell("stored", len(part))
    finally:
        await engine.dispose()


async def _rows(connection: AsyncConnection, table: Table, column: str, key: str) -> list[dict[str, Any]]:
    found = await connection.execute(select(table).where(table.c[column] == key))
    return [dict(row) for row in found.mappings()]


async def _open_tables(port: int, count: int, tell: Tell) -> None:
    """Somebody asks how each table stands: then it is in memory, for a minute."""
    began = monotonic()
    await asyncio.gather(*(asyncio.to_thread(_ask, port, range(first, count, ASKING), tell) for first in range(ASKING)))
    if monotonic() - began > TIDYING:
        raise TooSlow


def _ask(port: int, numbers: range, tell: Tell) -> None:
    guest = Guest(port, "Guest")
    for number in numbers:
        guest.get(f"/api/tables/{_name(number)}")
        tell("tables", 1)
    guest.close()


async def _connect(guest: Guest, count: int, tables: int, tell: Tell) -> list[ClientConnection]:
    opened: list[ClientConnection] = []
    while len(opened) < count:
        part = range(len(opened), min(len(opened) + PORTION // 10, count))
        links = [guest.connect(_name(number % tables), since=ANSWERS) for number in part]
        opened += await asyncio.gather(*links)
        tell("connections", len(part))
    return opened


async def _memory(server: ServerProcess) -> float:
    await asyncio.sleep(SETTLING)
    return resident(server.pid)


async def measure(database: str, tables: int, connections: int, stored: int, tell: Tell) -> Idle:
    """One worker: first with its tables and connections, then started anew with all that is stored."""
    allow_files(connections)
    server = ServerProcess(database)
    server.start()
    try:
        guest, key = await _begun(server.port)
        await _multiply(database, key, range(tables), tell)
        empty = await _memory(server)
        await _open_tables(server.port, tables, tell)
        with_tables = await _memory(server)
        opened = await _connect(guest, connections, tables, tell)
        with_all = await _memory(server)
        await asyncio.gather(*(socket.close() for socket in opened))
        server.stop()
        await _multiply(database, key, range(tables, stored), tell)
        seconds = await _start(server, guest)
    finally:
        server.kill()
    return Idle(
        tables=tables,
        connections=connections,
        stored=max(tables, stored),
        empty_mb=empty,
        tables_mb=with_tables,
        connections_mb=with_all,
        table_kb=round(1000 * (with_tables - empty) / tables, 1),
        connection_kb=round(1000 * (with_all - with_tables) / connections, 1),
        start_seconds=round(seconds, 2),
    )


async def _start(server: ServerProcess, guest: Guest) -> float:
    guest.close()
    began = perf_counter()
    await asyncio.to_thread(server.start)
    await asyncio.to_thread(guest.get, "/api/tables")
    return perf_counter() - began
