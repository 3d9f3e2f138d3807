"""Attackers are bounded, aim at this machine alone, and tell how they were cut off."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Awaitable, Callable
from time import monotonic

import pytest

from loadtest.attack import MOST_BYTES, Attack, Ending, Target
from loadtest.attackers import KINDS, HalfHeads, Pings, Pipelined, Silent, address_of

Hear = Callable[[asyncio.StreamReader, asyncio.StreamWriter], Awaitable[None]]

FILES = 20  # connections at once
PATIENCE = 60.0  # seconds
PROBLEM = b'{"code":"server-too-fast","message":"Too fast."}'
SWITCHING = b"HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\n\r\n"


def attacked(hear: Hear, attack: Callable[[Target], Attack], seconds: float = 0.3) -> Attack:
    """An attacker of a server that does what the test says, and that has done so with every connection."""
    heard: list[asyncio.Task[None]] = []

    async def hear_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        heard.append(asyncio.ensure_future(hear(reader, writer)))
        await heard[-1]

    async def run() -> Attack:
        server = await asyncio.start_server(hear_on, "127.0.0.1", 0)
        attacker = attack(Target(server.sockets[0].getsockname()[1], "table", "finished"))
        async with server:
            await attacker.run(seconds, FILES)
        await asyncio.wait_for(asyncio.gather(*heard, return_exceptions=True), PATIENCE)
        return attacker

    return asyncio.run(run())


async def hang_up(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    reason = struct.pack("!H", 1008) + b"server-too-many-frames"
    writer.write(SWITCHING + bytes([0x8A, 1]) + b"x" + bytes([0x88, len(reason)]) + reason)
    writer.close()


async def refuse(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    await reader.readuntil(b"\r\n\r\n")
    writer.write(b"HTTP/1.1 429 Too Many\r\ncontent-length: %d\r\n\r\n%s" % (len(PROBLEM), PROBLEM))
    writer.write(b"HTTP/1.1 429 Too Many\r\ntransfer-encoding: chunked\r\n\r\n%x\r\n%s\r\n0\r\n\r\n" % (48, PROBLEM))
    writer.close()


async def bear(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    while await reader.read(65536):
        pass
    writer.close()


async def say_nothing(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    writer.close()


def test_a_close_frame_is_an_end_with_a_reason() -> None:
    attacker = attacked(hang_up, Pings)
    assert attacker.trace.ends[Ending("close", 1008, "server-too-many-frames")] >= 1
    assert attacker.stopped


def test_a_refusal_is_read_from_answers_of_known_and_of_unknown_length() -> None:
    attacker = attacked(refuse, Pipelined)
    assert attacker.trace.ends[Ending("status", 429, "server-too-fast")] >= 2
    assert attacker.stopped


def test_an_end_without_a_word_is_one_only_for_who_never_reads() -> None:
    assert not attacked(say_nothing, Pipelined).stopped
    assert attacked(say_nothing, Silent).stopped


def test_who_is_borne_is_not_stopped_and_ends_all_the_same() -> None:
    began = monotonic()
    attacker = attacked(bear, HalfHeads)
    assert monotonic() - began < 60
    assert not attacker.stopped and attacker.trace.first is None
    assert attacker.trace.connections == FILES < HalfHeads.connections


def test_nobody_sends_more_than_attackers_may(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MOST_BYTES <= 400_000_000
    monkeypatch.setattr("loadtest.attack.MOST_BYTES", 1_000_000)
    assert 0 < attacked(bear, Pipelined).trace.bytes <= 1_000_000


def test_nobody_sends_faster_than_a_line_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("loadtest.attack.AT_ONCE", 100_000)
    monkeypatch.setattr("loadtest.attack.PACE", 1_000_000)
    assert 0 < attacked(bear, Pipelined, seconds=0.5).trace.bytes <= 700_000


@pytest.mark.parametrize(("host", "address"), [("192.0.2.1", "127.0.0.1"), ("127.0.0.1", "192.0.2.1"), ("::1", "::1")])
def test_other_machines_are_never_aimed_at(host: str, address: str) -> None:
    with pytest.raises(ValueError, match="a server of our own"):
        Target(1, "table", "finished", address, host)


def test_every_kind_has_a_name_and_an_address_of_its_own() -> None:
    assert len(set(KINDS.values())) == len(KINDS) == len({address_of(kind) for kind in KINDS})
