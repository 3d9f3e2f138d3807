"""Remove what nobody will come back to, after a time and in small portions.

Games that have started stay, and so does everyone who sits at a table. Games in the archive may go.
"""

from collections.abc import Collection
from time import time
from typing import Final

from sqlalchemy import delete, exists, select, tuple_

from stockpile.server.db import schema
from stockpile.server.db.store import Store
from stockpile.server.settings import Retention

CODE_SECONDS: Final = 600.0  # that a code is remembered after it has expired
PORTION: Final = 200  # rows at once, so that nobody at a table notices


class Cleanup:
    """Cleans up a database. Called again and again, it gets round to everything."""

    def __init__(self, store: Store, keeping: Retention) -> None:
        self._store = store
        self._keeping = keeping
        self._checked_up_to = 0.0  # guests who came before that were looked at in this round

    async def remove_old_chat(self) -> None:
        columns = schema.chat.c
        old = select(columns.table_id, columns.number).where(columns.at < time() - self._keeping.chat)
        portion = old.order_by(columns.at).limit(PORTION)
        await self._store.change(delete(schema.chat).where(tuple_(columns.table_id, columns.number).in_(portion)))

    async def remove_old_tables(self, live: Collection[str]) -> None:
        """Tables that wait for players nobody expects any more; those that somebody has open are left alone."""
        columns = schema.tables.c
        waiting = (columns.stage == "waiting") & (columns.created < time() - self._keeping.waiting)
        begun = exists().where(schema.answers.c.table_id == columns.id)  # whatever a damaged row says
        attended = exists().where(schema.presence.c.table_id == columns.id)  # at another worker
        old = select(columns.id).where(waiting, ~begun, ~attended)
        found = await self._store.rows(old.order_by(columns.created).limit(PORTION))
        gone = [row["id"] for row in found if row["id"] not in live]
        if gone:
            still = columns.id.in_(gone) & waiting & ~begun & ~attended  # a game may have started at another worker
            keys = select(columns.id).where(still).scalar_subquery()
            parts = [delete(each).where(each.c.table_id.in_(keys)) for each in schema.OF_WAITING]
            await self._store.change(*parts, delete(schema.tables).where(still))

    async def remove_finished(self, table: str) -> None:
        """Everything about one table, whatever is kept of it, in one transaction."""
        about = [each for each in reversed(schema.metadata.sorted_tables) if "table_id" in each.c]
        parts = [delete(each).where(each.c.table_id == table) for each in about]
        over = (schema.tables.c.id == table) & (schema.tables.c.stage == "over")
        removed = self._store.notification("gone", table)
        await self._store.change(*parts, delete(schema.tables).where(over), notifications=[removed])

    async def remove_old_guests(self, known: Collection[str]) -> None:
        """Guests who sit nowhere; those who came by lately, here or at another worker, are left alone, and so are those
        who can be read still: they may want to have that forgotten.

        Most old guests sit somewhere and stay: each time the next portion is looked at, not the same one again.
        """
        columns, before = schema.guests.c, time() - self._keeping.guests
        old = (columns.created > self._checked_up_to) & (columns.created < before)
        query = select(columns.id, columns.created).where(old).order_by(columns.created).limit(PORTION)
        found = await self._store.rows(query)
        self._checked_up_to = found[-1]["created"] if len(found) == PORTION else 0.0
        gone = [row["id"] for row in found if row["id"] not in known]
        sits = exists().where(schema.seats.c.guest == columns.id)
        hosts = exists().where(schema.tables.c.host == columns.id)
        spoke = exists().where(schema.chat.c.guest == columns.id)
        seen = exists().where(schema.devices.c.guest == columns.id, schema.devices.c.seen >= before)
        if gone:
            await self._store.change(delete(schema.guests).where(columns.id.in_(gone), ~sits, ~hosts, ~spoke, ~seen))

    async def remove_old_codes(self) -> None:
        """Codes for another device whose time was over long ago: nobody wonders any more what became of them."""
        await self._store.change(delete(schema.codes).where(schema.codes.c.expires < time() - CODE_SECONDS))
