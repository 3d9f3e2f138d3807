"""HTTP for hints: the switch, the numbers, and what a strong bot would do. For the owner of a seat alone."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from stockpile.server.messages import protocol
from stockpile.server.messages.hints import Advice, AdviceWanted, HintNumbers, HintSwitch
from stockpile.server.rate_limits import RateLimits
from stockpile.server.server import Server
from stockpile.server.store.rows import GuestRow
from stockpile.server.web.routing import Key, client_of, known, problems

MySeat = Annotated[int, QueryParameter(ge=0, le=4, description="one of my seats")]


@post("/api/tables/{key:str}/hints", responses=problems(401, 404, 409, 413), status_code=200)
async def switch_hints(
    key: Key, data: JSONBody[HintSwitch], guest: NamedDependency[GuestRow | None], server: NamedDependency[Server]
) -> protocol.Table:
    """Hints for a seat of mine, or no more. Everybody at the table is told."""
    who, table = known(guest), await server.tables.open(key)
    await server.hints.switch(table, who.id, data.seat, data.on)
    return table.info(who.id)


@get("/api/tables/{key:str}/hints", responses=problems(401, 404, 409))
async def hint_numbers(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
    seat: MySeat = 0,
) -> HintNumbers:
    """What piles, companies and majorities look like from a seat of mine."""
    who, table = known(guest), await server.tables.open(key)
    rate_limits.count_hint(client_of(request, who))
    return server.hints.numbers(table, who.id, seat)


@post("/api/tables/{key:str}/advice", responses=problems(401, 404, 409, 413), status_code=200)
async def give_advice(
    request: Request[Any, Any, Any],
    key: Key,
    data: JSONBody[AdviceWanted],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
) -> Advice:
    """What a strong bot would do, where a seat of mine is asked."""
    who, table = known(guest), await server.tables.open(key)
    server.hints.check_asked(table, who.id, data.seat)
    rate_limits.count_advice(client_of(request, who))
    return await server.hints.advice(table, who, data.seat)


ROUTES: Final = [switch_hints, hint_numbers, give_advice]
