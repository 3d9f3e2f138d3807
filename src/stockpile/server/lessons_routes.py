"""HTTP: the guided game and the lessons."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import PathParameter

from stockpile.server import protocol
from stockpile.server.db.rows import GuestRow, SeatRow
from stockpile.server.lessons import LESSONS, PLAYER, RIVAL, load_lesson
from stockpile.server.lobby.seats import name_seats, new_row
from stockpile.server.rate_limits import RateLimits
from stockpile.server.refusals import not_found
from stockpile.server.server import Server
from stockpile.server.table.live import LiveTable
from stockpile.server.web.routing import client_of, known, problems


@get("/api/lessons", responses=problems())
async def list_lessons() -> list[str]:
    """What can be learned, the guided first game before the lessons."""
    return list(LESSONS)


@post("/api/lessons/{lesson:str}", responses=problems(401, 404, 413))
async def begin_lesson(
    request: Request[Any, Any, Any],
    lesson: Annotated[str, PathParameter(description="one of the lessons", max_length=24)],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
) -> protocol.TableInfo:
    """Start a lesson: a real game on a given deal, against beginners who know their part."""
    who = known(guest)
    rate_limits.count("tables", client_of(request, who))
    return (await teach(server, who, lesson)).info(who.id)


ROUTES: Final = [list_lessons, begin_lesson]


async def teach(server: Server, guest: GuestRow, key: str) -> LiveTable:
    """A table for a lesson. Its game starts at once."""
    if key not in LESSONS:
        raise not_found("server-no-such-lesson")
    config = load_lesson(key).config
    seats = [
        SeatRow(seat, "human", guest.id, guest.name) if seat == PLAYER else SeatRow(seat, "bot", bot=RIVAL)
        for seat in range(config.players)
    ]
    name_seats(seats)
    row = new_row(guest, config, seats, protocol.NewTable([]))
    row.lesson = key
    return await server.tables.set_up(row, start=True)
