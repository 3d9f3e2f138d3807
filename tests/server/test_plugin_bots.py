"""Bots of other people at tables: what they do wrong costs them the answer, and never the table, the others or us."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from time import monotonic

import pytest

from stockpile.bots import sandbox
from stockpile.bots.plugins import installed
from stockpile.server import log as server_log
from stockpile.server.table import bot_workers
from tests.support.bot_package import install
from tests.support.running import Person, question_in, serving


@pytest.fixture
def with_plugin_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    folder = tmp_path / "site"
    folder.mkdir()
    install(folder)
    monkeypatch.syspath_prepend(str(folder))
    monkeypatch.setattr(sandbox, "PATIENCE", 0.5)
    installed.cache_clear()
    yield
    installed.cache_clear()


def play_some(person: Person, table: str, answers: int) -> None:
    with person.at(table) as connection:
        message = connection.until("welcome")
        while message["number"] < answers and (question := question_in(message)) is not None:
            if question["answers"]:
                connection.answer(message["number"], question["seat"], question["answers"][0]["number"])
            message = connection.until("update")


@pytest.mark.usefixtures("with_plugin_bots")
def test_they_are_offered_and_play(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        assert {"miser", "hanger", "broker"} <= {*ada.get("/api/choices")["bots"]}
        bots = ["gossip", "gossip", "listener", "secretive"]
        table = ada.table("me", *bots, start=True)["id"]
        play_some(ada, table, 60)
        assert [seat["bot"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["", *bots]
        ada.close()
    assert [record.getMessage() for record in caplog.records] == []


@pytest.mark.usefixtures("with_plugin_bots")
@pytest.mark.parametrize(
    ("bot", "fault"),
    [
        ("raiser", "raised ValueError (others_bots.py, line "),
        ("cheat", "gave an answer that was not offered: the broker answered instead"),
        ("mute", "answered with something that is no answer: the broker answered instead"),
        ("hanger", "took too long, or ended its process: the broker answered instead"),
        ("quitter", "took too long, or ended its process: the broker answered instead"),
        ("unspeakable", "raised Odd (others_bots.py, line "),
        ("untraceable", "raised an error that cannot be looked at: the broker answered instead"),
    ],
)
def test_whoever_fails_loses_the_answer(tmp_path: Path, caplog: pytest.LogCaptureFixture, bot: str, fault: str) -> None:
    """The game goes on, the log says it once, and says nothing of the cards."""
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        play_some(ada, ada.table("me", bot, "broker", start=True)["id"], 30)
        ada.close()
    told = [record.getMessage() for record in caplog.records if bot in record.getMessage()]
    assert len(told) == 1 and told[0].startswith(f"bot {bot} {fault}") and "hold" not in told[0]


@pytest.mark.usefixtures("with_plugin_bots")
def test_what_cannot_come_back_from_a_process_stops_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """In place of the thinking something is done there that fails: as if the answer could not be sent."""
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        table = ada.table("me", "miser", start=True)["id"]
        monkeypatch.setattr(bot_workers, "think", memoryview)
        monkeypatch.setattr(bot_workers, "meet", memoryview)
        play_some(ada, table, 20)
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "listener"}]
        assert ada.refused("/api/tables", {"seats": seats}, 409) == "trouble-not-made"
        ada.close()
    assert "bot miser gave something that no process can hand to another" in caplog.text


@pytest.mark.usefixtures("with_plugin_bots")
def test_one_that_hangs_lets_no_other_table_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sandbox, "PATIENCE", 60.0)
    with serving(tmp_path) as address:
        ada, bob = Person(address, "Ada"), Person(address, "Bob")
        stuck = ada.table("me", "hanger", "hanger", start=True)["id"]
        with ada.at(stuck) as connection:
            message = connection.until("welcome")
            while question_in(message)["answers"]:  # type: ignore[index]  # JSON
                question = question_in(message)
                assert question is not None
                connection.answer(message["number"], 0, question["answers"][0]["number"])
                message = connection.until("update")
            play_some(bob, bob.table("me", "broker", "random", start=True)["id"], 40)
        assert ada.get(f"/api/tables/{stuck}")["number"] == message["number"]
        ada.close()
        bob.close()


@pytest.mark.usefixtures("with_plugin_bots")
def test_one_that_cannot_play_is_refused_where_it_is_chosen(tmp_path: Path) -> None:
    with serving(tmp_path) as address:
        ada = Person(address, "Ada")
        for bot, code, status in (
            ("broken", "trouble-not-loaded", 409),
            ("unready", "trouble-no-class", 409),
            ("vague", "trouble-bad-thinks", 409),
            ("vague-bot", "trouble-bad-thinks", 409),
            ("nosy", "trouble-bad-hears", 409),
            ("miser:bold", "trouble-no-styles", 409),
            ("miser:100%s", "trouble-no-styles", 409),
            ("broker:sleepy", "trouble-no-such-style", 400),
            ("broker:", "trouble-style-missing", 400),
            ("shark@", "trouble-bad-budget", 400),
            ("shark@400", "server-bot-budget", 400),
            ("broker@400", "server-bot-budget", 400),
            ("broker-1", "server-no-such-bot", 400),
            ("oracle", "server-no-such-bot", 400),
        ):
            seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
            assert ada.refused("/api/tables", {"seats": seats}, status) == code
        table = ada.table("me", "open")["id"]
        assert ada.refused(f"/api/tables/{table}/seats/1", {"kind": "bot", "bot": "broken"}) == "trouble-not-loaded"
        ada.close()


@pytest.mark.usefixtures("with_plugin_bots")
def test_one_that_hangs_while_it_is_loaded_is_waited_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for it again, in whatever style, hears at once that it cannot be had, and so does a table."""
    monkeypatch.setattr(bot_workers, "LOAD_SECONDS", 3.0)

    async def run() -> list[float]:
        minds, waits = bot_workers.BotWorkers(1), []
        for bot in ("sleepy", "sleepy", "sleepy:bold"):
            began = monotonic()
            facts = await minds.meet(bot)
            assert facts.problem is not None and facts.problem.key == "trouble-lost"
            waits.append(monotonic() - began)
        minds.close()
        return waits

    first, *again = asyncio.run(run())
    assert first >= 3.0 > max(again)


@pytest.mark.usefixtures("with_plugin_bots")
def test_what_guests_ask_for_is_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "MAX_KNOWN_BOTS", 3)

    async def run() -> int:
        minds = bot_workers.BotWorkers(1)
        for number in range(5):
            assert (await minds.meet(f"miser:{number}")).problem is not None
        minds.close()
        return len(minds._known)

    assert asyncio.run(run()) == 3


def test_complaints_are_told_for_each_bot_and_not_remembered_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server_log, "MOST_KINDS", 3)
    told: list[str] = []
    log = server_log.ThrottledLog(lambda text, exc_info=None: told.append(text))
    for bot in ("a", "b", "a", "100%s", "d"):
        log.error("bot %s failed", bot, of=bot)
    assert told == [f"bot {bot} failed" for bot in ("a", "b", "100%s", "d")] and len(log._last) == 3
