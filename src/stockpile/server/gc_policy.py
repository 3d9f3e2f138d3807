"""When Python runs its full garbage collection: in a quiet moment, not while players wait for answers.

Nearly everything is freed when its last reference goes. Only cycles need a collection, and a full one looks through all
objects: with 200 tables a tenth of a second in which nobody is answered. So Python collects only young objects by
itself, the objects of the program are never looked at again, and the full collection is timed here.
"""

import asyncio
import gc
from collections.abc import Callable
from time import process_time
from typing import Final

SECONDS_BETWEEN_CHECKS: Final = 5.0
QUIET_CPU_SECONDS: Final = 0.1  # used between two checks, at most, when nobody would notice a collection
WORTH_CPU_SECONDS: Final = 5.0  # used since the last collection, before there can be much to find
LATEST_CPU_SECONDS: Final = 600.0  # after which a collection runs even if it is never quiet
YOUNG_THRESHOLDS: Final = (2_000, 20)  # new objects per young collection, and those per collection of the next age
NEVER: Final = 1_000_000_000


class GcPolicy:
    """Decides when to run a full collection, by the processor time used."""

    def __init__(self, used: Callable[[], float] = process_time, collect: Callable[[], object] = gc.collect) -> None:
        self._used = used
        self._collect = collect
        self._before = self._collected = used()

    def take_over(self) -> None:
        """The program is loaded: freeze its objects and time full collections while the event loop runs."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG_THRESHOLDS, NEVER)
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_CHECKS)
            self.consider()

    def consider(self) -> None:
        """Collect if it is quiet and worth it, or if the last collection is too long ago."""
        now = self._used()
        is_quiet, since = now - self._before <= QUIET_CPU_SECONDS, now - self._collected
        if since >= (WORTH_CPU_SECONDS if is_quiet else LATEST_CPU_SECONDS):
            self._collect()
            now = self._collected = self._used()
        self._before = now
