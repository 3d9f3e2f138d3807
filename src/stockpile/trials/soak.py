"""Kill the server again and again while answers flow, and look whether anything that was confirmed is gone.

Scripted players answer at several tables as fast as they can. The server is killed with SIGKILL at a random moment and
started again. Then every answer that was confirmed must be stored under its number, every basket whole or not at all,
and nothing may be stored that nobody sent (but for the dividends that the server collects by itself).
"""

import asyncio
import sqlite3
from dataclasses import asdict, dataclass, field
from pathlib import Path
from random import Random
from time import monotonic
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from stockpile.trials.players import (
    DECODER,
    Choice,
    Confirmed,
    Guest,
    Refused,
    Sight,
    Update,
    Welcome,
    send_answers,
)
from stockpile.trials.server import ServerProcess

TABLES: Final = 5
PLAYERS: Final = 3
FLOW: Final = (0.2, 1.2)  # seconds between a start and the next kill


@dataclass
class Report:
    """What came of it."""

    kills: int = 0
    tables: int = 0
    answers_confirmed: int = 0
    answers_lost: int = 0  # confirmed, and not there after a restart
    answers_foreign: int = 0  # there, and sent by nobody
    baskets_torn: int = 0  # partly there
    answers_unconfirmed: int = 0  # stored, but the kill came before the confirmation: no harm
    slowest_restart_seconds: float = 0.0
    problems: list[str] = field(default_factory=list)

    @property
    def clean(self) -> bool:
        return not (self.answers_lost or self.answers_foreign or self.baskets_torn or self.problems)

    def to_json(self) -> dict[str, object]:
        return asdict(self)


class Player:
    """One guest who has every seat of a table, and remembers what was sent and what was confirmed."""

    def __init__(self, guest: Guest, table: str, rng: Random, report: Report) -> None:
        self.guest = guest
        self.table = table
        self.confirmed: dict[int, int] = {}
        self.sent: dict[int, list[int]] = {}  # by first number: baskets not confirmed yet
        self.over = False
        self._rng = rng
        self._report = report

    async def play(self) -> None:
        """Answer until the game is over or the connection breaks."""
        try:
            async with self.guest.connect(self.table, since=len(self.confirmed)) as socket:
                async for text in socket:
                    await self._hear(socket, text)
                    if self.over:
                        return
        except (OSError, WebSocketException):
            return  # killed in the middle: that is what this is about

    async def _hear(self, socket: ClientConnection, text: str | bytes) -> None:
        message = DECODER.decode(text)
        if isinstance(message, Confirmed):
            basket = self.sent.pop(message.number)
            self.confirmed |= {message.number + place: answer for place, answer in enumerate(basket)}
            self._report.answers_confirmed += len(basket)
        elif isinstance(message, Refused):
            self._report.problems.append(f"{message.code}: {message.message}")
        elif isinstance(message, Update):
            await self._answer(socket, message.number, message.sights)
        elif isinstance(message, Welcome):
            await self._answer(socket, message.number, message.opening)

    async def _answer(self, socket: ClientConnection, number: int, sights: list[Sight]) -> None:
        question = sights[0].view.question
        if question is None:
            self.over = True
            return
        sight = sights[question.seat]
        asked = sight.view.question
        assert asked is not None and sight.view.mine is not None
        first = self._rng.choice(asked.answers)
        basket = [first.number]
        hand = sight.view.mine.hand
        if question.question == "place" and len(hand) == 2:
            basket.append(self._other_card(first, hand, asked.answers))
        self.sent[number] = basket
        await send_answers(socket, number, question.seat, basket)

    def _other_card(self, first: Choice, hand: list[int], answers: list[Choice]) -> int:
        """The second card of a hand goes on the other side (R-SUP-2)."""
        left = hand.copy()
        left.remove(first.args[0])
        fitting = [each.number for each in answers if each.args[0] == left[0] and each.args[1] != first.args[1]]
        return self._rng.choice(fitting)

    def check(self, stored: list[tuple[int, str]]) -> None:
        """Compare what is stored with what was confirmed and sent."""
        answers = [answer for answer, _ in stored]
        for number, answer in self.confirmed.items():
            if number >= len(answers) or answers[number] != answer:
                self._report.answers_lost += 1
        for first, basket in self.sent.items():
            found = answers[first : first + len(basket)]
            if found and found != basket:
                self._report.baskets_torn += 1
            self._report.answers_unconfirmed += len(found)
            self.confirmed |= {first + place: answer for place, answer in enumerate(found)}
        self.sent.clear()
        given = [number for number, (_, by) in enumerate(stored) if by != "automatic"]
        self._report.answers_foreign += len(set(given) - set(self.confirmed))


class Soak:
    """Kills, and what is found after each."""

    def __init__(self, folder: Path, seed: int = 0) -> None:
        self.report = Report()
        self._server = ServerProcess(folder / "soak.sqlite")
        self._rng = Random(seed)
        self._players: list[Player] = []

    async def run(self, kills: int | None = None, minutes: float | None = None) -> Report:
        """So many kills, or as many as fit into so many minutes, at least one."""
        end = monotonic() + 60 * minutes if minutes is not None else None
        self._restart()
        try:
            while not self.report.kills or self._goes_on(kills, end):
                await self._flow_and_kill()
                self._restart()
                self._check()
        finally:
            self._server.kill()
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

    def _restart(self) -> None:
        started = monotonic()
        self._server.start()
        self.report.slowest_restart_seconds = max(self.report.slowest_restart_seconds, round(monotonic() - started, 2))

    def _fill_tables(self) -> None:
        """New tables for those whose game is over."""
        self._players = [player for player in self._players if not player.over]
        while len(self._players) < TABLES:
            guest = Guest(self._server.port, f"Player {self.report.tables}")
            plan = {"seats": [{"kind": "me"}] * PLAYERS, "start": True}
            table = guest.post("/api/tables", plan)["id"]
            guest.close()
            self._players.append(Player(guest, table, Random(self._rng.random()), self.report))
            self.report.tables += 1

    def _check(self) -> None:
        """What the restarted server has on disk."""
        with sqlite3.connect(f"file:{self._server.database}?mode=ro", uri=True) as database:
            for player in self._players:
                query = "SELECT number, answer, by FROM answers WHERE table_id = ? ORDER BY number"
                rows = database.execute(query, (player.table,)).fetchall()
                if [row[0] for row in rows] != list(range(len(rows))):
                    self.report.problems.append(f"numbers of table {player.table} have gaps")
                player.check([(answer, by) for _, answer, by in rows])
        database.close()


def soak(folder: Path, kills: int | None = None, minutes: float | None = None, seed: int = 0) -> Report:
    """Run it."""
    return asyncio.run(Soak(folder, seed).run(kills, minutes))
