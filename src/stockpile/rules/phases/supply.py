"""Supply phase: piles are built (R-SUP-1 to R-SUP-3, R-COM-1, R-FPC-1)."""

from stockpile.rules import events, investor, step
from stockpile.rules.answers import COMMERCE, FIRST_PLAYER, NUMBERS, PLACE, Answer
from stockpile.rules.cards import (
    COMMODITY,
    DOWN,
    FIRST_PLAYER_CARD,
    NOBODY,
    PILES,
    UP,
    card_on,
    pile_of,
    side_of,
)
from stockpile.rules.investor import investors_of, windows
from stockpile.rules.numbers import cards_of_seat, fill, set_of, zeros
from stockpile.rules.state import State
from stockpile.rules.step import Step, a_of, done, each_in_turn, pack, replace, seat_of, then
from stockpile.rules.vecs import append, extend, i64, remove, vec


def draw_card(game: State) -> i64:
    """The next market card; the deck cannot run out (R-SET-6)."""
    kind = game.chance.market_deck[game.drawn]
    game.drawn += 1
    return kind


def lay_down(game: State, kind: i64, side: i64, pile: i64, placer: i64) -> None:
    """Put a card on a pile; face-down, only its placer knows it."""
    everyone = game.figures.everyone
    knowers = everyone if side == UP else 1 << placer
    game.pile_cards = append(game.pile_cards, card_on(pile, kind, side, placer, knowers))
    if game.events is not None:
        seat = placer if placer != NOBODY else None
        game.emit(knowers, events.CardPlaced(seat, pile, side, kind))
        if knowers != everyone:
            game.emit(everyone & ~knowers, events.CardPlaced(seat, pile, side, None))


class Supply(Step):
    """Opening cards, hands, commerce cards and the First Player Card, in this order."""

    name = "supply"

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        game.phase = step.SUPPLY
        game.pile_cards = vec[i64]()
        figures = game.figures
        frames = vec[i64]([pack(step.OPEN_PILES)])
        for hand in range(figures.hands):
            frames = append(frames, pack(step.DEAL))
            for place in range(game.players):
                frames = append(frames, pack(step.PLACE_TURN, game.turn(place)))
                if figures.commodities and hand == figures.hands - 1:
                    frames = append(frames, pack(step.DRAW_COMMERCE, game.turn(place)))
        if figures.commodities:
            frames = extend(frames, each_in_turn(game, step.COMMERCE_TURN))
        if figures.first_player_card and game.round + 1 < figures.rounds:
            frames = append(frames, pack(step.FIRST_PLAYER_TURN, game.first))
        then(game, frames)
        return False


class OpenPiles(Step):
    """R-SUP-1: every pile gets its opening card, by chance or by an investor (R-INV-ROBINS)."""

    question = "open"
    together = True

    def run(self, game: State, frame: i64) -> bool:
        if len(game.pile_cards) == game.figures.piles:
            done(game)
            return False
        seat = _opener(game)
        if seat >= 0:
            if len(game.hand) == 0:
                deal_hand(game, seat, game.figures.piles)
            replace(game, pack(step.OPEN_PILES, seat))
            return True
        for pile in range(game.figures.piles):
            lay_down(game, draw_card(game), UP, pile, NOBODY)
        done(game)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        filled: i64 = 0  # a mask of piles
        for card in game.pile_cards:
            filled |= 1 << pile_of(card)
        numbers = vec[i64]()
        for kind in kinds_of_seat(game.hand, seat_of(frame)):
            for side in range(UP, DOWN + 1):
                if not self._may_lie(game, side):
                    continue
                for pile in range(game.figures.piles):
                    if not filled >> pile & 1:
                        numbers = append(numbers, PLACE + kind * 10 + side * 5 + pile)
        return numbers

    def _may_lie(self, game: State, side: i64) -> bool:
        """One of the opening cards lies face-down: the last, if none before."""
        hidden = any(side_of(card) == DOWN for card in game.pile_cards)
        return not hidden if side == DOWN else hidden or len(game.hand) > 1

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        game.hand = remove(game.hand, seat << 4 | answer.a)
        lay_down(game, answer.a, answer.b, answer.c, seat)

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        reason = refuse_placing(game, seat_of(frame), answer)
        if reason:
            return reason
        if any(pile_of(card) == answer.c for card in game.pile_cards):
            return "one-card-on-each-pile"
        return "one-down-the-others-up"


def kinds_of_seat(cards: vec[i64], seat: i64) -> vec[i64]:
    """The kinds among a seat's cards in hand, in order and each once."""
    kinds: i64 = 0  # a mask
    for card in cards:
        if card >> 4 == seat:
            kinds |= 1 << (card & 15)
    return set_of(kinds)


def _opener(game: State) -> i64:
    """The seat whose investor sets out the opening cards, or -1."""
    if game.figures.investors:
        for seat in range(game.players):
            for each in investors_of(game, seat):
                if each.opens_piles():
                    return seat
    return -1


def refuse_placing(game: State, seat: i64, answer: Answer) -> str:
    """What is wrong with placing a card at all, or ""."""
    if answer.name != "place":
        return "not-an-answer-to-this"
    if answer.c >= game.figures.piles:
        return "no-such-pile"
    if seat << 4 | answer.a not in game.hand:
        return "not-in-your-hand"
    return ""


