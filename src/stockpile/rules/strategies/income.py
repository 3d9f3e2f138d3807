"""Strategies that bring money."""

from stockpile.rules import events, strategy
from stockpile.rules.answers import PASS_NUMBER, Answer
from stockpile.rules.card import enlist_ours, held_companies
from stockpile.rules.cards import COMMERCE_KINDS
from stockpile.rules.investors.round_end import show_company, still_hidden
from stockpile.rules.money import receive
from stockpile.rules.numbers import least, most, total
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.strategy import Strategy
from stockpile.rules.vecs import append, i64, vec


def spaces_won(game: State, seat: i64) -> vec[i64]:
    """The prices printed at the spaces on which a seat's meeples ended (R-STR-6)."""
    spaces = vec[i64]()
    for pile in range(game.figures.piles):
        if game.meeple_seat[pile] == seat:
            spaces = append(spaces, game.figures.bidding[game.meeple_space[pile]])
    return spaces


class Receive(Strategy):
    """A card that brings money."""

    def amount(self, game: State, seat: i64) -> i64:
        return self.figure(game, "receive")

    def use(self, game: State, seat: i64) -> None:
        receive(game, seat, self.amount(game, seat), "strategy")


class BlockTrading(Receive):
    """Money for a high bid."""

    key = "block-trading"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return most(spaces_won(game, seat)) >= game.figures.of_cards["block-trading.at_least"]


class ValueInvesting(Receive):
    """Money for a low bid."""

    key = "value-investing"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return least(spaces_won(game, seat)) <= game.figures.of_cards["value-investing.at_most"]


class CornerTheMarket(Receive):
    """Money for each commodity beyond the first of its kind."""

    key = "corner-the-market"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return self._doubles(game, seat) > 0

    def _doubles(self, game: State, seat: i64) -> i64:
        return total(vec[i64]([max(0, count - 1) for count in game.commodities_of(seat)]))

    def amount(self, game: State, seat: i64) -> i64:
        return self._doubles(game, seat) * self.figure(game, "each")


class Diversification(Strategy):
    """Money for each company shown."""

    key = "diversification"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(held_companies(game, seat)) > 0

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return still_hidden(game, seat, memo)

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            show_company(game, seat, answer.a)
            receive(game, seat, self.figure(game, "each"), "strategy")
            push(game, self.question(seat, 1, memo | 1 << answer.a))


class Interpositioning(Receive):
    """What all fee cards in this round's piles add up to (R-STR-10)."""

    key = "interpositioning"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return game.fee_total > 0

    def amount(self, game: State, seat: i64) -> i64:
        return game.fee_total


class NakedShort(Receive):
    """Money for a Boom or Bust."""

    key = "naked-short"
    in_kind = strategy.ONE_ACTION


class TaxShelter(Strategy):
    """One tax card leaves the game."""

    key = "tax-shelter"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return game.commerce[seat * COMMERCE_KINDS + COMMERCE_KINDS - 1] > 0

    def use(self, game: State, seat: i64) -> None:
        game.commerce[seat * COMMERCE_KINDS + COMMERCE_KINDS - 1] -= 1
        game.gone[COMMERCE_KINDS - 1] += 1
        if game.events is not None:
            game.emit(game.figures.everyone, events.TaxSheltered(seat))


enlist_ours(
    BlockTrading(),
    ValueInvesting(),
    CornerTheMarket(),
    Diversification(),
    Interpositioning(),
    NakedShort(),
    TaxShelter(),
)
