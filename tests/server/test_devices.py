"""A guest on several devices: another comes by a code that lives two minutes and works once, and any is signed out."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update

from stockpile.server.cluster_sync import dismiss_signed_out
from stockpile.server.db import schema
from stockpile.server.db.cleanup import Cleanup
from stockpile.server.db.rows import GuestRow
from stockpile.server.guests import guests as knowing
from stockpile.server.guests import routes
from stockpile.server.guests.guests import COOKIE, MAX_CODE_TRIES, DeviceRow, Devices
from stockpile.server.guests.routes import (
    CODE_LETTERS,
    CODE_SECONDS,
    MAX_DEVICES,
    code_halves,
    new_code,
    redeem_code,
)
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.settings import Settings, unlimited
from stockpile.server.token_buckets import Rate
from tests.support.running import Person, serving

from .test_released import ADA, DUMPS, guest, stored

Come = Callable[..., Person]
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:131.0) Gecko/20100101 Firefox/131.0"


def added(first: Person, second: Person) -> dict[str, Any]:
    """A second device of somebody, by a code."""
    code = first.post("/api/me/devices/code")["code"]
    return dict(second.post("/api/device", {"code": code}))


def other(code: str) -> str:
    """The same code but for its last letter."""
    return code[:-1] + CODE_LETTERS[CODE_LETTERS.index(code[-1]) - 1]


# Another device.


def test_a_second_device_is_the_same_guest_and_both_sit_at_one_table(somebody: Come) -> None:
    first, second = somebody("Ada"), somebody("")
    second.http.headers["user-agent"] = FIREFOX
    me = first.get("/api/me")
    made = first.post("/api/me/devices/code")
    assert made["link"].endswith(f"/device#{made['code']}") and made["seconds"] == CODE_SECONDS and made["path"]
    assert code_halves(made["code"]) is not None
    answer = second.http.post("/api/device", json={"code": f" {made['code'].lower().replace('-', ' ')} "})
    assert answer.json() == me == second.get("/api/me")
    assert "httponly" in (cookie := answer.headers["set-cookie"].lower()) and "samesite=strict" in cookie
    assert first.cookie != second.cookie
    mine = [(each["here"], each["browser"], each["system"]) for each in first.get("/api/me/devices")["devices"]]
    assert mine == [(True, "", ""), (False, "Firefox", "Linux")]
    assert [each["here"] for each in second.get("/api/me/devices")["devices"]] == [False, True]
    table = first.table("me", "me", first=0, start=True)["id"]
    with first.at(table) as one, second.at(table) as two:
        question = one.until("welcome")["opening"][0]["view"]["question"]
        two.until("welcome")
        two.answer(0, 0, question["answers"][0]["number"])
        assert one.until("update")["number"] == two.until("update")["number"] > 0


def test_a_code_works_once_and_a_new_one_replaces_it(somebody: Come) -> None:
    first, second, third = somebody("Ada"), somebody(""), somebody("")
    old, new = (first.post("/api/me/devices/code")["code"] for _ in range(2))
    assert third.refused("/api/device", {"code": old}) == "server-code-wrong"
    second.post("/api/device", {"code": new})
    assert third.refused("/api/device", {"code": new}) == "server-code-used"
    assert third.refused("/api/device", {"code": other(new)}) == "server-code-wrong"
    assert third.get("/api/me")["guest"] == ""


def test_a_code_is_tried_a_few_times_only_and_guessers_learn_nothing(somebody: Come) -> None:
    first, thief = somebody("Ada"), somebody("")
    code = first.post("/api/me/devices/code")["code"]
    refused = {thief.refused("/api/device", {"code": other(code)}) for _ in range(MAX_CODE_TRIES + 2)}
    refused |= {thief.refused("/api/device", {"code": each}) for each in ("2222-2222", "short", "O0O0-I1I1", "")}
    assert refused == {"server-code-wrong"}
    assert thief.refused("/api/device", {"code": code}) == "server-code-tries"
    assert len(first.get("/api/me/devices")["devices"]) == 1


def test_tries_are_limited_by_address(tmp_path: Path) -> None:
    with serving(tmp_path, replace(unlimited(), codes=Rate(0.01, 4), household=2)) as address:
        thief = Person(address)
        for _ in range(4):
            thief.refused("/api/device", {"code": "2222-2222"})
        answer = thief.http.post("/api/device", json={"code": "2222-2222"})
        assert (answer.status_code, answer.json()["code"]) == (429, "server-code-later")
        thief.close()


def test_who_is_somebody_already_is_asked_first(somebody: Come) -> None:
    ada, bob = somebody("Ada"), somebody("Bob")
    table = bob.table("me", "open")["id"]
    code, before = ada.post("/api/me/devices/code")["code"], bob.cookie
    answer = bob.http.post("/api/device", json={"code": code})
    assert (answer.status_code, answer.json()["code"]) == (409, "server-code-other")
    assert answer.json()["params"] == {"name": "Ada", "other": "Bob"}
    assert ada.refused("/api/device", {"code": code, "replace": True}) == "server-code-same"
    with bob.at(table) as here:
        here.until("welcome")
        assert bob.post("/api/device", {"code": code, "replace": True})["name"] == "Ada"
        assert here.until("closed")["code"] == "server-signed-out"
    assert bob.get("/api/me")["name"] == "Ada"
    bob.http.headers["cookie"] = before  # kept by somebody all the same
    assert bob.get("/api/me")["name"] == ""


# At the same moment, and too late: without a server, with a clock of our own.


def in_house(url: str, work: Callable[[Server, GuestRow, str], Awaitable[None]]) -> None:
    """A house with somebody in it, and their cookie."""

    async def run() -> None:
        server = await Server.open(Settings(url, workers=1, pause=0))
        guest, cookie = await server.guests.new("Ada")
        await work(server, guest, cookie)
        await server.close()

    asyncio.run(run())


def test_a_code_lives_two_minutes(database: str) -> None:
    async def work(server: Server, guest: GuestRow, cookie: str) -> None:
        code = await new_code(server, guest, lambda: 1000.0)
        with pytest.raises(Refusal, match="server-code-late"):
            await redeem_code(server, code, "", None, False, lambda: 1000.0 + CODE_SECONDS)
        await redeem_code(server, code, "", None, False, lambda: 999.0 + CODE_SECONDS)
        await server.tables._cleanup.remove_old_codes()
        with pytest.raises(Refusal, match="server-code-wrong"):
            await redeem_code(server, code, "", None, False, lambda: 1000.0)

    in_house(database, work)


def test_at_two_workers_at_the_same_moment_a_code_works_once(database: str) -> None:
    """Two houses at one file, each with a connection of its own; and wrong tries are counted over both."""

    async def work(server: Server, guest: GuestRow, cookie: str) -> None:
        beside = await Server.open(server.settings)
        for _ in range(4):
            code = await new_code(server, guest)
            tried = [redeem_code(each, code, "", None, False) for each in (server, beside) * 2]
            came = await asyncio.gather(*tried, return_exceptions=True)
            assert sorted(str(each) for each in came if isinstance(each, Refusal)) == ["server-code-used"] * 3
        code = await new_code(server, guest)
        wrong = [redeem_code(each, other(code), "", None, False) for each in (server, beside) * 4]
        await asyncio.gather(*wrong, return_exceptions=True)
        kept = await server.guests.devices.code_of(guest.id)
        assert kept is not None and kept.tries == MAX_CODE_TRIES
        assert len(await server.guests.devices.of(guest.id)) == 5
        await beside.close()

    in_house(database, work)


def test_signed_out_at_one_worker_holds_at_the_others(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once where it is told, and where it is not told, when the store is asked again."""
    monkeypatch.setattr(knowing, "TRUST_SECONDS", 0.2)

    async def work(server: Server, guest: GuestRow, cookie: str) -> None:
        others = [await Server.open(server.settings) for _ in range(2)]
        for each in others:
            assert await each.guests.by_cookie(cookie) is not None
        [device] = await server.guests.devices.of(guest.id)
        await routes.sign_out(server, guest, device.id)
        await dismiss_signed_out(others[0].tables, others[0].guests, guest.id)
        assert await server.guests.by_cookie(cookie) is None
        assert await others[0].guests.by_cookie(cookie) is None
        await asyncio.sleep(0.2)
        assert await others[1].guests.by_cookie(cookie) is None
        for each in others:
            await each.close()

    in_house(database, work)


