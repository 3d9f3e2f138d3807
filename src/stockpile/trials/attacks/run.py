"""Attackers in a process of their own, so that what they need does not slow down whoever measures."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from typing import Any, Final

from stockpile.trials.attacks.kinds import KINDS
from stockpile.trials.attacks.line import Aim

START: Final = "import sys; from stockpile.trials.attacks.run import attack; attack(*sys.argv[1:])"
SPARE_FILES: Final = 64
AFTERWARDS: Final = 5.0  # seconds that they go on after their report, so that a kill finds them at work

Reports = dict[str, dict[str, Any]]


def attack(port: str, table: str, finished: str, seconds: str, *kinds: str) -> None:
    """Attack, report in a line of JSON, and attack a little longer unless that is ended."""
    os.nice(19)  # attackers come from elsewhere: the server's processor is not theirs
    aim = Aim(int(port), table, finished)
    print(json.dumps(asyncio.run(strike(aim, kinds, float(seconds)))), flush=True)
    asyncio.run(strike(aim, kinds, AFTERWARDS))


async def strike(aim: Aim, kinds: Sequence[str], seconds: float, give_up: bool = False) -> Reports:
    """Attackers of these kinds at once, each from an address of its own, for so long or until each is stopped."""
    attackers = {kind: KINDS[kind](replace(aim, address=address_of(kind))) for kind in kinds}
    files = _files() // len(attackers)
    await asyncio.gather(*(attacker.run(seconds, files, give_up) for attacker in attackers.values()))
    return {kind: {"stopped": attacker.stopped} | attacker.trace.to_json() for kind, attacker in attackers.items()}


def address_of(kind: str) -> str:
    return f"127.66.0.{1 + list(KINDS).index(kind)}"


def _files() -> int:
    """How many connections this process may open."""
    import resource

    return resource.getrlimit(resource.RLIMIT_NOFILE)[0] - SPARE_FILES


@asynccontextmanager
async def attacking(aim: Aim, kinds: Sequence[str], seconds: float) -> AsyncIterator[Callable[[], Awaitable[Reports]]]:
    """Attackers in a process of their own; gives what waits for their reports. They go when it ends."""
    if not kinds:
        yield _nobody
        return
    command = (sys.executable, "-c", START, str(aim.port), aim.table, aim.finished, str(seconds), *kinds)
    # A session of its own: Ctrl-C is the business of whoever started them.
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE, start_new_session=True)
    try:
        yield lambda: _reports(process)
    finally:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()


async def _nobody() -> Reports:
    return {}


async def _reports(process: asyncio.subprocess.Process) -> Reports:
    assert process.stdout is not None
    line = await process.stdout.readline()
    if not line:
        raise RuntimeError("the attackers did not report")
    told: Reports = json.loads(line)
    return told
