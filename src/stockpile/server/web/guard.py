"""The guard: every request passes here before it reaches the application.

Hosts that are not admitted are refused (a foreign site's name may be made to point at this machine), so are requests
and WebSockets that a page of another origin sends, and clients that make too much. Every answer has strict headers.
"""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp, Message, Receive, Send
from litestar.utils.path import normalize_path

from stockpile.server.refusals import Refusal
from stockpile.server.settings import Settings, host_of
from stockpile.server.token_buckets import ClientBuckets
from stockpile.server.transport.http import CLOSING, HEADERS, JSON, PRIVATE

SAFE_METHODS: Final = ("GET", "HEAD", "OPTIONS")
HEALTH: Final = "/health"
WATCHED: Final = (HEALTH, "/metrics")
CREATIONS: Final = ("/api/guest", "/api/tables", "/api/records")


def header(scope: Any, name: bytes) -> str | None:
    """A header of a request; None if it is not there."""
    found = [value for key, value in scope["headers"] if key == name]
    return found[0].decode("latin-1") if found else None


class Guard:
    """Wraps the application."""

    def __init__(self, app: ASGIApp, settings: Settings, count: Callable[[str], None] = lambda _: None) -> None:
        self._app = app
        self._settings = settings
        self._count = count  # what is refused
        self.creations = ClientBuckets(settings.limits.creations)
        self._connected: Counter[str] = Counter()

    async def __call__(self, scope: Any, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        refusal = self._look_at(scope)
        if refusal is not None:
            await self._refuse(scope, receive, send, refusal)
        elif scope["type"] == "http":
            await self._app(scope, receive, _with_headers(scope, send))
        else:
            await self._connect(scope, receive, send)

    def _look_at(self, scope: Any) -> Refusal | None:
        """Why a request is refused, or None."""
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        client = scope["client"][0] if scope["client"] else ""
        if scope["server"][1] == self._settings.watch_port and scope["path"] not in WATCHED:
            return Refusal("server-not-found", 404)
        if scope["path"] == HEALTH:  # under every name: anyone may know that the server is alive
            return None
        if not self._host_admitted(scope):
            return Refusal("server-foreign-host", 403)
        if changes and not self._origin_admitted(scope):
            return Refusal("server-foreign-origin", 403)
        if changes and normalize_path(scope["path"]) in CREATIONS:  # as the router reads it: `//api//guest` is one too
            return None if self.creations.take(client) else Refusal("server-too-fast", 429)
        return None

    def _host_admitted(self, scope: Any) -> bool:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        return len(hosts) == 1 and host_of(hosts[0].decode("latin-1")) in self._settings.admitted_hosts

    def _origin_admitted(self, scope: Any) -> bool:
        """Browsers always say where a WebSocket or a change comes from; who says nothing is no browser."""
        origin = header(scope, b"origin")
        if origin is None:
            return header(scope, b"sec-fetch-site") in (None, "same-origin", "none")
        if origin in self._settings.origins:
            return True
        try:
            parts = urlsplit(origin)
        except ValueError:
            return False
        return parts.scheme in ("http", "https") and parts.netloc == header(scope, b"host")

    async def _refuse(self, scope: Any, receive: Receive, send: Send, refusal: Refusal) -> None:
        self._count(refusal.code)
        await _refuse(scope, receive, send, refusal)

    async def _connect(self, scope: Any, receive: Receive, send: Send) -> None:
        client = scope["client"][0] if scope["client"] else ""
        if self._connected[client] >= self._settings.limits.connections_of_client:
            await self._refuse(scope, receive, send, Refusal("server-too-many", 429))
            return
        self._connected[client] += 1
        try:
            await self._app(scope, receive, send)
        finally:
            self._connected[client] -= 1
            if not self._connected[client]:
                del self._connected[client]


def _with_headers(scope: Any, send: Send) -> Send:
    path = normalize_path(scope["path"])
    private = path.startswith("/api") or path in WATCHED

    async def send_with_headers(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS, *(PRIVATE if private else ())]
        await send(message)

    return send_with_headers


async def _refuse(scope: Any, receive: Receive, send: Send, refusal: Refusal) -> None:
    """A refusal as JSON; a WebSocket that is refused before it is open gets the same as its answer."""
    kind = "http.response" if scope["type"] == "http" else "websocket.http.response"
    if scope["type"] == "websocket":
        await receive()
        if "websocket.http.response" not in scope.get("extensions", {}):
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
            return
    closing = CLOSING if refusal.status == 429 else ()  # a client that asks too often has to connect again
    headers = [*JSON, *closing, *HEADERS, *PRIVATE]
    start: Any = {"type": f"{kind}.start", "status": refusal.status, "headers": headers}
    body: Any = {"type": f"{kind}.body", "body": msgspec.json.encode(refusal.problem)}
    await send(start)
    await send(body)
