"""Export old finished games to files and remove them from the database, a few at a time.

A game is removed only when its file is on disk and was read back. Games that somebody has open wait. Damaged ones are
logged once and stay, so that the operator can repair them.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from time import time
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from stockpile.processes import WorkLost
from stockpile.records import RecordError
from stockpile.server.archive.archive import Archive
from stockpile.server.archive.files import ArchiveFileError, archive_file, write_archive_file
from stockpile.server.db import schema
from stockpile.server.db.rows import DamagedRow
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server

LOG: Final = logging.getLogger(__name__)
SECONDS_BETWEEN_ROUNDS: Final = 60.0
TABLES_PER_ROUND: Final = 20
EXPORT_FAILURES: Final = (
    RecordError,
    ArchiveFileError,
    OSError,
    WorkLost,
)  # of the disk or the reader; later it may go better


class ArchiveExporter:
    """Works only if the settings say after how long finished games are exported."""

    def __init__(self, server: Server, archive: Archive) -> None:
        self._server = server
        self._archive = archive
        self._looked = 0.0  # tables that were set up before that were looked at in this round

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Export in the background while the block runs."""
        keeping = self._server.settings.retention
        if keeping.finished is None or keeping.archive is None:
            yield
            return
        stopped = asyncio.Event()
        work = asyncio.create_task(self._work(stopped))
        try:
            yield
        finally:
            stopped.set()
            await work  # not broken off: it may be at the database

    async def _work(self, stopped: asyncio.Event) -> None:
        while not stopped.is_set():
            try:
                if self._server.is_first:
                    await self.export_some(stopped)
            except (SQLAlchemyError, OSError) as error:
                self._server.throttled_log.error("finished games cannot be archived: %s", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), SECONDS_BETWEEN_ROUNDS)

    async def export_some(self, stopped: asyncio.Event) -> int:
        """Look at the next few tables. Returns how many became files."""
        done = 0
        for key in await self._due():
            if stopped.is_set():
                break
            try:
                done += await self._export(key)
            except Refusal:
                continue  # it is damaged, and that is logged already
            except EXPORT_FAILURES as error:
                self._server.throttled_log.error("table %s cannot be archived: %s", key, error)
        if done:
            LOG.info("finished tables were archived", extra={"fields": {"tables": done}})
        return done

    async def _due(self) -> list[str]:
        """The next tables whose games are old enough. The rounds get past tables that stay, so all have their turn."""
        finished = self._server.settings.retention.finished
        assert finished is not None
        columns, before = schema.tables.c, time() - finished
        old = (columns.stage == "over") & (columns.created > self._looked) & (columns.created < before)
        query = (
            select(columns.id, columns.created, columns.ended)
            .where(old)
            .order_by(columns.created)
            .limit(TABLES_PER_ROUND)
        )
        found = await self._server.store.rows(query)
        self._looked = found[-1]["created"] if len(found) == TABLES_PER_ROUND else 0.0
        return [row["id"] for row in found if (row["ended"] or row["created"]) < before]

    async def _export(self, key: str) -> bool:
        """Export one table. Returns whether it is now a file and no longer a table."""
        folder = self._server.settings.retention.archive
        assert folder is not None
        row = await self._server.store.table(key) if self._server.tables.live(key) is None else None
        if row is None:
            return False  # somebody has it open
        if isinstance(row, DamagedRow):
            raise self._server.tables.damaged(key, row.why)
        record = await self._archive.full_record(key)
        file = archive_file(folder, key, row.ended or row.created)
        await self._server.games.run_in_reader(write_archive_file, record, file)
        return await self._server.tables.remove_finished(key, record.names)
