"""HTTP: who I am, my devices, and the codes that add one.

A code lives two minutes and works once. It has two halves. The first finds it. The second is the secret: the store has
only its fingerprint, and wrong guesses count against that code. A wrong guess learns only that it is wrong. That a code
is used, too old or tried too often is said only to somebody who has all of it.

>>> code_halves("k7qd-3mxw"), code_halves(" K7QD 3MXW "), code_halves("K7QD-3MX"), code_halves("K7QD-3MX0")
(('K7QD', '3MXW'), ('K7QD', '3MXW'), None, None)
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from time import time
from typing import Annotated, Any, Final

from litestar import Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter

from stockpile.server import protocol
from stockpile.server.cluster_sync import dismiss_signed_out
from stockpile.server.db.rows import GuestRow
from stockpile.server.guests.devices import CodeTry, Device, DeviceCode, MyDevices
from stockpile.server.guests.guests import COOKIE, CodeAttempt, CodeOutcome, CodeRow, DeviceRow, new_device
from stockpile.server.lobby.invitations import is_local
from stockpile.server.qr_code import qr_code
from stockpile.server.rate_limits import Client, RateLimits
from stockpile.server.refusals import Refusal, conflict, not_found
from stockpile.server.server import Server
from stockpile.server.web.routing import address_of, base_of, client_of, cookie_for, known, problems

CODE_SECONDS: Final = 120.0
MAX_DEVICES: Final = 20  # of one guest
CODE_LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0 and O, no 1 and I
HALF_LENGTH: Final = 4  # letters, 20 bits
MAX_DRAWS: Final = 10  # tries to draw a first half that no other code has
# There are a million second halves. A fast hash would let a reader of the database try them all at once.
SCRYPT_COST: Final = {"n": 4096, "r": 8, "p": 1}

Clock = Callable[[], float]


def code_halves(code: str) -> tuple[str, str] | None:
    """The halves of a code as people type it, or None."""
    letters = "".join(code.upper().replace("-", "").split())
    if len(letters) != 2 * HALF_LENGTH or not set(letters) <= set(CODE_LETTERS):
        return None
    return letters[:HALF_LENGTH], letters[HALF_LENGTH:]


async def _fingerprint(first: str, second: str) -> str:
    made = await asyncio.to_thread(
        hashlib.scrypt, second.encode(), salt=f"device/{first}".encode(), dklen=32, **SCRYPT_COST
    )
    return made.hex()


def _random_half() -> str:
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(HALF_LENGTH))


async def new_code(server: Server, guest: GuestRow, clock: Clock = time) -> str:
    """A new code for this guest. It replaces the one before."""
    devices = server.guests.devices
    if len(await devices.of(guest.id)) >= MAX_DEVICES:
        raise conflict("server-too-many-devices", most=MAX_DEVICES)
    for _ in range(MAX_DRAWS):
        first, second = _random_half(), _random_half()
        row = CodeRow(guest.id, first, await _fingerprint(first, second), clock() + CODE_SECONDS)
        if await devices.open_code(row):
            return f"{first}-{second}"
    raise Refusal("server-cannot-store", 503)


async def redeem_code(
    server: Server, code: str, agent: str, now: DeviceRow | None, replace: bool, clock: Clock = time
) -> tuple[GuestRow, str]:
    """The device becomes one of the guest who asked for the code. Returns that guest and the cookie's value.

    `now` is the guest's device that it is until then, which is lost; that needs `replace`.
    """
    halves = code_halves(code)
    if halves is None:
        raise conflict("server-code-wrong")
    first, second = halves
    device, secret = new_device("", agent, clock())
    attempt = CodeAttempt(first, await _fingerprint(first, second), device, now, replace)
    outcome, key = await server.guests.devices.redeem(attempt)
    guest = await server.guests.guest(key) if key else None
    if guest is None:
        raise conflict("server-code-wrong")
    if outcome != "joined":
        raise await _refusal(server, outcome, guest, now)
    if now is not None:
        await dismiss_signed_out(server.tables, server.guests, now.guest)
    return guest, f"{guest.id}.{secret}"


async def _refusal(server: Server, outcome: CodeOutcome, guest: GuestRow, now: DeviceRow | None) -> Refusal:
    if outcome != "other" or now is None:
        return conflict(f"server-code-{outcome}")
    other = await server.guests.guest(now.guest)
    return conflict("server-code-other", name=guest.name, other=other.name if other else "")


async def sign_out(server: Server, guest: GuestRow, device: str) -> None:
    """Sign out one device of a guest, maybe the one that asks."""
    if device not in {each.id for each in await server.guests.devices.of(guest.id)}:
        raise not_found("server-no-such-device")
    await server.guests.devices.sign_out(guest.id, [device])
    await dismiss_signed_out(server.tables, server.guests, guest.id)


async def sign_out_others(server: Server, guest: GuestRow, here: DeviceRow) -> None:
    """Sign out all devices of a guest but one."""
    others = [each.id for each in await server.guests.devices.of(guest.id) if each.id != here.id]
    await server.guests.devices.sign_out(guest.id, others)
    await dismiss_signed_out(server.tables, server.guests, guest.id)


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
    rate_limits.count("codes", client_of(request, who))
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
    rate_limits.count("codes", Client(device.guest if device is not None else None, address_of(request)))
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
