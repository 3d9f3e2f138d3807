"""Add a device to a guest by a code that lives two minutes and works once; sign devices out.

A code has two halves. The first finds it. The second is the secret: the store has only its fingerprint, and wrong
guesses count against that code. A wrong guess learns only that it is wrong. That a code is used, too old or tried too
often is said only to somebody who has all of it.

>>> code_halves("k7qd-3mxw"), code_halves(" K7QD 3MXW "), code_halves("K7QD-3MX"), code_halves("K7QD-3MX0")
(('K7QD', '3MXW'), ('K7QD', '3MXW'), None, None)
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from time import time
from typing import Final

from stockpile.server.cluster_sync import dismiss_signed_out
from stockpile.server.db.rows import GuestRow
from stockpile.server.guests.guests import CodeAttempt, CodeOutcome, CodeRow, DeviceRow, new_device
from stockpile.server.refusals import Refusal, conflict, not_found
from stockpile.server.server import Server

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
