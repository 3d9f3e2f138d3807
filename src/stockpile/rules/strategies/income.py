"""Strategies that bring money."""

from stockpile.rules import events, strategy
from stockpile.rules.answers import PASS_NUMBER, Answer
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.investors.round_end import show_company, still_hidden
from stockpile.rules.money import receive
from stockpile.rules.numbers import least, most, total
from stockpile.rules.portfolio import held_companies
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.strategy import Strategy, ask
from stockpile.rules.vecs import append, i64, vec


def spaces_won(game: State, seat: i64) -> vec[i64]:
    """The prices printed at the spaces on which a seat's meeples ended (R-STR-6)."""
    spaces = vec[i64]()
    for pile in range(game.tables.piles):
        if game.meeple_seat[pile] == seat:
            spaces = append(spaces, game.tables.bidding[game.meeple_space[pile]])
    return spaces


class BlockTrading(Strategy):
    """Money for a high bid."""

    key = "block-trading"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return most(spaces_won(game, seat)) >= game.tables.figures["block-trading.at_least"]

    def use(self, game: State, seat: i64) -> None:
        receive(game, seat, game.tables.figures["block-trading.receive"], "strategy")


class ValueInvesting(Strategy):
    """Money for a low bid."""

    key = "value-investing"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return least(spaces_won(game, seat)) <= game.tables.figures["value-investing.at_most"]

    def use(self, game: State, seat: i64) -> None:
        receive(game, seat, game.tables.figures["value-investing.receive"], "strategy")


class CornerTheMarket(Strategy):
    """Money for each commodity beyond the first of its kind."""

    key = "corner-the-market"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return self._doubles(game, seat) > 0

    def _doubles(self, game: State, seat: i64) -> i64:
        return total(vec[i64]([max(0, count - 1) for count in game.commodities_of(seat)]))

    def use(self, game: State, seat: i64) -> None:
        receive(game, seat, self._doubles(game, seat) * game.tables.figures["corner-the-market.each"], "strategy")


class Diversification(Strategy):
    """Money for each company shown."""

    key = "diversification"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(held_companies(game, seat)) > 0

    def use(self, game: State, seat: i64) -> None:
        push(game, ask(self, seat, 1))

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return still_hidden(game, seat, memo)

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            show_company(game, seat, answer.a)
            receive(game, seat, game.tables.figures["diversification.each"], "strategy")
            push(game, ask(self, seat, 1, memo | 1 << answer.a))


class Interpositioning(Strategy):
    """What all fee cards in this round's piles add up to (R-STR-10)."""

    key = "interpositioning"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return game.fee_total > 0

    def use(self, game: State, seat: i64) -> None:
        receive(game, seat, game.fee_total, "strategy")


class NakedShort(Strategy):
    """Money for a Boom or Bust."""

    key = "naked-short"
    in_kind = strategy.ONE_ACTION

    def use(self, game: State, seat: i64) -> None:
        receive(game, seat, game.tables.figures["naked-short.receive"], "strategy")


class TaxShelter(Strategy):
    """One tax card leaves the game."""

    key = "tax-shelter"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return game.commerce[seat * COMMERCE_KINDS + COMMERCE_KINDS - 1] > 0

    def use(self, game: State, seat: i64) -> None:
        game.commerce[seat * COMMERCE_KINDS + COMMERCE_KINDS - 1] -= 1
        game.gone[COMMERCE_KINDS - 1] += 1
        if game.heard is not None:
            game.tell(game.tables.everyone, events.TaxSheltered(seat))
