"""Invitations: the link to a table and its QR code."""

from msgspec import Struct

from stockpile.server.protocol import TableInfo
from stockpile.server.qr_code import cached_qr_code
from stockpile.server.settings import LOOPBACK, host_of


class Invitation(Struct, frozen=True):
    """How others come to a table: its link, and the same as a QR code, an SVG path of squares of size 1."""

    link: str
    local: bool  # the link opens on this machine alone
    size: int
    path: str


def is_local(base: str) -> bool:
    """Whether an address means, to everybody, the machine they sit at.

    >>> is_local("http://127.0.0.1:8765"), is_local("http://[::1]:80"), is_local("https://example.org")
    (True, True, False)
    """
    return host_of(base.partition("//")[2]) in LOOPBACK


def invitation(table: TableInfo, base: str) -> Invitation:
    """To a table, with its code for those who know it."""
    link = f"{base}/table/{table.id}" + (f"?code={table.code}" if table.code else "")
    size, path = cached_qr_code(link)
    return Invitation(link, is_local(base), size, path)
