"""The rows of a deal, on every database: nothing slips in after the step that it belongs to, whoever is quicker."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy.exc import IntegrityError

from stockpile.records.fairdeal import Sitting, Statement, server_commitment
from stockpile.rules.config import preset
from stockpile.server.db.deals import DealRow, Deals, DealSeatRow
from stockpile.server.db.rows import GuestRow, SeatRow, TableRow
from stockpile.server.db.store import Store

ADA, SECRET = "a" * 16, "5e" * 32
SEATS = (Sitting(0, "human", "ada"), Sitting(1, "human", "ada"))
TEXT = Statement("t", 0, preset("first-game", 2), "v", None, SEATS).text()
DEAL = DealRow(
    "t", 0, "commit", 0.0, TEXT, SECRET, server_commitment(TEXT, SECRET), [DealSeatRow(0, True), DealSeatRow(1, False)]
)


def with_deals(url: str, do: Callable[[Deals], Awaitable[None]]) -> None:
    async def run() -> None:
        store = await Store.open(url)
        await store.add_guest(GuestRow(ADA, "0" * 64, "Ada"))
        seats = [SeatRow(seat, "human", ADA, f"Ada {seat}") for seat in (0, 1)]
        await store.add_table(TableRow("t", ADA, "code", "waiting", preset("first-game", 2), "v", seats=seats))
        try:
            await do(Deals(store))
        finally:
            await store.close()

    asyncio.run(run())


def test_what_is_stored_is_what_was_given(database: str) -> None:
    async def do(deals: Deals) -> None:
        assert await deals.newest("t") is None
        await deals.begin(DEAL)
        assert await deals.newest("t") == DEAL
        assert await deals.done("t") is None

    with_deals(database, do)


def test_the_same_start_cannot_be_begun_twice(database: str) -> None:
    async def do(deals: Deals) -> None:
        await deals.begin(DEAL)
        with pytest.raises(IntegrityError):
            await deals.begin(DEAL)

    with_deals(database, do)


def test_commitments_count_until_they_are_published_and_shares_until_cards_are_dealt(database: str) -> None:
    async def do(deals: Deals) -> None:
        await deals.begin(DEAL)
        early = await deals.reveal(DEAL, 0, "aa" * 32)
        assert early is not None and early.seats[0].share is None
        await deals.commit(DEAL, 0, "c0" * 32)
        again = await deals.commit(DEAL, 0, "c1" * 32)
        assert again is not None and again.seats[0].commitment == "c0" * 32
        published = await deals.advance(DEAL, "reveal", 1.0)
        assert published is not None and published.step == "reveal"
        late = await deals.commit(DEAL, 1, "c2" * 32)  # by a server that does not know it yet
        assert late is not None and late.seats[1].commitment is None
        repeated = await deals.advance(DEAL, "reveal", 99.0)  # by another that was slower
        assert repeated is not None and repeated.until == 1.0
        shown = await deals.reveal(published, 0, "aa" * 32)
        assert shown is not None and shown.seats[0].share == "aa" * 32
        dealt = await deals.advance(published, "dealt", 2.0)
        assert dealt is not None and dealt == await deals.done("t")
        last = await deals.reveal(published, 1, "bb" * 32)
        assert last is not None and last.transcript == dealt.transcript

    with_deals(database, do)


def test_many_at_once(database: str) -> None:
    """Whatever order the database takes them in: what the published step shows is what counts."""

    async def do(deals: Deals) -> None:
        for start in range(20):
            deal = DealRow(
                "t", start, "commit", 0.0, TEXT.replace("start 0", f"start {start}"), SECRET, "c0" * 32, [*DEAL.seats]
            )
            await deals.begin(deal)
            found = await asyncio.gather(
                deals.commit(deal, 0, "c0" * 32),
                deals.advance(deal, "reveal", 1.0),
                deals.commit(deal, 1, "c1" * 32),
            )
            newest = await deals.newest("t")
            assert newest is not None and found[1] is not None
            assert newest.seats == found[1].seats
            assert newest.start == start

    with_deals(database, do)
