"""The coach on the wire: how far an analysis is, the analysis itself, and what of it stands beside my games."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from msgspec import Struct, field
from msgspec.structs import asdict, replace

from stockpile.lab.coach import Analysis, AnalysisEffort, AnalysisTask, Judgement, assemble
from stockpile.lab.coach.luck import Leg
from stockpile.lab.coach.model import Score
from stockpile.lab.study import Estimate, Habit
from stockpile.records import Record
from stockpile.rules.answers import parse
from stockpile.server.cache import LruCache
from stockpile.server.view_messages import AnswerChoice

Look = Literal["quick", "full"]


class Coaching(Struct, frozen=True):
    """How far the coach is with a game: what is `kept` of it, and what it is `doing` now, to which `share`, after how
    many other games. `failed`: it could not be done; asking again tries it again."""

    kept: Literal["", "quick", "full"]
    doing: Literal["", "quick", "full"] = ""
    share: float = 0.0
    ahead: int = 0
    failed: bool = False


class GameAnalysis(Analysis, frozen=True):
    """What the coach says of a finished game, and every answer that is named in it, by its text."""

    named: dict[str, AnswerChoice] = field(default_factory=dict)

    @classmethod
    def of(cls, analysis: Analysis, names: Sequence[str]) -> "GameAnalysis":
        """An analysis with the names that its seats have by now."""
        decisions = [each for seat in analysis.seats for each in seat.decisions]
        texts = {text for each in decisions for text in (*each.played, *each.best)}
        seats = [replace(seat, name=names[seat.seat]) for seat in analysis.seats]
        named = {text: AnswerChoice.of(parse(text)) for text in sorted(texts)}
        return cls(**asdict(analysis) | {"seats": seats, "named": named})


class Judged(Struct, frozen=True):
    """One seat of an analysed game in short. A bot gave `stand_in` answers for the player. The grade leaves them out.
    Where no decision was left it says nothing, and `graded` is false."""

    seat: int
    grade: int
    luck: Score
    skill: Score
    result: Score
    quick: bool = False
    stand_in: int = 0
    graded: bool = True


class StudiedGame(Struct, frozen=True):
    """One of my analysed games. `luck` and `skill` add up to `result`. A bot gave `stand_in` answers for me."""

    id: str
    at: float  # when it ended
    grade: int
    luck: Score
    skill: Score
    result: Score
    stand_in: int = 0


class MyStudy(Struct, frozen=True):
    """What my analysed games say together, at most the newest `most`, the oldest of them first. `slope` is how the
    grade changes from game to game. Costs of habits are a game's; the highest come first. Games in which a bot made all
    decisions for me are not among them."""

    games: list[StudiedGame]
    most: int
    quick: bool  # some of the analyses are quick looks
    grade: Estimate
    slope: Estimate
    habits: list[Habit]


Part = Leg | Judgement
LEGS_PER_DECISION: Final = 10  # a decision takes as long as this many legs between two questions
MAX_TASKS: Final = 2  # games at hand: a quick look comes in between while another game is looked at carefully
_TASKS: Final[LruCache[AnalysisTask]] = LruCache(MAX_TASKS)


@dataclass(frozen=True)
class PlayedPart:
    """A part that is done; which share of the whole work is, with it, and whether that was the last part."""

    part: Part
    share: float
    is_last: bool


def play_part(table: str, record: Record, effort: AnalysisEffort, number: int) -> PlayedPart:
    """One part: first come the legs, then the decisions."""
    task = _task(table, record, effort)
    done = number + 1
    work = [min(count, task.legs) + LEGS_PER_DECISION * max(count - task.legs, 0) for count in (done, task.parts)]
    return PlayedPart(task.play(number)[1], work[0] / work[1], done == task.parts)


def assemble_analysis(table: str, record: Record, effort: AnalysisEffort, parts: Sequence[Part]) -> Analysis:
    """All parts in their order as one."""
    return assemble(_task(table, record, effort), parts)


def _task(table: str, record: Record, effort: AnalysisEffort) -> AnalysisTask:
    """A game is taken apart once, not for every part."""
    name = f"{table} {effort.name}"
    if name not in _TASKS:
        _TASKS[name] = AnalysisTask(record, effort)
    task: AnalysisTask = _TASKS[name]
    return task
