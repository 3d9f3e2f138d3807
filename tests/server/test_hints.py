"""Hints at a table: for the owner of a seat that has switched them on, from that seat's view, and seen by everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest

from stockpile.bots.advice import advice_seed, advise, numbers_for
from stockpile.processes import Worker
from stockpile.records import read
from stockpile.server.settings import unlimited
from stockpile.server.table.bot_workers import MAX_SPARE_WORK, QueueFull, WorkerQueue
from stockpile.server.table.game_log import GameLog
from stockpile.server.token_buckets import Rate
from tests.support.running import Person, question_in, serving

from .test_lobby import finish

Come = Callable[..., Person]


def switched_on(person: Person, table: str, *seats: int) -> None:
    for seat in seats:
        shown = person.post(f"/api/tables/{table}/hints", {"seat": seat, "on": True})
        assert shown["seats"][seat]["hints"] == "on"


def numbers_of(person: Person, table: str, seat: int) -> Any:
    return person.get(f"/api/tables/{table}/hints?seat={seat}")


def code_of(person: Person, path: str) -> tuple[int, str]:
    """How a look is refused."""
    answer = person.http.get(path)
    return answer.status_code, answer.json()["code"]


# Who may have them, and when.


def test_hints_are_off_until_a_player_switches_them_on(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "random", "random", start=True)
    assert table["hints"] and [seat["hints"] for seat in table["seats"]] == ["", "", ""]
    path = f"/api/tables/{table['id']}"
    assert code_of(ada, f"{path}/hints?seat=0") == (409, "server-hints-off")
    assert ada.refused(f"{path}/advice", {"seat": 0}) == "server-hints-off"
    switched_on(ada, table["id"], 0)
    assert len(numbers_of(ada, table["id"], 0)["prospects"]) == 6


def test_everybody_sees_who_uses_hints_and_who_has_used_them(somebody: Come) -> None:
    ada, bob, watcher = somebody(), somebody(), somebody("")
    table = ada.table("me", "open", "random")["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")

    def hints(message: dict[str, Any]) -> list[str]:
        return [seat["hints"] for seat in message["table"]["seats"]]

    with bob.at(table) as sitting, watcher.at(table) as looking:
        for connection in (sitting, looking):
            connection.until("welcome")
        switched_on(ada, table, 0)
        for connection in (sitting, looking):
            connection.until("seats", where=lambda message: hints(message) == ["on", "", ""])
        ada.post(f"/api/tables/{table}/hints", {"seat": 0, "on": False})
        for connection in (sitting, looking):
            connection.until("seats", where=lambda message: hints(message) == ["used", "", ""])
    assert code_of(ada, f"/api/tables/{table}/hints?seat=0") == (409, "server-hints-off")


def test_the_host_may_forbid_them(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "random", hints=False, start=True)
    assert not table["hints"]
    path = f"/api/tables/{table['id']}"
    assert ada.refused(f"{path}/hints", {"seat": 0, "on": True}, 403) == "server-hints-forbidden"
    assert code_of(ada, f"{path}/hints?seat=0") == (403, "server-hints-forbidden")
    finish(ada, table["id"])
    assert not ada.post(f"{path}/again")["hints"]


def test_nobody_gets_hints_for_a_seat_of_somebody_else(somebody: Come) -> None:
    ada, bob, nobody = somebody(), somebody(), somebody("")
    table = ada.table("me", "open", "random")["id"]
    path = f"/api/tables/{table}"
    assert ada.refused(f"{path}/hints", {"seat": 0, "on": True}) == "server-not-begun"
    bob.post(f"{path}/join")
    ada.post(f"{path}/start")
    switched_on(ada, table, 0)
    switched_on(bob, table, 1)
    for person, seat in ((ada, 1), (ada, 2), (bob, 0), (bob, 4)):
        assert code_of(person, f"{path}/hints?seat={seat}") == (403, "server-not-your-seat")
        assert person.refused(f"{path}/advice", {"seat": seat}, 403) == "server-not-your-seat"
        assert person.refused(f"{path}/hints", {"seat": seat, "on": False}, 403) == "server-not-your-seat"
    assert code_of(nobody, f"{path}/hints?seat=0") == (401, "server-no-guest")
    assert nobody.refused(f"{path}/advice", {"seat": 0}, 401) == "server-no-guest"


def test_who_is_not_asked_gets_numbers_and_no_advice(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "me", first=0, start=True)["id"]
    switched_on(ada, table, 0, 1)
    assert numbers_of(ada, table, 1)["seat"] == 1
    assert ada.refused(f"/api/tables/{table}/advice", {"seat": 1}) == "server-not-asked"
    assert ada.post(f"/api/tables/{table}/advice", {"seat": 0})["seat"] == 0


def test_when_the_game_is_over_there_are_none(somebody: Come) -> None:
    ada = somebody()
    table = ada.table("me", "random", start=True)["id"]
    switched_on(ada, table, 0)
    finish(ada, table)
    assert code_of(ada, f"/api/tables/{table}/hints?seat=0") == (409, "server-game-over")
    assert ada.refused(f"/api/tables/{table}/advice", {"seat": 0}) == "server-game-over"
    following = ada.post(f"/api/tables/{table}/again")
    assert [seat["hints"] for seat in following["seats"]] == ["", ""]


def test_a_bot_that_takes_over_a_seat_uses_none(somebody: Come) -> None:
    ada, bob = somebody(), somebody()
    table = ada.table("me", "open")["id"]
    bob.post(f"/api/tables/{table}/join")
    ada.post(f"/api/tables/{table}/start")
    switched_on(bob, table, 1)
    left = bob.post(f"/api/tables/{table}/leave")
    assert [seat["hints"] for seat in left["seats"]] == ["", ""]


def test_the_switch_is_kept(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "me", start=True)["id"]
        switched_on(ada, table, 1)
        cookies = dict(ada.http.cookies)
        ada.close()
    with serving(tmp_path) as address:
        again = Person(address)
        again.http.cookies.update(cookies)
        assert [seat["hints"] for seat in again.get(f"/api/tables/{table}")["seats"]] == ["", "on"]
        assert numbers_of(again, table, 1)["seat"] == 1
        again.close()


# What they are made of.


@pytest.mark.parametrize("preset", ["first-game", "epic"])
def test_a_hint_is_what_the_view_of_its_seat_gives_and_nothing_else(somebody: Come, preset: str) -> None:
    """Two seats of one screen. Afterwards everything is open: from each seat's view, its events and who asked, the same
    comes out again; what the bots of the table draw from is not needed for it."""
    ada = somebody()
    table = ada.table("me", "me", "random", preset=preset, start=True)["id"]
    switched_on(ada, table, 0, 1)
    given: list[tuple[int, int, Any, Any]] = []
    with ada.at(table) as connection:
        while (question := question_in(connection.until("welcome", "update"))) is not None:
            number = connection.received[-1]["number"]
            if not question["answers"]:
                continue
            seat = question["seat"]
            if number % 4 == 0:
                advice = ada.post(f"/api/tables/{table}/advice", {"seat": seat}) if number % 3 == 0 else None
                given += [
                    (number, each, numbers_of(ada, table, each), advice if each == seat else None) for each in (0, 1)
                ]
            connection.answer(number, seat, question["answers"][number % len(question["answers"])]["number"])
    record = read(ada.http.get(f"/api/tables/{table}/record").text)
    secret = ada.get("/api/me/kept")["hints_seed"]
    log = GameLog(record.config, record.content, record.chance)
    advised = 0
    for number, seat, numbers, advice in given:
        pending = log.pending()
        for answer in record.answers[log.number : number]:
            pending.play(answer, "player")
        log.append(pending)
        view = log.game.view(seat)
        expected = msgspec.json.decode(msgspec.json.encode(numbers_for(view)))
        assert numbers == expected | {"number": number, "seat": seat}
        if advice is not None:
            wanted = advise(view, advice_seed(secret, table, seat, number), log.events_for(seat))
            assert [each["number"] for each in advice["answers"]] == [each.number for each in wanted.answers]
            assert (advice["why"], advice["facts"]) == (wanted.reason.kind, wanted.reason.facts)
            advised += 1
    assert advised > 2 and len(given) > 20


# How much of it.


def test_advice_is_limited_by_guest_and_says_when_there_is_more(tmp_path: Path) -> None:
    limits = replace(unlimited(), advice=Rate(0.01, 2), household=5)
    with serving(tmp_path, limits) as address, ExitStack() as stack:
        ada, bob = (stack.enter_context(visiting(address, name)) for name in ("Ada", "Bob"))
        for person in (ada, bob):
            table = person.table("me", "me", first=0, start=True)["id"]
            switched_on(person, table, 0)
            for _ in range(2):
                person.post(f"/api/tables/{table}/advice", {"seat": 0})
            refused = person.http.post(f"/api/tables/{table}/advice", json={"seat": 0})
            assert (refused.status_code, refused.json()["code"]) == (429, "server-advice-later")
            assert 90 < refused.json()["params"]["seconds"] <= 100
            assert numbers_of(person, table, 0)["seat"] == 0


@contextmanager
def visiting(address: str, name: str) -> Iterator[Person]:
    person = Person(address, name)
    yield person
    person.close()


def test_advice_waits_behind_the_bots_of_all_tables() -> None:
    """It came first, and while a worker is busy bots come: they are served before it."""
    order: list[str] = []

    async def run() -> None:
        minds = WorkerQueue(1)
        busy = asyncio.Event()

        async def bot(name: str) -> None:
            async def thought(worker: Worker, milliseconds: float) -> None:
                order.append(name)
                await busy.wait()

            await minds.work(100, thought)

        async def hint(name: str) -> None:
            async def thought(worker: Worker) -> None:
                order.append(name)

            await minds.work_behind(thought)

        at_work = [asyncio.create_task(bot("first"))]
        await asyncio.sleep(0)
        at_work += [asyncio.create_task(hint(name)) for name in ("hint", "hint after it")]
        for _ in range(5):
            await asyncio.sleep(0)
        at_work += [asyncio.create_task(bot(name)) for name in ("second", "third")]
        await asyncio.sleep(0)
        busy.set()
        await asyncio.gather(*at_work)
        await hint("when nobody waits")

    asyncio.run(run())
    assert order == ["first", "second", "third", "hint", "hint after it", "when nobody waits"]


def test_no_more_advice_waits_than_there_is_room_for() -> None:
    async def run() -> None:
        minds = WorkerQueue(1)
        never = asyncio.Event()

        async def bot(worker: Worker, milliseconds: float) -> None:
            await never.wait()

        async def hint(worker: Worker) -> None:
            raise AssertionError("a bot is at work")

        waiting = [asyncio.create_task(minds.work(100, bot))]
        await asyncio.sleep(0)
        waiting += [asyncio.create_task(minds.work_behind(hint)) for _ in range(MAX_SPARE_WORK)]
        for _ in range(3):
            await asyncio.sleep(0)
        with pytest.raises(QueueFull):
            await minds.work_behind(hint)
        for task in waiting:
            task.cancel()
        minds.close()

    asyncio.run(run())
