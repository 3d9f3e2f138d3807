"""Each kind of attacker until it is cut off, against one server: nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from loadtest.attack import Target
from loadtest.attackers import KINDS, Reports, strike
from loadtest.hostile import Newcomers, coming, finished_game, honest_address, possible
from loadtest.ledger import check_stored
from loadtest.load import LoadPlayers, LoadResult
from loadtest.server import ServerProcess
from stockpile.server.db.engine import file_url

pytestmark = pytest.mark.release
TABLES, RATE = 3, 6.0
STRETCH = 2.0  # seconds after which is looked whether answers still flow
PATIENCE = 25.0  # seconds that the server gets for anybody: the deaf are to be found within 20, on any machine
SLOW = [kind for kind, attack in KINDS.items() if attack.patience]
QUICK = [kind for kind in KINDS if kind not in SLOW]


async def attack_all(target: Target) -> Reports:
    """Those that take time all at once, and beside them one of the others after the other."""
    slow = asyncio.create_task(strike(target, SLOW, PATIENCE, give_up=True))
    told: Reports = {}
    for kind in QUICK:
        told |= await strike(target, [kind], PATIENCE, give_up=True)
    return told | await slow


async def under_attack(server: ServerProcess, flow: LoadPlayers) -> tuple[Reports, list[LoadResult], Newcomers]:
    """Attackers at work while answers flow, and a kill in the end."""
    await flow.fill(server.port)
    target = Target(server.port, flow.playing[0].ledger.table, await asyncio.to_thread(finished_game, server.port))
    loads: list[LoadResult] = []
    async with coming(server.port) as newcomers:
        attacking = asyncio.create_task(attack_all(target))
        while not attacking.done():
            loads.append(await flow.run(RATE, STRETCH, warm_up=0.0))
        came = newcomers()
    server.kill()
    await flow.empty()
    return attacking.result(), loads, came


@pytest.mark.skipif(not possible(), reason="needs Linux: other addresses of this machine, and /proc")
def test_attackers_of_every_kind_are_cut_off_and_nobody_else_notices(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    server = ServerProcess(file_url(tmp_path / "tables.sqlite"), "usual", log)
    flow = LoadPlayers(TABLES, honest_address)
    server.start()
    try:
        told, loads, newcomers = asyncio.run(under_attack(server, flow))
    finally:
        server.kill()
    asyncio.run(check_stored(server.database, [table.ledger for table in flow.tables]))
    assert [(kind, told[kind]) for kind in KINDS if not told[kind]["stopped"]] == []
    assert [load for load in loads if load.refused or load.broken or load.answers_per_second < RATE / 2] == []
    assert newcomers.came > 5 and newcomers.kept_out == 0
    assert flow.losses.answers_confirmed > 30 and flow.losses.clean, flow.losses
    assert "Traceback" not in log.read_text()
