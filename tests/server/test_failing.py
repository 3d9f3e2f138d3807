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

from stockpile.server.table import thinkers

from .running import Person, question_in, serving


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


def test_a_change_that_cannot_be_stored_never_was(tmp_path: Path) -> None:
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


def test_an_answer_that_cannot_be_stored_is_refused_and_can_be_given_again(tmp_path: Path) -> None:
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
    monkeypatch.setattr(thinkers, "PATIENCE", 1.0)
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
