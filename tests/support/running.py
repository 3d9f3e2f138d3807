"""A real server on loopback, in a thread, and people who come to it."""

from __future__ import annotations

import asyncio
import json
import threading
from collections import defaultdict
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from socket import socket
from tempfile import TemporaryDirectory
from time import monotonic, sleep
from typing import Any
from unittest.mock import patch

import httpx
from websockets.sync.client import ClientConnection, connect

from stockpile.bots import sandbox
from stockpile.processes import ProcessLimits, Worker, WorkerProcess
from stockpile.server.db.engine import file_url
from stockpile.server.db.store import Store
from stockpile.server.run import listening_socket, make_server
from stockpile.server.settings import Limits, Settings, unlimited

PATIENCE = 120.0  # seconds for anything to happen, on a busy machine too


@contextmanager
def serving(
    folder: Path,
    limits: Limits | None = None,
    more: Sequence[socket] = (),
    run: Callable[[Coroutine[Any, Any, None]], None] = asyncio.run,
    **settings: Any,
) -> Iterator[str]:
    """A server for as long as it is needed, on an event loop of the given kind; gives its address."""
    bound = listening_socket("127.0.0.1", 0)
    port = bound.getsockname()[1]
    file = folder / "tables.sqlite"
    if not file.exists():
        file.touch(0o600)
        file.write_bytes(_new_house())
    chosen = Settings(file_url(file), port=port, limits=limits or unlimited(), workers=1, pause=0)
    ready = threading.Event()
    server = make_server(replace(chosen, **settings), ready.set)
    thread = threading.Thread(target=lambda: run(server.serve(sockets=[bound, *more])))
    with kept_processes():
        thread.start()
        try:
            assert ready.wait(PATIENCE)
            yield f"127.0.0.1:{port}"
        finally:
            server.should_exit = True
            thread.join(PATIENCE)
            bound.close()


_kept: defaultdict[ProcessLimits, list[WorkerProcess]] = defaultdict(list)


@contextmanager
def kept_processes() -> Iterator[None]:
    """The next server gets the processes of this one that are idle when it ends: of bots, of the coach, of the archive.

    To start one takes more than a second, longer than most tests. They remember nothing of a game. Those of visitors
    are not kept: their code is somebody else's.
    """
    taken, closed = Worker.take, Worker.close

    def take_kept(worker: Worker) -> WorkerProcess:
        limits, prepare = worker._settings[:2]
        if worker._process is None and prepare is None and _kept[limits]:
            worker._process = _kept[limits].pop()
        return taken(worker)

    def close_and_keep(worker: Worker) -> None:
        limits, prepare = worker._settings[:2]
        process = worker._process
        if process is not None and prepare is None and limits != sandbox.LIMITS and is_idle(process):
            _kept[limits].append(process)
            worker._process = None
        closed(worker)

    with patch.object(Worker, "take", take_kept), patch.object(Worker, "close", close_and_keep):
        yield


def is_idle(process: WorkerProcess) -> bool:
    """Neither dead nor at work; starting up is no work."""
    pool = process._pool
    return not pool._broken and len(pool._pending_work_items) <= (not process.up.done())


def pids_of(process: WorkerProcess) -> list[int]:
    """For tests that kill it from outside. A pool does not tell its processes in public."""
    return list(process._pool._processes or ())


@cache
def _new_house() -> bytes:
    """A database without a table in it. To make one takes longer than all else that a server does when it starts."""

    async def make(file: Path) -> bytes:
        await (await Store.open(file_url(file))).close()
        return file.read_bytes()

    # In a thread of its own: where there is a browser, this one has an event loop already.
    with TemporaryDirectory() as folder, ThreadPoolExecutor(1) as aside:
        return aside.submit(asyncio.run, make(Path(folder) / "new.sqlite")).result()