class Deal(Step):
    """R-SUP-2 starts: everybody's hand is filled."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        for place in range(game.players):
            deal_hand(game, game.turn(place), 2)
        return False


def deal_hand(game: State, seat: i64, count: i64) -> None:
    """Market cards into a seat's hand."""
    dealt: list[int | None] = []
    for _card in range(count):
        kind = draw_card(game)
        game.hand = append(game.hand, seat << 4 | kind)
        if game.events is not None:
            dealt.append(kind)
    if game.events is not None:
        backs: list[int | None] = [None] * count
        game.emit(1 << seat, events.HandDealt(seat, tuple(dealt)))
        game.emit(game.figures.everyone & ~(1 << seat), events.HandDealt(seat, tuple(backs)))


class PlaceTurn(Step):
    """A seat empties its hand onto the piles, each side once (R-SUP-2). In the frame: the side already used, plus 1."""

    question = "place"
    together = True

    def run(self, game: State, frame: i64) -> bool:
        if cards_of_seat(game.hand, 4, seat_of(frame)) > 0:
            return True
        done(game)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        used = a_of(frame)
        piles = game.figures.piles
        numbers = zeros(4 * piles)
        end: i64 = 0
        before: i64 = -1
        for card in game.hand:
            if card >> 4 == seat and card != before:
                before = card
                for side in range(UP, DOWN + 1):
                    if side + 1 != used or (side == DOWN and self._may_hide_both(game, seat)):
                        first = PLACE + (card & 15) * 10 + side * 5
                        end = fill(numbers, end, first, first + piles)
        return numbers[:end]

    def _may_hide_both(self, game: State, seat: i64) -> bool:
        return any(each.may_hide_both() for each in investors_of(game, seat))

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        kind, side, pile = answer.a, answer.b, answer.c
        game.hand = remove(game.hand, seat << 4 | kind)
        replace(game, pack(step.PLACE_TURN, seat, side + 1))
        lay_down(game, kind, side, pile, seat)

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        reason = refuse_placing(game, seat_of(frame), answer)
        return reason if reason else "one-up-one-down"


class DrawCommerce(Step):
    """R-COM-1: a seat that has placed its market cards draws as many commerce cards as meeples, in secret."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        seat = seat_of(frame)
        for _card in range(game.figures.meeples):
            kind = game.chance.commerce_deck[game.commerce_drawn]
            game.commerce_drawn += 1
            game.commerce_hand = append(game.commerce_hand, seat << 4 | kind)
            if game.events is not None:
                game.emit(1 << seat, events.CommerceDrawn(seat, kind))
                game.emit(game.figures.everyone & ~(1 << seat), events.CommerceDrawn(seat, None))
        return False


class CommerceTurn(Step):
    """R-COM-1: what was drawn is laid open, never twice on a pile. In the frame: the pile already used, plus 1."""

    question = "commerce"
    together = True

    def run(self, game: State, frame: i64) -> bool:
        if cards_of_seat(game.commerce_hand, 4, seat_of(frame)) > 0:
            return True
        done(game)
        return False

    def legal(self, game: State, frame: i64) -> vec[i64]:
        seat = seat_of(frame)
        numbers = vec[i64]()
        for kind in kinds_of_seat(game.commerce_hand, seat):
            for pile in range(game.figures.piles):
                if pile + 1 != a_of(frame):
                    numbers = append(numbers, COMMERCE + kind * PILES + pile)
        return numbers

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        seat = seat_of(frame)
        kind, pile = answer.a, answer.b
        game.commerce_hand = remove(game.commerce_hand, seat << 4 | kind)
        replace(game, pack(step.COMMERCE_TURN, seat, pile + 1))
        lay_down(game, COMMODITY + kind, UP, pile, seat)

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        if answer.name != "commerce":
            return "not-an-answer-to-this"
        kind, pile = answer.a, answer.b
        if pile >= game.figures.piles:
            return "no-such-pile"
        if seat_of(frame) << 4 | kind not in game.commerce_hand:
            return "not-in-your-hand"
        return "two-different-piles"


class FirstPlayerTurn(Step):
    """R-FPC-1: the seat with the token says in which pile it is won."""

    question = "first-player-card"
    public = True

    def run(self, game: State, frame: i64) -> bool:
        return True

    def legal(self, game: State, frame: i64) -> vec[i64]:
        return NUMBERS[FIRST_PLAYER : FIRST_PLAYER + game.figures.piles]

    def take(self, game: State, frame: i64, answer: Answer) -> None:
        done(game)
        lay_down(game, FIRST_PLAYER_CARD, UP, answer.a, seat_of(frame))

    def why_not(self, game: State, frame: i64, answer: Answer) -> str:
        return "no-such-pile" if answer.name == "first-player" else "not-an-answer-to-this"


class BeforeDemand(Step):
    """The piles are complete: abilities that look into them or change them."""

    def run(self, game: State, frame: i64) -> bool:
        done(game)
        if game.figures.investors:
            then(game, windows(game, investor.BEFORE_DEMAND))
        return False


step.register(step.OPEN_PILES, OpenPiles())
step.register(step.DRAW_COMMERCE, DrawCommerce())
step.register(step.COMMERCE_TURN, CommerceTurn())
step.register(step.FIRST_PLAYER_TURN, FirstPlayerTurn())
step.register(step.BEFORE_DEMAND, BeforeDemand())
step.register(step.SUPPLY, Supply())
step.register(step.DEAL, Deal())
step.register(step.PLACE_TURN, PlaceTurn())
