"""Everything that the server stores about a guest, and how a guest is forgotten."""

from collections.abc import Iterable, Sequence
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import and_, delete, exists, or_, select, update

from stockpile.server.cluster_sync import dismiss_signed_out
from stockpile.server.db import schema
from stockpile.server.db.rows import GuestRow, TableRow
from stockpile.server.db.store import Store
from stockpile.server.lobby.seats import name_seats, next_host, vacate
from stockpile.server.people.messages import (
    KeptCode,
    KeptData,
    KeptDevice,
    KeptLine,
    KeptRestriction,
    KeptSeat,
    StoredDeal,
)
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.settings import DAY_SECONDS
from stockpile.server.table.live import LiveTable

NOBODY: Final = "0" * 16  # the guest that replaces a forgotten host; no cookie belongs to it
ALL_TABLES: Final = 1_000_000  # more than one guest can have


class PeopleQueries:
    """What the database has about one person, over all tables: where they sat, what they said, what a host forbade."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def seats(self, guest: str) -> list[Any]:
        tables, seats = schema.tables.c, schema.seats
        of_table = (tables.stage, tables.host, tables.created, tables.ended, tables.lesson)
        query = (
            select(seats, *of_table).join(schema.tables, tables.id == seats.c.table_id).where(seats.c.guest == guest)
        )
        return await self._store.rows(query.order_by(tables.created))

    async def deals(self, guest: str) -> list[Any]:
        """What a guest's seats gave to deals."""
        seats, given = schema.seats.c, schema.deal_seats.c
        here = (given.table_id == seats.table_id) & (given.seat == seats.seat)
        query = select(schema.deal_seats).join(schema.seats, here).where(seats.guest == guest)
        return await self._store.rows(query.order_by(given.table_id, given.start, given.seat))

    async def hosted(self, guest: str) -> list[str]:
        columns = schema.tables.c
        rows = await self._store.rows(select(columns.id).where(columns.host == guest).order_by(columns.created))
        return [row["id"] for row in rows]

    async def lines(self, guest: str) -> list[Any]:
        return await self._store.rows(select(schema.chat).where(_said_by(guest)).order_by(schema.chat.c.at))

    async def forget_lines(self, guest: str, tables: Iterable[str]) -> None:
        """Before the seats are left: by them the oldest lines are known. At these tables there are some."""
        news = [self._store.notification("chat", table) for table in tables]
        await self._store.change(delete(schema.chat).where(_said_by(guest)), notifications=news)

    async def restrictions(self, guest: str) -> list[Any]:
        return await self._store.rows(select(schema.restrictions).where(schema.restrictions.c.guest == guest))

    async def nobody(self) -> str:
        """The guest that is the host where there is no other."""
        if await self._store.guest(NOBODY) is None:
            await self._store.add_guest(GuestRow(NOBODY, "", ""))
        return NOBODY

    async def forget(self, guest: str) -> None:
        """All the rest at once: seats are nobody's, tables have no host, and the guest is unknown."""
        await self.nobody()
        seats, tables = schema.seats.c, schema.tables.c
        await self._store.change(
            delete(schema.restrictions).where(schema.restrictions.c.guest == guest),
            update(schema.seats).where(seats.guest == guest).values(guest=None, name="", invited=0),
            update(schema.tables).where(tables.host == guest).values(host=NOBODY),
            delete(schema.guests).where(schema.guests.c.id == guest),
            notifications=[self._store.notification("guest", more=guest)],
        )


def _said_by(guest: str) -> Any:
    """Lines of a guest; of the oldest nobody wrote down who said them, but some were said from a seat."""
    chat, seats = schema.chat.c, schema.seats.c
    sat = exists().where(and_(seats.table_id == chat.table_id, seats.seat == chat.seat, seats.guest == guest))
    return or_(chat.guest == guest, and_(chat.guest.is_(None), sat))


def tables_in(rows: Sequence[Any]) -> dict[str, set[int]]:
    """Numbers of lines by table."""
    found: dict[str, set[int]] = {}
    for row in rows:
        found.setdefault(row["table_id"], set()).add(row["number"])
    return found


