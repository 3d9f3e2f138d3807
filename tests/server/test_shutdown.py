"""A server that is told to stop loses nobody's move, tells everybody, and writes a log without secrets."""

from __future__ import annotations

import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from stockpile.server.run import listening_socket
from tests.support.running import PATIENCE, Connection, Person, fetch, question_in, until_over

from .test_failures import locked

COMMAND = [sys.executable, "-c", "from stockpile.cli import main; main()", "serve", "--no-open", "--port", "0"]
TOKEN = "a-token-of-the-operator"


@dataclass
class Server:
    """`stockpile serve` in a process of its own."""

    process: subprocess.Popen[str]
    address: str
    watch: str
    folder: Path

    @property
    def log(self) -> str:
        return (self.folder / "log").read_text("utf-8")


@contextmanager
def started(folder: Path) -> Iterator[Server]:
    with closing(listening_socket("127.0.0.1", 0)) as bound:
        port = bound.getsockname()[1]
    database = f"sqlite:///{folder}/tables.sqlite"
    options = ["--log", "json", "--metrics-port", str(port), "--pause", "0", "--database", database]
    environment = dict(os.environ) | {"STOCKPILE_METRICS_TOKEN": TOKEN}
    with (folder / "log").open("w") as log:
        process = subprocess.Popen([*COMMAND, *options], stdout=subprocess.PIPE, stderr=log, text=True, env=environment)
    assert process.stdout is not None
    try:
        found = None
        while found is None:
            line = process.stdout.readline()
            assert line, (folder / "log").read_text()
            found = re.search(r"http://(127\.0\.0\.1:\d+)/", line)
        yield Server(process, found[1], f"http://127.0.0.1:{port}", folder)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(120)
        process.stdout.close()


def answer_first(line: Connection) -> int:
    question = question_in(line.until("welcome", "update"))
    assert question is not None
    number = int(line.last["number"])
    line.answer(number, question["seat"], question["answers"][0]["number"])
    return number


def heard_to_the_end(line: Connection) -> tuple[list[str], int]:
    """The kinds of all messages until the server hangs up, and the code with which it does."""
    with pytest.raises(ConnectionClosed) as ended:
        line.drain()
    assert ended.value.rcvd is not None
    return [message["type"] for message in line.received], ended.value.rcvd.code


def test_an_answer_under_way_is_stored_and_confirmed_and_the_log_keeps_secrets(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        ada = Person(server.address, "Ada Nameless")
        guest = ada.get("/api/me")["guest"]
        game = ada.table("random", "random", start=True)["id"]
        table = ada.table("me", "me", start=True, clock=60)
        be_refused(ada, server, table)
        until_over(ada, game)
        with ada.at(table["id"]) as line:
            with locked(tmp_path):
                number = answer_first(line)
                assert line.socket.ping().wait(PATIENCE)  # what was sent before has come
                server.process.send_signal(signal.SIGTERM)
                assert line.until("going-down") == {"type": "going-down"}
                health = fetch(f"{server.watch}/health")
                assert (health.status_code, health.json()["ready"]) == (503, False)
                with pytest.raises(httpx.ConnectError):
                    fetch(f"http://{server.address}/")
            told, code = heard_to_the_end(line)
        assert "confirmed" in told and code == 1012
        began = monotonic()
        assert server.process.wait(120) in (0, -signal.SIGTERM)
        assert monotonic() - began < 60
        with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as stored:
            query = "SELECT count(*) FROM answers WHERE table_id = ? AND number = ?"
            assert stored.execute(query, (table["id"], number)).fetchone() == (1,)
            used = "SELECT clock_used <> 0 FROM tables WHERE id = ?"
            assert stored.execute(used, (table["id"],)).fetchone() == (1,)
            secrets = {text for row in stored.execute("SELECT secret, name FROM guests") for text in row}
            secrets |= {row[0] for row in stored.execute("SELECT bots_seed FROM tables")}
        check_log(server.log, {*secrets, guest, ada.cookie, table["code"], TOKEN, "127.0.0.1", "s3cret-move"})
        ada.close()


def be_refused(ada: Person, server: Server, table: dict[str, Any]) -> None:
    """In every way that leaves a line in the log, and some that do not."""
    with locked(server.folder):
        assert ada.refused("/api/guest", {"name": "Bo Nameless"}, 503) == "server-cannot-store"
    assert fetch(f"http://{server.address}/", headers={"x-long": "s3cret-move" * 5000}).status_code == 431
    assert fetch(f"http://{server.address}/api/me", headers={"host": "s3cret-move"}).status_code == 403
    with ada.at(table["id"]) as line:
        line.until("welcome")
        line.answer(0, 0, "s3cret-move")
        assert line.until("refused")["code"] == "server-no-such-answer"


def check_log(log: str, secrets: set[str]) -> None:
    lines = [json.loads(line) for line in log.splitlines()]
    assert all({"time", "level", "worker", "logger", "event", "text"} <= line.keys() for line in lines)
    events = [line["event"] for line in lines]
    assert events[0] == "the server is ready" and events[-2:] == ["the server goes down", "the server has ended"]
    assert any(event == "what was asked for cannot be stored: %s" for event in events)
    assert any(event.startswith("cut off") for event in events)
    for secret in secrets:
        assert secret == "" or secret not in log, secret


def test_the_second_time_it_ends_at_once(tmp_path: Path) -> None:
    with started(tmp_path) as server:
        ada = Person(server.address, "Ada")
        table = ada.table("me", "me", start=True)["id"]
        with ada.at(table) as line, locked(tmp_path):
            answer_first(line)
            assert line.socket.ping().wait(PATIENCE)
            server.process.send_signal(signal.SIGINT)
            line.until("going-down")
            server.process.send_signal(signal.SIGINT)
            assert server.process.wait(120) == 128 + signal.SIGINT
        ada.close()
