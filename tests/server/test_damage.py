"""One damaged row never harms another table or the lobby: it is told apart, told once, and restores itself."""

from __future__ import annotations

import json
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from .running import Person, question_in, serving, until_over

# What happens to a table's rows; `?` is its id.
CONFIG = "UPDATE tables SET config = '{' WHERE id = ?"
NO_TEXT = "UPDATE tables SET config = CAST(x'ff7b' AS TEXT) WHERE id = ?"
MODULE = """UPDATE tables SET config = replace(config, '"modules": [', '"modules": ["seances"') WHERE id = ?"""
CHANCE = "UPDATE tables SET chance = '[1, 2]' WHERE id = ?"
NO_CHANCE = "UPDATE tables SET chance = '' WHERE id = ?"
STAGE = "UPDATE tables SET stage = 'asleep' WHERE id = ?"
FIRST = "UPDATE tables SET first = 2 WHERE id = ?"  # of two seats
SEAT = "UPDATE seats SET kind = 'throne' WHERE seat = 1 AND table_id = ?"
FEWER = "DELETE FROM seats WHERE seat = 1 AND table_id = ?"
NOBODY = "UPDATE seats SET guest = NULL WHERE seat = 1 AND table_id = ?"
GAP = "DELETE FROM answers WHERE number = 0 AND table_id = ?"
ILLEGAL = "UPDATE answers SET answer = 0 WHERE number = 1 AND table_id = ?"
NO_SUCH_ANSWER = "UPDATE answers SET answer = 999999 WHERE number = 1 AND table_id = ?"
GIVER = "UPDATE answers SET by = 'ghost' WHERE number = 0 AND table_id = ?"

AT_ONCE = {
    "config": CONFIG,
    "no text": NO_TEXT,
    "module": MODULE,
    "chance": CHANCE,
    "stage": STAGE,
    "first player": FIRST,
    "seat": SEAT,
    "fewer seats": FEWER,
    "nobody's seat": NOBODY,
    "gap": GAP,
}
WHEN_OPENED = {"no chance": NO_CHANCE, "illegal": ILLEGAL, "no such answer": NO_SUCH_ANSWER, "giver": GIVER}
PARTS = ("tables", "seats", "answers")


@contextmanager
def database(folder: Path) -> Iterator[sqlite3.Connection]:
    with closing(sqlite3.connect(folder / "tables.sqlite")) as opened, opened:
        yield opened


def saved_rows(folder: Path, table: str) -> dict[str, list[tuple[object, ...]]]:
    with database(folder) as opened:
        keys = {part: "id" if part == "tables" else "table_id" for part in PARTS}
        return {
            part: opened.execute(f"SELECT * FROM {part} WHERE {keys[part]} = ?", (table,)).fetchall() for part in PARTS
        }


def put_back(folder: Path, table: str, rows: dict[str, list[tuple[object, ...]]]) -> None:
    with database(folder) as opened:
        for part in reversed(PARTS):
            opened.execute(f"DELETE FROM {part} WHERE {'id' if part == 'tables' else 'table_id'} = ?", (table,))
        for part in PARTS:
            for row in rows[part]:
                opened.execute(f"INSERT INTO {part} VALUES ({', '.join('?' * len(row))})", row)


def two_answers(person: Person) -> str:
    """A table with a game of which two answers are given."""
    table: str = person.table("me", "me", start=True)["id"]
    with person.at(table) as connection:
        message = connection.until("welcome")
        while message["number"] < 2:
            question = question_in(message)
            assert question is not None
            connection.answer(message["number"], question["seat"], question["answers"][0]["number"])
            message = connection.until("update")
    return table


def stages(person: Person) -> dict[str, str]:
    return {table["id"]: table["stage"] for table in person.get("/api/tables")["mine"]}


def refused_at(person: Person, table: str) -> str:
    """Why a table's line is closed."""
    with person.at(table) as connection:
        code: str = connection.until("closed")["code"]
        with pytest.raises(ConnectionClosed):
            connection.next()
    return code


