"""The clock on the wall, by which the clocks of tables go. Tests let it hurry, so that nobody has to wait for it."""

import asyncio
from contextlib import suppress
from time import monotonic


class Wall:
    """Seconds on the wall: `pace` of them pass in one."""

    def __init__(self, pace: float = 1.0) -> None:
        self.pace = pace

    def now(self) -> float:
        return monotonic() * self.pace

    async def wait(self, sign: asyncio.Event, seconds: float | None) -> None:
        """Until there is a sign, or so many seconds have passed on the wall."""
        with suppress(TimeoutError):
            await asyncio.wait_for(sign.wait(), None if seconds is None else seconds / self.pace)
