"""Many tables share the worker processes, and nobody learns from the time of an answer how long it was thought of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import ClassVar

import pytest

from stockpile.bots import BOTS, Bot, Budget, RandomBot, Shark
from stockpile.bots.budget import STEP, least_pause, shown_at
from stockpile.bots.plugins import PluginFacts
from stockpile.bots.thinking import Question, Thinking, think
from stockpile.processes import Worker
from stockpile.rules.answers import ANSWERS, Answer
from stockpile.rules.config import Config
from stockpile.rules.game import Game, View
from stockpile.server.table import bot_workers
from stockpile.server.table.bot_workers import OF_THE_CLOCK, Asked, BotWorkers, QueueFull, WorkerQueue
from stockpile.server.table.clock import Pauses
from tests.support.running import PATIENCE, Person, question_in, serving

VIEW = Game.new(Config(players=3), seed=1).view(Game.new(Config(players=3), seed=1).asked)


class Ponderer(RandomBot):
    """Thinks as long as it may, and says so by what it answers."""

    name = "ponderer"
    thinks = Budget(milliseconds=100)
    hears = True
    granted: ClassVar[list[float]] = []

    def decide(self, view: View) -> Answer:
        assert self.budget is not None and self.budget.milliseconds is not None
        self.granted.append(self.budget.milliseconds)
        return super().decide(view)


class Stumbler(Bot):
    name = "stumbler"

    def decide(self, view: View) -> Answer:
        raise RuntimeError(f"I hold {view.hand}")


class Cheat(Bot):
    """Answers what was not asked."""

    name = "cheat"

    def decide(self, view: View) -> Answer:
        return next(answer for answer in ANSWERS if answer not in view.answers)


@pytest.fixture(autouse=True)
def with_test_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    for bot in (Ponderer, Stumbler, Cheat):
        monkeypatch.setitem(BOTS, bot.name, bot)


# The queue.


def test_a_table_of_four_thinkers_keeps_nobody_waiting_longer_than_others() -> None:
    """One table asks again as soon as it has an answer, the others once: they come round in turn."""
    order: list[str] = []

    async def run() -> None:
        minds = WorkerQueue(1)

        async def thought(worker: Worker, milliseconds: float) -> None:
            await asyncio.sleep(0.005)

        async def table(name: str, thoughts: int) -> None:
            for _ in range(thoughts):
                await minds.work(100, thought)
                order.append(name)

        await asyncio.gather(table("four", 4), table("b", 1), table("c", 1), table("d", 1))

    asyncio.run(run())
    assert order == ["four", "b", "c", "d", "four", "four", "four"]


def test_the_more_wait_the_shorter_everybody_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "LEARNING", 0.0)  # the pace of this machine is another matter
    granted: list[float] = []

    async def run() -> None:
        minds = WorkerQueue(2)

        async def thought(worker: Worker, milliseconds: float) -> None:
            granted.append(milliseconds)
            await asyncio.sleep(0.001)

        await minds.work(100, thought)
        await asyncio.gather(*[minds.work(100, thought) for _ in range(82)])

    asyncio.run(run())
    alone, *crowd = granted
    assert alone == 100
    assert crowd[2] == pytest.approx(100 * bot_workers.MAX_WAIT * 2 / (100 * 80), rel=0.05)
    assert sum(crowd[:20]) / 2 < bot_workers.MAX_WAIT and crowd[-1] == 100
    assert all(first <= then for first, then in pairwise(crowd[2:]))


def test_on_a_slow_machine_everybody_thinks_for_a_shorter_time() -> None:
    """Where a millisecond of thinking takes three by the clock, the same queue is cleared in the same time."""

    async def run() -> tuple[float, float]:
        slow, quick = WorkerQueue(1), WorkerQueue(1)
        for _ in range(60):
            slow._learn(3.0)
        for each in (slow, quick):
            each._waiting += [100.0] * 29
        return slow.granted(100), quick.granted(100)

    slow, quick = asyncio.run(run())
    assert slow == pytest.approx(quick / 3, rel=0.01)


def test_nobody_thinks_for_less_than_the_least_and_no_more_wait_than_the_queue_holds() -> None:
    async def run() -> list[object]:
        minds = WorkerQueue(1)

        async def thought(worker: Worker, milliseconds: float) -> float:
            await asyncio.sleep(0)
            return milliseconds

        return await asyncio.gather(
            *[minds.work(1000, thought) for _ in range(round(bot_workers.MAX_WAIT / bot_workers.MIN_THOUGHT) + 21)],
            return_exceptions=True,
        )

    came = asyncio.run(run())
    refused = [each for each in came if isinstance(each, QueueFull)]
    least = min(each for each in came if isinstance(each, float))
    assert len(refused) >= 20 and least == pytest.approx(bot_workers.MIN_THOUGHT, rel=0.1)


def test_where_too_many_wait_the_broker_answers_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "MAX_WAIT", 0.0)
    told: list[Thinking] = []

    async def run() -> Answer:
        minds = BotWorkers(1, tell=told.append)
        return await minds.decide(Asked("ponderer", PluginFacts.of(Ponderer), "seed", VIEW))

    assert asyncio.run(run()) in VIEW.answers
    assert [(each.granted, each.fault) for each in told] == [(0.0, None)] and told[0].seconds < 1


def test_sharks_think_in_the_workers_and_for_a_shorter_time_when_others_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_workers, "MAX_WAIT", 100.0)  # so that a few tables are many
    monkeypatch.delattr(Shark, "decide")  # in the process of the server there is no thinking
    told: list[Thinking] = []

    def until(happened: Callable[[list[Thinking]], bool]) -> list[Thinking]:
        end = monotonic() + PATIENCE
        while not happened(sharks := [each for each in told if each.bot == "shark"]):
            assert monotonic() < end, "it takes too long"
            sleep(0.01)
        return sharks

    with serving(tmp_path, on_thought=told.append) as address:
        ada = Person(address, "Ada")
        tables = [ada.table("me", "shark", "shark", "shark")["id"] for _ in range(4)]

        def begin(*begun: str) -> None:
            for table in begun:
                ada.post(f"/api/tables/{table}/start")
                ada.post(f"/api/tables/{table}/leave")  # from now on they are among themselves

        begin(tables[0])
        alone = until(lambda sharks: len(sharks) >= 5)
        begin(*tables[1:])
        crowd = until(lambda sharks: min(each.granted for each in sharks) < 50)
        ada.close()
    assert {(each.wanted, each.granted) for each in alone[:5]} == {(100, 100)}
    assert min(each.granted for each in crowd) >= bot_workers.MIN_THOUGHT
    assert not any(each.fault for each in crowd)


# The bot in its process.


def test_a_bot_gets_the_budget_that_is_granted_and_never_more_than_its_own() -> None:
    Ponderer.granted.clear()
    asked = Asked("ponderer", PluginFacts.of(Ponderer), "s", VIEW)
    for milliseconds in (40.0, 400.0):
        assert think(asked.question(milliseconds)).fault is None
    assert Ponderer.granted == [40, 100]


def test_with_a_clock_a_bot_takes_a_part_of_it() -> None:
    for usual, clock, allowed in ((100, None, 100), (100, 60, 100), (1000, 60, 1000), (1000, 5, 5000 * OF_THE_CLOCK)):
        facts = PluginFacts(thinks=Budget(milliseconds=usual))
        assert Asked("ponderer", facts, "s", VIEW, clock=clock).milliseconds == allowed


def test_a_bot_that_fails_says_where_and_nothing_of_the_game() -> None:
    faults = [think(Question.about(VIEW, bot, "s")).fault for bot in ("stumbler", "cheat", "nobody")]
    assert all(faults)
    stumbled, cheated, unknown = (fault for fault in faults if fault is not None)
    assert stumbled.what.startswith("raised RuntimeError (test_bot_workers.py, line ") and "I hold" in stumbled.said
    assert str(VIEW.hand) not in stumbled.what
    assert cheated.what == "gave an answer that was not offered"
    assert unknown.what.startswith("raised UnknownBot")


def test_a_table_whose_bot_there_is_no_more_goes_on(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """In the worker process there is no ponderer: the broker plays in its place, and the log says so once."""
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "ponderer", start=True)["id"]
        with ada.at(table) as connection:
            for _ in range(12):
                message = connection.until("welcome", "update")
                question = question_in(message)
                if question is not None and question["answers"]:
                    connection.answer(message["number"], 0, question["answers"][0]["number"])
        ada.close()
    told = [record.getMessage() for record in caplog.records if "ponderer" in record.getMessage()]
    assert len(told) == 1 and told[0].startswith("bot ponderer raised UnknownBot")


# What the others see of it.


def test_a_pause_is_longer_than_any_thought_and_drawn_without_it() -> None:
    pauses = Pauses(0.9)
    for milliseconds in (2, 100, 1000):
        drawn = [pauses.draw(milliseconds) for _ in range(300)]
        again = [pauses.draw(milliseconds, again=True) for _ in range(300)]
        assert min(drawn + again) >= least_pause(milliseconds)
        assert max(drawn) - min(drawn) > 0.5 > 0.35 > max(again) - min(again) > 0.2
    quick = [pauses.draw(2) for _ in range(300)]
    assert 0.6 <= min(quick) < 0.65 and 1.15 < max(quick) <= 1.2
    assert Pauses(0).draw(1000) == 0


def test_an_answer_that_comes_late_waits_for_the_next_moment_of_few() -> None:
    rng = Random(1)
    for _ in range(200):
        asked, pause, took = rng.uniform(0, 9), rng.uniform(0.6, 1.2), rng.uniform(0, 5)
        shown = shown_at(asked, pause, asked + took)
        late = (shown - asked - pause) / STEP
        assert shown > asked + took - 1e-9 and late == pytest.approx(round(late)) and late > -1e-9
        assert shown - asked - max(pause, took) < STEP + 1e-9


def answer_times(folder: Path, *kinds: str) -> list[float]:
    """How long bots take at a table with pauses of a third of a second."""
    times: list[float] = []
    with serving(folder, pause=0.3) as address:
        ada = Person(address, "Ada")
        table = ada.table(*kinds, start=True)["id"]
        with ada.at(table) as connection:
            message = connection.until("welcome")
            while len(times) < 8:
                question = question_in(message)
                assert question is not None
                if question["answers"]:
                    connection.answer(message["number"], question["seat"], question["answers"][0]["number"])
                asked, mine = monotonic(), bool(question["answers"])
                message = connection.until("update")
                if not mine:
                    times.append(monotonic() - asked)
        ada.close()
    return times


def test_bots_take_their_time_where_people_play(tmp_path: Path) -> None:
    assert min(answer_times(tmp_path, "me", "random", "random")) > 0.08


def test_bots_among_themselves_let_nobody_wait(tmp_path: Path) -> None:
    with serving(tmp_path, pause=5) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "random", start=True)["id"]
        ada.post(f"/api/tables/{table}/leave")
        end = monotonic() + PATIENCE
        while ada.get(f"/api/tables/{table}")["number"] < 40:
            assert monotonic() < end
        ada.close()
