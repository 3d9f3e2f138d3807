"""When Python looks for objects that hold one another and nothing else: in a quiet moment, not in the midst of answers.

Nearly everything is freed as soon as nobody holds it. For the rest Python looks through all objects whenever it has
made enough new ones: with 200 tables a tenth of a second, in which nobody is answered. So it keeps to young objects by
itself, what the program consists of is never looked at again, and the long look is ours to time.
"""

import asyncio
import gc
from collections.abc import Callable
from time import process_time
from typing import Final

EVERY: Final = 5.0  # seconds between two thoughts of looking
QUIET: Final = 0.1  # seconds of the processor in that time, at most, where nobody would notice
WORTH: Final = 5.0  # seconds of the processor since the last look, before there can be much to find
LATEST: Final = 600.0  # after so many it is looked also where it is never quiet
YOUNG: Final = (2_000, 20)  # new objects before a look at those, and such looks before one at the next older
NEVER: Final = 1_000_000_000


class Litter:
    """Decides when to look, by what the processor did."""

    def __init__(self, used: Callable[[], float] = process_time, collect: Callable[[], object] = gc.collect) -> None:
        self._used = used
        self._collect = collect
        self._before = self._collected = used()

    def take_over(self) -> None:
        """The program is loaded and stays; from now on, as long as the event loop runs, the long look is ours."""
        gc.collect()
        gc.freeze()
        gc.set_threshold(*YOUNG, NEVER)
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            self.consider()

    def consider(self) -> None:
        """Look if it is quiet and worth it, or too long ago."""
        now = self._used()
        is_quiet, since = now - self._before <= QUIET, now - self._collected
        if since >= (WORTH if is_quiet else LATEST):
            self._collect()
            now = self._collected = self._used()
        self._before = now
