"""People at a table: spectators, what a host may do to others, and calling somebody who sleeps."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.support.running import Connection, Person, question_in, serving

Come = Callable[..., Person]


def names_of(message: dict[str, object]) -> list[str]:
    return [each["name"] for each in message["watchers"]]  # type: ignore[attr-defined]  # JSON


def seat_of(table: dict[str, object], name: str) -> dict[str, object]:
    return next(seat for seat in table["seats"] if seat["name"] == name)  # type: ignore[attr-defined]  # JSON


def test_spectators_are_listed_to_all_at_the_table(somebody: Come) -> None:
    host, watcher, stranger = somebody(), somebody("Wanda"), somebody("")
    table = host.table("me", "broker", start=True)["id"]
    with host.at(table) as here:
        assert here.until("welcome")["table"]["watchers"] == []
        with watcher.at(table) as other, watcher.at(table), stranger.at(table):
            told = here.until("watching", where=lambda each: bool(each["strangers"]))
            assert names_of(told) == ["Wanda"] and told["strangers"] == 1  # however many pages she has open
            assert other.until("welcome")["table"]["seats"][0]["online"]
        assert here.until("watching", where=lambda each: not each["strangers"])["watchers"] == []


def test_a_table_can_be_closed_to_spectators(somebody: Come) -> None:
    host, friend, watcher = somebody(), somebody(), somebody()
    table = host.table("me", "reserved", closed=True)
    path = f"/api/tables/{table['id']}"
    assert table["closed"] and watcher.get(path)["closed"]
    with watcher.at(table["id"]) as door:
        assert door.until("closed")["code"] == "server-closed-table"
    friend.post(f"{path}/join", {"code": table["code"]})
    with friend.at(table["id"]) as inside:
        assert inside.until("welcome")["table"]["closed"]
    assert friend.refused(f"{path}/closed", {"closed": False}, 403) == "server-not-the-host"
    assert not host.post(f"{path}/closed", {"closed": False})["closed"]
    with watcher.at(table["id"]) as door:
        assert door.until("welcome")
        host.post(f"{path}/closed", {"closed": True})
        assert door.until("closed")["code"] == "server-closed-table"


def test_who_gives_up_a_seat_at_a_closed_table_does_not_look_on_there(somebody: Come) -> None:
    host, leaver, moved = somebody(), somebody(), somebody()
    table = host.table("me", "open", "open", closed=True)["id"]
    for person in (leaver, moved):
        person.post(f"/api/tables/{table}/join")
    with leaver.at(table) as here, moved.at(table) as there, host.at(table) as inside:
        for connection in (here, there, inside):
            connection.until("welcome")
        host.post(f"/api/tables/{table}/seats/2", {"kind": "bot", "bot": "random"})
        assert there.until("closed")["code"] == "server-closed-table"
        host.post(f"/api/tables/{table}/start")
        leaver.post(f"/api/tables/{table}/leave")
        assert here.until("closed")["code"] == "server-closed-table"
        inside.until("seats", where=lambda each: each["table"]["seats"][1]["kind"] == "bot")


def test_a_host_who_does_not_sit_there_is_not_shut_out(somebody: Come) -> None:
    host, ann, bob = somebody(), somebody(), somebody()
    table = host.table("open", "open", closed=True, first=1)["id"]
    with host.at(table) as here:
        assert here.until("welcome")["table"]["host"]
        for person in (ann, bob):
            person.post(f"/api/tables/{table}/join")
        host.post(f"/api/tables/{table}/start")
        bob.post(f"/api/tables/{table}/leave")
        assert [sight["seat"] for sight in here.until("update")["sights"]] == [2]  # as spectators see it


def test_the_replay_of_a_closed_table_is_for_its_players(somebody: Come) -> None:
    host, watcher = somebody(), somebody()
    table = host.table("me", "random", closed=True, start=True)["id"]
    play_out(host, table)
    for what in ("history", "replay?to=3", "record"):
        assert host.http.get(f"/api/tables/{table}/{what}").status_code == 200
        assert watcher.http.get(f"/api/tables/{table}/{what}").json()["code"] == "server-closed-table"
    host.post(f"/api/tables/{table}/closed", {"closed": False})
    assert watcher.http.get(f"/api/tables/{table}/replay?to=3").status_code == 200


def play_out(person: Person, table: str) -> None:
    with person.at(table) as connection:
        while (question := question_in(connection.until("welcome", "update"))) is not None:
            if question["answers"]:
                connection.answer(connection.last["number"], question["seat"], question["answers"][0]["number"])


def test_the_host_takes_somebody_off_the_table_before_the_game(somebody: Come) -> None:
    host, rude, friend = somebody(), somebody("Rudi"), somebody()
    table = host.table("me", "reserved", "broker")
    path = f"/api/tables/{table['id']}"
    joined = rude.post(f"{path}/join", {"code": table["code"]})
    who = seat_of(joined, "Rudi")["who"]
    assert rude.refused(f"{path}/remove", {"who": host.get(path)["seats"][0]["who"]}, 403) == "server-not-the-host"
    with rude.at(table["id"]) as here:
        here.until("welcome")
        left = host.post(f"{path}/remove", {"who": who})
        assert left["seats"][1]["kind"] == "reserved"
        told = here.until("seats", where=lambda each: each["table"]["removed"])["table"]
        assert not any(seat["mine"] for seat in told["seats"])
    assert rude.refused(f"{path}/join", {"code": table["code"]}, 403) == "server-removed"
    friend.post(f"{path}/join", {"code": table["code"]})
    host.post(f"{path}/start")
    assert host.refused(f"{path}/remove", {"who": seat_of(friend.get(path), friend.get("/api/me")["name"])["who"]}) == (
        "server-has-begun"
    )


def test_the_host_mutes_and_unmutes_whoever_speaks(somebody: Come) -> None:
    host, loud, other = somebody(), somebody("Lou"), somebody()
    table = host.table("me", "broker", start=True)["id"]
    path = f"/api/tables/{table}"
    with host.at(table) as here, loud.at(table) as there:
        say(there, "hello")
        line = here.until("chat")["line"]
        assert (line["name"], line["seat"]) == ("Lou", None)
        assert other.refused(f"{path}/mute", {"who": line["who"], "muted": True}, 403) == "server-not-the-host"
        assert loud.refused(f"{path}/mute", {"who": line["who"], "muted": False}, 403) == "server-not-the-host"
        assert host.refused(f"{path}/mute", {"who": "nobody", "muted": True}, 404) == "server-no-such-person"
        mine = host.get(path)["seats"][0]["who"]
        assert host.refused(f"{path}/mute", {"who": mine, "muted": True}) == "server-not-yourself"
        assert host.post(f"{path}/mute", {"who": line["who"], "muted": True})["muted"] == [line["who"]]
        say(there, "hello?")
        assert there.until("refused")["code"] == "server-muted"
        host.post(f"{path}/mute", {"who": line["who"], "muted": False})
        say(there, "thank you")
        assert here.until("chat")["line"]["text"] == "thank you"


def test_who_is_muted_stays_so_when_the_server_starts_anew(tmp_path: Path, database: str) -> None:
    with serving(tmp_path, database=database) as address:
        host, loud = Person(address, "Ada"), Person(address, "Lou")
        table = host.table("me", "open")["id"]
        loud.post(f"/api/tables/{table}/join")
        who = seat_of(host.get(f"/api/tables/{table}"), "Lou")["who"]
        host.post(f"/api/tables/{table}/mute", {"who": who, "muted": True})
    with serving(tmp_path, database=database) as address:
        loud.address = address
        with loud.at(table) as there:
            assert there.until("welcome")["table"]["muted"] == [who]
            say(there, "hello?")
            assert there.until("refused")["code"] == "server-muted"
    for person in (host, loud):
        person.close()


def say(connection: Connection, text: str) -> None:
    connection.send("chat", text=text)


def test_who_sleeps_is_called_once_a_question(somebody: Come) -> None:
    ann, bob, watcher = somebody("Ann"), somebody("Bob"), somebody()
    table = ann.table("me", "open", first=0)
    bob.post(f"/api/tables/{table['id']}/join")
    ann.post(f"/api/tables/{table['id']}/start")
    with ann.at(table["id"]) as sleeping, bob.at(table["id"]) as waiting, watcher.at(table["id"]) as looking:
        question = sleeping.until("welcome")["opening"][0]["view"]["question"]
        number, asked = sleeping.last["number"], question["seat"]
        callers = {0: sleeping, 1: waiting}
        caller = callers[1 - asked]
        caller.send("nudge", number=number, seat=1 - asked)
        told = callers[asked].until("nudged")
        assert told == {"type": "nudged", "number": number, "seat": asked, "by": 1 - asked}  # and no card
        caller.send("nudge", number=number, seat=1 - asked)
        assert caller.until("refused")["code"] == "server-nudged-already"
        callers[asked].send("nudge", number=number, seat=asked)
        assert callers[asked].until("refused")["code"] == "server-nobody-sleeps"
        looking.send("nudge", number=number, seat=asked)
        assert looking.until("refused")["code"] == "server-not-your-seat"
        caller.send("nudge", number=number + 1, seat=1 - asked)
        assert caller.until("refused")["code"] == "server-late"


def test_an_invitation_has_a_link_and_a_qr_code(somebody: Come, tmp_path: Path) -> None:
    host, stranger = somebody(), somebody("")
    table = host.table("me", "reserved")
    made = host.get(f"/api/tables/{table['id']}/invitation")
    assert made["link"].endswith(f"/table/{table['id']}?code={table['code']}") and made["local"]
    assert made["size"] > 28 and made["path"].startswith("M4 4h7v1h-7z")
    assert table["code"] not in stranger.get(f"/api/tables/{table['id']}/invitation")["link"]
    with serving(tmp_path, shared="http://192.0.2.7:8765") as address:
        sharing = Person(address, "Ada")
        table = sharing.table("me", "open")
        made = sharing.get(f"/api/tables/{table['id']}/invitation")
        assert made["link"].startswith("http://192.0.2.7:8765/table/") and not made["local"]
        sharing.close()
