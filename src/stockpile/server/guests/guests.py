"""Guests and their devices: a name, and on each device a secret cookie. Sessions, queries, and codes for more devices.

Scripts cannot read the cookie and other sites cannot send it. Several workers may use one database, so what must happen
once is decided there, in one transaction.
"""

import hashlib
import hmac
import secrets
from collections.abc import Collection
from contextlib import suppress
from dataclasses import asdict, dataclass
from time import monotonic, time
from typing import Any, Final, Literal

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from stockpile.server.cache import LruCache
from stockpile.server.db import schema
from stockpile.server.db.rows import GuestRow
from stockpile.server.db.store import Store
from stockpile.server.guests.devices import browser_and_system
from stockpile.server.text_checks import checked_name

MAX_CODE_TRIES: Final = 5  # of one code; later tries are refused unread

CodeOutcome = Literal["joined", "wrong", "used", "late", "tries", "same", "other"]


@dataclass
class DeviceRow:
    id: str
    guest: str
    secret: str  # its SHA-256; the secret itself is in the device's cookie alone
    browser: str
    system: str
    created: float
    seen: float


@dataclass(frozen=True)
class CodeRow:
    """A code as it is stored: what it is found by, and a fingerprint of the rest."""

    guest: str
    lookup: str
    secret: str
    expires: float
    tries: int = 0
    device: str = ""  # that came by it


@dataclass(frozen=True)
class CodeAttempt:
    """A try to redeem a code: the client becomes `device`, and is `now` another guest's device or none."""

    lookup: str
    secret: str
    device: DeviceRow
    now: DeviceRow | None = None
    replace: bool = False  # who they are now may be given up


