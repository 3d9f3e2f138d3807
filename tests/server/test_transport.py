"""Whoever floods, stalls or garbles a connection is cut off with a reason, and everybody else is served meanwhile."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from pathlib import Path
from threading import Event, Thread
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from stockpile.server.run import listening_socket
from stockpile.server.settings import Limits, WireLimits
from stockpile.server.token_buckets import Rate
from tests.support.running import Person, fetch, serving
from tests.support.strangers import (
    CONTINUATION,
    PATIENCE,
    PING,
    PONG,
    TEXT,
    Stranger,
    frame,
    hang_up_in,
    head,
    how_many_open,
    problems,
)

MEGABYTE = 1_000_000
FLOOD = 8 * MEGABYTE  # more than the buffers of a connection hold
OTHERS = {"x-forwarded-for": "192.0.2.77"}  # an address that does nobody any harm


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with the limits that it has by itself."""
    with serving(tmp_path_factory.mktemp("wire"), Limits()) as address:
        yield address


@pytest.fixture
def table(address: str) -> Iterator[str]:
    ada = Person(address, "")
    ada.http.headers.update(OTHERS)
    ada.post("/api/guest", {"name": "Ada"})
    yield str(ada.table("me", "open")["id"])
    ada.close()


@contextmanager
def somebody_asking(address: str) -> Iterator[list[int]]:
    """An honest client that asks who it is, over and over; gives the answers' statuses."""
    statuses: list[int] = []
    done = Event()

    def ask() -> None:
        with httpx.Client(base_url=f"http://{address}", headers=OTHERS, timeout=300, verify=False) as client:
            while not done.wait(0.05):
                statuses.append(client.get("/api/me").status_code)

    asking = Thread(target=ask)
    asking.start()
    try:
        yield statuses
    finally:
        done.set()
        asking.join()
        assert statuses and set(statuses) == {200}


def memory() -> int:
    """Bytes that this process has in memory, the server being in it."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * 4096


@pytest.fixture
def log(caplog: pytest.LogCaptureFixture) -> Iterator[list[str]]:
    """What the server says in its log, uvicorn's part of it included."""
    parts = [logging.getLogger(name) for name in ("uvicorn.error", "stockpile")]
    for part in parts:
        part.addHandler(caplog.handler)
    yield caplog.messages
    for part in parts:
        part.removeHandler(caplog.handler)


# Frames


@pytest.mark.parametrize(
    ("opening", "flood"),
    [
        (b"", frame(PING)),
        (b"", frame(PONG)),
        (frame(TEXT, b"x", final=False), frame(CONTINUATION, final=False)),
        (b"", frame(TEXT, b'{"type": "ping", "token": 1}')),
    ],
    ids=["pings", "pongs", "empty-continuations", "messages"],
)
def test_a_flood_of_frames_is_hung_up(address: str, table: str, opening: bytes, flood: bytes) -> None:
    with somebody_asking(address), Stranger.listening(address, table, **address_of(1)) as stranger:
        taken = stranger.flood(opening + flood * 5000, FLOOD)
        # Whole messages are refused one by one as well: whichever count is full first ends it.
        assert hang_up_in(stranger.last_words()) in ((1008, "server-too-fast"), (4000, "server-too-many-mistakes"))
        assert taken <= FLOOD


def test_pings_whose_pongs_nobody_reads_fill_nothing(address: str, table: str) -> None:
    before = memory()
    with somebody_asking(address), Stranger.listening(address, table, unread=True, **address_of(2)) as stranger:
        stranger.flood(frame(PING, b"x" * 125) * 500, 10 * FLOOD)
        assert memory() - before < 50 * MEGABYTE
        # Hung up; the reason comes last, so who has not read what lies before it may never see it.
        words = stranger.last_words()
        assert b"server-too-fast" not in words or hang_up_in(words) == (1008, "server-too-fast")


