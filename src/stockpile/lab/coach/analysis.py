"""The whole analysis of a finished game, worked out here or spread over processes.

Every decision and every leg between two questions is worked out by itself, so the result is the same with any number of
jobs, and what is done can be told as progress.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final

from stockpile.bots.advice import reason_for
from stockpile.lab.coach.decisions import VERDICTS, Judgement, SearchDepth, grade, judge, unit_of, verdict_on, worst_of
from stockpile.lab.coach.faults import fault_of
from stockpile.lab.coach.history import GameHistory, Moment
from stockpile.lab.coach.luck import Futures, GameLedger, Leg, leg_after, opening_leg
from stockpile.lab.coach.model import (
    ANALYSIS_VERSION,
    DIGITS,
    Analysis,
    Fortune,
    JudgedDecision,
    PhaseScore,
    Point,
    Remark,
    Score,
    SeatAnalysis,
    StandInAnswers,
    TurningPoint,
)
from stockpile.lab.games import WHOLE_WIN, GameResult
from stockpile.lab.workers import play_all
from stockpile.records import Record

Progress = Callable[[int, int], None]  # told how much is done, and of how much

MAX_WORST_DECISIONS: Final = 5  # decisions that are shown
MAX_TURNING_POINTS: Final = 6  # turning points
MIN_TURNING_CHANGE: Final = 0.05  # the least change of a chance to win that is one
PHASES: Final = (
    *("set-up", "round-beginning", "information", "supply", "demand", "action", "selling", "movement", "round-end"),
)


@dataclass(frozen=True)
class AnalysisEffort:
    """How carefully a game is looked at: futures for each value, and how deep each decision is searched."""

    name: str
    futures: int
    depth: SearchDepth

    def with_futures(self, count: int) -> "AnalysisEffort":
        """The same with this many futures for each value, for anyone who wants luck alone."""
        return replace(self, futures=count)


QUICK: Final = AnalysisEffort("quick", 80, SearchDepth(playouts=500, worlds=160, close=False))
FULL: Final = AnalysisEffort("full", 600, SearchDepth(playouts=6000, worlds=2000, close=True))


@dataclass(frozen=True)
class AnalysisTask:
    """A game to look at. Its parts have numbers: the opening, then the leg after every answer, then the decisions."""

    record: Record
    effort: AnalysisEffort

    @cached_property
    def history(self) -> GameHistory:
        return GameHistory.of(self.record)

    @cached_property
    def futures(self) -> Futures:
        history = self.history
        return Futures(history.end.figures, self.record.chance, history.seed, self.effort.futures)

    @property
    def legs(self) -> int:
        return 1 + len(self.history.moments)

    @property
    def parts(self) -> int:
        return self.legs + len(self.history.choices)

    def play(self, number: int) -> tuple[int, Leg | Judgement]:
        """One part; the same in whatever process it is worked out."""
        if number == 0:
            return number, opening_leg(self.history, self.futures)
        if number < self.legs:
            return number, leg_after(self.history, self.history.moments[number - 1], self.futures)
        return number, self._judged(self.history.choices[number - self.legs])

    def _judged(self, moment: Moment) -> Judgement:
        view = moment.game.view(moment.seat)
        played = self.history.answers_of(moment)
        return judge(view, self.history.heard_by(moment), played, moment.number, self.effort.depth)


def analyse(record: Record, effort: AnalysisEffort = FULL, jobs: int = 1, progress: Progress | None = None) -> Analysis:
    """Look at a finished game. Refuses one that is not over (Unfinished) and one that cannot be (RecordError).

    >>> from stockpile.records import Session
    >>> analyse(Session.new(seed=1).record)
    Traceback (most recent call last):
        ...
    stockpile.lab.coach.history.Unfinished: the game is not over after 0 answers
    """
    task = AnalysisTask(record, effort)
    done: dict[int, Leg | Judgement] = {}

    def report(results: list[tuple[int, Leg | Judgement]]) -> None:
        done.update(results)
        if progress is not None:
            progress(len(done), task.parts)

    report([])
    play_all(task, range(task.parts), jobs, report)
    return assemble(task, [done[number] for number in range(task.parts)])


def assemble(task: AnalysisTask, parts: Sequence[Leg | Judgement]) -> Analysis:
    """All parts, in order, as one."""
    history = task.history
    legs = [part for part in parts if isinstance(part, Leg)]
    judgements = [part for part in parts if isinstance(part, Judgement)]
    ledger = GameLedger.of(history, legs)
    decided = [
        (moment.seat, _decision(history, moment, judgement))
        for moment, judgement in zip(history.choices, judgements, strict=True)
    ]
    game = history.end
    return Analysis(
        form=ANALYSIS_VERSION,
        quick=task.effort.name != FULL.name,
        players=game.players,
        rounds=game.figures.rounds,
        modules=list(game.config.modules),
        content=game.figures.content.version,
        answers=len(history.moments),
        fair=round(1 / game.players, DIGITS),
        seats=[
            _seat(history, ledger, seat, [each for owner, each in decided if owner == seat])
            for seat in range(game.players)
        ],
        course=[_rounded_point(point) for point in ledger.points],
        fortunes=[_rounded_fortune(fortune) for fortune in ledger.fortunes],
        turns=turning_points_in(ledger),
    )


def _decision(history: GameHistory, moment: Moment, judged: Judgement) -> JudgedDecision:
    view = moment.game.view(moment.seat)
    played, best = history.answers_of(moment), list(judged.answers)
    verdict = verdict_on(judged.loss, unit_of(view.figures))
    lost = sorted(map(str, played)) != sorted(map(str, best))
    why = reason_for(view, best) if lost else None
    mine, better, loss = judged.played.rounded(), judged.best.rounded(), judged.loss.rounded()
    return JudgedDecision(
        number=moment.number,
        round=moment.round,
        phase=moment.phase,
        question=view.question,
        choices=len(view.answers),
        played=[str(answer) for answer in played],
        best=[str(answer) for answer in best],
        win=mine.win,
        best_win=better.win,
        money=mine.money,
        best_money=better.money,
        loss=loss,
        error=round(judged.error, DIGITS),
        verdict=verdict,
        fault=fault_of(view, played, best) if lost else None,
        reason=Remark(why.kind, why.facts) if why is not None else None,
    )


def _seat(history: GameHistory, ledger: GameLedger, seat: int, decisions: list[JudgedDecision]) -> SeatAnalysis:
    game = history.end
    ending, standing = GameResult.of(game), game.standing[seat]
    mean = sum(ending.money) / game.players
    result = Score(ending.wins[seat] / WHOLE_WIN - 1 / game.players, ending.money[seat] - mean).rounded()
    luck = ledger.luck_of(seat).rounded()
    losses = [each.loss for each in decisions]
    unit = unit_of(game.figures)
    return SeatAnalysis(
        seat=seat,
        name=history.record.name(seat),
        place=standing["place"],
        money=standing["total"],
        result=result,
        luck=luck,
        skill=(result - luck).rounded(),
        own=ledger.effects_on(seat, lambda moment: moment.seat == seat and not moment.stand_in).rounded(),
        others=ledger.effects_on(seat, lambda moment: moment.seat != seat).rounded(),
        rest=ledger.rest[seat].rounded(),
        loss=sum(losses, Score()).rounded(),
        grade=grade(losses, unit),
        verdicts={name: sum(each.verdict == name for each in decisions) for name in VERDICTS},
        phases=_phases(ledger, seat, decisions),
        decisions=decisions,
        worst=worst_of(decisions, unit, MAX_WORST_DECISIONS),
        stand_in=_stand_in(history, ledger, seat),
    )


def _stand_in(history: GameHistory, ledger: GameLedger, seat: int) -> StandInAnswers | None:
    """What a bot answered for the player of a seat, if it ever did."""
    rounds = [max(0, moment.round) for moment in history.moments if moment.seat == seat and moment.stand_in]
    if not rounds:
        return None
    effect = ledger.effects_on(seat, lambda moment: moment.seat == seat and moment.stand_in)
    return StandInAnswers(len(rounds), min(rounds), max(rounds), effect.rounded())


def _phases(ledger: GameLedger, seat: int, decisions: Sequence[JudgedDecision]) -> list[PhaseScore]:
    """Luck, own decisions and losses by phase, where there was anything of these."""
    found = []
    for phase in PHASES:
        luck = [each.luck[seat] for each in ledger.fortunes if each.phase == phase]
        own = [
            change[seat]
            for moment, change in ledger.effects
            if moment.seat == seat and moment.phase == phase and not moment.stand_in
        ]
        lost = [each.loss for each in decisions if each.phase == phase]
        if luck or own or lost:
            sums = [sum(each, Score()).rounded() for each in (luck, own, lost)]
            found.append(PhaseScore(phase, *sums))
    return found


def turning_points_in(ledger: GameLedger) -> list[TurningPoint]:
    """What changed somebody's chances most, in the order of the game. What chance did at once counts as one, and of the
    decisions of one phase of a round the gravest does: an auction goes to and fro, and is one story."""
    dealt: dict[int, list[Fortune]] = {}
    for fortune in ledger.fortunes:
        dealt.setdefault(fortune.number, []).append(fortune)
    gravest: dict[tuple[int, str], TurningPoint] = {}
    for moment, change in ledger.effects:
        seat, most = _most(change)
        question = moment.game.decision.question
        turn = TurningPoint(moment.number + 1, moment.round, seat, most, moment.seat, question, moment.stand_in)
        before = gravest.setdefault((moment.round, moment.phase), turn)
        if abs(turn.change) > abs(before.change):
            gravest[moment.round, moment.phase] = turn
    found = [*gravest.values()]
    for number, together in dealt.items():
        seat, most = _most([sum((each.luck[at] for each in together), Score()) for at in range(ledger.players)])
        kind = max(together, key=lambda each: abs(each.luck[seat].win)).kind
        found.append(TurningPoint(number, together[0].round, seat, most, None, kind))
    grave = sorted(
        [turn for turn in found if abs(turn.change) >= MIN_TURNING_CHANGE], key=lambda turn: -abs(turn.change)
    )
    return sorted(grave[:MAX_TURNING_POINTS], key=lambda turn: turn.number)


def _most(change: Sequence[Score]) -> tuple[int, float]:
    """Who gained or lost most."""
    seat = max(range(len(change)), key=lambda at: abs(change[at].win))
    return seat, round(change[seat].win, DIGITS)


def _rounded_point(point: Point) -> Point:
    return Point(
        point.number, point.round, [round(each, DIGITS) for each in point.win], [round(each, 1) for each in point.money]
    )


def _rounded_fortune(fortune: Fortune) -> Fortune:
    return Fortune(
        fortune.number,
        fortune.round,
        fortune.phase,
        fortune.kind,
        fortune.seat,
        [each.rounded() for each in fortune.luck],
    )
