"""Supply with modules: commerce cards (R-COM-1), the First Player Card (R-FPC-1), the opening (R-INV-ROBINS)."""

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.valuation import Appraisal
from stockpile.bots.broker.round.placing import Layout
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import ANSWERS, SEAT, Answer
from stockpile.rules.cards import COMMODITY, DOWN, FIRST_PLAYER_CARD, UP
from stockpile.rules.view import View


def choose_commerce(view: View, style: Style) -> Answer:
    """Commodities where we mean to buy, taxes where the others will."""
    return _best_place(view, style, [(COMMODITY + answer.args[0], answer.args[1]) for answer in view.answers])


def choose_first_player_pile(view: View, style: Style) -> Answer:
    """Where it helps us most, if only by a little."""
    return _best_place(view, style, [(FIRST_PLAYER_CARD, answer.args[0]) for answer in view.answers])


def _best_place(view: View, style: Style, places: list[tuple[int, int]]) -> Answer:
    """The answer that puts a kind of card, face-up, on the pile where it serves us best."""
    layout = Layout(Position(view, style))
    scores: list[float] = []
    for kind, pile in places:
        effect = layout.effect(kind, UP)
        layout.add(pile, effect)
        scores.append(layout.score())
        layout.take(pile, effect)
    return view.answers[scores.index(max(scores))]


def choose_opening(view: View, style: Style) -> Answer:
    """The card that is worth most to us lies face-down: nobody else will know where it is."""
    appraisal = Appraisal(Position(view, style))
    hidden = [answer for answer in view.answers if answer.args[1] == DOWN]
    return max(hidden or view.answers, key=lambda answer: appraisal.ours[answer.args[0]])


def choose_next_first(view: View, style: Style) -> Answer:
    """Our neighbour to the left, so that we are last: who places and bids after the others knows more."""
    return ANSWERS[SEAT + (view.observer + 1) % view.players]
