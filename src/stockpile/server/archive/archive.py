"""The archive: finished games of tables, and record files that somebody opens, ready to be shown."""

import hashlib
from collections.abc import Sequence
from dataclasses import replace

from stockpile.content import Content
from stockpile.records import Record, RecordError
from stockpile.rules.answers import ANSWERS
from stockpile.server.db.rows import GuestRow, TableRow
from stockpile.server.db.store import DamagedAnswers
from stockpile.server.protocol import By
from stockpile.server.refusals import Refusal, conflict, forbidden, not_found
from stockpile.server.server import Server
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.live import LiveTable
from stockpile.server.table.replays import GameReplay, read_game, read_text, redact_record


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
    """A game after so many answers."""
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
