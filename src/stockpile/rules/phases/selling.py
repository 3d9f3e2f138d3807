"""Selling phase (R-SEL-1)."""

from stockpile.rules import events, knowledge, step
from stockpile.rules.answers import PASS_NUMBER, SELL, Answer
from stockpile.rules.cards import HALF, HELD, SHARE, STOCKS, WHOLE
from stockpile.rules.money import receive
from stockpile.rules.state import State
from stockpile.rules.step import Step, each_in_turn, seat_of, then


class Selling(Step):
    """Selling turns in turn order."""

    name = "selling"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.SELLING
        then(game, each_in_turn(game, step.SELL_TURN))
        return False


class SellTurn(Step):
    """A seat sells any number of shares, one answer each, and passes when done."""

    question = "sell"

    def run(self, game: State, frame: int) -> bool:
        return True

    def legal(self, game: State, frame: int) -> list[int]:
        regular = seat_of(frame) * HELD
        split = seat_of(frame) * STOCKS
        numbers = [PASS_NUMBER]
        for company in range(STOCKS):
            if game.regular[regular + company]:
                numbers.append(SELL + company)
            if game.split[split + company]:
                numbers.append(SELL + WHOLE * STOCKS + company)
                numbers.append(SELL + HALF * STOCKS + company)
        return numbers

    def take(self, game: State, frame: int, answer: Answer) -> None:
        if answer.number == PASS_NUMBER:
            game.agenda.pop()
        else:
            company = answer.args[1]
            sell(game, seat_of(frame), company, answer.args[0], game.value(company))

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        return "more-than-you-hold" if answer.name == "sell" else "not-an-answer-to-this"


def sell(game: State, seat: int, company: int, form: int, price: int) -> None:
    """Shares go to the discard, or a split card back to the regular portfolio, and the bank pays."""
    if game.heard is not None:
        game.tell(game.tables.everyone, events.ShareSold(seat, company, form, price))
    if form == SHARE:
        knowledge.lose(game, seat, company)
    else:
        game.split[seat * STOCKS + company] -= 1
    if form == HALF:
        knowledge.gain(game, seat, company, game.tables.everyone)
    else:
        game.discard[company] += 1
    receive(game, seat, price * 2 if form == WHOLE else price, "sale")


step.register(step.SELLING, Selling())
step.register(step.SELL_TURN, SellTurn())
