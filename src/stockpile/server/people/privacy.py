"""Everything that the server stores about a guest, and how a guest is forgotten."""

from contextlib import suppress
from typing import Final

from stockpile.server.cluster_sync import dismiss_signed_out
from stockpile.server.db.rows import GuestRow, TableRow
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
from stockpile.server.people.queries import tables_in
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.settings import DAY_SECONDS
from stockpile.server.table.live import LiveTable

ALL_TABLES: Final = 1_000_000  # more than one guest can have


async def data_about(server: Server, guest: GuestRow) -> KeptData:
    """Everything that the database has about a guest."""
    people, who = server.people, guest.id
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
    lines = tables_in(await server.people.lines(guest.id))
    await server.people.forget_lines(guest.id, lines)
    for row in await server.store.tables_of(guest.id, ALL_TABLES):
        if isinstance(row, TableRow) and (row.stage != "over" or server.tables.live(row.id) is not None):
            with suppress(Refusal):  # a damaged table: nobody plays there, and its rows lose the name below
                await _leave(server, await server.tables.open(row.id), guest)
    await server.people.forget(guest.id)
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
            row.host = heir if heir != guest.id else await server.people.nobody()
        table.end_stand_ins(left)
        table.send_seats()
        if table.row.stage == "waiting" and not any(seat.guest for seat in table.row.seats):
            await server.tables.remove(table)
