"""What is kept of a guest is shown whole, and is gone when they wish it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from stockpile.server.db import schema
from stockpile.server.people.privacy import PeopleQueries
from tests.support.databases import ask
from tests.support.running import Person, serving

from .test_people import play_out, say

Come = Callable[..., Person]
SECRET = "Zaphod Unforgettable"


def test_everything_that_is_kept_is_shown(somebody: Come) -> None:
    ada = somebody("Ada")
    table = ada.table("me", "broker", start=True)["id"]
    with ada.at(table) as here:
        say(here, "hello")
        here.until("chat")
    kept = ada.get("/api/me/kept")
    assert (kept["name"], kept["guest"]) == ("Ada", ada.get("/api/me")["guest"])
    assert [(seat["table"], seat["seat"], seat["name"], seat["host"]) for seat in kept["seats"]] == [
        (table, 0, "Ada", True)
    ]
    assert [(line["table"], line["text"]) for line in kept["chat"]] == [(table, "hello")]
    assert ada.cookie.partition(".")[2] not in json.dumps(kept)  # a fingerprint of the secret, never the secret
    assert somebody("").http.get("/api/me/kept").status_code == 401


def test_nobody_is_forgotten_by_mistake_or_by_others(somebody: Come) -> None:
    ada, eve = somebody("Ada"), somebody("Eve")
    guest = ada.get("/api/me")["guest"]
    assert eve.refused("/api/me/forget", {"id": guest}) == "server-somebody-else"
    assert ada.refused("/api/me/forget", {"id": ""}) == "server-somebody-else"
    assert ada.get("/api/me")["name"] == "Ada"


def test_who_is_forgotten_leaves_no_name_anywhere(tmp_path: Path, database: str) -> None:
    """A finished game, a running one, one that was left, one that waits alone, one with a friend; and lines there."""
    with serving(tmp_path, database=database) as address:
        zaphod, friend = Person(address, SECRET), Person(address, "Ford")
        cookie = zaphod.cookie
        over = zaphod.table("me", "random", start=True)["id"]
        play_out(zaphod, over)
        alone = zaphod.table("me", "open")["id"]
        with_friend = zaphod.table("me", "open")["id"]
        running, left = zaphod.table("me", "open")["id"], zaphod.table("me", "open")["id"]
        for table in (with_friend, running, left):
            friend.post(f"/api/tables/{table}/join")
        for table in (running, left):
            zaphod.post(f"/api/tables/{table}/start")
        zaphod.post(f"/api/tables/{left}/leave")
        watched = friend.table("me", "broker", start=True)["id"]
        for table in (over, with_friend, running, watched):
            with zaphod.at(table) as here:
                say(here, f"said by {SECRET}")
                here.until("chat")
        with friend.at(running) as there, zaphod.at(running) as here:
            assert len(there.until("welcome")["chat"]) == 1
            here.until("welcome")
            assert zaphod.post("/api/me/forget", {"id": zaphod.get("/api/me")["guest"]})["name"] == ""
            seats = there.until("seats", where=lambda each: each["table"]["seats"][0]["kind"] == "bot")["table"][
                "seats"
            ]
            assert seats[0]["name"] not in ("", SECRET)  # a bot plays on, under a name of its own
            assert there.until("unsaid")["numbers"] == [0]
            assert here.until("closed")["code"] == "server-forgotten"
        assert zaphod.get("/api/me") == {"name": "", "guest": ""}
        zaphod.http.headers["cookie"] = cookie  # kept by somebody all the same
        assert zaphod.get("/api/me") == {"name": "", "guest": ""}
        assert friend.get(f"/api/tables/{with_friend}")["host"]
        assert friend.http.get(f"/api/tables/{alone}").status_code == 404
        assert friend.get(f"/api/tables/{over}/history")["names"][0] == ""
        assert SECRET not in friend.http.get(f"/api/tables/{over}/record").text
        for person in (zaphod, friend):
            person.close()
    with serving(tmp_path, database=database) as address:  # as it is stored
        stranger = Person(address)
        assert stranger.get(f"/api/tables/{over}")["seats"][0] == {
            **stranger.get(f"/api/tables/{over}")["seats"][0],
            "kind": "human",
            "name": "",
        }
        with stranger.at(over) as here:
            assert here.until("welcome")["chat"] == []
        stranger.close()
    for name in schema.metadata.tables:
        assert SECRET not in str(ask(database, f"SELECT * FROM {name}"))


def test_a_line_from_before_lines_knew_who_said_them_is_forgotten_with_the_seat(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "broker", start=True)["id"]
    ask(database, "INSERT INTO chat VALUES (:table, 0, 0, 'Ada', 'hello', 1e10, NULL)", table=table)
    with serving(tmp_path, database=database) as address:
        ada.http.base_url = f"http://{address}"
        assert [line["text"] for line in ada.get("/api/me/kept")["chat"]] == ["hello"]
        ada.post("/api/me/forget", {"id": ada.get("/api/me")["guest"]})
    assert ask(database, "SELECT count(*) FROM chat") == [(0,)]
    ada.close()


def test_who_sits_down_while_being_forgotten_leaves_the_seat_to_others(
    tmp_path: Path, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else the seat would be of somebody who is not there, and the table could not be stored any more."""
    with serving(tmp_path, database=database) as address:
        host, eve = Person(address, "Ada"), Person(address, "Eve")
        joined = host.table("me", "open", "broker")["id"]
        tables: list[str] = [joined]
        forget = PeopleQueries.forget

        async def forget_late(people: PeopleQueries, guest: str) -> None:
            await asyncio.to_thread(eve.post, f"/api/tables/{joined}/join")
            tables.append((await asyncio.to_thread(eve.table, "me", "open"))["id"])
            await forget(people, guest)

        monkeypatch.setattr(PeopleQueries, "forget", forget_late)
        eve.post("/api/me/forget", {"id": eve.get("/api/me")["guest"]})
        assert [seat["kind"] for seat in host.get(f"/api/tables/{joined}")["seats"]] == ["human", "open", "bot"]
        assert host.http.get(f"/api/tables/{tables[1]}").status_code == 404
        host.post(f"/api/tables/{joined}/seats/1", {"kind": "bot", "bot": "broker"})
        assert host.post(f"/api/tables/{joined}/start")["stage"] == "playing"
        host.close()
        eve.close()


def test_several_seats_of_somebody_who_is_forgotten_have_no_name(somebody: Come) -> None:
    ada, bob = somebody("Ada"), somebody("Bob")
    table = ada.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "me", "name": "Ada's cat"}], "start": True})
    play_out(ada, table["id"])
    ada.post("/api/me/forget", {"id": ada.get("/api/me")["guest"]})
    assert [seat["name"] for seat in bob.get(f"/api/tables/{table['id']}")["seats"]] == ["", ""]
