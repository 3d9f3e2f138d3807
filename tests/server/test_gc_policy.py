"""The long look for gc_policy waits for a quiet moment, and not for ever."""

import subprocess
import sys

from stockpile.server.run import LATEST_CPU_SECONDS, QUIET_CPU_SECONDS, WORTH_CPU_SECONDS, GcPolicy

TAKEN_OVER = """
import asyncio, gc
from stockpile.server.run import GcPolicy

async def serve():
    GcPolicy().take_over()
    print(gc.get_freeze_count() > 10_000, gc.get_threshold()[2] > 1_000_000)

asyncio.run(serve())
"""


class Processor:
    """Tells how much was done, and counts the long looks."""

    def __init__(self) -> None:
        self.used = 0.0
        self.looks = 0
        self.gc_policy = GcPolicy(lambda: self.used, self._look)

    def _look(self) -> None:
        self.looks += 1
        self.used += 0.5

    def work(self, *seconds: float) -> None:
        for each in seconds:
            self.used += each
            self.gc_policy.consider()


def test_nothing_is_looked_for_while_there_is_work() -> None:
    processor = Processor()
    processor.work(*[4.0] * 20)
    assert processor.looks == 0
    processor.work(QUIET_CPU_SECONDS / 2)
    assert processor.looks == 1


def test_where_nothing_happens_nothing_is_looked_for() -> None:
    processor = Processor()
    processor.work(*[QUIET_CPU_SECONDS / 2] * int(WORTH_CPU_SECONDS / QUIET_CPU_SECONDS))
    assert processor.looks == 0
    processor.work(WORTH_CPU_SECONDS, QUIET_CPU_SECONDS / 2, *[0.0] * 50)
    assert processor.looks == 1


def test_where_it_is_never_quiet_it_is_looked_all_the_same() -> None:
    processor = Processor()
    processor.work(*[4.9] * int(2.5 * LATEST_CPU_SECONDS / 4.9))
    assert processor.looks == 2


def test_what_the_program_consists_of_is_not_looked_at_again() -> None:
    shown = subprocess.run([sys.executable, "-c", TAKEN_OVER], capture_output=True, text=True, check=True)
    assert shown.stdout.split() == ["True", "True"]
