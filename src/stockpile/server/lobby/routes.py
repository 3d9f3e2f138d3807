"""HTTP: the tables in the lobby, and the seats at one table."""

from typing import Annotated, Any, Final

from litestar import Request, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from stockpile import __version__
from stockpile.bots import BOTS, names
from stockpile.i18n import languages
from stockpile.rules.config import INVESTOR_SETS, MODULES, PRESETS
from stockpile.server import protocol
from stockpile.server.db.rows import GuestRow
from stockpile.server.lobby import lobby as moderation
from stockpile.server.lobby.invitations import Invitation, invitation
from stockpile.server.lobby.lobby import Lobby
from stockpile.server.rate_limits import RateLimits
from stockpile.server.server import Server
from stockpile.server.settings import USUAL_BOT
from stockpile.server.web.routing import Key, base_of, client_of, known, problems


@get("/api/choices", responses=problems())
async def choices(server: NamedDependency[Server]) -> protocol.Choices:
    """What a table can be made of."""
    return protocol.Choices(
        bots=names(),
        styles={name: list(kind.styles) for name, kind in BOTS.items() if kind.styles},
        usual_bot=USUAL_BOT,
        presets={name: list(modules) for name, (modules, _) in PRESETS.items()},
        preset_sets={name: list(sets) for name, (_, sets) in PRESETS.items()},
        modules=list(MODULES),
        investor_sets=list(INVESTOR_SETS),
        languages=list(languages()),
        version=__version__,
        figures_changed=server.contents.changed_figures(),
    )


@get("/api/tables", responses=problems())
async def list_tables(guest: NamedDependency[GuestRow | None], lobby: NamedDependency[Lobby]) -> protocol.TableLists:
    """Tables with open seats, and my own."""
    return await lobby.tables_for(guest)


@post("/api/tables", responses=problems(401, 409, 413))
async def create_table(
    request: Request[Any, Any, Any],
    data: JSONBody[protocol.NewTable],
    guest: NamedDependency[GuestRow | None],
    lobby: NamedDependency[Lobby],
    rate_limits: NamedDependency[RateLimits],
) -> protocol.TableInfo:
    """Set up a table."""
    host = known(guest)
    rate_limits.count("tables", client_of(request, host))
    return (await lobby.create(host, data)).info(host.id)


@get("/api/tables/{key:str}", responses=problems(404, 409))
async def show_table(
    key: Key, guest: NamedDependency[GuestRow | None], lobby: NamedDependency[Lobby]
) -> protocol.TableInfo:
    """One table."""
    return await lobby.table_info(key, guest)


@post("/api/tables/{key:str}/join", responses=problems(401, 404, 409, 413), status_code=200)
async def join_table(
    key: Key,
    data: JSONBody[protocol.Join],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    lobby: NamedDependency[Lobby],
) -> protocol.TableInfo:
    """Take a seat."""
    who, table = known(guest), await server.tables.open(key)
    await lobby.join(table, who, data)
    return table.info(who.id)


@post("/api/tables/{key:str}/leave", responses=problems(401, 404, 409, 413), status_code=200)
async def leave_table(
    key: Key,
    data: JSONBody[protocol.Leave],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    lobby: NamedDependency[Lobby],
) -> protocol.TableInfo:
    """Give up a seat."""
    who, table = known(guest), await server.tables.open(key)
    await lobby.leave(table, who, data.seat)
    return table.info(who.id)


@post("/api/tables/{key:str}/seats/{seat:int}", responses=problems(401, 404, 409, 413), status_code=200)
async def change_seat(
    key: Key,
    seat: Annotated[int, PathParameter(ge=0, le=4)],
    data: JSONBody[protocol.SeatChange],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    lobby: NamedDependency[Lobby],
) -> protocol.TableInfo:
    """As the host, make a seat open, reserved or a bot's."""
    who, table = known(guest), await server.tables.open(key)
    await lobby.change_seat(table, who, seat, data)
    return table.info(who.id)


@post("/api/tables/{key:str}/start", responses=problems(401, 404, 409, 413), status_code=200)
async def start_table(
    key: Key, guest: NamedDependency[GuestRow | None], server: NamedDependency[Server], lobby: NamedDependency[Lobby]
) -> protocol.TableInfo:
    """As the host, start the game."""
    who, table = known(guest), await server.tables.open(key)
    await lobby.start(table, who)
    return table.info(who.id)


@post("/api/tables/{key:str}/again", responses=problems(401, 404, 409, 413), status_code=200)
async def play_again(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    lobby: NamedDependency[Lobby],
    rate_limits: NamedDependency[RateLimits],
    fair: Annotated[bool, QueryParameter(description="wait for my part in the deal, if it starts at once")] = False,
) -> protocol.TableInfo:
    """After the end, another game with the same people and bots: set one up, or take a seat at the one there is."""
    who = known(guest)
    rate_limits.count("tables", client_of(request, who))
    return (await lobby.rematch(await server.tables.open(key), who, fair)).info(who.id)


# Invitations, and what a host may do to others.


@get("/api/tables/{key:str}/invitation", responses=problems(404, 409))
async def invite(
    request: Request[Any, Any, Any],
    key: Key,
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    lobby: NamedDependency[Lobby],
) -> Invitation:
    """The link to a table that others can use, and its QR code."""
    return invitation(await lobby.table_info(key, guest), base_of(request, server.settings))


@post("/api/tables/{key:str}/closed", responses=problems(401, 404, 409, 413), status_code=200)
async def close_table(
    key: Key, data: JSONBody[protocol.Closing], guest: NamedDependency[GuestRow | None], server: NamedDependency[Server]
) -> protocol.TableInfo:
    """As the host, close the table to everybody who has no seat there, or open it."""
    who, table = known(guest), await server.tables.open(key)
    await moderation.set_closed(table, who, data.closed)
    return table.info(who.id)


@post("/api/tables/{key:str}/mute", responses=problems(401, 404, 409, 413), status_code=200)
async def mute_somebody(
    key: Key, data: JSONBody[protocol.Muting], guest: NamedDependency[GuestRow | None], server: NamedDependency[Server]
) -> protocol.TableInfo:
    """As the host, forbid somebody to speak there, or allow it again."""
    who, table = known(guest), await server.tables.open(key)
    await moderation.set_muted(server, table, who, data.who, data.muted)
    return table.info(who.id)


@post("/api/tables/{key:str}/remove", responses=problems(401, 404, 409, 413), status_code=200)
async def remove_somebody(
    key: Key, data: JSONBody[protocol.Removal], guest: NamedDependency[GuestRow | None], server: NamedDependency[Server]
) -> protocol.TableInfo:
    """As the host, before the game, take somebody off the table."""
    who, table = known(guest), await server.tables.open(key)
    await moderation.remove_person(server, table, who, data.who)
    return table.info(who.id)


ROUTES: Final = [
    choices,
    list_tables,
    create_table,
    show_table,
    join_table,
    leave_table,
    change_seat,
    start_table,
    play_again,
    invite,
    close_table,
    mute_somebody,
    remove_somebody,
]
