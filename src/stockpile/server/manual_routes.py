"""HTTP: the rules for players, of one game or of all, and the message catalogue of a language."""

import asyncio
from functools import cache, lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.params import PathParameter, QueryParameter

from stockpile.content import Content, ContentError
from stockpile.i18n import languages, source
from stockpile.i18n.manual import SUMMARY, manual
from stockpile.rules.config import INVESTOR_SETS, Config
from stockpile.rules.errors import ConfigError
from stockpile.server import protocol as messages
from stockpile.server.db.rows import GuestRow
from stockpile.server.rate_limits import RateLimits
from stockpile.server.refusals import Refusal, not_found
from stockpile.server.server import Server
from stockpile.server.web.pages import File, answer, packed
from stockpile.server.web.routing import client_of, problems

Players = Annotated[
    int | None, QueryParameter(ge=2, le=5, description="how many play; without it the rules of all games")
]
Names = Annotated[str, QueryParameter(max_length=200, description="names with commas between")]
ALL_SETS: Final = ",".join(INVESTOR_SETS)
Version = Annotated[str, QueryParameter(max_length=40, description="the figures of a table; without it the server's")]


@get("/api/rules/{language:str}", responses=problems(404))
async def rules(
    request: Request[Any, Any, Any],
    language: Annotated[str, PathParameter(max_length=16)],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
    players: Players = None,
    modules: Names = "",
    sets: Names = ALL_SETS,
    figures: Version = "",
) -> Response[messages.RulesText]:
    """The rules in a language: of all games, or of one game, with the figures it is played with."""
    if language not in languages():
        raise not_found("server-no-such-language")
    try:
        content = server.contents.of(figures) if figures else server.contents.own
        config = None if players is None else Config(players, _listed(modules), _listed(sets))
    except (ContentError, ConfigError) as error:
        raise Refusal("server-bad-request", detail=error.message) from None
    rate_limits.count("rules", client_of(request, guest))
    async with server.manual_lock:  # aside and one by one: there are many kinds of games, and no table waits for them
        return answer(request, await asyncio.to_thread(_written, language, content, config))


def _listed(names: str) -> tuple[str, ...]:
    return tuple(name for name in names.split(",") if name)


@lru_cache(maxsize=32)
def _written(language: str, content: Content, config: Config | None) -> File:
    """As it goes out: a manual is made once for every kind of game that is asked about."""
    made: dict[str, Any] = {
        "language": language,
        "summary": SUMMARY,
        "sections": msgspec.to_builtins(manual(language, content, config).sections),
    }
    written = msgspec.json.encode(msgspec.convert(made, messages.RulesText))
    return File(written, packed(written), "application/json")


@get("/api/catalogue/{language:str}", media_type=MediaType.TEXT, responses=problems(404))
async def catalogue(
    request: Request[Any, Any, Any], language: Annotated[str, PathParameter(max_length=16)]
) -> Response[str]:
    """All messages of a language, as Fluent."""
    if language not in languages():
        raise not_found("server-no-such-language")
    return answer(request, _catalogue(language))


@cache
def _catalogue(language: str) -> File:
    content = source(language).encode()
    return File(content, packed(content), "text/plain; charset=utf-8")


ROUTES: Final = [rules, catalogue]
