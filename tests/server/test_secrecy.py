"""Every frame that anybody receives is exactly what the rules allow: the view and the events of that observer."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from stockpile.content import load
from stockpile.records import Record, read
from stockpile.rules.config import Config
from stockpile.rules.game import Game
from stockpile.server.db.rows import SeatRow, TableRow
from stockpile.server.table.deal import deal_known_cards
from stockpile.server.table.game_log import GameLog
from stockpile.server.table.views import table_view
from stockpile.server.view_messages import message_of
from tests.support.running import Connection, Person, question_in, serving

from .test_lobby import finish

Come = Callable[..., Person]
SPECTATOR = 3


def as_received(message: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(message))


class Allowed:
    """What each observer may see after each answer, from the whole record and nothing that the server said."""

    def __init__(self, record: Record) -> None:
        self.courses = [GameLog(record.config, record.content, record.chance)]
        pending = self.courses[0].pending()
        self.views = [self._views(pending.game)]
        for answer in record.answers:
            pending.play(answer, "player")
            self.views.append(self._views(pending.game))
        self.log = pending.events
        self.seats = pending.seats

    def _views(self, game: Game) -> list[Any]:
        return [as_received(table_view(game.view(seat if seat < SPECTATOR else None))) for seat in range(SPECTATOR + 1)]

    def events(self, number: int, observer: int) -> Any:
        return as_received([message_of(event) for event in self.log[number] if event.seen_by(observer)])

    def check(self, update: dict[str, Any], observer: int) -> None:
        (sight,) = update["sights"]
        assert set(update) == {"type", "since", "number", "sights"} and set(sight) == {"seat", "news", "view", "ask"}
        assert sight["seat"] == observer
        assert sight["view"] == self.views[update["number"]][observer]
        assert [news["number"] for news in sight["news"]] == list(range(update["since"], update["number"]))
        for news in sight["news"]:
            assert set(news) == {"number", "seat", "by", "events"}
            assert news["seat"] == self.seats[news["number"]]
            assert news["events"] == self.events(news["number"], observer)


def play_on(connections: list[Connection], rng: Random) -> None:
    """Two people and a bot to the end of the game, everybody listening."""
    for connection in connections:
        connection.until("welcome")
    while True:
        number = max(connection.last["number"] for connection in connections)
        for connection in connections:
            connection.catch_up(number)
        question = question_in(connections[0].last)
        if question is None:
            return
        seat = question["seat"]
        asked = question_in(connections[seat].last) if seat < 2 else None
        if asked is not None and asked["answers"] and connections[seat].last["number"] == number:
            connections[seat].answer(number, seat, rng.choice(asked["answers"])["number"])
        connections[0].catch_up(number + 1)


@pytest.mark.parametrize("preset", ["first-game", "epic"])
def test_every_frame_is_what_the_rules_allow(somebody: Come, preset: str) -> None:
    people = [somebody(), somebody(), somebody("")]
    table = people[0].table("me", "open", "random", preset=preset)["id"]
    people[1].post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    with ExitStack() as stack:
        connections = [stack.enter_context(person.at(table)) for person in people]
        play_on(connections, Random(7))
        allowed = Allowed(read(people[0].http.get(f"/api/tables/{table}/record").text))
        checked = 0
        for observer, connection in zip((0, 1, SPECTATOR), connections, strict=True):
            connection.catch_up(len(allowed.log))
            for message in connection.received:
                assert message["type"] in ("welcome", "update", "seats", "confirmed", "watching")
                if message["type"] == "update":
                    allowed.check(message, observer)
                    checked += 1
                elif message["type"] == "welcome":
                    facts = {"type": "", "since": 0, "number": message["number"]}
                    allowed.check(facts | {"sights": without_opening(message)}, observer)
        assert checked > 100


def without_opening(welcome: dict[str, Any]) -> list[dict[str, Any]]:
    """The sights of a welcome, less what happened before the first answer."""
    return [sight | {"news": sight["news"][1:]} for sight in welcome["opening"]]


def test_a_leak_would_be_found(somebody: Come) -> None:
    """Given somebody else's view, the check fails."""
    host = somebody()
    table = host.table("me", "me", "me", start=True)["id"]
    with host.at(table) as connection:
        number, question = 0, question_in(connection.until("welcome"))
        while question is not None:
            connection.answer(number, question["seat"], question["answers"][0]["number"])
            update = connection.until("update")
            number, question = update["number"], question_in(update)
    allowed = Allowed(read(host.http.get(f"/api/tables/{table}/record").text))
    (first, second) = [m for m in connection.received if m["type"] == "update"][:2]
    for update in (first, second):
        sights = update["sights"]
        allowed.check(update | {"sights": sights[:1]}, 0)
        with pytest.raises(AssertionError):
            allowed.check(update | {"sights": [sights[1] | {"seat": 0}]}, 0)


