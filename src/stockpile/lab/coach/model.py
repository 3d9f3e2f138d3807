"""What the coach says of a finished game, as plain data: pages, terminals and programs read it.

Chances to win are shares of a win, money is in thousands of dollars. Both are told as differences: a result is the
share of the win beyond a fair one, and the money beyond the mean of the table. So over the seats of a game each adds
up to 0.
"""

from typing import Final

from msgspec import Struct
from msgspec.json import Decoder, Encoder

ANALYSIS_VERSION: Final = 1  # of the data; a number more when old readers would misread it
DIGITS: Final = 4


class Score(Struct, frozen=True):
    """One thing in both measures.

    >>> Score(0.25, 3.0) + Score(-0.5, 1.0)
    Score(win=-0.25, money=4.0)
    """

    win: float = 0.0
    money: float = 0.0

    def __add__(self, other: "Score") -> "Score":
        return Score(self.win + other.win, self.money + other.money)

    def __sub__(self, other: "Score") -> "Score":
        return Score(self.win - other.win, self.money - other.money)

    def rounded(self) -> "Score":
        """As it is written; what is nothing has no sign."""
        return Score(round(self.win, DIGITS) + 0.0, round(self.money, DIGITS) + 0.0)


class Remark(Struct, frozen=True):
    """Something to say: a kind, which has a sentence in the catalogues, and its facts."""

    kind: str
    facts: dict[str, int] = {}


class JudgedDecision(Struct, frozen=True):
    """A real choice of a seat, judged with what the seat knew then.

    `number` answers had been given in the game before it. It took `played`, one answer or, of two cards that are
    placed, both; `best` is what the search found, the same where nothing better was. `win` and `money` are what the
    seat could expect by what it played, the others by the best; the loss is never below 0. `error` is the standard
    error of the loss in chances. `fault` says what was wrong, `reason` what speaks for the best; neither is there
    where nothing was lost.
    """

    number: int
    round: int  # from 0; -1 during set-up
    phase: str
    question: str
    choices: int  # answers there were
    played: list[str]
    best: list[str]
    win: float
    best_win: float
    money: float
    best_money: float
    loss: Score
    error: float
    verdict: str  # of VERDICTS
    fault: Remark | None = None
    reason: Remark | None = None


class Fortune(Struct, frozen=True):
    """One thing that chance decided, before the answer with this number (after this many), and what it did to each
    seat."""

    number: int
    round: int
    phase: str
    kind: str  # of KINDS in history.py
    seat: int | None  # who got the cards, if one seat did
    luck: list[Score]


class Point(Struct, frozen=True):
    """How things stood after this many answers: by seat, the chance to win and the money that was to be expected."""

    number: int
    round: int
    win: list[float]
    money: list[float]


class TurningPoint(Struct, frozen=True):
    """A turning point: what changed the chances most. `by` is the seat that decided; None: chance did, and `kind` says
    what. `seat` is who gained or lost most, by `change`. `stand_in`: a bot decided for the player of that seat."""

    number: int
    round: int
    seat: int
    change: float
    by: int | None
    kind: str
    stand_in: bool = False


class StandInAnswers(Struct, frozen=True):
    """What a bot answered for a player who was late or away: how many answers, from the `first` round to the `last`
    (counted from 0, and set-up belongs to the first), and what they did to the seat."""

    answers: int
    first: int
    last: int
    effect: Score


class PhaseScore(Struct, frozen=True):
    """What luck and the seat's own decisions did in one phase of all rounds, and what better ones would have added."""

    phase: str
    luck: Score
    skill: Score
    loss: Score


class SeatAnalysis(Struct, frozen=True):
    """One player. `luck` and `skill` add up to `result`. `skill` is made of `own` decisions, those of the `others`, and
    the `rest`: where the reckoning corrected itself from round to round.

    Where a bot answered for the player, `stand_in` says how often. These answers are not among the decisions, so grade,
    verdicts and losses are the player's own. What they did to the seat is a fourth part of `skill`.
    """

    seat: int
    name: str
    place: int
    money: int
    result: Score
    luck: Score
    skill: Score
    own: Score
    others: Score
    rest: Score
    loss: Score  # all that better decisions would have added, by the search
    grade: int  # 0 to 100
    verdicts: dict[str, int]
    phases: list[PhaseScore]
    decisions: list[JudgedDecision]
    worst: list[int]  # the places of the worst among the decisions, the worst first
    stand_in: StandInAnswers | None = None

    @property
    def is_graded(self) -> bool:
        """Whether the grade says anything: not where a bot made all decisions."""
        return bool(self.decisions) or self.stand_in is None


class Analysis(Struct, frozen=True):
    """A whole game."""

    form: int
    quick: bool
    players: int
    rounds: int
    modules: list[str]
    content: str
    answers: int  # in the whole game
    fair: float  # the share of the win that everybody starts with
    seats: list[SeatAnalysis]
    course: list[Point]
    fortunes: list[Fortune]
    turns: list[TurningPoint]


_ENCODER: Final = Encoder()
_DECODER: Final = Decoder(Analysis)


def write(analysis: Analysis) -> bytes:
    """As JSON, on one line."""
    return _ENCODER.encode(analysis)


def read(data: bytes | str) -> Analysis:
    """What `written` wrote; MsgspecError if it is nothing of the kind."""
    return _DECODER.decode(data)
