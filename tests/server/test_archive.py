"""Finished games become files of the operator and leave the database; nothing leaves that is not safely in a file."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import stat
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from time import time

import pytest

from stockpile.records import load, replay
from stockpile.rules.config import preset
from stockpile.rules.game import Game
from stockpile.server import protocol
from stockpile.server.archive import archive as archiving
from stockpile.server.archive.archive import Archive, ArchiveExporter
from stockpile.server.db.engine import file_url
from stockpile.server.db.rows import ChatRow, GuestRow, SeatRow
from stockpile.server.lobby.seats import new_row
from stockpile.server.people.privacy import data_about, forget_guest
from stockpile.server.server import Server
from stockpile.server.settings import DAY_SECONDS, Retention, Settings
from stockpile.server.table.state import Listener
from tests.support.running import PATIENCE

NEVER = asyncio.Event()


@dataclass
class Place:
    """A house whose games of yesterday go into a folder."""

    folder: Path
    server: Server
    archivist: ArchiveExporter
    archive: Archive

    @classmethod
    async def open(cls, folder: Path) -> Place:
        keeping = Retention(finished=DAY_SECONDS, archive=folder / "archive")
        server = await Server.open(Settings(file_url(folder / "tables.sqlite"), workers=1, pause=0, retention=keeping))
        archive = Archive(server)
        return cls(folder, server, ArchiveExporter(server, archive), archive)

    async def game(self, guest: GuestRow, days: float = 2, closed: bool = False) -> str:
        """A finished game of a guest and a bot, over so many days ago, that nobody has open."""
        content, config = await self.server.contents.keep(), preset("first-game", 2)
        game = Game.new(config, seed=1)
        chance, given = game.chance, []
        while not game.over:
            given.append(game.decision.answers[0].number)
            game.play(game.decision.answers[0])
        seats = [SeatRow(0, "human", guest.id, guest.name), SeatRow(1, "bot", name="Otto", bot="random")]
        row = new_row(guest, config, seats, protocol.NewTable([], closed=closed))
        row.stage, row.chance, row.content = "over", chance, content.version
        row.created = row.ended = time() - days * DAY_SECONDS
        await self.server.store.add_table(row)
        await self.server.store.append(row.id, 0, [(answer, "player") for answer in given])
        await self.server.store.add_chat(row.id, ChatRow(0, 0, "Ada", "well played", 0.0, guest.id))
        return row.id

    def change(self, statement: str, *facts: object) -> None:
        with closing(sqlite3.connect(self.folder / "tables.sqlite")) as stored, stored:
            stored.execute(statement, facts)

    async def work(self) -> int:
        return await self.archivist.export_some(NEVER)

    @property
    def files(self) -> list[Path]:
        return sorted((self.folder / "archive").rglob("*.txt"))

    def rows(self, key: str) -> int:
        """How much the database has about a table."""
        with closing(sqlite3.connect(self.folder / "tables.sqlite")) as stored:
            parts = ("seats", "answers", "chat", "restrictions", "analyses")
            counts = [stored.execute(f"SELECT count(*) FROM {part} WHERE table_id = ?", (key,)) for part in parts]
            counts.append(stored.execute("SELECT count(*) FROM tables WHERE id = ?", (key,)))
            return sum(count.fetchone()[0] for count in counts)


def test_old_games_become_files_that_only_the_operator_can_read(tmp_path: Path) -> None:
    async def run() -> None:
        place = await Place.open(tmp_path)
        ada, _ = await place.server.guests.new("Ada")
        old, new = await place.game(ada, closed=True), await place.game(ada, days=0.5)
        whole = await place.archive.full_record(old)
        assert (await data_about(place.server, ada)).archived_after_days == 1
        assert await place.work() == 1 and await place.work() == 0
        (file,) = place.files
        assert file.name.endswith(f"-{old}.txt") and file.name.startswith(file.parent.name)
        assert load(file) == whole and replay(load(file)).over and whole.names[0] == "Ada"
        modes = [stat.S_IMODE(each.stat().st_mode) for each in (file, file.parent, file.parent.parent)]
        assert modes == [0o600, 0o700, 0o700]
        assert (place.rows(old), place.rows(new) > 0) == (0, True)
        with pytest.raises(Exception, match="server-no-such-table"):
            await place.archive.game(old, ada, "")
        await place.server.close()

    asyncio.run(run())


def test_what_is_open_or_damaged_or_cannot_be_written_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(archiving, "TABLES_PER_ROUND", 1)  # what stays must not keep the others from their turn

    async def run() -> None:
        place = await Place.open(tmp_path)
        ada, _ = await place.server.guests.new("Ada")
        broken, gap, seen, last = [await place.game(ada, days) for days in (9, 8, 7, 6)]
        place.change("UPDATE tables SET config = '{' WHERE id = ?", broken)
        place.change("DELETE FROM answers WHERE number = 3 AND table_id = ?", gap)
        table, listener = await place.server.tables.open(seen), Listener(ada.id)
        table.enter(listener, since=-1)
        for _ in range(12):
            await place.work()
        assert [file.name[11:27] for file in place.files] == [last]
        assert all(place.rows(key) for key in (broken, gap, seen))
        damaged = [record.getMessage() for record in caplog.records if "is damaged" in record.getMessage()]
        assert sorted(broken in line for line in damaged) == [False, True]  # each once
        table.depart(listener)
        place.server.tables._forget(table)
        unwritable = place.folder / "archive" / "2000-01"
        unwritable.write_text("a file where a folder should be")
        place.change("UPDATE tables SET ended = 946700000, created = 946700000 WHERE id = ?", seen)
        for _ in range(4):
            await place.work()
        assert place.rows(seen) and len(place.files) == 1
        assert any("cannot be archived" in record.getMessage() for record in caplog.records)
        unwritable.unlink()
        for _ in range(4):
            await place.work()
        assert not place.rows(seen) and len(place.files) == 2
        await place.server.close()

    with caplog.at_level(logging.ERROR):
        asyncio.run(run())


def test_who_is_forgotten_has_no_name_in_files_that_are_made_later(tmp_path: Path) -> None:
    async def run() -> None:
        place = await Place.open(tmp_path)
        ada, _ = await place.server.guests.new("Ada")
        key = await place.game(ada)
        before = await place.archive.full_record(key)
        await forget_guest(place.server, ada)
        assert not await place.server.tables.remove_finished(key, before.names)  # a file with the name would not do
        assert await place.work() == 1
        assert b"Ada" not in place.files[0].read_bytes()
        await place.server.close()

    asyncio.run(run())


def test_the_archivist_works_by_itself_and_ends_with_the_server(tmp_path: Path) -> None:
    async def run() -> None:
        place = await Place.open(tmp_path)
        ada, _ = await place.server.guests.new("Ada")
        await place.game(ada)
        async with place.archivist.running():
            while not place.files:
                await asyncio.sleep(0.01)
        await place.server.close()
        assert len(place.files) == 1

    asyncio.run(asyncio.wait_for(run(), PATIENCE))