def test_who_is_signed_out_while_the_store_is_asked_does_not_come_in(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = Devices.of

    async def work(server: Server, guest: GuestRow, cookie: str) -> None:
        async def slow(devices: Devices, key: str) -> list[DeviceRow]:
            monkeypatch.setattr(Devices, "of", of)
            found = await of(devices, key)
            await routes.sign_out(server, guest, found[0].id)
            return found

        server.guests.forget_devices(guest.id)
        monkeypatch.setattr(Devices, "of", slow)
        assert await server.guests.by_cookie(cookie) is None

    in_house(database, work)


def test_codes_and_devices_have_an_end(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(routes, "SCRYPT_COST", {"n": 2, "r": 1, "p": 1})

    async def work(server: Server, guest: GuestRow, cookie: str) -> None:
        for _ in range(MAX_DEVICES - 1):
            await redeem_code(server, await new_code(server, guest), "", None, False)
        with pytest.raises(Refusal, match="server-too-many-devices"):
            await new_code(server, guest)
        ben, _ = await server.guests.new("Ben")
        monkeypatch.setattr(routes, "_random_half", iter(["AAAA", "2222", "AAAA", "3333", "BBBB", "3333"]).__next__)
        assert await new_code(server, ben) == "AAAA-2222"
        eve, _ = await server.guests.new("Eve")
        assert await new_code(server, eve) == "BBBB-3333"  # the first half was taken

    in_house(database, work)


# Signing out.


def test_a_device_that_is_signed_out_is_hung_up_on_and_unknown(somebody: Come) -> None:
    first, second, third, eve = somebody("Ada"), somebody(""), somebody(""), somebody("Eve")
    for each in (second, third):
        added(first, each)
    table = first.table("me", "broker", start=True)["id"]
    ids = [each["id"] for each in first.get("/api/me/devices")["devices"]]
    assert eve.refused(f"/api/me/devices/{ids[1]}/sign-out", status=404) == "server-no-such-device"
    with first.at(table) as one, second.at(table) as two, third.at(table) as three:
        for connection in (one, two, three):
            connection.until("welcome")
        left = first.post(f"/api/me/devices/{ids[1]}/sign-out")["devices"]
        assert [each["id"] for each in left] == [ids[0], ids[2]]
        assert two.until("closed")["code"] == "server-signed-out"
        assert second.get("/api/me") == {"name": "", "guest": ""}
        assert second.http.get("/api/me/devices").status_code == 401
        third.post("/api/me/devices/sign-out-others")
        assert one.until("closed")["code"] == "server-signed-out"
        three.send("ping", token=1)
        assert three.until("pong", "closed")["type"] == "pong"
    assert (first.get("/api/me")["name"], third.get("/api/me")["name"]) == ("", "Ada")
    with second.at(table) as two:  # somebody who looks on
        assert two.until("welcome")["table"]["seats"][0]["mine"] is False
    answer = third.http.post(f"/api/me/devices/{ids[2]}/sign-out", json={})
    assert answer.json() == {"devices": []} and f'{COOKIE}="";' in answer.headers["set-cookie"].replace("null", '""')


def test_a_code_is_good_no_more_when_devices_are_signed_out(somebody: Come) -> None:
    first, second = somebody("Ada"), somebody("")
    code = first.post("/api/me/devices/code")["code"]
    first.post("/api/me/devices/sign-out-others")
    assert second.refused("/api/device", {"code": code}) == "server-code-wrong"


# What is kept.


def test_a_cookie_from_before_there_were_devices_is_that_of_the_first(tmp_path: Path) -> None:
    with serving(stored(DUMPS[0], tmp_path)) as address:
        first, second = guest(address, ADA), Person(address)
        first.http.headers["user-agent"] = FIREFOX
        assert first.get("/api/me")["name"] == added(first, second)["name"] == "Ada"
        devices = second.get("/api/me/devices")["devices"]
        assert [(each["here"], each["browser"]) for each in devices] == [(False, "Firefox"), (True, "")]
        second.post("/api/me/devices/sign-out-others")
        assert (first.get("/api/me")["name"], second.get("/api/me")["name"]) == ("", "Ada")
        for each in (first, second):
            each.close()


def test_devices_are_among_what_is_kept_and_forgotten_with_the_guest(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        first, second = Person(address, "Ada"), Person(address)
        added(first, second)
        code = first.post("/api/me/devices/code")["code"]
        table = first.table("me", "broker", start=True)["id"]
        kept = second.get("/api/me/kept")
        hashes = [hashlib.sha256(each.cookie.partition(".")[2].encode()).hexdigest() for each in (first, second)]
        assert [each["cookie_fingerprint"] for each in kept["devices"]] == hashes
        assert kept["last_code"]["tries"] == 0 and code not in str(kept)
        with second.at(table) as there:
            there.until("welcome")
            first.post("/api/me/forget", {"id": kept["guest"]})
            assert there.until("closed")["code"] == "server-forgotten"
        assert second.get("/api/me")["name"] == ""
        assert second.refused("/api/device", {"code": code}) == "server-code-wrong"
        for each in (first, second):
            each.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as rows:
        assert [rows.execute(f"SELECT * FROM {each}").fetchall() for each in ("devices", "codes")] == [[], []]


def test_that_a_device_was_here_is_noted_once_an_hour_and_keeps_its_guest(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    noted: list[float] = []
    note = Devices.note

    async def counted(devices: Devices, row: DeviceRow) -> None:
        noted.append(row.seen)
        await note(devices, row)

    monkeypatch.setattr(Devices, "note", counted)

    async def work(server: Server, guest: GuestRow, cookie: str) -> None:
        old = {"created": guest.created - server.settings.retention.guests - 1}
        await server.store.change(update(schema.guests).values(old), update(schema.devices).values(old | {"seen": 0}))
        server.guests.forget_devices(guest.id)
        for _ in range(3):
            await server.guests.by_cookie(cookie, FIREFOX)
        [device] = await server.guests.devices.of(guest.id)
        assert ([device.seen], device.browser) == (noted, "Firefox")
        for kept in (True, False):
            await Cleanup(server.store, server.settings.retention).remove_old_guests({})
            assert (await server.store.guest(guest.id) is not None) == kept
            await server.store.change(update(schema.devices).values(seen=0))

    in_house(database, work)
