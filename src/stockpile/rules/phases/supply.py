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
from stockpile.rules.state import State
from stockpile.rules.step import Step, a_of, each_in_turn, pack, seat_of, then


def draw_card(game: State) -> int:
    """The next market card; the deck cannot run out (R-SET-6)."""
    kind = game.chance.market[game.drawn]
    game.drawn += 1
    return kind


def lay_down(game: State, kind: int, side: int, pile: int, placer: int) -> None:
    """A card comes to lie on a pile; face-down, only its placer knows it."""
    everyone = game.tables.everyone
    knowers = everyone if side == UP else 1 << placer
    game.table.append(card_on(pile, kind, side, placer, knowers))
    if game.heard is not None:
        seat = placer if placer != NOBODY else None
        game.tell(knowers, events.CardPlaced(seat, pile, side, kind))
        if knowers != everyone:
            game.tell(everyone & ~knowers, events.CardPlaced(seat, pile, side, None))


class Supply(Step):
    """Opening cards, hands, commerce cards and the First Player Card, in this order."""

    name = "supply"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.SUPPLY
        game.table = []
        tables = game.tables
        frames = [pack(step.OPEN_PILES)]
        for hand in range(tables.hands):
            frames.append(pack(step.DEAL))
            for place in range(game.players):
                frames.append(pack(step.PLACE_TURN, game.turn(place)))
                if tables.commodities and hand == tables.hands - 1:
                    frames.append(pack(step.DRAW_COMMERCE, game.turn(place)))
        if tables.commodities:
            frames += each_in_turn(game, step.COMMERCE_TURN)
        if tables.first_player_card and game.round + 1 < tables.rounds:
            frames.append(pack(step.FIRST_PLAYER_TURN, game.first))
        then(game, frames)
        return False


class OpenPiles(Step):
    """R-SUP-1: every pile gets its opening card, by chance or by an investor (R-INV-ROBINS)."""

    question = "open"

    def run(self, game: State, frame: int) -> bool:
        if len(game.table) == game.tables.piles:
            game.agenda.pop()
            return False
        seat = _opener(game)
        if seat >= 0:
            if not game.hand:
                deal_hand(game, seat, game.tables.piles)
            game.agenda[-1] = pack(step.OPEN_PILES, seat)
            return True
        for pile in range(game.tables.piles):
            lay_down(game, draw_card(game), UP, pile, NOBODY)
        game.agenda.pop()
        return False

    def legal(self, game: State, frame: int) -> list[int]:
        hidden = self._hidden(game)
        sides = [DOWN] if len(game.hand) == 1 and not hidden else [UP] if hidden else [UP, DOWN]
        free = [pile for pile in range(game.tables.piles) if pile not in [pile_of(card) for card in game.table]]
        return [
            PLACE + kind * 10 + side * 5 + pile
            for kind in sorted({card & 15 for card in game.hand})
            for side in sides
            for pile in free
        ]

    def _hidden(self, game: State) -> bool:
        return any(side_of(card) == DOWN for card in game.table)

    def take(self, game: State, frame: int, answer: Answer) -> None:
        seat = seat_of(frame)
        game.hand.remove(seat << 4 | answer.args[0])
        lay_down(game, answer.args[0], answer.args[1], answer.args[2], seat)

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        reason = refuse_placing(game, seat_of(frame), answer)
        if reason:
            return reason
        if answer.args[2] in [pile_of(card) for card in game.table]:
            return "one-card-on-each-pile"
        return "one-down-the-others-up"


def _opener(game: State) -> int:
    """The seat whose investor sets out the opening cards, or -1."""
    if game.investors:
        for seat in range(game.players):
            for each in investors_of(game, seat):
                if each.opens_piles():
                    return seat
    return -1


def refuse_placing(game: State, seat: int, answer: Answer) -> str:
    """What is wrong with placing a card at all, or ""."""
    if answer.name != "place":
        return "not-an-answer-to-this"
    if answer.args[2] >= game.tables.piles:
        return "no-such-pile"
    if seat << 4 | answer.args[0] not in game.hand:
        return "not-in-your-hand"
    return ""


class Deal(Step):
    """R-SUP-2 begins: everybody's hand is filled."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        for place in range(game.players):
            deal_hand(game, game.turn(place), 2)
        return False


def deal_hand(game: State, seat: int, count: int) -> None:
    """Market cards into a seat's hand."""
    dealt: list[int | None] = []
    for _ in range(count):
        kind = draw_card(game)
        game.hand.append(seat << 4 | kind)
        if game.heard is not None:
            dealt.append(kind)
    if game.heard is not None:
        backs: list[int | None] = [None] * count
        game.tell(1 << seat, events.HandDealt(seat, tuple(dealt)))
        game.tell(game.tables.everyone & ~(1 << seat), events.HandDealt(seat, tuple(backs)))


