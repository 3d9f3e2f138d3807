"""What tables and connections cost that nothing happens at, and how soon a server with many stored tables answers."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from random import Random
from time import perf_counter
from typing import Any, Final

from sqlalchemy import Table, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection
from websockets.asyncio.client import ClientConnection

from loadtest.client import DECODER, Guest, PartialUpdate, PartialWelcome, chosen, send_answers
from loadtest.processes import resident
from loadtest.server import ServerProcess, allow_files
from stockpile.server.db import schema
from stockpile.server.db.engine import make_engine, with_driver

ANSWERS: Final = 12  # given at each table before it is left alone
PEOPLE: Final = 4
PORTION: Final = 500  # tables that are written at once
AT_ONCE: Final = 50  # connections that are opened at once
SETTLING: Final = 2.0  # seconds before memory is looked at
KEYS: Final[tuple[tuple[Table, str], ...]] = (
    (schema.tables, "id"),
    (schema.seats, "table_id"),
    (schema.answers, "table_id"),
)


OnProgress = Callable[[str, int], None]  # what is done, and how much more of it


@dataclass(frozen=True)
class IdleCosts:
    """Memory of one worker, and the start with this many stored tables.

    A table that nobody is at is put away after a minute and costs nothing then. So somebody is at each of them, and
    more connections show what of that is the connection's.
    """

    tables: int
    connections: int  # besides one for each table
    stored: int
    empty_mb: float
    tables_mb: float  # with somebody at each table
    connections_mb: float  # with all connections
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
            if isinstance(message, PartialWelcome | PartialUpdate):
                if message.number >= ANSWERS:
                    return guest, key
                sights = message.sights if isinstance(message, PartialUpdate) else message.opening
                question = sights[0].view.question
                assert question is not None
                await send_answers(socket, message.number, question.seat, [chosen(sights[question.seat], rng)[0]])
    raise RuntimeError("the server hung up")


def _name(number: int) -> str:
    """What the copies of a table are called."""
    return f"{number:016x}"


async def _multiply(database: str, key: str, numbers: range, on_progress: OnProgress) -> None:
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
                on_progress("stored", len(part))
    finally:
        await engine.dispose()


async def _rows(connection: AsyncConnection, table: Table, column: str, key: str) -> list[dict[str, Any]]:
    found = await connection.execute(select(table).where(table.c[column] == key))
    return [dict(row) for row in found.mappings()]


async def _open(guest: Guest, count: int, tables: int, on_progress: Callable[[int], None]) -> list[ClientConnection]:
    """This many connections, round the tables."""
    opened: list[ClientConnection] = []
    for first in range(0, count, AT_ONCE):
        part = await _connected(guest, [number % tables for number in range(first, min(first + AT_ONCE, count))])
        opened += part
        on_progress(len(part))
    return opened


async def _connected(guest: Guest, numbers: Iterable[int]) -> list[ClientConnection]:
    """Who has come and was told how things stand."""
    opened = await asyncio.gather(*(guest.connect(_name(number), since=ANSWERS) for number in numbers))
    for text in await asyncio.gather(*(socket.recv() for socket in opened)):
        if not isinstance(DECODER.decode(text), PartialWelcome):
            raise RuntimeError("nobody is welcome")
    return list(opened)


async def _memory(server: ServerProcess) -> float:
    await asyncio.sleep(SETTLING)
    return resident(server.pid)


async def measure(database: str, tables: int, connections: int, stored: int, on_progress: OnProgress) -> IdleCosts:
    """One worker: first with its tables and connections, then restarted with all that is stored."""
    allow_files(tables + connections)
    server = ServerProcess(database)
    server.start()
    try:
        guest, key = await _begun(server.port)
        await _multiply(database, key, range(tables), on_progress)
        empty = await _memory(server)
        opened = await _open(guest, tables, tables, partial(on_progress, "tables"))
        with_tables = await _memory(server)
        opened += await _open(guest, connections, tables, partial(on_progress, "connections"))
        with_all = await _memory(server)
        server.kill()
        del opened
        await _multiply(database, key, range(tables, stored), on_progress)
        seconds = await _start(server, guest)
    finally:
        server.kill()
    connection = (with_all - with_tables) / connections
    return IdleCosts(
        tables=tables,
        connections=connections,
        stored=max(tables, stored),
        empty_mb=empty,
        tables_mb=with_tables,
        connections_mb=with_all,
        table_kb=round(1000 * ((with_tables - empty) / tables - connection), 1),
        connection_kb=round(1000 * connection, 1),
        start_seconds=round(seconds, 2),
    )


async def _start(server: ServerProcess, guest: Guest) -> float:
    guest.close()
    began = perf_counter()
    await asyncio.to_thread(server.start)
    await asyncio.to_thread(guest.get, "/api/tables")
    return perf_counter() - began
