"""The browser's files: what the build put into `static`, and its start page for every other address."""

import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from litestar import Response, route
from litestar.params import FromPath

from stockpile.server.messages.refusals import not_found, sentence

STATIC: Final = Path(__file__).parent / "static"
LONGEST: Final = 200  # bytes of a name that a file may have
HASHED: Final = "assets/"  # names with a fingerprint in them: never change
MISSING: Final = "<!doctype html><meta charset=utf-8><title>Stockpile</title><p>{}</p>"


@lru_cache(maxsize=256)
def _file(name: str) -> tuple[bytes, str] | None:
    """A built file and its type, or None. Names come from outside: only what lies under the folder counts."""
    path = (STATIC / name).resolve()
    if not name or not path.is_relative_to(STATIC.resolve()) or not path.is_file():
        return None
    return path.read_bytes(), mimetypes.guess_type(path.name)[0] or "application/octet-stream"


@route(["/", "/{path:path}"], http_method=["GET", "HEAD"], include_in_schema=False)
async def page(path: FromPath[str] = "/") -> Response[Any]:
    """A file of the browser table, or its start page, which knows all other addresses."""
    name = path.lstrip("/")
    if name == "api" or name.startswith("api/"):
        raise not_found("server-not-found")
    found = _file(name) if len(name.encode()) < LONGEST and "\0" not in name else None
    if found is not None:
        caching = "public, max-age=31536000, immutable" if name.startswith(HASHED) else "no-cache"
        return Response(found[0], media_type=found[1], headers={"cache-control": caching})
    if "." in name.rpartition("/")[2]:  # a file that is not there, not an address of the page
        raise not_found("server-not-found")
    start = _file("index.html")
    if start is None:
        return Response(MISSING.format(sentence("server-no-web", {})), media_type="text/html", status_code=503)
    return Response(start[0], media_type="text/html", headers={"cache-control": "no-cache"})
