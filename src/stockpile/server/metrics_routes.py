"""HTTP: `/health` for a proxy in front of the server, `/metrics` for its operator, and what is counted there."""

import asyncio
from collections import Counter
from typing import Any, Final

from litestar import Request, Response, get
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.metrics import Gauge
from stockpile.server.refusals import forbidden, not_found
from stockpile.server.server import Server
from stockpile.server.settings import LOOPBACK, host_of
from stockpile.server.web.guard import WATCHED, header
from stockpile.server.web.routing import address_of

DATABASE_SECONDS: Final = 2.0  # for a working database to answer


def _check_exact(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """The router takes `/metrics/`, `//metrics` and `/%6detrics` for `/metrics`, and a proxy's rule for it may not."""
    if connection.scope["raw_path"].decode("latin-1") not in WATCHED:
        raise not_found("server-not-found")


@get("/health", include_in_schema=False, guards=[_check_exact])
async def health(request: Request[Any, Any, Any], server: NamedDependency[Server]) -> Response[dict[str, bool]]:
    """Whether the server is alive, and ready for guests."""
    client, headers = address_of(request), request.scope["headers"]
    if not server.access.is_direct(client, headers) and not server.access.is_named(client, headers):
        raise forbidden("server-not-shown")
    ready = not server.shutdown.started and await _database_answers(server)
    return Response({"alive": True, "ready": ready}, status_code=200 if ready else 503)


@get("/metrics", include_in_schema=False, guards=[_check_exact])
async def metrics(request: Request[Any, Any, Any], server: NamedDependency[Server]) -> Response[bytes]:
    """What the server counts, as Prometheus reads it."""
    client, headers = address_of(request), request.scope["headers"]
    ours = host_of(header(request.scope, b"host") or "") in LOOPBACK  # not a site's name that a proxy passes on
    if not (ours and server.access.is_direct(client, headers)) and not server.access.is_named(client, headers):
        raise forbidden("server-not-shown")
    return Response(server.metrics.text(), media_type=CONTENT_TYPE_LATEST)


async def _database_answers(server: Server) -> bool:
    try:
        await asyncio.wait_for(server.store.ready(), DATABASE_SECONDS)
    except (SQLAlchemyError, OSError, TimeoutError):
        return False
    return True


ROUTES: Final = [health, metrics]


TABLE_STAGES: Final = ("waiting", "playing", "over")
LISTENER_ROLES: Final = ("player", "watcher")


def server_tallies(server: Server) -> list[Gauge]:
    """Counted now. Of tables, those in memory: the others cost nothing."""
    stages = Counter(dict.fromkeys(TABLE_STAGES, 0))
    roles = Counter(dict.fromkeys(LISTENER_ROLES, 0))
    guests: set[str | None] = set()
    for table in server.tables.all_in_memory():
        stages[table.row.stage] += 1
        watchers = len(table.watchers_here)
        roles["watcher"] += watchers
        roles["player"] += len(table.listeners) - watchers
        guests.update(listener.guest for listener in table.listeners)
    return [
        Gauge("stockpile_tables", "Tables in memory", stages, "stage"),
        Gauge("stockpile_listeners", "Connections to tables", roles, "role"),
        Gauge("stockpile_guests", "Guests who are at a table now", {"": len(guests - {None})}),
        Gauge("stockpile_guests_known", "Guests who came by lately", {"": len(server.guests.known)}),
        Gauge("stockpile_thoughts_waiting", "Thoughts of bots that wait for a worker", {"": server.loop_monitor.queue}),
        Gauge("stockpile_answers_under_way", "Answers being stored", {"": server.shutdown.under_way}),
        Gauge("stockpile_other_workers", "News of them heard, lines broken", server.cluster.counts(), "what"),
        Gauge("stockpile_going_down", "Whether the server goes down", {"": server.shutdown.started}),
    ]
