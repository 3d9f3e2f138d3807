"""Invitations: the link to a table and its QR code."""

from functools import lru_cache
from typing import Final

from msgspec import Struct

from stockpile.server.protocol import TableInfo
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


@lru_cache(maxsize=256)
def cached_qr_code(text: str) -> tuple[int, str]:
    """A QR code that many will look at."""
    return qr_code(text)


def qr_code(text: str) -> tuple[int, str]:
    """A QR code with the quiet rim it needs: how wide it is, and its dark squares as an SVG path, row by row.

    >>> size, path = qr_code("http://127.0.0.1:8765/table/0")
    >>> size, path[:13]
    (37, 'M4 4h7v1h-7zM')
    """
    import segno  # takes a while to load, and is not needed for playing

    rim = 4
    code = segno.make(text, micro=False, error="m")
    rows = [bytes(row) for row in code.matrix]
    parts = [
        f"M{start + rim} {y + rim}h{length}v1h-{length}z"
        for y, row in enumerate(rows)
        for start, length in _dark_runs(row)
    ]
    return len(rows) + 2 * rim, "".join(parts)


DARK: Final = 1


def _dark_runs(row: bytes) -> list[tuple[int, int]]:
    """Where dark squares start, and how many there are side by side."""
    found: list[tuple[int, int]] = []
    for x, square in enumerate(row):
        if square != DARK:
            continue
        if found and sum(found[-1]) == x:
            found[-1] = (found[-1][0], found[-1][1] + 1)
        else:
            found.append((x, 1))
    return found
