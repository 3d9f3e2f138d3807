"""Investors of the round end."""

from stockpile.rules import events, investor, knowledge
from stockpile.rules.answers import COMPANY, NUMBERS, PASS_NUMBER, REVEAL, SEAT, Answer
from stockpile.rules.card import enlist_ours, held_companies
from stockpile.rules.cards import STOCKS
from stockpile.rules.investor import Investor, show_used
from stockpile.rules.money import pay, receive
from stockpile.rules.numbers import least, most, total
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.stock import dividend
from stockpile.rules.vecs import append, extend, i64, vec


def show_company(game: State, seat: i64, company: i64) -> None:
    """Show one share of a company; a split card lies open anyway."""
    if game.split[seat * STOCKS + company] == 0:
        knowledge.show(game, seat, company, 1)
    if game.events is not None:
        game.emit(game.figures.everyone, events.CompanyShown(seat, company))


def still_hidden(game: State, seat: i64, shown: i64) -> vec[i64]:
    """Answers that show a company not in the mask of those shown already; passing is always one."""
    numbers = vec[i64]([PASS_NUMBER])
    for company in held_companies(game, seat):
        if not shown >> company & 1:
            numbers = append(numbers, REVEAL + company)
    return numbers


class Ana(Investor):
    """R-INV-ANA: money for every company she shows."""

    key = "ana"
    window = investor.ROUND_END

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return still_hidden(game, seat, memo)

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            show_company(game, seat, answer.a)
            receive(game, seat, self.figure(game, "each"), "ana")
            push(game, self.question(seat, 1, memo | 1 << answer.a))


class Dangote(Investor):
    """R-INV-DANGOTE: money for every commodity he has."""

    key = "dangote"
    window = investor.ROUND_END

    def use(self, game: State, seat: i64) -> None:
        commodities = total(game.commodities_of(seat))
        receive(game, seat, commodities * self.figure(game, "each"), "dangote")


class Deborah(Investor):
    """R-INV-DEBORAH: may declare a dividend for everyone."""

    key = "deborah"
    window = investor.ROUND_END

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return extend(vec[i64]([PASS_NUMBER]), NUMBERS[COMPANY : COMPANY + STOCKS])

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            show_used(game, seat, self)
            push(game, dividend(answer.a, self.figure(game, "dividend")))


class Li(Investor):
    """R-INV-LI: interest on top of the usual, a part counting as a whole."""

    key = "li"

    def interest(self, game: State, bonds: i64) -> i64:
        per = self.figure(game, "per")
        return (bonds + per - 1) // per * self.figure(game, "interest")


class Oprah(Investor):
    """R-INV-OPRAH: gives away two dollars, one by one, to others; with less, all she has."""

    key = "oprah"
    window = investor.ROUND_END

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        if stage == self.figure(game, "gift") or game.money[seat] == 0:
            return vec[i64]()
        return vec[i64]([SEAT + other for other in range(game.players) if other != seat])

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        push(game, self.question(seat, stage + 1))
        pay(game, seat, 1, "oprah")
        receive(game, answer.a, 1, "oprah")


class Sanders(Investor):
    """R-INV-SANDERS: takes from the richest other player; keeps some, the rest goes to the poorest."""

    key = "sanders"
    window = investor.ROUND_END

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        if stage == 0:
            rich = vec[i64]([game.money[other] for other in range(game.players) if other != seat])
            return self._with_money(game, seat, most(rich)) if most(rich) > 0 else vec[i64]()
        poor = vec[i64]([game.money[other] for other in range(game.players) if other != memo])
        return self._with_money(game, memo, least(poor))

    def _with_money(self, game: State, but: i64, money: i64) -> vec[i64]:
        """All seats but one that have just so much."""
        return vec[i64]([SEAT + seat for seat in range(game.players) if seat != but and game.money[seat] == money])

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if stage > 0:
            receive(game, answer.a, stage, "sanders")
            return
        rich = answer.a
        taken = min(self.figure(game, "take"), game.money[rich])
        kept = min(self.figure(game, "keep"), taken)
        if taken > kept:  # the stage is what is left to give
            push(game, self.question(seat, taken - kept, rich))
        pay(game, rich, taken, "sanders")
        receive(game, seat, kept, "sanders")


enlist_ours(Ana(), Dangote(), Deborah(), Li(), Oprah(), Sanders())
