"""HTTP: the coach's analysis of a finished game, for everybody who may see its replay."""

from typing import Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency

from stockpile.server.archive.archive import Archive
from stockpile.server.coach.analysis import Coaching, GameAnalysis
from stockpile.server.coach.coach import AnalysisClient
from stockpile.server.db.rows import GuestRow
from stockpile.server.rate_limits import RateLimits
from stockpile.server.refusals import not_found
from stockpile.server.server import Server
from stockpile.server.web.routing import Key, client_of, problems


@get("/api/tables/{key:str}/coach", responses=problems(404, 409))
async def watch_coach(
    key: Key,
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    archive: NamedDependency[Archive],
) -> Coaching:
    """How far the analysis of a game is."""
    await archive.finished_row(key, guest)
    return server.coach.progress(key, await server.coach.analyses.look(key))


@post("/api/tables/{key:str}/coach", responses=problems(404, 409, 413), status_code=200)
async def ask_coach(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    archive: NamedDependency[Archive],
    rate_limits: NamedDependency[RateLimits],
) -> Coaching:
    """Have a game analysed that is over: quickly at first, then with care. What is there or under way stays."""
    client = client_of(request, guest)
    record = await archive.record_without_names(key, guest, client.address)
    coach = server.coach
    kept = await coach.analyses.look(key)
    if kept != "full" and not coach.is_analysing(key):
        asker = AnalysisClient(client.name, client.address)
        coach.check_capacity(asker)
        rate_limits.count("analyses", client)
        coach.enqueue(key, record, asker, kept)
    return coach.progress(key, kept)


@get("/api/tables/{key:str}/analysis", responses=problems(404, 409))
async def show_analysis(
    key: Key,
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    archive: NamedDependency[Archive],
) -> Response[GameAnalysis]:
    """What the coach says of a game."""
    row = await archive.finished_row(key, guest)
    found = await server.coach.analyses.of(key, [seat.name for seat in row.seats])
    if found is None:
        raise not_found("server-no-analysis")
    return Response(found)


ROUTES: Final = [watch_coach, ask_coach, show_analysis]
