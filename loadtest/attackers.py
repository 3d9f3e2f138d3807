"""Every kind of attacker: bounded, ending by itself, and run in a process of its own."""

import asyncio
import json
import os
import sys
from abc import abstractmethod
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import cache
from itertools import count
from random import Random
from typing import Any, ClassVar, Final

from loadtest.attack import MORE, PING, PONG, TEXT, Attack, CutOff, RawConnection, Target, frame, head
from loadtest.processes import environment, python
from stockpile.records import Session, write


class _Frames(Attack):
    """The same frames flat out."""

    piece: ClassVar[bytes]
    opening: ClassVar[bytes] = b""
    many: ClassVar[int] = 10_000  # in one go

    async def strike(self) -> None:
        async with self.at_table(self.target.table) as connection:
            await connection.send(self.opening)
            await self.pour(connection, self.piece * self.many, self.many)


class Pings(_Frames):
    """Each wants an answer."""

    piece = frame(PING)


class Pongs(_Frames):
    """Answers that nobody asked for."""

    piece = frame(PONG)


class EmptyContinuations(_Frames):
    """A message that continues for ever without getting any longer."""

    opening = frame(TEXT, b"x", last=False)
    piece = frame(MORE, last=False)


class NoText(_Frames):
    """Texts that are none, by the frame: the first is to be the last."""

    many = 1
    piece = frame(TEXT, b"\xff\xfe")


class UnreadPings(Attack):
    """Pings whose answers are never read, so that they pile up in the server."""

    piece: ClassVar[bytes] = frame(PING, b"x" * 125)
    patience = 5.0
    wordless = True

    async def strike(self) -> None:
        async with self.at_table(self.target.table, room=4096) as connection:
            try:
                while True:
                    await connection.send(self.piece * 500, 500)
            except CutOff:
                await connection.rest()  # at last: why?


INVISIBLE: Final = ("\u2800", "\u034f", "\ufe0f", "\u0301\u0302", "\u3164", "\u200b", "a\u202eb", "\u00ad")


@cache
def _played() -> str:
    """The record of a game."""
    session = Session.new(seed=7, names=("Ann", "Bo", "Cy", "Di"))
    while not session.game.over:
        session.play(session.game.decision.answers[0])
    return write(session.record)


class _Requests(Attack):
    """The same request over and over, over a few connections."""

    connections = 4
    path: ClassVar[str]

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self._rng = Random(0)
        self._numbers = count()

    async def strike(self) -> None:
        async with self.connection() as connection:
            while True:
                await self.request(connection)

    async def request(self, connection: RawConnection) -> None:
        await connection.ask("POST", self.path, self.body())

    @abstractmethod
    def body(self) -> Any:
        """What is sent, new each time."""


class ManyGuests(_Requests):
    """Guests who never sit down."""

    path = "/api/guest"

    def body(self) -> Any:
        return {"name": f"Guest {next(self._numbers)}"}


class ManyTables(_Requests):
    """Tables at which nobody will ever play."""

    path = "/api/tables"
    cookie: str = ""

    async def request(self, connection: RawConnection) -> None:
        self.cookie = self.cookie or await self.guest()
        await connection.ask("POST", self.path, self.body(), self.cookie)

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

    async def request(self, connection: RawConnection) -> None:
        self.taken += not (await connection.ask("POST", self.path, self.body())).refused

    def body(self) -> Any:
        return {"name": INVISIBLE[next(self._numbers) % len(INVISIBLE)]}


CHUNKS: Final = 20_000  # in one go
HEADERS: Final = 9_000  # of a request: small enough that all of them together are not too much
PIPELINED: Final = 3_000  # requests in one go
JSON: Final = "Content-Type: application/json\r\n"


class TinyChunks(Attack):
    """A body in chunks of one byte."""

    async def strike(self) -> None:
        async with self.connection() as connection:
            start = head(self.target, "POST", "/api/guest", JSON + "Transfer-Encoding: chunked\r\n")
            await connection.send(start + b"\r\n")
            await self.pour(connection, b"1\r\nx\r\n" * CHUNKS, CHUNKS)


