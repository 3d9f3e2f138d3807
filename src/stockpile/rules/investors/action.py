"""Investors of the action turn."""

from stockpile.rules import investor
from stockpile.rules.answers import GIVE, MOVE_DOWN, MOVE_UP, NUMBERS, SPLIT, Answer
from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.investor import Investor, ask, tell_used
from stockpile.rules.portfolio import make_split, regular_companies
from stockpile.rules.state import State
from stockpile.rules.stock import move
from stockpile.rules.strategy import give_share


class Cramer(Investor):
    """R-INV-CRAMER: moves one stock up or down."""

    key = "cramer"
    window = investor.ACTION_TURN

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        return NUMBERS[MOVE_UP : MOVE_UP + STOCKS] + NUMBERS[MOVE_DOWN : MOVE_DOWN + STOCKS]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        tell_used(game, seat, self)
        steps = game.tables.figures["cramer.steps"]
        game.agenda.append(move(answer.args[0], steps if answer.number < MOVE_DOWN else -steps))


class Chanda(Investor):
    """R-INV-CHANDA: gives up a share to make another card split; half a split card does not pay for its own kind."""

    key = "chanda"
    window = investor.ACTION_TURN

    def ready(self, game: State, seat: int) -> bool:
        return len(self.options(game, seat, 0, 0)) > 0

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        if stage == 1:
            return [SPLIT + company for company in regular_companies(game, seat) if company + 1 != memo]
        held = regular_companies(game, seat)
        cards = sum([game.regular[seat * HELD + company] for company in held])
        numbers = [GIVE + company for company in held] if cards > 1 else []
        for company in range(STOCKS):
            if game.split[seat * STOCKS + company] and [other for other in held if other != company]:
                numbers.append(GIVE + STOCKS + company)
        return numbers

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if stage == 1:
            make_split(game, seat, answer.args[0])
            return
        half = answer.args[0] == 1
        company = answer.args[1]
        give_share(game, seat, half, company)
        game.agenda.append(ask(self, seat, 1, company + 1 if half else 0))
