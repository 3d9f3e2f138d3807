"""Luck: what everybody could expect at each point of a game, and a ledger from the fair share to the result.

For an expectation the game is played on many times, with what chance had decided by then and nothing more: the cards
that were not dealt yet are shuffled again, and sound players of several styles continue to the end of the next round,
each from its own view. Then property is counted (bots/shark). The faults of this evaluation are in the value before a
card as in the value after it.

Between two questions lie one answer and what chance did then. Differences of neighbouring expectations are the entries
of the ledger: the answer's go to the player who gave it, chance's are luck, and where the evaluation moves on to the
next round it corrects itself. All entries of a seat add up to its result. Luck is 0 on average: it compares what came
with what could have come, by the same evaluation (as AIVAT does for poker).
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from stockpile.bots.broker.broker import style_called
from stockpile.bots.broker.style import BROKER_1, USUAL
from stockpile.bots.broker.thinking import Sound, think
from stockpile.bots.shark.shark import weights_for
from stockpile.bots.shark.value import PROPERTY, Weights, expectations
from stockpile.lab.coach.history import KINDS, ChanceStep, GameHistory, Moment, round_in
from stockpile.lab.coach.model import Fortune, Point, Score
from stockpile.rules.answers import ANSWERS, INVESTORS
from stockpile.rules.chance import Chance
from stockpile.rules.figures import Figures
from stockpile.rules.game import Game, play_known, set_up
from stockpile.rules.playing import finish_round
from stockpile.rules.redraw import Dealt, dealt_in, redraw

Start = Callable[[Chance], Game]  # a game with this chance, at the point from which it is played on
PLAYOUT_STYLES: Final = (USUAL, BROKER_1, style_called("bold"), style_called("careful"))  # how somebody may play on
NO_ABILITY: Final = "bill"
# Rounds after the one at hand that are played on too. To count at once would leave more to be corrected from round to
# round than decisions do (a fifth of a win in a game, with one round more a thirteenth); to play on to the end costs
# most.
ROUNDS_AHEAD: Final = 1


def ability_values(figures: Figures, weights: Weights) -> list[float]:
    """By investor: what its ability is worth in a round, in dollars of the end.

    Starting money makes up for abilities: the investor without one starts with most (R-INV-BILL). So what another one
    starts with less is what its ability is worth over the whole game.
    """
    money = list(figures.investor_money)
    if not money:
        return []
    dollar = weights.of(figures.rounds, PROPERTY.index("money"))
    plain = money[INVESTORS.index(NO_ABILITY)]
    return [dollar * (plain - each) / figures.rounds for each in money]


class Futures:
    """Plays one game on. The same seed gives the same futures, so two values differ by what differs and little else."""

    def __init__(self, figures: Figures, chance: Chance, seed: str, count: int) -> None:
        self.figures = figures
        self.chance = chance
        self.seed = seed
        self.count = count  # futures for a value
        self.weights = weights_for(figures)
        self.abilities = ability_values(figures, self.weights)
        self.policy = Sound(USUAL)

    def at_the_start(self, dealt: Dealt) -> list[Score]:
        """Before the first question, with this much dealt."""
        return self._expected(lambda chance: set_up(self.figures, chance), dealt, 0)

    def after(self, game: Game, answer: int, dealt: Dealt, round_: int) -> list[Score]:
        """After an answer, as it looks from a round."""

        def start(chance: Chance) -> Game:
            twin = game.copy()
            twin.chance = chance
            play_known(twin, ANSWERS[answer])
            return twin

        return self._expected(start, dealt, round_)

    def is_certain(self, game: Game, answer: int) -> bool:
        """Whether everybody would have answered so: then the answer changes nothing that could be expected."""
        view = game.view(game.asked)
        return all(think(view, style) == answer for style in PLAYOUT_STYLES)

    def _expected(self, start: Start, dealt: Dealt, round_: int) -> list[Score]:
        """By seat: the mean over all futures."""
        until = round_ + ROUNDS_AHEAD
        rng = Random(self.seed)
        total = [0.0] * (2 * self.figures.players)
        for _ in range(self.count):
            self._draw_tempers(rng)
            game = start(redraw(self.chance, self.figures, dealt, rng))
            while not game.over and game.round <= until:
                finish_round(game, self.policy)
            for at, each in enumerate(expectations(game, self.weights, self.abilities)):
                total[at] += each
        return scores_by_seat([each / self.count for each in total])

    def _draw_tempers(self, rng: Random) -> None:
        for seat in range(self.figures.players):
            self.policy.styles[seat] = PLAYOUT_STYLES[int(rng.random() * len(PLAYOUT_STYLES))]


def scores_by_seat(numbers: Sequence[float]) -> list[Score]:
    """The numbers of `expectations`, seat by seat."""
    return [Score(*numbers[at : at + 2]) for at in range(0, len(numbers), 2)]


Values = list[Score]  # by seat


@dataclass(frozen=True)
class Leg:
    """From one question to the next. `answered` is None where the answer was certain: then nothing has changed.

    `onwards`: the same moment, looked at from the round that starts now; None if none does.
    """

    answered: Values | None = None
    onwards: Values | None = None
    dealt: tuple[Values, ...] = ()  # after each thing that chance decided


def opening_leg(history: GameHistory, futures: Futures) -> Leg:
    """Before the first question. Nobody had any advantage before the lot, so what was to be expected then is known."""
    players = history.end.players
    fair = [Score(1 / players)] * players
    return Leg(onwards=fair, dealt=tuple([futures.at_the_start(step.after) for step in history.opening]))


def leg_after(history: GameHistory, moment: Moment, futures: Futures) -> Leg:
    """From this question to the next one, or to the end."""
    game, answer = moment.game, moment.answer.number
    ended = _next(history, moment)
    answered = None
    if ended.over or (moment.is_choice and not futures.is_certain(game, answer)):
        answered = futures.after(game, answer, dealt_in(game), round_in(game))
    if ended.over:
        return Leg(answered)
    onwards, later = None, round_in(ended)
    if later != round_in(game):
        onwards = futures.after(game, answer, moment.then[0].before if moment.then else dealt_in(ended), later)
    return Leg(answered, onwards, tuple([futures.after(game, answer, step.after, later) for step in moment.then]))


def _next(history: GameHistory, moment: Moment) -> Game:
    following = moment.number + 1
    return history.moments[following].game if following < len(history.moments) else history.end


@dataclass
class GameLedger:
    """All entries of a game."""

    players: int
    fortunes: list[Fortune] = field(default_factory=list)
    effects: list[tuple[Moment, Values]] = field(default_factory=list)  # what each answer did to each seat
    rest: Values = field(default_factory=list)
    points: list[Point] = field(default_factory=list)

    @classmethod
    def of(cls, history: GameHistory, legs: Sequence[Leg]) -> "GameLedger":
        """The legs in order, that of the opening first."""
        players = history.end.players
        ledger = cls(players, rest=[Score()] * players)
        now = [Score(1 / players)] * players
        now = ledger._chance(now, legs[0], history.opening, 0, -1 if history.moments[0].round < 0 else 0)
        ledger._mark(0, history.moments[0].round, now)
        for moment, leg in zip(history.moments, legs[1:], strict=True):
            if leg.answered is not None:
                ledger.effects.append((moment, _change(now, leg.answered)))
                now = leg.answered
            after = _round_after(history, moment)
            now = ledger._chance(now, leg, moment.then, moment.number + 1, after)
            ledger._mark(moment.number + 1, after, now)
        return ledger

    def _chance(self, now: Values, leg: Leg, steps: Sequence[ChanceStep], number: int, round_: int) -> Values:
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


def _round_after(history: GameHistory, moment: Moment) -> int:
    following = moment.number + 1
    return history.moments[following].round if following < len(history.moments) else moment.round
