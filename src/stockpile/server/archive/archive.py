"""The archive: finished games of tables and record files that somebody opens, ready to be shown.

Old finished games can be exported to files and removed from the database, a few at a time. A game is removed only when
its file is on disk and was read back. Games that somebody has open wait. Damaged ones are logged once and stay, so that
the operator can repair them.
"""

import asyncio
import hashlib
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from time import time
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from stockpile.content import Content
from stockpile.processes import WorkLost
from stockpile.records import Record, RecordError
from stockpile.rules.answers import ANSWERS
from stockpile.server.archive.reader import (
    ArchiveFileError,
    GameReplay,
    archive_file,
    read_game,
    read_text,
    redact_record,
    write_archive_file,
)
from stockpile.server.db import schema
from stockpile.server.db.rows import DamagedRow, GuestRow, TableRow
from stockpile.server.db.store import DamagedAnswers
from stockpile.server.protocol import By
from stockpile.server.refusals import Refusal, conflict, forbidden, not_found
from stockpile.server.server import Server
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.live import LiveTable

LOG: Final = logging.getLogger(__name__)
SECONDS_BETWEEN_ROUNDS: Final = 60.0
TABLES_PER_ROUND: Final = 20
EXPORT_FAILURES: Final = (
    RecordError,
    ArchiveFileError,
    OSError,
    WorkLost,
)  # of the disk or the reader; later it may go better


class Archive:
    """Reads games through the cache, so that asking again costs almost nothing."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._library = server.games

    # Tables.

    async def game(self, key: str, guest: GuestRow | None, client: str) -> GameReplay:
        """A finished game. At a closed table only its players may see it."""
        await self._check_open(key, guest)
        kept = self._library.games.get(key)
        if kept is not None:
            return kept
        row, answers, by = await self._finished(key)
        dealt = await self._transcript(key)
        try:
            record = _record(row, self._server.tables.figures(row), answers, by, dealt)
            reading: GameReplay = await self._library.read(self._library.games, key, client, read_game, key, record, by)
        except Refusal:
            raise
        except Exception as error:  # cards or answers that no game can have
            raise self._server.tables.unplayable(key, error) from error
        return reading

    async def finished_row(self, key: str, guest: GuestRow | None) -> TableRow:
        """The row of a finished game, if the guest may see it."""
        await self._check_open(key, guest)
        return await self._stored(key) or (await self._ended(key)).row

    async def record_without_names(self, key: str, guest: GuestRow | None, client: str) -> Record:
        """The record of a finished game without names."""
        await self.game(key, guest, client)
        row, answers, by = await self._finished(key)
        return replace(_record(row, self._server.tables.figures(row), answers, by), names=())

    async def full_record(self, key: str) -> Record:
        """The record of a finished game with the names that are still known, for the operator."""
        row, answers, by = await self._finished(key)
        return _record(row, self._server.tables.figures(row), answers, by, await self._transcript(key))

    async def _transcript(self, key: str) -> str:
        """The transcript of the fair deal, if there was one."""
        deal = await self._server.deals.done(key)
        return deal.transcript if deal is not None else ""

    async def _check_open(self, key: str, guest: GuestRow | None) -> None:
        live = self._server.tables.live(key)
        row = live.row if live is not None else await self._server.store.table(key)
        if not isinstance(row, TableRow) or not row.closed:
            return
        if guest is None or all(seat.guest != guest.id for seat in row.seats):
            raise forbidden("server-closed-table")

    async def _finished(self, key: str) -> tuple[TableRow, list[int], list[By]]:
        """A game that is over, from memory or as it is stored: it need not be taken up again to be looked at."""
        row = await self._stored(key)
        if row is not None:
            try:
                given = await self._server.store.answers(key)
            except DamagedAnswers as error:
                raise self._server.tables.unplayable(key, error) from error
            return row, [answer for answer, _ in given], [by for _, by in given]
        table = await self._ended(key)
        log = _started(table.log)
        return table.row, log.answers, log.by

    async def _ended(self, key: str) -> LiveTable:
        """A table in memory, or taken up again, whose game is over."""
        table = await self._server.tables.open(key)
        if not _started(table.log).game.over:
            raise conflict("server-not-over")
        return table

    async def _stored(self, key: str) -> TableRow | None:
        """The row of a game that is over and not in memory."""
        row = await self._server.store.table(key) if self._server.tables.live(key) is None else None
        return row if isinstance(row, TableRow) and row.stage == "over" else None

    async def record(self, key: str, guest: GuestRow | None, seat: int | None, client: str) -> bytes:
        """The record as text: whole once the game is over, until then as a seat of the guest saw it, or as all did."""
        if self._library.games.get(key) is not None or await self._stored(key) is not None:
            return (await self.game(key, guest, client)).record
        await self._check_open(key, guest)
        table = await self._server.tables.open(key)
        log = _started(table.log)
        if log.game.over:
            return (await self.game(key, guest, client)).record
        who = guest.id if guest is not None else None
        if seat is not None:
            table.check_owner(who, seat)
        mine = table.seats_of(who)
        alone = mine[0] if len(mine) == 1 else table.row.config.players
        observer = alone if seat is None else seat
        name = f"{key}/{observer}/{log.number}"
        record = _record(table.row, log.game.figures.content, log.answers, log.by)
        text: bytes = await self._library.read(self._library.seen, name, client, redact_record, record, observer)
        return text

    # Record files.

    async def open(self, text: str, client: str) -> GameReplay:
        """A record file: kept for a while under a key that its text gives."""
        key = hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:16]
        try:
            reading: GameReplay = await self._library.read(self._library.uploads, key, client, read_text, key, text)
        except RecordError as error:
            raise Refusal("server-bad-record", reason=error.message) from None
        return reading

    def uploaded(self, key: str) -> GameReplay:
        reading = self._library.uploads.get(key)
        if reading is None:
            raise not_found("server-no-such-record")
        return reading


def encoded_moment(reading: GameReplay, number: int) -> bytes:
    """A game after this many answers."""
    if number > reading.last:
        raise Refusal("server-no-such-moment", 404, last=reading.last)
    return reading.moment(number)


def encoded_proof(reading: GameReplay) -> bytes:
    """Everything that a finished game was dealt from."""
    if not reading.proof:
        raise not_found("server-no-deal")
    return reading.proof


def _started(log: GameLog | None) -> GameLog:
    if log is None:
        raise conflict("server-not-begun")
    return log


def _record(row: TableRow, content: Content, answers: Sequence[int], by: Sequence[By], deal: str = "") -> Record:
    assert row.chance is not None
    given = tuple(ANSWERS[number] for number in answers)
    names = tuple(seat.name for seat in row.seats)
    stand_ins = frozenset(number for number, each in enumerate(by) if each == "stand-in")
    return Record(row.config, content, row.chance, given, names, deal, stand_ins)


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
