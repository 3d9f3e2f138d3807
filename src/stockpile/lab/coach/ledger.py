"""The books of a game: from the fair share that everybody begins with to the result, entry by entry.

Between two questions lie one answer and what chance did then. A `Leg` has the values on the way: what everybody could
expect after the answer, and after each thing that chance decided. Differences of neighbouring values are the entries:
the answer's go to who gave it, chance's are luck, and where the reckoning goes on to the next round it corrects
itself. All entries of a seat add up to its result, whatever the values are worth. And luck is 0 in the mean: it
compares what came with what could have come, by the same evaluation (as AIVAT does for poker).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from stockpile.lab.coach.fortunes import KINDS, Step
from stockpile.lab.coach.futures import Futures
from stockpile.lab.coach.model import Fortune, Point, Score
from stockpile.lab.coach.moments import Course, Moment, round_in
from stockpile.rules.game import Game
from stockpile.rules.redraw import dealt_in

Values = list[Score]  # by seat


@dataclass(frozen=True)
class Leg:
    """From one question to the next. `answered` is None where the answer was certain: then nothing has changed.

    `onwards`: the same moment, looked at from the round that begins now; None if none does.
    """

    answered: Values | None = None
    onwards: Values | None = None
    dealt: tuple[Values, ...] = ()  # after each thing that chance decided


def opening_leg(course: Course, futures: Futures) -> Leg:
    """Before the first question. Nobody had any advantage before the lot, so what was to be expected then is known."""
    players = course.end.players
    fair = [Score(1 / players)] * players
    return Leg(onwards=fair, dealt=tuple([futures.at_the_start(step.after) for step in course.opening]))


def leg_after(course: Course, moment: Moment, futures: Futures) -> Leg:
    """From this question to the next one, or to the end."""
    game, answer = moment.game, moment.answer.number
    ended = _next(course, moment)
    answered = None
    if ended.over or (moment.is_choice and not futures.is_certain(game, answer)):
        answered = futures.after(game, answer, dealt_in(game), round_in(game))
    if ended.over:
        return Leg(answered)
    onwards, later = None, round_in(ended)
    if later != round_in(game):
        onwards = futures.after(game, answer, moment.then[0].before if moment.then else dealt_in(ended), later)
    return Leg(answered, onwards, tuple([futures.after(game, answer, step.after, later) for step in moment.then]))


def _next(course: Course, moment: Moment) -> Game:
    following = moment.number + 1
    return course.moments[following].game if following < len(course.moments) else course.end


@dataclass
class Books:
    """All entries of a game."""

    players: int
    fortunes: list[Fortune] = field(default_factory=list)
    effects: list[tuple[Moment, Values]] = field(default_factory=list)  # what each answer did to each seat
    rest: Values = field(default_factory=list)
    points: list[Point] = field(default_factory=list)

    @classmethod
    def of(cls, course: Course, legs: Sequence[Leg]) -> "Books":
        """The legs in order, that of the opening first."""
        players = course.end.players
        books = cls(players, rest=[Score()] * players)
        now = [Score(1 / players)] * players
        now = books._chance(now, legs[0], course.opening, 0, -1 if course.moments[0].round < 0 else 0)
        books._mark(0, course.moments[0].round, now)
        for moment, leg in zip(course.moments, legs[1:], strict=True):
            if leg.answered is not None:
                books.effects.append((moment, _change(now, leg.answered)))
                now = leg.answered
            after = _round_after(course, moment)
            now = books._chance(now, leg, moment.then, moment.number + 1, after)
            books._mark(moment.number + 1, after, now)
        return books

    def _chance(self, now: Values, leg: Leg, steps: Sequence[Step], number: int, round_: int) -> Values:
        if leg.onwards is not None:
            self.rest = [a + b for a, b in zip(self.rest, _change(now, leg.onwards), strict=True)]
            now = leg.onwards
        for step, then in zip(steps, leg.dealt, strict=True):
            self.fortunes.append(Fortune(number, round_, KINDS[step.kind], step.kind, step.seat, _change(now, then)))
            now = then
        return now

    def _mark(self, number: int, round_: int, now: Values) -> None:
        self.points.append(Point(number, round_, [each.win for each in now], [each.money for each in now]))

    def luck_of(self, seat: int) -> Score:
        return sum((each.luck[seat] for each in self.fortunes), Score())

    def effects_on(self, seat: int, whose: Callable[[Moment], bool]) -> Score:
        """What some decisions did to a seat: its own, those of the others, or those of a bot that stood in."""
        return sum((change[seat] for moment, change in self.effects if whose(moment)), Score())


def _change(before: Values, after: Values) -> Values:
    return [then - now for now, then in zip(before, after, strict=True)]


def _round_after(course: Course, moment: Moment) -> int:
    following = moment.number + 1
    return course.moments[following].round if following < len(course.moments) else moment.round
