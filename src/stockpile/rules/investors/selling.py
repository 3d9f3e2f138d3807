"""Investors of the Selling phase."""

from stockpile.rules import investor
from stockpile.rules.answers import PASS_NUMBER, TAKE, Answer
from stockpile.rules.investor import Investor
from stockpile.rules.money import pay
from stockpile.rules.portfolio import discarded, take_discarded
from stockpile.rules.state import State


class Graham(Investor):
    """R-INV-GRAHAM: more for every share sold."""

    key = "graham"

    def bonus(self, game: State) -> int:
        return game.tables.figures["graham.extra"]


class Soros(Investor):
    """R-INV-SOROS: one share a Selling phase at a price of his own."""

    key = "soros"

    def short_price(self, game: State) -> int:
        return game.tables.figures["soros.price"]


class Talal(Investor):
    """R-INV-TALAL: sells once more when all have sold."""

    key = "talal"

    def sells_twice(self) -> bool:
        return True


class Barack(Investor):
    """R-INV-BARACK: may buy a stock card from the discard below its price."""

    key = "barack"
    window = investor.AFTER_SELLING

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        return [PASS_NUMBER] + [
            number for number in discarded(game) if self._price(game, number - TAKE) <= game.money[seat]
        ]

    def _price(self, game: State, company: int) -> int:
        return max(0, game.value(company) - game.tables.figures["barack.discount"])

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            pay(game, seat, self._price(game, answer.args[0]), "barack")
            take_discarded(game, seat, answer.args[0])
