"""The database: guests, tables, seats, and the answers of every game, append-only.

Everything written is committed when the call returns, and other workers at the same database are notified.
"""

import asyncio
import secrets
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import asdict
from time import time
from typing import Any, Final, get_args

from sqlalchemy import Executable, case, delete, func, insert, select, union, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from stockpile.server.db import schema
from stockpile.server.db.engine import bring_up_to_date, make_engine
from stockpile.server.db.rows import (
    ChatRow,
    DamagedRow,
    GuestRow,
    KeptTime,
    TableRow,
    columns_of,
    seat_columns,
    table_row,
    without_times,
)
from stockpile.server.db.writer import Appender, Notification, NotificationKind, Work, Writer
from stockpile.server.protocol import By

CHAT_LINES_KEPT: Final = 100  # of a table; everyone who connects gets them all
GAP: Final = -1  # instead of a number of answers: one is missing
WORKER_NUMBERS: Final = 2**31


class DamagedAnswers(Exception):
    """The answers of a table are not those of a game."""


class OutOfDate(Exception):
    """A table's row was changed by another worker in the meantime."""


class TooManyTables(Exception):
    """A guest is the host of as many tables as one may have."""


class Store:
    """An open database. All writing goes through one connection, one transaction after the other."""

    def __init__(self, engine: AsyncEngine, writer: AsyncConnection) -> None:
        self.worker = 1 + secrets.randbelow(WORKER_NUMBERS - 1)  # this worker's number among those at the same database
        self.engine = engine
        self._writer = Writer(engine, writer)
        self._appender = Appender(self._writer, self.worker)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """Connect, and bring the schema up to date."""
        engine = make_engine(url)
        try:
            await bring_up_to_date(engine)
            return cls(engine, await engine.connect())
        except Exception:
            await engine.dispose()
            await asyncio.sleep(0.1)  # the driver's thread has a last word; it needs the loop for that
            raise

    @property
    def shared(self) -> bool:
        """Whether there may be other workers."""
        return self.engine.dialect.name == "postgresql"

    async def close(self) -> None:
        """Wait for what is being written, then let go of the database."""
        await self._appender.close()
        await self._writer.close()
        await self.engine.dispose()

    async def rows(self, query: Any) -> list[Any]:
        return await self._writer.rows(query)

    def on_written(self, told: Callable[[float], None]) -> None:
        """From now on tell how long each transaction takes."""
        self._writer.on_written = told

    async def change(self, *statements: Executable, notifications: Iterable[Notification] = ()) -> None:
        """All of them in one transaction."""

        async def work(connection: AsyncConnection) -> None:
            for statement in statements:
                await connection.execute(statement)

        await self._writer.write(work, notifications)

    async def write(self, work: Work, notifications: Iterable[Notification] = ()) -> None:
        """Whatever `work` does, in one transaction."""
        await self._writer.write(work, notifications)

    def notification(self, kind: NotificationKind, table: str = "", number: int = 0, more: Any = None) -> Notification:
        """A notification from this worker."""
        return Notification(self.worker, kind, table, number, more)

    # Guests.

    async def add_guest(self, guest: GuestRow) -> None:
        await self.change(insert(schema.guests).values(asdict(guest)))

    async def rename_guest(self, guest: str, name: str) -> None:
        renamed = update(schema.guests).where(schema.guests.c.id == guest).values(name=name)
        await self.change(renamed, notifications=[self.notification("guest", more=guest)])

    async def guest(self, guest: str) -> GuestRow | None:
        rows = await self.rows(select(schema.guests).where(schema.guests.c.id == guest))
        return GuestRow(**rows[0]) if rows else None

    # Tables and seats.

    async def add_table(self, table: TableRow, most: int | None = None) -> None:
        """A new table, unless its host has `most` already that wait or run: two that are added at once count too."""
        seats = [seat_columns(table, seat) for seat in table.seats]

        async def work(connection: AsyncConnection) -> None:
            if most is not None and await _hosted(connection, table.host) >= most:
                raise TooManyTables
            await connection.execute(insert(schema.tables).values(columns_of(table)))
            await connection.execute(insert(schema.seats).values(seats))

        await self._writer.write(work)

    async def save_table(self, table: TableRow) -> None:
        """Its stage, chance and seats as they are now, but not its time, which is kept by itself.

        A caller that knew an older row than the stored one changes nothing.
        """
        changed = table.revision + 1
        columns = without_times(columns_of(table)) | {"revision": changed}
        this = (schema.tables.c.id == table.id, schema.tables.c.revision == table.revision)

        tried = 0

        async def work(connection: AsyncConnection) -> None:
            nonlocal tried
            tried += 1
            if not (await connection.execute(update(schema.tables).where(*this).values(columns))).rowcount:
                if tried > 1 and await _revision(connection, table.id) == changed:
                    return  # the first attempt came through, though nobody said so
                raise OutOfDate(table.id)
            for seat in table.seats:
                where = (schema.seats.c.table_id == table.id, schema.seats.c.seat == seat.seat)
                facts = without_times(seat_columns(table, seat))
                await connection.execute(update(schema.seats).where(*where).values(facts))

        await self._writer.write(work, [self.notification("row", table.id, changed)])
        table.revision = changed

    async def keep_times(self, kept: Sequence[KeptTime]) -> None:
        """How much of the time for questions, and of the banks, is used up, at any number of tables at once."""
        columns, seats = schema.tables.c, schema.seats.c
        await self.change(
            *[
                update(schema.tables)
                .where(columns.id == each.table)
                .values(clock_number=each.number, clock_used=each.used)
                for each in kept
            ],
            *[
                update(schema.seats).where(seats.table_id == each.table, seats.seat == seat).values(bank_used=used)
                for each in kept
                for seat, used in enumerate(each.banks)
                if used
            ],
        )

    async def remove_table(self, table: str) -> None:
        """A table at which nobody sits and no game has started."""
        await self.change(
            *[delete(each).where(each.c.table_id == table) for each in schema.OF_WAITING],
            delete(schema.tables).where(schema.tables.c.id == table),
            notifications=[self.notification("gone", table)],
        )

    async def table(self, table: str) -> TableRow | DamagedRow | None:
        rows = await self._tables(schema.tables.c.id == table, 1)
        return rows[0] if rows else None

    async def open_to_all(self, since: float, count: int) -> list[TableRow | DamagedRow]:
        """Tables that were set up since then and have open seats, the newest first."""
        columns = schema.tables.c
        return await self._tables((columns.listed == 1) & (columns.created >= since), count)

    async def tables_of(self, guest: str, count: int) -> list[TableRow | DamagedRow]:
        """Tables where a guest sits or is the host, the newest first."""
        seated = select(schema.seats.c.table_id).where(schema.seats.c.guest == guest)
        hosted = select(schema.tables.c.id).where(schema.tables.c.host == guest)
        return await self._tables(schema.tables.c.id.in_(union(seated, hosted)), count)

    async def _tables(self, where: Any, count: int) -> list[TableRow | DamagedRow]:
        newest = schema.tables.c.created.desc()
        rows = await self.rows(select(schema.tables).where(where).order_by(newest).limit(count))
        seats: dict[str, list[Any]] = {row["id"]: [] for row in rows}
        sitting = select(schema.seats).where(schema.seats.c.table_id.in_(seats)).order_by(schema.seats.c.seat)
        for seat in await self.rows(sitting):
            seats[seat["table_id"]].append(seat)
        return [table_row(row, seats[row["id"]]) for row in rows]

    async def ready(self) -> None:
        """Raises what is wrong with the database, if it cannot be asked anything."""
        await self.rows(select(1))

    # Figures.

    async def keep_sheet(self, version: str, sheet: str) -> None:
        """Figures that a game starts with. Two games may start at once: one sheet of a version is enough."""
        with suppress(IntegrityError):
            await self.change(insert(schema.contents).values(version=version, sheet=sheet))

    async def sheets(self) -> dict[str, str]:
        """All figures that games were started with, by version."""
        return {row["version"]: str(row["sheet"]) for row in await self.rows(select(schema.contents))}

    # Answers.

    async def append(self, table: str, first: int, given: Sequence[tuple[int, By]]) -> None:
        """Answers (each names its giver) from a number on: all of them or none. Returns once they are on disk."""
        now = time()
        rows = [
            {"table_id": table, "number": first + place, "answer": answer, "by": by, "at": now}
            for place, (answer, by) in enumerate(given)
        ]
        await self._appender.append(rows)

    async def answers(self, table: str, since: int = 0) -> list[tuple[int, By]]:
        """All answers of a table from a number on."""
        columns = schema.answers.c
        here = (columns.table_id == table, columns.number >= since)
        rows = await self.rows(select(schema.answers).where(*here).order_by(columns.number))
        for number, row in enumerate(rows, since):
            if row["number"] != number:
                raise DamagedAnswers(f"answer {number} is missing")
            if row["by"] not in get_args(By):
                raise DamagedAnswers(f"answer {number} was given by {row['by']!r}")
            if not isinstance(row["answer"], int):
                raise DamagedAnswers(f"answer {number} is no number")
        return [(row["answer"], row["by"]) for row in rows]

    async def numbers(self, tables: Sequence[str]) -> dict[str, int]:
        """How many answers each of some tables has; GAP where one is missing."""
        columns = schema.answers.c
        whole = func.max(columns.number) == func.count() - 1
        query = (
            select(columns.table_id, case((whole, func.count()), else_=GAP).label("count"))
            .where(columns.table_id.in_(tables))
            .group_by(columns.table_id)
        )
        return {row["table_id"]: row["count"] for row in await self.rows(query)}

    # What hosts forbid.

    async def restricted(self, table: str) -> tuple[set[str], set[str]]:
        """The guests who may not speak at a table, and those who may not sit there."""
        rows = await self.rows(select(schema.restrictions).where(schema.restrictions.c.table_id == table))
        muted, removed = ({row["guest"] for row in rows if row[what]} for what in ("muted", "removed"))
        return muted, removed

    async def restrict(self, table: str, guest: str, muted: bool, removed: bool) -> None:
        columns = schema.restrictions.c
        facts = {"table_id": table, "guest": guest, "muted": int(muted), "removed": int(removed)}
        await self.change(
            delete(schema.restrictions).where(columns.table_id == table, columns.guest == guest),
            *([insert(schema.restrictions).values(facts)] if muted or removed else []),
            notifications=[self.notification("people", table)],
        )

    # Chat.

    async def add_chat(self, table: str, line: ChatRow) -> None:
        """Keep a line; what nobody would be sent any more goes."""
        columns = schema.chat.c
        await self.change(
            insert(schema.chat).values(asdict(line) | {"table_id": table}),
            delete(schema.chat).where(columns.table_id == table, columns.number <= line.number - CHAT_LINES_KEPT),
            notifications=[self.notification("chat", table, line.number)],
        )

    async def chat(self, table: str) -> list[ChatRow]:
        """The last lines, the oldest first."""
        columns = schema.chat.c
        query = (
            select(schema.chat).where(columns.table_id == table).order_by(columns.number.desc()).limit(CHAT_LINES_KEPT)
        )
        rows = [{name: row[name] for name in row if name != "table_id"} for row in await self.rows(query)]
        return [ChatRow(**row) for row in reversed(rows)]


async def _revision(connection: AsyncConnection, table: str) -> int | None:
    columns = schema.tables.c
    found: int | None = (await connection.execute(select(columns.revision).where(columns.id == table))).scalar()
    return found


async def _hosted(connection: AsyncConnection, guest: str) -> int:
    """Count a guest's waiting and running tables. Locks the guest row, so that concurrent counts serialise."""
    await connection.execute(select(schema.guests.c.id).where(schema.guests.c.id == guest).with_for_update())
    columns = schema.tables.c
    query = select(func.count()).where(columns.host == guest, columns.stage != "over")
    return int((await connection.execute(query)).scalar_one())
