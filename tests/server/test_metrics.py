"""`/health` and `/metrics`: who may see them, what is in them, and what never is."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from http.client import HTTPConnection
from pathlib import Path

import pytest
from sqlalchemy.exc import OperationalError

from stockpile.bots.thinking import Thinking
from stockpile.rules.config import preset
from stockpile.server.db.engine import file_url
from stockpile.server.db.rows import GuestRow, SeatRow, TableRow
from stockpile.server.db.store import Store, TooManyTables
from stockpile.server.metrics import BATCH, Metrics, OperatorAccess
from stockpile.server.refusals import Refusal
from stockpile.server.run import listening_socket
from stockpile.server.settings import Monitoring, Settings, unlimited
from stockpile.server.transport.limiter import ConnectionLimiter
from tests.support.running import Person, fetch, question_in, serving

TOKEN = "a-token-of-the-operator"
ELSEWHERE = {"x-forwarded-for": "192.0.2.7"}  # as a web server in front of us says
NAMED = {"authorization": f"Bearer {TOKEN}"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    watching = Monitoring(token=TOKEN, networks=("198.51.100.0/24",))
    with serving(tmp_path_factory.mktemp("watch"), monitoring=watching, hosts=("table.example",)) as address:
        yield address


def told(address: str) -> str:
    return fetch(f"http://{address}/metrics").text


def value_of(text: str, name: str) -> float:
    """The sum of all samples with a name."""
    found = re.findall(rf"^{name}(?:{{[^}}]*}})? (\S+)$", text, re.MULTILINE)
    return sum(map(float, found))


@pytest.mark.parametrize(
    ("headers", "health", "metrics"),
    [
        ({}, 200, 200),
        ({"host": "table.example"}, 200, 403),  # a proxy that tells nothing but the name of the site
        ({"host": "foreign.example"}, 200, 403),
        (ELSEWHERE, 403, 403),
        ({"x-real-ip": "192.0.2.7"}, 403, 403),
        ({"forwarded": "for=192.0.2.7"}, 403, 403),
        ({"x-forwarded-for": "198.51.100.9"}, 200, 200),
        ({"x-forwarded-for": "198.51.100.9, 192.0.2.7"}, 403, 403),  # the first is what the client claims
        (ELSEWHERE | NAMED, 200, 200),
        (ELSEWHERE | {"authorization": f"Bearer {TOKEN}x"}, 403, 403),
        (ELSEWHERE | {"authorization": f"Basic {TOKEN}"}, 403, 403),
    ],
)
def test_only_whom_the_operator_allows_sees_it(house: str, headers: dict[str, str], health: int, metrics: int) -> None:
    for path, status in (("health", health), ("metrics", metrics)):
        answer = fetch(f"http://{house}/{path}", headers=headers)
        assert (answer.status_code, answer.headers["cache-control"]) == (status, "no-store"), path
        if status == 403:
            assert "stockpile_" not in answer.text


@pytest.mark.parametrize("name", ["health", "metrics"])
def test_only_the_exact_path_is_answered(house: str, name: str) -> None:
    """Otherwise somebody could walk around a proxy's rule for that path."""
    coded = f"%{ord(name[0]):x}{name[1:]}"
    same = (f"/{name}/", f"//{name}", f"//{name}//", f"/{name}%2F", f"/%2F{name}", f"/{coded}", f"//{coded}/")
    for path in same:  # to the router
        assert asked_raw(house, path)[0] == 404, path
    for path in (*same, f"/./{name}", f"/x/../{name}", f"/{name}/.", f"/{name}/x", f"/{name};x", f"/{name.upper()}"):
        body = asked_raw(house, path)[1]
        assert "stockpile_tables" not in body and "alive" not in body, path
    assert asked_raw(house, f"/{name}?x=1")[0] == 200


def asked_raw(address: str, path: str) -> tuple[int, str]:
    """Ask for a path as it is written, which other clients would put in order."""
    host, _, port = address.partition(":")
    with closing(HTTPConnection(host, int(port))) as line:
        line.request("GET", path, headers=NAMED)
        answer = line.getresponse()
        return answer.status, answer.read().decode()


def test_without_a_token_none_is_right() -> None:
    assert not OperatorAccess(Monitoring()).is_named("192.0.2.7", [(b"authorization", b"Bearer ")])


def test_health_tells_nothing_else(house: str) -> None:
    assert fetch(f"http://{house}/health").json() == {"alive": True, "ready": True}


def test_a_server_without_its_database_is_not_ready(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_: Store) -> None:
        raise OperationalError("SELECT 1", {}, OSError("gone"))

    monkeypatch.setattr(Store, "ready", fail)
    answer = fetch(f"http://{house}/health")
    assert (answer.status_code, answer.json()) == (503, {"alive": True, "ready": False})