class Connection:
    """A WebSocket of somebody at a table; keeps every message it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.received: list[dict[str, Any]] = []

    def next(self) -> dict[str, Any]:
        message: dict[str, Any] = json.loads(self.socket.recv(PATIENCE))
        self.received.append(message)
        return message

    def until(self, *kinds: str, where: Callable[[dict[str, Any]], bool] = lambda _: True) -> dict[str, Any]:
        """The next message of these kinds that fits."""
        while True:
            message = self.next()
            if message["type"] in kinds and where(message):
                return message

    def soon(self, *kinds: str, patience: float = 0.05) -> dict[str, Any] | None:
        """The next message of these kinds, if there is one at once."""
        while True:
            try:
                message: dict[str, Any] = json.loads(self.socket.recv(patience))
            except TimeoutError:
                return None
            self.received.append(message)
            if message["type"] in kinds:
                return message

    def drain(self) -> None:
        """Everything up to the end of the connection."""
        while True:
            self.next()

    @property
    def last(self) -> dict[str, Any]:
        """The last welcome or update: how things stood then."""
        return next(each for each in reversed(self.received) if each["type"] in ("welcome", "update"))

    def catch_up(self, number: int) -> None:
        """Wait for the update with so many answers."""
        while self.last["number"] < number:
            self.until("update")

    def send(self, kind: str, **facts: Any) -> None:
        self.socket.send(json.dumps({"type": kind} | facts))

    def answer(self, number: int, seat: int, *answers: int | str) -> None:
        self.send("answers", number=number, seat=seat, answers=list(answers))

    def close(self) -> None:
        self.socket.close()


def fetch(url: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
    """One request of somebody who is nobody's guest."""
    return httpx.get(url, headers=headers, timeout=PATIENCE, verify=False)


class Person:
    """Somebody with a browser."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address = address
        # Reading the certificates of the world takes longer than most requests, and nothing here is encrypted.
        self.http = httpx.Client(base_url=f"http://{address}", timeout=PATIENCE, verify=False)
        if name:
            assert self.http.post("/api/guest", json={"name": name}).status_code == 200

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def get_until(self, path: str, is_so: Callable[[Any], bool]) -> Any:
        """What is there once something is so: another worker, or another process, may tell of it later."""
        end = monotonic() + PATIENCE
        while not is_so(found := self.get(path)):
            assert monotonic() < end, found
            sleep(0.02)
        return found

    def post(self, path: str, body: Any = None) -> Any:
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code in (200, 201), answer.text
        return answer.json()

    def refused(self, path: str, body: Any = None, status: int = 409) -> str:
        """The code with which something is refused."""
        answer = self.http.post(path, json={} if body is None else body)
        assert answer.status_code == status, answer.text
        problem = answer.json()
        assert problem["message"] not in ("", problem["code"])
        return str(problem["code"])

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def table(self, *kinds: str, **choices: Any) -> dict[str, Any]:
        """A table with seats as named: me, open, reserved, or the name of a bot."""
        plans = [
            {"kind": kind} if kind in ("me", "open", "reserved") else {"kind": "bot", "bot": kind} for kind in kinds
        ]
        made: dict[str, Any] = self.post("/api/tables", {"seats": plans} | choices)
        return made

    @contextmanager
    def at(
        self, table: str, since: int | None = None, origin: str | None = None, deals: bool = False
    ) -> Iterator[Connection]:
        given = {"since": since, "deal": 1 if deals else None}
        query = "?" + "&".join(f"{name}={value}" for name, value in given.items() if value is not None)
        headers = {"cookie": self.cookie} | ({"origin": origin} if origin else {})
        link = f"ws://{self.address}/api/tables/{table}/play{query}"
        # However much has not been read, the end of the connection is heard: else it is waited for ten seconds.
        with connect(link, additional_headers=headers, compression=None, max_size=None, max_queue=None) as socket:
            yield Connection(socket)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Person:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()


def until_over(person: Person, table: str) -> None:
    """Wait for bots to play a game to its end."""
    person.get_until(f"/api/tables/{table}", lambda found: found["stage"] == "over")


def question_in(message: dict[str, Any]) -> dict[str, Any] | None:
    """The open question in a welcome or an update, with answers if it is for one of the seats that see it."""
    sights = message["sights"] if message["type"] == "update" else message["opening"]
    for sight in sights:
        question: dict[str, Any] | None = sight["view"]["question"]
        if question is None or question["seat"] == sight["seat"]:
            return question
    return dict(sights[0]["view"]["question"]) | {"answers": []}
