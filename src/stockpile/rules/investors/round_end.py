"""Investors of the round end."""

from stockpile.rules import events, investor, knowledge
from stockpile.rules.answers import COMPANY, NUMBERS, PASS_NUMBER, REVEAL, SEAT, Answer
from stockpile.rules.cards import STOCKS
from stockpile.rules.investor import Investor, ask, tell_used
from stockpile.rules.money import pay, receive
from stockpile.rules.portfolio import held_companies
from stockpile.rules.state import State
from stockpile.rules.stock import dividend


def show_company(game: State, seat: int, company: int) -> None:
    """Show one share of a company; a split card lies open anyway."""
    if game.split[seat * STOCKS + company] == 0:
        knowledge.show(game, seat, company, 1)
    if game.heard is not None:
        game.tell(game.tables.everyone, events.CompanyShown(seat, company))


def still_hidden(game: State, seat: int, shown: int) -> list[int]:
    """Answers that show a company not in the mask of those shown already; passing is always one."""
    return [PASS_NUMBER] + [REVEAL + company for company in held_companies(game, seat) if not shown >> company & 1]


class Ana(Investor):
    """R-INV-ANA: money for every company she shows."""

    key = "ana"
    window = investor.ROUND_END

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        return still_hidden(game, seat, memo)

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            show_company(game, seat, answer.args[0])
            receive(game, seat, game.tables.figures["ana.each"], "ana")
            game.agenda.append(ask(self, seat, 1, memo | 1 << answer.args[0]))


class Dangote(Investor):
    """R-INV-DANGOTE: money for every commodity he has."""

    key = "dangote"
    window = investor.ROUND_END

    def use(self, game: State, seat: int) -> None:
        commodities = sum(game.commodities_of(seat))
        receive(game, seat, commodities * game.tables.figures["dangote.each"], "dangote")


class Deborah(Investor):
    """R-INV-DEBORAH: may declare a dividend for everyone."""

    key = "deborah"
    window = investor.ROUND_END

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        return [PASS_NUMBER, *NUMBERS[COMPANY : COMPANY + STOCKS]]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if answer.number != PASS_NUMBER:
            tell_used(game, seat, self)
            game.agenda.append(dividend(answer.args[0], game.tables.figures["deborah.dividend"]))


class Li(Investor):
    """R-INV-LI: interest on top of the usual, a part counting as a whole."""

    key = "li"

    def interest(self, game: State, bonds: int) -> int:
        per = game.tables.figures["li.per"]
        return (bonds + per - 1) // per * game.tables.figures["li.interest"]


class Oprah(Investor):
    """R-INV-OPRAH: gives away two dollars, one by one, to others; with less, all she has."""

    key = "oprah"
    window = investor.ROUND_END

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        if stage == game.tables.figures["oprah.gift"] or game.money[seat] == 0:
            return []
        return [SEAT + other for other in range(game.players) if other != seat]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        game.agenda.append(ask(self, seat, stage + 1, 0))
        pay(game, seat, 1, "oprah")
        receive(game, answer.args[0], 1, "oprah")


class Sanders(Investor):
    """R-INV-SANDERS: takes from the richest other player; keeps some, the rest goes to the poorest."""

    key = "sanders"
    window = investor.ROUND_END

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        if stage == 0:
            others = [other for other in range(game.players) if other != seat]
            most = max([game.money[other] for other in others])
            return [SEAT + other for other in others if game.money[other] == most and most > 0]
        others = [other for other in range(game.players) if other != memo]
        least = min([game.money[other] for other in others])
        return [SEAT + other for other in others if game.money[other] == least]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if stage > 0:
            receive(game, answer.args[0], stage, "sanders")
            return
        rich = answer.args[0]
        taken = min(game.tables.figures["sanders.take"], game.money[rich])
        kept = min(game.tables.figures["sanders.keep"], taken)
        if taken > kept:  # the stage is what is left to give
            game.agenda.append(ask(self, seat, taken - kept, rich))
        pay(game, rich, taken, "sanders")
        receive(game, seat, kept, "sanders")
