"""The coach on the wire: how far an analysis is, the analysis itself, and what of it stands beside my games."""

from typing import Literal

from msgspec import Struct, field

from stockpile.lab.coach import Analysis
from stockpile.lab.coach.model import Score
from stockpile.lab.coach.model import Seat as Coached
from stockpile.lab.study import Estimate, Habit
from stockpile.server.messages.display import AnswerChoice

Look = Literal["quick", "full"]


class Coaching(Struct, frozen=True):
    """How far the coach is with a game: what is `kept` of it, and what it is `doing` now, to which `share`, after how
    many other games. `failed`: it could not be done; who asks again has it tried again."""

    kept: Literal["", "quick", "full"]
    doing: Literal["", "quick", "full"] = ""
    share: float = 0.0
    ahead: int = 0
    failed: bool = False


class SeatAnalysis(Coached, frozen=True):
    """One player of a game that was analysed."""


class GameAnalysis(Analysis, frozen=True):
    """What the coach says of a finished game, and every answer that is named in it, by its text."""

    seats: list[SeatAnalysis]  # type: ignore[assignment]  # the same under a name that nothing else has
    named: dict[str, AnswerChoice] = field(default_factory=dict)


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
    grade changes from game to game. Costs of habits are a game's; the dearest come first. Games in which a bot made all
    decisions for me are not among them."""

    games: list[StudiedGame]
    most: int
    quick: bool  # some of the analyses are quick looks
    grade: Estimate
    slope: Estimate
    habits: list[Habit]
