"""People in the company of bots: many tables, at each a scripted person who answers at once, and three bots.

Closed loop: what is measured is how long bots let people wait, and how much time they are granted, when as many tables
as this want their answers. There are no pauses, so a few tables ask for as much as many do where people play.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from loadtest.client import DECODER, Guest, PartialQuestion, PartialUpdate, PartialWelcome, send_answers
from loadtest.server import ServerProcess
from stockpile.server.db.engine import file_url

WARM_UP: Final = 3.0  # seconds before counting starts: worker processes come up
SEATS: Final = 4


@dataclass(frozen=True)
class BotLoad:
    """What bots made of this many tables. Waits are from when a bot is asked to when the person sees its answer."""

    bots: str
    tables: int
    answers_per_second: float
    p50_ms: float
    p99_ms: float
    wanted_ms: float  # mean of what the bots are used to
    granted_ms: float  # mean of what they got; 0 where the broker had to answer for them
    without_thinking: int  # answers that the broker gave because too many waited
    faults: int


class BotTable:
    """A person and three bots, game after game."""

    def __init__(self, port: int, bot: str, number: int) -> None:
        self.waits: list[tuple[float, float]] = []  # when a bot was asked, and how long it took
        self._port = port
        self._bot = bot
        self._number = number
        self._rng = Random(number)

    def set_up(self) -> tuple[Guest, str]:
        """Somebody comes and sits down with three bots; the game waits for them."""
        guest = Guest(self._port, f"Player {self._number}")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": self._bot}] * (SEATS - 1)]
        key = guest.post("/api/tables", {"seats": seats})["id"]
        guest.close()  # until it starts: the server lets nobody idle for long
        return guest, key

    async def play(self, guest: Guest, key: str) -> None:
        """On and on, until somebody has seen enough."""
        while True:
            await asyncio.to_thread(guest.post, f"/api/tables/{key}/start", {})
            guest.close()
            with suppress(WebSocketException):
                async with guest.connect(key) as socket:
                    await self._game(socket)
            guest, key = await asyncio.to_thread(self.set_up)

    async def _game(self, socket: ClientConnection) -> None:
        asked: float | None = None
        async for text in socket:
            message = DECODER.decode(text)
            if not isinstance(message, PartialUpdate | PartialWelcome):
                continue
            now = perf_counter()
            if asked is not None:
                self.waits.append((asked, now - asked))
            question = _question_in(message)
            if question is None:
                return
            asked = now if question.seat != 0 else None
            if question.seat == 0:
                answer = self._rng.choice(question.answers).number
                await send_answers(socket, message.number, 0, [answer])


def _question_in(message: PartialUpdate | PartialWelcome) -> PartialQuestion | None:
    sights = message.sights if isinstance(message, PartialUpdate) else message.opening
    return sights[0].view.question


async def _run(port: int, bot: str, tables: int, seconds: float) -> tuple[float, list[BotTable]]:
    playing = [BotTable(port, bot, number) for number in range(tables)]
    waiting = [await asyncio.to_thread(table.set_up) for table in playing]
    tasks = [asyncio.create_task(table.play(*sitting)) for table, sitting in zip(playing, waiting, strict=True)]
    await asyncio.sleep(WARM_UP + seconds)
    now = perf_counter()
    for task in tasks:
        if task.done():
            task.result()  # it plays on for ever, or says why it cannot
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return now - seconds, playing


def measure(folder: Path, bot: str, tables: int, seconds: float) -> BotLoad:
    """A server of its own, this many tables with bots of one kind, for this long."""
    server = ServerProcess(file_url(folder / "company.sqlite"))
    server.start()
    try:
        since, playing = asyncio.run(_run(server.port, bot, tables, seconds))
    finally:
        server.stop()
    waits = sorted(wait for table in playing for asked, wait in table.waits if asked >= since)
    thoughts = server.thoughts
    return BotLoad(
        bots=bot,
        tables=tables,
        answers_per_second=round(len(waits) / seconds, 1),
        p50_ms=_milliseconds(waits, 0.5),
        p99_ms=_milliseconds(waits, 0.99),
        wanted_ms=thoughts.wanted_ms,
        granted_ms=thoughts.granted_ms,
        without_thinking=thoughts.without_thinking,
        faults=thoughts.faults,
    )


def _milliseconds(waits: Sequence[float], part: float) -> float:
    return round(1000 * waits[int(len(waits) * part)], 1) if waits else 0.0
