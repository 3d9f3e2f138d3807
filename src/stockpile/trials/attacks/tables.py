"""Attackers at tables: who listens to nothing, reads everything, talks too much, or plays against the clock."""

import asyncio
from contextlib import suppress
from itertools import count
from random import Random
from typing import Any, ClassVar, Final

from stockpile.trials.attacks.attack import Attack
from stockpile.trials.attacks.line import TEXT, Aim, Line, frame

GLIMPSE: Final = 0.7  # seconds that somebody who plays against the clock stays
CLOCK: Final = 5  # seconds for a question, the least that a table may have
SEATS: Final = [{"kind": "me"}, {"kind": "open"}]


class DeafListeners(Attack):
    """Watchers of a live table who never read what they are sent, each of them for another while."""

    lines = 20
    patience = 22.0
    wordless = True

    def __init__(self, aim: Aim) -> None:
        super().__init__(aim)
        self._numbers = count()

    async def strike(self) -> None:
        async with self.at_table(self.aim.table, room=4096) as line:
            await asyncio.sleep(self.patience * (1 + next(self._numbers) % self.lines) / self.lines)
            with suppress(TimeoutError):  # after all that time: is the line still open behind what was not read?
                async with asyncio.timeout(1):
                    await line.rest()


class Historians(Attack):
    """The history and the moments of a finished game, as often as possible."""

    lines = 4

    def __init__(self, aim: Aim) -> None:
        super().__init__(aim)
        self._rng = Random(0)

    async def strike(self) -> None:
        path = f"/api/tables/{self.aim.finished}"
        async with self.line() as line:
            while True:
                await line.ask("GET", f"{path}/history")
                await line.ask("GET", f"{path}/replay?to={self._rng.randrange(100)}")


class _Seated(Attack):
    """A guest with a table."""

    plan: ClassVar[dict[str, Any]]
    cookie: str = ""
    table: str = ""

    async def sit_down(self) -> None:
        self.cookie = self.cookie or await self.guest()
        self.table = self.table or (await self.asked("/api/tables", self.plan, self.cookie)).json["id"]


class Chatterers(_Seated):
    """A line of chat, then another connection, and a line of chat again."""

    plan: ClassVar = {"seats": SEATS}
    lines = 4

    async def strike(self) -> None:
        await self.sit_down()
        async with self.at_table(self.table, self.cookie) as line:
            await line.say("chat", text="buy now")
            while (await line.message())["type"] not in ("chat", "refused"):
                pass


class WrongAnswers(_Seated):
    """Answers that are none, from somebody who sits at the table."""

    plan: ClassVar = {"seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    wrong: ClassVar = frame(TEXT, b'{"type":"answers","number":0,"seat":0,"answers":["bid A 0"]}')

    async def strike(self) -> None:
        await self.sit_down()
        async with self.at_table(self.table, self.cookie) as line:
            await self.pour(line, self.wrong * 100, 100)


class AgainstTheClock(Attack):
    """Somebody who never answers, but is `back` or connects again before a bot can stand in, for ever.

    Another player waits at the same table. Stopped means: the game goes on all the same.
    """

    patience: ClassVar[float] = 4.0 * CLOCK
    went_on = False

    @property
    def stopped(self) -> bool:
        return self.went_on

    async def strike(self) -> None:
        mine, other = await self.guest(), await self.guest("Victim")
        table = (await self.asked("/api/tables", {"seats": SEATS, "clock": CLOCK}, mine)).json["id"]
        await self.asked(f"/api/tables/{table}/join", {}, other)
        await self.asked(f"/api/tables/{table}/start", {}, mine)
        async with asyncio.TaskGroup() as playing, self.at_table(table, other) as line:
            playing.create_task(self._wait_and_answer(line))
            while True:
                await self._glimpse(table, mine)

    async def _glimpse(self, table: str, cookie: str) -> None:
        """Come, say to be here, and go."""
        async with self.at_table(table, cookie) as line:
            await line.say("back", seat=0)
            with suppress(TimeoutError):
                async with asyncio.timeout(GLIMPSE):
                    while True:
                        self._look(await line.message())

    async def _wait_and_answer(self, line: Line) -> None:
        """The other player answers at once."""
        while True:
            message = await line.message()
            question = _question(message)
            if question is not None and question["seat"] == 1:
                answer = question["answers"][0]["number"]
                await line.say("answers", number=message["number"], seat=1, answers=[answer])

    def _look(self, message: dict[str, Any]) -> None:
        """Whether somebody answered for seat 0, who never does."""
        for sight in message.get("sights", ()):
            self.went_on |= any(news["seat"] == 0 and news["by"] == "stand-in" for news in sight["news"])


def _question(message: dict[str, Any]) -> dict[str, Any] | None:
    for sight in message.get("sights") or message.get("opening") or ():
        question: dict[str, Any] | None = sight["view"]["question"]
        return question
    return None
