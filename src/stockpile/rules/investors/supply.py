"""Investors of the Information and Supply phases, and of the moment before Demand."""

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
from stockpile.rules.cards import DOWN, STOCKS, kind_of, pile_of, side_of
from stockpile.rules.investor import Investor, ask
from stockpile.rules.state import State


class Phil(Investor):
    """R-INV-PHIL: takes a company or a forecast before the rest is shuffled; it becomes part of his first pair."""

    key = "phil"
    window = investor.BEFORE_DEALING

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        numbers = NUMBERS[KEEP_COMPANY : KEEP_COMPANY + STOCKS]
        return numbers + [KEEP_FORECAST + FORECASTS.index(code) for code in sorted(set(game.forecasts))]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        row = list(game.chance.pairs[game.round])
        companies = row[0::2]
        forecasts = row[1::2]
        mine = game.tables.pairs_of(seat)[0]
        if answer.number < KEEP_FORECAST:
            _bring_to(companies, answer.args[0], mine)
        else:
            _bring_to(forecasts, FORECASTS[answer.args[0]], mine)
        game.pairs = []
        for pair in range(len(companies)):
            game.pairs += [companies[pair], forecasts[pair]]
        game.kept = 1 if answer.number < KEEP_FORECAST else 2
        if game.heard is not None:
            game.tell(game.tables.everyone, events.CardKept(seat, game.kept == 1))


def _bring_to(cards: list[int], card: int, place: int) -> None:
    """Take a card out of a shuffled row and put it in its place; the others keep their order."""
    cards.remove(card)
    cards.insert(place, card)


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

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        piles = {pile_of(card) for card in game.table if side_of(card) == DOWN}
        return [PASS_NUMBER] + [PILE + pile for pile in sorted(piles)]

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if answer.number == PASS_NUMBER:
            return
        pile = answer.args[0]
        seen: list[int | None] = []
        for at, card in enumerate(game.table):
            if pile_of(card) == pile and side_of(card) == DOWN:
                game.table[at] = card | 1 << 12 + seat
                seen.append(kind_of(card))
        if game.heard is not None:
            backs: list[int | None] = [None] * len(seen)
            game.tell(1 << seat, events.PileLookedAt(seat, pile, tuple(seen)))
            game.tell(game.tables.everyone & ~(1 << seat), events.PileLookedAt(seat, pile, tuple(backs)))


class Mark(Investor):
    """R-INV-MARK: may move one card of any kind to another pile, as it lies."""

    key = "mark"
    window = investor.BEFORE_DEMAND

    def options(self, game: State, seat: int, stage: int, memo: int) -> list[int]:
        if stage == 1:
            return [PILE + pile for pile in range(game.tables.piles) if pile != memo // SLOTS]
        numbers = [PASS_NUMBER]
        for pile in range(game.tables.piles):
            count = len([card for card in game.table if pile_of(card) == pile])
            numbers += NUMBERS[CARD + pile * SLOTS : CARD + pile * SLOTS + count]
        return numbers

    def choose(self, game: State, seat: int, stage: int, memo: int, answer: Answer) -> None:
        if answer.number == PASS_NUMBER:
            return
        if stage == 0:
            game.agenda.append(ask(self, seat, 1, answer.number - CARD))
            return
        start = memo // SLOTS
        end = answer.args[0]
        at = [at for at, card in enumerate(game.table) if pile_of(card) == start][memo % SLOTS]
        game.table.append(game.table.pop(at) - (start << 6) + (end << 6))
        if game.heard is not None:
            game.tell(game.tables.everyone, events.CardMoved(seat, start, memo % SLOTS, end))
