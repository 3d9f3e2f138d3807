"""What other programs show of a link to us: a title, a line and a picture. Nothing of a game but that it is one."""

from html import escape
from typing import Any, Final

from litestar import Request
from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.house.lobby import Lobby
from stockpile.server.messages.protocol import Table
from stockpile.server.messages.refusals import Refusal
from stockpile.server.settings import Settings
from stockpile.server.web.invitations import base_of
from stockpile.words import closest, said_in

PICTURE: Final = "preview.png"
SIZE: Final = (1200, 630)
TITLE: Final = b"<title>Stockpile</title>"  # of the start page: what we say goes in its place


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
        "og:image": f"{base}/{PICTURE}",
        "og:image:width": str(SIZE[0]),
        "og:image:height": str(SIZE[1]),
        "og:image:alt": said_in(language, "preview-picture"),
    }
    marks = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in facts.items()]
    marks += [f'<meta name="description" content="{escape(line)}" />']
    return "\n    ".join([f"<title>{escape(title)}</title>", *marks]).encode()


def _language(request: Request[Any, Any, Any]) -> str:
    """The first that is wished for and that we speak. Who wishes for much is not read to the end.

    Weights are not weighed: browsers and previewers write the one they like best first.
    """
    wishes = request.headers.get("accept-language", "")[:200].split(",")
    return closest(wish.partition(";")[0] for wish in wishes)


async def _table(name: str, lobby: Lobby) -> Table | None:
    """The table that an address is of, if there is one and it is open to all."""
    page, _, key = name.partition("/")
    if page != "table" or not key or "/" in key or len(key) > 40:
        return None
    try:
        table = await lobby.look(key, None)
    except (Refusal, SQLAlchemyError):  # the page itself says what is wrong
        return None
    return None if table.closed and table.stage != "waiting" else table


def _words(language: str, table: Table | None) -> tuple[str, str]:
    if table is None:
        return "Stockpile", said_in(language, "preview-house")
    game = said_in(language, f"preset-{table.preset or 'custom'}")
    free = sum(seat.kind in ("open", "reserved") for seat in table.seats)
    line = said_in(language, f"preview-{table.stage}", game=game, players=table.players, free=free)
    if table.stage == "waiting" and table.inviter:
        return said_in(language, "preview-invites", name=table.inviter), line
    return "Stockpile", line
