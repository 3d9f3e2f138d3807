"""What a bot answered for a player is told in records, replays, the coach's analysis and my games."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import insert, select, text

from stockpile.records import Replay, read
from stockpile.server.db import schema
from stockpile.server.db.store import Store
from tests.support.databases import sqlite
from tests.support.running import Person, serving

from .test_coach import EFFORTS, analysed, played

FIRST_ROUND = 1  # counted from 0: from then on a bot answers for Ada, in one of her games
EVERYTHING, SOME = 0, 1


def numbers_of(text: str, first_round: int) -> list[int]:
    """The answers of Ada's seat from some round on."""
    return [each.number for each in Replay(read(text)) if each.decision.seat == 0 and each.round >= first_round]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Person, list[str], list[list[int]]]]:
    """A server with two games of Ada that are over: a bot gave all of her answers in one and some in the other."""
    folder = tmp_path_factory.mktemp("stand-ins")
    with serving(folder, efforts=EFFORTS) as address:
        ada = Person(address, "Ada")
        cookies = dict(ada.http.cookies)
        paths = [played(ada) for _ in (EVERYTHING, SOME)]
        records = [ada.http.get(f"{path}/record").text for path in paths]
        ada.close()
    numbers = [numbers_of(records[EVERYTHING], 0), numbers_of(records[SOME], FIRST_ROUND)]
    with closing(sqlite3.connect(folder / "tables.sqlite")) as rows, rows:
        for path, each in zip(paths, numbers, strict=True):
            table = path.split("/")[-1]
            rows.executemany(
                "UPDATE answers SET \"by\" = 'stand-in' WHERE table_id = ? AND number = ?",
                [(table, number) for number in each],
            )
    with serving(folder, efforts=EFFORTS) as address:
        ada = Person(address)
        ada.http.cookies.update(cookies)
        yield address, ada, paths, numbers
        ada.close()


House = tuple[str, Person, list[str], list[list[int]]]


def test_the_record_has_the_marks_and_is_read_with_them(house: House) -> None:
    _, ada, paths, numbers = house
    for path, expected in zip(paths, numbers, strict=True):
        text = ada.http.get(f"{path}/record").text
        assert text.count("  # stand-in\n") == len(expected) > 5
        assert sorted(read(text).stand_ins) == expected


def test_the_replay_has_them_at_the_table_and_in_a_file_that_is_opened(house: House) -> None:
    _, ada, paths, numbers = house
    told = ada.get(f"{paths[SOME]}/history")
    opened = ada.post("/api/records", {"text": ada.http.get(f"{paths[SOME]}/record").text})["id"]
    for history in (told, ada.get(f"/api/records/{opened}/history")):
        assert [each["number"] for each in history["answers"] if each["by"] == "stand-in"] == numbers[SOME]


def test_the_coach_judges_what_the_player_decided_and_my_games_say_so(house: House) -> None:
    _, ada, paths, numbers = house
    analyses = [analysed(ada, path) for path in paths]
    seats: list[dict[str, Any]] = [analysis["seats"][0] for analysis in analyses]
    assert [seat["stand_in"]["answers"] for seat in seats] == [len(each) for each in numbers]
    assert seats[EVERYTHING]["decisions"] == [] and seats[SOME]["decisions"] != []
    for analysis in analyses:
        assert analysis["seats"][1].get("stand_in") is None and analysis["seats"][1]["decisions"]
    assert {each["number"] for each in seats[SOME]["decisions"]}.isdisjoint(numbers[SOME])

    judged = {f"/api/tables/{game['id']}": game["judged"] for game in ada.get("/api/me/games")["games"]}
    assert [judged[path]["stand_in"] for path in paths] == [len(each) for each in numbers]
    assert [judged[path]["graded"] for path in paths] == [False, True]
    study = ada.get("/api/me/study")
    assert [(f"/api/tables/{game['id']}", game["stand_in"]) for game in study["games"]] == [
        (paths[SOME], len(numbers[SOME]))
    ]
    assert study["grade"]["mean"] == seats[SOME]["grade"]


def test_analyses_that_judged_a_stand_in_are_made_again_after_the_upgrade(tmp_path: Path) -> None:
    """A database of the schema before: what was kept of games with such answers goes, the rest stays."""
    url = sqlite(tmp_path)

    async def before() -> None:
        store = await Store.open(url)
        kept = {"form": 1, "quick": 0, "made": 0.0, "seats": "[]", "analysis": b""}
        async with store.engine.begin() as connection:
            await connection.execute(text("PRAGMA foreign_keys = OFF"))
            await connection.execute(insert(schema.analyses), [kept | {"table_id": each} for each in ("stood", "own")])
            given = [("stood", "player"), ("stood", "stand-in"), ("own", "player"), ("own", "automatic")]
            rows = [
                {"table_id": table, "number": number, "answer": 0, "by": by, "at": 0.0}
                for number, (table, by) in enumerate(given)
            ]
            await connection.execute(insert(schema.answers), rows)
            await connection.execute(text("UPDATE alembic_version SET version_num = '0015'"))
        await store.close()

    async def after() -> list[str]:
        store = await Store.open(url)
        found = [row["table_id"] for row in await store.rows(select(schema.analyses.c.table_id))]
        await store.close()
        return found

    asyncio.run(before())
    assert asyncio.run(after()) == ["own"]
