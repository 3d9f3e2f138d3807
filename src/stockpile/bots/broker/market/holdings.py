"""Who holds what, as far as the observer can tell: known shares, and the hidden ones spread by the odds."""

from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.knowledge import HIDDEN
from stockpile.rules.numbers import zeros
from stockpile.rules.state import BARS
from stockpile.rules.vecs import append, i64, vec
from stockpile.rules.view import View


class Holdings:
    """Cards by company: the observer's own, exact, and every rival's, expected (rival * STOCKS + company).

    >>> from stockpile.rules.game import Game
    >>> from stockpile.rules.sample import unseen_kinds
    >>> view = Game.new(seed=1).view(0)
    >>> holdings = Holdings(view, unseen_kinds(view))
    >>> sum(holdings.regular), [round(sum(list(holdings.rivals_regular)[at : at + 6])) for at in (0, 6, 12)]
    (1, [1, 1, 1])
    """

    def __init__(self, view: View, pool: vec[i64]) -> None:
        me = view.observer
        self.rivals: vec[i64] = vec[i64]()  # their seats
        for seat in range(view.players):
            if seat != me:
                self.rivals = append(self.rivals, seat)
        self.regular: vec[i64] = view.regular[:STOCKS]
        self.split: vec[i64] = view.split[me * STOCKS : me * STOCKS + STOCKS]
        self.hidden: vec[i64] = zeros(len(self.rivals))  # how many cards of each are guessed at
        self.rivals_regular: vec[float] = vec[float]([0.0] * (len(self.rivals) * STOCKS))
        self.rivals_split: vec[float] = vec[float]([0.0] * (len(self.rivals) * STOCKS))
        for rival in range(len(self.rivals)):
            self._expect(view, pool, rival)

    def _expect(self, view: View, pool: vec[i64], rival: i64) -> None:
        """A rival's cards: those known, and its hidden ones in the proportion of what is unseen.

        A hidden card that cannot be of a company (knowledge.py) does not count for it.
        """
        seat = self.rivals[rival]
        hidden = view.barred[seat * BARS + HIDDEN]
        self.hidden[rival] = hidden
        weights: i64 = 0
        for company in range(STOCKS):
            weights += (hidden - view.barred[seat * BARS + company]) * pool[company]
        each = float(hidden) / float(weights) if weights > 0 else 0.0
        for company in range(STOCKS):
            weight = (hidden - view.barred[seat * BARS + company]) * pool[company]
            at = rival * STOCKS + company
            self.rivals_regular[at] = float(view.known[seat * HELD + company]) + each * float(weight)
            self.rivals_split[at] = float(view.split[seat * STOCKS + company])

    def shares(self, company: i64) -> i64:
        """The observer's own, a split card counted twice."""
        return self.regular[company] + 2 * self.split[company]

    def rivals_shares(self, rival: i64, company: i64) -> float:
        """A rival's, expected, a split card counted twice."""
        at = rival * STOCKS + company
        return self.rivals_regular[at] + 2.0 * self.rivals_split[at]
