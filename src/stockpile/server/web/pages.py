"""The built page: its files, its start page for every other address, and previews of links for other programs."""

import gzip
import mimetypes
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, route
from litestar.di import NamedDependency
from litestar.params import FromPath
from sqlalchemy.exc import SQLAlchemyError

from stockpile.i18n import closest, said_in
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.protocol import TableInfo
from stockpile.server.refusals import Refusal, not_found, sentence
from stockpile.server.server import Server
from stockpile.server.settings import Settings
from stockpile.server.web.routing import base_of

STATIC: Final = Path(__file__).parent / "static"
MAX_NAME_BYTES: Final = 200  # bytes of a name that a file may have
HASHED_FOLDER: Final = "assets/"  # names with a fingerprint in them: never change
MISSING_PAGE: Final = "<!doctype html><meta charset=utf-8><title>Stockpile</title><p>{}</p>"
PACKED_TYPES: Final = (
    "text/",
    "image/svg",
    "application/json",
    "application/manifest",
)  # fonts and pictures are packed
OWN_TYPES: Final = {".webmanifest": "application/manifest+json", ".js": "text/javascript"}  # whatever the system says


class File(NamedTuple):
    """A built file, as it is and packed; packing that gains nothing is not done."""

    content: bytes
    packed: bytes | None
    kind: str


@lru_cache(maxsize=256)
def _file(name: str) -> File | None:
    """A built file, or None. Names come from outside: only what lies under the folder counts."""
    path = (STATIC / name).resolve()
    if not name or not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return None
    kind = OWN_TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    content = path.read_bytes()
    return File(content, packed(content) if kind.startswith(PACKED_TYPES) else None, kind)


def packed(content: bytes) -> bytes | None:
    """As gzip, if that is smaller."""
    squeezed = gzip.compress(content, 9, mtime=0)
    return squeezed if len(squeezed) < len(content) else None


def takes_gzip(request: Request[Any, Any, Any]) -> bool:
    """Whether a client says that it can read gzip; one that says `q=0` says that it cannot."""
    for wish in request.headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = wish.replace(" ", "").partition(";q=")
        if name == "gzip":
            return weight not in ("0", "0.0", "0.00", "0.000")
    return False


def answer(request: Request[Any, Any, Any], file: File, caching: str = "") -> Response[Any]:
    """A file, packed for clients that can unpack it. It has no secrets in it, so its size tells nothing."""
    headers = {"cache-control": caching} if caching else {}
    if file.packed is None:
        return Response(file.content, media_type=file.kind, headers=headers)
    headers["vary"] = "accept-encoding"
    if not takes_gzip(request):
        return Response(file.content, media_type=file.kind, headers=headers)
    return Response(file.packed, media_type=file.kind, headers=headers | {"content-encoding": "gzip"})


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(
    request: Request[Any, Any, Any],
    server: NamedDependency[Server],
    lobby: NamedDependency[Lobby],
    path: FromPath[str] = "/",
) -> Response[Any]:
    """A file of the browser table, or its start page, which knows all other addresses."""
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise not_found("server-not-found")
    found = _file(name) if len(name.encode()) < MAX_NAME_BYTES and "\0" not in name else None
    if found is not None:
        return answer(
            request, found, "public, max-age=31536000, immutable" if name.startswith(HASHED_FOLDER) else "no-cache"
        )
    if "." in name.rpartition("/")[2]:  # a file that is not there, not an address of the page
        raise not_found("server-not-found")
    start = _file("index.html")
    if start is None:
        return Response(MISSING_PAGE.format(sentence("server-no-web", {})), media_type="text/html", status_code=503)
    titled = start.content.replace(TITLE_MARK, await preview(request, name, lobby, server.settings), 1)
    return Response(titled, media_type="text/html", headers={"cache-control": "no-cache"})


PREVIEW_PICTURE: Final = "preview.png"
PREVIEW_SIZE: Final = (1200, 630)
TITLE_MARK: Final = b"<title>Stockpile</title>"  # of the start page: what we say goes in its place


async def preview(request: Request[Any, Any, Any], name: str, lobby: Lobby, settings: Settings) -> bytes:
    """The title of an address and the marks that programs read."""
    language = _language(request)
    table = await _table(name, lobby)
    title, line = _words(language, table)
    base = base_of(request, settings)
    facts = {
        "og:type": "website",
        "og:site_name": "Stockpile",
        "og:title": title,
        "og:description": line,
        "og:url": f"{base}/{name}",
        "og:image": f"{base}/{PREVIEW_PICTURE}",
        "og:image:width": str(PREVIEW_SIZE[0]),
        "og:image:height": str(PREVIEW_SIZE[1]),
        "og:image:alt": said_in(language, "preview-picture"),
    }
    marks = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in facts.items()]
    marks += [f'<meta name="description" content="{escape(line)}" />']
    return "\n    ".join([f"<title>{escape(title)}</title>", *marks]).encode()


def _language(request: Request[Any, Any, Any]) -> str:
    """The first that is wished for and that we speak. A long list is not read to the end.

    Weights are not weighed: browsers and previewers write the one they like best first.
    """
    wishes = request.headers.get("accept-language", "")[:200].split(",")
    return closest(wish.partition(";")[0] for wish in wishes)


async def _table(name: str, lobby: Lobby) -> TableInfo | None:
    """The table that an address is of, if there is one and it is open to all."""
    page, _, key = name.partition("/")
    if page != "table" or not key or "/" in key or len(key) > 40:
        return None
    try:
        table = await lobby.table_info(key, None)
    except (Refusal, SQLAlchemyError):  # the page itself says what is wrong
        return None
    return None if table.closed and table.stage != "waiting" else table


def _words(language: str, table: TableInfo | None) -> tuple[str, str]:
    if table is None:
        return "Stockpile", said_in(language, "preview-house")
    game = said_in(language, f"preset-{table.preset or 'custom'}")
    free = sum(seat.kind in ("open", "reserved") for seat in table.seats)
    line = said_in(language, f"preview-{table.stage}", game=game, players=table.players, free=free)
    if table.stage == "waiting" and table.inviter:
        return said_in(language, "preview-invites", name=table.inviter), line
    return "Stockpile", line