class TinyHeaders(Attack):
    """Whole requests, each of thousands of tiny headers."""

    host: ClassVar[str] = ""

    async def strike(self) -> None:
        async with self.connection() as connection:
            await self.pour(connection, head(self.target, "GET", "/api/me", "a:b\r\n" * HEADERS, self.host) + b"\r\n")


class ForeignHost(TinyHeaders):
    """The same under a name that the server does not answer to."""

    host = "elsewhere.example"


class Pipelined(Attack):
    """Requests one after the other without waiting for an answer."""

    async def strike(self) -> None:
        async with self.connection() as connection:
            await self.pour(connection, (head(self.target, "GET", "/api/me") + b"\r\n") * PIPELINED, PIPELINED)


class ForeignPages(Attack):
    """WebSockets that pages of other sites would like to open, one after the other."""

    connections = 4

    async def strike(self) -> None:
        async with self.connection() as connection:
            await connection.upgrade(f"/api/tables/{self.target.table}/play", "Origin: http://elsewhere.example\r\n")


class _Held(Attack):
    """Hundreds of connections that are kept open and of no use to anybody."""

    connections = 500
    pause = 1.0
    patience = 12.0
    wordless = True

    def opening(self) -> bytes:
        """What is sent at once."""
        return b""

    async def strike(self) -> None:
        async with self.connection() as connection:
            await connection.send(self.opening(), 0)
            await self.hold(connection)

    async def hold(self, connection: RawConnection) -> None:
        await connection.rest()


class Silent(_Held):
    """Nothing is ever sent."""


class HalfHeads(_Held):
    """The head of a request, but for its end."""

    def opening(self) -> bytes:
        return head(self.target, "GET", "/api/me")


class EndlessBodies(_Held):
    """A body that comes by the byte and never ends."""

    connections = 150
    patience = 22.0

    def opening(self) -> bytes:
        return head(self.target, "POST", "/api/guest", JSON + "Content-Length: 9000\r\n") + b"\r\n"

    async def hold(self, connection: RawConnection) -> None:
        await self.pour(connection, b"x", every=0.5)


GLIMPSE: Final = 0.7  # seconds that somebody who plays against the clock stays
CLOCK: Final = 5  # seconds for a question, the least that a table may have
SEATS: Final = [{"kind": "me"}, {"kind": "open"}]


class DeafListeners(Attack):
    """Watchers of a live table who never read what they are sent, each of them for another while."""

    connections = 20
    patience = 22.0
    wordless = True

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self._numbers = count()

    async def strike(self) -> None:
        async with self.at_table(self.target.table, room=4096) as connection:
            await asyncio.sleep(self.patience * (1 + next(self._numbers) % self.connections) / self.connections)
            with suppress(TimeoutError):  # after all that time: is it still open behind what was not read?
                async with asyncio.timeout(1):
                    await connection.rest()


class Historians(Attack):
    """The history and the moments of a finished game, as often as possible."""

    connections = 4

    def __init__(self, target: Target) -> None:
        super().__init__(target)
        self._rng = Random(0)

    async def strike(self) -> None:
        path = f"/api/tables/{self.target.finished}"
        async with self.connection() as connection:
            while True:
                await connection.ask("GET", f"{path}/history")
                await connection.ask("GET", f"{path}/replay?to={self._rng.randrange(100)}")


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
    connections = 4

    async def strike(self) -> None:
        await self.sit_down()
        async with self.at_table(self.table, self.cookie) as connection:
            await connection.say("chat", text="buy now")
            while (await connection.message())["type"] not in ("chat", "refused"):
                pass


