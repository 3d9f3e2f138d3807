"""How much memory a process needs while something is done to it. Read from /proc, which Linux has."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

EVERY: Final = 0.1  # seconds between two looks


@dataclass(frozen=True)
class Memory:
    """Megabytes of a process."""

    before: float
    peak: float
    after: float


def readable() -> bool:
    return Path(f"/proc/{os.getpid()}/statm").exists()


def resident(pid: int) -> float:
    """Megabytes that a process has in memory.

    >>> resident(os.getpid()) > 1 if readable() else True
    True
    """
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


@asynccontextmanager
async def watch(pid: int) -> AsyncIterator[Callable[[], Memory]]:
    """Look again and again; gives what tells how it was and is."""
    seen = [resident(pid)]
    looking = asyncio.create_task(_look_on(pid, seen))

    def so_far() -> Memory:
        seen.append(resident(pid))
        return Memory(seen[0], max(seen), seen[-1])

    try:
        yield so_far
    finally:
        looking.cancel()


async def _look_on(pid: int, seen: list[float]) -> None:
    with suppress(OSError):  # until it is killed
        while True:
            await asyncio.sleep(EVERY)
            seen.append(resident(pid))
