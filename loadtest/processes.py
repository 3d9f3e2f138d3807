"""What a process needs while something is done to it: memory and processor. Read from /proc, which Linux has."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parent.parent
SECONDS_BETWEEN_LOOKS: Final = 0.1


def python(module: str, *arguments: str) -> list[str]:
    """The command that runs a module of ours."""
    return [sys.executable, "-m", module, *arguments]


def environment() -> dict[str, str]:
    """Our environment, and `loadtest` can be imported from any folder."""
    paths = filter(None, (str(ROOT), os.environ.get("PYTHONPATH")))
    return os.environ | {"PYTHONPATH": os.pathsep.join(paths)}


@dataclass(frozen=True)
class ProcessUsage:
    """Megabytes in memory, and parts of the time: in which the process ran, and in which it could have but had to wait.

    A process that waits long for a processor is slow through no fault of its own.
    """

    before: float
    peak: float
    after: float
    ran: float
    waited: float


def readable() -> bool:
    return Path(f"/proc/{os.getpid()}/schedstat").exists()


def resident(pid: int) -> float:
    """Megabytes that a process has in memory.

    >>> resident(os.getpid()) > 1 if readable() else True
    True
    """
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / 1e6, 1)


def scheduled(pid: int) -> tuple[float, float]:
    """Seconds that the first thread of a process, where a server's loop is, ran and waited for a processor."""
    ran, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9


def children(pid: int) -> list[int]:
    """Processes that a process has started, of those that run still."""
    found = []
    for each in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, parent, *_ = each.read_text().rpartition(")")[2].split()
            if int(parent) == pid and state != "Z":
                found.append(int(each.parent.name))
    return sorted(found)


def command_of(pid: int) -> bytes:
    """The command line of a process, or nothing if it has ended."""
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def family(pid: int) -> list[int]:
    """A process, those that it has started, and so on."""
    return [pid, *[each for child in children(pid) for each in family(child)]]


def processor_seconds(pid: int) -> float:
    """Seconds of a processor that a process and all its offspring have used, those that have ended included.

    >>> processor_seconds(os.getpid()) > 0 if readable() else True
    True
    """
    ticks = 0
    for each in family(pid):
        with suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{each}/stat").read_text().rpartition(")")[2].split()[11:15]))
    return ticks / os.sysconf("SC_CLK_TCK")


@asynccontextmanager
async def watch(pid: int) -> AsyncIterator[Callable[[], ProcessUsage]]:
    """Look again and again; gives what tells how it was and is."""
    seen, (ran, waited), began = [resident(pid)], scheduled(pid), monotonic()
    looking = asyncio.create_task(_look_on(pid, seen))

    def so_far() -> ProcessUsage:
        seen.append(resident(pid))
        now_ran, now_waited = scheduled(pid)
        whole = monotonic() - began
        shares = round((now_ran - ran) / whole, 2), round((now_waited - waited) / whole, 2)
        return ProcessUsage(seen[0], max(seen), seen[-1], *shares)

    try:
        yield so_far
    finally:
        looking.cancel()


async def _look_on(pid: int, seen: list[float]) -> None:
    with suppress(OSError):  # until it is killed
        while True:
            await asyncio.sleep(SECONDS_BETWEEN_LOOKS)
            seen.append(resident(pid))