def _holds(cards: list[int], seat: int) -> bool:
    """Whether any of the cards, each with its seat in front, is this seat's."""
    return any(card >> 4 == seat for card in cards)


class PlaceTurn(Step):
    """A seat empties its hand onto the piles, each side once (R-SUP-2). In the frame: the side already used, plus 1."""

    question = "place"

    def run(self, game: State, frame: int) -> bool:
        if _holds(game.hand, seat_of(frame)):
            return True
        game.agenda.pop()
        return False

    def legal(self, game: State, frame: int) -> list[int]:
        seat = seat_of(frame)
        used = a_of(frame)
        numbers: list[int] = []
        before = -1
        for card in game.hand:
            if card >> 4 == seat and card != before:
                before = card
                for side in (UP, DOWN):
                    if side + 1 != used or (side == DOWN and self._may_hide_both(game, seat)):
                        first = PLACE + (card & 15) * 10 + side * 5
                        numbers += NUMBERS[first : first + game.tables.piles]
        return numbers

    def _may_hide_both(self, game: State, seat: int) -> bool:
        return any(each.may_hide_both() for each in investors_of(game, seat))

    def take(self, game: State, frame: int, answer: Answer) -> None:
        seat = seat_of(frame)
        kind, side, pile = answer.args
        game.hand.remove(seat << 4 | kind)
        game.agenda[-1] = pack(step.PLACE_TURN, seat, side + 1)
        lay_down(game, kind, side, pile, seat)

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        reason = refuse_placing(game, seat_of(frame), answer)
        return reason if reason else "one-up-one-down"


class DrawCommerce(Step):
    """R-COM-1: whoever has placed the market cards draws as many commerce cards as meeples, in secret."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        seat = seat_of(frame)
        for _ in range(game.tables.meeples):
            kind = game.chance.commerce[game.commerce_drawn]
            game.commerce_drawn += 1
            game.commerce_hand.append(seat << 4 | kind)
            if game.heard is not None:
                game.tell(1 << seat, events.CommerceDrawn(seat, kind))
                game.tell(game.tables.everyone & ~(1 << seat), events.CommerceDrawn(seat, None))
        return False


class CommerceTurn(Step):
    """R-COM-1: what was drawn is laid open, never twice on a pile. In the frame: the pile already used, plus 1."""

    question = "commerce"

    def run(self, game: State, frame: int) -> bool:
        if _holds(game.commerce_hand, seat_of(frame)):
            return True
        game.agenda.pop()
        return False

    def legal(self, game: State, frame: int) -> list[int]:
        seat = seat_of(frame)
        kinds = sorted({card & 15 for card in game.commerce_hand if card >> 4 == seat})
        return [
            COMMERCE + kind * PILES + pile
            for kind in kinds
            for pile in range(game.tables.piles)
            if pile + 1 != a_of(frame)
        ]

    def take(self, game: State, frame: int, answer: Answer) -> None:
        seat = seat_of(frame)
        kind, pile = answer.args
        game.commerce_hand.remove(seat << 4 | kind)
        game.agenda[-1] = pack(step.COMMERCE_TURN, seat, pile + 1)
        lay_down(game, COMMODITY + kind, UP, pile, seat)

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        if answer.name != "commerce":
            return "not-an-answer-to-this"
        kind, pile = answer.args
        if pile >= game.tables.piles:
            return "no-such-pile"
        if seat_of(frame) << 4 | kind not in game.commerce_hand:
            return "not-in-your-hand"
        return "two-different-piles"


class FirstPlayerTurn(Step):
    """R-FPC-1: whoever has the token says in which pile it is won."""

    question = "first-player-card"

    def run(self, game: State, frame: int) -> bool:
        return True

    def legal(self, game: State, frame: int) -> list[int]:
        return NUMBERS[FIRST_PLAYER : FIRST_PLAYER + game.tables.piles]

    def take(self, game: State, frame: int, answer: Answer) -> None:
        game.agenda.pop()
        lay_down(game, FIRST_PLAYER_CARD, UP, answer.args[0], seat_of(frame))

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        return "no-such-pile" if answer.name == "first-player" else "not-an-answer-to-this"


class BeforeDemand(Step):
    """The piles are complete: abilities that look into them or change them."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        if game.investors:
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
