"""Who is let in, who has to go for another one, and what is counted before it is read."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Awaitable, Callable
from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from stockpile.server.settings import Limits, WireLimits, unlimited
from stockpile.server.table.state import MAX_BYTES, MAX_MESSAGES, Listener
from stockpile.server.token_buckets import Rate
from stockpile.server.transport.limiter import (
    LEAST_PROGRESS,
    SECONDS_BETWEEN_CHECKS,
    ConnectionLimiter,
    SendProgress,
    client_address,
)
from stockpile.server.transport.socket import FrameCounter
from tests.support.strangers import CONTINUATION, PING, TEXT, frame

RAISED = """
import resource
hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))
from stockpile.server.transport.limiter import open_files
room = open_files()
soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
print(soft > 256 or hard <= 256, room < soft)
"""


class Caller:
    """A connection that knows only whether it was told to go."""

    def __init__(self) -> None:
        self.gone = False
        self.looked_at = 0

    def check_timeouts(self, now: float) -> None:
        self.looked_at += 1

    def evict(self) -> None:
        self.gone = True


def limiter(**wire: object) -> ConnectionLimiter:
    return ConnectionLimiter(replace(Limits(), wire=replace(WireLimits(), **wire)))  # type: ignore[arg-type]  # fields by name


async def a_round_later() -> None:
    """Put the clock of the loop forward, over the next round, and wait for what is due after that round."""
    loop, later = asyncio.get_running_loop(), asyncio.Event()
    time, step = loop.time, 1.5 * SECONDS_BETWEEN_CHECKS
    loop.call_later(step, later.set)
    loop.time = lambda: time() + step  # type: ignore[method-assign]  # time is moved by hand
    await later.wait()


def in_a_loop(test: Callable[[], Awaitable[None]]) -> Callable[[], None]:
    def run() -> None:
        async def main() -> None:
            await test()

        asyncio.run(main())

    return run


@in_a_loop
async def test_of_those_that_wait_the_oldest_of_an_address_goes() -> None:
    door = limiter(waiting=2)
    others = Caller()
    assert door.admit(others, "192.0.2.1")
    callers = [Caller() for _ in range(4)]
    assert all(door.admit(caller, "192.0.2.2") for caller in callers)
    assert [caller.gone for caller in callers] == [True, True, False, False]
    assert not others.gone and len(door) == 3


@in_a_loop
async def test_who_is_being_answered_stays() -> None:
    door = limiter(waiting=1)
    asking, silent, newest = Caller(), Caller(), Caller()
    door.admit(asking, "192.0.2.1")
    door.work(asking)
    door.admit(silent, "192.0.2.1")
    door.admit(newest, "192.0.2.1")
    assert [asking.gone, silent.gone, newest.gone] == [False, True, False]
    door.leave(asking)
    assert len(door) == 1


@in_a_loop
async def test_a_full_server_sends_the_oldest_that_waits_away_or_lets_nobody_in() -> None:
    door = limiter(connections=2)
    first, second, third, fourth = (Caller() for _ in range(4))
    assert door.admit(first, "192.0.2.1") and door.admit(second, "192.0.2.2")
    assert door.admit(third, "192.0.2.3") and first.gone
    door.work(second)
    door.work(third)
    assert not door.admit(fourth, "192.0.2.4") and not second.gone and not third.gone


@in_a_loop
async def test_an_address_comes_only_so_often_but_a_proxy_comes_for_many() -> None:
    door = limiter(arrivals=Rate(0.001, 3))
    assert [door.admit(Caller(), "192.0.2.1") for _ in range(5)] == [True, True, True, False, False]
    assert door.admit(Caller(), "192.0.2.2")
    assert all(door.admit(Caller(), "127.0.0.1") for _ in range(50))


@in_a_loop
async def test_idle_connections_are_looked_for_while_there_is_one() -> None:
    door, caller = limiter(), Caller()
    door.admit(caller, "192.0.2.1")
    await a_round_later()
    assert caller.looked_at == 1
    await a_round_later()
    assert caller.looked_at == 2
    door.leave(caller)
    await a_round_later()
    assert caller.looked_at == 2


def test_measuring_lifts_the_rates() -> None:
    wire = unlimited().wire
    assert min(wire.frames.burst, wire.frame_bytes.burst, wire.arrivals.burst, wire.waiting) >= 1_000_000


def test_as_many_files_as_the_system_allows_and_some_for_ourselves() -> None:
    pytest.importorskip("resource")
    told = subprocess.run([sys.executable, "-c", RAISED], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["True", "True"]


def test_who_takes_nothing_is_stuck_and_who_takes_slowly_is_not() -> None:
    progress = SendProgress(patience=8)
    assert not any(progress.stuck(now, 0) for now in range(100, 200))
    assert [progress.stuck(now, 70_000) for now in (200, 208, 209)] == [False, False, True]
    slow = SendProgress(patience=8)
    assert not any(slow.stuck(7 * step, 900_000 - LEAST_PROGRESS * step) for step in range(200))


def test_a_listener_is_lost_when_too_much_waits_for_it() -> None:
    small, big, one = Listener(None), Listener(None), Listener(None)
    for _ in range(MAX_MESSAGES + 1):
        small.send(b"x")
    for _ in range(3):
        big.send(b"x" * (MAX_BYTES // 2))
    one.send(b"x" * 2 * MAX_BYTES)
    assert small.lost and big.lost
    assert not one.lost, "a welcome is as long as the game"


def test_bytes_that_were_taken_do_not_count_any_more() -> None:
    async def take_all() -> bool:
        listener = Listener(None)
        for _ in range(10):
            listener.send(b"x" * (MAX_BYTES // 2))
            await listener.next()
        return listener.lost

    assert asyncio.run(take_all()) is False


@given(
    st.lists(st.tuples(st.sampled_from([TEXT, PING]), st.sampled_from([0, 1, 125, 126, 300, 70_000])), max_size=20),
    st.data(),
)
def test_frames_are_counted_however_their_bytes_come(sent: list[tuple[int, int]], data: st.DataObject) -> None:
    stream = b"".join(_framed(kind, size) for kind, size in sent)
    cuts = data.draw(st.lists(st.integers(0, len(stream)), max_size=10))
    frames = FrameCounter(parts=9)
    pieces = [stream[start:end] for start, end in pairwise(sorted({0, *cuts, len(stream)}))]
    assert sum(frames.count(piece, most=1000) for piece in pieces) == len(sent)


def test_counting_ends_with_the_budget() -> None:
    assert FrameCounter(parts=9).count(frame(PING) * 100_000, most=10) == 11
    assert (
        FrameCounter(parts=9).count(frame(TEXT, b"", final=False) + frame(CONTINUATION, final=False) * 9, most=20) > 20
    )


def _framed(kind: int, size: int) -> bytes:
    if size < 65_536:
        return frame(kind, b"x" * size)
    return bytes([0x80 | kind, 0xFF]) + size.to_bytes(8) + bytes(4 + size)


@pytest.mark.parametrize(
    ("claimed", "client"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("192.0.2.7:4711", "192.0.2.7"),
        ("[2001:db8::1]:443", "2001:db8::/64"),
        ("2001:db8::1", "2001:db8::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("1.2.3.4, 192.0.2.7", "192.0.2.7"),
        ("192.0.2.7, ", "127.0.0.1"),
        ("unknown", "127.0.0.1"),
        ("x" * 100_000, "127.0.0.1"),
    ],
)
def test_what_a_proxy_says_of_its_client(claimed: str, client: str) -> None:
    assert client_address("127.0.0.1", [(b"x-forwarded-for", claimed.encode())]) == (client, None)
