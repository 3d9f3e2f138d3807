"""The pulse of a server: how late its event loop is, and how many thoughts wait for a worker."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from stockpile.server.watch.meters import Meters

EVERY: Final = 0.5  # seconds between two beats
SIGHT: Final = 2  # beats between two looks at the queue: a second is longer than any thought, so none can be timed


class Heart:
    """Beats until it is stopped."""

    def __init__(self, meters: Meters, waiting: Callable[[], int]) -> None:
        self._meters = meters
        self._waiting = waiting
        self.queue = 0  # thoughts that waited when it was last looked

    async def beat(self, stopped: asyncio.Event) -> None:
        loop, beats = asyncio.get_running_loop(), 0
        while True:
            due = loop.time() + EVERY
            with suppress(TimeoutError):
                await asyncio.wait_for(stopped.wait(), EVERY)
                return
            self._meters.late(max(0.0, loop.time() - due))
            beats += 1
            if beats % SIGHT == 0:
                self.queue = self._waiting()
