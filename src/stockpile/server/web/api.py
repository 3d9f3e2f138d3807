"""HTTP: guests, the lobby, records and catalogues. Every refusal is a `Problem`."""

from functools import cache
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.datastructures import Cookie
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, PathParameter, QueryParameter

from stockpile import __version__
from stockpile.bots import BOTS, names
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS
from stockpile.server.house.archive import Archive, moment_of, proof_in
from stockpile.server.house.conduct import Conduct, Doer
from stockpile.server.house.guests import COOKIE, YEAR
from stockpile.server.house.house import House
from stockpile.server.house.lobby import Lobby
from stockpile.server.messages import protocol
from stockpile.server.messages.deal import Proof
from stockpile.server.messages.refusals import Refusal, not_found
from stockpile.server.settings import RECORD_SIZE, USUAL_BOT
from stockpile.server.store.rows import GuestRow
from stockpile.server.web.pages import File, answer, packed
from stockpile.server.web.play import address_of
from stockpile.words import languages, source

Asking = Request[Any, Any, Any]
Visitor = NamedDependency[GuestRow | None]
Hall = NamedDependency[House]
Foyer = NamedDependency[Lobby]
Manners = NamedDependency[Conduct]
Past = NamedDependency[Archive]
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


def known(guest: GuestRow | None) -> GuestRow:
    if guest is None:
        raise Refusal("server-no-guest", 401)
    return guest


def cookie_for(request: Asking, value: str) -> Cookie:
    """What a device is known by."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=YEAR, httponly=True, samesite="strict", secure=secure)


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
    made, value = await house.guests.new(data.name, request.headers.get("user-agent", ""))
    return Response(protocol.Me(made.name, made.id), cookies=[cookie_for(request, value)])


# Tables.


@get("/api/choices", responses=problems())
async def choices(house: Hall) -> protocol.Choices:
    """What a table can be made of."""
    return protocol.Choices(
        bots=names(),
        styles={name: list(kind.styles) for name, kind in BOTS.items() if kind.styles},
        usual_bot=USUAL_BOT,
        presets={name: list(modules) for name, (modules, _) in PRESETS.items()},
        preset_sets={name: list(sets) for name, (_, sets) in PRESETS.items()},
        modules=list(MODULES),
        investor_sets=list(INVESTOR_SETS),
        languages=list(languages()),
        version=__version__,
        figures_changed=house.contents.differing(house.contents.own.version),
    )


@get("/api/tables", responses=problems())
async def list_tables(guest: Visitor, lobby: Foyer) -> protocol.Tables:
    """Tables with open seats, and my own."""
    return await lobby.lists(guest)


@post("/api/tables", responses=problems(401, 409, 413))
async def create_table(
    request: Asking, data: JSONBody[protocol.NewTable], guest: Visitor, lobby: Foyer, conduct: Manners
) -> protocol.Table:
    """Set up a table."""
    host = known(guest)
    conduct.count_table(Doer(host.id, address_of(request)))
    return (await lobby.create(host, data)).info(host.id)


@get("/api/tables/{key:str}", responses=problems(404, 409))
async def show_table(key: Key, guest: Visitor, lobby: Foyer) -> protocol.Table:
    """One table."""
    return await lobby.look(key, guest)


@post("/api/tables/{key:str}/join", responses=problems(401, 404, 409, 413), status_code=200)
async def join_table(
    key: Key, data: JSONBody[protocol.Join], guest: Visitor, house: Hall, lobby: Foyer
) -> protocol.Table:
    """Take a seat."""
    who, table = known(guest), await house.table(key)
    await lobby.join(table, who, data)
    return table.info(who.id)


@post("/api/tables/{key:str}/leave", responses=problems(401, 404, 409, 413), status_code=200)
async def leave_table(
    key: Key, data: JSONBody[protocol.Leave], guest: Visitor, house: Hall, lobby: Foyer
) -> protocol.Table:
    """Give up a seat."""
    who, table = known(guest), await house.table(key)
    await lobby.leave(table, who, data.seat)
    return table.info(who.id)


@post("/api/tables/{key:str}/seats/{seat:int}", responses=problems(401, 404, 409, 413), status_code=200)
async def change_seat(
    key: Key,
    seat: Annotated[int, PathParameter(ge=0, le=4)],
    data: JSONBody[protocol.SeatChange],
    guest: Visitor,
    house: Hall,
    lobby: Foyer,
) -> protocol.Table:
    """As the host, make a seat open, reserved or a bot's."""
    who, table = known(guest), await house.table(key)
    await lobby.change_seat(table, who, seat, data)
    return table.info(who.id)


