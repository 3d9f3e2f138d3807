"""Who holds what, as far as the observer can tell: known shares, and the hidden ones spread by the odds."""

from math import erf, sqrt

from stockpile.rules.cards import FEE, FEES, HELD, KINDS, STOCKS, UNKNOWN
from stockpile.rules.knowledge import ANY
from stockpile.rules.state import CAP
from stockpile.rules.view import View


def unseen(view: View) -> list[int]:
    """How many market cards of each kind the observer cannot place anywhere."""
    pool = [view.tables.deck[kind] - view.discard[kind] for kind in range(KINDS)]
    for kind, count in enumerate(view.regular):
        pool[kind] -= count
    for at, count in enumerate(view.known):
        pool[at % HELD] -= count
    for at, count in enumerate(view.split):
        pool[at % STOCKS] -= count
    for at, count in enumerate(view.fees):
        pool[FEE + at % FEES] -= count
    for card in view.table:
        if card & UNKNOWN != UNKNOWN:
            pool[card & UNKNOWN] -= 1
    for kind in view.hand:
        pool[kind] -= 1
    return pool


class Holdings:
    """Shares by company: the observer's own, exact, and every rival's, expected.

    >>> from stockpile.rules.game import Game
    >>> game = Game.new(seed=1)
    >>> mine = Holdings(game.view(0), unseen(game.view(0)))
    >>> sum(mine.regular), [round(sum(rival), 2) for rival in mine.rivals]
    (1, [1.0, 1.0, 1.0])
    """

    __slots__ = ("hidden", "regular", "rivals", "split", "split_rivals")

    def __init__(self, view: View, pool: list[int]) -> None:
        me = view.observer
        self.regular = view.regular[:STOCKS]
        self.split = view.split[me * STOCKS : me * STOCKS + STOCKS]
        self.rivals: list[list[float]] = []  # regular cards of each
        self.split_rivals: list[list[int]] = []
        self.hidden: list[int] = []  # how many of a rival's cards are hidden
        for seat in range(view.players):
            if seat != me:
                self.rivals.append(_expected(view, pool, seat))
                self.split_rivals.append(view.split[seat * STOCKS : seat * STOCKS + STOCKS])
                self.hidden.append(view.cap[seat * CAP + ANY])

    def shares(self, company: int) -> int:
        """The observer's own, a split card counted twice."""
        return self.regular[company] + 2 * self.split[company]


def _expected(view: View, pool: list[int], seat: int) -> list[float]:
    """A rival's regular cards by company: those known, and its hidden ones in the proportion of what is unseen."""
    known = view.known[seat * HELD : seat * HELD + STOCKS]
    if not view.cap[seat * CAP + ANY]:
        return [float(count) for count in known]
    room = view.cap[seat * CAP : seat * CAP + STOCKS]
    weights = [room[company] * pool[company] for company in range(STOCKS)]
    total = sum(weights) or 1
    hidden = view.cap[seat * CAP + ANY]
    return [known[company] + hidden * weights[company] / total for company in range(STOCKS)]


def likely_ahead(lead: float, spread: float) -> float:
    """How likely a lead of so many shares lasts, when it may change by about `spread`.

    >>> round(likely_ahead(0, 1.5), 2), round(likely_ahead(2, 1.5), 2)
    (0.5, 0.91)
    """
    return 0.5 * (1 + erf(lead / (spread * sqrt(2))))
