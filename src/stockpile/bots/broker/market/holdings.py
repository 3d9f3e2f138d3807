"""Who holds what, as far as the observer can tell: known shares, and the hidden ones spread by the odds."""

from stockpile.rules.cards import HELD, STOCKS
from stockpile.rules.knowledge import HIDDEN
from stockpile.rules.state import BARS
from stockpile.rules.view import View


class Holdings:
    """Cards by company: the observer's own, exact, and every rival's, expected.

    >>> from stockpile.rules.game import Game
    >>> from stockpile.rules.sample import unseen
    >>> view = Game.new(seed=1).view(0)
    >>> holdings = Holdings(view, unseen(view))
    >>> sum(holdings.regular), [round(sum(rival)) for rival in holdings.rivals_regular]
    (1, [1, 1, 1])
    """

    __slots__ = ("hidden", "regular", "rivals_regular", "rivals_shares", "rivals_split", "split")

    def __init__(self, view: View, pool: list[int]) -> None:
        me = view.observer
        self.regular = view.regular[:STOCKS]
        self.split = view.split[me * STOCKS : me * STOCKS + STOCKS]
        rivals = [seat for seat in range(view.players) if seat != me]
        self.rivals_regular = [_expected(view, pool, seat) for seat in rivals]
        self.rivals_split = [view.split[seat * STOCKS : seat * STOCKS + STOCKS] for seat in rivals]
        both = list(zip(self.rivals_regular, self.rivals_split, strict=True))
        self.rivals_shares = [  # by company, then by rival, a split card counted twice
            [regular[company] + 2 * split[company] for regular, split in both] for company in range(STOCKS)
        ]
        self.hidden = [view.barred[seat * BARS + HIDDEN] for seat in rivals]  # how many cards of each are guessed at

    def shares(self, company: int) -> int:
        """The observer's own, a split card counted twice."""
        return self.regular[company] + 2 * self.split[company]


def _expected(view: View, pool: list[int], seat: int) -> list[float]:
    """A rival's regular cards by company: those known, and its hidden ones in the proportion of what is unseen.

    A hidden card that cannot be of a company (knowledge.py) does not count for it.
    """
    known = view.known[seat * HELD : seat * HELD + STOCKS]
    barred = view.barred[seat * BARS : seat * BARS + STOCKS]
    hidden = view.barred[seat * BARS + HIDDEN]
    weights = [(hidden - barred[company]) * pool[company] for company in range(STOCKS)]
    each = hidden / (sum(weights) or 1)
    return [known[company] + each * weights[company] for company in range(STOCKS)]
