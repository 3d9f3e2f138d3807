"""Which pile to bid for, and how much (R-DEM-1 to R-DEM-9).

A bid is good if it leaves much and is likely to stand. A cheap one that is outbid costs nothing but the turn, a jump
to where the others give up ends the matter; how far that is follows from what the piles seem to be worth to them and
from their money, which is public.
"""

from stockpile.bots.broker.market.position import Position
from stockpile.bots.broker.market.valuation import Appraisal, pile_worths, seeming_worths
from stockpile.bots.broker.style import Style
from stockpile.rules.answers import BID, PASS, Answer, bid
from stockpile.rules.cards import SPACES
from stockpile.rules.view import View


def choose_bid(view: View, style: Style) -> Answer:
    """The bid that promises most."""
    position = Position(view, style)
    appraisal = Appraisal(position)
    worth = pile_worths(position, appraisal)
    costs = position.costs
    rivals = Rivals(position, appraisal)
    open_spaces = spaces_by_pile(position.legal)
    cheapest = {pile: worth[pile] - costs[spaces[0]] for pile, spaces in open_spaces.items()}
    best, choice = float("-inf"), PASS
    for pile, spaces in open_spaces.items():
        elsewhere = max([left for other, left in cheapest.items() if other != pile], default=0.0)
        promise, space = rivals.best_bid(pile, spaces, worth[pile], elsewhere - style.decay)
        if promise > best:
            best, choice = promise, bid(pile, space)
    return choice


def spaces_by_pile(legal: list[int]) -> dict[int, list[int]]:
    """The spaces we may bid on, cheapest first."""
    found: dict[int, list[int]] = {}
    for number in legal:
        pile, space = divmod(number - BID, SPACES)
        found.setdefault(pile, []).append(space)
    return found


class Rivals:
    """What the others can and want to bid."""

    __slots__ = ("_active", "_costs", "_doubt", "_elsewhere", "_gap", "_lag", "_money", "_own", "_seeming")

    def __init__(self, position: Position, appraisal: Appraisal) -> None:
        self._own = position.costs
        self._costs = [position.in_play.costs[seat] for seat in position.rivals]
        self._gap = position.in_play.gaps[position.view.observer]
        self._doubt = position.style.doubt
        self._lag = position.style.lag
        self._seeming = seeming_worths(position, appraisal)
        self._elsewhere = _best_elsewhere(self._seeming, position)
        self._money: list[int] = []
        self._active: list[float] = []
        self._look_at_purses(position)

    def _look_at_purses(self, position: Position) -> None:
        """What each rival can still bid, and whether a meeple is in hand for it (R-DEM-2, R-DEM-9)."""
        view, tables = position.view, position.tables
        for seat, costs in zip(position.rivals, self._costs, strict=True):
            spaces = [view.meeple_space[pile] for pile in range(tables.piles) if view.meeple_seat[pile] == seat]
            bound = sum([max(0, costs[space]) for space in spaces]) if tables.meeples > 1 else 0
            self._money.append(view.money[seat] - bound)
            self._active.append(1.0 if len(spaces) < tables.meeples else position.style.unrest)

    def best_bid(self, pile: int, spaces: list[int], worth: float, elsewhere: float) -> tuple[float, int]:
        """What a pile promises and on which space, if one can turn elsewhere when outbid.

        Worked out from the dearest bid down: after a bid that does not stand comes one at least two spaces higher.
        """
        later = [elsewhere] * (SPACES + 2)
        best, choice = float("-inf"), 0
        for space in reversed(spaces):
            stands = self.odds_to_stand(pile, space)
            promise = stands * (worth - self._own[space]) + (1 - stands) * (later[space + 2] - self._lag)
            later[space] = max(promise, later[space + 1])
            if promise >= best:
                best, choice = promise, space
        return best, choice

    def odds_to_stand(self, pile: int, space: int) -> float:
        """How likely nobody will go higher than a bid of ours."""
        if space + self._gap >= SPACES:
            return 1.0  # R-DEM-4, R-INV-CARLOS
        odds = 1.0
        for costs, money, active in zip(self._costs, self._money, self._active, strict=True):
            cost = costs[space + self._gap]
            keen = 0.5 + (self._seeming[pile] - cost - self._elsewhere[pile]) / (2 * self._doubt)
            if money >= cost and keen > 0:
                odds *= 1 - min(keen, 1.0) * active
        return odds


def _best_elsewhere(seeming: list[float], position: Position) -> list[float]:
    """By pile: what the best of the other piles would leave whoever outbids there."""
    view, track = position.view, position.tables.bidding
    left: list[float] = []
    for pile, holder in enumerate(view.meeple_seat):
        space = min(view.meeple_space[pile] + 1, SPACES - 1) if holder >= 0 else 0
        left.append(seeming[pile] - track[space])
    return [max(left[:pile] + left[pile + 1 :]) for pile in range(len(left))]
