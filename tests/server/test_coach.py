"""The coach at the tables: games that are over, for whoever may see their replay, behind the bots, and nameless."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import zlib
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from functools import cache
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec
import pytest

from stockpile.lab.coach import Analysis, AnalysisEffort, SearchDepth, analyse, write
from stockpile.lab.coach import read as read_analysis
from stockpile.lab.coach.luck import Leg
from stockpile.lab.study import study
from stockpile.processes import Worker
from stockpile.records import Record, Session, read
from stockpile.rules.config import Config
from stockpile.server.coach import coach as coaching
from stockpile.server.coach.analysis import Look, PlayedPart, assemble_analysis
from stockpile.server.coach.coach import Analyses, AnalysisClient, Coach
from stockpile.server.db.engine import file_url
from stockpile.server.db.store import Store
from stockpile.server.log import ThrottledLog
from stockpile.server.people import my_games as own_games
from stockpile.server.rate_limits import Client, RateLimits
from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits, unlimited
from stockpile.server.table.bot_workers import WorkerQueue
from stockpile.server.token_buckets import Rate
from tests.support.running import Person, pids_of, serving
from tests.support.shared import made_once

from .test_people import play_out

EFFORTS = (
    AnalysisEffort("quick", 2, SearchDepth(playouts=8, worlds=4, close=False)),
    AnalysisEffort("full", 3, SearchDepth(playouts=12, worlds=6, close=False)),
)
SLOW = (EFFORTS[0], AnalysisEffort("full", 50, SearchDepth(playouts=4000, worlds=1000, close=True)))
Come = Callable[..., Person]
PATIENCE = 120.0  # seconds: the coach stands back for other tests


@pytest.fixture(scope="module", autouse=True)
def coach_in_a_hurry() -> Iterator[None]:
    """The coach stands back for everybody else on the machine, and other tests would keep it waiting for minutes."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(coaching, "WORKER_LIMITS", coaching.WORKER_LIMITS._replace(niceness=0))
        yield


