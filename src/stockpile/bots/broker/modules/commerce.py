"""Supply with modules: commerce cards (R-COM-1), the First Player Card (R-FPC-1), the opening (R-INV-ROBINS)."""

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.valuation import Appraisal
from stockpile.bots.broker.round.bidding import LEAST
from stockpile.bots.broker.round.placing import layout_of
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import COMMERCE, FIRST_PLAYER, PLACE, SEAT
from stockpile.rules.cards import COMMODITY, DOWN, FIRST_PLAYER_CARD, PILES, UP
from stockpile.rules.vecs import i64
from stockpile.rules.view import View


def choose_commerce(view: View, style: Style) -> i64:
    """Commodities where we mean to buy, taxes where the others will."""
    return _best_place(view, style, COMMERCE, COMMODITY)


def choose_first_player_pile(view: View, style: Style) -> i64:
    """Where it helps us most, if only by a little."""
    return _best_place(view, style, FIRST_PLAYER, FIRST_PLAYER_CARD)


def _best_place(view: View, style: Style, family: i64, kind: i64) -> i64:
    """The answer, of a family that begins with a kind of card, that puts one face-up where it serves us best."""
    layout = layout_of(Position(view, style))
    best = LEAST
    choice: i64 = 0
    for number in view.legal_numbers:
        card, pile = kind + (number - family) // PILES, (number - family) % PILES
        layout.add(pile, card, UP)
        score = layout.score()
        layout.take(pile, card, UP)
        if score > best:
            best, choice = score, number
    return choice


def choose_opening(view: View, style: Style) -> i64:
    """The card that is worth most to us lies face-down: nobody else will know where it is."""
    worth = Appraisal(Position(view, style)).ours
    best = LEAST
    choice: i64 = 0
    hidden = False
    for number in view.legal_numbers:
        kind, down = (number - PLACE) // (2 * PILES), (number - PLACE) // PILES % 2 == DOWN
        if (down and not hidden) or (down == hidden and worth[kind] > best):
            best, choice, hidden = worth[kind], number, down
    return choice


def choose_next_first(view: View, style: Style) -> i64:
    """Our neighbour to the left, so that we are last: who places and bids after the others knows more."""
    return SEAT + (view.observer + 1) % view.players
