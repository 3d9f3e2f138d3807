"""Puzzles at the table: the seat's view and nothing else, the solution only after an answer, and nothing is stored."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import create_engine, func, select

from stockpile.content import lay_over_content, load
from stockpile.lab.puzzles import Puzzle, meaning
from stockpile.records import Replay
from stockpile.records import read as read_record
from stockpile.rules.answers import PASS, parse
from stockpile.server.db import schema
from stockpile.server.puzzles import all_puzzles, puzzle_of_day, today
from stockpile.server.settings import unlimited
from stockpile.server.table.views import events_seen, table_view
from stockpile.server.token_buckets import Rate
from tests.support.running import Person, serving

Come = Callable[..., Person]
PUZZLES = list(all_puzzles().values())
SHORT = min(PUZZLES, key=lambda puzzle: len(puzzle.tried))
PLACING = next(puzzle for puzzle in PUZZLES if puzzle.question == "place")


def told(thing: object) -> Any:
    """As a client reads it."""
    return json.loads(msgspec.json.encode(thing))


def wrong_play(puzzle: Puzzle) -> list[str]:
    """One that is neither the best nor the obvious one, if there is any."""
    known = [meaning([parse(text) for text in texts]) for texts in (puzzle.best, puzzle.obvious)]
    plays = [row.answers for row in puzzle.tried]
    return next((play for play in plays if meaning([parse(text) for text in play]) not in known), puzzle.obvious)


# The day.


def test_every_day_has_one_and_all_have_their_day() -> None:
    first, count = date(2026, 11, 18), len(PUZZLES)
    days = [puzzle_of_day(first + timedelta(days=number)) for number in range(2 * count)]
    assert set(days[:count]) == set(all_puzzles()) and days[:count] == days[count:]


def test_the_list_says_what_is_asked_and_not_what_is_best(somebody: Come) -> None:
    listed = somebody("").get("/api/puzzles")
    assert (listed["today"], listed["date"]) == (puzzle_of_day(today()), today().isoformat())
    assert [each["key"] for each in listed["puzzles"]] == list(all_puzzles())
    assert set(listed["puzzles"][0]) == {"key", "preset", "players", "round", "rounds", "question"}


# What is seen.


@pytest.mark.parametrize("puzzle", PUZZLES[::4], ids=lambda puzzle: puzzle.key)
def test_a_puzzle_shows_what_its_seat_saw(somebody: Come, puzzle: Puzzle) -> None:
    shown = somebody("").get(f"/api/puzzles/{puzzle.key}")
    assert set(shown) == {"type", "table", "number", "figures", "opening", "chat", "clock", "deal"}
    (sight,) = shown["opening"]
    play = Replay(read_record(puzzle.record))
    opening, *others = sight["news"]
    assert opening["events"] == told(events_seen(play.opening, puzzle.seat))
    happened = [told(events_seen(played.events, puzzle.seat)) for played in play]
    assert [news["events"] for news in others] == happened
    assert sight["view"] == told(table_view(play.game.view(puzzle.seat)))
    assert sight["view"]["question"]["question"] == puzzle.question
    assert [seat["seat"] for seat in shown["table"]["seats"] if seat["mine"]] == [puzzle.seat]
    assert shown["figures"]["version"] == read_record(puzzle.record).content.version
    names = [seat["name"] for seat in shown["table"]["seats"]]
    assert len(set(names)) == puzzle.players
    assert [at for at, name in enumerate(names) if not name] == [puzzle.seat]  # nobody yet: the page says so


def test_other_figures_of_the_server_change_no_puzzle(tmp_path: Path) -> None:
    """A puzzle has the figures it was found with, and so have its rules."""
    with serving(tmp_path, content=lay_over_content(load(), {"payouts.majority": 7})) as address:
        ada = Person(address)
        shown = ada.get(f"/api/puzzles/{SHORT.key}")
        version = read_record(SHORT.record).content.version
        assert shown["figures"]["version"] == version and shown["figures"]["majority"] == 10
        assert ada.post(f"/api/puzzles/{SHORT.key}", {"answers": SHORT.best})["right"]
        asked = f"players={SHORT.players}&modules={','.join(shown['table']['modules'])}&figures={version}"
        assert ada.http.get(f"/api/rules/en?{asked}").status_code == 200
        ada.close()


def test_nothing_of_the_solution_comes_before_an_answer(somebody: Come) -> None:
    """Not by its words, and not by its figures."""
    shown = somebody("").http.get(f"/api/puzzles/{PLACING.key}").text
    for word in ("best", "obvious", "tried", "fault", "solution"):
        assert f'"{word}"' not in shown
    assert str(PLACING.tried[0].win) not in shown
    page = somebody("").http.get(f"/puzzle/{PLACING.key}").text
    assert PLACING.best[0] not in page


def test_the_other_seats_cannot_be_had(somebody: Come) -> None:
    ada = somebody()
    for path in ("record", "history", "replay?to=1", "hints?seat=0"):
        assert ada.http.get(f"/api/tables/{PLACING.key}/{path}").status_code in (401, 404)
    assert ada.http.get("/api/puzzles/nothing").json()["code"] == "server-no-such-puzzle"
    assert ada.refused("/api/puzzles/nothing", {"answers": [0]}, status=404) == "server-no-such-puzzle"


# What comes of an answer.


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.key)
def test_an_answer_brings_the_solution(somebody: Come, puzzle: Puzzle) -> None:
    nobody, path = somebody(""), f"/api/puzzles/{puzzle.key}"
    right = nobody.post(path, {"answers": puzzle.best[::-1] if puzzle.question == "place" else puzzle.best})
    assert right["right"] and right["fault"] is None and right["count"] == len(puzzle.tried)
    assert right["plays"][0]["roles"] == ["best", "given"]
    assert [play for play in right["plays"] if "obvious" in play["roles"]]
    assert right["reason"] == {"key": f"advice-{puzzle.reason.kind}", "facts": puzzle.reason.facts}
    wrong = nobody.post(path, {"answers": wrong_play(puzzle)})
    assert not wrong["right"] and wrong["fault"]["key"].startswith("coach-")
    assert wrong["plays"][0]["roles"] == ["best"]
    assert sum("given" in play["roles"] for play in wrong["plays"]) == 1
    chances = [play["win"] for play in wrong["plays"]]
    assert chances[0] == max(chances) and len(chances) <= 5


def test_what_is_no_answer_is_refused_in_words(somebody: Come) -> None:
    ada, path = somebody(), f"/api/puzzles/{PLACING.key}"
    assert ada.refused(path, {"answers": PLACING.best[:1]}) == "server-puzzle-half"
    assert ada.refused(path, {"answers": [PASS.number]}).startswith("reason-")
    assert ada.refused(path, {"answers": ["juggle"]}, status=400) == "server-no-such-answer"
    assert ada.refused(path, {"answers": [*PLACING.best, "pass"]}) == "server-basket"


# What is left of it.


@pytest.fixture
def place(tmp_path: Path) -> Iterator[tuple[Person, Path]]:
    limits = replace(unlimited(), puzzles=Rate(0.001, 4), household=1)
    with serving(tmp_path, limits) as address:
        ada = Person(address, "Ada")
        yield ada, tmp_path / "tables.sqlite"
        ada.close()


def test_nothing_is_stored_and_nobody_may_have_too_much(place: tuple[Person, Path]) -> None:
    """No table is left to be listed or swept; so many looks and answers, and then it is enough for a while."""
    ada, database = place
    path = f"/api/puzzles/{SHORT.key}"
    for _ in range(2):
        ada.get(path)
        ada.post(path, {"answers": SHORT.best})
    assert ada.refused(path, {"answers": SHORT.best}, status=429) == "server-too-fast"
    assert ada.http.get(path).status_code == 429
    assert ada.get("/api/puzzles")["today"], "the list is always there"
    assert ada.get("/api/tables") == {"open": [], "mine": []}
    assert ada.get("/api/me/games")["games"] == []
    with create_engine(f"sqlite:///{database}").connect() as connection:
        for table in (schema.tables, schema.answers, schema.seats):
            assert connection.scalar(select(func.count()).select_from(table)) == 0
