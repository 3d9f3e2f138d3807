"""Guests: a name, and a secret in a cookie that scripts cannot read and other sites cannot send."""

import hashlib
import hmac
import secrets
from typing import Final

from stockpile.server.letters import checked_name
from stockpile.server.recent import Recent
from stockpile.server.store.database import Store
from stockpile.server.store.rows import GuestRow

COOKIE: Final = "stockpile_guest"
KNOWN: Final = 5000  # guests in memory
YEAR: Final = 365 * 24 * 3600


def _hash(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Guests:
    """Guests that came by lately; the rest is in the store."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.known: Recent[GuestRow] = Recent(KNOWN)

    async def new(self, name: str) -> tuple[GuestRow, str]:
        """A new guest and its cookie's value."""
        secret = secrets.token_urlsafe(32)
        guest = GuestRow(secrets.token_hex(8), _hash(secret), checked_name(name))
        await self._store.add_guest(guest)
        self.known[guest.id] = guest
        return guest, f"{guest.id}.{secret}"

    async def rename(self, guest: GuestRow, name: str) -> None:
        name = checked_name(name)
        await self._store.rename_guest(guest.id, name)
        guest.name = name

    async def by_cookie(self, cookie: str | None) -> GuestRow | None:
        """Whoever has this cookie, or nobody."""
        key, _, secret = (cookie or "").partition(".")
        if len(key) != 16 or not secret or len(secret) > 64:
            return None
        guest: GuestRow | None = self.known.get(key) or await self._store.guest(key)
        if guest is None or not hmac.compare_digest(guest.secret, _hash(secret)):
            return None
        return self.known.setdefault(key, guest)  # somebody else may have brought it in the meantime
