"""Costly reads are made once, outside the server's process, so many at a time, and go out as they were made."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Any

import httpx
import msgspec
import pytest

from stockpile.records import Record, Session, write
from stockpile.rules.game import Game
from stockpile.server import protocol
from stockpile.server.archive import reader
from stockpile.server.archive.reader import GameCache, GameReplay, read_game
from stockpile.server.cache import SizedCache
from stockpile.server.refusals import Refusal
from stockpile.server.settings import Limits
from tests.support.running import Person, serving

from .test_lobby import finish

Come = Callable[..., Person]


def finished_record(seed: int = 3) -> Record:
    session = Session.new(seed=seed)
    while not session.game.over:
        session.play(session.game.decision.answers[0])
    return session.record


@contextmanager
def in_this_process(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """Notes what is worked out here and not in a worker."""
    worked: list[str] = []
    for name in ("table_view", "write", "read", "redacted"):
        monkeypatch.setattr(reader, name, lambda *about, name=name: worked.append(name))
    yield worked


def test_reading_happens_elsewhere_and_once(somebody: Come, monkeypatch: pytest.MonkeyPatch) -> None:
    host = somebody()
    over, going_on = (host.table("me", "me", start=True)["id"] for _ in range(2))
    finish(host, over)
    text = write(finished_record())
    with in_this_process(monkeypatch) as worked:
        first = [host.http.get(f"/api/tables/{over}/{what}") for what in ("history", "replay?to=7", "record")]
        again = [host.http.get(f"/api/tables/{over}/{what}") for what in ("history", "replay?to=7", "record")]
        assert [each.status_code for each in first] == [200, 200, 200]
        assert [each.content for each in first] == [each.content for each in again]
        assert [each.headers["content-type"].partition(";")[0] for each in first] == [
            "application/json",
            "application/json",
            "text/plain",
        ]
        assert "seen-by" in host.http.get(f"/api/tables/{going_on}/record?seat=0").text
        opened = host.post("/api/records", {"text": text})
        assert host.get(f"/api/records/{opened['id']}/history") == opened
        assert host.get(f"/api/records/{opened['id']}/replay?to=3")["number"] == 3
        assert host.refused("/api/records", {"text": "nonsense"}, 400) == "server-bad-record"
    assert worked == []


def test_every_moment_of_a_reading_is_the_game_at_that_point() -> None:
    record = finished_record()
    reading = read_game("key", record)
    assert reading.last == len(record.answers)
    game = Game.new(record.config, chance=record.chance)
    for number, answer in enumerate([*record.answers, None]):
        expected = protocol.ReplayMoment(number, reading.last, reader.open_view(game))
        assert reading.moment(number) == msgspec.json.encode(expected)
        if answer is not None:
            game.play(answer)
    assert reading.size < 20 * len(reading.pattern) + len(reading.history) + len(reading.record)


def slow(answer: bytes) -> bytes:
    """Work for a worker."""
    sleep(0.3)
    return answer + b" by %d" % os.getpid()


def test_only_so_much_is_read_at_once() -> None:
    async def run() -> tuple[list[Any], bytes]:
        library = GameCache(Limits(readings=3, readings_of_client=2))
        await library.read(library.seen, "first", "ada", slow, b"first")  # the worker has started

        def ask(key: str, client: str) -> Any:
            return library.read(library.seen, key, client, slow, key.encode())

        asked = [ask("a", "eve"), ask("b", "eve"), ask("c", "eve"), ask("d", "bo"), ask("e", "cy"), ask("a", "dan")]
        results = await asyncio.gather(*asked, return_exceptions=True)
        kept = await library.read(library.seen, "first", "ada", slow, b"anything")
        library.close()
        return results, kept

    results, kept = asyncio.run(run())
    refused = [(each.code, each.status) if isinstance(each, Refusal) else None for each in results]
    busy = "server-busy-reading"
    assert refused == [None, None, (busy, 429), None, (busy, 503), None]
    assert results[0] == results[5] and kept.startswith(b"first by ") and str(os.getpid()).encode() not in kept


def test_a_reader_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reader, "READ_SECONDS", 0.1)

    async def run() -> str:
        library = GameCache(Limits())
        try:
            await library.read(library.seen, "key", "eve", sleep, 60)
        except Refusal as refusal:
            return refusal.code
        finally:
            library.close()
        return ""

    assert asyncio.run(run()) == "server-busy-reading"


def test_the_shelves_are_bounded_in_bytes_and_time() -> None:
    cache: SizedCache[GameReplay] = SizedCache(1000)
    for number in range(100):
        reading = GameReplay(b"h" * 100, b"", b"", b"", ())
        cache.put(str(number), reading, reading.size)
    assert cache.size == 1000 and cache.get("99") is not None and cache.get("89") is None
    cache.clear_older(60)
    assert cache.size == 1000
    cache.clear_older(-1)
    assert cache.size == 0


def test_a_flood_of_reads_is_read_once_and_the_rest_is_refused_in_words(tmp_path: Path) -> None:
    """Uploads of one client, twelve at a time: nobody gets an error of ours."""
    texts = [write(finished_record(seed)) for seed in range(6)]
    with serving(tmp_path) as address:
        eve = Person(address, "Eve")

        def upload(number: int) -> httpx.Response:
            return eve.http.post("/api/records", json={"text": texts[number % len(texts)]})

        with ThreadPoolExecutor(12) as crowd:
            answers = list(crowd.map(upload, range(36)))
        codes = {answer.status_code for answer in answers}
        assert codes <= {201, 429, 503} and 201 in codes
        assert all(answer.json()["code"] == "server-busy-reading" for answer in answers if answer.status_code != 201)
        eve.close()