def test_the_record_of_a_running_game_is_without_secrets(somebody: Come) -> None:
    ada, bo = somebody(), somebody()
    table = ada.table("me", "open", "random")["id"]
    bo.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    texts = {person.http.get(f"/api/tables/{table}/record").text for person in (ada, bo, somebody(""))}
    assert len(texts) == 3 and all("?" in text for text in texts)
    for path in ("history", "replay?to=0"):
        assert ada.http.get(f"/api/tables/{table}/{path}").json()["code"] == "server-not-over"


def test_the_record_of_a_running_game_opens_as_what_that_seat_saw(somebody: Come) -> None:
    """For anybody who has the file: every moment as the seat got it, told by its connection, and no more."""
    host = somebody("Ada")
    table = host.table("me", "me", "me", start=True)["id"]
    with host.at(table) as connection:
        number, question = 0, question_in(connection.until("welcome"))
        while question is not None and number < 30:
            connection.answer(number, question["seat"], question["answers"][-1]["number"])
            update = connection.until("update")
            number, question = update["number"], question_in(update)
        got = {
            (message["number"], sight["seat"]): sight
            for message in connection.received
            if message["type"] in ("welcome", "update")
            for sight in message["opening" if message["type"] == "welcome" else "sights"]
        }
    for seat in range(3):
        text = host.http.get(f"/api/tables/{table}/record?seat={seat}").text
        opened = somebody("").post("/api/records", {"text": text})
        assert (opened["seen_by"], opened["finished"], opened["worth"]) == (seat, False, [])
        assert len(opened["answers"]) == number
        told = {-1: opened["opening"]} | {each["number"]: each["events"] for each in opened["answers"]}
        for at, sight in [(at, sight) for (at, who), sight in got.items() if who == seat]:
            moment = host.get(f"/api/records/{opened['id']}/replay?to={at}")
            assert without_choices(moment["view"]) == without_choices(sight["view"])
            for news in sight["news"]:
                assert told.pop(news["number"]) == news["events"]
        assert told == {}
        hidden = [each for each in opened["answers"] if each["answer"] is None]
        assert hidden, (number, opened["answers"])
        assert all("?" in each["text"] and each["seat"] != seat for each in hidden)
        made_up = text.replace(" prices=", " prices=99,", 1).replace("agenda=", "agenda=999999,")
        assert host.refused("/api/records", {"text": made_up}, 400) == "server-bad-record"


def without_choices(view: dict[str, Any]) -> dict[str, Any]:
    """A view without what depends on the answers that the asked seat has."""
    kept = {name: each for name, each in view["question"].items() if name in ("seat", "question", "subject")}
    return view | {"question": kept}


def test_nobody_is_told_what_the_bots_draw_their_chance_from(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Not in a frame, a list, a record, a history or the log; nor does it follow from the cards."""
    with serving(tmp_path) as address:
        ada, watcher = Person(address, "Ada"), Person(address)
        table = ada.table("me", "random", "broker", start=True)["id"]
        told = []
        with ada.at(table) as mine, watcher.at(table) as theirs:
            told.append(ada.http.get(f"/api/tables/{table}/record").text)
            mine.until("welcome")
            theirs.until("welcome")
            finish(ada, table)
            mine.catch_up(ada.get(f"/api/tables/{table}")["number"])
            theirs.catch_up(mine.last["number"])
            told += [str(message) for message in (*mine.received, *theirs.received)]
        for path in ("", f"/{table}", f"/{table}/record", f"/{table}/history", f"/{table}/replay?to=5"):
            told += [person.http.get(f"/api/tables{path}").text for person in (ada, watcher)]
        ada.close()
        watcher.close()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database:
        ((seed, chance),) = database.execute("SELECT bots_seed, chance FROM tables").fetchall()
    assert len(seed) == 32
    told += [chance, hashlib.sha256(chance.encode()).hexdigest(), *[record.getMessage() for record in caplog.records]]
    for secret in (seed, seed[:16], seed[16:], str(int(seed, 16))):
        assert not any(secret in text for text in told)


def test_equal_cards_do_not_give_equal_bots() -> None:
    """Whoever guesses the cards cannot test the guess on what the bots answered."""
    row = TableRow("t", "g", "code", "waiting", Config(2), "", seats=[SeatRow(seat, "bot") for seat in range(2)])
    seeds = set()
    for _ in range(3):
        again = replace(row, stage="waiting")
        deal_known_cards(again, None, load())
        seeds.add(again.bots_seed)
        assert again.bots_seed not in repr(again)
    assert len(seeds) == 3
