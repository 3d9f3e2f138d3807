"""The school: a guest sits down to a lesson, alone with rivals who know their part."""

from stockpile.server.house.house import House
from stockpile.server.house.seating import name_seats, new_row
from stockpile.server.lessons.lesson import LESSONS, PLAYER, RIVAL, lesson
from stockpile.server.messages import protocol
from stockpile.server.messages.refusals import not_found
from stockpile.server.store.rows import GuestRow, SeatRow
from stockpile.server.table.live import LiveTable


async def teach(house: House, guest: GuestRow, key: str) -> LiveTable:
    """A table for a lesson; its game begins at once."""
    if key not in LESSONS:
        raise not_found("server-no-such-lesson")
    config = lesson(key).config
    seats = [
        SeatRow(seat, "human", guest.id, guest.name) if seat == PLAYER else SeatRow(seat, "bot", bot=RIVAL)
        for seat in range(config.players)
    ]
    name_seats(seats)
    row = new_row(guest, config, seats, protocol.NewTable([]))
    row.lesson = key
    return await house.set_up(row, start=True)
