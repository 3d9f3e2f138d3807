"""Used time is written down while it is used: a server that is killed gives nobody back more than a few seconds."""

from collections.abc import Callable, Iterable
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.complaints import Complaints
from stockpile.server.store.database import Store
from stockpile.server.table.live import LiveTable

EVERY: Final = 5.0  # seconds; all tables share one transaction, so it costs the same for one and for many


class Timekeeper:
    """Keeps the time of all tables in memory."""

    def __init__(self, store: Store, complaints: Complaints, tables: Callable[[], Iterable[LiveTable]]) -> None:
        self._store = store
        self._complaints = complaints
        self._tables = tables

    async def keep(self) -> None:
        """Write down what has changed. What cannot be stored now will be the next time."""
        due = [(table, kept) for table in self._tables() if (kept := table.time_to_store()) is not None]
        if not due:
            return
        try:
            await self._store.keep_times([kept for _, kept in due])
        except (SQLAlchemyError, OSError) as error:
            self._complaints.tell("the time of %s tables cannot be stored: %s", len(due), error)
            return
        for table, kept in due:
            kept.into(table.row)
