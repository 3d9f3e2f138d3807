"""Investors whose whole effect is in the set-up."""

from stockpile.rules.investor import Investor
from stockpile.rules.state import State
from stockpile.rules.vecs import i64


class Bill(Investor):
    """R-INV-BILL: money, and nothing else."""

    key = "bill"


class Ivan(Investor):
    """R-INV-IVAN: more strategy cards, and two of them a round."""

    key = "ivan"

    def extra_strategies(self, game: State) -> i64:
        return game.tables.rounds - game.tables.figures["ivan.fewer_draws"]

    def strategies_a_round(self, game: State) -> i64:
        return game.tables.figures["ivan.plays"]
