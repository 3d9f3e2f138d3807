"""What a server keeps in memory, and for how long."""

from __future__ import annotations

import asyncio
import os
import signal

import pytest

from stockpile.bots.plugins import PluginFacts
from stockpile.rules.game import Game
from stockpile.server import protocol, registry
from stockpile.server import server as server_module
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.server import Server
from stockpile.server.settings import Settings
from stockpile.server.table import bot_workers, state
from stockpile.server.table.bot_workers import Asked
from stockpile.server.table.live import LiveTable
from stockpile.server.table.state import Listener
from tests.support.running import pids_of


async def play(opened: Server, *kinds: str) -> LiveTable:
    """A game that has just begun, at a table of somebody new."""
    guest, _ = await opened.guests.new("Ada")
    plans = [protocol.SeatPlan("me") if kind == "me" else protocol.SeatPlan("bot", kind) for kind in kinds]
    return await Lobby(opened).create(guest, protocol.NewTable(plans, start=True))


def test_a_game_that_waits_for_people_is_forgotten_until_somebody_comes(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(registry, "UNUSED_SECONDS", 0.05)
    monkeypatch.setattr(server_module, "SECONDS_BETWEEN_CLEANUPS", 0.05)

    async def run() -> None:
        opened = await Server.open(Settings(database, workers=1, pause=0))
        waiting = await play(opened, "me", "me")
        watched = await play(opened, "me", "me")
        listener = Listener(watched.row.host)
        watched.enter(listener, since=-1)
        while waiting.row.id in opened.tables._live:
            await asyncio.sleep(0.05)
        again = await opened.tables.open(waiting.row.id)
        assert again is not waiting and again.log is not None
        assert await opened.tables.open(watched.row.id) is watched
        watched.depart(listener)
        await opened.close()

    asyncio.run(run())


def test_bots_play_on_while_nobody_looks(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "UNUSED_SECONDS", 0.05)
    monkeypatch.setattr(server_module, "SECONDS_BETWEEN_CLEANUPS", 0.05)

    async def run() -> None:
        opened = await Server.open(Settings(database, workers=1, pause=0))
        table = await play(opened, "random", "random", "me")
        while not table.idle:
            await asyncio.sleep(0.05)
        assert table.log is not None and table.log.game.asked == 2
        await opened.close()

    asyncio.run(run())


def test_a_listener_who_is_too_slow_gets_no_more_after_what_was_left_out() -> None:
    async def run() -> list[bytes | None]:
        listener = Listener(None)
        for number in range(state.MAX_MESSAGES + 1):
            listener.send(b"%d" % number)
        first = await listener.next()
        listener.send(b"after the hole")
        return [first, *[await listener.next() for _ in range(state.MAX_MESSAGES)]]

    received = asyncio.run(run())
    assert received[-1] is None
    assert received[:-1] == [b"%d" % number for number in range(state.MAX_MESSAGES)]


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_fails_costs_no_table_its_bots(how: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_workers, "PATIENCE", 1.0)
    view = Game.new(seed=1).view(0)

    async def run() -> int:
        minds = bot_workers.BotWorkers(workers=1)
        await minds.decide(Asked("random", PluginFacts(), "x", view))
        (worker,) = minds.ours.queue.workers
        for pid in pids_of(worker.take()):
            os.kill(pid, how)
        answers = await asyncio.gather(
            *[minds.decide(Asked("random", PluginFacts(), str(number), view)) for number in range(8)]
        )
        minds.close()
        return len(answers)

    assert asyncio.run(run()) == 8
