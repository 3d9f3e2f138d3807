"""HTTP: guests, the lobby, records and catalogues. Every refusal is a `Problem`."""

import asyncio
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from stockpile import __version__
from stockpile.bots import BOTS
from stockpile.records import Record, RecordError, read, redacted, write
from stockpile.rules.answers import ANSWERS
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS
from stockpile.server.guests import COOKIE, YEAR
from stockpile.server.house import House
from stockpile.server.messages import protocol
from stockpile.server.messages.refusals import Refusal, conflict, not_found
from stockpile.server.settings import RECORD_SIZE
from stockpile.server.store.rows import GuestRow
from stockpile.server.table import replays
from stockpile.server.table.live import LiveTable
from stockpile.words import languages, source

Asking = Request[Any, Any, Any]
Visitor = NamedDependency[GuestRow | None]
Hall = NamedDependency[House]
Key = Annotated[str, PathParameter(description="id of a table or record", max_length=40)]
SeatSought = Annotated[int | None, QueryParameter(ge=0, le=4, description="one of my seats")]
Moment = Annotated[int, QueryParameter(ge=0, le=100_000, description="after how many answers")]

_MEANING: Final = {
    400: "The request makes no sense.",
    401: "There is no guest yet: POST /api/guest first.",
    403: "Not allowed to this guest, or to this origin or host.",
    404: "There is no such thing.",
    409: "Not possible as things stand.",
    413: "Too big.",
    429: "Too many requests.",
    503: "The database does not answer; nothing was changed.",
}


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """What a route answers besides success; the first four every route can."""
    return {
        status: ResponseSpec(protocol.Problem, generate_examples=False, description=_MEANING[status])
        for status in (400, 403, 429, 503, *statuses)
    }


def _known(guest: GuestRow | None) -> GuestRow:
    if guest is None:
        raise Refusal("server-no-guest", 401)
    return guest


# Guests.


@get("/api/me", responses=problems())
async def me(guest: Visitor) -> protocol.Me:
    """Who I am here."""
    return protocol.Me(guest.name, guest.id) if guest is not None else protocol.Me("")


@post("/api/guest", responses=problems(413), status_code=200)
async def become_guest(
    request: Asking, data: JSONBody[protocol.GuestName], guest: Visitor, house: Hall
) -> Response[protocol.Me]:
    """Choose a name; the first time, a cookie comes with it."""
    if guest is not None:
        await house.guests.rename(guest, data.name)
        return Response(protocol.Me(guest.name, guest.id))
    made, value = await house.guests.new(data.name)
    secure = request.url.scheme == "https"
    cookie = Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="strict", secure=secure)
    return Response(protocol.Me(made.name, made.id), cookies=[cookie])


# Tables.


@get("/api/choices", responses=problems())
async def choices(house: Hall) -> protocol.Choices:
    """What a table can be made of."""
    return protocol.Choices(
        bots=list(BOTS),
        presets={name: list(modules) for name, (modules, _) in PRESETS.items()},
        preset_sets={name: list(sets) for name, (_, sets) in PRESETS.items()},
        modules=list(MODULES),
        investor_sets=list(INVESTOR_SETS),
        languages=list(languages()),
        version=__version__,
        figures_changed=house.contents.differing(house.contents.own.version),
    )


@get("/api/tables", responses=problems())
async def list_tables(guest: Visitor, house: Hall) -> protocol.Tables:
    """Tables with open seats, and my own."""
    return await house.lists(guest)


@post("/api/tables", responses=problems(401, 409, 413))
async def create_table(data: JSONBody[protocol.NewTable], guest: Visitor, house: Hall) -> protocol.Table:
    """Set up a table."""
    host = _known(guest)
    return (await house.create(host, data)).info(host.id)


@get("/api/tables/{key:str}", responses=problems(404, 409))
async def show_table(key: Key, guest: Visitor, house: Hall) -> protocol.Table:
    """One table."""
    return (await house.table(key)).info(guest.id if guest is not None else None)


@post("/api/tables/{key:str}/join", responses=problems(401, 404, 409, 413), status_code=200)
async def join_table(key: Key, data: JSONBody[protocol.Join], guest: Visitor, house: Hall) -> protocol.Table:
    """Take a seat."""
    who, table = _known(guest), await house.table(key)
    await house.join(table, who, data)
    return table.info(who.id)


@post("/api/tables/{key:str}/leave", responses=problems(401, 404, 409, 413), status_code=200)
async def leave_table(key: Key, data: JSONBody[protocol.Leave], guest: Visitor, house: Hall) -> protocol.Table:
    """Give up a seat."""
    who, table = _known(guest), await house.table(key)
    await house.leave(table, who, data.seat)
    return table.info(who.id)


@post("/api/tables/{key:str}/seats/{seat:int}", responses=problems(401, 404, 409, 413), status_code=200)
async def change_seat(
    key: Key,
    seat: Annotated[int, PathParameter(ge=0, le=4)],
    data: JSONBody[protocol.SeatChange],
    guest: Visitor,
    house: Hall,
) -> protocol.Table:
    """As the host, make a seat open, reserved or a bot's."""
    who, table = _known(guest), await house.table(key)
    await house.change_seat(table, who, seat, data)
    return table.info(who.id)