class Devices:
    """Queries about devices and codes."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def add_guest(self, guest: GuestRow, device: DeviceRow) -> None:
        """A new guest with a first device."""
        await self._store.change(
            insert(schema.guests).values(asdict(guest)), insert(schema.devices).values(asdict(device))
        )

    async def of(self, guest: str) -> list[DeviceRow]:
        """The devices of a guest, the oldest first."""
        columns = schema.devices.c
        query = select(schema.devices).where(columns.guest == guest).order_by(columns.created, columns.id)
        return [DeviceRow(**row) for row in await self._store.rows(query)]

    async def note(self, device: DeviceRow) -> None:
        """Store what the device is, and when it was last seen."""
        facts = {"browser": device.browser, "system": device.system, "seen": device.seen}
        await self._store.change(update(schema.devices).where(schema.devices.c.id == device.id).values(facts))

    async def sign_out(self, guest: str, devices: Collection[str]) -> None:
        """Forget these devices of a guest, and the code that one of them may have asked for."""
        columns = schema.devices.c
        await self._store.change(
            delete(schema.devices).where(columns.guest == guest, columns.id.in_(devices)),
            delete(schema.codes).where(schema.codes.c.guest == guest),
            notifications=[self._store.notification("guest", more=guest)],
        )

    # Codes.

    async def open_code(self, code: CodeRow) -> bool:
        """Replace the guest's code. False if another guest's code has the same first half: draw again."""
        try:
            await self._store.change(
                delete(schema.codes).where(schema.codes.c.guest == code.guest),
                insert(schema.codes).values(asdict(code)),
            )
        except IntegrityError:
            return False
        return True

    async def code_of(self, guest: str) -> CodeRow | None:
        """The last code of a guest, used or not."""
        rows = await self._store.rows(select(schema.codes).where(schema.codes.c.guest == guest))
        return CodeRow(**rows[0]) if rows else None

    async def redeem(self, attempt: CodeAttempt) -> tuple[CodeOutcome, str]:
        """The outcome of an attempt, and whose code it was, which only a correct code reveals."""
        result: list[tuple[CodeOutcome, str]] = []

        async def work(connection: AsyncConnection) -> None:
            result.append(await _redeemed(connection, attempt))

        left = [self._store.notification("guest", more=attempt.now.guest)] if attempt.now is not None else []
        await self._store.write(work, left)
        return result[-1]


async def _redeemed(connection: AsyncConnection, attempt: CodeAttempt) -> tuple[CodeOutcome, str]:
    """A try is spent before anybody looks whether it was right, so no more of them can be made at the same moment.

    The first holds the row until its transaction ends. A second one waits, and finds the code used.
    """
    columns, moment = schema.codes.c, attempt.device.created
    meant = columns.lookup == attempt.lookup
    usable = meant & (columns.device == "") & (columns.tries < MAX_CODE_TRIES) & (columns.expires > moment)
    spent = await connection.execute(update(schema.codes).where(usable).values(tries=columns.tries + 1))
    row = (await connection.execute(select(schema.codes).where(meant))).mappings().first()
    if row is None or not hmac.compare_digest(row["secret"], attempt.secret):
        return "wrong", ""
    outcome = _outcome(row, attempt, spent.rowcount == 1)
    if outcome == "joined" and row["device"] == "":
        await _join(connection, attempt, row["guest"])
    return outcome, row["guest"]


def _outcome(row: Any, attempt: CodeAttempt, spent: bool) -> CodeOutcome:
    """What becomes of an attempt with the right code."""
    if row["device"] == attempt.device.id:  # ours: it was stored, but the connection broke before anybody said so
        return "joined"
    if row["device"]:
        return "used"
    if row["expires"] <= attempt.device.created:
        return "late"
    if not spent:
        return "tries"
    if attempt.now is None or (attempt.replace and attempt.now.guest != row["guest"]):
        return "joined"
    return "same" if attempt.now.guest == row["guest"] else "other"


async def _join(connection: AsyncConnection, attempt: CodeAttempt, guest: str) -> None:
    """The code is used, the device is known, and who it was before is signed out there: its cookie is replaced."""
    device = attempt.device
    await connection.execute(
        update(schema.codes).where(schema.codes.c.guest == guest).values(device=device.id, expires=device.created)
    )
    await connection.execute(insert(schema.devices).values(asdict(device) | {"guest": guest}))
    if attempt.now is not None:
        await connection.execute(delete(schema.devices).where(schema.devices.c.id == attempt.now.id))


COOKIE: Final = "stockpile_guest"
MAX_REMEMBERED: Final = 5000  # guests in memory, and as many devices
TRUST_SECONDS: Final = (
    30.0  # seconds before the store is asked again whether a device is signed out, should no one have said so
)
SEEN_SECONDS: Final = 3600.0  # seconds between two notes that a device was here
COOKIE_SECONDS: Final = 365 * 24 * 3600


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


@dataclass(frozen=True)
class _CachedDevice:
    """A device as it was in the store at a moment."""

    device: DeviceRow
    at: float


class Guests:
    """Recently seen guests and devices; the rest is in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.devices = Devices(store)
        self.known: LruCache[GuestRow] = LruCache(MAX_REMEMBERED)
        self._here: LruCache[_CachedDevice] = LruCache(MAX_REMEMBERED)
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
        """The guest with this cookie, or None."""
        device = await self.device(cookie, agent)
        return await self.guest(device.guest) if device is not None else None

    async def device(self, cookie: str | None, agent: str = "") -> DeviceRow | None:
        """The device that has this cookie, unless it is signed out."""
        guest, _, secret = (cookie or "").partition(".")
        if len(guest) != 16 or not secret or len(secret) > 64:
            return None
        key = f"{guest}.{_hash(secret)}"
        read: _CachedDevice | None = self._here.get(key)
        if read is None or read.at < monotonic() - TRUST_SECONDS:
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

    async def _look_for(self, guest: str, key: str) -> _CachedDevice | None:
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

    def _remember(self, device: DeviceRow) -> _CachedDevice:
        read = self._here[f"{device.guest}.{device.secret}"] = _CachedDevice(device, monotonic())
        return read

    async def _note(self, device: DeviceRow, agent: str) -> None:
        """That it was here, every now and then. A store that cannot be written to is no reason to turn anybody away."""
        if device.seen > time() - SEEN_SECONDS:
            return
        device.seen = time()
        device.browser, device.system = browser_and_system(agent)
        with suppress(SQLAlchemyError, OSError):
            await self.devices.note(device)


def new_device(guest: str, agent: str, now: float) -> tuple[DeviceRow, str]:
    """A device of a guest, and its secret."""
    secret = secrets.token_urlsafe(32)
    return DeviceRow(secrets.token_hex(8), guest, _hash(secret), *browser_and_system(agent), now, now), secret
