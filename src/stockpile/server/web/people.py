"""HTTP about people: one's own games, what is kept of one, invitations, and what a host may do to others."""

from typing import Final

from litestar import Response, get, post
from litestar.params import JSONBody

from stockpile.server.house import hosting
from stockpile.server.house.conduct import Doer
from stockpile.server.house.games import my_games, my_study
from stockpile.server.house.guests import COOKIE
from stockpile.server.house.privacy import forget, kept
from stockpile.server.messages import protocol
from stockpile.server.messages.coach import MyStudy
from stockpile.server.messages.people import Closing, Forgetting, Invitation, Kept, Muting, MyGames, Removal
from stockpile.server.messages.refusals import Refusal
from stockpile.server.web.api import Asking, Foyer, Hall, Key, Manners, Visitor, known, problems
from stockpile.server.web.invitations import base_of, invitation
from stockpile.server.web.play import address_of


@get("/api/me/games", responses=problems(401))
async def list_games(guest: Visitor, house: Hall, lobby: Foyer) -> MyGames:
    """My games, and how they went."""
    return await my_games(house, lobby, known(guest))


@get("/api/me/study", responses=problems(401))
async def show_study(request: Asking, guest: Visitor, house: Hall, conduct: Manners) -> MyStudy:
    """Luck and skill in my analysed games, and my habits with what they cost."""
    who = known(guest)
    conduct.count_study(Doer(who.id, address_of(request)))
    return await my_study(house, who)


@get("/api/me/kept", responses=problems(401))
async def show_kept(guest: Visitor, house: Hall) -> Kept:
    """Everything that is kept about me."""
    return await kept(house, known(guest))


@post("/api/me/forget", responses=problems(401, 409, 413), status_code=200)
async def be_forgotten(data: JSONBody[Forgetting], guest: Visitor, house: Hall) -> Response[protocol.Me]:
    """Have all of it deleted. Bots play on in games that run; in games that are over the seat has no name any more."""
    who = known(guest)
    if data.id != who.id:
        raise Refusal("server-somebody-else", 409)
    await forget(house, who)
    answer = Response(protocol.Me(""))
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/tables/{key:str}/invitation", responses=problems(404, 409))
async def invite(request: Asking, key: Key, guest: Visitor, house: Hall, lobby: Foyer) -> Invitation:
    """The link to a table that others can use, and its QR code."""
    return invitation(await lobby.look(key, guest), base_of(request, house.settings))


@post("/api/tables/{key:str}/closed", responses=problems(401, 404, 409, 413), status_code=200)
async def close_table(key: Key, data: JSONBody[Closing], guest: Visitor, house: Hall) -> protocol.Table:
    """As the host, close the table to who does not sit there, or open it."""
    who, table = known(guest), await house.table(key)
    await hosting.close(table, who, data.closed)
    return table.info(who.id)


@post("/api/tables/{key:str}/mute", responses=problems(401, 404, 409, 413), status_code=200)
async def mute_somebody(key: Key, data: JSONBody[Muting], guest: Visitor, house: Hall) -> protocol.Table:
    """As the host, forbid somebody to speak there, or allow it again."""
    who, table = known(guest), await house.table(key)
    await hosting.mute(house, table, who, data.who, data.muted)
    return table.info(who.id)


@post("/api/tables/{key:str}/remove", responses=problems(401, 404, 409, 413), status_code=200)
async def remove_somebody(key: Key, data: JSONBody[Removal], guest: Visitor, house: Hall) -> protocol.Table:
    """As the host, before the game, take somebody off the table."""
    who, table = known(guest), await house.table(key)
    await hosting.remove(house, table, who, data.who)
    return table.info(who.id)


ROUTES: Final = [
    list_games,
    show_study,
    show_kept,
    be_forgotten,
    invite,
    close_table,
    mute_somebody,
    remove_somebody,
]
