"""Strategies that move stocks or pay dividends."""

from stockpile.rules import strategy
from stockpile.rules.answers import COMPANY, MOVE_DOWN, MOVE_UP, NUMBERS, Answer
from stockpile.rules.card import enlist_ours
from stockpile.rules.cards import STOCKS
from stockpile.rules.phases.selling import sell_some
from stockpile.rules.state import State
from stockpile.rules.step import push, then
from stockpile.rules.stock import dividend, move
from stockpile.rules.strategy import Strategy
from stockpile.rules.vecs import extend, i64, vec


class OnCompany(Strategy):
    """A card that is played on a company."""

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return NUMBERS[COMPANY : COMPANY + STOCKS]

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        then(game, self.effect(game, seat, answer.a))

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        """What happens to the company, as frames."""
        return vec[i64]()


class DividendGrowthInvesting(OnCompany):
    """A dividend for all, then the stock goes up."""

    key = "dividend-growth-investing"

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        return vec[i64]([dividend(company, self.figure(game, "dividend")), move(company, self.figure(game, "steps"))])


class SpecialDividend(OnCompany):
    """A dividend for all."""

    key = "special-dividend"

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        return vec[i64]([dividend(company, self.figure(game, "dividend"))])


class PumpAndDump(OnCompany):
    """The stock goes up, then a few shares of it may be sold."""

    key = "pump-and-dump"

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        sale = sell_some(seat, self.figure(game, "shares"), company=company)
        return vec[i64]([move(company, self.figure(game, "steps")), sale])


class StockBuyback(OnCompany):
    """The stock goes up."""

    key = "stock-buyback"

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        return vec[i64]([move(company, self.figure(game, "steps"))])


class MarketMaker(Strategy):
    """One company up, then another down, for a Boom or Bust."""

    key = "market-maker"
    in_kind = strategy.ONE_ACTION

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        if stage == 1:
            return NUMBERS[MOVE_UP : MOVE_UP + STOCKS]
        return vec[i64]([MOVE_DOWN + company for company in range(STOCKS) if company != memo])

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        company = answer.a
        if stage == 1:
            push(game, self.question(seat, 2, company))
            push(game, move(company, self.figure(game, "up")))
        else:
            push(game, move(company, -self.figure(game, "down")))


class SystemicShock(Strategy):
    """Three different companies, one after another, each up or down, for a commodity (R-STR-11)."""

    key = "systemic-shock"
    in_kind = strategy.ONE_COMMODITY

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        free = vec[i64]([company for company in range(STOCKS) if not memo >> company & 1])
        up = vec[i64]([MOVE_UP + company for company in free])
        return extend(up, vec[i64]([MOVE_DOWN + company for company in free]))

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        company = answer.a
        steps = self.figure(game, "steps")
        if stage < self.figure(game, "companies"):
            push(game, self.question(seat, stage + 1, memo | 1 << company))
        push(game, move(company, steps if answer.number < MOVE_DOWN else -steps))


enlist_ours(DividendGrowthInvesting(), SpecialDividend(), PumpAndDump(), StockBuyback(), MarketMaker(), SystemicShock())
