"""Moderation by the host: close a table to spectators, remove somebody, mute somebody."""

from stockpile.server.db.rows import GuestRow
from stockpile.server.lobby.seats import name_seats, vacate
from stockpile.server.refusals import conflict, forbidden, not_found
from stockpile.server.server import Server
from stockpile.server.table.info import public_id
from stockpile.server.table.live import LiveTable


def check_host(table: LiveTable, guest: GuestRow) -> None:
    table.check_there()
    if guest.id != table.row.host:
        raise forbidden("server-not-the-host")


async def set_closed(table: LiveTable, guest: GuestRow, closed: bool) -> None:
    """Only players may see a closed table; everybody who knows its address may see an open one."""
    async with table.alone():
        check_host(table, guest)
        async with table.changing() as row:
            row.closed = closed
        table.dismiss_watchers_if_closed()
        table.send_seats()


async def set_muted(server: Server, table: LiveTable, guest: GuestRow, who: str, muted: bool) -> None:
    """Forbid somebody to chat here, or allow it again."""
    async with table.alone():
        check_host(table, guest)
        meant = _guest_called(table, who)
        if meant == guest.id:
            raise conflict("server-not-yourself")
        await server.store.restrict(table.row.id, meant, muted, meant in table.removed)
        (table.chat.muted.add if muted else table.chat.muted.discard)(meant)
        table.send_seats()


async def remove_person(server: Server, table: LiveTable, guest: GuestRow, who: str) -> None:
    """Remove somebody before the game. Their seats are free again, but not for them."""
    async with table.alone():
        check_host(table, guest)
        if table.row.stage != "waiting":
            raise conflict("server-has-begun")
        table.check_seats_can_change()
        meant = _guest_called(table, who)
        if meant == guest.id:
            raise conflict("server-not-yourself")
        await server.store.restrict(table.row.id, meant, meant in table.chat.muted, True)
        table.removed.add(meant)
        async with table.changing() as row:
            for seat in row.seats:
                if seat.guest == meant:
                    vacate(seat, playing=False)
            name_seats(row.seats)
        if table.row.closed:
            table.dismiss_watchers(forbidden("server-removed"))
        table.send_seats()
        table.send_watchers()


def _guest_called(table: LiveTable, who: str) -> str:
    """The guest behind a public name: somebody who sits, watches or has chatted here."""
    guests = [
        *(seat.guest for seat in table.row.seats),
        *(listener.guest for listener in table.listeners),
        *(line.guest for line in table.chat.lines),
        *table.chat.muted,
    ]
    for guest in guests:
        if guest is not None and public_id(table.row.id, guest) == who:
            return guest
    raise not_found("server-no-such-person")
