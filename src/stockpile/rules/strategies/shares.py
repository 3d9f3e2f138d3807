"""Strategies that move shares: out of the discard, into the split portfolio, to the bank."""

from stockpile.rules import strategy
from stockpile.rules.answers import SPLIT, Answer
from stockpile.rules.money import receive
from stockpile.rules.phases.selling import sell_some
from stockpile.rules.portfolio import discarded, held_companies, make_split, regular_companies, take_discarded
from stockpile.rules.state import State
from stockpile.rules.strategy import Strategy, ask


class FraudulentTransfer(Strategy):
    """A stock card out of the discard for a share; which one is chosen after paying (R-STR-7)."""

    key = "fraudulent-transfer"
    in_kind = strategy.ONE_SHARE

    def worthwhile(self, game: State, seat: int) -> bool:
        return len(discarded(game)) > 0

    def use(self, game: State, seat: int) -> None:
        game.agenda.append(ask(self, seat, 1))

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        return discarded(game)

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        take_discarded(game, seat, answer.args[0])


class ConvertibleBond(FraudulentTransfer):
    """The same for a bond."""

    key = "convertible-bond"
    in_kind = strategy.ONE_BOND


class VultureCapitalism(FraudulentTransfer):
    """The same for a share; a cheap stock brings money as well."""

    key = "vulture-capitalism"

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        take_discarded(game, seat, answer.args[0])
        if game.value(answer.args[0]) <= game.tables.figures["vulture-capitalism.at_most"]:
            receive(game, seat, game.tables.figures["vulture-capitalism.receive"], "strategy")


class RogueTrading(Strategy):
    """A regular card becomes split."""

    key = "rogue-trading"

    def worthwhile(self, game: State, seat: int) -> bool:
        return len(regular_companies(game, seat)) > 0

    def use(self, game: State, seat: int) -> None:
        game.agenda.append(ask(self, seat, 1))

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        return [SPLIT + company for company in regular_companies(game, seat)]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        make_split(game, seat, answer.args[0])


class BearRaid(Strategy):
    """A few shares at a fixed price."""

    key = "bear-raid"

    def worthwhile(self, game: State, seat: int) -> bool:
        return len(held_companies(game, seat)) > 0

    def use(self, game: State, seat: int) -> None:
        figures = game.tables.figures
        game.agenda.append(sell_some(seat, figures["bear-raid.shares"], price=figures["bear-raid.price"]))
