"""Selling phase (R-SEL-1), and every other sale of shares."""

from typing import Final

from stockpile.rules import events, investor, knowledge, step
from stockpile.rules.answers import PASS_NUMBER, SELL, SHORT, Answer
from stockpile.rules.card import held_companies
from stockpile.rules.cards import HALF, HELD, SHARE, STOCKS, WHOLE
from stockpile.rules.investor import Investor, investors_of, is_used, mark_used, windows
from stockpile.rules.money import receive
from stockpile.rules.state import State
from stockpile.rules.step import Step, a_of, b_of, c_of, done, each_in_turn, pack, replace, seat_of, then
from stockpile.rules.vecs import append, extend, i64, vec


class Selling(Step):
    """Selling turns in turn order, second turns, and abilities after that."""

    name = "selling"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.SELLING
        if game.figures.investors:
            then(game, extend(_second_turns(game), windows(game, investor.AFTER_SELLING)))
        then(game, each_in_turn(game, step.SELL_TURN))
        return False


def _second_turns(game: State) -> vec[i64]:
    frames = vec[i64]()
    for place in range(game.players):
        for each in investors_of(game, game.turn(place)):
            if each.sells_twice():
                frames = append(frames, pack(step.SELL_TURN, game.turn(place)))
    return frames


class SellTurn(Step):
    """A seat sells any number of shares, one answer each, and passes when done."""

    question = "sell"
    together = True
    sells = True

    def run(self, game: State, frame: i64) -> bool:
        return True

    def legal(self, game: State, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        regular = game.regular
        split = game.split
        numbers = vec[i64]([PASS_NUMBER])
        for company in range(STOCKS):
            if regular[seat * HELD + company] > 0:
                numbers = append(numbers, SELL + company)
            if split[seat * STOCKS + company] > 0:
                numbers = append(numbers, SELL + WHOLE * STOCKS + company)
                numbers = append(numbers, SELL + HALF * STOCKS + company)
        if game.figures.investors and self._shorter(game, seat) is not None:
            numbers = extend(numbers, shorts(game, seat))
        return numbers

    def _shorter(self, game: State, seat: i64) -> Investor | None:
        """The investor who may still sell one share at a price of his own this phase."""
        for each in investors_of(game, seat):
            if each.short_price(game) > 0 and not is_used(game, seat, each):
                return each
        return None

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        if answer.number == PASS_NUMBER:
            done(game)
            return
        company = answer.b
        if answer.number < SHORT:
            sell(game, seat, company, answer.a, game.value(company))
            return
        shorter = self._shorter(game, seat)
        if shorter is not None:
            mark_used(game, seat, shorter)
            sell(game, seat, company, HALF if answer.a == 1 else SHARE, shorter.short_price(game))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        if answer.name == "short":
            return "not-possible-now"
        return "more-than-you-hold" if answer.name == "sell" else "not-an-answer-to-this"


def shorts(game: State, seat: i64) -> vec[i64]:
    """Answers that sell one share at an investor's own price; half of a split card may be it."""
    numbers = vec[i64]()
    for company in range(STOCKS):
        if game.regular[seat * HELD + company] > 0:
            numbers = append(numbers, SHORT + company)
        if game.split[seat * STOCKS + company] > 0:
            numbers = append(numbers, SHORT + STOCKS + company)
    return numbers


def sell(game: State, seat: i64, company: i64, form: i64, price: i64) -> None:
    """Shares go to the discard, or a split card back to the regular portfolio, and the bank pays."""
    if game.events is not None:
        game.emit(game.figures.everyone, events.ShareSold(seat, company, form, price))
    if form == SHARE:
        knowledge.lose(game, seat, company)
    else:
        game.split[seat * STOCKS + company] -= 1
    if form == HALF:
        knowledge.gain(game, seat, company, game.figures.everyone)
    else:
        game.discard[company] += 1
    if game.figures.investors:
        price += sale_bonus(game, seat)
    receive(game, seat, price * 2 if form == WHOLE else price, "sale")


def sale_bonus(game: State, seat: i64) -> i64:
    """What the bank adds for every share this seat sells (R-INV-GRAHAM)."""
    bonus: i64 = 0
    for each in investors_of(game, seat):
        bonus += each.bonus(game)
    return bonus


_UNTOUCHED: Final[i64] = 8  # in the frame of a sale: nothing has been sold yet


def sell_some(seat: i64, shares: i64, price: i64 = 0, company: i64 = -1) -> i64:
    """The frame that lets a seat sell up to this many shares: at a price or (0) at today's, of one company or any."""
    return pack(step.SELL_SOME, seat, shares, price, company + 1 | _UNTOUCHED)


class SellSome(Step):
    """R-STR-5: "up to" counts shares: a whole split card is two. In the frame: shares left, price, company plus 1."""

    question = "sell-some"
    together = True
    sells = True

    def run(self, game: State, frame: i64) -> bool:
        if a_of(frame) == 0:
            done(game)
            return False
        return True

    def legal(self, game: State, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        numbers = vec[i64]([PASS_NUMBER])
        for company in range(STOCKS):
            only = c_of(frame) & 7
            if only > 0 and only != company + 1:
                continue
            if game.regular[seat * HELD + company] > 0:
                numbers = append(numbers, SELL + company)
            if game.split[seat * STOCKS + company] > 0:
                numbers = append(numbers, SELL + HALF * STOCKS + company)
                if a_of(frame) >= 2:
                    numbers = append(numbers, SELL + WHOLE * STOCKS + company)
        return numbers

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        if answer.number == PASS_NUMBER:
            done(game)
            return
        form, company = answer.a, answer.b
        left = a_of(frame) - (2 if form == WHOLE else 1)
        replace(game, pack(step.SELL_SOME, seat_of(frame), left, b_of(frame), c_of(frame) & 7))
        price = b_of(frame) if b_of(frame) > 0 else game.value(company)
        sell(game, seat_of(frame), company, form, price)

    def possible(self, game: State, frame: i64) -> bool:
        """Selling at a price of its own is a card's whole effect: the seat that played it had a share (R-STR-3)."""
        untouched = c_of(frame) & _UNTOUCHED > 0 and b_of(frame) > 0
        return not untouched or len(held_companies(game, seat_of(frame))) > 0

    def subject(self, frame: i64) -> dict[str, int]:
        facts: dict[str, int] = {"shares": a_of(frame), "price": b_of(frame)}
        company = c_of(frame) & 7
        if company > 0:
            facts["company"] = company - 1
        return facts

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return "not-possible-now" if answer.name == "sell" else "not-an-answer-to-this"


step.register(step.SELLING, Selling())
step.register(step.SELL_TURN, SellTurn())
step.register(step.SELL_SOME, SellSome())
