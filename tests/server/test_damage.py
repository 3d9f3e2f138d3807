"""One damaged row never harms another table or the lobby: it is told apart, told once, and restores itself."""

from __future__ import annotations

import json
import logging
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from tests.support.databases import ask, change, kind_of
from tests.support.running import Person, question_in, serving, until_over

# What happens to a table's rows; `:table` is its id.
CONFIG = "UPDATE tables SET config = '{' WHERE id = :table"
MODULE = """UPDATE tables SET config = replace(config, '"modules": [', '"modules": ["seances"') WHERE id = :table"""
CHANCE = "UPDATE tables SET chance = '[1, 2]' WHERE id = :table"
NO_CHANCE = "UPDATE tables SET chance = '' WHERE id = :table"
STAGE = "UPDATE tables SET stage = 'asleep' WHERE id = :table"
FIRST = "UPDATE tables SET first = 2 WHERE id = :table"  # of two seats
SEAT = "UPDATE seats SET kind = 'throne' WHERE seat = 1 AND table_id = :table"
FEWER = "DELETE FROM seats WHERE seat = 1 AND table_id = :table"
NOBODY = "UPDATE seats SET guest = NULL WHERE seat = 1 AND table_id = :table"
GAP = "DELETE FROM answers WHERE number = 0 AND table_id = :table"
ILLEGAL = "UPDATE answers SET answer = 0 WHERE number = 1 AND table_id = :table"
NO_SUCH_ANSWER = "UPDATE answers SET answer = 999999 WHERE number = 1 AND table_id = :table"
GIVER = "UPDATE answers SET by = 'ghost' WHERE number = 0 AND table_id = :table"

AT_ONCE = {
    "config": CONFIG,
    "module": MODULE,
    "chance": CHANCE,
    "stage": STAGE,
    "first player": FIRST,
    "seat": SEAT,
    "fewer seats": FEWER,
    "nobody's seat": NOBODY,
    "gap": GAP,
}
# PostgreSQL takes nothing into a text that is none, nor into a number.
ONLY_SQLITE = {"no text": "UPDATE tables SET config = CAST(x'ff7b' AS TEXT) WHERE id = :table"}
WHEN_OPENED = {"no chance": NO_CHANCE, "illegal": ILLEGAL, "no such answer": NO_SUCH_ANSWER, "giver": GIVER}
PARTS = {"tables": "id", "seats": "table_id", "answers": "table_id", "deals": "table_id", "deal_seats": "table_id"}


def saved_rows(url: str, table: str) -> dict[str, list[tuple[object, ...]]]:
    return {part: ask(url, f"SELECT * FROM {part} WHERE {key} = :table", table=table) for part, key in PARTS.items()}


def put_back(url: str, table: str, rows: dict[str, list[tuple[object, ...]]]) -> None:
    deleted = [(f"DELETE FROM {part} WHERE {PARTS[part]} = :table", {"table": table}) for part in reversed(PARTS)]
    change(url, *deleted, *[again(part, row) for part in PARTS for row in rows[part]])


def again(part: str, row: tuple[object, ...]) -> tuple[str, dict[str, object]]:
    """The statement that puts a row into its table, and its values."""
    values = {f"column{place}": value for place, value in enumerate(row)}
    return f"INSERT INTO {part} VALUES ({', '.join(f':{name}' for name in values)})", values


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


def test_damaged_tables_harm_nobody_and_restore_themselves(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING)
    at_once = AT_ONCE | (ONLY_SQLITE if kind_of(database) == "sqlite" else {})
    harms = at_once | WHEN_OPENED
    with serving(tmp_path, database=database) as address:
        ada = Person(address, "Ada")
        cookie = ada.cookie
        sound, harmed = two_answers(ada), {harm: two_answers(ada) for harm in harms}
        ada.close()
    kept = {table: saved_rows(database, table) for table in harmed.values()}
    change(database, *[(harms[harm], {"table": table}) for harm, table in harmed.items()])
    with serving(tmp_path, database=database) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        assert [harm for harm, table in harmed.items() if stages(ada)[table] == "damaged"] == list(at_once)
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
            put_back(database, table, kept[table])
            with ada.at(table) as connection:
                assert connection.until("welcome")["number"] == 2, harm
        assert set(stages(ada).values()) == {"playing"}
        ada.close()


def test_an_open_table_that_is_damaged_does_not_close_the_lobby(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as address:
        ada = Person(address, "Ada")
        tables = [ada.table("me", "open")["id"] for _ in range(2)]
        ada.close()
    ask(database, CONFIG, table=tables[0])
    with serving(tmp_path, database=database) as address:
        eve = Person(address, "Eve")
        listed = {table["id"]: table["stage"] for table in eve.get("/api/tables")["open"]}
        assert listed == {tables[0]: "damaged", tables[1]: "waiting"}
        assert eve.refused(f"/api/tables/{tables[0]}/join") == "server-damaged-table"
        assert json.dumps(eve.post(f"/api/tables/{tables[1]}/join")["seats"]).count("Eve") == 1
        eve.close()


NO_CARD = "UPDATE tables SET chance = replace(chance, '\"market\": [', '\"market\": [null, ') WHERE id = :table"
NO_NUMBER = "UPDATE answers SET answer = 'sell' WHERE number = 1 AND table_id = :table"


def test_a_game_that_is_over_and_damaged_is_told_apart_too(
    tmp_path: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    harms = (NO_CARD, ILLEGAL, *([NO_NUMBER] if kind_of(database) == "sqlite" else []))
    with serving(tmp_path, database=database) as address:
        ada = Person(address, "Ada")
        cookie = ada.cookie
        tables = [ada.table("me", "random", start=True)["id"] for _ in harms]
        for table in tables:
            ada.post(f"/api/tables/{table}/leave")
            until_over(ada, table)
        ada.close()
    change(database, *[(harm, {"table": table}) for harm, table in zip(harms, tables, strict=True)])
    with serving(tmp_path, database=database) as address:
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


def test_the_next_game_being_damaged_people_play_another(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as address:
        ada = Person(address, "Ada")
        cookie, table = ada.cookie, ada.table("me", "me", start=True)["id"]
        ada.close()
    ask(database, "UPDATE tables SET stage = 'over' WHERE id = :table", table=table)
    with serving(tmp_path, database=database) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        following = ada.post(f"/api/tables/{table}/again")["id"]
        ada.close()
    ask(database, CONFIG, table=following)
    with serving(tmp_path, database=database) as address:
        ada = Person(address)
        ada.http.cookies.set(*cookie.split("=", 1))
        assert ada.post(f"/api/tables/{table}/again")["id"] not in (table, following)
        ada.close()
