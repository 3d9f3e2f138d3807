"""Selling phase (R-SEL-1), and every other sale of shares."""

from typing import Final

from stockpile.rules import events, investor, knowledge, step
from stockpile.rules.answers import PASS_NUMBER, SELL, SHORT, Answer
from stockpile.rules.cards import HALF, HELD, SHARE, STOCKS, WHOLE
from stockpile.rules.investor import Investor, investors_of, is_used, mark_used, windows
from stockpile.rules.money import receive
from stockpile.rules.state import State
from stockpile.rules.step import Step, a_of, b_of, c_of, each_in_turn, pack, seat_of, then


class Selling(Step):
    """Selling turns in turn order, second turns, and abilities after that."""

    name = "selling"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.SELLING
        if game.investors:
            then(game, [*_second_turns(game), *windows(game, investor.AFTER_SELLING)])
        then(game, each_in_turn(game, step.SELL_TURN))
        return False


def _second_turns(game: State) -> list[int]:
    frames: list[int] = []
    for place in range(game.players):
        for each in investors_of(game, game.turn(place)):
            if each.sells_twice():
                frames.append(pack(step.SELL_TURN, game.turn(place)))
    return frames


class SellTurn(Step):
    """A seat sells any number of shares, one answer each, and passes when done."""

    question = "sell"

    def run(self, game: State, frame: int) -> bool:
        return True

    def legal(self, game: State, frame: int) -> list[int]:
        seat = seat_of(frame)
        regular = seat * HELD
        split = seat * STOCKS
        numbers = [PASS_NUMBER]
        for company in range(STOCKS):
            if game.regular[regular + company]:
                numbers.append(SELL + company)
            if game.split[split + company]:
                numbers.append(SELL + WHOLE * STOCKS + company)
                numbers.append(SELL + HALF * STOCKS + company)
        if game.investors and self._shorter(game, seat) is not None:
            numbers += shorts(game, seat)
        return numbers

    def _shorter(self, game: State, seat: int) -> Investor | None:
        """The investor who may still sell one share at a price of his own this phase."""
        for each in investors_of(game, seat):
            if each.short_price(game) and not is_used(game, seat, each):
                return each
        return None

    def take(self, game: State, frame: int, answer: Answer) -> None:
        seat = seat_of(frame)
        if answer.number == PASS_NUMBER:
            game.agenda.pop()
            return
        company = answer.args[1]
        if answer.number < SHORT:
            sell(game, seat, company, answer.args[0], game.value(company))
            return
        shorter = self._shorter(game, seat)
        if shorter is not None:
            mark_used(game, seat, shorter)
            sell(game, seat, company, HALF if answer.args[0] else SHARE, shorter.short_price(game))

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        if answer.name == "short":
            return "not-possible-now"
        return "more-than-you-hold" if answer.name == "sell" else "not-an-answer-to-this"


def shorts(game: State, seat: int) -> list[int]:
    """Answers that sell one share at an investor's own price; half of a split card may be it."""
    numbers: list[int] = []
    for company in range(STOCKS):
        if game.regular[seat * HELD + company]:
            numbers.append(SHORT + company)
        if game.split[seat * STOCKS + company]:
            numbers.append(SHORT + STOCKS + company)
    return numbers


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
    if game.investors:
        price += sale_bonus(game, seat)
    receive(game, seat, price * 2 if form == WHOLE else price, "sale")


def sale_bonus(game: State, seat: int) -> int:
    """What the bank adds for every share this seat sells (R-INV-GRAHAM)."""
    bonus = 0
    for each in investors_of(game, seat):
        bonus += each.bonus(game)
    return bonus


_UNTOUCHED: Final = 8  # in the frame of a sale: nothing has been sold yet


def sell_some(seat: int, shares: int, price: int = 0, company: int = -1) -> int:
    """The frame that lets a seat sell up to so many shares: at a price or (0) at today's, of one company or any."""
    return pack(step.SELL_SOME, seat, shares, price, company + 1 | _UNTOUCHED)


class SellSome(Step):
    """R-STR-5: "up to" counts shares: a whole split card is two. In the frame: shares left, price, company plus 1."""

    question = "sell-some"

    def run(self, game: State, frame: int) -> bool:
        if a_of(frame) == 0:
            game.agenda.pop()
            return False
        return True

    def legal(self, game: State, frame: int) -> list[int]:
        seat = seat_of(frame)
        numbers = [PASS_NUMBER]
        for company in range(STOCKS):
            if c_of(frame) & 7 not in (0, company + 1):
                continue
            if game.regular[seat * HELD + company]:
                numbers.append(SELL + company)
            if game.split[seat * STOCKS + company]:
                numbers.append(SELL + HALF * STOCKS + company)
                if a_of(frame) >= 2:
                    numbers.append(SELL + WHOLE * STOCKS + company)
        return numbers

    def take(self, game: State, frame: int, answer: Answer) -> None:
        if answer.number == PASS_NUMBER:
            game.agenda.pop()
            return
        form, company = answer.args
        left = a_of(frame) - (2 if form == WHOLE else 1)
        game.agenda[-1] = pack(step.SELL_SOME, seat_of(frame), left, b_of(frame), c_of(frame) & 7)
        price = b_of(frame) if b_of(frame) else game.value(company)
        sell(game, seat_of(frame), company, form, price)

    def possible(self, game: State, frame: int) -> bool:
        """Selling at a price of its own is a card's whole effect: whoever played it had a share (R-STR-3)."""
        untouched = c_of(frame) & _UNTOUCHED and b_of(frame)
        return not untouched or any(game.shares_of(seat_of(frame), company) for company in range(STOCKS))

    def subject(self, frame: int) -> dict[str, int]:
        facts = {"shares": a_of(frame), "price": b_of(frame)}
        company = c_of(frame) & 7
        return facts | {"company": company - 1} if company else facts

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        return "not-possible-now" if answer.name == "sell" else "not-an-answer-to-this"


step.register(step.SELLING, Selling())
step.register(step.SELL_TURN, SellTurn())
step.register(step.SELL_SOME, SellSome())
