"""How long players may keep others waiting, and for whom a bot stands in.

>>> clocks = Clocks(seats=2)
>>> clocks.first_overdue({0: [("clock", clocks.asked_at - 1)], 1: []})
(0, 'clock')
>>> clocks.stand_ins
['clock', '']
>>> clocks.give_back(0, question=7, asked=True), clocks.stand_ins
(True, ['', ''])
"""

from collections.abc import Mapping, Sequence
from time import monotonic
from typing import Literal

StandIn = Literal["", "clock", "away"]
Deadline = tuple[StandIn, float]


class Clocks:
    """The time of one table. Moments are those of `time.monotonic`."""

    def __init__(self, seats: int) -> None:
        self.stand_ins: list[StandIn] = ["" for _ in range(seats)]
        self.asked_at = monotonic()
        self.gone_since = [self.asked_at for _ in range(seats)]
        self._allowed = -1  # the question for which somebody who was late got the whole time once more

    def ask(self) -> None:
        """A question is asked: its time begins."""
        self.asked_at = monotonic()

    def begin_anew(self) -> None:
        """Nobody was here, the game waited, and so did its clocks."""
        self.ask()
        self.gone_since = [self.asked_at for _ in self.gone_since]

    def go(self, seat: int) -> None:
        """The player of a seat is not here any more."""
        self.gone_since[seat] = monotonic()

    def give_back(self, seat: int, question: int, asked: bool) -> bool:
        """No bot stands in any more. Who is asked and was late has the whole time once more, once for a question."""
        if not self.stand_ins[seat]:
            return False
        self.stand_ins[seat] = ""
        if asked and self._allowed != question:
            self._allowed = question
            self.ask()
        return True

    def left(self, seconds: int) -> float:
        """What is left of the time for the open question."""
        return round(max(0.0, self.asked_at + seconds - monotonic()), 1)

    def first_overdue(self, deadlines: Mapping[int, Sequence[Deadline]]) -> tuple[int, StandIn] | None:
        """A bot stands in for the first seat that has let a deadline pass, if there is one."""
        now = monotonic()
        for seat, limits in deadlines.items():
            for cause, moment in limits:
                if moment <= now and not self.stand_ins[seat]:
                    self.stand_ins[seat] = cause
                    return seat, cause
        return None
