"""HTTP: my games, my study, everything that is stored about me, and being forgotten."""

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from stockpile.server import protocol
from stockpile.server.coach.analysis import MyStudy
from stockpile.server.db.rows import GuestRow
from stockpile.server.guests.guests import COOKIE
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.people.messages import Forgetting, KeptData, MyGames
from stockpile.server.people.my_games import my_games, my_study
from stockpile.server.people.privacy import data_about, forget_guest
from stockpile.server.rate_limits import RateLimits
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.web.routing import client_of, known, problems


@get("/api/me/games", responses=problems(401))
async def list_games(
    guest: NamedDependency[GuestRow | None], server: NamedDependency[Server], lobby: NamedDependency[Lobby]
) -> MyGames:
    """My games, and how they went."""
    return await my_games(server, lobby, known(guest))


@get("/api/me/study", responses=problems(401))
async def show_study(
    request: Request[Any, Any, Any],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
) -> MyStudy:
    """Luck and skill in my analysed games, and my habits with what they cost."""
    who = known(guest)
    rate_limits.count("studies", client_of(request, who))
    return await my_study(server, who)


@get("/api/me/kept", responses=problems(401))
async def show_kept(guest: NamedDependency[GuestRow | None], server: NamedDependency[Server]) -> KeptData:
    """Everything that is kept about me."""
    return await data_about(server, known(guest))


@post("/api/me/forget", responses=problems(401, 409, 413), status_code=200)
async def be_forgotten(
    data: JSONBody[Forgetting], guest: NamedDependency[GuestRow | None], server: NamedDependency[Server]
) -> Response[protocol.Me]:
    """Have all of it deleted. Bots play on in games that run; in games that are over the seat has no name any more."""
    who = known(guest)
    if data.id != who.id:
        raise Refusal("server-somebody-else", 409)
    await forget_guest(server, who)
    answer = Response(protocol.Me(""))
    answer.delete_cookie(COOKIE)
    return answer


ROUTES: Final = [list_games, show_study, show_kept, be_forgotten]
