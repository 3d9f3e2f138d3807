"""The answers worth trying. The first is the sound player's own.

Most questions are searched. Those that are not have a reason, in a table below.
"""

from typing import Final

from stockpile.bots.broker.bidding import Bids
from stockpile.bots.broker.placing import Placing
from stockpile.bots.broker.position import Position
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import BID, PLACE
from stockpile.rules.cards import DOWN, SPACES, UP
from stockpile.rules.game import View
from stockpile.rules.step import BID_TURN, PLACE_TURN, step_of
from stockpile.rules.vecs import i64, remove

BOTH: Final[i64] = 1 << 20  # above every number of an answer
MOST: Final[i64] = 20  # placings and bids beside the default

# Questions that the sound player answers alone, and why.
UNSEARCHED: Final[dict[str, str]] = {
    "choose-investor": "an ability lasts the whole game, and playouts end with the round: experience says more",
    "bid-investor": "likewise",
    "discard": "strategy cards are for rounds to come: what each promises was measured over whole games",
    "hand-over": "who goes first matters in the round after this one",
    "dividend": "every share shown is paid, and what the others learn by it is worth less",
}


def is_searched(question: str) -> bool:
    return question not in UNSEARCHED


class Candidate:
    """One answer, or with two cards in hand two, and how good it looks before any search."""

    def __init__(self, first: i64, second: i64, promise: float) -> None:
        self.first: Final[i64] = first
        self.second: Final[i64] = second
        self.promise: Final[float] = promise


def candidates(view: View, style: Style, default: i64, most: i64 = MOST) -> list[Candidate]:
    """Those worth trying, the default first. Where a promise tells them apart, no more than so many others."""
    asking = step_of(view.agenda[-1])
    if asking == PLACE_TURN and len(view.hand) == 2:
        found = _placings(view, style)
        found.sort(key=_promise, reverse=True)
        return found[: most + 1]  # the best of them is what the sound player does
    if asking == BID_TURN:
        found = _bids(view, style)
        found.sort(key=_promise, reverse=True)
        rest = [each for each in found if each.first != default][:most]
    else:
        rest = [Candidate(number, -1, 0.0) for number in view.legal_numbers if number != default]
    return [Candidate(default, -1, 0.0), *rest]


def _promise(candidate: Candidate) -> float:
    return candidate.promise


def _placings(view: View, style: Style) -> list[Candidate]:
    """Every way to place two cards, by what the sound player thinks of it."""
    placing = Placing(Position(view, style))
    layout = placing.layout
    found: list[Candidate] = []
    tried: set[int] = set()  # who may hide both comes to the same by two ways (R-INV-STUART)
    for number in placing.first_cards():
        kind, side, pile = (number - PLACE) // 10, (number - PLACE) // 5 % 2, (number - PLACE) % 5
        other = remove(view.hand[:], kind)[0]
        layout.add(pile, kind, side)
        for second_side in range(UP, DOWN + 1):
            if second_side == UP and side == UP:
                continue
            if second_side == DOWN and side == DOWN and not placing.hides_both:
                continue
            for second in range(layout.piles):
                then = PLACE + other * 10 + second_side * 5 + second
                both = min(number, then) * BOTH + max(number, then)
                if both in tried:
                    continue
                tried.add(both)
                layout.add(second, other, second_side)
                found.append(Candidate(number, then, layout.score()))
                layout.take(second, other, second_side)
        layout.take(pile, kind, side)
    return found


def _bids(view: View, style: Style) -> list[Candidate]:
    """Every bid, by what it promises; what is no bid (Martha's look) comes first."""
    bids = Bids(Position(view, style))
    found: list[Candidate] = []
    for number in view.legal_numbers:
        promise = 1e9
        if BID <= number < BID + bids.position.figures.piles * SPACES:
            promise = bids.promise((number - BID) // SPACES, (number - BID) % SPACES)
        found.append(Candidate(number, -1, promise))
    return found
