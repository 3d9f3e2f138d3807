"""How tables are dealt, as it is stored: every step before anybody is shown it.

Several servers may be at one table. Whatever depends on the step of a deal first takes hold of the deal's row, in the
same transaction, so no commitment slips in once the commitments are published, and no share once the cards are dealt.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec
from sqlalchemy import ColumnElement, Update, exists, insert, select, update

from stockpile.records.fairdeal import BadDeal, Part, Statement, Transcript, read_statement
from stockpile.server.db import schema
from stockpile.server.db.store import Store

Step = Literal["commit", "reveal", "dealt"]


@dataclass(frozen=True)
class DealSeatRow:
    """What one person's seat gave."""

    seat: int
    expected: bool
    commitment: str | None = None
    share: str | None = None

    @property
    def part(self) -> Part:
        return Part(self.seat, self.commitment, self.share)


@dataclass(frozen=True)
class DealRow:
    """One start of a table's deal."""

    table: str
    start: int
    step: Step
    until: float
    statement: str
    secret: str = field(repr=False)  # no error names it
    commitment: str
    seats: list[DealSeatRow]

    @property
    def stated(self) -> Statement:
        return read_statement(self.statement.splitlines())

    @property
    def transcript(self) -> str:
        """What the cards follow from, as far as it has come."""
        parts = tuple(seat.part for seat in self.seats)
        return Transcript(self.stated, self.commitment, self.secret, parts).text()


class Deals:
    """Beside the store: the deals of all tables."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def newest(self, table: str) -> DealRow | None:
        """The last start of a table's deal; None where there is none, and for one that is damaged."""
        deals, seats = schema.deals.c, schema.deal_seats.c
        query = select(schema.deals).where(deals.table_id == table).order_by(deals.start.desc()).limit(1)
        rows = await self._store.rows(query)
        if not rows:
            return None
        given = select(schema.deal_seats).where(seats.table_id == table, seats.start == rows[0]["start"])
        return _deal_row(rows[0], await self._store.rows(given.order_by(seats.seat)))

    async def done(self, table: str) -> DealRow | None:
        """The deal that a table's game started with."""
        deal = await self.newest(table)
        return deal if deal is not None and deal.step == "dealt" else None

    async def begin(self, deal: DealRow) -> None:
        """A new start of the deal. Two servers cannot both make it."""
        head = {name: value for name, value in vars(deal).items() if name not in ("table", "seats")}
        here = {"table_id": deal.table, "start": deal.start}
        seats = [here | vars(seat) | {"expected": int(seat.expected)} for seat in deal.seats]
        await self._store.change(
            insert(schema.deals).values(head | here),
            *[insert(schema.deal_seats).values(seat) for seat in seats],
            notifications=[self._store.notification("deal", deal.table)],
        )

    async def commit(self, deal: DealRow, seat: int, commitment: str) -> DealRow | None:
        """Keep a seat's commitment, if it is the first one and none are published yet; the deal as it is then."""
        return await self._give(deal, "commit", seat, schema.deal_seats.c.commitment, commitment)

    async def reveal(self, deal: DealRow, seat: int, share: str) -> DealRow | None:
        """Keep a seat's share, if it is the first one and nothing is dealt yet; the deal as it is then."""
        return await self._give(deal, "reveal", seat, schema.deal_seats.c.share, share)

    async def advance(self, deal: DealRow, step: Step, until: float) -> DealRow | None:
        """From the step that is known to the next one, or to more time for the same; the deal as it is then."""
        notifications = [self._store.notification("deal", deal.table)]
        await self._store.change(_held(deal, deal.step).values(step=step, until=until), notifications=notifications)
        return await self.newest(deal.table)

    async def _give(
        self, deal: DealRow, step: Step, seat: int, column: ColumnElement[Any], value: str
    ) -> DealRow | None:
        columns, deals = schema.deal_seats.c, schema.deals.c
        here = (columns.table_id == deal.table) & (columns.start == deal.start) & (columns.seat == seat)
        now = exists().where(deals.table_id == deal.table, deals.start == deal.start, deals.step == step)
        giving = update(schema.deal_seats).where(here, column.is_(None), now).values({column: value})
        notifications = [self._store.notification("deal", deal.table)]
        await self._store.change(_held(deal, step).values(step=step), giving, notifications=notifications)
        return await self.newest(deal.table)


def _held(deal: DealRow, step: Step) -> Update:
    """To write to a deal's row, and so to keep all others from it, if it is at this step."""
    columns = schema.deals.c
    return update(schema.deals).where(columns.table_id == deal.table, columns.start == deal.start, columns.step == step)


def _deal_row(row: Any, seats: Sequence[Any]) -> DealRow | None:
    """A deal, if it is what we write: a file can hold anything in any column."""
    given = [
        {name: seat[name] for name in ("seat", "commitment", "share")} | {"expected": bool(seat["expected"])}
        for seat in seats
    ]
    plain = {str(name): row[name] for name in row if name != "table_id"}
    try:
        deal = msgspec.convert(plain | {"table": row["table_id"], "seats": given}, DealRow)
        people = [sitting.seat for sitting in deal.stated.people]
    except (msgspec.ValidationError, BadDeal):
        return None
    return deal if people == [seat.seat for seat in deal.seats] else None
