"""Why a database cannot be opened: found again by what the database itself calls it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from socket import create_server, gaierror

import pytest
from sqlalchemy import make_url
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.db.backup import BackupProblem, back_up
from stockpile.server.db.engine import database_reason, file_url
from stockpile.server.db.store import Store
from tests.support.databases import Databases


def refusal(url: str) -> str:
    """The key of the reason for which a database is not opened."""

    async def opened() -> None:
        await (await Store.open(url)).close()

    with pytest.raises((SQLAlchemyError, OSError)) as refused:
        asyncio.run(opened())
    return database_reason(refused.value).key


def test_a_file_that_is_none_or_is_damaged(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    file.write_text("Dear diary, today I bought three shares of Stanford Steel.\n" * 20)
    assert refusal(file_url(file)) == "wrong-database-none"
    with pytest.raises(BackupProblem) as refused:
        back_up(file_url(file), tmp_path / "copy.sqlite")
    assert str(refused.value.facts["reason"]) == "the file is not a database"
    file.unlink()
    with closing(sqlite3.connect(file)) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.commit()
    whole = file.read_bytes()
    file.write_bytes(whole[:100] + b"\xff" * 1000 + whole[1100:])
    assert refusal(file_url(file)) == "wrong-database-damaged"


def test_a_file_that_is_locked_or_cannot_be_opened(tmp_path: Path) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE mine (number INTEGER)")
        other.execute("BEGIN EXCLUSIVE")
        assert refusal(file_url(file)) == "wrong-database-locked"
    assert refusal(file_url(tmp_path)) == "wrong-database-closed"


def test_what_a_server_refuses(postgresql: Databases) -> None:
    url = make_url(postgresql.bare())
    nobody, nowhere = url.set(username="nobody_of_that_name"), url.set(database="nothing_of_that_name")
    assert refusal(nobody.render_as_string(hide_password=False)) == "wrong-database-user"
    assert refusal(nowhere.render_as_string(hide_password=False)) == "wrong-database-unknown"


def test_a_server_that_is_not_there() -> None:
    with create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    assert refusal(f"postgresql+asyncpg://ada:secret@127.0.0.1:{port}/x") == "wrong-system-nobody"
    assert database_reason(gaierror(-2, "Name or service not known")).key == "wrong-system-unknown-host"


class Refused(Exception):
    """As the driver has it."""

    def __init__(self, state: str) -> None:
        super().__init__("the server's own words.\nHINT: something")
        self.sqlstate = state


@pytest.mark.parametrize(
    ("state", "kind"), [("28P01", "password"), ("53300", "crowded"), ("57P03", "starting"), ("XX000", "other")]
)
def test_what_servers_say_by_numbers(state: str, kind: str) -> None:
    assert database_reason(Refused(state)).key == f"wrong-database-{kind}"
    outer = ValueError("around it")
    outer.__cause__ = Refused(state)
    assert database_reason(outer).key == f"wrong-database-{kind}"


def test_what_nobody_foresaw_stays_in_the_databases_own_words() -> None:
    assert str(database_reason(Refused("XX000"))) == "the server's own words"
