"""Investors of the action turn."""

from stockpile.rules import investor
from stockpile.rules.answers import GIVE, MOVE_DOWN, MOVE_UP, NUMBERS, SPLIT, Answer
from stockpile.rules.card import enlist_ours, make_split, regular_companies
from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.investor import Investor, show_used
from stockpile.rules.numbers import total
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.stock import move
from stockpile.rules.strategy import give_share
from stockpile.rules.vecs import append, extend, i64, vec


class Cramer(Investor):
    """R-INV-CRAMER: moves one stock up or down."""

    key = "cramer"
    window = investor.ACTION_TURN

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        return extend(NUMBERS[MOVE_UP : MOVE_UP + STOCKS], NUMBERS[MOVE_DOWN : MOVE_DOWN + STOCKS])

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        show_used(game, seat, self)
        steps = self.figure(game, "steps")
        push(game, move(answer.a, steps if answer.number < MOVE_DOWN else -steps))


class Chanda(Investor):
    """R-INV-CHANDA: gives up a share to make another card split; half a split card does not pay for its own kind."""

    key = "chanda"
    window = investor.ACTION_TURN

    def ready(self, game: State, seat: i64) -> bool:
        return len(self.options(game, seat, 0, 0)) > 0

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        if stage == 1:
            return vec[i64]([SPLIT + company for company in regular_companies(game, seat) if company + 1 != memo])
        held = regular_companies(game, seat)
        cards = total(vec[i64]([game.regular[seat * HELD + company] for company in held]))
        numbers = vec[i64]()
        if cards > 1:
            numbers = vec[i64]([GIVE + company for company in held])
        for company in range(STOCKS):
            another = len(held) > 1 or (len(held) == 1 and held[0] != company)
            if game.split[seat * STOCKS + company] > 0 and another:
                numbers = append(numbers, GIVE + STOCKS + company)
        return numbers

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if stage == 1:
            make_split(game, seat, answer.a)
            return
        half = answer.a == 1
        company = answer.b
        give_share(game, seat, half, company)
        push(game, self.question(seat, 1, company + 1 if half else 0))


enlist_ours(Cramer(), Chanda())
