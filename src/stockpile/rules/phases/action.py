"""Action phase: Booms and Busts (R-ACT-1)."""

from stockpile.rules import events, knowledge, step
from stockpile.rules.answers import BOOM_ON, BUST_ON, NUMBERS, Answer
from stockpile.rules.cards import BOOM, BUST, HELD, STOCKS
from stockpile.rules.state import State
from stockpile.rules.step import Step, each_in_turn, seat_of, then
from stockpile.rules.stock import move


class Action(Step):
    """Action turns in turn order."""

    name = "action"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.ACTION
        then(game, each_in_turn(game, step.ACTION_TURN))
        return False


class ActionTurn(Step):
    """A seat plays every Boom and Bust it took this round, each on a company of choice."""

    question = "action"

    def run(self, game: State, frame: int) -> bool:
        seat = seat_of(frame)
        if game.regular[seat * HELD + BOOM] or game.regular[seat * HELD + BUST]:
            return True
        knowledge.actions_played(game, seat)
        game.agenda.pop()
        return False

    def legal(self, game: State, frame: int) -> list[int]:
        seat = seat_of(frame)
        numbers: list[int] = []
        if game.regular[seat * HELD + BOOM]:
            numbers += NUMBERS[BOOM_ON : BOOM_ON + STOCKS]
        if game.regular[seat * HELD + BUST]:
            numbers += NUMBERS[BUST_ON : BUST_ON + STOCKS]
        return numbers

    def take(self, game: State, frame: int, answer: Answer) -> None:
        seat = seat_of(frame)
        company = answer.args[0]
        booms = answer.number < BUST_ON
        card = BOOM if booms else BUST
        knowledge.lose(game, seat, card)
        game.discard[card] += 1
        if game.heard is not None:
            game.tell(game.tables.everyone, events.ActionPlayed(seat, card, company))
        game.agenda.append(move(company, game.tables.boom_steps if booms else -game.tables.bust_steps))

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        return "no-such-card" if answer.name in ("boom", "bust") else "not-an-answer-to-this"


step.register(step.ACTION, Action())
step.register(step.ACTION_TURN, ActionTurn())
