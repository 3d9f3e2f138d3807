"""What a strategy card can do: its price, its effect, and the list of all strategies.

Like an investor, a strategy is a small class without state (`stockpile.rules.strategies`). Playing one goes: the card
is shown, the cost is paid (money at once, a payment in kind by a question where there is a choice), then `use`.
"""

from typing import Final, Literal

from mypy_extensions import mypyc_attr

from stockpile.rules import events, knowledge, step
from stockpile.rules.answers import GIVE, GIVE_ACTION, GIVE_COMMODITY, ROOM, STRATEGY, Answer
from stockpile.rules.card import Card, CardQuestion
from stockpile.rules.cards import BOOM, BUST, COMMERCE_KINDS, HELD, STOCKS
from stockpile.rules.investor import investors_of
from stockpile.rules.money import pay
from stockpile.rules.numbers import cards_of_seat
from stockpile.rules.state import State
from stockpile.rules.step import a_of, b_of, c_of, done, push, seat_of
from stockpile.rules.vecs import append, i64, remove, vec

# What a card costs besides money.
NOTHING: Final[i64] = 0
ONE_SHARE: Final[i64] = 1
ONE_BOND: Final[i64] = 2
ONE_ACTION: Final[i64] = 3
ONE_COMMODITY: Final[i64] = 4
InKind = Literal["share", "bond", "action", "commodity"]
IN_KIND: Final[dict[int, InKind]] = {
    ONE_SHARE: "share",
    ONE_BOND: "bond",
    ONE_ACTION: "action",
    ONE_COMMODITY: "commodity",
}

PAYING: Final[i64] = 0  # the stage in which a payment in kind is chosen; effects count their questions from 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy(Card):
    """The base of all strategy cards. Questions of effects count from 1."""

    in_kind: i64 = NOTHING
    asked_by: i64 = step.STRATEGY

    def join(self, number: i64) -> None:
        self.in_kind = step.own(self, "in_kind")
        STRATEGIES[number] = self

    def worthwhile(self, game: State, seat: i64) -> bool:
        """Whether the effect could change anything (R-STR-3); the cost is looked at apart."""
        return True


STRATEGIES: Final[vec[Strategy]] = vec[Strategy]([Strategy() for _ in range(ROOM)])


def may_play_more(game: State, seat: i64) -> bool:
    """Whether a seat has strategy cards and may play one more this round: public, so that being asked tells nothing."""
    if not game.figures.strategies:
        return False
    limit: i64 = 1
    for investor in investors_of(game, seat):
        limit = max(limit, investor.strategies_a_round(game))
    if game.used[seat] >> 4 >= limit:
        return False
    return cards_of_seat(game.strategies, 8, seat) > 0


def playable(game: State, seat: i64) -> vec[i64]:
    """The numbers of the answers that play a card whose cost can be paid and that could change something."""
    numbers = vec[i64]()
    for card in game.strategies:
        number = card & 255
        if card >> 8 != seat or STRATEGY + number in numbers:
            continue
        if _payable(game, seat, number) and STRATEGIES[number].worthwhile(game, seat):
            numbers = append(numbers, STRATEGY + number)
    return numbers


def _payable(game: State, seat: i64, number: i64) -> bool:
    in_kind = STRATEGIES[number].in_kind
    if game.money[seat] < game.figures.strategy_cost[number]:
        return False
    if in_kind == ONE_BOND:
        return game.bonds[seat] > 0
    return in_kind == NOTHING or len(payments(game, seat, in_kind)) > 0


def payments(game: State, seat: i64, in_kind: i64) -> vec[i64]:
    """The answers that pay one share (R-STR-4), one Boom or Bust, or one commodity."""
    numbers = vec[i64]()
    if in_kind == ONE_SHARE:
        for company in range(STOCKS):
            if game.regular[seat * HELD + company] > 0:
                numbers = append(numbers, GIVE + company)
            if game.split[seat * STOCKS + company] > 0:
                numbers = append(numbers, GIVE + STOCKS + company)
    elif in_kind == ONE_ACTION:
        for card in range(BOOM, BUST + 1):
            if game.regular[seat * HELD + card] > 0:
                numbers = append(numbers, GIVE_ACTION + card - BOOM)
    elif in_kind == ONE_COMMODITY:
        for kind in range(COMMERCE_KINDS - 1):
            if game.commerce[seat * COMMERCE_KINDS + kind] > 0:
                numbers = append(numbers, GIVE_COMMODITY + kind)
    return numbers


def give_share(game: State, seat: i64, half: bool, company: i64) -> None:
    """R-STR-4: a regular card to the discard, or a split card back to regular; shown."""
    if half:
        game.split[seat * STOCKS + company] -= 1
        knowledge.gain(game, seat, company, game.figures.everyone)
    else:
        knowledge.lose(game, seat, company)
        game.discard[company] += 1
    if game.events is not None:
        game.emit(game.figures.everyone, events.ShareGiven(seat, company, half))


def _pay_in_kind(game: State, seat: i64, in_kind: i64, answer: Answer) -> None:
    if in_kind == ONE_SHARE:
        give_share(game, seat, answer.a == 1, answer.b)
        return
    if in_kind == ONE_ACTION:
        card = BOOM + answer.a
        knowledge.lose(game, seat, card)
        game.discard[card] += 1
        if game.events is not None:
            game.emit(game.figures.everyone, events.ActionGiven(seat, card))
    else:
        game.commerce[seat * COMMERCE_KINDS + answer.a] -= 1
        game.gone[answer.a] += 1
        if game.events is not None:
            game.emit(game.figures.everyone, events.CommodityGiven(seat, answer.a))


def play(game: State, seat: i64, number: i64) -> None:
    """R-STR-2: show the card, pay its cost, then have its effect."""
    strategy = STRATEGIES[number]
    game.strategies = remove(game.strategies, seat << 8 | number)
    game.strategies_played = append(game.strategies_played, number)
    game.used[seat] += 16
    if game.events is not None:
        game.emit(game.figures.everyone, events.StrategyPlayed(seat, number))
    pay(game, seat, game.figures.strategy_cost[number], "strategy")
    if strategy.in_kind == NOTHING:
        strategy.use(game, seat)
    elif strategy.in_kind == ONE_BOND:
        game.bonds[seat] -= 1
        game.gone[COMMERCE_KINDS] += 1
        if game.events is not None:
            game.emit(game.figures.everyone, events.BondGiven(seat))
        strategy.use(game, seat)
    else:
        push(game, strategy.question(seat, PAYING))


class StrategyQuestion(CardQuestion):
    """A question of a strategy card: how it is paid in kind, or one of its effect."""

    question = "strategy"

    def card(self, frame: i64) -> Card:
        return STRATEGIES[a_of(frame)]

    def legal(self, game: State, frame: i64) -> vec[i64]:
        if b_of(frame) == PAYING:
            return payments(game, seat_of(frame), STRATEGIES[a_of(frame)].in_kind)
        return super().legal(game, frame)

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        if b_of(frame) != PAYING:
            super().take(game, frame, answer)
            return
        done(game)
        strategy = STRATEGIES[a_of(frame)]
        _pay_in_kind(game, seat_of(frame), strategy.in_kind, answer)
        strategy.use(game, seat_of(frame))

    def possible(self, game: State, frame: i64) -> bool:
        if b_of(frame) == 1 and c_of(frame) == 0 and not STRATEGIES[a_of(frame)].worthwhile(game, seat_of(frame)):
            return False
        return super().possible(game, frame)


step.register(step.STRATEGY, StrategyQuestion())
