"""The coach put to the test: is luck 0 in the mean, do grades tell who plays well, and does a longer search agree?

Each trial is work by number (lab/workers.py): game `n` is the same whoever plays it, and is looked at there and then.
"""

from dataclasses import dataclass
from typing import Final, NamedTuple

from stockpile.lab.coach.analysis import WORST, Care, Task, assembled
from stockpile.lab.coach.choices import Depth, Judgement, judge
from stockpile.lab.coach.grades import gravity, unit_of, verdict_on
from stockpile.lab.coach.ledger import Books, Leg
from stockpile.lab.coach.model import Score
from stockpile.lab.coach.moments import Moment
from stockpile.lab.games import WHOLE_WIN, GameResult
from stockpile.lab.simulate import Simulation as Games

LONGER: Final = 10  # times the budget that checks a verdict


class Lucky(NamedTuple):
    """The luck of every seat of a game, and what it should leave: the result."""

    number: int
    names: list[str]
    luck: list[Score]
    result: list[Score]


@dataclass(frozen=True)
class LuckTrial:
    """Luck alone, of many games."""

    games: Games
    care: Care

    def play(self, number: int) -> Lucky:
        task = Task(self.games.recorded(number)[1], self.care)
        legs = [leg for part in range(task.legs) if isinstance(leg := task.play(part)[1], Leg)]
        books = Books.of(task.course, legs)
        seats = range(books.players)
        ending = GameResult.of(task.course.end)
        mean = sum(ending.money) / books.players
        return Lucky(
            number,
            list(task.record.names),
            [books.luck_of(seat) for seat in seats],
            [Score(ending.wins[seat] / WHOLE_WIN - 1 / books.players, ending.money[seat] - mean) for seat in seats],
        )


class Graded(NamedTuple):
    """Who sat where, with which grade, and what was lost."""

    number: int
    names: list[str]
    grades: list[int]
    losses: list[Score]


@dataclass(frozen=True)
class GradeTrial:
    """Whole analyses of many games: of each seat the grade."""

    games: Games
    care: Care

    def play(self, number: int) -> Graded:
        task = Task(self.games.recorded(number)[1], self.care)
        analysis = assembled(task, [task.play(part)[1] for part in range(task.parts)])
        return Graded(
            number,
            list(task.record.names),
            [seat.grade for seat in analysis.seats],
            [seat.loss for seat in analysis.seats],
        )


class Checked(NamedTuple):
    """One of the worst decisions of a game: what it lost by the coach, and by a longer search. They agree if that
    search finds it at least inaccurate too, be it beside another answer."""

    name: str
    question: str
    loss: Score
    longer: Score
    verdict: str
    agrees: bool


class Agreed(NamedTuple):
    number: int
    checked: list[Checked]


@dataclass(frozen=True)
class WorstTrial:
    """The worst decisions of a game, looked at again with ten times the budget and other worlds."""

    games: Games
    care: Care

    def play(self, number: int) -> Agreed:
        task = Task(self.games.recorded(number)[1], self.care)
        names = list(task.record.names)
        unit = unit_of(task.course.end.tables)
        judged: list[tuple[Moment, Judgement]] = [
            (moment, found)
            for at, moment in enumerate(task.course.choices)
            if isinstance(found := task.play(task.legs + at)[1], Judgement)
        ]
        bad = [each for each in judged if verdict_on(each[1].loss, unit) != "good"]
        bad.sort(key=lambda each: -gravity(each[1].loss, unit))
        return Agreed(number, [self._checked(task, names[each[0].seat], *each, unit) for each in bad[:WORST]])

    def _checked(self, task: Task, name: str, moment: Moment, found: Judgement, unit: float) -> Checked:
        depth = self.care.depth
        longer = Depth(depth.playouts * LONGER, depth.worlds * LONGER, close=True)
        view = moment.game.view(moment.seat)
        number = moment.number + len(task.course.moments)  # other worlds than those the coach looked at
        again = judge(view, task.course.heard_by(moment), task.course.answers_of(moment), number, longer)
        verdict = verdict_on(again.loss, unit)
        return Checked(name, view.question, found.loss, again.loss, verdict, verdict != "good")