def test_what_happens_is_counted_and_nobody_is_named(house: str) -> None:
    before, sent = told(house), 4
    ada = Person(house, "Ada Nameless")
    table = ada.table("me", "me", start=True)
    ada.refused(f"/api/tables/{table['id']}/start", {}, 409)
    with ada.at(table["id"]) as line:
        for _ in range(sent):
            question = question_in(line.until("welcome", "update"))
            assert question is not None
            line.answer(line.last["number"], question["seat"], question["answers"][0]["number"])
        line.until("update")
        line.answer(0, 0, "no such answer")
        line.until("refused")
        text = told(house)
        guest = ada.get("/api/me")["guest"]

    def added(name: str) -> float:
        return value_of(text, name) - value_of(before, name)

    assert added("stockpile_answer_seconds_count") == sent
    assert added("stockpile_answers_stored_total") >= sent
    assert added("stockpile_store_seconds_count") >= sent
    assert added("stockpile_refusals_total") == 2
    assert value_of(text, 'stockpile_tables{stage="playing",worker="0"}') >= 1
    assert value_of(text, 'stockpile_listeners{role="player",worker="0"}') == value_of(text, "stockpile_guests") == 1
    assert value_of(text, "stockpile_connections") >= 2
    assert value_of(text, "process_resident_memory_bytes") > 1e7
    for secret in ("Ada", "Nameless", table["id"], table["code"], guest, ada.cookie, "no such answer"):
        assert secret not in text, secret
    ada.close()


def test_labels_have_few_values_whatever_is_refused() -> None:
    metrics = Metrics()
    for number in range(1000):
        metrics.refuse(f"server-made-up-{number}")
        metrics.refuse(f"reason-{number}")
        metrics.refuse(f"1002 whatever a client said {number}")
    metrics.refuse(Refusal("server-late", now=7).code)
    codes = re.findall(r'^stockpile_refusals_total{code="([^"]*)"', metrics.text().decode(), re.MULTILINE)
    assert sorted(codes) == ["other", "rules", "server-late"]


def test_no_single_thought_shows() -> None:
    metrics = Metrics()
    for number in range(1, BATCH):
        metrics.thought(Thinking("shark", 100, 50, 0.3, None))
        assert value_of(metrics.text().decode(), "stockpile_thought_seconds_count") == 0, number
    metrics.thought(Thinking("shark", 100, 50, 0.3, None))
    text = metrics.text().decode()
    assert value_of(text, "stockpile_thought_seconds_count") == BATCH
    assert "shark" not in text
    assert value_of(text, "stockpile_thought_granted_seconds_total") == pytest.approx(BATCH * 0.05)


def test_every_sample_says_whose_it_is(house: str) -> None:
    lines = [line for line in told(house).splitlines() if not line.startswith("#")]
    assert len(lines) > 50
    assert all('worker="0"' in line for line in lines)


def test_a_port_of_its_own_answers_nothing_else(tmp_path: Path) -> None:
    assert Settings("", monitoring=Monitoring(port=9100), worker=3).watch_port == 9103
    with closing(listening_socket("127.0.0.1", 0)) as bound:
        port = bound.getsockname()[1]
        with serving(tmp_path, monitoring=Monitoring(port=port), more=[bound]) as address:
            own = f"http://127.0.0.1:{port}"
            assert [fetch(f"{own}{path}").status_code for path in ("/health", "/metrics", "/", "/api/me")] == [
                200,
                200,
                404,
                404,
            ]
            assert fetch(f"http://{address}/api/me").status_code == 200


def test_the_number_of_tables_of_a_guest_has_an_end(tmp_path: Path) -> None:
    with serving(tmp_path, replace(unlimited(), tables_of_guest=2)) as address:
        ada, bo = Person(address, "Ada"), Person(address, "Bo")
        first = ada.table("me", "me", start=True)
        ada.table("me", "open")
        answer = ada.http.post("/api/tables", json={"seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (answer.status_code, answer.json()["code"]) == (409, "server-too-many-tables")
        assert "2 tables" in answer.json()["message"]
        assert ada.refused("/api/lessons/first", {}, 409) == "server-too-many-tables"
        bo.table("me", "open")
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as stored, stored:
            stored.execute("UPDATE tables SET stage = 'over' WHERE id = ?", (first["id"],))
        ada.table("me", "open")  # one is over: there is room again
        for person in (ada, bo):
            person.close()


def test_tables_that_are_added_at_once_are_counted_too(tmp_path: Path) -> None:
    async def run() -> int:
        store = await Store.open(file_url(tmp_path / "tables.sqlite"))
        await store.add_guest(GuestRow("g", "0" * 64, "Ada"))
        seats = [SeatRow(0, "human", "g", "Ada"), SeatRow(1, "open")]
        config = preset("first-game", 2)
        rows = [TableRow(f"t{number}", "g", "code", "waiting", config, "", seats=seats) for number in range(20)]
        added = await asyncio.gather(*(store.add_table(row, most=5) for row in rows), return_exceptions=True)
        await store.close()
        assert all(each is None or isinstance(each, TooManyTables) for each in added)
        return added.count(None)

    assert asyncio.run(run()) == 5


@pytest.mark.parametrize(
    ("named", "words"), [(True, "cut off 192.0.2.7: server-too-fast"), (False, "cut off a client:")]
)
def test_the_log_has_addresses_only_if_they_are_asked_for(
    named: bool, words: str, caplog: pytest.LogCaptureFixture
) -> None:
    counted: list[str] = []
    limiter = ConnectionLimiter(unlimited(), None, counted.append, names_clients=named)
    limiter.log_cut_off("192.0.2.7", "server-too-fast")
    assert caplog.messages[0].startswith(words) and counted == ["server-too-fast"]
