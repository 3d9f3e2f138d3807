"""HTTP: who I am, my devices, and the codes that add one."""

from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from stockpile.server import protocol
from stockpile.server.db.rows import GuestRow
from stockpile.server.guests.device_codes import CODE_SECONDS, new_code, redeem_code, sign_out, sign_out_others
from stockpile.server.guests.devices import CodeTry, Device, DeviceCode, MyDevices
from stockpile.server.guests.guests import COOKIE, DeviceRow
from stockpile.server.lobby.invitations import is_local, qr_code
from stockpile.server.rate_limits import Client, RateLimits
from stockpile.server.refusals import Refusal
from stockpile.server.server import Server
from stockpile.server.web.routing import address_of, base_of, client_of, cookie_for, known, problems

Here = NamedDependency[DeviceRow | None]
DeviceKey = Annotated[str, PathParameter(description="id of one of my devices", max_length=16)]


@get("/api/me", responses=problems())
async def me(guest: NamedDependency[GuestRow | None]) -> protocol.Me:
    """Who I am here."""
    return protocol.Me(guest.name, guest.id) if guest is not None else protocol.Me("")


@post("/api/guest", responses=problems(413), status_code=200)
async def become_guest(
    request: Request[Any, Any, Any],
    data: JSONBody[protocol.GuestName],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
) -> Response[protocol.Me]:
    """Choose a name; the first time, a cookie comes with it."""
    if guest is not None:
        await server.guests.rename(guest, data.name)
        return Response(protocol.Me(guest.name, guest.id))
    made, value = await server.guests.new(data.name, request.headers.get("user-agent", ""))
    return Response(protocol.Me(made.name, made.id), cookies=[cookie_for(request, value)])


# Devices.


def _own(device: DeviceRow | None) -> DeviceRow:
    if device is None:
        raise Refusal("server-no-guest", 401)
    return device


async def _mine(server: Server, guest: GuestRow, here: DeviceRow) -> MyDevices:
    return MyDevices(
        [
            Device(each.id, each.browser, each.system, each.created, each.seen, each.id == here.id)
            for each in await server.guests.devices.of(guest.id)
        ]
    )


@get("/api/me/devices", responses=problems(401))
async def list_devices(
    guest: NamedDependency[GuestRow | None], device: Here, server: NamedDependency[Server]
) -> MyDevices:
    """Where I am known."""
    return await _mine(server, known(guest), _own(device))


@post("/api/me/devices/code", responses=problems(401, 409, 413), status_code=200)
async def make_code(
    request: Request[Any, Any, Any],
    guest: NamedDependency[GuestRow | None],
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
) -> DeviceCode:
    """A code for another device of mine. It lives two minutes, works once, and replaces the one before."""
    who = known(guest)
    rate_limits.count_code(client_of(request, who))
    code, base = await new_code(server, who), base_of(request, server.settings)
    link = f"{base}/device#{code}"  # behind the sign, browsers keep it to themselves: it is in no log
    size, path = qr_code(link)
    return DeviceCode(code, int(CODE_SECONDS), link, is_local(base), size, path)


@post("/api/device", responses=problems(409, 413), status_code=200)
async def use_code(
    request: Request[Any, Any, Any],
    data: JSONBody[CodeTry],
    device: Here,
    server: NamedDependency[Server],
    rate_limits: NamedDependency[RateLimits],
) -> Response[protocol.Me]:
    """With a code of another device, be who that is."""
    rate_limits.count_code(Client(device.guest if device is not None else None, address_of(request)))
    guest, cookie = await redeem_code(server, data.code, request.headers.get("user-agent", ""), device, data.replace)
    return Response(protocol.Me(guest.name, guest.id), cookies=[cookie_for(request, cookie)])


@post("/api/me/devices/{key:str}/sign-out", responses=problems(401, 404, 413), status_code=200)
async def sign_out_device(
    key: DeviceKey, guest: NamedDependency[GuestRow | None], device: Here, server: NamedDependency[Server]
) -> Response[MyDevices]:
    """One of my devices, maybe this one, is known no more."""
    who, here = known(guest), _own(device)
    await sign_out(server, who, key)
    answer = Response(await _mine(server, who, here))
    if key == here.id:
        answer.delete_cookie(COOKIE)
    return answer


@post("/api/me/devices/sign-out-others", responses=problems(401, 413), status_code=200)
async def sign_out_all_others(
    guest: NamedDependency[GuestRow | None], device: Here, server: NamedDependency[Server]
) -> MyDevices:
    """All my devices but this one are known no more."""
    who, here = known(guest), _own(device)
    await sign_out_others(server, who, here)
    return await _mine(server, who, here)


ROUTES: Final = [me, become_guest, list_devices, make_code, use_code, sign_out_device, sign_out_all_others]
