"""Guests, tables and seats, before a game begins and after."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from stockpile.records import read, replay
from stockpile.server import protocol
from stockpile.server.db.engine import file_url
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.settings import Settings
from tests.support.running import Person, question_in

Come = Callable[..., Person]


def finish(person: Person, table: str) -> int:
    """Play all seats of one person to the end; how many messages with answers that took."""
    sent = 0
    with person.at(table) as connection:
        while (question := question_in(connection.until("welcome", "update"))) is not None:
            number = connection.received[-1]["number"]
            if question["answers"]:
                connection.answer(
                    number, question["seat"], question["answers"][sent % len(question["answers"])]["number"]
                )
                sent += 1
    return sent


def test_a_guest_has_a_name_and_keeps_it(somebody: Come, address: str) -> None:
    nobody = somebody("")
    assert nobody.get("/api/me") == {"name": "", "guest": ""}
    ada = somebody("Ada")
    assert ada.get("/api/me")["name"] == "Ada"
    assert ada.post("/api/guest", {"name": "Ada Lovelace"})["name"] == "Ada Lovelace"
    assert ada.get("/api/me")["guest"] == ada.post("/api/guest", {"name": "Ada"})["guest"]


def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(address: str) -> None:
    person = Person(address)
    cookie = person.http.post("/api/guest", json={"name": "Ada"}).headers["set-cookie"].lower()
    person.close()
    assert "httponly" in cookie and "samesite=strict" in cookie and "path=/" in cookie


def test_somebody_elses_cookie_cannot_be_guessed(somebody: Come) -> None:
    ada, eve = somebody("Ada"), somebody("")
    guest = ada.get("/api/me")["guest"]
    eve.http.cookies.set("stockpile_guest", f"{guest}.{'x' * 43}")
    assert eve.get("/api/me")["name"] == ""


def test_who_has_no_name_sets_up_no_table(somebody: Come) -> None:
    assert somebody("").refused("/api/tables", {"seats": [{"kind": "me"}] * 2}, 401) == "server-no-guest"


def test_friends_join_by_link_and_the_host_starts(somebody: Come) -> None:
    host, friend, stranger = somebody(), somebody(), somebody()
    table = host.table("me", "reserved", "open", "broker")
    path = f"/api/tables/{table['id']}"
    assert table["code"] and friend.get(path)["code"] == ""
    assert stranger.refused(f"{path}/join", {"seat": 1}, 403) == "server-invited-only"
    assert stranger.refused(f"{path}/join", {"seat": 3}) == "server-seat-taken"
    assert stranger.refused(f"{path}/join", {"seat": 4}, 404) == "server-no-such-seat"
    joined = friend.post(f"{path}/join", {"code": table["code"], "seat": 1})
    assert [seat["kind"] for seat in joined["seats"]] == ["human", "human", "open", "bot"]
    assert joined["seats"][1]["mine"] and joined["code"] == table["code"]
    assert host.refused(f"{path}/start") == "server-seats-missing"
    assert friend.refused(f"{path}/seats/2", {"kind": "bot", "bot": "random"}, 403) == "server-not-the-host"
    host.post(f"{path}/seats/2", {"kind": "bot", "bot": "random"})
    assert friend.refused(f"{path}/start", {}, 403) == "server-not-the-host"
    assert host.post(f"{path}/start")["stage"] == "playing"
    assert host.refused(f"{path}/start") == "server-has-begun"
    assert stranger.refused(f"{path}/join") == "server-has-begun"
    assert table["id"] in [mine["id"] for mine in friend.get("/api/tables")["mine"]]


def test_open_tables_are_listed_until_they_are_full(somebody: Come) -> None:
    host, friend = somebody(), somebody()
    table = host.table("me", "open")["id"]
    assert table in [each["id"] for each in friend.get("/api/tables")["open"]]
    assert friend.post(f"/api/tables/{table}/join") == friend.post(f"/api/tables/{table}/join")
    assert table not in [each["id"] for each in somebody().get("/api/tables")["open"]]


def test_a_host_who_leaves_hands_the_table_on(somebody: Come) -> None:
    ann, bob, cat = somebody("Ann"), somebody("Bob"), somebody("Cat")
    table = ann.table("me", "open", "open")["id"]
    path = f"/api/tables/{table}"
    bob.post(f"{path}/join")
    cat.post(f"{path}/join")
    ann.post(f"{path}/leave")
    assert bob.get(path)["host"] and not ann.get(path)["host"]
    assert cat.refused(f"{path}/start", {}, 403) == "server-not-the-host"
    bob.post(f"{path}/seats/0", {"kind": "bot", "bot": "random"})
    bob.post(f"{path}/seats/2", {"kind": "bot", "bot": "random"})  # a host may free the seat of somebody unwanted
    assert not any(seat["mine"] for seat in cat.get(path)["seats"])
    assert bob.refused(f"{path}/seats/1", {"kind": "open"}, 409) == "server-seat-taken"
    assert bob.post(f"{path}/start")["stage"] == "playing"


def test_a_table_that_cannot_begin_is_not_made(somebody: Come) -> None:
    ann = somebody()
    plans = [{"kind": "me"}, {"kind": "open"}]
    assert ann.refused("/api/tables", {"seats": plans, "start": True}) == "server-seats-missing"
    assert ann.get("/api/tables")["mine"] == []


def test_an_empty_table_goes_away(somebody: Come) -> None:
    host = somebody()
    table = host.table("me", "open")["id"]
    host.post(f"/api/tables/{table}/leave")
    assert host.refused(f"/api/tables/{table}/join", {}, 404) == "server-no-such-table"


def test_who_joins_while_the_last_one_leaves_is_told_that_the_table_is_gone(tmp_path: Path) -> None:
    async def run() -> list[str]:
        server = await Server.open(Settings(file_url(tmp_path / "tables.sqlite"), workers=1, pause=0))
        lobby, (ada, _), (bo, _) = Lobby(server), await server.guests.new("Ada"), await server.guests.new("Bo")
        plans = [protocol.SeatPlan("me"), protocol.SeatPlan("open")]
        table = await lobby.create(ada, protocol.NewTable(plans))
        late = [
            lobby.join(table, bo, protocol.Join()),
            lobby.change_seat(table, ada, 1, protocol.SeatChange("reserved")),
            lobby.start(table, ada),
            lobby.leave(table, ada, None),
            table.say(ada, "is anybody here?"),
        ]
        _, *results = await asyncio.gather(lobby.leave(table, ada, None), *late, return_exceptions=True)
        await server.close()
        return [result.code if isinstance(result, Refusal) else str(result) for result in results]

    assert asyncio.run(run()) == ["server-no-such-table"] * 5


def test_a_host_who_does_not_sit_there_stays_the_host_whoever_leaves(somebody: Come) -> None:
    host, ann, bob = somebody(), somebody(), somebody()
    table = host.table("open", "open", "broker")["id"]
    for guest in (ann, bob):
        guest.post(f"/api/tables/{table}/join")
    ann.post(f"/api/tables/{table}/leave")
    assert host.get(f"/api/tables/{table}")["host"] and not bob.get(f"/api/tables/{table}")["host"]


def test_the_code_is_for_the_host_and_who_came_by_it(somebody: Come) -> None:
    host, invited, stranger = somebody(), somebody(), somebody()
    table = host.table("me", "reserved", "open", "open")
    path, code = f"/api/tables/{table['id']}", table["code"]
    assert code and invited.post(f"{path}/join", {"code": code})["code"] == code
    assert stranger.post(f"{path}/join")["code"] == stranger.get(path)["code"] == ""
    assert [each["code"] for each in stranger.get("/api/tables")["mine"]] == [""]
    with stranger.at(table["id"]) as connection:
        assert connection.until("welcome")["table"]["code"] == ""
        assert connection.until("seats")["table"]["code"] == ""
    assert invited.get(path)["code"] == code
    host.post(f"{path}/leave")  # an invited guest is the next host, not the first who sits there
    assert invited.get(path)["host"] and stranger.get(path)["code"] == ""


def test_who_leaves_a_game_is_replaced_by_a_bot(somebody: Come) -> None:
    host = somebody()
    table = host.table("me", "me", start=True)["id"]
    left = host.post(f"/api/tables/{table}/leave", {"seat": 0})
    assert [seat["kind"] for seat in left["seats"]] == ["bot", "human"]
    assert host.refused(f"/api/tables/{table}/leave", {"seat": 0}, 403) == "server-not-your-seat"


def test_what_makes_no_game_is_refused_with_the_reason(somebody: Come) -> None:
    host = somebody()
    seats = [{"kind": "me"}, {"kind": "open"}]
    wrong = {"seats": seats, "modules": ["investor_bidding"]}
    assert host.refused("/api/tables", wrong, 400) == "server-bad-config"
    assert (
        host.refused("/api/tables", {"seats": [*seats, {"kind": "bot", "bot": "oracle"}]}, 400) == "server-no-such-bot"
    )
    assert host.refused("/api/tables", {"seats": seats[:1]}, 400) == "server-bad-request"
    assert host.refused("/api/guest", {"name": "a\u200bb"}, 400) == "server-bad-name"


def test_the_host_says_who_begins(somebody: Come) -> None:
    host = somebody()
    for first in range(3):
        table = host.table("me", "me", "me", first=first, start=True)
        assert table["first"] == first
        with host.at(table["id"]) as connection:
            question = question_in(connection.until("welcome"))
            assert question is not None and question["seat"] == first
    assert host.table("me", "open")["first"] is None  # by lot
    seats = [{"kind": "me"}, {"kind": "me"}]
    assert host.refused("/api/tables", {"seats": seats, "first": 2}, 400) == "server-bad-first"
    for nowhere in (-1, 5, "you"):
        assert host.refused("/api/tables", {"seats": seats, "first": nowhere}, 400) == "server-bad-request"


def test_pass_and_play_to_the_end_with_history_replay_and_record(somebody: Come) -> None:
    host = somebody()
    table = host.table("me", "me", start=True)["id"]
    path = f"/api/tables/{table}"
    assert host.http.get(f"{path}/history").json()["code"] == "server-not-over"
    assert "?" in host.http.get(f"{path}/record").text
    assert finish(host, table) > 40
    text = host.http.get(f"{path}/record").text
    game = replay(read(text))
    assert game.over and host.get(path)["stage"] == "over"
    history = host.get(f"{path}/history")
    assert len(history["answers"]) == host.get(path)["number"] and history["finished"]
    assert history["worth"][-1] == list(game.money) and len(history["worth"]) == 7
    moment = host.get(f"{path}/replay?to={len(history['answers'])}")
    assert [row["total"] for row in moment["view"]["standing"]] == list(game.money)
    early = host.get(f"{path}/replay?to=5")["view"]
    assert all(player["hidden"] == 0 for player in early["players"])
    assert all(card["kind"] is not None for pile in early["piles"] for card in pile["cards"])
    opened = somebody().post("/api/records", {"text": text})
    assert [each["text"] for each in opened["answers"]] == [each["text"] for each in history["answers"]]
    assert somebody().get(f"/api/records/{opened['id']}/replay?to=5")["view"] == early
    assert host.refused("/api/records", {"text": "nonsense"}, 400) == "server-bad-record"


def test_the_same_people_play_again(somebody: Come) -> None:
    ada, bo, eve = somebody("Ada"), somebody("Bo"), somebody("Eve")
    table = ada.table("me", "open", "random", clock=60, first=1, ask_all=True)["id"]
    path = f"/api/tables/{table}"
    bo.post(f"{path}/join")
    ada.post(f"{path}/start")
    assert bo.refused(f"{path}/again") == "server-not-over"
    with ThreadPoolExecutor() as both:
        list(both.map(finish, (ada, bo), (table, table)))
    assert eve.refused(f"{path}/again", status=403) == "server-not-your-seat"
    with ada.at(table) as connection:
        assert connection.until("welcome")["table"]["again"] is None
        following = bo.post(f"{path}/again")
        told = connection.until("seats", where=lambda m: m["table"]["again"] is not None)
        assert told["table"]["again"] == following["id"]
    assert [seat["kind"] for seat in following["seats"]] == ["reserved", "human", "bot"]
    assert following["host"] and following["clock"] == 60
    assert following["first"] == 1 and following["ask_all"]
    mine = ada.post(f"{path}/again")
    assert mine["id"] == following["id"] and [seat["mine"] for seat in mine["seats"]] == [True, False, False]
    assert ada.post(f"{path}/again") == mine
    for person in (ada, bo):
        person.post(f"/api/tables/{mine['id']}/leave")
    assert ada.post(f"{path}/again")["id"] != mine["id"]  # everybody had left it before it began


def test_alone_with_bots_the_next_game_begins_at_once(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", start=True)["id"]
    finish(ada, table)
    following = ada.post(f"/api/tables/{table}/again")
    assert following["first"] is None  # by lot again
    assert following["stage"] == "playing" and all(seat["mine"] for seat in following["seats"])
    assert ada.post(f"/api/tables/{table}/again")["id"] == following["id"]


def test_people_who_share_a_screen_do_not_share_their_records(somebody: Come) -> None:
    host, guest = somebody("Ada"), somebody("Eve")
    table = host.table("me", "me", "open")["id"]
    somebody().post(f"/api/tables/{table}/join")
    host.post(f"/api/tables/{table}/start")
    path = f"/api/tables/{table}/record"
    seen = [host.http.get(f"{path}?seat={seat}").text for seat in (0, 1)]
    assert ["seen-by 0" in text for text in seen] == [True, False] and "seen-by 1" in seen[1]
    assert host.http.get(path).text == guest.http.get(path).text == somebody("").http.get(path).text
    for person, seat in ((host, 2), (guest, 0)):
        answer = person.http.get(f"{path}?seat={seat}")
        assert (answer.status_code, answer.json()["code"]) == (403, "server-not-your-seat")


def test_catalogues_and_choices_are_served(somebody: Come) -> None:
    person = somebody("")
    choices = person.get("/api/choices")
    assert "broker" in choices["bots"] and "en" in choices["languages"]
    assert "server-late" in person.http.get("/api/catalogue/en").text
    assert person.http.get("/api/catalogue/..").status_code == 404
