"""Each kind of attacker until it is cut off, against one server: nobody else notices."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from stockpile.server.store.opening import file_url
from stockpile.trials.attacks.kinds import KINDS
from stockpile.trials.attacks.line import Aim
from stockpile.trials.attacks.run import Reports, strike
from stockpile.trials.flow import Flow, Load
from stockpile.trials.hostile import finished_game, honest_address, possible
from stockpile.trials.ledger import check_stored
from stockpile.trials.newcomers import Newcomers, coming
from stockpile.trials.server import ServerProcess

TABLES, RATE = 3, 6.0
STRETCH = 2.0  # seconds after which is looked whether answers still flow
PATIENCE = 25.0  # seconds that the server gets for anybody: the deaf are to be found within 20, on any machine
SLOW = [kind for kind, attack in KINDS.items() if attack.patience]
QUICK = [kind for kind in KINDS if kind not in SLOW]


async def attack_all(aim: Aim) -> Reports:
    """Those that take time all at once, and beside them one of the others after the other."""
    slow = asyncio.create_task(strike(aim, SLOW, PATIENCE, give_up=True))
    told: Reports = {}
    for kind in QUICK:
        told |= await strike(aim, [kind], PATIENCE, give_up=True)
    return told | await slow


async def under_attack(server: ServerProcess, flow: Flow) -> tuple[Reports, list[Load], Newcomers]:
    """Attackers at work while answers flow, and a kill in the end."""
    await flow.fill(server.port)
    aim = Aim(server.port, flow.playing[0].ledger.table, await asyncio.to_thread(finished_game, server.port))
    loads: list[Load] = []
    async with coming(server.port) as newcomers:
        attacking = asyncio.create_task(attack_all(aim))
        while not attacking.done():
            loads.append(await flow.run(RATE, STRETCH, warm_up=0.0))
        came = newcomers()
    server.kill()
    await flow.empty()
    return attacking.result(), loads, came


@pytest.mark.skipif(not possible(), reason="needs Linux: other addresses of this machine, and /proc")
def test_attackers_of_every_kind_are_cut_off_and_nobody_else_notices(tmp_path: Path) -> None:
    log = tmp_path / "server.log"
    server, flow = ServerProcess(file_url(tmp_path / "tables.sqlite"), "usual", log), Flow(TABLES, honest_address)
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
