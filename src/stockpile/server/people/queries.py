"""Queries about one person over all tables: where they sat, what they said, what a host forbade; and forgetting it."""

from collections.abc import Iterable, Sequence
from typing import Any, Final

from sqlalchemy import and_, delete, exists, or_, select, update

from stockpile.server.db import schema
from stockpile.server.db.rows import GuestRow
from stockpile.server.db.store import Store

NOBODY: Final = "0" * 16  # the guest that replaces a forgotten host; no cookie belongs to it
COUNTED_GAMES: Final = 1000  # of one guest, for the statistics; the newest


class PeopleQueries:
    """What the database has about one person, over all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    # Games.

    async def finished(self, guest: str) -> list[Any]:
        """Table, players and place of every seat of a guest in games whose end is written down."""
        tables, seats = schema.tables.c, schema.seats.c
        query = (
            select(seats.table_id, seats.place, tables.config)
            .join(schema.tables, tables.id == seats.table_id)
            .where(seats.guest == guest, seats.place.is_not(None), tables.lesson == "")
            .order_by(tables.created.desc())
            .limit(COUNTED_GAMES)
        )
        return await self._store.rows(query)

    async def last_answer(self, table: str) -> float | None:
        """When the last answer of a table was given."""
        columns = schema.answers.c
        query = select(columns.at).where(columns.table_id == table).order_by(columns.number.desc()).limit(1)
        rows = await self._store.rows(query)
        return float(rows[0]["at"]) if rows else None

    # What is kept of somebody.

    async def seats(self, guest: str) -> list[Any]:
        tables, seats = schema.tables.c, schema.seats
        of_table = (tables.stage, tables.host, tables.created, tables.ended, tables.lesson)
        query = (
            select(seats, *of_table).join(schema.tables, tables.id == seats.c.table_id).where(seats.c.guest == guest)
        )
        return await self._store.rows(query.order_by(tables.created))

    async def deals(self, guest: str) -> list[Any]:
        """What a guest's seats gave to deals."""
        seats, given = schema.seats.c, schema.deal_seats.c
        here = (given.table_id == seats.table_id) & (given.seat == seats.seat)
        query = select(schema.deal_seats).join(schema.seats, here).where(seats.guest == guest)
        return await self._store.rows(query.order_by(given.table_id, given.start, given.seat))

    async def hosted(self, guest: str) -> list[str]:
        columns = schema.tables.c
        rows = await self._store.rows(select(columns.id).where(columns.host == guest).order_by(columns.created))
        return [row["id"] for row in rows]

    async def lines(self, guest: str) -> list[Any]:
        return await self._store.rows(select(schema.chat).where(_said_by(guest)).order_by(schema.chat.c.at))

    async def forget_lines(self, guest: str, tables: Iterable[str]) -> None:
        """Before the seats are left: by them the oldest lines are known. At these tables there are some."""
        news = [self._store.notification("chat", table) for table in tables]
        await self._store.change(delete(schema.chat).where(_said_by(guest)), notifications=news)

    async def restrictions(self, guest: str) -> list[Any]:
        return await self._store.rows(select(schema.restrictions).where(schema.restrictions.c.guest == guest))

    async def nobody(self) -> str:
        """Who is the host where there is none."""
        if await self._store.guest(NOBODY) is None:
            await self._store.add_guest(GuestRow(NOBODY, "", ""))
        return NOBODY

    async def forget(self, guest: str) -> None:
        """All the rest at once: seats are nobody's, tables have no host, and the guest is unknown."""
        await self.nobody()
        seats, tables = schema.seats.c, schema.tables.c
        await self._store.change(
            delete(schema.restrictions).where(schema.restrictions.c.guest == guest),
            update(schema.seats).where(seats.guest == guest).values(guest=None, name="", invited=0),
            update(schema.tables).where(tables.host == guest).values(host=NOBODY),
            delete(schema.guests).where(schema.guests.c.id == guest),
            notifications=[self._store.notification("guest", more=guest)],
        )


def _said_by(guest: str) -> Any:
    """Lines of a guest; of the oldest nobody wrote down who said them, but some were said from a seat."""
    chat, seats = schema.chat.c, schema.seats.c
    sat = exists().where(and_(seats.table_id == chat.table_id, seats.seat == chat.seat, seats.guest == guest))
    return or_(chat.guest == guest, and_(chat.guest.is_(None), sat))


def tables_in(rows: Sequence[Any]) -> dict[str, set[int]]:
    """Numbers of lines by table."""
    found: dict[str, set[int]] = {}
    for row in rows:
        found.setdefault(row["table_id"], set()).add(row["number"])
    return found
