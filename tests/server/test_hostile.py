"""Random, oversized, early, late, repeated and foreign messages: refused clearly, the table unharmed."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from stockpile.server.settings import Limits
from stockpile.server.token_buckets import Rate
from stockpile.server.transport.http import POLICY
from tests.support.running import Connection, Person, question_in, serving

Come = Callable[..., Person]

NONSENSE: list[str | bytes] = [
    "",
    "null",
    "[]",
    "{}",
    "{" * 500,
    '{"type": "answers"}',
    '{"type": "answers", "number": -1, "seat": 0, "answers": [1]}',
    '{"type": "answers", "number": 0, "seat": 9, "answers": [1]}',
    '{"type": "answers", "number": 0, "seat": 0, "answers": []}',
    '{"type": "answers", "number": 0, "seat": 0, "answers": ["bid Z 9"]}',
    '{"type": "answers", "number": 0, "seat": 0, "answers": [99999]}',
    '{"type": "answers", "number": 0, "seat": 0, "answers": [1], "extra": 1}',
    '{"type": "answers", "number": 1e99, "seat": 0, "answers": [1]}',
    '{"type": "answers", "number": 0, "seat": 0, "answers": [1.5]}',
    '{"type": "welcome"}',
    '{"type": "update", "number": 5}',
    '{"type": "chat", "text": ""}',
    '{"type": "chat", "text": "\\u0000"}',
    '{"type": "settings", "seat": 0, "ask": "yes"}',
    '{"type": "ping", "token": -1}',
    b"\x00\x01\x02",
    b"\xff\xfe",
]


# What may come after a bid, if it was the last: whether it can be answered depends on cards that lie face-down.
FOLLOWING = ["sell share cosmic", "sell share bank", "pass", "boom cosmic", "bid A 0"]


def alive(connection: Connection) -> None:
    connection.send("ping", token=42)
    assert connection.until("pong")["token"] == 42


def random_messages(rng: Random) -> list[str]:
    """Well-formed messages with odd values."""
    values: list[Any] = [0, 1, -1, 2**40, "", "bid A 0", None, True, [], {}, 0.5, "x" * 70]
    kinds = ["answers", "chat", "settings", "back", "ping", "welcome"]
    fields = ["number", "seat", "answers", "text", "ask", "token"]
    return [
        json.dumps({"type": rng.choice(kinds)} | {name: rng.choice(values) for name in rng.sample(fields, 3)})
        for _ in range(70)
    ]


def test_nonsense_is_refused_and_the_table_goes_on(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", start=True)["id"]
    with ada.at(table) as connection:
        question = question_in(connection.until("welcome"))
        assert question is not None
        for text in NONSENSE:
            connection.socket.send(text)
            refused = connection.until("refused", "confirmed")
            assert refused["type"] == "refused" and refused["message"] and refused["now"] == 0, text
        for text in random_messages(Random(3)):
            connection.socket.send(text)
        alive(connection)
        connection.answer(0, question["seat"], question["answers"][0]["number"])
        assert connection.until("confirmed")["number"] == 0


def test_a_message_too_big_is_refused_and_one_far_too_big_hangs_up(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", start=True)["id"]
    with ada.at(table) as connection:
        connection.send("chat", text="x" * 20_000)
        assert connection.until("refused")["code"] == "server-too-big"
        connection.socket.send("x" * 1_000_000)
        with pytest.raises(ConnectionClosed) as closed:
            connection.drain()
        assert closed.value.rcvd is None or closed.value.rcvd.code == 1009
    assert ada.get(f"/api/tables/{table}")["number"] == 0


def test_nobody_answers_for_somebody_else(somebody: Come) -> None:
    ada, eve, nobody = somebody(), somebody(), somebody("")
    table = ada.table("me", "me", start=True)["id"]
    with ada.at(table) as connection:
        question = question_in(connection.until("welcome"))
    assert question is not None
    for person in (eve, nobody):
        with person.at(table) as connection:
            welcome = connection.until("welcome")
            untold = {"answers": [], "least": 1, "most": 1, "stock": {}}  # all that is made from answers
            assert question_in(welcome) == question | untold
            connection.answer(0, question["seat"], question["answers"][0]["number"])
            assert connection.until("refused", "confirmed")["code"] == "server-not-your-seat"
            connection.send("settings", seat=0, ask=True)
            assert connection.until("refused")["code"] == "server-not-your-seat"
            connection.send("back", seat=0)
            assert connection.until("refused")["code"] == "server-not-your-seat"
    assert ada.get(f"/api/tables/{table}")["number"] == 0


def test_a_table_that_is_not_there_says_so_and_hangs_up(somebody: Come) -> None:
    with somebody().at("0" * 16) as connection:
        assert connection.next()["code"] == "server-no-such-table"
        with pytest.raises(ConnectionClosed) as closed:
            connection.next()
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 4000


def test_too_many_mistakes_end_a_connection(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "open")["id"]
    with ada.at(table) as connection:
        for _ in range(101):
            connection.socket.send("nonsense")
        with pytest.raises(ConnectionClosed):
            connection.drain()
        assert connection.received[-1]["code"] == "server-too-many-mistakes"


def test_pages_of_other_sites_get_nowhere(somebody: Come, address: str) -> None:
    ada = somebody()
    table = ada.table("me", "open")["id"]
    for origin in ("http://evil.example", "null", f"https://{address}.evil.example"):
        with pytest.raises(InvalidStatus) as refused, ada.at(table, origin=origin):
            pass
        assert refused.value.response.status_code == 403
        answer = ada.http.post("/api/guest", json={"name": "Eve"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign-origin")
    with ada.at(table, origin=f"http://{address}") as connection:
        alive(connection)
    answer = ada.http.post("/api/guest", json={"name": "Eve"}, headers={"sec-fetch-site": "cross-site"})
    assert answer.status_code == 403


def test_a_foreign_name_for_this_machine_is_refused(somebody: Come) -> None:
    answer = somebody("").http.get("/api/me", headers={"host": "evil.example"})
    assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign-host")


def test_headers_are_strict_on_every_answer(somebody: Come) -> None:
    person = somebody("")
    assert "'unsafe" not in POLICY and "default-src 'none'" in POLICY
    for path in ("/", "/api/me", "/api/nothing", "/assets/nothing.js", "/some/page"):
        headers = person.http.get(path).headers
        assert headers["content-security-policy"] == POLICY
        assert headers["x-content-type-options"] == "nosniff"
    assert person.http.get("/api/me").headers["cache-control"] == "no-store"
    assert "server" not in headers


def test_a_basket_ends_where_something_may_come_to_light(somebody: Come) -> None:
    """R-INFO-4: what follows in a basket is never tried, so that its refusal tells nothing of hidden cards."""
    ada = somebody()
    table = ada.table("me", "me", "me", start=True)["id"]
    seen: set[str] = set()
    with ada.at(table) as connection:
        message = connection.until("welcome")
        while (question := question_in(message)) is not None and "sell" not in seen:
            seen.add(question["question"])
            number, seat, first = message["number"], question["seat"], question["answers"][0]
            codes = set()
            for second in FOLLOWING if question["question"] == "bid" else ():
                connection.answer(number, seat, first["number"], second, "place boom up A")
                codes.add(connection.until("refused")["code"])
            assert codes <= {"server-basket"}
            connection.answer(number, seat, first["number"])
            message = connection.until("update")
        assert "bid" in seen
        connection.answer(message["number"], question_in(message)["seat"], "pass", "pass")  # type: ignore[index]  # JSON
        assert connection.until("refused")["code"] == "server-basket"


def test_bytes_that_are_no_text_and_brackets_without_end_are_bad_requests(somebody: Come) -> None:
    ada = somebody()
    bodies = (b'{"name":"\xff\xfe"}', b'{"text":"\xff"}', b"[" * 16_000, b'{"a":' * 3000)
    for path in ("/api/guest", "/api/records", "/api/tables"):
        for body in bodies:
            answer = ada.http.post(path, content=body, headers={"content-type": "application/json"})
            assert (answer.status_code, answer.json()["code"]) == (400, "server-bad-request"), (path, body[:9])
    for origin in ("http://[::1", "http://[", "http://]:99999999"):
        answer = ada.http.post("/api/guest", json={"name": "Eve"}, headers={"origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign-origin")


def test_what_is_wrong_with_a_request_is_said_in_words(somebody: Come) -> None:
    answer = somebody().http.post("/api/tables", json={"seats": []}).json()
    assert "seats" in answer["message"] and "<" not in answer["message"]


def test_pages_can_be_looked_for_and_files_that_are_not_there_are_not(somebody: Come) -> None:
    nobody = somebody("").http
    assert nobody.head("/").status_code == 200 and nobody.head("/").text == ""
    assert nobody.get("/favicon.ico").status_code == 404
    assert nobody.get("/table/0123").status_code == 200


def test_files_outside_the_pages_are_out_of_reach(somebody: Come) -> None:
    for path in (
        "/../api.py",
        "/%2e%2e/api.py",
        "/..%2f..%2fpyproject.toml",
        "/%00",
        "/" + "a" * 3000,
        "/" + "%F0%9F%98%80" * 100,
    ):
        answer = somebody("").http.get(path)
        assert answer.status_code in (200, 404, 503)
        assert "litestar" not in answer.text and "hatchling" not in answer.text


def test_rates_and_sizes_are_limited(tmp_path: Path) -> None:
    limits = Limits(requests=Rate(0.01, 30), creations=Rate(0.01, 3), messages=Rate(0.01, 5))
    with serving(tmp_path, limits) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "open")["id"]
        with ada.at(table) as connection:
            for _ in range(6):
                connection.send("ping", token=1)
            assert connection.until("refused")["code"] == "server-too-fast"
        big = ada.http.post("/api/guest", json={"name": "x" * 100_000})
        assert (big.status_code, big.json()["code"]) == (413, "server-too-big-request")
        codes = [ada.http.post("/api/guest", json={"name": "Ada"}).status_code for _ in range(3)]
        assert codes[-1] == 429
        for path in ("/api/tables/", "/api//tables", "/api/%74ables"):  # one address, however it is written
            assert ada.http.post(path, json={"seats": [{"kind": "me"}, {"kind": "open"}]}).status_code == 429
        assert [ada.http.get("/api/me").status_code for _ in range(30)][-1] == 429
        ada.close()


def test_watchers_do_not_keep_players_out(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(connections=2)) as address:
        ada, eve = Person(address, "Ada"), Person(address, "Eve")
        table = ada.table("me", "open")["id"]
        with eve.at(table) as first, eve.at(table) as second, eve.at(table) as third, ada.at(table) as player:
            assert {first.next()["type"], second.next()["type"]} == {"welcome"}
            assert third.next()["code"] == "server-too-many"
            assert player.next()["type"] == "welcome"
        ada.close()
        eve.close()


def test_watchers_who_come_and_go_make_no_work_for_the_others(somebody: Come) -> None:
    ada, eve = somebody("Ada"), somebody("Eve")
    table = ada.table("me", "open")["id"]
    with ada.at(table) as player:
        assert [player.next()["type"], player.next()["type"]] == ["welcome", "seats"]
        for _ in range(3):
            with eve.at(table) as watcher:
                watcher.until("welcome")
        player.send("ping", token=1)
        assert player.next()["type"] == "pong"


def test_an_error_of_ours_is_no_stack_trace(somebody: Come) -> None:
    answer: httpx.Response = somebody("").http.request("PATCH", "/api/me")
    assert answer.status_code == 405 and answer.json()["code"] == "server-no-such-method"
    assert "Traceback" not in answer.text