@pytest.fixture(scope="module")
def coached(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    folder = tmp_path_factory.mktemp("coached")
    with serving(folder, efforts=EFFORTS) as address:
        yield address, folder / "tables.sqlite"


@pytest.fixture
def guests(coached: tuple[str, Path]) -> Iterator[Come]:
    came: list[Person] = []

    def come(name: str = "") -> Person:
        came.append(Person(coached[0], name))
        return came[-1]

    yield come
    for person in came:
        person.close()


def played(person: Person, *kinds: str, **choices: Any) -> str:
    """A game that is over, and its path."""
    table = person.table(*(kinds or ("me", "random")), start=True, **choices)["id"]
    play_out(person, table)
    return f"/api/tables/{table}"


def until(person: Person, path: str, is_so: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    """The progress, once something is so."""
    return dict(person.get_until(f"{path}/coach", is_so))


def analysed(person: Person, path: str) -> dict[str, Any]:
    person.post(f"{path}/coach")
    until(person, path, lambda each: each["kept"] == "full" and not each["doing"])
    found: dict[str, Any] = person.get(f"{path}/analysis")
    return found


@cache
def record_of() -> Record:
    session = Session.new(Config(players=2), seed=3)
    while not session.game.over:
        session.play(session.game.decision.answers[0])
    return session.record


@cache
def any_analysis() -> Analysis:
    """Of some game of two players: what it says does not matter."""
    return read_analysis(made_once("any-analysis.json", lambda: write(analyse(record_of(), EFFORTS[1]))))


def keep(database: Path, path: str) -> None:
    """Have a table's game looked at without looking at it."""

    async def run() -> None:
        store = await Store.open(file_url(database))
        await Analyses(store).keep(path.split("/")[-1], any_analysis())
        await store.close()

    asyncio.run(run())


def refused(person: Person, path: str) -> tuple[int, str]:
    answer = person.http.get(path)
    return answer.status_code, answer.json()["code"]


# A game and its analysis.


def test_a_game_that_is_over_is_analysed_as_its_record_is(guests: Come, coached: tuple[str, Path]) -> None:
    ada, watcher = guests("Ada"), guests()
    path = played(ada, "me", "broker")
    assert ada.get(f"{path}/coach") == {"kept": "", "doing": "", "share": 0.0, "ahead": 0, "failed": False}
    assert refused(ada, f"{path}/analysis") == (404, "server-no-analysis")
    begun = watcher.post(f"{path}/coach")  # who may see the replay may ask
    assert (begun["kept"], begun["doing"], begun["ahead"]) == ("", "quick", 0)
    found = analysed(ada, path)
    record = read(ada.http.get(f"{path}/record").text)
    expected = json.loads(write(analyse(record, EFFORTS[1])))
    assert {name: found[name] for name in expected} == expected
    assert not found["quick"] and found["seats"][0]["name"] == "Ada"
    assert {text for seat in found["seats"] for each in seat["decisions"] for text in each["best"]} <= set(
        found["named"]
    )
    for seat in found["seats"]:
        for measure in ("win", "money"):
            assert abs(seat["luck"][measure] + seat["skill"][measure] - seat["result"][measure]) < 1e-3
    table = path.split("/")[-1]
    with closing(sqlite3.connect(coached[1])) as rows:
        made, packed = rows.execute("SELECT made, analysis FROM analyses WHERE table_id = ?", (table,)).fetchone()
        assert b"Ada" not in zlib.decompress(packed)
        assert watcher.post(f"{path}/coach")["kept"] == "full"  # kept: nothing is begun anew
        assert ada.get(f"{path}/coach")["doing"] == ""
        assert rows.execute("SELECT made FROM analyses WHERE table_id = ?", (table,)).fetchone() == (made,)


def test_a_lesson_is_a_game_like_others(guests: Come) -> None:
    ada = guests("Ada")
    table = ada.post(f"/api/lessons/{ada.get('/api/lessons')[-1]}")["id"]
    play_out(ada, table)
    path = f"/api/tables/{table}"
    ada.post(f"{path}/coach")
    until(ada, path, lambda each: bool(each["kept"]))
    assert ada.get(f"{path}/analysis")["seats"][0]["name"] == "Ada"


def test_my_games_and_what_is_kept_of_me_tell_of_it(guests: Come, coached: tuple[str, Path]) -> None:
    ada = guests("Ada")
    path, other, shared = played(ada), played(ada), played(ada, "me", "me")
    for each in (path, shared):
        keep(coached[1], each)
    seat = ada.get(f"{path}/analysis")["seats"][0]
    games = {f"/api/tables/{game['id']}": game["judged"] for game in ada.get("/api/me/games")["games"]}
    facts = ("seat", "grade", "luck", "skill", "result")
    assert games[path] == {name: seat[name] for name in facts} | {"quick": False, "stand_in": 0, "graded": True}
    assert games[other] is None and games[shared] is None  # of two seats of mine, neither stands for me
    kept = [seat["judged"] for seat in ada.get("/api/me/kept")["seats"]]
    assert games[path] in kept and sum(each is not None for each in kept) == 3


def test_my_habits_are_those_of_my_own_analysed_games(guests: Come, coached: tuple[str, Path]) -> None:
    ada, eve, nobody = guests("Ada"), guests("Eve"), guests()
    empty = ada.get("/api/me/study")
    assert (empty["games"], empty["habits"], empty["grade"]["mean"]) == ([], [], None)
    first, second, shared, damaged = played(ada), played(ada), played(ada, "me", "me"), played(ada)
    for path in (second, first, shared, damaged):
        keep(coached[1], path)
    with closing(sqlite3.connect(coached[1])) as rows, rows:
        rows.execute("UPDATE analyses SET analysis = ? WHERE table_id = ?", (b"?", damaged.split("/")[-1]))
    found = ada.get("/api/me/study")
    assert [f"/api/tables/{game['id']}" for game in found["games"]] == [first, second]  # as they were played
    expected = study([(any_analysis(), 0)] * 2)
    assert found["habits"] == json.loads(msgspec.json.encode(expected.habits)) != []
    assert found["grade"]["mean"] == found["games"][0]["grade"] == expected.games[0].grade
    assert not found["quick"] and found["slope"]["mean"] is None
    assert eve.get("/api/me/study")["games"] == []
    assert nobody.http.get("/api/me/study").status_code == 401


def test_a_study_reads_the_newest_analyses_and_not_too_often(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_games, "MAX_STUDIED_GAMES", 2)
    with serving(tmp_path, replace(unlimited(), studies=Rate(0.001, 1))) as address:
        ada = Person(address, "Ada")
        paths = [played(ada) for _ in range(3)]
        for path in paths:
            keep(tmp_path / "tables.sqlite", path)
        found = ada.get("/api/me/study")
        assert [game["id"] for game in found["games"]] == [path.split("/")[-1] for path in paths[1:]]
        assert found["most"] == 2
        assert refused(ada, "/api/me/study") == (429, "server-too-fast")
        ada.close()


# Who may.


def test_a_game_that_is_not_over_is_not_looked_at(guests: Come) -> None:
    ada = guests("Ada")
    waiting, running = ada.table("me", "open")["id"], ada.table("me", "me", start=True)["id"]
    for table, code in ((waiting, "server-not-begun"), (running, "server-not-over")):
        assert ada.refused(f"/api/tables/{table}/coach") == code
        assert refused(ada, f"/api/tables/{table}/coach") == (409, code)
        assert refused(ada, f"/api/tables/{table}/analysis") == (409, code)
    assert ada.refused("/api/tables/nowhere/coach", status=404) == "server-no-such-table"


def test_a_closed_table_keeps_its_analysis_to_its_players(guests: Come, coached: tuple[str, Path]) -> None:
    ada, eve, nobody = guests("Ada"), guests("Eve"), guests()
    path = played(ada, "me", "random", closed=True)
    keep(coached[1], path)
    for person in (eve, nobody):
        assert person.refused(f"{path}/coach", status=403) == "server-closed-table"
        assert refused(person, f"{path}/coach") == (403, "server-closed-table")
        assert refused(person, f"{path}/analysis") == (403, "server-closed-table")
    ada.post(f"{path}/closed", {"closed": False})
    assert eve.get(f"{path}/analysis")["seats"][0]["name"] == "Ada"


# Keeping and forgetting.


def test_who_is_forgotten_has_no_name_in_it(guests: Come, coached: tuple[str, Path]) -> None:
    zaphod, ford = guests("Zaphod"), guests("Ford")
    path = played(zaphod)
    keep(coached[1], path)
    before = ford.get(f"{path}/analysis")["seats"][0]
    zaphod.post("/api/me/forget", {"id": zaphod.get("/api/me")["guest"]})
    assert before["name"] == "Zaphod"
    assert ford.get(f"{path}/analysis")["seats"][0] == before | {"name": ""}


def test_an_analysis_in_an_older_form_is_made_anew(guests: Come, coached: tuple[str, Path]) -> None:
    ada = guests("Ada")
    path = played(ada)
    keep(coached[1], path)
    assert ada.get(f"{path}/coach")["kept"] == "full"
    with closing(sqlite3.connect(coached[1])) as rows:
        rows.execute("UPDATE analyses SET form = 0, analysis = x'00' WHERE table_id = ?", (path.split("/")[-1],))
        rows.commit()
    assert ada.get(f"{path}/coach")["kept"] == ""
    assert refused(ada, f"{path}/analysis") == (404, "server-no-analysis")
    assert ada.get("/api/me/games")["games"][0]["judged"] is None
    assert ada.post(f"{path}/coach")["doing"] == "quick"


def test_a_server_that_ends_does_not_wait_and_loses_only_what_was_half_done(tmp_path: Path) -> None:
    with serving(tmp_path, efforts=SLOW) as address:
        ada = Person(address, "Ada")
        path = played(ada)
        ada.post(f"{path}/coach")
        until(ada, path, lambda each: each["doing"] == "full" and each["share"] > 0)
        quick = ada.get(f"{path}/analysis")
        assert quick["quick"]
        began = monotonic()
    assert monotonic() - began < 60  # the analysis itself takes many minutes
    with serving(tmp_path, efforts=EFFORTS) as address:
        ada.http.base_url = f"http://{address}"
        progress = ada.get(f"{path}/coach")
        assert (progress["kept"], progress["doing"], progress["failed"]) == ("quick", "", False)
        assert ada.get(f"{path}/analysis") == quick
        assert ada.post(f"{path}/coach")["doing"] == "full"  # what is kept is not made again
        assert not analysed(ada, path)["quick"]
        ada.close()


@pytest.mark.parametrize("damage", ["seats = 'nonsense'", "analysis = x'00'", "analysis = CAST('{}' AS BLOB)"])
def test_a_damaged_analysis_harms_nobody_and_is_made_anew(guests: Come, coached: tuple[str, Path], damage: str) -> None:
    ada = guests("Ada")
    path = played(ada)
    keep(coached[1], path)
    with closing(sqlite3.connect(coached[1])) as rows:
        rows.execute(f"UPDATE analyses SET {damage} WHERE table_id = ?", (path.split("/")[-1],))
        rows.commit()
    assert len(ada.get("/api/me/games")["games"]) == 1
    if "seats" not in damage:
        assert refused(ada, f"{path}/analysis") == (404, "server-no-analysis")
        assert ada.get(f"{path}/coach")["kept"] == ""


# How much.


def test_analyses_are_limited_by_guest_and_it_is_said_when_there_are_more() -> None:
    conduct = RateLimits(replace(unlimited(), analyses=Rate(0.01, 1), household=5))
    for guest in ("ada", "bob"):
        conduct.count("analyses", Client(guest, "here"))
        with pytest.raises(Refusal) as refusal:
            conduct.count("analyses", Client(guest, "here"))
        assert (refusal.value.code, refusal.value.status) == ("server-analysis-later", 429)
        assert 90 < int(str(refusal.value.params["seconds"])) <= 100


class Shelf(Analyses):
    """Keeps nothing on disk."""

    def __init__(self) -> None:
        self.kept: list[tuple[str, bool]] = []
        self.last: Analysis | None = None

    async def keep(self, table: str, analysis: Analysis) -> None:
        self.kept.append((table, analysis.quick))
        self.last = analysis

    async def look(self, table: str) -> Look | None:
        return None


def coach_of(bots: WorkerQueue, limits: Limits | None = None, heard: list[str] | None = None) -> tuple[Coach, Shelf]:
    shelf = Shelf()
    tell = ThrottledLog(lambda text, exc_info=None: (heard if heard is not None else []).append(text))
    return Coach(shelf, bots, tell, limits or Limits(), EFFORTS), shelf


async def done(coach: Coach, *tables: str) -> None:
    async with asyncio.timeout(PATIENCE):
        while any(coach.is_analysing(table) for table in tables):
            await asyncio.sleep(0.01)


async def at_once(worker: Worker, patience: float, tries: int, work: Callable[..., Any], *about: Any) -> Any:
    """Instead of work that takes its time: two parts, and the same analysis for every game."""
    await asyncio.sleep(0)
    if work is assemble_analysis:
        return msgspec.structs.replace(any_analysis(), quick=about[2] is EFFORTS[0])
    return PlayedPart(Leg(), about[3] / 2, about[3] == 1)


def test_no_part_is_begun_while_a_bot_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot at work and one that waits for its worker: until that one is at work, the coach does nothing."""
    order: list[str] = []

    async def noted(*about: Any) -> Any:
        order.append("part")
        return await at_once(*about)

    async def run() -> None:
        monkeypatch.setattr(Worker, "run_async", noted)
        minds, busy = WorkerQueue(1), asyncio.Event()

        async def bot(name: str) -> None:
            async def thought(worker: Worker, milliseconds: float) -> None:
                order.append(name)
                await busy.wait()

            await minds.work(100, thought)

        bots = [asyncio.create_task(bot(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        coach, shelf = coach_of(minds)
        coach.enqueue("a", record_of(), AnalysisClient("ada", "here"), None)
        for _ in range(20):  # turns of the loop, however long they take: a part that nothing holds back begins in one
            await asyncio.sleep(0)
        assert order == ["first"]
        busy.set()
        await asyncio.gather(*bots)
        await done(coach, "a")
        assert order[:3] == ["first", "second", "part"] and shelf.kept == [("a", True), ("a", False)]
        await coach.close()
        minds.close()

    asyncio.run(run())


def test_a_quick_look_comes_before_the_careful_ones_of_others(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> list[tuple[str, bool]]:
        monkeypatch.setattr(Worker, "run_async", at_once)
        coach, shelf = coach_of(WorkerQueue(1))
        for table in "abc":
            coach.enqueue(table, record_of(), AnalysisClient(table, table), "quick" if table == "a" else None)
        assert [coach.progress(table, None).ahead for table in "abc"] == [2, 0, 1]
        await done(coach, *"abc")
        await coach.close()
        return shelf.kept

    assert asyncio.run(run()) == [("b", True), ("c", True), ("a", False), ("b", False), ("c", False)]


def test_one_at_a_time_for_a_guest_and_some_for_an_address_and_the_house() -> None:
    async def run() -> None:
        minds = WorkerQueue(1)
        minds.calm.clear()
        coach, _ = coach_of(minds, Limits(analysed=4, household=2))

        def code(name: str, address: str) -> tuple[str, int]:
            with pytest.raises(Refusal) as refusal:
                coach.check_capacity(AnalysisClient(name, address))
            return refusal.value.code, refusal.value.status

        for number, (name, address) in enumerate([("ada", "x"), ("bob", "x"), ("cy", "y"), ("dan", "z")]):
            coach.check_capacity(AnalysisClient(name, address))
            coach.enqueue(str(number), record_of(), AnalysisClient(name, address), None)
        assert code("ada", "w") == ("server-analysis-one", 429)
        assert code("eve", "x") == ("server-analysis-busy", 429)
        assert code("eve", "w") == ("server-analysis-busy", 503)
        await coach.close()

    asyncio.run(run())


def test_a_killed_process_costs_nothing_but_its_part() -> None:
    async def run() -> Analysis | None:
        coach, shelf = coach_of(WorkerQueue(1))
        coach.enqueue("a", record_of(), AnalysisClient("ada", "x"), "quick")
        async with asyncio.timeout(PATIENCE):
            while coach.progress("a", None).share < 0.2:
                await asyncio.sleep(0.01)
        for process in pids_of(coach._worker.take()):
            os.kill(process, signal.SIGKILL)
        await done(coach, "a")
        await coach.close()
        return shelf.last

    assert asyncio.run(run()) == any_analysis()


def test_what_cannot_be_analysed_is_said_without_what_is_in_it_and_holds_up_nobody() -> None:
    heard: list[str] = []

    async def run() -> None:
        coach, _ = coach_of(WorkerQueue(1), heard=heard)
        whole = record_of()
        coach.enqueue("a", whole.up_to(20), AnalysisClient("ada", "x"), None)
        coach.enqueue("b", whole, AnalysisClient("bob", "x"), None)
        await done(coach, "a")
        assert coach.progress("a", None).failed
        async with asyncio.timeout(PATIENCE):
            while not coach.progress("b", None).share:
                await asyncio.sleep(0.01)
        coach.enqueue("a", whole, AnalysisClient("ada", "x"), None)  # asked again, it is tried again
        assert not coach.progress("a", None).failed
        await coach.close()

    asyncio.run(run())
    assert heard == ["the game of table a cannot be analysed: Unfinished"]
