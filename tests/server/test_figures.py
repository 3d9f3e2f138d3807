"""Games go on with the figures they were begun with, side by side with others, whatever the server's are by now."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from shutil import copytree

import pytest

from stockpile.content import Content, lay_over_content, load
from stockpile.records import read, read_seen, replay
from tests.support.running import Person, question_in, serving, until_over

OTHERS = {"companies.cosmic": "Kosmos", "bidding.spaces": [0, 2, 4, 6, 9, 14, 20, 25], "players.3.money": 31}


@contextmanager
def ada_at(folder: Path, content: Content, cookie: dict[str, str] | None = None) -> Iterator[Person]:
    """Ada, or who has her cookie, at a server with these figures."""
    with serving(folder, content=content) as address:
        ada = Person(address, "" if cookie else "Ada")
        ada.http.cookies.update(cookie or {})
        yield ada
        ada.close()


def begin(ada: Person) -> str:
    table: str = ada.table("me", "random", "random", start=True)["id"]
    return table


def answer_once(ada: Person, table: str) -> None:
    """As soon as she is asked, Ada answers in the first way there is."""
    with ada.at(table) as connection:
        message = connection.until("welcome")
        while not (question := question_in(message) or {"answers": ["over"]})["answers"]:
            message = connection.until("update")
        connection.answer(message["number"], 0, question["answers"][0]["number"])
        connection.until("confirmed")


@pytest.fixture(scope="module")
def others() -> Content:
    """The figures of somebody's own box, or of the next release."""
    return lay_over_content(load(), OTHERS)


@dataclass(frozen=True)
class Stored:
    """What a server left behind: a game that was begun with our figures, and one that was begun with others."""

    folder: Path
    ours: str
    theirs: str
    cookie: dict[str, str]


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory, others: Content) -> Stored:
    folder = tmp_path_factory.mktemp("left")
    with ada_at(folder, load()) as ada:
        ours, cookie = begin(ada), dict(ada.http.cookies)
        answer_once(ada, ours)
    with ada_at(folder, others, cookie) as ada:
        theirs = begin(ada)
        answer_once(ada, theirs)
    return Stored(folder, ours, theirs, cookie)


@pytest.fixture
def stored(left: Stored, tmp_path: Path) -> Stored:
    """The same for every test."""
    return replace(left, folder=Path(copytree(left.folder, tmp_path / "copy")))


@pytest.mark.parametrize("own", [True, False], ids=["other-figures", "our-figures"])
def test_both_go_on_end_replay_and_are_exported_whatever_figures_the_server_has(
    stored: Stored, others: Content, own: bool
) -> None:
    games = ((stored.ours, load()), (stored.theirs, others))
    with ada_at(stored.folder, others if own else load(), stored.cookie) as ada:
        for table, content in games:
            with ada.at(table) as connection:
                figures = connection.until("welcome")["figures"]
            assert figures["bidding"] == list(content.bidding)
            assert figures["own_names"] == ({"company-cosmic": "Kosmos"} if content is others else {})
            answer_once(ada, table)
            assert read_seen(ada.http.get(f"/api/tables/{table}/record").text).content == content
            ada.post(f"/api/tables/{table}/leave")
        for table, content in games:
            until_over(ada, table)
            text = ada.http.get(f"/api/tables/{table}/record").text
            assert read(text).content == content and replay(read(text)).over
            history = ada.get(f"/api/tables/{table}/history")
            assert history["figures"]["bidding"] == list(content.bidding)
            assert ada.post("/api/records", {"text": text})["figures"] == history["figures"]


def test_new_games_are_begun_with_the_servers_figures(tmp_path: Path, others: Content) -> None:
    with ada_at(tmp_path, others) as ada, ada.at(begin(ada)) as connection:
        players = connection.until("welcome")["opening"][0]["view"]["players"]
    assert players[0]["money"] == 31 != load().tables[3].money


def test_the_lobby_says_how_many_figures_are_not_ours(stored: Stored, others: Content) -> None:
    with ada_at(stored.folder, load(), stored.cookie) as ada:
        assert ada.get("/api/choices")["figures_changed"] == 0
        changed = {table["id"]: table["figures_changed"] for table in ada.get("/api/tables")["mine"]}
        assert changed == {stored.ours: 0, stored.theirs: len(OTHERS)}
        assert ada.get(f"/api/tables/{stored.theirs}")["figures_changed"] == len(OTHERS)
    with ada_at(stored.folder, others, stored.cookie) as ada:
        assert ada.get("/api/choices")["figures_changed"] == len(OTHERS)
        assert ada.table("me", "open")["figures_changed"] == len(OTHERS)


def test_a_table_that_waits_is_begun_with_the_figures_of_the_day(tmp_path: Path, others: Content) -> None:
    with ada_at(tmp_path, load()) as ada:
        table, cookie = ada.table("me", "me", "random")["id"], dict(ada.http.cookies)
    with ada_at(tmp_path, others, cookie) as ada:
        ada.post(f"/api/tables/{table}/start")
        with ada.at(table) as connection:
            assert connection.until("welcome")["figures"]["own_names"] == {"company-cosmic": "Kosmos"}


def test_every_version_is_stored_once(stored: Stored, others: Content) -> None:
    with ada_at(stored.folder, others, stored.cookie) as ada:
        begin(ada)
    assert sheets_in(stored.folder) == [(load().version, load().sheet), (others.version, others.sheet)]


def sheets_in(folder: Path) -> list[tuple[str, str]]:
    database = sqlite3.connect(folder / "tables.sqlite")
    rows = database.execute("SELECT version, sheet FROM contents ORDER BY rowid").fetchall()
    database.close()
    return rows


@pytest.mark.parametrize("damage", ["DELETE FROM contents", "UPDATE contents SET sheet = 'x'"])
def test_figures_that_nobody_has_any_more_close_that_table_alone(stored: Stored, damage: str) -> None:
    database = sqlite3.connect(stored.folder / "tables.sqlite")
    database.execute(damage)
    database.commit()
    database.close()
    with ada_at(stored.folder, load(), stored.cookie) as ada:
        stages = {table["id"]: table["stage"] for table in ada.get("/api/tables")["mine"]}
        assert stages == {stored.ours: "playing", stored.theirs: "damaged"}
        refused = ada.http.get(f"/api/tables/{stored.theirs}/record")
        assert (refused.status_code, refused.json()["code"]) == (409, "server-damaged-table")
        assert ada.http.get(f"/api/tables/{stored.ours}/record").status_code == 200
