"""What can grow has an end: what nobody will come back to is removed after a time, a small portion at once.

Games that have begun stay, and so does everybody who sits at a table; what the archivist has in a file may go.
"""

from collections.abc import Collection
from time import time
from typing import Final

from sqlalchemy import delete, exists, select, tuple_

from stockpile.server.settings import Retention
from stockpile.server.store import schema
from stockpile.server.store.database import Store

CODES: Final = 600.0  # seconds that a code is remembered after its end
PORTION: Final = 200  # rows looked at in one go: nobody at a table should notice


class Broom:
    """Sweeps a database. Called again and again, it gets round to everything."""

    def __init__(self, store: Store, keeping: Retention) -> None:
        self._store = store
        self._keeping = keeping
        self._swept = 0.0  # guests who came before that were looked at in this round

    async def sweep_chat(self) -> None:
        columns = schema.chat.c
        old = select(columns.table_id, columns.number).where(columns.at < time() - self._keeping.chat)
        portion = old.order_by(columns.at).limit(PORTION)
        await self._store.change(delete(schema.chat).where(tuple_(columns.table_id, columns.number).in_(portion)))

    async def sweep_tables(self, live: Collection[str]) -> None:
        """Tables that wait for players nobody expects any more; those that somebody has open are left alone."""
        columns = schema.tables.c
        waiting = (columns.stage == "waiting") & (columns.created < time() - self._keeping.waiting)
        begun = exists().where(schema.answers.c.table_id == columns.id)  # whatever a damaged row says
        attended = exists().where(schema.presence.c.table_id == columns.id)  # at another worker
        old = select(columns.id).where(waiting, ~begun, ~attended)
        found = await self._store.rows(old.order_by(columns.created).limit(PORTION))
        gone = [row["id"] for row in found if row["id"] not in live]
        if gone:
            still = columns.id.in_(gone) & waiting & ~begun & ~attended  # a game may have begun at another worker
            keys = select(columns.id).where(still).scalar_subquery()
            parts = [delete(each).where(each.c.table_id.in_(keys)) for each in schema.OF_WAITING]
            await self._store.change(*parts, delete(schema.tables).where(still))

    async def remove_finished(self, table: str) -> None:
        """Everything about one table, whatever is kept of it, in one transaction."""
        about = [each for each in reversed(schema.metadata.sorted_tables) if "table_id" in each.c]
        parts = [delete(each).where(each.c.table_id == table) for each in about]
        over = (schema.tables.c.id == table) & (schema.tables.c.stage == "over")
        await self._store.change(*parts, delete(schema.tables).where(over), news=[self._store.news("gone", table)])

    async def sweep_guests(self, known: Collection[str]) -> None:
        """Guests who sit nowhere; those who came by lately, here or at another worker, are left alone, and so are those
        who can be read still: they may want to have that forgotten.

        Most old guests sit somewhere and stay: each time the next portion is looked at, not the same one again.
        """
        columns, before = schema.guests.c, time() - self._keeping.guests
        old = (columns.created > self._swept) & (columns.created < before)
        query = select(columns.id, columns.created).where(old).order_by(columns.created).limit(PORTION)
        found = await self._store.rows(query)
        self._swept = found[-1]["created"] if len(found) == PORTION else 0.0
        gone = [row["id"] for row in found if row["id"] not in known]
        sits = exists().where(schema.seats.c.guest == columns.id)
        hosts = exists().where(schema.tables.c.host == columns.id)
        spoke = exists().where(schema.chat.c.guest == columns.id)
        seen = exists().where(schema.devices.c.guest == columns.id, schema.devices.c.seen >= before)
        if gone:
            await self._store.change(delete(schema.guests).where(columns.id.in_(gone), ~sits, ~hosts, ~spoke, ~seen))

    async def sweep_codes(self) -> None:
        """Codes for another device whose time was over long ago: nobody wonders any more what became of them."""
        await self._store.change(delete(schema.codes).where(schema.codes.c.expires < time() - CODES))
