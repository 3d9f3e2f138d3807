"""Rates belong to a guest and to an address: whoever calls again begins nothing anew, and a household plays freely."""

from __future__ import annotations

from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from stockpile.server import token_buckets as buckets
from stockpile.server.rate_limits import Client, RateLimits
from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits
from stockpile.server.token_buckets import ClientBuckets, Rate
from tests.support.running import Person, serving

HOME = "192.0.2.7"


def lines_said(rate_limits: RateLimits, *doers: Client) -> int:
    """How many lines all of them get through before everybody is refused."""
    said, speaking = 0, list(doers)
    while speaking:
        for client in list(speaking):
            try:
                rate_limits.count("chat", client)
                said += 1
            except Refusal:
                speaking.remove(client)
    return said


def test_a_household_of_five_speaks_freely_and_made_up_guests_gain_nothing() -> None:
    limits = Limits(chat=Rate(0.0001, 6))
    five = [Client(f"guest {number}", HOME) for number in range(5)]
    assert lines_said(RateLimits(limits), *five) == 30
    many = [Client(f"guest {number}", HOME) for number in range(100)]
    assert lines_said(RateLimits(limits), *many) == 30
    moving = [Client("guest", f"192.0.2.{number}") for number in range(50)]
    assert lines_said(RateLimits(limits), *moving) == 6
    nobody = [Client(None, HOME) for _ in range(20)]
    assert lines_said(RateLimits(limits), *nobody) == 6


def test_what_is_counted_stays_small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(buckets, "MOST_CLIENTS", 50)
    counted = ClientBuckets(Rate(1, 1))
    for number in range(1000):
        counted.take(f"192.0.2.{number}")
    assert len(counted._buckets) == 50


def test_who_asks_for_the_rules_of_all_kinds_of_games_waits(tmp_path: Path) -> None:
    """They take a while to write. Somebody else at the same address still gets them."""
    with serving(tmp_path, Limits(rules=Rate(0.001, 3))) as address:
        nobody, ada = Person(address), Person(address, "Ada")
        asked = [nobody.http.get(f"/api/rules/en?players={players}").status_code for players in (2, 3, 4, 5)]
        assert asked == [200, 200, 200, 429]
        assert ada.get("/api/rules/en?players=5")
        for person in (nobody, ada):
            person.close()


def test_calling_again_gives_no_more_messages_and_no_more_chat(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(chat=Rate(0.001, 6), messages=Rate(0.001, 25))) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "open")["id"]
        heard = []
        for _ in range(10):
            with ada.at(table) as connection:
                for _ in range(3):
                    connection.send("chat", text="hello")
                    message = connection.until("chat", "refused")
                    heard.append(message["type"] if message["type"] == "chat" else message["code"])
        assert heard == ["chat"] * 6 + ["server-too-fast"] * 24
        with ada.at(table) as connection:
            assert len(connection.until("welcome")["chat"]) == 6
            connection.send("ping", token=1)
            assert connection.until("pong", "refused")["type"] == "refused"  # 25 messages, on ten lines
        ada.close()


def test_mistakes_are_remembered_when_somebody_calls_again(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(mistakes=Rate(0.001, 5))) as address:
        eve, ada = Person(address, "Eve"), Person(address, "Ada")
        table = ada.table("me", "open")["id"]
        with eve.at(table) as connection:
            for _ in range(6):
                connection.socket.send("nonsense")
            with pytest.raises(ConnectionClosed):
                connection.drain()
            assert connection.received[-1]["code"] == "server-too-many-mistakes"
        with eve.at(table) as connection:
            assert connection.next()["code"] == "server-too-many-mistakes"
        with ada.at(table) as connection:
            assert connection.next()["type"] == "welcome"
        ada.close()
        eve.close()


def test_a_guest_sets_up_so_many_tables(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(tables=Rate(0.001, 3))) as address:
        ada, bo = Person(address, "Ada"), Person(address, "Bo")
        seats = {"seats": [{"kind": "me"}, {"kind": "open"}]}
        assert [ada.http.post("/api/tables", json=seats).status_code for _ in range(5)] == [201] * 3 + [429] * 2
        assert bo.http.post("/api/tables", json=seats).status_code == 201
        ada.close()
        bo.close()
