"""QR codes as an SVG path: for the link to a table, and for adding a device."""

from functools import lru_cache
from typing import Final

DARK: Final = 1


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
