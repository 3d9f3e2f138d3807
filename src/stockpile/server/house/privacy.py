"""What is kept of a guest, all of it; and how a guest is forgotten, wherever they sit."""

from contextlib import suppress

from stockpile.server.house.house import House
from stockpile.server.house.seating import name_seats, next_host, vacate
from stockpile.server.messages.people import Kept, KeptLine, KeptRestriction, KeptSeat
from stockpile.server.messages.protocol import Closed
from stockpile.server.messages.refusals import Refusal, forbidden
from stockpile.server.store.people import tables_in
from stockpile.server.store.rows import GuestRow, TableRow
from stockpile.server.table.chat import unsay
from stockpile.server.table.listeners import encoded
from stockpile.server.table.live import LiveTable

EVERY = 1_000_000  # tables of one guest


async def kept(house: House, guest: GuestRow) -> Kept:
    """Everything that the database has about a guest."""
    people, who = house.people, guest.id
    seats = await people.seats(who)
    judged = await house.coach.analyses.judged([row["table_id"] for row in seats])
    return Kept(
        guest=who,
        name=guest.name,
        created=guest.created,
        cookie_fingerprint=guest.secret,
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
    )


async def forget(house: House, guest: GuestRow) -> None:
    """Games that run are given to bots, those that are over lose a name, and what was said is unsaid.

    While it lasts the guest is known still: whatever fails, asking again finishes it.
    """
    lines = tables_in(await house.people.lines(guest.id))
    await house.people.forget_lines(guest.id, lines)
    for row in await house.store.tables_of(guest.id, EVERY):
        if isinstance(row, TableRow) and (row.stage != "over" or house.live(row.id) is not None):
            with suppress(Refusal):  # a damaged table: nobody plays there, and its rows lose the name below
                await _rise(house, await house.table(row.id), guest)
    await house.people.forget(guest.id)
    house.guests.known.pop(guest.id, None)
    live = await house.all_live()
    for table in live:
        unsay(table, lines.get(table.row.id, ()))
        table.chat.muted.discard(guest.id)
        table.removed.discard(guest.id)
        _show_out(table, guest.id)
    house.library.forget_games()
    for table in live:  # where they sat down in the meantime: nobody else could free that seat
        if table.row.host == guest.id or table.seats_of(guest.id):
            with suppress(Refusal):
                await _rise(house, table, guest)


async def _rise(house: House, table: LiveTable, guest: GuestRow) -> None:
    """Leave a table without leaving a name."""
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
            row.host = heir if heir != guest.id else await house.people.nobody()
        table.timing.hand_over(left)
        table.tell_seats()
        if table.row.stage == "waiting" and not any(seat.guest for seat in table.row.seats):
            await house.remove(table)


def _show_out(table: LiveTable, guest: str) -> None:
    gone = forbidden("server-forgotten").problem
    for listener in table.listeners:
        if listener.guest == guest:
            listener.dismiss(encoded(Closed(gone.code, gone.message)))
