"""The database: migrations and schema agree, answers are unique, all or none, and kept the safe way."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import stat
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config as AlembicConfig
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.exc import IntegrityError

from stockpile.rules.config import preset
from stockpile.server.db import migrations, schema
from stockpile.server.db.engine import DatabaseBusy, file_url, files_open_to_others, hold_file, make_engine
from stockpile.server.db.rows import GuestRow, SeatRow, TableRow
from stockpile.server.db.store import Store
from stockpile.server.db.writer import AlreadyAnswered
from tests.support.databases import ask
from tests.support.running import fetch, serving


async def with_table(url: str) -> Store:
    opened = await Store.open(url)
    await opened.add_guest(GuestRow("g" * 16, "0" * 64, "Ada"))
    seats = [SeatRow(0, "human", "g" * 16, "Ada"), SeatRow(1, "bot", name="Ben", bot="random")]
    await opened.add_table(TableRow("t", "g" * 16, "code", "waiting", preset("epic", 2), "v", seats=seats))
    return opened


def test_migrations_lead_to_the_schema(bare_database: str) -> None:
    async def differences() -> list[Any]:
        await (await Store.open(bare_database)).close()
        await (await Store.open(bare_database)).close()  # a second start finds everything there
        engine = make_engine(bare_database)
        async with engine.connect() as connection:
            found: list[Any] = await connection.run_sync(
                lambda plain: compare_metadata(MigrationContext.configure(plain), schema.metadata)
            )
        await engine.dispose()
        return found

    assert asyncio.run(differences()) == []
    config = AlembicConfig()
    config.set_main_option("script_location", str(Path(migrations.__file__).parent))
    assert ScriptDirectory.from_config(config).get_current_head() == schema.VERSION


def test_sqlite_writes_ahead_and_waits_for_the_disk(tmp_path: Path) -> None:
    async def pragmas() -> list[object]:
        opened = await Store.open(file_url(tmp_path / "tables.sqlite"))
        async with opened.engine.connect() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await opened.close()
        return found

    assert asyncio.run(pragmas()) == ["wal", 2, 1]


def test_what_is_stored_comes_back(database: str) -> None:
    async def run() -> None:
        opened = await with_table(database)
        row = await opened.table("t")
        assert (
            isinstance(row, TableRow)
            and row.config == preset("epic", 2)
            and [seat.name for seat in row.seats] == ["Ada", "Ben"]
        )
        assert [each.id for each in await opened.tables_of("g" * 16, 5)] == ["t"]
        assert (row.first, row.ask_all) == (None, False)
        row.seats[0].ask, row.stage, row.first, row.ask_all = True, "playing", 1, True
        await opened.save_table(row)
        assert (await opened.table("t")) == row
        await opened.close()

    asyncio.run(run())


def test_an_answer_is_stored_once_and_a_basket_whole_or_not_at_all(database: str) -> None:
    async def run() -> None:
        opened = await with_table(database)
        await opened.append("t", 0, [(7, "player"), (8, "automatic")])
        with pytest.raises(AlreadyAnswered):
            await opened.append("t", 1, [(9, "player"), (10, "player")])
        assert await opened.answers("t") == [(7, "player"), (8, "automatic")]
        both = [opened.append("t", 2, [(1, "bot")]), opened.append("t", 2, [(2, "bot")])]
        results = await asyncio.gather(*both, return_exceptions=True)
        assert [type(result) for result in results].count(AlreadyAnswered) == 1
        assert await opened.numbers(["t"]) == {"t": 3}
        await opened.close()

    asyncio.run(run())
    with pytest.raises(IntegrityError):
        ask(database, "INSERT INTO answers VALUES ('t', 0, 1, 'bot', 0)")


def test_a_file_of_sqlite_has_one_holder_by_whatever_name_it_is_reached(tmp_path: Path) -> None:
    """Deleting what lies beside it, a link or another path lets nobody in; and SQLite works as ever."""
    folder = tmp_path / "tables"
    file = folder / "tables.sqlite"

    async def write() -> int:
        store = await with_table(file_url(file))
        await store.append("t", 0, [(7, "player")])
        await store.close()
        return len(left_by(file))

    with hold_file(file):
        assert asyncio.run(write()) == 1
        for beside in folder.glob("*.lock"):
            beside.unlink()
        (tmp_path / "soft.sqlite").symlink_to(file)
        (tmp_path / "linked").symlink_to(folder)
        os.link(file, tmp_path / "hard.sqlite")
        for name in (
            "tables/tables.sqlite",
            "soft.sqlite",
            "hard.sqlite",
            "linked/tables.sqlite",
            "linked/../soft.sqlite",
        ):
            with pytest.raises(DatabaseBusy), hold_file(tmp_path / name):
                pass
    with hold_file(tmp_path / "hard.sqlite"):
        assert len(left_by(tmp_path / "hard.sqlite")) == 1


# What the umask allows decides nothing: not the usual one, not one that allows all, not one that allows nothing.
@pytest.mark.parametrize("umask", [0o022, 0o000, 0o777])
@pytest.mark.parametrize("is_held", [True, False], ids=["held", "opened"])
def test_a_database_and_what_lies_beside_it_is_its_owners_alone(tmp_path: Path, umask: int, is_held: bool) -> None:
    file = tmp_path / "tables.sqlite"

    async def run() -> dict[str, int]:
        store = await with_table(file_url(file))
        await store.append("t", 0, [(7, "player")])
        found = modes(tmp_path)
        await store.close()
        return found

    before = os.umask(umask)
    try:
        with hold_file(file) if is_held else nullcontext():
            while_open = asyncio.run(run())
    finally:
        os.umask(before)
    assert {name: mode for name, mode in while_open.items() if name.startswith(file.name)} == {
        file.name + end: 0o600 for end in ("", "-wal", "-shm")
    }
    assert files_open_to_others(file) == []


def test_a_database_that_others_may_read_is_used_and_warned_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    def warned() -> list[str]:
        caplog.clear()
        with serving(tmp_path) as address:
            assert fetch(f"http://{address}/api/me").status_code == 200
        return [each.getMessage() for each in caplog.records if "chmod 600" in each.getMessage()]

    file = tmp_path / "tables.sqlite"
    assert warned() == []
    file.chmod(0o640)
    (line,) = warned()
    assert line.endswith(f"chmod 600 {file} {file}-wal {file}-shm")  # SQLite gives the others the mode of the first
    assert stat.S_IMODE(file.stat().st_mode) == 0o640, "whoever runs it decides that"
    file.chmod(0o600)
    assert warned() == []


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}


def left_by(file: Path) -> list[tuple[int, str]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT answer, by FROM answers").fetchall()
