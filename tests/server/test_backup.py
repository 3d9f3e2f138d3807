"""`stockpile backup`: a whole copy while the server writes, or none at all."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from contextlib import closing
from pathlib import Path

import pytest

from stockpile.cli.commands.database import make_backup
from stockpile.errors import UserError
from stockpile.server.db import backup
from stockpile.server.db.backup import BackupProblem, back_up

ROWS = 20_000


@pytest.fixture
def busy(tmp_path: Path) -> Path:
    """A database of some megabytes, as the server has it."""
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as stored, stored:
        stored.execute("PRAGMA journal_mode=WAL")
        stored.execute("CREATE TABLE answers (number INTEGER PRIMARY KEY, text TEXT)")
        stored.executemany("INSERT INTO answers VALUES (?, ?)", ((number, "x" * 100) for number in range(ROWS)))
    return file


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


def test_a_copy_is_whole_while_somebody_writes(
    busy: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(backup, "PAGES_PER_STEP", 20)
    steps: list[int] = []
    with closing(sqlite3.connect(busy, check_same_thread=False)) as writer:

        def write(done: int, _: int | None) -> None:
            writer.execute("INSERT INTO answers (text) VALUES ('meanwhile')")
            writer.commit()
            steps.append(done)

        copy = busy.with_name("copy.sqlite")
        back_up(url_of(busy), copy, write)
    assert len(steps) > 20 and steps == sorted(steps)  # it never began anew
    with closing(sqlite3.connect(copy)) as copied:
        assert copied.execute("SELECT count(*) FROM answers").fetchone() == (ROWS,)
        assert copied.execute("PRAGMA journal_mode").fetchone() == ("delete",)
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert sorted(each.name for each in busy.parent.iterdir() if "copy" in each.name or each.name.startswith(".")) == [
        "copy.sqlite"
    ]
    make_backup(busy.with_name("second.sqlite"), url_of(busy))
    said = capsys.readouterr().out
    assert "second.sqlite" in said and "To bring it back: stop the server" in said


def test_nothing_is_written_over_and_nothing_half_is_left(busy: Path) -> None:
    copy = busy.with_name("copy.sqlite")

    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    def be_quicker(*_: object) -> None:
        copy.write_text("mine")

    with pytest.raises(KeyboardInterrupt):
        back_up(url_of(busy), copy, interrupt)
    with pytest.raises(BackupProblem, match="is there already"):
        back_up(url_of(busy), copy, be_quicker)
    with pytest.raises(UserError, match="nothing is written over"):
        make_backup(copy, url_of(busy))
    assert copy.read_text() == "mine"
    assert not [each for each in busy.parent.iterdir() if each.name.startswith(".")]


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("sqlite:////no/such/tables.sqlite", "There is no database /no/such/tables.sqlite"),
        ("mysql://localhost/tables", "Stockpile knows SQLite and PostgreSQL"),
        ("postgresql://localhost/tables", "pg_dump, which is not here"),
    ],
)
def test_what_cannot_be_copied_is_said(url: str, words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(UserError, match=words):
        make_backup(tmp_path / "copy", url)
    with pytest.raises(UserError, match="cannot be written"):
        make_backup(tmp_path / "no" / "copy", f"sqlite:///{tmp_path}/x.sqlite")
    assert list(tmp_path.iterdir()) == []


def test_a_damaged_database_gives_no_copy(busy: Path) -> None:
    with closing(sqlite3.connect(busy)) as stored:
        stored.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    with busy.open("r+b") as file:
        file.seek(40 * 4096)
        file.write(os.urandom(4096))
    with pytest.raises(UserError, match="cannot be copied"):
        make_backup(busy.with_name("copy.sqlite"), url_of(busy))
    assert not busy.with_name("copy.sqlite").exists()


PG_DUMP = """#!/bin/sh
for each in "$@"; do case "$each" in --file=*) file="${each#--file=}";; esac; done
echo "$@" "$PGHOST $PGUSER $PGDATABASE" > "$(dirname "$0")/said"
[ "$PGPASSWORD" = "s3cret" ] || { echo "no password supplied" >&2; exit 1; }
sleep 0.3
echo dump > "$file"
"""


def test_postgres_is_dumped_by_its_own_tool_with_secrets_in_the_environment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    tool = tmp_path / "bin" / "pg_dump"
    tool.parent.mkdir()
    tool.write_text(PG_DUMP)
    tool.chmod(0o700)
    monkeypatch.setenv("PATH", f"{tool.parent}:/usr/bin:/bin")
    monkeypatch.setattr(shutil, "which", lambda name: str(tool) if name == "pg_dump" else None)
    make_backup(tmp_path / "copy", "postgresql+asyncpg://ada:s3cret@db/tables")
    assert (tmp_path / "copy").read_text() == "dump\n"
    said = (tool.parent / "said").read_text()
    assert "db ada tables" in said and "s3cret" not in said
    assert "pg_restore --clean --if-exists --no-owner --dbname=tables" in capsys.readouterr().out
    with pytest.raises(UserError, match="no password supplied"):
        make_backup(tmp_path / "second", "postgresql+asyncpg://ada:wrong@db/tables")
    assert not (tmp_path / "second").exists()