@post("/api/tables/{key:str}/start", responses=problems(401, 404, 409, 413), status_code=200)
async def start_table(key: Key, guest: Visitor, house: Hall) -> protocol.Table:
    """As the host, begin the game."""
    who, table = _known(guest), await house.table(key)
    await house.start(table, who)
    return table.info(who.id)


@post("/api/tables/{key:str}/again", responses=problems(401, 404, 409, 413), status_code=200)
async def play_again(key: Key, guest: Visitor, house: Hall) -> protocol.Table:
    """After the end, another game with the same people and bots: set one up, or take a seat at the one there is."""
    who = _known(guest)
    return (await house.again(await house.table(key), who)).info(who.id)


# Records and replays. To play a game again takes a while: that is done in threads, so that no table waits for it.


def _record_of(table: LiveTable) -> Record:
    course, row = table.course, table.row
    if course is None or row.chance is None:
        raise conflict("server-not-begun")
    answers = tuple(ANSWERS[number] for number in course.answers)
    return Record(row.config, course.game.tables.content, row.chance, answers, tuple(seat.name for seat in row.seats))


def _finished(table: LiveTable) -> Record:
    """Only a game that is over is open to all."""
    record = _record_of(table)
    if table.course is not None and not table.course.game.over:
        raise conflict("server-not-over")
    return record


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT, responses=problems(404, 409))
async def table_record(key: Key, guest: Visitor, house: Hall, seat: SeatSought = None) -> str:
    """The record as text: whole once the game is over, until then as a seat of mine saw it, or as all saw it.

    Who has several seats names one: people who share a screen do not share their secrets.
    """
    table = await house.table(key)
    record = _record_of(table)
    if table.course is not None and table.course.game.over:
        return await asyncio.to_thread(write, record)
    who = guest.id if guest is not None else None
    if seat is not None:
        table.check_owner(who, seat)
    mine = table.seats_of(who)
    alone = mine[0] if len(mine) == 1 else table.row.config.players
    return await asyncio.to_thread(redacted, record, alone if seat is None else seat)


@get("/api/tables/{key:str}/history", responses=problems(404, 409))
async def table_history(key: Key, house: Hall) -> protocol.History:
    """All answers and events of a game that is over."""
    table = await house.table(key)
    record = _finished(table)
    by = table.course.by if table.course is not None else ()
    return await asyncio.to_thread(replays.history, key, record, by)


@get("/api/tables/{key:str}/replay", responses=problems(404, 409))
async def table_moment(key: Key, house: Hall, to: Moment = 0) -> protocol.Moment:
    """A game that is over, at any point, everything open."""
    return await asyncio.to_thread(replays.moment, _finished(await house.table(key)), to)


@post("/api/records", responses=problems(413), request_max_body_size=RECORD_SIZE)
async def open_record(data: JSONBody[protocol.RecordText], house: Hall) -> protocol.History:
    """Open a record file."""
    try:
        record = await asyncio.to_thread(read, data.text)
    except RecordError as error:
        raise Refusal("server-bad-record", reason=str(error)) from None
    key = replays.record_key(data.text)
    house.records[key] = record
    return await asyncio.to_thread(replays.history, key, record)


def _kept(house: House, key: str) -> Record:
    record: Record | None = house.records.get(key)
    if record is None:
        raise not_found("server-no-such-record")
    return record


@get("/api/records/{key:str}/history", responses=problems(404))
async def record_history(key: Key, house: Hall) -> protocol.History:
    """An opened record."""
    return await asyncio.to_thread(replays.history, key, _kept(house, key))


@get("/api/records/{key:str}/replay", responses=problems(404))
async def record_moment(key: Key, house: Hall, to: Moment = 0) -> protocol.Moment:
    """An opened record at any point."""
    return await asyncio.to_thread(replays.moment, _kept(house, key), to)


# Words and types.


@get("/api/catalogue/{language:str}", media_type=MediaType.TEXT, responses=problems(404))
async def catalogue(language: Annotated[str, PathParameter(max_length=16)]) -> str:
    """All messages of a language, as Fluent."""
    if language not in languages():
        raise not_found("server-no-such-language")
    return source(language)


@get("/api/messages", responses=problems())
async def message_types() -> protocol.Protocol:
    """The types of the WebSocket at /api/tables/{id}/play?since=N, which OpenAPI has no place for."""
    return protocol.Protocol(protocol.Pong(0), protocol.Ping(0))


ROUTES: Final = [
    me,
    become_guest,
    choices,
    list_tables,
    create_table,
    show_table,
    join_table,
    leave_table,
    change_seat,
    start_table,
    play_again,
    table_record,
    table_history,
    table_moment,
    open_record,
    record_history,
    record_moment,
    catalogue,
    message_types,
]
