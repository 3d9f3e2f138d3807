"""What all routes share: who asks, from where, and how refusals are described in the OpenAPI document."""

from typing import Annotated, Any, Final

from litestar import Request, WebSocket
from litestar.datastructures import Cookie
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter

from stockpile.server.db.rows import GuestRow
from stockpile.server.guests.guests import COOKIE, COOKIE_SECONDS
from stockpile.server.lobby.invitations import is_local
from stockpile.server.protocol import Problem
from stockpile.server.rate_limits import Client
from stockpile.server.refusals import Refusal
from stockpile.server.settings import Settings

Key = Annotated[str, PathParameter(description="id of a table or record", max_length=40)]

_STATUS_MEANINGS: Final = {
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
    """What a route may answer instead of success. The first four are for every route."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, description=_STATUS_MEANINGS[status])
        for status in (400, 403, 429, 503, *statuses)
    }


def known(guest: GuestRow | None) -> GuestRow:
    if guest is None:
        raise Refusal("server-no-guest", 401)
    return guest


def base_of(request: Request[Any, Any, Any], settings: Settings) -> str:
    """The address that others can use: the one that was asked for, unless that means this machine to everybody."""
    asked = f"{request.url.scheme}://{request.headers.get('host', '')}"
    return settings.shared or asked if is_local(asked) else asked


def cookie_for(request: Request[Any, Any, Any], value: str) -> Cookie:
    """What a device is known by."""
    secure = request.url.scheme == "https"
    return Cookie(COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="strict", secure=secure)


def address_of(request: Request[Any, Any, Any] | WebSocket[Any, Any, Any]) -> str:
    """The client's address; behind our own web server, the address that it forwards."""
    return request.client.host if request.client is not None else ""


def client_of(request: Request[Any, Any, Any], guest: GuestRow | None) -> Client:
    """Whom the rate limits count."""
    return Client(guest.id if guest is not None else None, address_of(request))
