"""A server goes down without anybody losing a move: what is under way is stored and confirmed, everybody is told.

What somebody has prepared is in their browser, and waits there until the server is back.
"""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from stockpile.server.messages.farewell import GoingDown

if TYPE_CHECKING:
    from stockpile.server.house.house import House

LONGEST: Final = 2.0  # seconds that answers under way are waited for
LOOK: Final = 0.02  # seconds between two looks


class Farewell:
    """Knows which answers are under way, and whether the server goes down."""

    def __init__(self) -> None:
        self.begun = False
        self.under_way = 0  # answers that were received and not yet confirmed or refused

    @contextmanager
    def answering(self) -> Iterator[None]:
        self.under_way += 1
        try:
            yield
        finally:
            self.under_way -= 1

    async def say(self, house: "House", hurry: Callable[[], bool]) -> None:
        """Tell everybody, then wait until nothing is under way; not for long, and not if somebody is in a hurry."""
        self.begun = True
        tables = await house.all_live()
        for table in tables:
            table.send_all(GoingDown())
        loop = asyncio.get_running_loop()
        end = loop.time() + LONGEST
        while loop.time() < end and not hurry():
            await asyncio.sleep(LOOK)  # also once more after the last message was taken: it goes out meanwhile
            if not self.under_way and not any(each.unsent for table in tables for each in table.listeners):
                return
