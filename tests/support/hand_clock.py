"""A clock on the wall whose hand is moved by the test: nobody waits for it."""

from __future__ import annotations

import asyncio
from math import inf

from stockpile.server.table.clock import WallClock

BREATH = 0.002  # seconds that really pass while a driver waits for the hand

HAIR = 1e-6  # seconds: sums of floats come no nearer


class Hand(WallClock):
    def __init__(self) -> None:
        super().__init__()
        self.at = 1000.0

    def now(self) -> float:
        return self.at

    def pass_by(self, seconds: float) -> None:
        self.at += seconds

    async def wait(self, sign: asyncio.Event, seconds: float | None) -> None:
        end = inf if seconds is None else self.at + seconds - HAIR
        await asyncio.sleep(BREATH)
        while not sign.is_set() and self.at < end:
            await asyncio.sleep(BREATH)
