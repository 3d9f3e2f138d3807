"""Puzzles in one game: moments where one answer is clearly best and the obvious one is not.

Every moment is looked at quickly. Where the best is well ahead, it is looked at again, each time in other worlds: ten
times as long, every play of it; then the leading plays to the end of the game, so that nothing rests on how property is
valued before; and once more as long, for what the others hide is guessed anew each time, and a puzzle must not rest on
one guess. All four must find the same answer best.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from stockpile.bots.advice.counsel import TOGETHER
from stockpile.bots.advice.reasons import reason_for
from stockpile.lab.coach import AnswerTester, GameHistory
from stockpile.lab.coach.decisions import ALL_ROUNDS
from stockpile.lab.coach.faults import fault_of
from stockpile.lab.coach.history import Moment
from stockpile.lab.coach.model import DIGITS, Remark
from stockpile.lab.puzzles.contest import LEADING, Contest, Lead, Length
from stockpile.lab.puzzles.model import FORM, Check, Puzzle, Tried
from stockpile.lab.puzzles.plays import Meaning, Play, meaning, naive_play, obvious_play, plays_in
from stockpile.records import Record, write
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.events import Event
from stockpile.rules.view import View

UNASKED: Final = ("dividend",)  # to show all is nearly always right, and nobody puzzles over it

CHECKS: Final = ("long", "whole", "again")  # searches that must confirm what the quick one promises
_SEVERAL: Final = ("sell", "sell-some", "discard")  # questions with answers that go together, as many as one likes


@dataclass(frozen=True)
class Stage:
    """One search, and how far the best must be ahead: of the obvious and the naive answer, and of every other; both as
    a chance to win and in standard errors."""

    name: str
    length: Length
    close: bool
    reach: int | None
    ahead: tuple[float, float]
    apart: tuple[float, float]


@dataclass(frozen=True)
class Care:
    quick: Stage
    long: Stage
    whole: Stage
    again: Stage
    hopeful: float = 0.03  # what the first worlds must promise before more are looked at
    each: int = 10  # moments of a game with the same question, from all of it
    looked: int = 5  # moments of a game that are looked at long
    most: int = 3  # puzzles of a game


USUAL_CARE: Final = Care(
    quick=Stage("quick", Length(8, 100), False, None, (0.05, 2.0), (0.01, 0.0)),
    long=Stage("long", Length(1000, 0), True, None, (0.05, 6.0), (0.015, 4.0)),
    whole=Stage("whole", Length(0, 800), True, ALL_ROUNDS, (0.03, 2.0), (0.0, 0.0)),
    again=Stage("again", Length(1000, 0), True, None, (0.05, 6.0), (0.015, 4.0)),
)


class Origin(NamedTuple):
    """Where a game comes from: its number, the command that played it, and the day."""

    number: int
    command: str
    date: str


class Counts(NamedTuple):
    """What became of the moments of some games: looked at, promising, looked at long, and confirmed by each search."""

    moments: int = 0
    promising: int = 0
    looked: int = 0
    long: int = 0
    whole: int = 0
    again: int = 0

    def __add__(self, other: object) -> "Counts":
        assert isinstance(other, Counts)
        return Counts(*[mine + theirs for mine, theirs in zip(self, other, strict=True)])


class Case:
    """One moment, with all that can be played there."""

    def __init__(self, course: GameHistory, moment: Moment) -> None:
        self.moment = moment
        self.view: View = moment.game.view(moment.seat)
        self.heard: list[Event] = course.heard_by(moment)
        self.plays: list[Play] = [] if self.view.question in UNASKED else plays_in(self.view)
        self._places = {meaning(play): at for at, play in enumerate(self.plays)}
        self.obvious = self._place(obvious_play(self.view)) if self.plays else 0
        self.naive = self._place(naive_play(self.view)) if self.plays else 0

    def _place(self, play: Play) -> int:
        wanted: Meaning = meaning(play)
        return self._places[wanted]

    def contest(self, stage: Stage, seed: str, hopeful: float | None = None, kept: Sequence[int] = ()) -> Contest:
        court = AnswerTester(self.view, self.heard, f"puzzle/{stage.name}/{seed}", stage.close, stage.reach)
        contest = Contest(court, self.plays)
        contest.hold(stage.length, (self.obvious, self.naive, *kept), hopeful)
        return contest

    def holds(self, contest: Contest, stage: Stage) -> bool:
        """Whether one play is clearly best, and neither the obvious one nor the naive one."""
        best, *others = contest.ranked()
        if best in (self.obvious, self.naive):
            return False
        tempting = [contest.lead(best, at) for at in {self.obvious, self.naive}]
        if contest.lead(best, self.obvious).money <= 0:
            return False
        return all(lead.is_clear(*stage.ahead) for lead in tempting) and all(
            contest.lead(best, at).is_clear(*stage.apart) for at in others
        )

    def check(self, contest: Contest) -> Check:
        best, after, *_ = contest.ranked()
        obvious, following = contest.lead(best, self.obvious), contest.lead(best, after)
        return Check(
            _rounded(obvious.win),
            _rounded(obvious.error),
            _rounded(obvious.money),
            _rounded(following.win),
            _rounded(following.error),
        )


class Hope(NamedTuple):
    """A moment that promises to be a puzzle."""

    case: Case
    contest: Contest
    best: int
    lead: Lead


def puzzles_in(record: Record, origin: Origin, care: Care = USUAL_CARE) -> tuple[Counts, list[Puzzle]]:
    """All puzzles of a finished game, and what became of its moments."""
    course = GameHistory.of(record)
    cases = _spread([case for moment in _beginnings(course) if (case := Case(course, moment)).plays], care.each)
    hopes = [hope for case in cases if (hope := _hope(case, course.seed, care)) is not None]
    hopes = _varied(hopes, Counter(case.view.question for case in cases))
    counts = Counts(len(cases), len(hopes))
    puzzles: list[Puzzle] = []
    for hope in hopes[: care.looked]:
        if len(puzzles) == care.most:
            break
        counts += Counts(looked=1)
        passed = _passed(hope, care, course.seed)
        counts += Counts(0, 0, 0, *[int(len(passed) > at) for at in range(3)])
        if len(passed) == len(CHECKS):
            puzzles.append(_puzzle(record, origin, hope, passed))
    return counts, puzzles


def _beginnings(course: GameHistory) -> list[Moment]:
    """The real choices, without those in the middle of shares that are sold together."""
    asked = [(moment.seat, moment.game.decision.question) for moment in course.moments]
    return [
        moment
        for moment in course.choices
        if asked[moment.number][1] not in TOGETHER or asked[moment.number - 1 : moment.number] != [asked[moment.number]]
    ]


def _seed(course_seed: str, moment: Moment) -> str:
    return f"{course_seed}/{moment.number}"


def _hope(case: Case, seed: str, care: Care) -> Hope | None:
    contest = case.contest(care.quick, _seed(seed, case.moment), care.hopeful)
    best = contest.ranked()[0]
    if len(contest.scores[best]) == care.quick.length.every or not case.holds(contest, care.quick):
        return None
    return Hope(case, contest, best, contest.lead(best, case.obvious))


def _spread(cases: list[Case], each: int) -> list[Case]:
    """At most so many with the same question, as far apart as they can be."""
    by_question: dict[str, list[Case]] = {}
    for case in cases:
        by_question.setdefault(case.view.question, []).append(case)
    kept = []
    for alike in by_question.values():
        step = max(1.0, len(alike) / each)
        kept += [alike[int(step * at)] for at in range(min(each, len(alike)))]
    return sorted(kept, key=lambda case: case.moment.number)


def _varied(hopes: list[Hope], asked: Counter[str]) -> list[Hope]:
    """The most promising of every question, beginning with what is asked least, then the next of each, and so on: else
    nearly all puzzles would be bids."""
    found: list[tuple[int, int, int, Hope]] = []
    seen: Counter[str] = Counter()
    for place, hope in enumerate(sorted(hopes, key=lambda each: (-each.lead.win, each.case.moment.number))):
        question = hope.case.view.question
        found.append((seen[question], asked[question], place, hope))
        seen[question] += 1
    return [hope for *_, hope in sorted(found, key=lambda each: each[:3])]


def _passed(hope: Hope, care: Care, seed: str) -> list[Contest]:
    """The contests that confirm it, one after the other, as far as they do."""
    passed: list[Contest] = []
    for name in CHECKS:
        contest = _confirmed(hope, getattr(care, name), seed, passed[0].ranked()[:LEADING] if passed else ())
        if contest is None:
            break
        passed.append(contest)
    return passed


def _confirmed(hope: Hope, stage: Stage, seed: str, kept: Sequence[int] = ()) -> Contest | None:
    """The contest of another search, if it says the same; where it looks at few plays only, at these too."""
    contest = hope.case.contest(stage, _seed(seed, hope.case.moment), kept=(hope.best, *kept))
    same = contest.ranked()[0] == hope.best
    return contest if same and hope.case.holds(contest, stage) else None


def _puzzle(record: Record, origin: Origin, hope: Hope, passed: Sequence[Contest]) -> Puzzle:
    case, moment, view = hope.case, hope.case.moment, hope.case.view
    long, whole, again = passed
    best, obvious = case.plays[hope.best], case.plays[case.obvious]
    return Puzzle(
        form=FORM,
        key=f"{origin.number:04}-{moment.number:03}",
        preset=view.tables.config.preset,
        players=view.players,
        round=moment.round + 1,
        rounds=view.tables.rounds,
        seat=moment.seat,
        question=view.question,
        best=_texts(best),
        obvious=_texts(obvious),
        naive=_texts(case.plays[case.naive]),
        reason=reason_in(view, best, obvious),
        fault=fault_in(view, obvious, best),
        quick=case.check(hope.contest),
        long=case.check(long),
        whole=case.check(whole),
        again=case.check(again),
        command=origin.command,
        date=origin.date,
        tried=_tried(case, long),
        record=write(Record(record.config, record.content, record.chance, record.answers[: moment.number])),
    )


def reason_in(view: View, best: Play, obvious: Play) -> Remark:
    """What speaks for the best play, and where several answers go together in any number, for what is not obvious of
    it. What is usual speaks against it: it was tried."""
    told = [_first_beyond(best, obvious)] if view.question in _SEVERAL else best
    why = reason_for(view, told)
    return Remark("tried") if why.kind == "usual" else Remark(why.kind, why.facts)


def fault_in(view: View, played: Play, best: Play) -> Remark:
    """What is wrong with a play beside the best. Of shares that are sold together, the first that differ tell it."""
    if view.question not in _SEVERAL:
        return fault_of(view, played, best)
    return fault_of(view, [_first_beyond(played, best)], [_first_beyond(best, played)])


def _first_beyond(play: Play, other: Play) -> Answer:
    """The first answer that the other play has not, or not so often; PASS if there is none."""
    left = list(other)
    for answer in play:
        if answer in left:
            left.remove(answer)
        else:
            return answer
    return PASS


def _tried(case: Case, contest: Contest) -> list[Tried]:
    """All plays, the best first."""
    best = contest.ranked()[0]
    rows = []
    for at in contest.ranked():
        mean, lead = contest.mean(at).rounded(), contest.lead(best, at)
        count = len(contest.scores[at])
        rows.append(Tried(_texts(case.plays[at]), mean.win, mean.money, count, _rounded(lead.error)))
    return rows


def _texts(play: Sequence[Answer]) -> list[str]:
    return [str(answer) for answer in play]


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0
