"""The server's secret, and every card that follows from it, stays hidden until the game is over."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from stockpile.server.db.deals import DealRow, DealSeatRow
from stockpile.server.web.app import document
from tests.support.deal_clients import Dealer
from tests.support.running import Person, question_in, serving


def secrets_in(folder: Path) -> list[str]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        return [secret for (secret,) in database.execute("SELECT secret FROM deals")]


def paths() -> list[str]:
    """Everything that can be asked for of a table or without one, by the server's own document."""
    described = document()["paths"]
    assert isinstance(described, dict)
    return [path for path, methods in described.items() if "get" in methods and "{" not in path.replace("{key}", "")]


def test_no_frame_and_no_answer_has_it_before_the_end(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    heard: list[str] = []
    asked = paths()
    with serving(tmp_path) as address:
        ada, eve = Person(address, "Ada"), Person(address, "Eve")

        def look() -> None:
            """Whatever can be asked for, and what somebody sees who comes now and watches."""
            for person in (ada, eve):
                heard.extend(person.http.get(path.replace("{key}", table)).text for path in asked)
            with eve.at(table, deals=True) as watching:
                heard.append(repr(watching.until("welcome")))

        table = ada.table("me", "random", start=True, fair=True)["id"]
        look()
        with ada.at(table, deals=True) as connection:
            dealer = Dealer(connection, 0)
            message = dealer.take_part()
            connection.send("commit", start=0, seat=0, commitment="00" * 32)
            connection.send("reveal", start=0, seat=0, share="00" * 32)
            look()
            while (question := question_in(message)) is not None:
                for answer in question["answers"][:1]:
                    connection.answer(message["number"], question["seat"], answer["number"])
                message = connection.until("update")
                if message["number"] in range(30, 33) and question_in(message) is not None:
                    look()
            heard.extend(map(repr, connection.received))
        assert ada.get(f"/api/tables/{table}/proof")["secret"] in secrets_in(tmp_path)
        ada.close()
        eve.close()
    (secret,) = secrets_in(tmp_path)
    text = "\n".join([*heard, caplog.text])
    assert len(heard) > 60
    assert "server-deal-late" in text
    assert dealer.kept.commitment in text
    assert secret not in text


def test_no_error_and_no_log_names_it() -> None:
    row = DealRow("t", 0, "commit", 0.0, "stockpile deal 1\n", "5e" * 32, "c0" * 32, [DealSeatRow(0, True)])
    assert "5e" * 32 not in repr(row)
    assert "c0" * 32 in repr(row)