def test_damaged_tables_harm_nobody_and_restore_themselves(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.WARNING)
    harms = AT_ONCE | WHEN_OPENED
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        cookie = ada.cookie
        sound, harmed = two_answers(ada), {harm: two_answers(ada) for harm in harms}
        ada.close()
    kept = {table: saved_rows(tmp_path, table) for table in harmed.values()}
    with database(tmp_path) as opened:
        for harm, table in harmed.items():
            opened.execute(harms[harm], (table,))
    with serving(tmp_path) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        assert [harm for harm, table in harmed.items() if stages(ada)[table] == "damaged"] == list(AT_ONCE)
        with ada.at(sound) as connection:
            assert connection.until("welcome")["number"] == 2
        for harm, table in [*harmed.items(), *harmed.items()]:
            assert refused_at(ada, table) == "server-damaged-table", harm
            answer = ada.http.get(f"/api/tables/{table}")
            assert (answer.status_code, answer.json()["code"]) == (409, "server-damaged-table"), harm
        assert stages(ada) == dict.fromkeys(harmed.values(), "damaged") | {sound: "playing"}
        told = [record.getMessage() for record in caplog.records if "damaged" in record.getMessage()]
        assert sorted(line.split()[1] for line in told) == sorted(harmed.values())  # each once
        for harm, table in harmed.items():
            put_back(tmp_path, table, kept[table])
            with ada.at(table) as connection:
                assert connection.until("welcome")["number"] == 2, harm
        assert set(stages(ada).values()) == {"playing"}
        ada.close()


def test_an_open_table_that_is_damaged_does_not_close_the_lobby(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        tables = [ada.table("me", "open")["id"] for _ in range(2)]
        ada.close()
    with database(tmp_path) as opened:
        opened.execute(CONFIG, (tables[0],))
    with serving(tmp_path) as address:
        eve = Person(address, "Eve")
        listed = {table["id"]: table["stage"] for table in eve.get("/api/tables")["open"]}
        assert listed == {tables[0]: "damaged", tables[1]: "waiting"}
        assert eve.refused(f"/api/tables/{tables[0]}/join") == "server-damaged-table"
        assert json.dumps(eve.post(f"/api/tables/{tables[1]}/join")["seats"]).count("Eve") == 1
        eve.close()


NO_CARD = "UPDATE tables SET chance = replace(chance, '\"market\": [', '\"market\": [null, ') WHERE id = ?"
NO_NUMBER = "UPDATE answers SET answer = 'sell' WHERE number = 1 AND table_id = ?"


def test_a_game_that_is_over_and_damaged_is_told_apart_too(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    harms = (NO_CARD, NO_NUMBER, ILLEGAL)
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        cookie = ada.cookie
        tables = [ada.table("me", "random", start=True)["id"] for _ in harms]
        for table in tables:
            ada.post(f"/api/tables/{table}/leave")
            until_over(ada, table)
        ada.close()
    with database(tmp_path) as opened:
        for harm, table in zip(harms, tables, strict=True):
            opened.execute(harm, (table,))
    with serving(tmp_path) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        for table in [*tables, *tables]:
            for what in ("history", "replay?to=1", "record"):
                answer = ada.http.get(f"/api/tables/{table}/{what}")
                assert (answer.status_code, answer.json()["code"]) == (409, "server-damaged-table"), what
            assert ada.http.get(f"/api/tables/{table}").status_code == 409
        assert sum("is damaged" in record.getMessage() for record in caplog.records) == len(tables)
        assert not [record for record in caplog.records if record.exc_info]
        ada.close()


def test_the_next_game_being_damaged_people_play_another(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        cookie, table = ada.cookie, ada.table("me", "me", start=True)["id"]
        ada.close()
    with database(tmp_path) as opened:
        opened.execute("UPDATE tables SET stage = 'over' WHERE id = ?", (table,))
    with serving(tmp_path) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        following = ada.post(f"/api/tables/{table}/again")["id"]
        ada.close()
    with database(tmp_path) as opened:
        opened.execute(CONFIG, (following,))
    with serving(tmp_path) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        assert ada.post(f"/api/tables/{table}/again")["id"] not in (table, following)
        ada.close()
