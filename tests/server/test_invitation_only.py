"""A table for invited guests stays one, however its host goes; a table for everybody stays that, too."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Connection

from stockpile.server.db import migrations
from stockpile.server.db.cleanup import Cleanup
from stockpile.server.db.engine import make_engine
from stockpile.server.db.store import Store
from stockpile.server.settings import DAY_SECONDS, Retention
from tests.support.databases import ask, change
from tests.support.running import Person, serving

from .test_lobby import finish

Come = Callable[..., Person]
BEFORE = "0014"  # the schema that did not know which seats are for invited guests


def leave(host: Person, table: dict[str, Any]) -> None:
    host.post(f"/api/tables/{table['id']}/leave")


def delete_everything(host: Person, _: dict[str, Any]) -> None:
    host.post("/api/me/forget", {"id": host.get("/api/me")["guest"]})


def sign_out(host: Person, _: dict[str, Any]) -> None:
    """Of the only device: nobody can ever be this host again."""
    (device,) = host.get("/api/me/devices")["devices"]
    host.post(f"/api/me/devices/{device['id']}/sign-out")


def become_another(host: Person, _: dict[str, Any]) -> None:
    """The device becomes that of another guest."""
    other = Person(host.address, "Zoe")
    host.post("/api/device", {"code": other.post("/api/me/devices/code")["code"], "replace": True})
    other.close()


WAYS = [leave, delete_everything, sign_out, become_another]
FREES_THE_SEAT = [leave, delete_everything]


def kinds(person: Person, table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in person.get(f"/api/tables/{table['id']}")["seats"]]


def is_listed(person: Person, table: dict[str, Any]) -> bool:
    return table["id"] in [each["id"] for each in person.get("/api/tables")["open"]]


def check_private(stranger: Person, table: dict[str, Any]) -> None:
    """A stranger finds no way in without the code."""
    path = f"/api/tables/{table['id']}"
    assert not is_listed(stranger, table)
    seen = stranger.get(path)
    assert "open" not in [seat["kind"] for seat in seen["seats"]] and seen["code"] == ""
    assert stranger.refused(f"{path}/join") == "server-no-free-seat"
    for seat in seen["seats"]:
        answer = stranger.http.post(f"{path}/join", json={"seat": seat["seat"]})
        assert answer.json()["code"] in ("server-invited-only", "server-seat-taken")
    assert table["code"] not in stranger.get(f"{path}/invitation")["link"]


@pytest.mark.parametrize("go", WAYS)
def test_a_table_for_invited_guests_stays_one_when_its_host_goes(somebody: Come, go: Callable[..., None]) -> None:
    host, friend, other, stranger = somebody("Ann"), somebody("Bob"), somebody("Cat"), somebody("Eve")
    table = host.table("me", "reserved", "reserved", "broker")
    path, code = f"/api/tables/{table['id']}", {"code": table["code"]}
    friend.post(f"{path}/join", code)
    with stranger.at(table["id"]) as watching:
        watching.until("welcome")
        go(host, table)
        check_private(stranger, table)
        while watching.soon("seats") is not None:
            pass
        for message in watching.received:
            assert "open" not in [seat["kind"] for seat in message.get("table", {"seats": []})["seats"]]
    if go in FREES_THE_SEAT:
        assert friend.get(path)["host"] and kinds(friend, table)[0] == "reserved"
        other.post(f"{path}/join", {"seat": 0} | code)  # whoever has the invitation may have the seat
    else:
        assert kinds(friend, table)[0] == "human"
        other.post(f"{path}/join", {"seat": 2} | code)
    check_private(stranger, table)


@pytest.mark.parametrize("go", FREES_THE_SEAT)
def test_it_stays_one_whoever_is_its_host(somebody: Come, go: Callable[..., None]) -> None:
    ann, bob, cat, stranger = somebody("Ann"), somebody("Bob"), somebody("Cat"), somebody("Eve")
    table = ann.table("me", "reserved", "reserved")
    for person in (bob, cat):
        person.post(f"/api/tables/{table['id']}/join", {"code": table["code"]})
    for host in (ann, bob):
        assert host.get(f"/api/tables/{table['id']}")["host"]
        go(host, table)
        check_private(stranger, table)
    assert kinds(cat, table) == ["reserved", "reserved", "human"]


def test_whoever_leaves_one_of_two_seats_or_is_taken_off_opens_none(somebody: Come) -> None:
    host, friend, stranger = somebody("Ann"), somebody("Bob"), somebody("Eve")
    table = host.table("me", "me", "reserved")
    path = f"/api/tables/{table['id']}"
    host.post(f"{path}/leave", {"seat": 1})
    check_private(stranger, table)
    friend.post(f"{path}/join", {"code": table["code"], "seat": 2})
    friend.post(f"{path}/leave")
    check_private(stranger, table)
    joined = friend.post(f"{path}/join", {"code": table["code"], "seat": 1})
    host.post(f"{path}/remove", {"who": joined["seats"][1]["who"]})
    check_private(stranger, table)
    assert kinds(host, table) == ["human", "reserved", "reserved"]


def test_another_game_for_the_same_people_is_for_them_alone(somebody: Come) -> None:
    ann, bob, stranger = somebody("Ann"), somebody("Bob"), somebody("Eve")
    first = ann.table("me", "open")["id"]
    bob.post(f"/api/tables/{first}/join")
    ann.post(f"/api/tables/{first}/start")
    with ThreadPoolExecutor() as both:
        list(both.map(finish, (ann, bob), (first, first)))
    again = ann.post(f"/api/tables/{first}/again")
    check_private(stranger, again)
    bob.post(f"/api/tables/{first}/again")
    ann.post(f"/api/tables/{again['id']}/leave")
    assert kinds(bob, again) == ["reserved", "human"]
    check_private(stranger, again)


def test_a_host_who_closes_the_table_leaves_it_closed(somebody: Come) -> None:
    """All seats were open to all. The host then wanted invited guests only."""
    host, friend, stranger = somebody("Ann"), somebody("Bob"), somebody("Eve")
    table = host.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    assert is_listed(stranger, table)
    for seat in (1, 2):
        host.post(f"{path}/seats/{seat}", {"kind": "reserved"})
    friend.post(f"{path}/join", {"code": table["code"]})
    host.post(f"{path}/leave")
    check_private(stranger, table)


def test_a_host_of_some_open_seats_leaves_no_open_one(somebody: Come) -> None:
    host, friend, stranger = somebody("Ann"), somebody("Bob"), somebody("Eve")
    table = host.table("me", "reserved", "open")
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/join", {"code": table["code"], "seat": 1})
    host.post(f"{path}/leave")
    assert kinds(friend, table) == ["reserved", "human", "open"]
    stranger.post(f"{path}/join")
    check_private(somebody("Mallory"), table)


@pytest.mark.parametrize("go", FREES_THE_SEAT)
def test_a_seat_that_was_open_to_all_is_open_again(somebody: Come, go: Callable[..., None]) -> None:
    host, friend, stranger = somebody("Ann"), somebody("Bob"), somebody("Eve")
    table = host.table("me", "open", "open")
    path = f"/api/tables/{table['id']}"
    friend.post(f"{path}/join", {"code": table["code"]})  # by invitation, to a seat that anybody could have had
    stranger.post(f"{path}/join")
    assert not is_listed(somebody("Mallory"), table)
    go(host, table)
    assert is_listed(somebody("Mallory"), table) and kinds(stranger, table) == ["open", "human", "human"]
    go(friend, table)
    assert kinds(stranger, table) == ["open", "open", "human"]


def test_a_host_who_is_away_for_long_leaves_it_closed_until_it_is_gone(tmp_path: Path, database: str) -> None:
    keeping = Retention()

    def later(days: float) -> None:
        """As if that much time had passed since everything, and the server had cleaned up."""
        for name, column in (("tables", "created"), ("guests", "created"), ("devices", "created"), ("devices", "seen")):
            change(database, (f"UPDATE {name} SET {column} = {column} - :seconds", {"seconds": days * DAY_SECONDS}))
        asyncio.run(cleaned_up(database, keeping))

    with serving(tmp_path, database=database) as address:
        host, friend = Person(address, "Ann"), Person(address, "Bob")
        table = host.table("me", "reserved", "broker", away=60)
        friend.post(f"/api/tables/{table['id']}/join", {"code": table["code"]})
    for days in (1, 28):
        later(days)
        with serving(tmp_path, database=database) as address:
            stranger, came = Person(address, "Eve"), Person(address)
            check_private(stranger, table)
            came.http.cookies.update(friend.http.cookies)
            assert (
                kinds(came, table) == ["human", "human", "bot"] and not came.get(f"/api/tables/{table['id']}")["host"]
            )
            for person in (stranger, came):
                person.close()
    later(2)
    assert ask(database, "SELECT id FROM tables") == []
    for person in (host, friend):
        person.close()


async def cleaned_up(database: str, keeping: Retention) -> None:
    store = await Store.open(database)
    cleanup = Cleanup(store, keeping)
    await cleanup.remove_old_tables(())
    await cleanup.remove_old_guests(())
    await store.close()


def test_tables_of_before_are_private_where_it_cannot_be_known(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as address:
        host, friend, stranger = (Person(address, name) for name in ("Ann", "Bob", "Eve"))
        private, mixed, public = (
            host.table("me", "reserved"),
            host.table("me", "reserved", "open"),
            host.table("me", "open"),
        )
        for table in (private, mixed):
            friend.post(f"/api/tables/{table['id']}/join", {"code": table["code"]})
        stranger.post(f"/api/tables/{public['id']}/join")
    asyncio.run(downgraded(database))
    with serving(tmp_path, database=database) as address:
        for person in (host, friend, stranger):
            person.http.base_url = f"http://{address}"
        for table in (private, mixed, public):
            host.post(f"/api/tables/{table['id']}/leave")
        assert [kinds(friend, table) for table in (private, mixed, public)] == [
            ["reserved", "human"],
            ["reserved", "human", "open"],
            ["open", "human"],
        ]
        for person in (host, friend, stranger):
            person.close()


async def downgraded(database: str) -> None:
    """The schema as it was, with the rows as they are."""

    def back(connection: Connection) -> None:
        config = AlembicConfig(attributes={"connection": connection})
        config.set_main_option("script_location", str(Path(migrations.__file__).parent))
        command.downgrade(config, BEFORE)

    engine = make_engine(database)
    async with engine.begin() as connection:
        await connection.run_sync(back)
    await engine.dispose()
