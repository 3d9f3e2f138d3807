"""Strategies that move stocks or pay dividends."""

from stockpile.rules import strategy
from stockpile.rules.answers import COMPANY, MOVE_DOWN, MOVE_UP, NUMBERS, Answer
from stockpile.rules.cards import STOCKS
from stockpile.rules.phases.selling import sell_some
from stockpile.rules.state import State
from stockpile.rules.step import push, then
from stockpile.rules.stock import dividend, move
from stockpile.rules.strategy import Strategy, ask
from stockpile.rules.vecs import extend, i64, vec


class OnCompany(Strategy):
    """A card that is played on a company."""

    def use(self, game: State, seat: i64) -> None:
        push(game, ask(self, seat, 1))

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
        figures = game.tables.figures
        return vec[i64](
            [
                dividend(company, figures["dividend-growth-investing.dividend"]),
                move(company, figures["dividend-growth-investing.steps"]),
            ]
        )


class SpecialDividend(OnCompany):
    """A dividend for all."""

    key = "special-dividend"

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        return vec[i64]([dividend(company, game.tables.figures["special-dividend.dividend"])])


class PumpAndDump(OnCompany):
    """The stock goes up, then a few shares of it may be sold."""

    key = "pump-and-dump"

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        figures = game.tables.figures
        return vec[i64](
            [
                move(company, figures["pump-and-dump.steps"]),
                sell_some(seat, figures["pump-and-dump.shares"], company=company),
            ]
        )


class StockBuyback(OnCompany):
    """The stock goes up."""

    key = "stock-buyback"

    def effect(self, game: State, seat: i64, company: i64) -> vec[i64]:
        return vec[i64]([move(company, game.tables.figures["stock-buyback.steps"])])


class MarketMaker(Strategy):
    """One company up, then another down, for a Boom or Bust."""

    key = "market-maker"
    in_kind = strategy.ONE_ACTION

    def use(self, game: State, seat: i64) -> None:
        push(game, ask(self, seat, 1))

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        if stage == 1:
            return NUMBERS[MOVE_UP : MOVE_UP + STOCKS]
        return vec[i64]([MOVE_DOWN + company for company in range(STOCKS) if company != memo])

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        company = answer.a
        if stage == 1:
            push(game, ask(self, seat, 2, company))
            push(game, move(company, game.tables.figures["market-maker.up"]))
        else:
            push(game, move(company, -game.tables.figures["market-maker.down"]))


class SystemicShock(Strategy):
    """Three different companies, one after another, each up or down, for a commodity (R-STR-11)."""

    key = "systemic-shock"
    in_kind = strategy.ONE_COMMODITY

    def use(self, game: State, seat: i64) -> None:
        push(game, ask(self, seat, 1))

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        free = vec[i64]([company for company in range(STOCKS) if not memo >> company & 1])
        up = vec[i64]([MOVE_UP + company for company in free])
        return extend(up, vec[i64]([MOVE_DOWN + company for company in free]))

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        company = answer.a
        steps = game.tables.figures["systemic-shock.steps"]
        if stage < game.tables.figures["systemic-shock.companies"]:
            push(game, ask(self, seat, stage + 1, memo | 1 << company))
        push(game, move(company, steps if answer.number < MOVE_DOWN else -steps))
