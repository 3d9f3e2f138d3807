"""The clock as a client hears of it, at a server whose clocks hurry."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from stockpile.server.table.clock import HANDOVER_GRACE, MAX_MISSES
from tests.support.running import Connection, Person, serving

PACE = 150.0
Come = Callable[..., Person]


def stood_in(connection: Connection) -> dict[str, Any]:
    return connection.until("seats", where=lambda m: any(seat["stand_in"] for seat in m["table"]["seats"]))


def test_everybody_hears_when_the_time_of_a_question_begins(somebody: Come) -> None:
    ada, bo = somebody(), somebody()  # Ada has two seats: the curtain gives this test all the time it needs
    table = ada.table("me", "open", "me", clock=60, bank=20, first=0)["id"]
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    assert bo.get(f"/api/tables/{table}")["bank"] == 20
    with ada.at(table) as first, bo.at(table) as second:
        clock = first.until("welcome")["clock"]
        assert (clock["seat"], clock["left"], clock["total"], clock["bank"]) == (0, 60, 60, 20)
        assert clock["grace"] > HANDOVER_GRACE
        second.send("seen", number=0, seat=0)
        assert second.until("refused")["code"] == "server-not-your-seat"
        first.send("seen", number=7, seat=0)  # of another question: it changes nothing
        first.send("seen", number=0, seat=0)
        for connection in (first, second):
            clock = connection.until("clock", where=lambda m: m["grace"] == 0)
            assert clock["seat"] == 0 and 0 < clock["left"] <= 60


def test_no_clock_runs_for_who_has_left(somebody: Come) -> None:
    ada, bo = somebody(), somebody()
    table = ada.table("me", "open", clock=60, first=0)["id"]
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    with bo.at(table) as there:
        assert there.until("welcome")["clock"]["seat"] == 0
        ada.post(f"/api/tables/{table}/leave")
        assert there.until("clock", where=lambda m: m["seat"] is None)["number"] == 0


def test_a_lost_question_is_answered_by_a_bot_and_several_lose_the_seat(tmp_path: Path) -> None:
    with serving(tmp_path, pace=PACE) as address:
        ada, bo = Person(address, "Ada"), Person(address, "Bo")
        table = str(ada.table("me", "open", clock=60, bank=20, first=0)["id"])
        bo.post(f"/api/tables/{table}/join")
        ada.post(f"/api/tables/{table}/start")
        with ada.at(table) as first, bo.at(table) as second:
            lose_a_seat(first, second)
        ada.close()
        bo.close()


def lose_a_seat(first: Connection, second: Connection) -> None:
    """Nobody answers."""
    first.until("welcome")
    update = second.until("update")
    assert [(news["seat"], news["by"]) for news in update["sights"][0]["news"]] == [(0, "stand-in")]
    lost = {0: 1, 1: 0}
    while max(lost.values()) < MAX_MISSES:
        for news in second.until("update")["sights"][0]["news"]:
            assert news["by"] == "stand-in"
            lost[news["seat"]] += 1
    seat = max(lost, key=lambda each: lost[each])
    seats = stood_in(second)["table"]["seats"]
    assert [each["stand_in"] for each in seats] == ["clock" if each == seat else "" for each in range(2)]
    (first, second)[seat].send("back", seat=seat)
    second.until("seats", where=lambda m: not m["table"]["seats"][seat]["stand_in"])


def test_a_bank_is_for_tables_with_a_clock(somebody: Come) -> None:
    wanted = {"seats": [{"kind": "me"}, {"kind": "open"}], "bank": 60}
    assert somebody().refused("/api/tables", wanted, 400) == "server-bank-without-clock"
