"""What all attackers have in common: they begin again when they are cut off, and stop by themselves."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, ClassVar, Final, NoReturn

from stockpile.trials.attacks.line import Aim, Answer, CutOff, Line, Trace

GLANCE: Final = 0.05  # seconds between two looks of whoever gives up when stopped
LAST_WORDS: Final = 0.5  # seconds in which whoever cannot send any more may still read why


class Attack(ABC):
    """One attacker: some lines at once, each striking again and again until the time is over."""

    lines: ClassVar[int] = 1
    pause: ClassVar[float] = 0.02  # seconds before a line that was cut off strikes again
    patience: ClassVar[float] = 0.0  # seconds that the server may take to have enough
    wordless: ClassVar[bool] = False  # whether an end without a word will do: nobody would read it

    def __init__(self, aim: Aim) -> None:
        self.aim = aim
        self.trace = Trace()

    @property
    def stopped(self) -> bool:
        """Whether the server had enough and said so."""
        return any(end.said or self.wordless for end in self.trace.ends)

    async def run(self, seconds: float, files: int = 500, gives_up: bool = False) -> None:
        """Attack for so long with no more connections than there may be files, or only until it is stopped."""
        tasks = [asyncio.create_task(self._strike_on()) for _ in range(min(self.lines, files))]
        if gives_up:
            tasks.append(asyncio.create_task(self._see_it_stopped()))
        try:
            done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()  # an error of the attacker's own comes to light

    async def _see_it_stopped(self) -> None:
        while not self.stopped:
            await asyncio.sleep(GLANCE)

    async def _strike_on(self) -> None:
        while True:
            try:
                await self.strike()
            except* CutOff as cuts:  # one, or one of each task of a strike
                self._note(cuts)
            await asyncio.sleep(self.pause)

    def _note(self, cuts: ExceptionGroup[CutOff]) -> None:
        for cut in cuts.exceptions:
            if isinstance(cut, CutOff) and cut.end is not None:
                self.trace.ended(cut.end)

    @abstractmethod
    async def strike(self) -> None:
        """Do it once, usually until the server has enough."""

    # What strikes are made of.

    @asynccontextmanager
    async def line(self, room: int = 0) -> AsyncIterator[Line]:
        """A connection for as long as it is needed."""
        line = Line(self.aim, self.trace)
        try:
            await line.open(room)
            yield line
        finally:
            line.close()

    @asynccontextmanager
    async def at_table(self, key: str, cookie: str = "", room: int = 0) -> AsyncIterator[Line]:
        """The WebSocket of a table."""
        async with self.line(room) as line:
            await line.upgrade(f"/api/tables/{key}/play", f"Cookie: {cookie}\r\n" if cookie else "")
            yield line

    async def asked(self, path: str, body: Any, cookie: str = "") -> Answer:
        """What HTTP gives on a connection of its own; a refusal ends the strike."""
        async with self.line() as line:
            answer = await line.ask("POST", path, body, cookie)
        if answer.refused:
            raise CutOff
        return answer

    async def guest(self, name: str = "Mallory") -> str:
        """The cookie of a new guest."""
        return (await self.asked("/api/guest", {"name": name})).headers["set-cookie"].partition(";")[0]

    async def pour(self, line: Line, data: bytes, pieces: int = 1, every: float = 0.0) -> NoReturn:
        """Send the same over and over, and read whatever comes, until the server ends it."""
        reading = asyncio.create_task(line.rest())
        sending = asyncio.create_task(_send_on(line, data, pieces, every))
        try:
            await asyncio.wait({reading, sending}, return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait({reading}, timeout=LAST_WORDS)
            await (reading if reading.done() else sending)
        finally:
            reading.cancel()
            sending.cancel()
            await asyncio.gather(reading, sending, return_exceptions=True)
        raise AssertionError("it goes on until it is cut off")


async def _send_on(line: Line, data: bytes, pieces: int, every: float) -> NoReturn:
    while True:
        await line.send(data, pieces)
        await asyncio.sleep(every)
