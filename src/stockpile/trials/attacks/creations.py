"""Attackers who fill the server: guests, tables and records without end, and names that nobody can see."""

from abc import abstractmethod
from functools import cache
from itertools import count
from random import Random
from typing import Any, ClassVar, Final

from stockpile.records import Session, write
from stockpile.trials.attacks.attack import Attack
from stockpile.trials.attacks.line import Aim, Line

INVISIBLE: Final = ("\u2800", "\u034f", "\ufe0f", "\u0301\u0302", "\u3164", "\u200b", "a\u202eb", "\u00ad")


@cache
def _played() -> str:
    """The record of a game."""
    session = Session.new(seed=7, names=("Ann", "Bo", "Cy", "Di"))
    while not session.game.over:
        session.play(session.game.decision.answers[0])
    return write(session.record)


class _Requests(Attack):
    """The same request over and over, each line on one connection."""

    lines = 4
    path: ClassVar[str]

    def __init__(self, aim: Aim) -> None:
        super().__init__(aim)
        self._rng = Random(0)
        self._numbers = count()

    async def strike(self) -> None:
        async with self.line() as line:
            while True:
                await self.request(line)

    async def request(self, line: Line) -> None:
        await line.ask("POST", self.path, self.body())

    @abstractmethod
    def body(self) -> Any:
        """What is sent, each time anew."""


class ManyGuests(_Requests):
    """Guests who never sit down."""

    path = "/api/guest"

    def body(self) -> Any:
        return {"name": f"Guest {next(self._numbers)}"}


class ManyTables(_Requests):
    """Tables at which nobody will ever play."""

    path = "/api/tables"
    cookie: str = ""

    async def request(self, line: Line) -> None:
        self.cookie = self.cookie or await self.guest()
        await line.ask("POST", self.path, self.body(), self.cookie)

    def body(self) -> Any:
        return {"seats": [{"kind": "me"}, {"kind": "open"}]}


class ManyRecords(_Requests):
    """Whole games to look at, each with names of its own."""

    path = "/api/records"

    def body(self) -> Any:
        return {"text": _played().replace("Ann", f"Ann {next(self._numbers)}")}


class GarbageRecords(_Requests):
    """Records that go wrong somewhere."""

    path = "/api/records"

    def body(self) -> Any:
        lines = _played().splitlines()
        lines[self._rng.randrange(len(lines))] = self._rng.choice(
            ("bid A 0", "deck", "\u2603", "{" * 1000, "", "9" * 99)
        )
        return {"text": "\n".join(lines)}


class InvisibleNames(_Requests):
    """Names of characters that cannot be seen. Stopped means: none is taken."""

    path = "/api/guest"
    taken = 0

    @property
    def stopped(self) -> bool:
        return super().stopped and not self.taken

    async def request(self, line: Line) -> None:
        self.taken += not (await line.ask("POST", self.path, self.body())).refused

    def body(self) -> Any:
        return {"name": INVISIBLE[next(self._numbers) % len(INVISIBLE)]}
