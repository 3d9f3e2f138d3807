"""The application: routes, errors as JSON, and the document that describes it all.

`python -m stockpile.server.web.app` prints the OpenAPI document. The types of the page are made from it.
"""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from litestar import Litestar, Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency, Provide
from litestar.enums import MediaType
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import SQLAlchemyError

from stockpile import __version__
from stockpile.server import lessons_routes, manual_routes, puzzles_routes
from stockpile.server import metrics_routes as watch_routes
from stockpile.server.archive import routes as archive_routes
from stockpile.server.archive.archive import Archive, ArchiveExporter
from stockpile.server.coach import routes as coach_routes
from stockpile.server.db.rows import GuestRow
from stockpile.server.db.store import OutOfDate
from stockpile.server.guests import routes as guests_routes
from stockpile.server.guests.guests import COOKIE, DeviceRow
from stockpile.server.lobby import routes as lobby_routes
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.metrics import Metrics
from stockpile.server.metrics_routes import server_tallies
from stockpile.server.people import routes as people_routes
from stockpile.server.protocol import Ping, Pong, Problem, Protocol, Value
from stockpile.server.rate_limits import RateLimits
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.settings import Settings
from stockpile.server.table import routes as table_routes
from stockpile.server.web.pages import page
from stockpile.server.web.routing import problems

# What our readers of JSON let through: bytes that are no text, and brackets without end.
UNREADABLE_ERRORS: Final = (UnicodeDecodeError, RecursionError)
SHARED: Final = ("server", "lobby", "archive", "rate_limits")
ERROR_CODES: Final = {404: "server-not-found", 405: "server-no-such-method", 413: "server-too-big-request"}


def _shared(name: str) -> Provide:
    """Something of the server's, for every handler that names it."""

    async def provide(state: State) -> Any:
        return getattr(state, name)

    return Provide(provide)


async def _guest(request: Request[Any, Any, Any], server: NamedDependency[Server]) -> GuestRow | None:
    return await server.guests.by_cookie(request.cookies.get(COOKIE), request.headers.get("user-agent", ""))


async def _device(request: Request[Any, Any, Any], server: NamedDependency[Server]) -> DeviceRow | None:
    return await server.guests.device(request.cookies.get(COOKIE), request.headers.get("user-agent", ""))


def _refused(request: Request[Any, Any, Any], error: Refusal) -> Response[Problem]:
    _server(request).metrics.refuse(error.code)
    return Response(error.problem, status_code=error.status, media_type="application/json")


def _refused_by_litestar(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """What Litestar itself refuses. Details of a bad request are for the programmer who wrote it."""
    params: dict[str, Value] = {}
    if error.status_code == 400:
        params["detail"] = _detail(error)
    problem = Refusal(ERROR_CODES.get(error.status_code, "server-bad-request"), error.status_code, **params).problem
    _server(request).metrics.refuse(problem.code)
    return Response(problem, status_code=error.status_code, headers=error.headers, media_type="application/json")


def _detail(error: HTTPException) -> str:
    """What is wrong with which part of a request."""
    parts = error.extra if isinstance(error.extra, list) else []
    found = [
        f"{part.get('key', '')}: {part['message']}" for part in parts if isinstance(part, dict) and "message" in part
    ]
    return ("; ".join(found) or error.detail)[:300]


def _unreadable_body(_: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    problem = Refusal("server-bad-request", detail=type(error).__name__).problem
    return Response(problem, status_code=400, media_type="application/json")


def _not_stored(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _server(request).throttled_log.error("what was asked for cannot be stored: %s", error)
    return Response(Refusal("server-cannot-store", 503).problem, status_code=503, media_type="application/json")


def _broken(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    _server(request).throttled_log.error("%s %s failed", request.method, request.url.path, trace=error)
    return Response(Refusal("server-error", 500).problem, status_code=500, media_type="application/json")


def _server(request: Request[Any, Any, Any]) -> Server:
    server: Server = request.app.state.server
    return server


@get("/api/messages", responses=problems())
async def message_types() -> Protocol:
    """The types of the WebSocket at /api/tables/{id}/play?since=N, which OpenAPI has no place for."""
    return Protocol(Pong(0), Ping(0))


def bare_app(settings: Settings, metrics: Metrics | None = None) -> Litestar:
    """The application without its guard."""

    @asynccontextmanager
    async def run_server(app: Litestar) -> AsyncIterator[None]:
        app.state.server = server = await Server.open(settings, metrics)
        server.metrics.add_gauges(partial(server_tallies, server))
        app.state.lobby = Lobby(server)
        app.state.archive = Archive(server)
        app.state.rate_limits = RateLimits(settings.limits, server.rates)
        try:
            async with ArchiveExporter(server, app.state.archive).running():
                yield
        finally:
            await server.close()

    return Litestar(
        [
            *guests_routes.ROUTES,
            *lobby_routes.ROUTES,
            *archive_routes.ROUTES,
            message_types,
            *lessons_routes.ROUTES,
            *puzzles_routes.ROUTES,
            *table_routes.ROUTES,
            *coach_routes.ROUTES,
            *people_routes.ROUTES,
            *manual_routes.ROUTES,
            *watch_routes.ROUTES,
            page,
        ],
        dependencies={"guest": Provide(_guest), "device": Provide(_device)} | {name: _shared(name) for name in SHARED},
        exception_handlers={
            Refusal: _refused,
            HTTPException: _refused_by_litestar,
            **dict.fromkeys((SQLAlchemyError, OSError, OutOfDate), _not_stored),
            **dict.fromkeys(UNREADABLE_ERRORS, _unreadable_body),
            Exception: _broken,
        },
        lifespan=[run_server],
        logging_config=None,
        request_max_body_size=settings.limits.body,
        openapi_config=OpenAPIConfig(
            title="Stockpile",
            version=__version__,
            path="/api/openapi.json",
            render_plugins=[JsonRenderPlugin(path="/", media_type=MediaType.JSON)],
            use_handler_docstrings=True,
        ),
    )


def document() -> dict[str, object]:
    """The document, with the message types of the WebSocket in it."""
    return bare_app(Settings(database="")).openapi_schema.to_schema()


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
