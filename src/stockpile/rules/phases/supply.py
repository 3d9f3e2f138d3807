"""Supply phase: piles are built (R-SUP-1 to R-SUP-3)."""

from stockpile.rules import events, step
from stockpile.rules.answers import NUMBERS, PLACE, Answer
from stockpile.rules.cards import DOWN, NOBODY, UP, card_on
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
    """One card face-up on each pile, then hands are dealt and placed."""

    name = "supply"

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        game.phase = step.SUPPLY
        game.table = []
        for pile in range(game.tables.piles):
            lay_down(game, draw_card(game), UP, pile, NOBODY)
        for _ in range(game.tables.hands):
            then(game, [pack(step.DEAL), *each_in_turn(game, step.PLACE_TURN)])
        return False


class Deal(Step):
    """Two market cards to each seat, seen by that seat alone."""

    def run(self, game: State, frame: int) -> bool:
        game.agenda.pop()
        for place in range(game.players):
            seat = game.turn(place)
            first = draw_card(game)
            second = draw_card(game)
            game.hand.append(seat << 4 | first)
            game.hand.append(seat << 4 | second)
            if game.heard is not None:
                game.tell(1 << seat, events.HandDealt(seat, (first, second)))
                others = game.tables.everyone & ~(1 << seat)
                game.tell(others, events.HandDealt(seat, (None, None)))
        return False


class PlaceTurn(Step):
    """One card face-up and one face-down, on any piles. In the frame: the side already used, plus 1."""

    question = "place"

    def run(self, game: State, frame: int) -> bool:
        seat = seat_of(frame)
        for card in game.hand:
            if card >> 4 == seat:
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
                    if side + 1 != used:
                        first = PLACE + (card & 15) * 10 + side * 5
                        numbers += NUMBERS[first : first + game.tables.piles]
        return numbers

    def take(self, game: State, frame: int, answer: Answer) -> None:
        seat = seat_of(frame)
        kind, side, pile = answer.args
        game.hand.remove(seat << 4 | kind)
        game.agenda[-1] = pack(step.PLACE_TURN, seat, side + 1)
        lay_down(game, kind, side, pile, seat)

    def why_not(self, game: State, frame: int, answer: Answer) -> str:
        if answer.name != "place":
            return "not-an-answer-to-this"
        kind, _, pile = answer.args
        if pile >= game.tables.piles:
            return "no-such-pile"
        if seat_of(frame) << 4 | kind not in game.hand:
            return "not-in-your-hand"
        return "one-up-one-down"


step.register(step.SUPPLY, Supply())
step.register(step.DEAL, Deal())
step.register(step.PLACE_TURN, PlaceTurn())
