"""Strategies that move shares: out of the discard, into the split portfolio, to the bank."""

from stockpile.rules import strategy
from stockpile.rules.answers import SPLIT, Answer
from stockpile.rules.card import discarded, enlist_ours, held_companies, make_split, regular_companies, take_discarded
from stockpile.rules.money import receive
from stockpile.rules.phases.selling import sell_some
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.strategy import Strategy
from stockpile.rules.vecs import i64, vec


class TakeFromDiscard(Strategy):
    """A stock card out of the discard; which one is chosen after paying (R-STR-7)."""

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(discarded(game)) > 0

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return discarded(game)

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        take_discarded(game, seat, answer.a)


class FraudulentTransfer(TakeFromDiscard):
    """A stock card out of the discard for a share."""

    key = "fraudulent-transfer"
    in_kind = strategy.ONE_SHARE


class ConvertibleBond(TakeFromDiscard):
    """The same for a bond."""

    key = "convertible-bond"
    in_kind = strategy.ONE_BOND


class VultureCapitalism(TakeFromDiscard):
    """The same for a share; a cheap stock brings money as well."""

    key = "vulture-capitalism"
    in_kind = strategy.ONE_SHARE

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        super().choose(game, seat, stage, memo, answer)
        if game.value(answer.a) <= self.figure(game, "at_most"):
            receive(game, seat, self.figure(game, "receive"), "strategy")


class RogueTrading(Strategy):
    """A regular card becomes split."""

    key = "rogue-trading"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(regular_companies(game, seat)) > 0

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return vec[i64]([SPLIT + company for company in regular_companies(game, seat)])

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        make_split(game, seat, answer.a)


class BearRaid(Strategy):
    """A few shares at a fixed price."""

    key = "bear-raid"

    def worthwhile(self, game: State, seat: i64) -> bool:
        return len(held_companies(game, seat)) > 0

    def use(self, game: State, seat: i64) -> None:
        push(game, sell_some(seat, self.figure(game, "shares"), price=self.figure(game, "price")))


enlist_ours(FraudulentTransfer(), ConvertibleBond(), VultureCapitalism(), RogueTrading(), BearRaid())
