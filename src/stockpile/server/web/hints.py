"""HTTP for hints: the switch, the numbers, and what a strong bot would do. For the owner of a seat alone."""

from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from stockpile.server.house.conduct import Doer
from stockpile.server.messages import protocol
from stockpile.server.messages.hints import Advice, AdviceWanted, HintNumbers, HintSwitch
from stockpile.server.web.api import Asking, Hall, Key, Manners, Visitor, known, problems
from stockpile.server.web.play import address_of

MySeat = Annotated[int, QueryParameter(ge=0, le=4, description="one of my seats")]


@post("/api/tables/{key:str}/hints", responses=problems(401, 404, 409, 413), status_code=200)
async def switch_hints(key: Key, data: JSONBody[HintSwitch], guest: Visitor, house: Hall) -> protocol.Table:
    """Hints for a seat of mine, or no more. Everybody at the table is told."""
    who, table = known(guest), await house.table(key)
    await house.hints.switch(table, who.id, data.seat, data.on)
    return table.info(who.id)


@get("/api/tables/{key:str}/hints", responses=problems(401, 404, 409))
async def hint_numbers(
    request: Asking, key: Key, guest: Visitor, house: Hall, conduct: Manners, seat: MySeat = 0
) -> HintNumbers:
    """What piles, companies and majorities look like from a seat of mine."""
    who, table = known(guest), await house.table(key)
    conduct.count_hint(Doer(who.id, address_of(request)))
    return house.hints.numbers(table, who.id, seat)


@post("/api/tables/{key:str}/advice", responses=problems(401, 404, 409, 413), status_code=200)
async def give_advice(
    request: Asking, key: Key, data: JSONBody[AdviceWanted], guest: Visitor, house: Hall, conduct: Manners
) -> Advice:
    """What a strong bot would do, where a seat of mine is asked."""
    who, table = known(guest), await house.table(key)
    house.hints.check_asked(table, who.id, data.seat)
    conduct.count_advice(Doer(who.id, address_of(request)))
    return await house.hints.advice(table, who, data.seat)


ROUTES: Final = [switch_hints, hint_numbers, give_advice]
