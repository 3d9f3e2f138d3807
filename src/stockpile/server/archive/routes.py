"""HTTP: records and replays of finished games, and record files that somebody opens.

The archive returns encoded messages, so the annotations here say what is in the bytes.
"""

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import JSONBody, QueryParameter

from stockpile.server import protocol
from stockpile.server.archive.archive import Archive, encoded_moment, encoded_proof
from stockpile.server.db.rows import GuestRow
from stockpile.server.protocol import Proof
from stockpile.server.settings import MAX_RECORD_BYTES
from stockpile.server.web.routing import Key, address_of, problems

SeatSought = Annotated[int | None, QueryParameter(ge=0, le=4, description="one of my seats")]
Moment = Annotated[int, QueryParameter(ge=0, le=100_000, description="after how many answers")]


def _ready(content: bytes, status: int = 200) -> Response[Any]:
    return Response(content, status_code=status, media_type=MediaType.JSON)


@get("/api/tables/{key:str}/record", media_type=MediaType.TEXT, responses=problems(404, 409))
async def table_record(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    archive: NamedDependency[Archive],
    seat: SeatSought = None,
) -> Response[str]:
    """The record as text: whole once the game is over, until then as a seat of mine saw it, or as all saw it.

    A guest with several seats names one: people who share a screen do not share their secrets.
    """
    text = await archive.record(key, guest, seat, address_of(request))
    return Response(text.decode(), media_type=MediaType.TEXT)


@get("/api/tables/{key:str}/history", responses=problems(404, 409))
async def table_history(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    archive: NamedDependency[Archive],
) -> Response[protocol.History]:
    """All answers and events of a game that is over."""
    return _ready((await archive.game(key, guest, address_of(request))).history)


@get("/api/tables/{key:str}/replay", responses=problems(404, 409))
async def table_moment(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    archive: NamedDependency[Archive],
    to: Moment = 0,
) -> Response[protocol.ReplayMoment]:
    """A game that is over, at any point, everything open."""
    return _ready(encoded_moment(await archive.game(key, guest, address_of(request)), to))


@get("/api/tables/{key:str}/proof", responses=problems(404, 409))
async def table_proof(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    archive: NamedDependency[Archive],
) -> Response[Proof]:
    """What a game that is over was dealt from."""
    return _ready(encoded_proof(await archive.game(key, guest, address_of(request))))


@post("/api/records", responses=problems(413), request_max_body_size=MAX_RECORD_BYTES)
async def open_record(
    request: Request[Any, Any, Any], data: JSONBody[protocol.RecordText], archive: NamedDependency[Archive]
) -> Response[protocol.History]:
    """Open a record file."""
    return _ready((await archive.open(data.text, address_of(request))).history, 201)


@get("/api/records/{key:str}/history", responses=problems(404))
async def record_history(key: Key, archive: NamedDependency[Archive]) -> Response[protocol.History]:
    """An opened record."""
    return _ready(archive.uploaded(key).history)


@get("/api/records/{key:str}/replay", responses=problems(404))
async def record_moment(key: Key, archive: NamedDependency[Archive], to: Moment = 0) -> Response[protocol.ReplayMoment]:
    """An opened record at any point."""
    return _ready(encoded_moment(archive.uploaded(key), to))


@get("/api/records/{key:str}/proof", responses=problems(404))
async def record_proof(key: Key, archive: NamedDependency[Archive]) -> Response[Proof]:
    """What the game of an opened record was dealt from."""
    return _ready(encoded_proof(archive.uploaded(key)))


ROUTES: Final = [
    table_record,
    table_history,
    table_moment,
    table_proof,
    open_record,
    record_history,
    record_moment,
    record_proof,
]
