"""Whose turn it is at tables that nobody has open: their games are played again for that, once an answer."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from stockpile.content import Content
from stockpile.server.house.house import House
from stockpile.server.messages.protocol import By
from stockpile.server.recent import Recent
from stockpile.server.store.rows import TableRow
from stockpile.server.table.game_log import GameLog

KEPT: Final = 2000
NOBODY: Final = -1  # is asked


class Turns:
    """Who is asked follows from public facts alone, so whoever sees a table may know it."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._known: Recent[int] = Recent(KEPT)  # by table and number of answers

    async def asked(self, rows: Sequence[TableRow], numbers: Mapping[str, int]) -> dict[str, int]:
        """By table, the seat that is asked, or NOBODY: of games that go on and are not in memory."""
        found = {}
        for row in rows:
            if row.stage == "playing" and self._house.live(row.id) is None:
                found[row.id] = await self._seat(row, numbers.get(row.id, 0))
        return found

    async def _seat(self, row: TableRow, number: int) -> int:
        key = f"{row.id}/{number}"
        if key not in self._known:
            try:
                given = await self._house.store.answers(row.id)
                self._known[key] = await asyncio.to_thread(_asked, row, self._house.figures(row), given)
            except SQLAlchemyError:
                raise
            except Exception:  # a damaged table: whoever opens it is told why
                self._known[key] = NOBODY
        seat: int = self._known.get(key)
        return seat


def _asked(row: TableRow, content: Content, given: Sequence[tuple[int, By]]) -> int:
    assert row.chance is not None
    game = GameLog(row.config, content, row.chance, given).game
    return NOBODY if game.over else game.asked
