"""Players with a connection each, to whichever worker takes it, who come again by themselves when it breaks.

Each holds what it is told against what it was told before: every frame begins where the last one ended, and nothing
that was seen is gone after coming again. How long each is without any news after something was killed is counted too.
"""

import asyncio
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from time import monotonic
from typing import Any, Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import WebSocketException

from stockpile.trials.ledger import ITSELF, Ledger, Losses
from stockpile.trials.players import (
    DECODER,
    Closed,
    Confirmed,
    Guest,
    Refused,
    Sight,
    Update,
    Welcome,
    chosen,
    send_answers,
    send_seen,
)

THINKING: Final = (0.02, 0.25)  # seconds before an answer
AGAIN: Final = (0.05, 0.25)  # seconds before coming again
PATIENCE: Final = 5.0  # seconds for a connection
SLEEPY: Final = 0.15  # of the questions of who lets the clock run out
LATE: Final = "server-late"  # somebody or something else has answered: an earlier attempt, or the clock
LATER: Final = "server-cannot-store"  # nobody knows whether it is stored


@dataclass(frozen=True)
class Plan:
    """A table: so many people, these bots, and whether a clock answers for one who sleeps now and then."""

    people: int
    bots: tuple[str, ...] = ()
    clock: int | None = None

    @property
    def others(self) -> frozenset[str]:
        """Who answers there besides people."""
        return ITSELF | ({"bot"} if self.bots else set()) | ({"stand-in"} if self.clock else set())

    def seats(self) -> Mapping[str, Any]:
        people = [{"kind": "me"}, *[{"kind": "open"}] * (self.people - 1)]
        return {"seats": [*people, *({"kind": "bot", "bot": bot} for bot in self.bots)], "clock": self.clock}


PLANS: Final = (Plan(3), Plan(2, ("random", "broker")), Plan(3, clock=5), Plan(4), Plan(2, ("random",)))


@dataclass
class Course:
    """How it went for all players, besides what was lost."""

    connections: int = 0
    told_late: int = 0  # answers to a question that was answered already
    # By kind of kill: the most seconds between one and the next thing that somebody saw or was confirmed.
    silences: dict[str, float] = field(default_factory=dict)


class Player:
    """A guest with one seat."""

    def __init__(self, guest: Guest, ledger: Ledger, crowd: "Crowd", rng: Random, sleepy: bool) -> None:
        self.over = False
        self._guest = guest
        self._ledger = ledger
        self._crowd = crowd
        self._rng = rng
        self._sleepy = sleepy
        self._number = -1  # answers that it has seen
        self._hurt: tuple[float, str] | None = None  # since when it has heard nothing, and after which kill
        self._thinking: asyncio.Task[None] | None = None

    # The connection.

    async def stay(self) -> None:
        """Come, and come again, until the game is over."""
        while not self.over:
            with suppress(OSError, WebSocketException, TimeoutError):
                await self._play()
            self._stop_thinking()
            if not self.over:
                await asyncio.sleep(self._rng.uniform(*AGAIN))

    async def _play(self) -> None:
        async with asyncio.timeout(PATIENCE):
            socket = await self._guest.connect(self._ledger.table, since=self._number)
        self._crowd.course.connections += 1
        try:
            async for text in socket:
                self._hear(socket, DECODER.decode(text))
                if self.over:
                    return
        finally:
            await asyncio.shield(socket.close())

    # What it hears.

    def _hear(self, socket: ClientConnection, message: object) -> None:
        if isinstance(message, Welcome):
            self._expect(message.number >= self._number, f"{self._number} answers were seen, then {message.number}")
            self._see(socket, message.number, message.opening)
        elif isinstance(message, Update):
            self._expect(message.since == self._number, f"after {self._number} came an update from {message.since}")
            self._see(socket, message.number, message.sights)
        elif isinstance(message, Confirmed):
            self._ledger.confirm(message.number)
            self.heard()
        elif isinstance(message, Refused):
            self._hear_no(socket, message)
        elif isinstance(message, Closed):
            self._expect(False, f"closed: {message.code}")

    def _hear_no(self, socket: ClientConnection, message: Refused) -> None:
        self.heard()
        if message.code == LATE and message.number is not None:
            self._ledger.give_up(message.number)
            self._crowd.course.told_late += 1
        elif message.code != LATER:
            self._ledger.refuse(message.number, f"{message.code}: {message.message}")
        self._thinking = asyncio.create_task(self._come_again(socket))

    async def _come_again(self, socket: ClientConnection) -> None:
        """As a page does that finds itself at odds with the server: look how things stand."""
        await asyncio.sleep(self._rng.uniform(*AGAIN))
        await socket.close()

    def _see(self, socket: ClientConnection, number: int, sights: list[Sight]) -> None:
        self.heard()
        if not sights:
            return  # that the game has begun is on its way to this worker
        self._number = number
        question = sights[0].view.question
        if question is None:
            self.over = True
        elif question.seat == sights[0].seat:
            self._stop_thinking()
            self._thinking = asyncio.create_task(self._answer(socket, number, sights[0]))

    def _expect(self, true: bool, otherwise: str) -> None:
        if not true:
            self._crowd.losses.problems.append(f"table {self._ledger.table}: {otherwise}")

    # What it says.

    async def _answer(self, socket: ClientConnection, number: int, sight: Sight) -> None:
        """Who sleeps has seen the question first: else the clock would wait for that, and everybody with it."""
        with suppress(WebSocketException):
            if self._sleepy:
                await send_seen(socket, number, sight.seat)
            await asyncio.sleep(self._rng.uniform(*THINKING))
            if self._sleepy and self._rng.random() < SLEEPY:
                return
            basket = chosen(sight, self._rng)
            self._ledger.send(number, basket)
            await send_answers(socket, number, sight.seat, basket)

    def _stop_thinking(self) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None

    # How long it is without news.

    def hurt(self, at: float, kind: str) -> None:
        """Something was killed."""
        if self._hurt is None and not self.over:
            self._hurt = at, kind

    @property
    def waits(self) -> bool:
        return self._hurt is not None and not self.over

    def heard(self) -> None:
        if self._hurt is not None:
            since, kind = self._hurt
            self._crowd.silent(monotonic() - since, kind)
            self._hurt = None


