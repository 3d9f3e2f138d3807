"""Tables that stand at given positions: stored as the server stores them, before it starts or while it runs."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from stockpile.content import load
from stockpile.server.db.rows import GuestRow, SeatRow, TableRow
from stockpile.server.db.store import Store
from stockpile.server.guests.guests import Guests
from stockpile.server.protocol import By
from tests.support.positions import PERSON, Position

NAMES = ("Ada L", "Bob M", "Carla", "Dan", "Eve")
Result = TypeVar("Result")


def store_positions(database: str, positions: Sequence[Position]) -> str:
    """One table for each position, the first with number 0; gives the cookie of the guest who sits there."""
    return _away_from_playwright(_store_positions(database, positions))


def answers_of(database: str, table: str) -> list[tuple[int, By]]:
    """What is on disk of a table's game."""
    return _away_from_playwright(_answers_of(database, table))


def table_id(number: int) -> str:
    return f"{number:016x}"


async def _store_positions(database: str, positions: Sequence[Position]) -> str:
    store = await Store.open(database)
    guest, cookie = await Guests(store).new(NAMES[PERSON])
    for number, position in enumerate(positions):
        await store.add_table(_table_row(number, position, guest))
        if position.answers:
            await store.append(
                table_id(number), 0, list(zip(position.answers, map(_given_by, position.seats), strict=True))
            )
    await store.close()
    return cookie


async def _answers_of(database: str, table: str) -> list[tuple[int, By]]:
    store = await Store.open(database)
    answers = await store.answers(table)
    await store.close()
    return answers


def _given_by(seat: int) -> By:
    return "player" if seat == PERSON else "bot"


def _table_row(number: int, position: Position, guest: GuestRow) -> TableRow:
    person = SeatRow(PERSON, "human", guest.id, NAMES[PERSON], ask=position.asks)
    bots = [SeatRow(seat, "bot", name=NAMES[seat], bot="random") for seat in range(1, position.config.players)]
    return TableRow(
        id=table_id(number),
        host=guest.id,
        code=table_id(number)[:10],
        stage="playing",
        config=position.config,
        content=load().version,
        chance=position.chance,
        seats=[person, *bots],
    )


def _away_from_playwright(work: Coroutine[Any, Any, Result]) -> Result:
    """Playwright keeps this thread's event loop to itself."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()