async def data_about(server: Server, guest: GuestRow) -> KeptData:
    """Everything that the database has about a guest."""
    people, who = PeopleQueries(server.store), guest.id
    seats = await people.seats(who)
    code = await server.guests.devices.code_of(who)
    judged = await server.coach.analyses.judged([row["table_id"] for row in seats])
    return KeptData(
        guest=who,
        name=guest.name,
        created=guest.created,
        hints_seed=guest.secret,
        devices=[
            KeptDevice(each.id, each.browser, each.system, each.created, each.seen, each.secret)
            for each in await server.guests.devices.of(who)
        ],
        last_code=KeptCode(code.secret, code.expires, code.tries, code.device) if code is not None else None,
        seats=[
            KeptSeat(
                table=row["table_id"],
                seat=row["seat"],
                name=row["name"],
                stage=row["stage"],
                host=row["host"] == who,
                created=row["created"],
                ended=row["ended"],
                place=row["place"],
                money=row["money"],
                asks_about_dividends=bool(row["ask"]),
                time_bank_used=row["bank_used"],
                hints=row["hints"],
                lesson=row["lesson"],
                came_by_invitation=bool(row["invited"]),
                judged=next((each for each in judged.get(row["table_id"], ()) if each.seat == row["seat"]), None),
            )
            for row in seats
        ],
        hosts=await people.hosted(who),
        chat=[KeptLine(row["table_id"], row["at"], row["name"], row["text"]) for row in await people.lines(who)],
        restrictions=[
            KeptRestriction(row["table_id"], bool(row["muted"]), bool(row["removed"]))
            for row in await people.restrictions(who)
        ],
        deals=[
            StoredDeal(row["table_id"], row["start"], row["seat"], row["commitment"], row["share"])
            for row in await people.deals(who)
        ],
        archived_after_days=finished / DAY_SECONDS
        if (finished := server.settings.retention.finished) is not None
        else None,
    )


async def forget_guest(server: Server, guest: GuestRow) -> None:
    """Bots take over the guest's running games; the name disappears from finished ones, and so does what they said.

    The guest is known until the end, so that a second request finishes what failed halfway.
    """
    people = PeopleQueries(server.store)
    lines = tables_in(await people.lines(guest.id))
    await people.forget_lines(guest.id, lines)
    for row in await server.store.tables_of(guest.id, ALL_TABLES):
        if isinstance(row, TableRow) and (row.stage != "over" or server.tables.live(row.id) is not None):
            with suppress(Refusal):  # a damaged table: nobody plays there, and its rows lose the name below
                await _leave(server, await server.tables.open(row.id), guest)
    await people.forget(guest.id)
    server.guests.known.pop(guest.id, None)
    live = await server.tables.all_live()
    for table in live:
        table.remove_lines(lines.get(table.row.id, ()))
        table.chat.muted.discard(guest.id)
        table.removed.discard(guest.id)
    await dismiss_signed_out(server.tables, server.guests, guest.id)
    server.games.forget_games()
    for table in live:  # at which they sat down in the meantime: nobody else could free that seat
        if table.row.host == guest.id or table.seats_of(guest.id):
            with suppress(Refusal):
                await _leave(server, table, guest)


async def _leave(server: Server, table: LiveTable, guest: GuestRow) -> None:
    """Free the guest's seats and their names. If cards are being dealt, wait until they are."""
    await table.deal_finished()
    async with table.alone():
        table.check_there()
        async with table.changing() as row:
            left = table.seats_of(guest.id)
            for seat in (row.seats[each] for each in left):
                if row.stage != "over":
                    vacate(seat, playing=row.stage == "playing")
                seat.guest, seat.name, seat.invited = None, "", False
            name_seats(row.seats)
            heir = next_host(row, guest.id)
            row.host = heir if heir != guest.id else await PeopleQueries(server.store).nobody()
        table.end_stand_ins(left)
        table.send_seats()
        if table.row.stage == "waiting" and not any(seat.guest for seat in table.row.seats):
            await server.tables.remove(table)
