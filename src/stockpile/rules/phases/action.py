"""Action phase: Booms and Busts, abilities and strategies (R-ACT-1, R-STR-2, R-INV-2)."""

from stockpile.rules import events, investor, knowledge, step, strategy
from stockpile.rules.answers import ABILITY, BOOM_ON, BUST_ON, NUMBERS, PASS_NUMBER, STRATEGY, Answer
from stockpile.rules.cards import BOOM, BUST, HELD, STOCKS
from stockpile.rules.investor import waiting
from stockpile.rules.state import State
from stockpile.rules.step import Step, done, each_in_turn, push, seat_of, then
from stockpile.rules.stock import move
from stockpile.rules.vecs import append, extend, i64, vec


class Action(Step):
    """Action turns in turn order."""

    name = "action"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.ACTION
        then(game, each_in_turn(game, step.ACTION_TURN))
        return False


class ActionTurn(Step):
    """A seat plays every Boom and Bust it took this round; strategies and abilities before, between or after."""

    question = "action"

    def run(self, game: State, frame: i64) -> bool:
        seat = seat_of(frame)
        if self.possible(game, frame):
            return True
        self._end(game, seat)
        return False

    def _end(self, game: State, seat: i64) -> None:
        knowledge.actions_played(game, seat)
        done(game)

    def legal(self, game: State, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        numbers = vec[i64]()
        if game.regular[seat * HELD + BOOM] > 0:
            numbers = extend(numbers, NUMBERS[BOOM_ON : BOOM_ON + STOCKS])
        if game.regular[seat * HELD + BUST] > 0:
            numbers = extend(numbers, NUMBERS[BUST_ON : BUST_ON + STOCKS])
        if len(numbers) == 0:
            numbers = append(numbers, PASS_NUMBER)
        if strategy.may_play_more(game, seat):
            numbers = extend(numbers, strategy.playable(game, seat))
        if game.figures.investors:
            for each in waiting(game, seat, investor.ACTION_TURN):
                if each.ready(game, seat):
                    numbers = append(numbers, ABILITY + each.number)
        return numbers

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        if answer.number == PASS_NUMBER:
            self._end(game, seat)
        elif answer.number >= ABILITY:
            investor.use(game, seat, answer)
        elif answer.number >= STRATEGY:
            strategy.play(game, seat, answer.a)
        else:
            self._play_action(game, seat, answer.number < BUST_ON, answer.a)

    def _play_action(self, game: State, seat: i64, booms: bool, company: i64) -> None:
        card = BOOM if booms else BUST
        knowledge.lose(game, seat, card)
        game.discard[card] += 1
        if game.events is not None:
            game.emit(game.figures.everyone, events.ActionPlayed(seat, card, company))
        push(game, move(company, game.figures.boom_steps if booms else -game.figures.bust_steps))

    def possible(self, game: State, frame: i64) -> bool:
        return has_choices(game, seat_of(frame)) or has_action(game, seat_of(frame))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return _REASONS.get(answer.name, "not-an-answer-to-this")


_REASONS = {
    "boom": "no-such-card",
    "bust": "no-such-card",
    "pass": "booms-and-busts-must-be-played",
    "strategy": "not-possible-now",
    "ability": "not-possible-now",
}


def has_action(game: State, seat: i64) -> bool:
    return game.regular[seat * HELD + BOOM] + game.regular[seat * HELD + BUST] > 0


def has_choices(game: State, seat: i64) -> bool:
    """Whether a seat is asked in its action turn whatever it holds: public facts only (R-INFO-4)."""
    if game.figures.investors and len(waiting(game, seat, investor.ACTION_TURN)) > 0:
        return True
    return strategy.may_play_more(game, seat)


step.register(step.ACTION, Action())
step.register(step.ACTION_TURN, ActionTurn())
