"""Another device for a guest, by a code that lives two minutes and works once; and signing devices out.

A code has two halves. By the first it is found; the second is the secret, of which the store has a fingerprint, and
wrong ones count against that one code. Who guesses learns nothing but that it was wrong: whether a code is used, too
old or tried too often is told to who has it whole.

>>> split("k7qd-3mxw"), split(" K7QD 3MXW "), split("K7QD-3MX"), split("K7QD-3MX0")
(('K7QD', '3MXW'), ('K7QD', '3MXW'), None, None)
"""

import asyncio
import hashlib
import secrets
from collections.abc import Callable
from time import time
from typing import Final

from stockpile.server.cluster_sync import dismiss_signed_out
from stockpile.server.guests.guests import Attempt, CodeRow, DeviceRow, Outcome, new_device
from stockpile.server.refusals import Refusal, conflict, not_found
from stockpile.server.server import Server
from stockpile.server.store.rows import GuestRow

LIFE: Final = 120.0  # seconds
MOST: Final = 20  # devices of a guest
LETTERS: Final = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ"  # no 0 and O, no 1 and I
HALF: Final = 4  # letters, 20 bits
DRAWS: Final = 10  # of a first half that nobody else has just now
# A second half has a million possibilities: who could read the store would find it out at once, were it quicker to try.
TOIL: Final = {"n": 4096, "r": 8, "p": 1}

Clock = Callable[[], float]


def split(code: str) -> tuple[str, str] | None:
    """The halves of a code, as people type it; None if it is none."""
    letters = "".join(code.upper().replace("-", "").split())
    if len(letters) != 2 * HALF or not set(letters) <= set(LETTERS):
        return None
    return letters[:HALF], letters[HALF:]


async def _fingerprint(first: str, second: str) -> str:
    made = await asyncio.to_thread(hashlib.scrypt, second.encode(), salt=f"device/{first}".encode(), dklen=32, **TOIL)
    return made.hex()


def _drawn() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(HALF))


async def new_code(server: Server, guest: GuestRow, clock: Clock = time) -> str:
    """A code by which another device becomes this guest's; the one before it is good no more."""
    devices = server.guests.devices
    if len(await devices.of(guest.id)) >= MOST:
        raise conflict("server-too-many-devices", most=MOST)
    for _ in range(DRAWS):
        first, second = _drawn(), _drawn()
        row = CodeRow(guest.id, first, await _fingerprint(first, second), clock() + LIFE)
        if await devices.open_code(row):
            return f"{first}-{second}"
    raise Refusal("server-cannot-store", 503)


async def join(
    server: Server, code: str, agent: str, now: DeviceRow | None, replace: bool, clock: Clock = time
) -> tuple[GuestRow, str]:
    """A device becomes that of whoever had the code made: who that is, and its cookie's value.

    Who it is `now` must be willing to go (`replace`).
    """
    halves = split(code)
    if halves is None:
        raise conflict("server-code-wrong")
    first, second = halves
    device, secret = new_device("", agent, clock())
    attempt = Attempt(first, await _fingerprint(first, second), device, now, replace)
    outcome, key = await server.guests.devices.redeem(attempt)
    guest = await server.guests.guest(key) if key else None
    if guest is None:
        raise conflict("server-code-wrong")
    if outcome != "joined":
        raise await _refusal(server, outcome, guest, now)
    if now is not None:
        await dismiss_signed_out(server.tables, server.guests, now.guest)
    return guest, f"{guest.id}.{secret}"


async def _refusal(server: Server, outcome: Outcome, guest: GuestRow, now: DeviceRow | None) -> Refusal:
    if outcome != "other" or now is None:
        return conflict(f"server-code-{outcome}")
    other = await server.guests.guest(now.guest)
    return conflict("server-code-other", name=guest.name, other=other.name if other else "")


async def sign_out(server: Server, guest: GuestRow, device: str) -> None:
    """One device of a guest, maybe the one that asks."""
    if device not in {each.id for each in await server.guests.devices.of(guest.id)}:
        raise not_found("server-no-such-device")
    await server.guests.devices.sign_out(guest.id, [device])
    await dismiss_signed_out(server.tables, server.guests, guest.id)


async def sign_out_others(server: Server, guest: GuestRow, here: DeviceRow) -> None:
    """All devices of a guest but one."""
    others = [each.id for each in await server.guests.devices.of(guest.id) if each.id != here.id]
    await server.guests.devices.sign_out(guest.id, others)
    await dismiss_signed_out(server.tables, server.guests, guest.id)