class Crowd:
    """All players, at some tables."""

    def __init__(self, tables: int, losses: Losses, rng: Random) -> None:
        self.losses = losses
        self.course = Course()
        self.ledgers: list[Ledger] = []
        self._tables = tables
        self._rng = rng
        self._playing: dict[asyncio.Task[None], list[Player]] = {}

    async def fill(self, port: int) -> None:
        """New tables for those whose game is over."""
        for task in [task for task in self._playing if task.done()]:
            del self._playing[task]
            task.result()
        while len(self._playing) < self._tables:
            players = await asyncio.to_thread(self._set_up, port)
            task = asyncio.create_task(self._play(players))
            self._playing[task] = players

    async def _play(self, players: list[Player]) -> None:
        await asyncio.gather(*(player.stay() for player in players))

    def _set_up(self, port: int) -> list[Player]:
        number = len(self.ledgers)
        plan = PLANS[number % len(PLANS)]
        guests = [Guest(port, f"Player {number} {seat}") for seat in range(plan.people)]
        key = guests[0].post("/api/tables", plan.seats())["id"]
        for guest in guests[1:]:
            guest.post(f"/api/tables/{key}/join", {})
        guests[0].post(f"/api/tables/{key}/start", {})
        for guest in guests:
            guest.close()
        ledger = Ledger(key, self.losses, plan.others)
        self.ledgers.append(ledger)
        sleepy = [plan.clock is not None and seat == 0 for seat in range(plan.people)]
        return [
            Player(guest, ledger, self, Random(self._rng.random()), sleeps)
            for guest, sleeps in zip(guests, sleepy, strict=True)
        ]

    @property
    def players(self) -> list[Player]:
        return [player for players in self._playing.values() for player in players]

    def hurt(self, kind: str) -> None:
        """From now on counts how long everybody is without news."""
        now = monotonic()
        for player in self.players:
            player.hurt(now, kind)

    async def go_on(self, patience: float) -> None:
        """Until everybody has heard something again, or for so long."""
        end = monotonic() + patience
        while any(player.waits for player in self.players) and monotonic() < end:
            await asyncio.sleep(0.02)

    def silent(self, seconds: float, kind: str) -> None:
        self.course.silences[kind] = max(self.course.silences.get(kind, 0.0), seconds)

    async def leave(self) -> None:
        """Everybody goes; who still waits for news has waited until now."""
        for player in self.players:
            player.heard()
        for task in self._playing:
            task.cancel()
        await asyncio.gather(*self._playing, return_exceptions=True)
        self._playing.clear()
