"""Kill the server again and again while answers flow, and look whether anything that was confirmed is gone.

Scripted players answer at several tables as fast as they can. The server is killed with SIGKILL at a random moment and
started again. Then the ledgers of the players are compared with what is stored.
"""

import asyncio
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from loadtest.client import DECODER, Guest, PartialSight, PartialUpdate, PartialWelcome, chosen, send_answers
from loadtest.ledger import Ledger, Losses, check_stored
from loadtest.server import ServerProcess
from stockpile.server.db.engine import file_url
from stockpile.server.protocol import Confirmed, Refused

TABLES: Final = 5
PLAYERS: Final = 3
FLOW: Final = (0.2, 1.2)  # seconds between a start and the next kill


@dataclass
class SoakReport(Losses):
    """What came of it."""

    kills: int = 0
    tables: int = 0
    slowest_restart_seconds: float = 0.0

    def to_json(self) -> dict[str, object]:
        return asdict(self)


class SoakPlayer:
    """One guest who has every seat of a table."""

    def __init__(self, guest: Guest, ledger: Ledger, rng: Random) -> None:
        self.guest = guest
        self.ledger = ledger
        self.over = False
        self._rng = rng

    async def play(self) -> None:
        """Answer until the game is over or the connection breaks."""
        try:
            async with self.guest.connect(self.ledger.table, since=len(self.ledger.confirmed)) as socket:
                async for text in socket:
                    await self._hear(socket, text)
                    if self.over:
                        return
        except (OSError, WebSocketException):
            return  # killed in the middle: that is what this is about

    async def _hear(self, socket: ClientConnection, text: str | bytes) -> None:
        message = DECODER.decode(text)
        if isinstance(message, Confirmed):
            self.ledger.confirm(message.number)
        elif isinstance(message, Refused):
            self.ledger.refuse(message.number, f"{message.code}: {message.message}")
        elif isinstance(message, PartialUpdate):
            await self._answer(socket, message.number, message.sights)
        elif isinstance(message, PartialWelcome):
            await self._answer(socket, message.number, message.opening)

    async def _answer(self, socket: ClientConnection, number: int, sights: list[PartialSight]) -> None:
        question = sights[0].view.question
        if question is None:
            self.over = True
            return
        basket = chosen(sights[question.seat], self._rng)
        self.ledger.send(number, basket)
        await send_answers(socket, number, question.seat, basket)


class Soak:
    """Kills, and what is found after each."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        self.report = SoakReport()
        self._server = ServerProcess(file_url(folder / "soak.sqlite"))
        self._rng = Random(seed)
        self._players: list[SoakPlayer] = []

    async def run(self, kills: int | None = None, minutes: float | None = None) -> SoakReport:
        """This many kills, or as many as fit into this many minutes, at least one."""
        end = monotonic() + 60 * minutes if minutes is not None else None
        self._server.start()
        try:
            while not self.report.kills or self._goes_on(kills, end):
                await self._flow_and_kill()
                self._server.start()
                await check_stored(self._server.database, [player.ledger for player in self._players])
        finally:
            self._server.kill()
        self.report.slowest_restart_seconds = round(self._server.slowest_start, 2)
        return self.report

    def _goes_on(self, kills: int | None, end: float | None) -> bool:
        return (kills is None or self.report.kills < kills) and (end is None or monotonic() < end)

    async def _flow_and_kill(self) -> None:
        self._fill_tables()
        playing = [asyncio.create_task(player.play()) for player in self._players]
        await asyncio.sleep(self._rng.uniform(*FLOW))
        self._server.kill()
        self.report.kills += 1
        await asyncio.gather(*playing)

    def _fill_tables(self) -> None:
        """New tables for those whose game is over."""
        self._players = [player for player in self._players if not player.over]
        while len(self._players) < TABLES:
            guest = Guest(self._server.port, f"Player {self.report.tables}")
            plan = {"seats": [{"kind": "me"}] * PLAYERS, "start": True}
            table = guest.post("/api/tables", plan)["id"]
            guest.close()
            self._players.append(SoakPlayer(guest, Ledger(table, self.report), Random(self._rng.random())))
            self.report.tables += 1


def soak(folder: Path, kills: int | None = None, minutes: float | None = None, seed: int = 0) -> SoakReport:
    """Run it."""
    return asyncio.run(Soak(folder, seed).run(kills, minutes))
