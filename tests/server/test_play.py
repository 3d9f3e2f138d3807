"""Playing over the WebSocket: answers, baskets, repeats, reconnecting, asking, chat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.support.running import Connection, Person, question_in

Come = Callable[..., Person]


def open_question(connection: Connection) -> tuple[int, dict[str, Any]]:
    """The number and the question in the last view received."""
    message = next(m for m in reversed(connection.received) if m["type"] in ("welcome", "update"))
    question = question_in(message)
    assert question is not None
    return message["number"], question


def two_at_a_table(somebody: Come, **choices: int) -> tuple[Person, Person, str]:
    """Two people in a game that has begun."""
    ada, bo = somebody(), somebody()
    table = str(ada.table("me", "open", **choices)["id"])
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    return ada, bo, table


NO_CLOCK = {"seat": None, "left": None, "total": None, "grace": None, "bank": None}


def runs(clock: dict[str, Any]) -> bool:
    return clock["left"] is not None


def basket(question: dict[str, Any]) -> list[int]:
    """Two cards placed at once: the other card on the other side."""
    first = question["answers"][0]
    other = [a for a in question["answers"] if a["args"][1] != first["args"][1] and a["args"][0] != first["args"][0]]
    pair = other or [a for a in question["answers"] if a["args"][1] != first["args"][1]]
    return [first["number"], pair[0]["number"]]


def play_until(connection: Connection, wanted: str) -> tuple[int, dict[str, Any]]:
    """Answer with the first answer until some question is open."""
    connection.until("welcome")
    while True:
        number, question = open_question(connection)
        if question["question"] == wanted:
            return number, question
        connection.answer(number, question["seat"], question["answers"][-1]["number"])
        connection.until("update")


def test_an_answer_is_confirmed_and_everybody_sees_it(somebody: Come) -> None:
    ada, bo = somebody(), somebody()
    table = ada.table("me", "open")["id"]
    bo.post(f"/api/tables/{table}/join")
    with ada.at(table) as first, bo.at(table) as second:
        assert first.until("welcome")["figures"] is None
        ada.post(f"/api/tables/{table}/start")
        for each in (first, second):
            each.until("welcome", where=lambda m: m["figures"] is not None)
        asked = open_question(first)[1]["seat"]
        player, watcher = (first, second) if asked == 0 else (second, first)
        number, question = open_question(player)
        player.answer(number, asked, question["answers"][0]["text"])
        assert player.until("confirmed") == {"type": "confirmed", "number": 0, "seat": asked, "count": 1}
        seen = watcher.until("update")
        assert (seen["since"], seen["number"]) == (0, 1)
        assert seen["sights"][0]["news"][0]["events"][0]["event"] == "card-placed"


def test_a_basket_is_all_or_nothing(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", start=True)["id"]
    with ada.at(table) as connection:
        connection.until("welcome")
        number, question = open_question(connection)
        good = basket(question)
        connection.answer(number, question["seat"], good[0], good[0])
        refused = connection.until("refused", "confirmed")
        assert refused["type"] == "refused" and refused["code"].startswith("reason-") and refused["now"] == 0
        connection.answer(number, question["seat"], *good)
        assert connection.until("update")["number"] == 2
        assert connection.until("refused", "confirmed")["count"] == 2


def test_a_repeated_answer_is_confirmed_again_and_a_late_or_early_one_refused(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", start=True)["id"]
    with ada.at(table) as connection:
        connection.until("welcome")
        number, question = open_question(connection)
        seat, (first, second) = question["seat"], question["answers"][:2]
        connection.answer(number, seat, first["number"])
        confirmed = connection.until("confirmed")
        connection.answer(number, seat, first["number"])
        assert connection.until("confirmed", "refused") == confirmed
        connection.answer(number, seat, second["number"])
        assert connection.until("confirmed", "refused")["code"] == "server-late"
        connection.answer(number, 1 - seat, first["number"])
        assert connection.until("confirmed", "refused")["code"] == "server-late"
        connection.answer(number + 7, seat, first["number"])
        assert connection.until("confirmed", "refused")["code"] == "server-early"
        connection.answer(number + 1, 1 - seat, first["number"])
        assert connection.until("confirmed", "refused")["code"] == "server-not-asked"
    assert ada.get(f"/api/tables/{table}")["number"] == 1


def test_who_comes_back_gets_what_was_missed(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", "me", start=True)["id"]
    with ada.at(table) as connection:
        number, _ = play_until(connection, "bid")
        told = [news for m in connection.received if m["type"] == "update" for news in m["sights"][1]["news"]]
    with ada.at(table, since=2) as connection:
        welcome = connection.until("welcome")
        assert welcome["number"] == number
        assert welcome["opening"][1]["news"] == told[2:]
    with ada.at(table) as connection:
        everything = connection.until("welcome")["opening"][1]["news"]
        assert everything[0]["number"] == -1 and everything[1:] == told


def test_dividends_are_collected_unless_the_seat_or_the_table_wants_it_asked(somebody: Come) -> None:
    ada = somebody()
    for wish, rule in ((False, False), (True, False), (False, True)):
        asks = wish or rule
        table = ada.table("me", "me", "me", start=True, ask_all=rule)["id"]
        with ada.at(table) as connection:
            welcome = connection.until("welcome")
            assert welcome["table"]["ask_all"] == rule
            assert [sight["ask"] for sight in welcome["opening"]] == [rule] * 3
            for seat in range(3):
                connection.send("settings", seat=seat, ask=wish)
                if rule:
                    assert connection.until("refused")["code"] == "server-asks-all"
            questions, automatic = set(), set()
            while True:
                number, question = open_question(connection)
                questions.add(question["question"])
                connection.answer(number, question["seat"], question["answers"][-1]["number"])
                update = connection.until("update")
                automatic |= {news["by"] for news in update["sights"][0]["news"]}
                if update["sights"][0]["view"]["question"] is None:
                    break
        # A dividend may not come up in a game; whether one does, the two settings never mix.
        assert ("dividend" in questions) <= asks
        assert not asks or "dividend" not in questions or "player" in automatic


def test_bots_play_their_seats(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "broker", "random", start=True)["id"]
    with ada.at(table) as connection:
        connection.until("welcome")
        for _ in range(12):
            number, question = open_question(connection)
            if question["seat"] == 0:
                connection.answer(number, 0, question["answers"][0]["number"])
            connection.until("update")
        by = {n["by"] for m in connection.received if m["type"] == "update" for n in m["sights"][0]["news"]}
        assert {"player", "bot"} <= by


def test_no_clock_runs_while_a_bot_is_asked(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "random", clock=60, start=True)["id"]
    with ada.at(table) as connection:
        welcome = connection.until("welcome")
        assert welcome["clock"] is None or welcome["clock"]["seat"] == 0
        while open_question(connection)[1]["seat"] != 0:
            connection.until("update")
        while (question := open_question(connection)[1])["seat"] == 0:
            connection.answer(connection.last["number"], 0, question["answers"][0]["number"])
            connection.until("update")
        assert connection.until("clock") == {"type": "clock", "number": connection.last["number"]} | NO_CLOCK
        assert connection.until("clock", where=runs)["seat"] == 0


def test_who_sits_speaks_under_the_name_of_the_seat(somebody: Come) -> None:
    ada, other = somebody("Ada"), somebody("Ada")
    table = ada.table("me", "open")["id"]
    other.post(f"/api/tables/{table}/join")
    with ada.at(table) as first, other.at(table) as second:
        second.send("chat", text="which Ada am I?")
        line = first.until("chat")["line"]
        assert (line["seat"], line["name"]) == (1, "Ada 2")


def test_chat_reaches_everybody_and_is_kept(somebody: Come) -> None:
    ada, guest, nobody = somebody("Ada"), somebody("Guest"), somebody("")
    table = ada.table("me", "open")["id"]
    with ada.at(table) as first, guest.at(table) as second, nobody.at(table) as third:
        first.until("welcome")
        first.send("chat", text="hello <b>all</b>")
        line = second.until("chat")["line"]
        assert (line["seat"], line["name"], line["text"]) == (0, "Ada", "hello <b>all</b>")
        second.send("chat", text="hi")
        assert first.until("chat", where=lambda m: m["line"]["number"] == 1)["line"]["seat"] is None
        third.until("welcome")
        third.send("chat", text="boo")
        assert third.until("refused")["code"] == "server-no-guest"
        first.send("chat", text="a\nb")
        assert first.until("refused")["code"] == "server-bad-chat"
    with guest.at(table) as again:
        assert [line["text"] for line in again.until("welcome")["chat"]] == ["hello <b>all</b>", "hi"]


def test_two_tabs_of_one_player_see_the_same(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", start=True)["id"]
    with ada.at(table) as one, ada.at(table) as two:
        one.until("welcome")
        two.until("welcome")
        number, question = open_question(one)
        one.answer(number, question["seat"], question["answers"][0]["number"])
        assert one.until("update") == two.until("update")
