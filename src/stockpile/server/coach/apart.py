"""What the coach's process does: a part of an analysis at a time, and the whole from its parts."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from stockpile.lab.coach import Analysis, Care, Judgement, Task, assembled
from stockpile.lab.coach.ledger import Leg
from stockpile.records import Record
from stockpile.server.recent import Recent

Part = Leg | Judgement
DEAR: Final = 10  # a decision takes as long as so many legs between two questions
TASKS: Final = 2  # games at hand: a quick look comes in between while another game is looked at carefully
_AT_HAND: Final[Recent[Task]] = Recent(TASKS)


@dataclass(frozen=True)
class Played:
    """A part that is done; which share of the whole work is, with it, and whether that was the last part."""

    part: Part
    share: float
    is_last: bool


def play_part(table: str, record: Record, care: Care, number: int) -> Played:
    """One part: first come the legs, then the decisions."""
    task = _task(table, record, care)
    done = number + 1
    work = [min(count, task.legs) + DEAR * max(count - task.legs, 0) for count in (done, task.parts)]
    return Played(task.play(number)[1], work[0] / work[1], done == task.parts)


def put_together(table: str, record: Record, care: Care, parts: Sequence[Part]) -> Analysis:
    """All parts in their order as one."""
    return assembled(_task(table, record, care), parts)


def _task(table: str, record: Record, care: Care) -> Task:
    """A game is taken apart once, not for every part."""
    name = f"{table} {care.name}"
    if name not in _AT_HAND:
        _AT_HAND[name] = Task(record, care)
    task: Task = _AT_HAND[name]
    return task
