"""Guests: a name, and on each device a secret in a cookie that scripts cannot read and other sites cannot send."""

import hashlib
import hmac
import secrets
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.server.house.devices.agents import recognised
from stockpile.server.letters import checked_name
from stockpile.server.recent import Recent
from stockpile.server.store.database import Store
from stockpile.server.store.devices import DeviceRow, Devices
from stockpile.server.store.rows import GuestRow

COOKIE: Final = "stockpile_guest"
KNOWN: Final = 5000  # guests in memory, and as many devices
TRUSTED: Final = (
    30.0  # seconds before the store is asked again whether a device is signed out, should no one have said so
)
NOTED: Final = 3600.0  # seconds between two notes that a device was here
YEAR: Final = 365 * 24 * 3600


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class _Read:
    """A device as it was in the store at a moment."""

    device: DeviceRow
    at: float


class Guests:
    """Guests and devices that came by lately; the rest is in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.devices = Devices(store)
        self.known: Recent[GuestRow] = Recent(KNOWN)
        self._here: Recent[_Read] = Recent(KNOWN)
        self._changes = 0  # devices were forgotten that often: what was read before may be wrong

    async def new(self, name: str, agent: str = "") -> tuple[GuestRow, str]:
        """A new guest and the value of the cookie for the first device."""
        guest = GuestRow(secrets.token_hex(8), secrets.token_hex(32), checked_name(name))
        device, secret = new_device(guest.id, agent, guest.created)
        await self.devices.add_guest(guest, device)
        self.known[guest.id] = guest
        self._remember(device)
        return guest, f"{guest.id}.{secret}"

    async def rename(self, guest: GuestRow, name: str) -> None:
        name = checked_name(name)
        await self._store.rename_guest(guest.id, name)
        guest.name = name

    async def by_cookie(self, cookie: str | None, agent: str = "") -> GuestRow | None:
        """Whoever has this cookie, or nobody."""
        device = await self.device(cookie, agent)
        return await self.guest(device.guest) if device is not None else None

    async def device(self, cookie: str | None, agent: str = "") -> DeviceRow | None:
        """The device that has this cookie, unless it is signed out."""
        guest, _, secret = (cookie or "").partition(".")
        if len(guest) != 16 or not secret or len(secret) > 64:
            return None
        key = f"{guest}.{_hash(secret)}"
        read: _Read | None = self._here.get(key)
        if read is None or read.at < monotonic() - TRUSTED:
            read = await self._look_for(guest, key)
        if read is None:
            return None
        await self._note(read.device, agent)
        return read.device

    def forget_devices(self, guest: str) -> None:
        """Whatever is known here of a guest's devices may be out of date."""
        self._changes += 1
        for key in [key for key, read in self._here.items() if read.device.guest == guest]:
            del self._here[key]

    async def guest(self, key: str) -> GuestRow | None:
        guest: GuestRow | None = self.known.get(key) or await self._store.guest(key)
        if guest is None:
            return None
        return self.known.setdefault(key, guest)  # somebody else may have brought it in the meantime

    async def _look_for(self, guest: str, key: str) -> _Read | None:
        """Ask the store. What is signed out while it answers is asked for again."""
        before = None
        devices: list[DeviceRow] = []
        while before != self._changes:
            before = self._changes
            devices = await self.devices.of(guest)
        _, _, secret = key.partition(".")
        found = [device for device in devices if hmac.compare_digest(device.secret, secret)]
        if not found:
            self._here.pop(key, None)
            return None
        return self._remember(found[0])

    def _remember(self, device: DeviceRow) -> _Read:
        read = self._here[f"{device.guest}.{device.secret}"] = _Read(device, monotonic())
        return read

    async def _note(self, device: DeviceRow, agent: str) -> None:
        """That it was here, every now and then. A store that cannot be written to is no reason to turn anybody away."""
        if device.seen > time() - NOTED:
            return
        device.seen = time()
        device.browser, device.system = recognised(agent)
        with suppress(SQLAlchemyError, OSError):
            await self.devices.note(device)


def new_device(guest: str, agent: str, now: float) -> tuple[DeviceRow, str]:
    """A device of a guest, and its secret."""
    secret = secrets.token_urlsafe(32)
    return DeviceRow(secrets.token_hex(8), guest, _hash(secret), *recognised(agent), now, now), secret
