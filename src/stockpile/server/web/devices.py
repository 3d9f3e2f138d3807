"""HTTP about devices: the list of mine, a code for another one, and signing them out."""

from typing import Annotated, Final

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from stockpile.server.house.conduct import Doer
from stockpile.server.house.devices.joining import LIFE, join, new_code, sign_out, sign_out_others
from stockpile.server.house.guests import COOKIE
from stockpile.server.house.house import House
from stockpile.server.messages import protocol
from stockpile.server.messages.devices import CodeTry, Device, DeviceCode, MyDevices
from stockpile.server.messages.refusals import Refusal
from stockpile.server.store.devices import DeviceRow
from stockpile.server.store.rows import GuestRow
from stockpile.server.web.api import Asking, Hall, Manners, Visitor, cookie_for, known, problems
from stockpile.server.web.invitations import base_of, drawn, is_local
from stockpile.server.web.play import address_of

Here = NamedDependency[DeviceRow | None]
DeviceKey = Annotated[str, PathParameter(description="id of one of my devices", max_length=16)]


def _own(device: DeviceRow | None) -> DeviceRow:
    if device is None:
        raise Refusal("server-no-guest", 401)
    return device


async def _mine(house: House, guest: GuestRow, here: DeviceRow) -> MyDevices:
    return MyDevices(
        [
            Device(each.id, each.browser, each.system, each.created, each.seen, each.id == here.id)
            for each in await house.guests.devices.of(guest.id)
        ]
    )


@get("/api/me/devices", responses=problems(401))
async def list_devices(guest: Visitor, device: Here, house: Hall) -> MyDevices:
    """Where I am known."""
    return await _mine(house, known(guest), _own(device))


@post("/api/me/devices/code", responses=problems(401, 409, 413), status_code=200)
async def make_code(request: Asking, guest: Visitor, house: Hall, conduct: Manners) -> DeviceCode:
    """A code for another device of mine. It lives two minutes, works once, and replaces the one before."""
    who = known(guest)
    conduct.count_code(Doer(who.id, address_of(request)))
    code, base = await new_code(house, who), base_of(request, house.settings)
    link = f"{base}/device#{code}"  # behind the sign, browsers keep it to themselves: it is in no log
    size, path = drawn(link)
    return DeviceCode(code, int(LIFE), link, is_local(base), size, path)


@post("/api/device", responses=problems(409, 413), status_code=200)
async def use_code(
    request: Asking, data: JSONBody[CodeTry], device: Here, house: Hall, conduct: Manners
) -> Response[protocol.Me]:
    """With a code of another device, be who that is."""
    conduct.count_code(Doer(device.guest if device is not None else None, address_of(request)))
    guest, cookie = await join(house, data.code, request.headers.get("user-agent", ""), device, data.replace)
    return Response(protocol.Me(guest.name, guest.id), cookies=[cookie_for(request, cookie)])


@post("/api/me/devices/{key:str}/sign-out", responses=problems(401, 404, 413), status_code=200)
async def sign_out_device(key: DeviceKey, guest: Visitor, device: Here, house: Hall) -> Response[MyDevices]:
    """One of my devices, maybe this one, is known no more."""
    who, here = known(guest), _own(device)
    await sign_out(house, who, key)
    answer = Response(await _mine(house, who, here))
    if key == here.id:
        answer.delete_cookie(COOKIE)
    return answer


@post("/api/me/devices/sign-out-others", responses=problems(401, 413), status_code=200)
async def sign_out_all_others(guest: Visitor, device: Here, house: Hall) -> MyDevices:
    """All my devices but this one are known no more."""
    who, here = known(guest), _own(device)
    await sign_out_others(house, who, here)
    return await _mine(house, who, here)


ROUTES: Final = [list_devices, make_code, use_code, sign_out_device, sign_out_all_others]
