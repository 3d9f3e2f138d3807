"""A server killed in the middle of things loses nothing that it confirmed."""

from __future__ import annotations

from pathlib import Path

import pytest

from loadtest.ledger import Ledger, Losses
from loadtest.soak import soak
from tests.support.running import Person, question_in, serving


@pytest.mark.release
def test_kills_lose_nothing(tmp_path: Path, long: bool) -> None:
    """`python -m loadtest soak --minutes 20` does the same for longer."""
    kills = 25 if long else 8
    report = soak(tmp_path, kills=kills, seed=4)
    assert report.kills == kills
    assert report.answers_confirmed > 20 * kills
    assert (report.answers_lost, report.answers_foreign, report.baskets_torn, report.problems) == (0, 0, 0, [])


def test_the_check_finds_what_is_lost_torn_or_foreign() -> None:
    for stored, lost, foreign, torn in (
        ([(5, "player"), (6, "player")], 0, 0, 0),
        ([(5, "player")], 1, 0, 0),
        ([(5, "player"), (7, "player")], 1, 0, 0),
        ([(5, "player"), (6, "player"), (8, "player")], 0, 0, 1),
        ([(5, "player"), (6, "player"), (8, "player"), (9, "player"), (1, "player")], 0, 1, 0),
        ([(5, "player"), (6, "player"), (8, "player"), (9, "player"), (1, "automatic")], 0, 0, 0),
    ):
        losses = Losses()
        ledger = Ledger("t", losses)
        ledger.send(0, [5, 6])
        ledger.confirm(0)
        ledger.send(2, [8, 9])
        ledger.check(stored)
        assert (losses.answers_lost, losses.answers_foreign, losses.baskets_torn) == (lost, foreign, torn)
        assert losses.clean == (not (lost or foreign or torn))


def test_a_restart_brings_tables_guests_seats_and_chat_back(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "me", "random", start=True)["id"]
        with ada.at(table) as connection:
            message = connection.until("welcome")
            connection.send("settings", seat=1, ask=True)
            connection.send("chat", text="see you")
            connection.until("chat")
            while (question := question_in(message)) is None or not question["answers"]:
                message = connection.until("update")
            connection.answer(message["number"], question["seat"], question["answers"][0]["number"])
            connection.until("confirmed")
        cookies = dict(ada.http.cookies)
        ada.close()
    with serving(tmp_path) as address:
        again = Person(address)
        again.http.cookies.update(cookies)
        assert again.get("/api/me")["name"] == "Ada"
        assert [each["id"] for each in again.get("/api/tables")["mine"]] == [table]
        with again.at(table) as connection:
            welcome = connection.until("welcome")
            assert welcome["number"] > message["number"]
            assert [line["text"] for line in welcome["chat"]] == ["see you"]
            assert [sight["ask"] for sight in welcome["opening"]] == [False, True]
        again.close()