class WrongAnswers(_Seated):
    """Answers that are none, from somebody who sits at the table."""

    plan: ClassVar = {"seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
    wrong: ClassVar = frame(TEXT, b'{"type":"answers","number":0,"seat":0,"answers":["bid A 0"]}')

    async def strike(self) -> None:
        await self.sit_down()
        async with self.at_table(self.table, self.cookie) as connection:
            await self.pour(connection, self.wrong * 100, 100)


class AgainstTheClock(Attack):
    """Somebody who never answers, but is `back` or connects again before a bot can stand in, for ever.

    Another player waits at the same table. Stopped means: the game continues all the same.
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
        async with asyncio.TaskGroup() as playing, self.at_table(table, other) as connection:
            playing.create_task(self._wait_and_answer(connection))
            while True:
                await self._glimpse(table, mine)

    async def _glimpse(self, table: str, cookie: str) -> None:
        """Come, say to be here, and go."""
        async with self.at_table(table, cookie) as connection:
            await connection.say("back", seat=0)
            with suppress(TimeoutError):
                async with asyncio.timeout(GLIMPSE):
                    while True:
                        self._look(await connection.message())

    async def _wait_and_answer(self, connection: RawConnection) -> None:
        """The other player answers at once."""
        while True:
            message = await connection.message()
            question = _question(message)
            if question is not None and question["seat"] == 1:
                answer = question["answers"][0]["number"]
                await connection.say("answers", number=message["number"], seat=1, answers=[answer])

    def _look(self, message: dict[str, Any]) -> None:
        """Whether somebody answered for seat 0, who never does."""
        for sight in message.get("sights", ()):
            self.went_on |= any(news["seat"] == 0 and news["by"] == "stand-in" for news in sight["news"])


def _question(message: dict[str, Any]) -> dict[str, Any] | None:
    for sight in message.get("sights") or message.get("opening") or ():
        question: dict[str, Any] | None = sight["view"]["question"]
        return question
    return None


KINDS: Final[Mapping[str, type[Attack]]] = {
    "pings": Pings,
    "pongs": Pongs,
    "empty-continuations": EmptyContinuations,
    "unread-pings": UnreadPings,
    "no-text": NoText,
    "tiny-chunks": TinyChunks,
    "tiny-headers": TinyHeaders,
    "foreign-host": ForeignHost,
    "pipelined": Pipelined,
    "foreign-pages": ForeignPages,
    "silent": Silent,
    "half-heads": HalfHeads,
    "endless-bodies": EndlessBodies,
    "deaf-listeners": DeafListeners,
    "historians": Historians,
    "chatterers": Chatterers,
    "wrong-answers": WrongAnswers,
    "against-the-clock": AgainstTheClock,
    "many-guests": ManyGuests,
    "many-tables": ManyTables,
    "many-records": ManyRecords,
    "garbage-records": GarbageRecords,
    "invisible-names": InvisibleNames,
}


SPARE_FILES: Final = 64
AFTERWARDS: Final = 5.0  # seconds that they continue after their report, so that a kill finds them at work

Reports = dict[str, dict[str, Any]]
AwaitReports = Callable[[], Awaitable[Reports]]


def attack(port: str, table: str, finished: str, seconds: str, *kinds: str) -> None:
    """Attack, report in a line of JSON, and attack a little longer unless that is ended."""
    os.nice(19)  # attackers come from elsewhere: the server's processor is not theirs
    target = Target(int(port), table, finished)
    print(json.dumps(asyncio.run(strike(target, kinds, float(seconds)))), flush=True)
    asyncio.run(strike(target, kinds, AFTERWARDS))


async def strike(target: Target, kinds: Sequence[str], seconds: float, give_up: bool = False) -> Reports:
    """Attackers of these kinds at once, each from an address of its own, for so long or until each is stopped."""
    attackers = {kind: KINDS[kind](replace(target, address=address_of(kind))) for kind in kinds}
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
async def attacking(target: Target, kinds: Sequence[str], seconds: float) -> AsyncIterator[AwaitReports]:
    """Attackers in a process of their own; gives what waits for their reports. They go when it ends."""
    if not kinds:
        yield _nobody
        return
    command = python("loadtest.attackers", str(target.port), target.table, target.finished, str(seconds), *kinds)
    # In a session of its own, so that Ctrl-C reaches only the process that started it.
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, env=environment(), stdout=pipe, start_new_session=True)
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


if __name__ == "__main__":
    attack(*sys.argv[1:])
