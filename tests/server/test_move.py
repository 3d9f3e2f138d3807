"""A house moves from one database into another: whole and checked, or not at all."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Table
from sqlalchemy.ext.asyncio import AsyncConnection

from stockpile.cli.commands.database import move_database
from stockpile.errors import UserError
from stockpile.server.db import move as moving
from stockpile.server.db import schema
from stockpile.server.db.engine import file_url, hold_file
from stockpile.server.db.move import MOVED_TABLES, CannotMove
from stockpile.server.db.store import Store
from tests.support.databases import Databases, ask, change

from .test_cleanup import filled
from .test_released import DUMPS, stored

COMMAND = [sys.executable, "-c", "from stockpile.cli import main; main()", "move-database"]


@pytest.fixture
def house(tmp_path: Path) -> str:
    """A file with something in it, and a portion is smaller than that."""
    url = file_url(tmp_path / "house.sqlite")

    async def fill() -> None:
        store = await Store.open(url)
        await filled(store)
        await store.keep_sheet("version", "{}")
        await store.append("playing", 1, [(number % 300, "bot") for number in range(1, 700)])
        await store.close()

    asyncio.run(fill())
    (guest,) = ask(url, "SELECT id FROM guests LIMIT 1")[0]
    for table in MOVED_TABLES:
        if not ask(url, f"SELECT * FROM {table.name}"):
            change(url, a_row(table, str(guest)))
    return url


def a_row(table: Table, guest: str) -> tuple[str, dict[str, object]]:
    """Something for every column, of a table and a guest that there are."""
    plain: dict[type, object] = {str: "some", int: 1, float: 1.5, bytes: b"\x00\xff"}
    known = {"table_id": "over", "guest": guest}
    facts = {column.name: known.get(column.name, plain[column.type.python_type]) for column in table.columns}
    names = ", ".join(f":{name}" for name in facts)
    return f"INSERT INTO {table.name} ({', '.join(facts)}) VALUES ({names})", facts


@pytest.fixture
def empty(postgresql: Databases) -> Iterator[str]:
    """A PostgreSQL database with the tables and no rows."""
    with postgresql.lent() as url:
        yield url


def moved(source: str, target: str) -> tuple[int, list[int], dict[str, int]]:
    """How many rows were moved, what was counted before, and what was told of each table."""
    counted: list[int] = []
    told: dict[str, int] = {}

    def tell(table: str, more: int) -> None:
        told[table] = told.get(table, 0) + more

    return asyncio.run(moving.move(source, target, counted.append, tell)), counted, told


def refusal(source: str, target: str) -> str:
    with pytest.raises(CannotMove) as refused:
        moved(source, target)
    return refused.value.kind


def rows(url: str) -> dict[str, list[tuple[Any, ...]]]:
    return {table.name: sorted(ask(url, f"SELECT * FROM {table.name}"), key=repr) for table in MOVED_TABLES}


def test_there_and_back_every_row_is_the_same(house: str, postgresql: Databases, tmp_path: Path) -> None:
    there, back = postgresql.bare(), file_url(tmp_path / "new folder" / "back.sqlite")
    before = rows(house)
    for source, target in ((house, there), (there, back)):
        count, counted, told = moved(source, target)
        assert rows(target) == before
        assert counted == [count] == [sum(told.values())] and told["answers"] == 702
    assert [name for name, found in before.items() if not found] == []
    # No table counts for itself: there is no counter in the database that would have to move as well.
    assert [table.name for table in MOVED_TABLES if table.autoincrement_column is not None] == []


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.parent.name)
def test_what_an_old_release_stored_moves_too(dump: Path, database: str, tmp_path: Path) -> None:
    old = file_url(stored(dump, tmp_path) / "tables.sqlite")
    target = database if database.startswith("postgresql") else file_url(tmp_path / "copy.sqlite")
    moved(old, target)
    assert rows(target) == rows(old)


def test_a_row_that_changes_on_the_way_is_found_and_nothing_stays(
    house: str, empty: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = moving._store

    async def damage(new: AsyncConnection, table: Table, given: Sequence[Mapping[str, Any]]) -> None:
        flipped = [dict(row) | {"analysis": b"\x01\xff"} for row in given] if table is schema.analyses else given
        await store(new, table, flipped)

    async def lose(new: AsyncConnection, table: Table, given: Sequence[Mapping[str, Any]]) -> None:
        await store(new, table, given[1:] if table is schema.answers else given)

    for harm, part in ((damage, "analyses"), (lose, "answers")):
        monkeypatch.setattr(moving, "_store", harm)
        with pytest.raises(CannotMove, match=part) as found:
            moved(house, empty)
        assert found.value.kind == "different"
        assert not any(rows(empty).values())


@pytest.mark.parametrize("to", ["postgresql", "sqlite"])
def test_what_breaks_off_leaves_nothing(
    house: str, empty: str, to: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = empty if to == "postgresql" else file_url(tmp_path / "new.sqlite")
    send = moving._send

    async def stop(old: AsyncConnection, new: AsyncConnection, table: Table, tell: moving.OnRows) -> moving.TableDigest:
        if table is schema.analyses:
            raise KeyboardInterrupt
        return await send(old, new, table, tell)

    monkeypatch.setattr(moving, "_send", stop)
    with pytest.raises(UserError, match="as empty as before"):
        move_database(house, target)
    monkeypatch.undo()
    assert not list(tmp_path.glob("new.sqlite*"))
    assert to == "sqlite" or not any(rows(target).values())
    moved(house, target)
    assert rows(target) == rows(house)


def test_a_row_that_fits_nowhere_is_named(house: str, empty: str) -> None:
    """SQLite stores a word where a number should be; PostgreSQL does not."""
    change(house, ("UPDATE answers SET answer = 'sell' WHERE table_id = 'playing' AND number = 600", {}))
    with pytest.raises(CannotMove) as refused:
        moved(house, empty)
    assert (refused.value.kind, refused.value.facts["table"]) == ("row", "answers")
    assert refused.value.facts["key"] == "playing, 600"
    assert not any(rows(empty).values())


def test_only_a_house_moves_and_only_into_an_empty_database(
    house: str, postgresql: Databases, empty: str, tmp_path: Path
) -> None:
    bare, nothing = postgresql.bare(), file_url(tmp_path / "nothing.sqlite")
    assert refusal(nothing, bare) == "missing" == refusal(bare, nothing)
    assert not list(tmp_path.glob("nothing.sqlite*"))  # nor is one made by asking for it
    assert refusal(house, house) == "same"
    assert refusal(house, "mysql://localhost/stockpile") == "kind" == refusal("sqlite://", bare)
    assert refusal(house, "nonsense") == "address"
    assert refusal(house, postgresql.cluster.url("nobody")) == "opening"
    change(bare, ("CREATE TABLE other (number integer)", {}))
    assert refusal(house, bare) == "filled"
    with closing(sqlite3.connect(tmp_path / "house.sqlite")) as opened, opened:
        opened.execute("UPDATE alembic_version SET version_num = '9999'")
    assert refusal(house, empty) == "newer"


def test_nothing_moves_while_somebody_is_there(house: str, empty: str, tmp_path: Path) -> None:
    with hold_file(tmp_path / "house.sqlite"):
        assert refusal(house, empty) == "busy"

    async def stay() -> None:
        store = await Store.open(empty)
        with pytest.raises(CannotMove, match="Somebody uses"):
            await moving.move(house, empty, lambda _: None, lambda *_: None)
        await store.close()

    asyncio.run(stay())


def test_the_command_says_in_a_line_how_it_went_and_never_a_password(house: str, empty: str) -> None:
    plain = house.replace("sqlite+aiosqlite", "sqlite")
    address = empty.replace("postgresql+asyncpg://stockpile@", "postgresql://stockpile:geheim@")
    done = subprocess.run([*COMMAND, plain, address], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("Done and checked: ") and "stockpile:***@" in done.stdout
    said = []
    for wrong in (f"{address}?password=geheim", f"{address}x"):
        with pytest.raises(UserError) as problem:
            move_database(plain, wrong)
        said.append(str(problem.value))
    assert "is not empty" in said[0] and "has no database of this name" in said[1]
    assert "geheim" not in done.stdout + "".join(said) and "\n" not in "".join(said)
