"""A guest's own games: whose turn it is, how they ended, and what that adds up to."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

from tests.support.running import Person, serving

from .test_people import play_out

Come = Callable[..., Person]


def test_my_games_tell_place_money_and_opponents(somebody: Come) -> None:
    ada = somebody("Ada")
    over = ada.table("me", "random", "random", start=True)["id"]
    play_out(ada, over)
    shared = ada.post("/api/tables", {"seats": [{"kind": "me"}, {"kind": "me", "name": "Bob"}], "start": True})["id"]
    play_out(ada, shared)
    running = ada.table("me", "broker", first=0, start=True)["id"]
    found = ada.get("/api/me/games")
    assert [game["id"] for game in found["games"]] == [running, shared, over]
    names = [seat["name"] for seat in ada.get(f"/api/tables/{over}")["seats"]]
    game = found["games"][2]
    assert (game["stage"], game["players"], game["opponents"]) == ("over", 3, names[1:])
    with ada.at(over) as here:
        standing = here.until("welcome")["opening"][0]["view"]["standing"]
    row = next(each for each in standing if each["seat"] == 0)
    assert (game["place"], game["money"]) == (row["place"], row["total"])
    won = int(row["place"] == 1)
    assert found["counted"] == [{"players": 3, "games": 1, "wins": won, "places": row["place"]}]  # not the shared one
    assert found["games"][1]["opponents"] == []
    assert somebody("").http.get("/api/me/games").status_code == 401


def test_lists_say_when_it_is_my_turn_also_when_nobody_has_the_table_open(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ann, bob = Person(address, "Ann"), Person(address, "Bob")
        table = ann.table("me", "open")["id"]
        bob.post(f"/api/tables/{table}/join")
        ann.post(f"/api/tables/{table}/start")
        turns = [person.get("/api/tables")["mine"][0]["turn"] for person in (ann, bob)]
        assert sorted(turns) == [False, True]
    with serving(tmp_path) as address:
        for person, turn in zip((ann, bob), turns, strict=True):
            person.http.base_url = f"http://{address}"
            assert person.get("/api/tables")["mine"][0]["turn"] == turn
            assert person.get("/api/me/games")["games"][0]["turn"] == turn
            person.close()


def test_games_that_ended_before_places_were_kept_are_made_up_for(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "random", start=True)["id"]
        play_out(ada, table)
        before = ada.get("/api/me/games")
    rows = sqlite3.connect(tmp_path / "tables.sqlite")
    rows.execute("UPDATE seats SET place = NULL, money = NULL")
    rows.execute("UPDATE tables SET ended = NULL")
    rows.commit()
    rows.close()
    with serving(tmp_path) as address:
        ada.http.base_url = f"http://{address}"
        after = ada.get("/api/me/games")
        assert after["counted"] == before["counted"]
        assert after["games"][0]["place"] == before["games"][0]["place"]
        assert abs(after["games"][0]["at"] - before["games"][0]["at"]) < 60  # when the last answer was given
        ada.close()


def test_a_game_that_nobody_can_make_up_for_leaves_the_others_in_the_list(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        games = [ada.table("me", "random", start=True)["id"] for _ in range(2)]
        for table in games:
            play_out(ada, table)
    rows = sqlite3.connect(tmp_path / "tables.sqlite")
    rows.execute("UPDATE seats SET place = NULL, money = NULL")
    rows.execute("UPDATE tables SET ended = NULL")
    rows.execute("UPDATE answers SET answer = 0 WHERE number = 1 AND table_id = ?", games[:1])
    rows.commit()
    rows.close()
    with serving(tmp_path) as address:
        ada.http.base_url = f"http://{address}"
        places = {game["id"]: game["place"] for game in ada.get("/api/me/games")["games"]}
        assert [table["stage"] for table in ada.get("/api/tables")["mine"]] == ["over", "damaged"]
    assert places.keys() == {games[1]} and places[games[1]] in (1, 2)
    ada.close()
