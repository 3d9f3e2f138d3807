"""Plays beside each other: all of them in some worlds, the leading ones in many more. All see the same worlds."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final, NamedTuple

from stockpile.bots.advice import reason_for
from stockpile.bots.shark.value import SLOPE
from stockpile.lab.coach.decisions import ALL_ROUNDS, AnswerTester
from stockpile.lab.coach.faults import fault_of
from stockpile.lab.coach.history import GameHistory, Moment
from stockpile.lab.coach.model import DIGITS, Remark, Score
from stockpile.lab.puzzles.puzzle import (
    PUZZLE_VERSION,
    EvaluatedPlay,
    Meaning,
    Play,
    Puzzle,
    SearchCheck,
    meaning,
    naive_play,
    obvious_play,
    plays_in,
)
from stockpile.records import Record, write
from stockpile.rules.answers import PASS, Answer
from stockpile.rules.events import Event
from stockpile.rules.game import QUESTIONS, View

LEADING_PLAYS: Final = 3  # plays that are looked at longest, besides those that were asked for


class ContestLength(NamedTuple):
    """In how many worlds every play is tried, and in how many more the leading ones and those that are kept. Without
    worlds for every play only those that are kept are tried."""

    every: int
    leading: int


class Lead(NamedTuple):
    """By how much one play is ahead of another in the worlds that both saw, and the standard error of the chance."""

    win: float
    money: float
    error: float

    def is_clear(self, least: float, errors: float) -> bool:
        return self.win >= least and self.win >= errors * self.error


class Contest:
    """The plays of one question. `scores` has for each play what it came to, world by world."""

    def __init__(self, tester: AnswerTester, plays: Sequence[Play]) -> None:
        self.tester = tester
        self.plays = plays
        self.scores: list[list[Score]] = [[] for _ in plays]
        self._numbers = [[answer.number for answer in play] for play in plays]

    def hold(self, length: ContestLength, kept: Iterable[int], least: float | None = None) -> None:
        """Plays to be kept are tried as long as the leading ones; they come first among them.

        With `least`, a play that is ahead of the first by less, after the worlds for all, is not tried further.
        """
        wanted = list(dict.fromkeys(kept))
        leading: list[int] = []
        if length.every:
            self._try(range(len(self.plays)), length.every)
            leading = self.ranked()[:LEADING_PLAYS]
            if least is not None and self.lead(leading[0], wanted[0]).win < least:
                return
        self._try(sorted({*wanted, *leading}), length.leading)

    def _try(self, alive: Iterable[int], worlds: int) -> None:
        plays = list(alive)
        for _ in range(worlds):
            world = self.tester.worlds.draw()
            for at in plays:
                self.scores[at].append(self.tester.outcome(world, self._numbers[at]))

    def ranked(self) -> list[int]:
        """All that were looked at longest, the best first: by chances to win, and where these are the same by money."""
        most = max(map(len, self.scores))
        alive = [at for at, scores in enumerate(self.scores) if len(scores) == most]
        return sorted(alive, key=lambda at: (-sum(each.win + SLOPE * each.money for each in self.scores[at]), at))

    def mean(self, at: int) -> Score:
        count = len(self.scores[at])
        total = sum(self.scores[at], Score())
        return Score(total.win / count, total.money / count)

    def lead(self, one: int, other: int) -> Lead:
        """Of one play over another."""
        gains = [mine - theirs for mine, theirs in zip(self.scores[one], self.scores[other], strict=False)]
        count = len(gains)
        total = sum(gains, Score())
        mean = total.win / count
        square = sum((gain.win - mean) ** 2 for gain in gains)
        return Lead(mean, total.money / count, sqrt(square / count / max(1, count - 1)))


UNSUITABLE_QUESTIONS: Final = ("dividend",)  # to show all is nearly always right, and nobody puzzles over it

CHECKS: Final = ("long", "whole", "again")  # searches that must confirm what the quick one promises
_SEVERAL: Final = ("sell", "sell-some", "discard")  # questions with answers that go together, as many as one likes


@dataclass(frozen=True)
class SearchStage:
    """One search, and how far the best must be ahead: of the obvious and the naive answer, and of every other; both as
    a chance to win and in standard errors."""

    name: str
    length: ContestLength
    close: bool
    reach: int | None
    ahead: tuple[float, float]
    apart: tuple[float, float]


@dataclass(frozen=True)
class SearchEffort:
    quick: SearchStage
    long: SearchStage
    whole: SearchStage
    again: SearchStage
    hopeful: float = 0.03  # what the first worlds must promise before more are looked at
    each: int = 10  # moments of a game with the same question, from all of it
    looked: int = 5  # moments of a game that are looked at long
    most: int = 3  # puzzles of a game


USUAL_EFFORT: Final = SearchEffort(
    quick=SearchStage("quick", ContestLength(8, 100), False, None, (0.05, 2.0), (0.01, 0.0)),
    long=SearchStage("long", ContestLength(1000, 0), True, None, (0.05, 6.0), (0.015, 4.0)),
    whole=SearchStage("whole", ContestLength(0, 800), True, ALL_ROUNDS, (0.03, 2.0), (0.0, 0.0)),
    again=SearchStage("again", ContestLength(1000, 0), True, None, (0.05, 6.0), (0.015, 4.0)),
)


class GameOrigin(NamedTuple):
    """Where a game comes from: its number, the command that played it, and the day."""

    number: int
    command: str
    date: str


class SearchCounts(NamedTuple):
    """What became of the moments of some games: looked at, promising, looked at long, and confirmed by each search."""

    moments: int = 0
    promising: int = 0
    looked: int = 0
    long: int = 0
    whole: int = 0
    again: int = 0

    def __add__(self, other: object) -> "SearchCounts":
        assert isinstance(other, SearchCounts)
        return SearchCounts(*[mine + theirs for mine, theirs in zip(self, other, strict=True)])


class PuzzleCandidate:
    """One moment, with all that can be played there."""

    def __init__(self, history: GameHistory, moment: Moment) -> None:
        self.moment = moment
        self.view: View = moment.game.view(moment.seat)
        self.heard: list[Event] = history.heard_by(moment)
        self.plays: list[Play] = [] if self.view.question in UNSUITABLE_QUESTIONS else plays_in(self.view)
        self._places = {meaning(play): at for at, play in enumerate(self.plays)}
        self.obvious = self._place(obvious_play(self.view)) if self.plays else 0
        self.naive = self._place(naive_play(self.view)) if self.plays else 0

    def _place(self, play: Play) -> int:
        wanted: Meaning = meaning(play)
        return self._places[wanted]

    def contest(self, stage: SearchStage, seed: str, hopeful: float | None = None, kept: Sequence[int] = ()) -> Contest:
        tester = AnswerTester(self.view, self.heard, f"puzzle/{stage.name}/{seed}", stage.close, stage.reach)
        contest = Contest(tester, self.plays)
        contest.hold(stage.length, (self.obvious, self.naive, *kept), hopeful)
        return contest

    def holds(self, contest: Contest, stage: SearchStage) -> bool:
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

    def check(self, contest: Contest) -> SearchCheck:
        best, after, *_ = contest.ranked()
        obvious, following = contest.lead(best, self.obvious), contest.lead(best, after)
        return SearchCheck(
            _rounded(obvious.win),
            _rounded(obvious.error),
            _rounded(obvious.money),
            _rounded(following.win),
            _rounded(following.error),
        )


class PromisingCandidate(NamedTuple):
    """A moment that promises to be a puzzle."""

    case: PuzzleCandidate
    contest: Contest
    best: int
    lead: Lead


def puzzles_in(
    record: Record, origin: GameOrigin, effort: SearchEffort = USUAL_EFFORT
) -> tuple[SearchCounts, list[Puzzle]]:
    """All puzzles of a finished game, and what became of its moments."""
    history = GameHistory.of(record)
    cases = _spread(
        [case for moment in _beginnings(history) if (case := PuzzleCandidate(history, moment)).plays], effort.each
    )
    hopes = [hope for case in cases if (hope := _hope(case, history.seed, effort)) is not None]
    hopes = _varied(hopes, Counter(case.view.question for case in cases))
    counts = SearchCounts(len(cases), len(hopes))
    puzzles: list[Puzzle] = []
    for hope in hopes[: effort.looked]:
        if len(puzzles) == effort.most:
            break
        counts += SearchCounts(looked=1)
        passed = _passed(hope, effort, history.seed)
        counts += SearchCounts(0, 0, 0, *[int(len(passed) > at) for at in range(3)])
        if len(passed) == len(CHECKS):
            puzzles.append(_puzzle(record, origin, hope, passed))
    return counts, puzzles


def _beginnings(history: GameHistory) -> list[Moment]:
    """The real choices, without those in the middle of shares that are sold together."""
    asked = [(moment.seat, moment.game.decision.question) for moment in history.moments]
    return [
        moment
        for moment in history.choices
        if not QUESTIONS[asked[moment.number][1]].together
        or asked[moment.number - 1 : moment.number] != [asked[moment.number]]
    ]


def _seed(game_seed: str, moment: Moment) -> str:
    return f"{game_seed}/{moment.number}"


def _hope(case: PuzzleCandidate, seed: str, effort: SearchEffort) -> PromisingCandidate | None:
    contest = case.contest(effort.quick, _seed(seed, case.moment), effort.hopeful)
    best = contest.ranked()[0]
    if len(contest.scores[best]) == effort.quick.length.every or not case.holds(contest, effort.quick):
        return None
    return PromisingCandidate(case, contest, best, contest.lead(best, case.obvious))


def _spread(cases: list[PuzzleCandidate], each: int) -> list[PuzzleCandidate]:
    """At most this many with the same question, as far apart as they can be."""
    by_question: dict[str, list[PuzzleCandidate]] = {}
    for case in cases:
        by_question.setdefault(case.view.question, []).append(case)
    kept = []
    for alike in by_question.values():
        step = max(1.0, len(alike) / each)
        kept += [alike[int(step * at)] for at in range(min(each, len(alike)))]
    return sorted(kept, key=lambda case: case.moment.number)


def _varied(hopes: list[PromisingCandidate], asked: Counter[str]) -> list[PromisingCandidate]:
    """The most promising of every question, starting with what is asked least, then the next of each, and so on: else
    nearly all puzzles would be bids."""
    found: list[tuple[int, int, int, PromisingCandidate]] = []
    seen: Counter[str] = Counter()
    for place, hope in enumerate(sorted(hopes, key=lambda each: (-each.lead.win, each.case.moment.number))):
        question = hope.case.view.question
        found.append((seen[question], asked[question], place, hope))
        seen[question] += 1
    return [hope for *_, hope in sorted(found, key=lambda each: each[:3])]


def _passed(hope: PromisingCandidate, effort: SearchEffort, seed: str) -> list[Contest]:
    """The contests that confirm it, one after the other, as far as they do."""
    passed: list[Contest] = []
    for name in CHECKS:
        contest = _confirmed(hope, getattr(effort, name), seed, passed[0].ranked()[:LEADING_PLAYS] if passed else ())
        if contest is None:
            break
        passed.append(contest)
    return passed


def _confirmed(hope: PromisingCandidate, stage: SearchStage, seed: str, kept: Sequence[int] = ()) -> Contest | None:
    """The contest of another search, if it says the same; where it looks at few plays only, at these too."""
    contest = hope.case.contest(stage, _seed(seed, hope.case.moment), kept=(hope.best, *kept))
    same = contest.ranked()[0] == hope.best
    return contest if same and hope.case.holds(contest, stage) else None


def _puzzle(record: Record, origin: GameOrigin, hope: PromisingCandidate, passed: Sequence[Contest]) -> Puzzle:
    case, moment, view = hope.case, hope.case.moment, hope.case.view
    long, whole, again = passed
    best, obvious = case.plays[hope.best], case.plays[case.obvious]
    return Puzzle(
        form=PUZZLE_VERSION,
        key=f"{origin.number:04}-{moment.number:03}",
        preset=view.figures.config.preset,
        players=view.players,
        round=moment.round + 1,
        rounds=view.figures.rounds,
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


def _tried(case: PuzzleCandidate, contest: Contest) -> list[EvaluatedPlay]:
    """All plays, the best first."""
    best = contest.ranked()[0]
    rows = []
    for at in contest.ranked():
        mean, lead = contest.mean(at).rounded(), contest.lead(best, at)
        count = len(contest.scores[at])
        rows.append(EvaluatedPlay(_texts(case.plays[at]), mean.win, mean.money, count, _rounded(lead.error)))
    return rows


def _texts(play: Sequence[Answer]) -> list[str]:
    return [str(answer) for answer in play]


def _rounded(number: float) -> float:
    return round(number, DIGITS) + 0.0
