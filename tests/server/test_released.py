"""A database that a release wrote opens in every later one: its games go on, end, replay and are exported."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from stockpile.records import read, read_seen, replay
from stockpile.server.db.move import move
from stockpile.server.guests.guests import COOKIE
from tests.support.databases import Databases, sqlite
from tests.support.running import Person, question_in, serving, until_over

from ..conftest import DATABASES

RELEASED = Path(__file__).parents[1] / "released"
DUMPS = sorted(RELEASED.glob("*/tables.sql"))
SECRET = "fixture-secret-of-a-guest-for-tests-only"
ADA, BOB = "00000000000000a1", "00000000000000b0"


def stored(dump: Path, folder: Path) -> Path:
    """The folder of a server that stops where the dump was made."""
    database = sqlite3.connect(folder / "tables.sqlite")
    database.executescript(dump.read_text(encoding="utf-8"))
    database.close()
    return folder


def guest(address: str, key: str) -> Person:
    """Somebody whose cookie is from then."""
    person = Person(address)
    person.http.cookies.set(COOKIE, f"{key}.{SECRET}")
    return person


@pytest.fixture(scope="module", params=DUMPS, ids=lambda dump: dump.parent.name)
def dump(request: pytest.FixtureRequest) -> Path:
    found: Path = request.param
    return found


@pytest.fixture(scope="module", params=DATABASES)
def address(request: pytest.FixtureRequest, dump: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the file of then, or with the PostgreSQL database that it was moved into."""
    folder = stored(dump, tmp_path_factory.mktemp("released"))
    url = sqlite(folder)
    if request.param == "postgresql":
        databases: Databases = request.getfixturevalue("postgresql")
        file, url = url, databases.bare()
        asyncio.run(move(file, url, lambda _: None, lambda *_: None))
    with serving(folder, database=url) as address:
        yield address


@pytest.fixture
def people(address: str) -> Iterator[tuple[Person, Person]]:
    ada, bob = guest(address, ADA), guest(address, BOB)
    yield ada, bob
    ada.close()
    bob.close()


def mine(person: Person, stage: str) -> list[dict[str, Any]]:
    return [table for table in person.get("/api/tables")["mine"] if table["stage"] == stage]


def test_there_is_a_dump_of_the_first_release() -> None:
    assert RELEASED / "0.1.0" / "tables.sql" in DUMPS


def test_the_bots_of_every_table_get_a_seed_of_their_own(tmp_path: Path) -> None:
    for dump in DUMPS:
        folder = tmp_path / dump.parent.name
        folder.mkdir()
        with serving(stored(dump, folder)):
            pass
        with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
            seeds = [seed for (seed,) in database.execute("SELECT bots_seed FROM tables")]
        assert len(seeds) == len(set(seeds)) > 2 and {len(seed) for seed in seeds} == {32}


def test_guests_are_known_and_find_their_tables(people: tuple[Person, Person]) -> None:
    ada, bob = people
    assert (ada.get("/api/me")["name"], bob.get("/api/me")["name"]) == ("Ada", "Bob")
    stages = {table["stage"] for table in ada.get("/api/tables")["mine"]}
    assert stages >= {"waiting", "playing", "over"}
    assert all(table["figures_changed"] == 0 for table in ada.get("/api/tables")["mine"])


def test_everybody_sees_the_own_cards_at_every_table(people: tuple[Person, Person]) -> None:
    for person in people:
        for table in mine(person, "playing") + mine(person, "over"):
            with person.at(table["id"]) as connection:
                welcome = connection.until("welcome")
            (sight,) = welcome["opening"]
            # Bots play on as soon as somebody looks, so there may be more answers than when the list was made.
            assert table["number"] <= welcome["number"] == 1 + max(news["number"] for news in sight["news"])
            assert sight["view"]["mine"] is not None and welcome["figures"]["players"] == table["players"]


def test_what_was_seen_of_a_game_that_goes_on_is_exported(people: tuple[Person, Person]) -> None:
    for table in mine(people[0], "playing"):
        seen = read_seen(people[0].http.get(f"/api/tables/{table['id']}/record").text)
        assert seen.observer == 0 and len(seen.answers) >= table["number"]


def test_a_game_that_is_over_replays_and_is_exported(people: tuple[Person, Person]) -> None:
    for table in mine(people[1], "over"):
        check_finished(people[1], table["id"])


def check_finished(person: Person, table: str) -> None:
    record = read(person.http.get(f"/api/tables/{table}/record").text)
    game = replay(record)
    assert game.over and record.names[:2] == ("Ada", "Bob")
    history = person.get(f"/api/tables/{table}/history")
    assert history["finished"] and len(history["answers"]) == len(record.answers)
    last = person.get(f"/api/tables/{table}/replay?to={len(record.answers)}")
    assert [player["money"] for player in last["view"]["players"]] == game.money


def test_an_unfinished_game_goes_on_and_ends(people: tuple[Person, Person]) -> None:
    """Ada or Bob answers once, then both leave, and bots play on for them."""
    tables = [table["id"] for table in mine(people[0], "playing")]
    for table in tables:
        for person in people:
            with person.at(table) as connection:
                welcome = connection.until("welcome")
                question = question_in(welcome)
                assert question is not None
                if question["answers"]:
                    connection.answer(welcome["number"], question["seat"], question["answers"][0]["number"])
                    connection.until("confirmed")
        for person in people:
            person.post(f"/api/tables/{table}/leave")
    for table in tables:
        until_over(people[0], table)
        record = read(people[0].http.get(f"/api/tables/{table}/record").text)
        assert replay(record).over


def test_a_table_that_waits_can_be_joined_and_begun(people: tuple[Person, Person]) -> None:
    """The host of the next game invites the other, as they meant to."""
    ada, bob = people
    (table,) = [table for table in mine(ada, "waiting") if table["host"]]
    bob.post(f"/api/tables/{table['id']}/join", {"code": table["code"]})
    assert ada.post(f"/api/tables/{table['id']}/start")["stage"] == "playing"
