"""Investors of the set-up, the Information and Supply phases, and the moment before Demand."""

from stockpile.rules import events, investor
from stockpile.rules.answers import (
    CARD,
    FORECASTS,
    KEEP_COMPANY,
    KEEP_FORECAST,
    NUMBERS,
    PASS_NUMBER,
    PILE,
    SLOTS,
    Answer,
)
from stockpile.rules.card import enlist_ours
from stockpile.rules.cards import DOWN, PAIRS, STOCKS, kind_of, pile_of, side_of
from stockpile.rules.investor import Investor
from stockpile.rules.numbers import in_order, set_of
from stockpile.rules.state import State
from stockpile.rules.step import push
from stockpile.rules.vecs import append, extend, i64, pop, remove, vec


class Bill(Investor):
    """R-INV-BILL: money, and nothing else."""

    key = "bill"


class Ivan(Investor):
    """R-INV-IVAN: more strategy cards, and two of them a round."""

    key = "ivan"

    def extra_strategies(self, game: State) -> i64:
        return game.figures.rounds - self.figure(game, "fewer_draws")

    def strategies_a_round(self, game: State) -> i64:
        return self.figure(game, "plays")


class Phil(Investor):
    """R-INV-PHIL: takes a company or a forecast before the rest is shuffled; it becomes part of his first pair."""

    key = "phil"
    window = investor.BEFORE_DEALING

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        numbers = NUMBERS[KEEP_COMPANY : KEEP_COMPANY + STOCKS]
        before: i64 = 0
        for code in in_order(game.forecasts):
            if code != before:
                numbers = append(numbers, KEEP_FORECAST + FORECASTS.index(code))
            before = code
        return numbers

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        game.pairs = game.chance.pairs_of_rounds[game.round][:]
        mine = game.figures.own_pairs(seat)[0]
        if answer.number < KEEP_FORECAST:
            _bring_to(game.pairs, 0, answer.a, mine)
        else:
            _bring_to(game.pairs, 1, FORECASTS[answer.a], mine)
        game.kept = 1 if answer.number < KEEP_FORECAST else 2
        if game.events is not None:
            game.emit(game.figures.everyone, events.CardKept(seat, game.kept == 1))


def _bring_to(pairs: vec[i64], half: i64, card: i64, place: i64) -> None:
    """Take a company (half 0) or forecast (half 1) out and put it in its place; the others keep their order."""
    others = vec[i64]([pairs[2 * pair + half] for pair in range(PAIRS)])
    others = remove(others, card)
    for pair in range(PAIRS):
        if pair == place:
            pairs[2 * pair + half] = card
        else:
            pairs[2 * pair + half] = others[pair if pair < place else pair - 1]


class Robins(Investor):
    """R-INV-ROBINS: sets out the opening cards, one of them face-down."""

    key = "robins"

    def opens_piles(self) -> bool:
        return True


class Stuart(Investor):
    """R-INV-STUART: need not lay a card open."""

    key = "stuart"

    def may_hide_both(self) -> bool:
        return True


class Warren(Investor):
    """R-INV-WARREN: peeks at what lies hidden in a pile of his choice."""

    key = "warren"
    window = investor.BEFORE_DEMAND

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        piles: i64 = 0  # a mask
        for card in game.pile_cards:
            if side_of(card) == DOWN:
                piles |= 1 << pile_of(card)
        return extend(vec[i64]([PASS_NUMBER]), vec[i64]([PILE + pile for pile in set_of(piles)]))

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number == PASS_NUMBER:
            return
        pile = answer.a
        seen: list[int | None] = []
        for at in range(len(game.pile_cards)):
            card = game.pile_cards[at]
            if pile_of(card) == pile and side_of(card) == DOWN:
                game.pile_cards[at] = card | 1 << 12 + seat
                seen.append(kind_of(card))
        if game.events is not None:
            backs: list[int | None] = [None] * len(seen)
            game.emit(1 << seat, events.PileLookedAt(seat, pile, tuple(seen)))
            game.emit(game.figures.everyone & ~(1 << seat), events.PileLookedAt(seat, pile, tuple(backs)))


def _lying_on(game: State, pile: i64) -> vec[i64]:
    """Where on the table the cards of a pile are."""
    return vec[i64]([at for at in range(len(game.pile_cards)) if pile_of(game.pile_cards[at]) == pile])


class Mark(Investor):
    """R-INV-MARK: may move one card of any kind to another pile, as it lies."""

    key = "mark"
    window = investor.BEFORE_DEMAND

    def options(self, game: State, seat: i64, stage: i64, memo: i64) -> vec[i64]:
        if stage == 1:
            return vec[i64]([PILE + pile for pile in range(game.figures.piles) if pile != memo // SLOTS])
        numbers = vec[i64]([PASS_NUMBER])
        for pile in range(game.figures.piles):
            count = len(_lying_on(game, pile))
            numbers = extend(numbers, NUMBERS[CARD + pile * SLOTS : CARD + pile * SLOTS + count])
        return numbers

    def choose(self, game: State, seat: i64, stage: i64, memo: i64, answer: Answer) -> None:
        if answer.number == PASS_NUMBER:
            return
        if stage == 0:
            push(game, self.question(seat, 1, answer.number - CARD))
            return
        start = memo // SLOTS
        end = answer.a
        game.pile_cards, card = pop(game.pile_cards, _lying_on(game, start)[memo % SLOTS])
        game.pile_cards = append(game.pile_cards, card - (start << 6) + (end << 6))
        if game.events is not None:
            game.emit(game.figures.everyone, events.CardMoved(seat, start, memo % SLOTS, end))


enlist_ours(Bill(), Ivan(), Phil(), Robins(), Stuart(), Warren(), Mark())
