"""Strategies that bring money."""

from stockpile.rules import events, strategy
from stockpile.rules.answers import PASS_NUMBER, Answer
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.investors.round_end import show_company, still_hidden
from stockpile.rules.money import receive
from stockpile.rules.portfolio import held_companies
from stockpile.rules.state import State
from stockpile.rules.strategy import Strategy, ask


def spaces_won(game: State, seat: int) -> list[int]:
    """The prices printed at the spaces on which a seat's meeples ended (R-STR-6)."""
    return [
        game.tables.bidding[game.meeple_space[pile]]
        for pile in range(game.tables.piles)
        if game.meeple_seat[pile] == seat
    ]


class BlockTrading(Strategy):
    """Money for a high bid."""

    key = "block-trading"

    def worthwhile(self, game: State, seat: int) -> bool:
        return max(spaces_won(game, seat)) >= game.tables.figures["block-trading.at_least"]

    def use(self, game: State, seat: int) -> None:
        receive(game, seat, game.tables.figures["block-trading.receive"], "strategy")


class ValueInvesting(Strategy):
    """Money for a low bid."""

    key = "value-investing"

    def worthwhile(self, game: State, seat: int) -> bool:
        return min(spaces_won(game, seat)) <= game.tables.figures["value-investing.at_most"]

    def use(self, game: State, seat: int) -> None:
        receive(game, seat, game.tables.figures["value-investing.receive"], "strategy")


class CornerTheMarket(Strategy):
    """Money for each commodity beyond the first of its kind."""

    key = "corner-the-market"

    def worthwhile(self, game: State, seat: int) -> bool:
        return self._doubles(game, seat) > 0

    def _doubles(self, game: State, seat: int) -> int:
        return sum([max(0, count - 1) for count in game.commodities_of(seat)])

    def use(self, game: State, seat: int) -> None:
        receive(game, seat, self._doubles(game, seat) * game.tables.figures["corner-the-market.each"], "strategy")


class Diversification(Strategy):
    """Money for each company shown."""

    key = "diversification"

    def worthwhile(self, game: State, seat: int) -> bool:
        return len(held_companies(game, seat)) > 0

    def use(self, game: State, seat: int) -> None:
        game.agenda.append(ask(self, seat, 1))

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        return still_hidden(game, seat, memo)

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            show_company(game, seat, answer.args[0])
            receive(game, seat, game.tables.figures["diversification.each"], "strategy")
            game.agenda.append(ask(self, seat, 1, memo | 1 << answer.args[0]))


class Interpositioning(Strategy):
    """What all fee cards in this round's piles add up to (R-STR-10)."""

    key = "interpositioning"

    def worthwhile(self, game: State, seat: int) -> bool:
        return game.fee_total > 0

    def use(self, game: State, seat: int) -> None:
        receive(game, seat, game.fee_total, "strategy")


class NakedShort(Strategy):
    """Money for a Boom or Bust."""

    key = "naked-short"
    in_kind = strategy.ONE_ACTION

    def use(self, game: State, seat: int) -> None:
        receive(game, seat, game.tables.figures["naked-short.receive"], "strategy")


class TaxShelter(Strategy):
    """One tax card leaves the game."""

    key = "tax-shelter"

    def worthwhile(self, game: State, seat: int) -> bool:
        return game.commerce[seat * COMMERCE_KINDS + COMMERCE_KINDS - 1] > 0

    def use(self, game: State, seat: int) -> None:
        game.commerce[seat * COMMERCE_KINDS + COMMERCE_KINDS - 1] -= 1
        game.gone[COMMERCE_KINDS - 1] += 1
        if game.heard is not None:
            game.tell(game.tables.everyone, events.TaxSheltered(seat))
