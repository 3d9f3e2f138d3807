"""When the disk or a bot fails: what could not be stored never was, and the game goes on."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from stockpile import processes
from stockpile.server import log as complaining
from stockpile.server.db import engine as opening
from stockpile.server.log import ThrottledLog
from stockpile.server.table import bot_workers
from tests.support.running import Person, question_in, serving

from .test_lobby import finish


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program holds the database."""
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield
        other.execute("ROLLBACK")


def seats_on_disk(folder: Path, table: str) -> list[tuple[str, str]]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as other:
        return other.execute("SELECT kind, name FROM seats WHERE table_id = ? ORDER BY seat", (table,)).fetchall()


def test_a_change_that_cannot_be_stored_never_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "BUSY_TIMEOUT", 50)
    with serving(tmp_path) as address:
        ada, bo = Person(address, "Ada"), Person(address, "Bo")
        table = ada.table("me", "open")["id"]
        path = f"/api/tables/{table}"
        with locked(tmp_path):
            assert bo.refused(f"{path}/join", {}, 503) == "server-cannot-store"
        assert [seat["kind"] for seat in ada.get(path)["seats"]] == ["human", "open"]
        bo.post(f"{path}/join")
        assert seats_on_disk(tmp_path, table) == [("human", "Ada"), ("human", "Bo")]
        with locked(tmp_path):
            assert ada.refused(f"{path}/start", {}, 503) == "server-cannot-store"
            assert bo.refused(f"{path}/leave", {}, 503) == "server-cannot-store"
        assert ada.get(path)["stage"] == "waiting"
        ada.post(f"{path}/start")
        with ada.at(table) as connection:
            welcome = connection.until("welcome")
            assert welcome["figures"] is not None
            with locked(tmp_path):
                connection.send("chat", text="hello")
                assert connection.until("refused")["code"] == "server-cannot-store"
            connection.send("chat", text="hello again")
            assert connection.until("chat")["line"]["text"] == "hello again"
        ada.close()
        bo.close()


def test_an_answer_that_cannot_be_stored_is_refused_and_can_be_given_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_TIMEOUT", 50)
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "me", start=True)["id"]
        with ada.at(table) as connection:
            question = question_in(connection.until("welcome"))
            assert question is not None
            given = (0, question["seat"], question["answers"][0]["number"])
            with locked(tmp_path):
                connection.answer(*given)
                assert connection.until("refused")["code"] == "server-cannot-store"
            connection.answer(*given)
            assert connection.until("confirmed")["number"] == 0
        ada.close()


def test_a_bot_that_hangs_is_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "PATIENCE", 1.0)
    monkeypatch.setattr(processes, "START_SECONDS", 4.0)
    before = set(multiprocessing.active_children())
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "random", "random", start=True)["id"]
        with ada.at(table) as connection:
            for _ in range(40):
                message = connection.until("welcome", "update")
                question = question_in(message)
                assert question is not None
                if question["seat"] != 0:
                    continue
                for worker in set(multiprocessing.active_children()) - before:
                    os.kill(worker.pid or 0, signal.SIGSTOP)
                before |= set(multiprocessing.active_children())
                connection.answer(message["number"], 0, question["answers"][0]["number"])
        assert ada.get(f"/api/tables/{table}")["number"] > 10
        ada.close()


def test_a_disk_that_fails_again_and_again_is_told_in_one_line(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_TIMEOUT", 50)
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "me", start=True)["id"]
        with ada.at(table) as connection:
            question = question_in(connection.until("welcome"))
            assert question is not None
            with locked(tmp_path):
                for _ in range(2):
                    connection.send("chat", text="hello")
                    assert connection.until("refused")["code"] == "server-cannot-store"
                    assert ada.refused(f"/api/tables/{table}/leave", {}, 503) == "server-cannot-store"
                    connection.answer(0, question["seat"], question["answers"][0]["number"])
                    assert connection.until("refused")["code"] == "server-cannot-store"
        ada.close()
    told = [record for record in caplog.records if "stored" in record.getMessage()]
    assert len(told) == 3  # a line of chat, a seat, an answer: each kind once
    assert all(record.exc_info is None and "\n" not in record.getMessage() for record in told)


def test_how_often_something_failed_is_told_with_the_next_line(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    throttled_log = ThrottledLog(lambda text, exc_info=None: heard.append(text))
    for _ in range(40):
        throttled_log.error("table %s waits: %s", "x", OSError("disk full"))
    monkeypatch.setattr(complaining, "SECONDS_BETWEEN_REPEATS", 0.0)
    throttled_log.error("table %s waits: %s", "y", OSError("disk full"))
    throttled_log.error("table %s waits: %s", "z", OSError("disk full"))
    assert heard == [
        "table x waits: OSError: disk full",
        "table y waits: OSError: disk full (39 times more since this was last told)",
        "table z waits: OSError: disk full",
    ]


def test_the_end_of_a_game_with_a_clock_is_nothing_to_complain_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "random", clock=60, start=True)["id"]
        finish(ada, table)
        assert ada.get(f"/api/tables/{table}")["stage"] == "over"
        ada.close()
    assert [record.getMessage() for record in caplog.records] == []
