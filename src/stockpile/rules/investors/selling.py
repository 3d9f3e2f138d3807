"""Investors of the Selling phase."""

from stockpile.rules import investor
from stockpile.rules.answers import PASS_NUMBER, TAKE, Answer
from stockpile.rules.card import discarded, enlist_ours, take_discarded
from stockpile.rules.investor import Investor
from stockpile.rules.money import pay
from stockpile.rules.state import State
from stockpile.rules.vecs import append, i64, vec


class Graham(Investor):
    """R-INV-GRAHAM: more for every share sold."""

    key = "graham"

    def bonus(self, game: State) -> i64:
        return self.figure(game, "extra")


class Soros(Investor):
    """R-INV-SOROS: one share a Selling phase at a price of his own."""

    key = "soros"

    def short_price(self, game: State) -> i64:
        return self.figure(game, "price")


class Talal(Investor):
    """R-INV-TALAL: sells once more when all have sold."""

    key = "talal"

    def sells_twice(self) -> bool:
        return True


class Barack(Investor):
    """R-INV-BARACK: may buy a stock card from the discard below its price."""

    key = "barack"
    window = investor.AFTER_SELLING

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        numbers = vec[i64]([PASS_NUMBER])
        for number in discarded(game):
            if self._price(game, number - TAKE) <= game.money[seat]:
                numbers = append(numbers, number)
        return numbers

    def _price(self, game: State, company: i64) -> i64:
        return max(0, game.value(company) - self.figure(game, "discount"))

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            pay(game, seat, self._price(game, answer.a), "barack")
            take_discarded(game, seat, answer.a)


enlist_ours(Graham(), Soros(), Talal(), Barack())