def test_coming_again_brings_no_new_budget_and_takes_nothing_from_others(address: str, table: str) -> None:
    with Stranger.listening(address, table, **address_of(3)) as stranger:
        stranger.flood(frame(PONG) * 5000, FLOOD)
    with Stranger.listening(address, table, **address_of(3)) as again:
        again.socket.sendall(frame(PONG) * 990)
        assert hang_up_in(again.last_words()) == (1008, "server-too-fast")
    with Stranger.listening(address, table, **address_of(4)) as other:
        other.socket.sendall(frame(PONG) * 900 + frame(TEXT, b'{"type": "ping", "token": 41}'))
        while b'"token":41' not in (heard := other.socket.recv(65536)):
            assert heard


def test_a_message_in_too_many_parts_is_hung_up(address: str, table: str) -> None:
    with Stranger.listening(address, table, **address_of(5)) as stranger:
        stranger.socket.sendall(frame(TEXT, b"x", final=False) + frame(CONTINUATION, final=False) * 70)
        assert hang_up_in(stranger.last_words()) == (1008, "server-too-fast")


def test_what_is_no_text_and_what_is_no_frame_is_hung_up(address: str, table: str, log: list[str]) -> None:
    for _ in range(3):
        with Stranger.listening(address, table) as stranger:
            stranger.socket.sendall(frame(TEXT, b"\xff\xfe"))
            assert hang_up_in(stranger.last_words()) == (1007, "server-bad-text")
        with Stranger.listening(address, table) as stranger:
            stranger.socket.sendall(b"\xff" * 14)
            assert hang_up_in(stranger.last_words())[0] == 1002
    assert len(log) <= 1


def test_a_websocket_that_is_refused_leaves_nothing_in_the_log(address: str, log: list[str]) -> None:
    wished = {"upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13"}
    for key, host in (("c3RvY2twaWxlLXN0b2NrcA==", "evil.example"), ("no key", address)):
        asked = head("GET", "/api/tables/0/play", host, **wished, sec_websocket_key=key)
        with Stranger(address, asked) as stranger:
            assert stranger.last_words().startswith((b"HTTP/1.1 403", b"HTTP/1.1 400"))
    with Stranger(address, head("GET", "/api/tables/0/play", address, **wished, cookie="x" * 12_000)) as stranger:
        assert problems(stranger.last_words()) == [(400, "server-no-request")]
    assert log == []


# Listeners that are gone


def test_a_listener_that_does_not_answer_is_offline(tmp_path: Path) -> None:
    with serving(tmp_path, hasty(patience=2)) as address:
        ada, bob = Person(address, "Ada"), Person(address, "Bob")
        table = ada.table("me", "open")["id"]
        bob.post(f"/api/tables/{table}/join", {})
        with bob.at(table) as watching, Stranger.listening(address, table, unread=True, cookie=ada.cookie) as gone:
            watching.until("seats", where=lambda message: message["table"]["seats"][0]["online"])
            gone.flood(frame(PONG, b"not what was asked for"), 20 * 28)  # whoever sends does not read for that
            watching.until("seats", where=lambda message: not message["table"]["seats"][0]["online"])
            assert watching.socket.ping().wait(PATIENCE), "whoever answers stays"
        ada.close()
        bob.close()


# Requests


def test_a_body_in_tiny_chunks_is_refused(address: str) -> None:
    asked = head("POST", "/api/guest", address, content_type="application/json", transfer_encoding="chunked")
    with somebody_asking(address), Stranger(address, asked) as stranger:
        stranger.flood(b"1\r\nx\r\n" * 20_000, FLOOD)
        assert problems(stranger.last_words()) == [(413, "server-too-many-chunks")]


def test_what_trails_a_body_is_counted_and_is_no_header(address: str) -> None:
    asked = head("GET", "/api/me", address, transfer_encoding="chunked")
    with Stranger(address, asked, b"0\r\n", b"host: evil.example\r\n" * 5, b"\r\n") as stranger:
        assert stranger.socket.recv(65536).startswith(b"HTTP/1.1 200")
    with Stranger(address, asked, b"0\r\n") as stranger:
        stranger.flood(b"a: b\r\n" * 2000, FLOOD)
        assert problems(stranger.last_words()) == [(413, "server-too-many-chunks")]