@post("/api/tables/{key:str}/start", responses=problems(401, 404, 409, 413), status_code=200)
async def start_table(key: Key, guest: Visitor, house: Hall, lobby: Foyer) -> protocol.Table:
    """As the host, begin the game."""
    who, table = known(guest), await house.table(key)
    await lobby.start(table, who)
    return table.info(who.id)


@post("/api/tables/{key:str}/again", responses=problems(401, 404, 409, 413), status_code=200)
async def play_again(
    request: Asking,
    key: Key,
    guest: Visitor,
    house: Hall,
    lobby: Foyer,
    conduct: Manners,
    fair: Annotated[bool, QueryParameter(description="wait for my part in the deal, if it begins at once")] = False,
) -> protocol.Table:
    """After the end, another game with the same people and bots: set one up, or take a seat at the one there is."""
    who = known(guest)
    conduct.count_table(Doer(who.id, address_of(request)))
    return (await lobby.again(await house.table(key), who, fair)).info(who.id)


# Records and replays. What the archive gives is ready to go out: the annotations are what is in it.


def _ready(content: bytes, status: int = 200) -> Response[Any]:
    return Response(content, status_code=status, media_type=MediaType.JSON)


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT, responses=problems(404, 409))
async def table_record(
    request: Asking, key: Key, guest: Visitor, archive: Past, seat: SeatSought = None
) -> Response[str]:
    """The record as text: whole once the game is over, until then as a seat of mine saw it, or as all saw it.

    Who has several seats names one: people who share a screen do not share their secrets.
    """
    text = await archive.record(key, guest, seat, address_of(request))
    return Response(text.decode(), media_type=MediaType.TEXT)


@get("/api/tables/{key:str}/history", responses=problems(404, 409))
async def table_history(request: Asking, key: Key, guest: Visitor, archive: Past) -> Response[protocol.History]:
    """All answers and events of a game that is over."""
    return _ready((await archive.game(key, guest, address_of(request))).history)


@get("/api/tables/{key:str}/replay", responses=problems(404, 409))
async def table_moment(
    request: Asking, key: Key, guest: Visitor, archive: Past, to: Moment = 0
) -> Response[protocol.Moment]:
    """A game that is over, at any point, everything open."""
    return _ready(moment_of(await archive.game(key, guest, address_of(request)), to))


@get("/api/tables/{key:str}/proof", responses=problems(404, 409))
async def table_proof(request: Asking, key: Key, guest: Visitor, archive: Past) -> Response[Proof]:
    """What a game that is over was dealt from."""
    return _ready(proof_in(await archive.game(key, guest, address_of(request))))


@post("/api/records", responses=problems(413), request_max_body_size=RECORD_SIZE)
async def open_record(
    request: Asking, data: JSONBody[protocol.RecordText], archive: Past
) -> Response[protocol.History]:
    """Open a record file."""
    return _ready((await archive.open(data.text, address_of(request))).history, 201)


@get("/api/records/{key:str}/history", responses=problems(404))
async def record_history(key: Key, archive: Past) -> Response[protocol.History]:
    """An opened record."""
    return _ready(archive.opened(key).history)


@get("/api/records/{key:str}/replay", responses=problems(404))
async def record_moment(key: Key, archive: Past, to: Moment = 0) -> Response[protocol.Moment]:
    """An opened record at any point."""
    return _ready(moment_of(archive.opened(key), to))


@get("/api/records/{key:str}/proof", responses=problems(404))
async def record_proof(key: Key, archive: Past) -> Response[Proof]:
    """What the game of an opened record was dealt from."""
    return _ready(proof_in(archive.opened(key)))


# Words and types.


@get("/api/catalogue/{language:str}", media_type=MediaType.TEXT, responses=problems(404))
async def catalogue(request: Asking, language: Annotated[str, PathParameter(max_length=16)]) -> Response[str]:
    """All messages of a language, as Fluent."""
    if language not in languages():
        raise not_found("server-no-such-language")
    return answer(request, _catalogue(language))


@cache
def _catalogue(language: str) -> File:
    content = source(language).encode()
    return File(content, packed(content), "text/plain; charset=utf-8")


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
    table_proof,
    open_record,
    record_history,
    record_moment,
    record_proof,
    catalogue,
    message_types,
]
