"""How the server fares: `/health` for whatever stands in front of it, `/metrics` for whoever runs it."""

import asyncio
from typing import Any, Final

from litestar import Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.house.house import House
from stockpile.server.messages.refusals import forbidden, not_found
from stockpile.server.settings import LOOPBACK
from stockpile.server.web.guard import WATCHED, header, host_of
from stockpile.server.web.play import address_of

PATIENCE: Final = 2.0  # seconds in which a database that is well says something

Asking = Request[Any, Any, Any]
Hall = NamedDependency[House]


def _check_exact(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The router takes `/metrics/`, `//metrics` and `/%6detrics` for `/metrics`, and a proxy's rule for it may not."""
    if connection.scope["raw_path"].decode("latin-1") not in WATCHED:
        raise not_found("server-not-found")


@get("/health", include_in_schema=False, guards=[_check_exact])
async def health(request: Asking, house: Hall) -> Response[dict[str, bool]]:
    """Whether the server is alive, and ready for guests."""
    client, headers = address_of(request), request.scope["headers"]
    if not house.access.is_direct(client, headers) and not house.access.is_named(client, headers):
        raise forbidden("server-not-shown")
    ready = not house.farewell.begun and await _answers(house)
    return Response({"alive": True, "ready": ready}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, guards=[_check_exact])
async def metrics(request: Asking, house: Hall) -> Response[bytes]:
    """What the server counts, as Prometheus reads it."""
    client, headers = address_of(request), request.scope["headers"]
    ours = host_of(header(request.scope, b"host") or "") in LOOPBACK  # not a site's name that a proxy passes on
    if not (ours and house.access.is_direct(client, headers)) and not house.access.is_named(client, headers):
        raise forbidden("server-not-shown")
    return Response(house.meters.text(), media_type=CONTENT_TYPE_LATEST)


async def _answers(house: House) -> bool:
    """Whether the database does."""
    try:
        await asyncio.wait_for(house.store.ready(), PATIENCE)
    except (SQLAlchemyError, OSError, TimeoutError):
        return False
    return True


ROUTES: Final = [health, metrics]