@pytest.mark.parametrize("host", [None, "evil.example"], ids=["ours", "foreign"])
@pytest.mark.parametrize("line", ["a: b\r\n", "a: " + "x" * 60_000], ids=["many", "long"])
def test_a_head_without_end_is_refused(address: str, host: str | None, line: str) -> None:
    asked = head("GET", "/api/me", host or address)[:-2]
    with somebody_asking(address), Stranger(address, asked) as stranger:
        stranger.flood(line.encode() * (2000 if len(line) < 9 else 1), FLOOD)
        assert problems(stranger.last_words()) == [(431, "server-head-too-long")]


def test_a_body_that_is_too_big_is_refused_before_it_comes(address: str) -> None:
    with Stranger(address, head("POST", "/api/records", address, content_length="99999999")) as stranger:
        assert problems(stranger.last_words()) == [(413, "server-too-big-request")]


def test_requests_sent_ahead_are_few(address: str) -> None:
    with somebody_asking(address), Stranger(address) as stranger:
        stranger.flood(head("GET", "/api/me", address) * 3000, FLOOD)
        answers = stranger.last_words()
        assert problems(answers)[-1] == (429, "server-too-fast")
        assert answers.count(b"HTTP/1.1 ") < 50


def test_requests_sent_ahead_are_answered_in_order(address: str) -> None:
    me, json = address_of(6), {"content_type": "application/json", "content_length": "11"}
    guest = head("POST", "/api/guest", address, **json, **me) + b'{"name":""}'
    asked = (head("GET", "/api/me", address, **me), guest, head("GET", "/no.file", address, connection="close", **me))
    with Stranger(address, b"".join(asked)) as stranger:
        answers = stranger.last_words()
    assert [int(answer[:3]) for answer in answers.split(b"HTTP/1.1 ")[1:]] == [200, 400, 404]


def test_who_asks_too_often_has_to_come_again(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(requests=Rate(0.01, 2))) as address, Stranger(address) as stranger:
        stranger.socket.sendall(head("GET", "/api/me", address) * 3)
        assert problems(stranger.last_words()) == [(429, "server-too-fast")]


def test_what_is_no_request_is_told_so(address: str, log: list[str]) -> None:
    hello = b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03"  # of somebody who expects TLS
    for nonsense in (hello, b"NO\r\n\r\n", b"GET /\xff HTTP/9.9\r\n\r\n") * 3:
        with Stranger(address, nonsense) as stranger:
            assert problems(stranger.last_words()) == [(400, "server-no-request")]
    assert len(log) <= 1


@pytest.mark.parametrize(
    ("sent", "limits"),
    [("head", {"head_seconds": 0.5}), ("body", {"body_seconds": 0.5})],
)
def test_a_request_that_does_not_end_is_given_up(tmp_path: Path, sent: str, limits: dict[str, float]) -> None:
    asked = head("POST", "/api/guest", "127.0.0.1", content_length="10000")
    with (
        serving(tmp_path, hasty(**limits)) as address,
        Stranger(address, asked if sent == "body" else asked[:40]) as stranger,
        Stranger(address) as silent,
    ):
        until = monotonic() + PATIENCE
        while monotonic() < until and not (heard := heard_so_far(stranger)):
            stranger.flood(b"x", 1)  # however steadily it comes
            sleep(0.1)
        assert problems(heard) == [(408, "server-too-slow")]
        if sent == "head":
            assert silent.last_words() == b"", "who said nothing is told nothing"


def test_half_a_request_keeps_no_server_from_stopping(tmp_path: Path, log: list[str]) -> None:
    with ExitStack() as stack:
        with serving(tmp_path, Limits()) as address:
            for asked in (b"", b"GET /api", head("POST", "/api/guest", address, content_length="10")):
                stack.enter_context(Stranger(address, asked))
            assert fetch(f"http://{address}/api/me").status_code == 200
        assert log == []


def test_a_big_body_and_one_that_waits_to_be_asked_for_come_through(address: str) -> None:
    body = b'{"text": "%s"}' % (b"x" * 200_000)
    json = {"content_type": "application/json", "content_length": str(len(body))}
    asked = head("POST", "/api/records", address, expect="100-continue", connection="close", **json)
    with Stranger(address, asked) as stranger:
        assert stranger.socket.recv(25).startswith(b"HTTP/1.1 100 Continue")
        stranger.socket.sendall(body)
        assert problems(stranger.last_words()) == [(400, "server-bad-record")]


