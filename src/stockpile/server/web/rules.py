"""The rules for players, of one game or of all."""

import asyncio
from functools import lru_cache
from typing import Annotated, Any, Final

import msgspec
from litestar import Response, get
from litestar.params import PathParameter, QueryParameter

from stockpile.content import Content, ContentError
from stockpile.manual import SUMMARY, manual
from stockpile.rules.config import INVESTOR_SETS, Config
from stockpile.rules.errors import ConfigError
from stockpile.server.house.conduct import Doer
from stockpile.server.messages import manual as messages
from stockpile.server.messages.refusals import Refusal, not_found
from stockpile.server.web.api import Asking, Hall, Manners, Visitor, problems
from stockpile.server.web.pages import File, answer, packed
from stockpile.server.web.play import address_of
from stockpile.words import languages

Players = Annotated[
    int | None, QueryParameter(ge=2, le=5, description="how many play; without it the rules of all games")
]
Names = Annotated[str, QueryParameter(max_length=200, description="names with commas between")]
ALL_SETS: Final = ",".join(INVESTOR_SETS)
Version = Annotated[str, QueryParameter(max_length=40, description="the figures of a table; without it the server's")]


@get("/api/rules/{language:str}", responses=problems(404))
async def rules(
    request: Asking,
    language: Annotated[str, PathParameter(max_length=16)],
    guest: Visitor,
    house: Hall,
    conduct: Manners,
    players: Players = None,
    modules: Names = "",
    sets: Names = ALL_SETS,
    figures: Version = "",
) -> Response[messages.Manual]:
    """The rules in a language: of all games, or of one game, with the figures it is played with."""
    if language not in languages():
        raise not_found("server-no-such-language")
    try:
        content = house.contents.of(figures) if figures else house.contents.own
        config = None if players is None else Config(players, _listed(modules), _listed(sets))
    except (ContentError, ConfigError) as error:
        raise Refusal("server-bad-request", detail=error.why) from None
    conduct.count_rules(Doer(guest.id if guest is not None else None, address_of(request)))
    async with house.writing:  # aside and one by one: there are many kinds of games, and no table waits for them
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
    written = msgspec.json.encode(msgspec.convert(made, messages.Manual))
    return File(written, packed(written), "application/json")


ROUTES: Final = [rules]