# Connections


def test_silent_connections_keep_nobody_out(address: str) -> None:
    half = b"GET /api/me HTTP/1.1\r\nhost"
    with ExitStack() as stack:
        strangers = [stack.enter_context(Stranger(address)) for _ in range(300)]
        with somebody_asking(address) as statuses:
            assert in_time(lambda: bool(statuses))
            strangers += [stack.enter_context(Stranger(address, half)) for _ in range(150)]
        assert in_time(lambda: how_many_open(strangers) <= WireLimits().waiting)
        assert fetch(f"http://{address}/api/me", headers=OTHERS).status_code == 200
        assert not strangers[-1].closed, "the newest is heard"


def test_a_full_house_lets_the_newest_in(tmp_path: Path) -> None:
    with serving(tmp_path, hasty(connections=20)) as address, ExitStack() as stack:
        silent = [stack.enter_context(Stranger(address)) for _ in range(60)]
        assert in_time(lambda: how_many_open(silent) <= 20)
        assert fetch(f"http://{address}/api/me").status_code == 200


def test_an_impossible_port_and_a_second_host_are_refused_in_words(address: str) -> None:
    for port in ("99999", "0x50", "8" * 5000, "-1"):
        answer = fetch(f"http://{address}/api/me", headers={"host": f"127.0.0.1:{port}"})
        assert (answer.status_code, answer.json()["code"]) == (403, "server-foreign-host")
    with Stranger(address, head("GET", "/api/me", address, "host: evil.example", connection="close")) as stranger:
        assert problems(stranger.last_words()) == [(403, "server-foreign-host")]


def test_only_what_the_proxy_added_tells_who_asks(tmp_path: Path) -> None:
    with serving(tmp_path, Limits(requests=Rate(0.001, 3))) as address:
        long = ", ".join(["10.1.2.3"] * 1000)

        def asked(forwarded: str) -> int:
            return fetch(f"http://{address}/api/me", headers={"x-forwarded-for": forwarded}).status_code

        assert [asked(f"10.0.0.{n}, {long}, 192.0.2.8") for n in range(4)] == [200, 200, 200, 429]
        assert [asked(f"2001:db8:0:1::{n}") for n in range(1, 5)] == [200, 200, 200, 429], "one household"
        assert asked("192.0.2.9") == 200
        assert [asked(f"nonsense {n}" * 100) for n in range(4)] == [200, 200, 200, 429], (
            "what is no address is the proxy"
        )


def address_of(number: int) -> dict[str, Any]:
    """A client of its own for a test, as a proxy would name it."""
    return {"x_forwarded_for": f"192.0.2.{number}"}


def hasty(**wire: Any) -> Limits:
    return replace(Limits(), wire=replace(WireLimits(), **wire))


def in_time(happened: Callable[[], bool]) -> bool:
    """Whether something happens before one's patience ends."""
    until = monotonic() + PATIENCE
    while not happened():
        if monotonic() > until:
            return False
        sleep(0.05)
    return True


def heard_so_far(stranger: Stranger) -> bytes:
    stranger.socket.settimeout(0.01)
    try:
        return stranger.socket.recv(65536)
    except OSError:
        return b""


def test_answers_do_not_wait_for_receipts() -> None:
    """Small answers that follow each other are sent at once: asyncio sees to it where a socket says that it is TCP."""

    async def run() -> int:
        bound = listening_socket("127.0.0.1", 0)
        came: asyncio.Future[asyncio.StreamWriter] = asyncio.get_running_loop().create_future()
        async with await asyncio.start_server(lambda _, writer: came.set_result(writer), sock=bound):
            _, caller = await asyncio.open_connection(*bound.getsockname())
            answerer = await came
            at_once = int(answerer.get_extra_info("socket").getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY))
            for each in (caller, answerer):
                each.close()
                await each.wait_closed()
        return at_once

    assert asyncio.run(run()) != 0
